/* rules.c - what follows from several settings together: the deck, whether they can be played. */
#include "rules/rules.h"

#include <stdio.h>
#include <string.h>

#include "base/rule_sentences.h"
#include "rules/questions.h"

static int taken_out(const Rules *rules, Card card) {
  int n = 0;
  for (int i = 0; i < rules->deck.without_n; i++) n += rules->deck.without[i] == card;
  return n;
}

int rules_copies(const Rules *rules, Card card) {
  int copies = rules->deck.packs;
  if (card == LJ)
    copies = rules->deck.LJ;
  else if (card == HJ)
    copies = rules->deck.HJ;
  else if (card_rank(card) < rules->deck.lowest)
    copies = 0;
  copies -= taken_out(rules, card) + rules->deck.out[card];
  return copies > 0 ? copies : 0;
}

int rules_deck_copies(const Rules *rules, uint8_t copies[KIND_NB]) {
  int n = 0;
  memset(copies, rules->deck.packs, LJ);
  copies[LJ] = rules->deck.LJ, copies[HJ] = rules->deck.HJ;
  for (Suit suit = 0; suit < SUIT_NB; suit++)
    memset(copies + card_make(suit, 0), 0, rules->deck.lowest);
  for (int i = 0; i < rules->deck.without_n; i++) {
    uint8_t *left = &copies[rules->deck.without[i]];
    if (*left > 0) --*left;
  }
  for (Card card = 0; card < KIND_NB; card++) {
    uint8_t out = rules->deck.out[card];
    copies[card] = copies[card] > out ? copies[card] - out : 0;
    n += copies[card];
  }
  return n;
}

int rules_planes(const Rules *rules) {
  int most = rules->deck.packs;
  if (rules->deck.LJ > most) most = rules->deck.LJ;
  if (rules->deck.HJ > most) most = rules->deck.HJ;
  return most > PACK_MAX ? PACK_MAX : most;
}

int rules_deck(const Rules *rules, Card out[CARD_MAX]) {
  uint8_t copies[KIND_NB];
  int n = 0;
  rules_deck_copies(rules, copies);
  for (Card card = 0; card < KIND_NB; card++)
    for (int copy = copies[card]; copy > 0; copy--) out[n++] = card;
  return n;
}

/* The lengths of a form that has sets of that size. */
static uint64_t lengths_of(const Form *form, int size) {
  enum { LENGTHS = 64 };
  if (!range_has(form->size, size) || form->length.min >= LENGTHS) return 0;
  int most = form->length.max < LENGTHS ? form->length.max : LENGTHS - 1;
  return ((uint64_t)2 << most) - ((uint64_t)1 << form->length.min);
}

uint64_t rules_form_lengths(const Rules *rules, int size) {
  uint64_t lengths = 0;
  for (int i = 0; i < rules->lead.forms_n; i++)
    if (!rules->lead.forms[i].odd) lengths |= lengths_of(&rules->lead.forms[i], size);
  return lengths;
}

uint64_t rules_tractor_lengths(const Rules *rules, int size) {
  uint64_t lengths = 0;
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    bool sets = form->alike == ALIKE_FACE && !form->cards_n && !(form->functions & FORM_IS);
    if (sets) lengths |= lengths_of(form, size);
  }
  return lengths & ~(uint64_t)3;
}

/* Of a completion that of what it becomes. */
static int power_of_form(const Rules *rules, int i) {
  const Form *form = &rules->lead.forms[i];
  return form->becomes ? rules->lead.forms[form->becomes - 1].power : form->power;
}

/* May a play by this form lie on one of the other (-1: be led), if it is high enough? */
static bool lies_upon(const Rules *rules, int form, int other) {
  const Form *forms = rules->lead.forms;
  if (forms[form].completes) return forms[form].completes - 1 == other;
  return other < 0 || form == other || forms[form].power > forms[other].power;
}

/* lead.by_power, forms of one power as they stand, and lead.upon. */
static void note_powers(Rules *rules) {
  uint8_t *sorted = rules->lead.by_power;
  for (int i = 0; i < rules->lead.forms_n; i++) {
    int at = i;
    for (; at > 0 && power_of_form(rules, sorted[at - 1]) > power_of_form(rules, i); at--)
      sorted[at] = sorted[at - 1];
    sorted[at] = (uint8_t)i;
  }
  for (int other = -1; other < rules->lead.forms_n; other++) {
    uint16_t *upon = &rules->lead.upon[other + 1];
    *upon = 0;
    for (int at = 0; at < rules->lead.forms_n; at++)
      if (lies_upon(rules, sorted[at], other)) *upon |= (uint16_t)(1u << at);
  }
}

/* What sets in sequence a form may be: certain cards those of their ranks. {0, 0}: none. */
static void form_sizes(const Form *form, Range *size, Range *length) {
  int of_rank[KIND_NB] = {0}, ranks = 0;
  *size = form->size;
  *length = form->length;
  for (int i = 0; i < form->cards_n; i++) {
    Card card = form->cards[i];
    ranks += of_rank[card_is_joker(card) ? card : card_rank(card)]++ == 0;
  }
  if (form->cards_n == 0) return;
  uint8_t each = (uint8_t)(form->cards_n / ranks);
  *size = (Range){each, each};
  *length = (Range){(uint8_t)ranks, (uint8_t)ranks};
}

static bool ranges_meet(Range a, Range b) { return a.min <= b.max && b.min <= a.max; }

/* lead.shared, once lead.upon is noted. */
static void note_shared(Rules *rules) {
  Range size[FORM_MAX], length[FORM_MAX];
  int n = rules->lead.forms_n;
  rules->lead.shared = 0;
  for (int i = 0; i < n; i++) form_sizes(&rules->lead.forms[i], &size[i], &length[i]);
  for (int at = 0; at < n; at++)
    for (int other = 0; other < n; other++) {
      int a = rules->lead.by_power[at], b = rules->lead.by_power[other];
      bool together = false;
      for (int top = 0; top <= n; top++)
        together |= rules->lead.upon[top] >> at & rules->lead.upon[top] >> other & 1;
      if (a != b && together && ranges_meet(size[a], size[b]) && ranges_meet(length[a], length[b]))
        rules->lead.shared |= (uint16_t)(1u << a);
    }
}

static uint64_t bid_faces(const BidType *type) {
  if (type->any.max || type->is) return bit(KIND_NB) - 1;
  return type->joker.max ? JOKERS : 0;
}

/* Identical cards, and no others. */
static bool shows_alike(const BidType *type) {
  return !type->is && !!type->rank.max + !!type->joker.max + !!type->any.max == 1;
}

static void note_bids(Rules *rules) {
  int keys = rules->declare.beats_n;
  rules->declare.faces = 0;
  rules->declare.ties = rules->declare.own & OWN_RETAKE ? bit(KIND_NB) - 1 : 0;
  rules->declare.alike = keys == 0 || rules->declare.beats[0] == BEATS_COUNT;
  for (int i = 0; i < rules->declare.bids_n; i++) {
    rules->declare.faces |= bid_faces(&rules->declare.bids[i]);
    rules->declare.alike = rules->declare.alike && shows_alike(&rules->declare.bids[i]);
  }
  for (int i = 1; i < keys; i++)
    rules->declare.ties |= rules->declare.beats[i] == BEATS_JOKER ? JOKERS : bit(KIND_NB) - 1;
}

uint16_t owes_demands(const Owes *owes) {
  uint16_t demands = 0;
  for (int i = 0; i < owes->n; i++) demands |= (uint16_t)(1u << owes->owed[i].demand);
  return demands;
}

void owes_note(Owes *owes) { owes->demands = owes_demands(owes); }

void rules_note(Rules *rules) {
  for (int size = 0; size <= PACK_MAX; size++) {
    rules->lead.lengths[size] = rules_form_lengths(rules, size);
    rules->lead.tractors[size] = rules_tractor_lengths(rules, size);
  }
  note_powers(rules);
  note_shared(rules);
  for (int i = 0; i < rules->lead.forms_n; i++) owes_note(&rules->lead.forms[i].owes);
  owes_note(&rules->follow.owes);
  note_bids(rules);
}

int rules_deck_size(const Rules *rules) {
  uint8_t copies[KIND_NB];
  return rules_deck_copies(rules, copies);
}

int rules_dropped(const Rules *rules) {
  if (rules->deck.fit != FIT_DROP_LOW || rules->players == 0) return 0;
  return (rules_deck_size(rules) - rules->deck.kitty) % rules->players;
}

int rules_dealt(const Rules *rules) { return rules_deck_size(rules) - rules_dropped(rules); }

int rules_hand_size(const Rules *rules) {
  uint8_t sizes[TABLE_MAX];
  if (rules->players == 0) return 0;
  if (rules_tables(rules->deck.tables, rules->players, sizes))
    return rules_deck_size(rules) / sizes[0];
  return (rules_deck_size(rules) - rules->deck.kitty) / rules->players;
}

HandSizes rules_hands(const Rules *rules) {
  uint8_t sizes[TABLE_MAX] = {rules->players};
  int cards = rules_dealt(rules), size = rules_hand_size(rules);
  if (rules->family != FAMILY_CLIMB || rules->players == 0) return (HandSizes){1, size, size};
  int tables = rules_tables(rules->deck.tables, rules->players, sizes);
  if (tables == 0) tables = 1;
  int smallest = sizes[tables - 1];
  return (HandSizes){tables, cards / sizes[0], (cards + smallest - 1) / smallest};
}

void rules_put_deck(Text *text, const Rules *rules) {
  int cards = rules_dealt(rules), packs = rules->deck.packs;
  HandSizes hands = rules_hands(rules);
  if (rules->family != FAMILY_CLIMB) {
    say(text, SAY(DECK_DEALT), packs, cards, hands.least, rules->deck.kitty);
    return;
  }
  if (hands.tables > 1) say(text, SAY(DECKS_OF_TABLES), hands.tables, cards);
  say(text, SAY(DECK_DEALT_OUT), hands.tables * packs, hands.tables * cards, hands.least);
  if (hands.most > hands.least) say(text, SAY(DECK_UNEVEN), hands.most);
  text_put(text, SAY(DECK_HANDS));
}

int rules_tables(Range at_table, int players, uint8_t sizes[TABLE_MAX]) {
  for (int tables = 1; tables <= TABLE_MAX; tables++) {
    int least = players / tables, more = players % tables;
    if (!range_has(at_table, least) || (more && !range_has(at_table, least + 1))) continue;
    for (int i = 0; i < tables; i++) sizes[i] = (uint8_t)(least + (i < more));
    return tables;
  }
  return 0;
}

static const char *spoken(const char *word, const char *name, char out[WORD_SAID]) {
  if (*word) return word;
  snprintf(out, WORD_SAID, "%s", name);
  for (char *c = out; *c; c++)
    if (*c == '_') *c = ' ';
  return out;
}

const char *form_word(const Form *form, char out[WORD_SAID]) {
  return spoken(form->word, form->name, out);
}

const char *bid_type_word(const BidType *type, char out[WORD_SAID]) {
  return spoken(type->word, type->name, out);
}

int rules_height(const Rules *rules, uint8_t rank) {
  for (int i = 0; i < rules->order.ranks_n; i++)
    if (rules->order.ranks[i] == rank) return i;
  return rules->order.ranks_n ? -1 : rank;
}

/* FAIL("deck.packs", SAY(X), values ...): what is wrong with the field, in front of it its name. */
#define FAIL(field, ...) fail(error, size, field, VALUES(__VA_ARGS__))
static bool fail(char *error, size_t size, const char *field, const Value sentence[]) {
  Text text = text_start(error, size);
  text_put(&text, field);
  say_values(&text, sentence);
  return false;
}

static bool deck_can_be_dealt(const Rules *rules, char *error, size_t size) {
  if (rules->players < 2 || rules->players > SEAT_MAX)
    return FAIL("deck.players", SAY(RULES_PLAYERS), rules->players, SEAT_MAX);
  if (rules->deck.packs < 1 || rules->deck.packs > PACK_MAX)
    return FAIL("deck.packs", SAY(RULES_PACKS), rules->deck.packs, PACK_MAX);
  if (rules->deck.LJ > PACK_MAX || rules->deck.HJ > PACK_MAX)
    return FAIL("deck", SAY(RULES_JOKERS), PACK_MAX);
  for (int i = 0; i < rules->deck.without_n; i++)
    if (taken_out(rules, rules->deck.without[i]) > rules->deck.packs)
      return FAIL("deck.without", SAY(RULES_WITHOUT));
  int cards = rules_deck_size(rules), kitty = rules->deck.kitty;
  if (cards - kitty < rules->players)
    return FAIL("deck", SAY(RULES_FEW_CARDS), cards, rules->players, kitty);
  if ((cards - kitty - rules_dropped(rules)) % rules->players)
    return FAIL("deck", SAY(RULES_UNEVEN), cards, kitty, rules->players);
  int hand = (cards - kitty) / rules->players;
  if (hand + kitty > HAND_CARDS_MAX)
    return FAIL("deck", SAY(RULES_LARGE_HAND), hand, kitty, HAND_CARDS_MAX);
  return true;
}

static bool bands_ascend(const Rules *rules) {
  for (int i = 1; i < rules->score.bands_n; i++) {
    const Band *low = &rules->score.bands[i - 1], *high = &rules->score.bands[i];
    if (high->from * 2 + high->above <= low->from * 2 + low->above) return false;
  }
  return true;
}

static bool has_single(const Rules *rules) {
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    if (range_has(form->size, 1) && range_has(form->length, 1) && !form->completes && form->to == 0)
      return true;
  }
  return false;
}

static bool phases_are_of_family(const Rules *rules, char *error, size_t size) {
  bool climb = rules->family == FAMILY_CLIMB;
  if (rules->phases_n == 0) return FAIL("phases", SAY(RULES_NO_PHASE));
  for (int i = 0; i < rules->phases_n; i++)
    if (rules->phases[i] < PHASE_RULE && (rules->phases[i] >= PHASE_DEAL_OUT) != climb)
      return FAIL("phases", SAY(RULES_PHASE_FAMILY), climb, climb);
  uint8_t last = 0; /* of those that are not the variant's own */
  for (int i = 0; i < rules->phases_n; i++) {
    if (rules->phases[i] >= PHASE_RULE) continue;
    if (rules->phases[i] <= last) return FAIL("phases", SAY(RULES_PHASE_ORDER), climb);
    last = rules->phases[i];
  }
  bool whole = rules->phases[0] == PHASE_DRAW && last == PHASE_TRICKS;
  if (!climb && !whole) return FAIL("phases", SAY(RULES_PHASE_ENDS));
  if (climb && rules->phases[0] != PHASE_DEAL_OUT) return FAIL("phases", SAY(RULES_PHASE_DEAL_OUT));
  if (climb && rules->phases[rules->phases_n - 1] != PHASE_CLIMB)
    return FAIL("phases", SAY(RULES_PHASE_CLIMB));
  return true;
}

/* order.ranks of a trick game: every rank of the deck, and no joker. */
static bool ranks_are_printed(const Rules *rules, char *error, size_t size) {
  for (int i = 0; i < rules->order.ranks_n; i++)
    if (rules->order.ranks[i] >= RANK_NB) return FAIL("order.ranks", SAY(RULES_RANKS_JOKERS));
  uint8_t in_deck[KIND_NB];
  rules_deck_copies(rules, in_deck);
  for (Card card = 0; card < LJ; card++) {
    char name[CARD_TEXT];
    if (in_deck[card] > 0 && rules_height(rules, card_rank(card)) < 0)
      return FAIL("order.ranks", SAY(RULES_RANKS_LACK), card_print(card, STYLE_ASCII, name));
  }
  return true;
}

/* Has every card of the deck a rank in order.ranks, and do so many of a rank fit? */
static bool ranks_are_all(const Rules *rules, char *error, size_t size) {
  int copies[KIND_NB] = {0};
  uint8_t in_deck[KIND_NB];
  rules_deck_copies(rules, in_deck);
  for (Card card = 0; card < KIND_NB; card++) {
    int n = in_deck[card], i = 0;
    uint8_t rank = card_is_joker(card) ? card : card_rank(card);
    char name[CARD_TEXT];
    while (i < rules->order.ranks_n && rules->order.ranks[i] != rank) i++;
    if (n > 0 && i == rules->order.ranks_n)
      return FAIL("order.ranks", SAY(RULES_RANKS_LACK), card_print(card, STYLE_ASCII, name));
    if ((copies[rank] += n) > PACK_MAX) return FAIL("order.suits", SAY(RULES_RANK_CARDS), PACK_MAX);
  }
  return true;
}

static bool climb_check_rules(const Rules *rules, char *error, size_t size) {
  uint8_t sizes[TABLE_MAX];
  int tables = rules_tables(rules->deck.tables, rules->players, sizes);
  int cards = rules_deck_size(rules);
  if (tables == 0) return FAIL("deck.tables", SAY(RULES_TABLES), rules->players);
  if (tables * cards > CARD_MAX)
    return FAIL("deck", SAY(RULES_MANY_CARDS), cards, tables, CARD_MAX);
  if (cards < 2 * sizes[0]) return FAIL("deck", SAY(RULES_FEW_FOR_TABLE), cards, sizes[0]);
  if (rules->order.suits != SUITS_IGNORED) return FAIL("order.suits", SAY(RULES_SUITS_IGNORED));
  if (!ranks_are_all(rules, error, size) || !phases_are_of_family(rules, error, size)) return false;
  if (!has_single(rules)) return FAIL("lead.forms", SAY(RULES_NO_SINGLE));
  if (rules->deal.first == FIRST_CUT_AND_COUNT) return FAIL("deal.first", SAY(RULES_FIRST_CUT));
  return true;
}

bool rules_check(const Rules *rules, char *error, size_t size) {
  if (rules->family == FAMILY_CLIMB) return climb_check_rules(rules, error, size);
  if (!deck_can_be_dealt(rules, error, size) || !ranks_are_printed(rules, error, size))
    return false;
  if (rules->levels.track_n == 0) return FAIL("levels.track", SAY(RULES_NO_LEVEL));
  if (rules->levels.start >= rules->levels.track_n) return FAIL("levels.start", SAY(RULES_START));
  if (!phases_are_of_family(rules, error, size)) return false;
  if (rules->lead.forms_n == 0) return FAIL("lead.forms", SAY(RULES_NO_FORM));
  if (!has_single(rules)) return FAIL("lead.forms", SAY(RULES_NO_SINGLE));
  if (rules->score.bands_n && rules->score.bands[0].from != 0)
    return FAIL("score.bands", SAY(RULES_BAND_ZERO));
  if (!bands_ascend(rules)) return FAIL("score.bands", SAY(RULES_BANDS_RISE));
  if (rules->friends.teams == TEAMS_FIXED && rules->players % 2)
    return FAIL("friends.teams", SAY(RULES_TEAMS));
  if (rules->friends.count > 0 && rules->friends.count > rules->players - 2)
    return FAIL("friends.count", SAY(RULES_FRIENDS), rules->friends.count, rules->players);
  const Penalty *penalty = &rules->throw.penalty;
  bool may_end = rules->throw.forced == FORCED_PLAY_ENDS || rules_hooked(rules, HOOK_THROW_FORCED);
  if ((penalty->loses || penalty->unplayed) && !may_end)
    return FAIL("throw.penalty", SAY(RULES_PENALTY));
  return true;
}

void rules_full_packs(Rules *rules, int packs) {
  int kitty = rules->deck.kitty, players = rules->players;
  Range tables = rules->deck.tables;
  uint8_t fit = rules->deck.fit;
  memset(&rules->deck, 0, sizeof rules->deck);
  rules->deck.tables = tables;
  rules->deck.fit = fit;
  rules->deck.packs = rules->deck.LJ = rules->deck.HJ = (uint8_t)packs;
  if (rules->family == FAMILY_CLIMB) return;
  int cards = rules_deck_size(rules), rest = cards % players;
  while (rest + players <= kitty) rest += players;
  if (kitty - rest > rest + players - kitty) rest += players; /* the nearest that fits */
  rules->deck.kitty = (uint8_t)(fit == FIT_EXACT ? rest : kitty);
}
