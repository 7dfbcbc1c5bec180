/* oracle_form.c - units of any form of lead, naively. See oracle_form.h. */
#include "oracle_form.h"

#include "oracle_ask.h"
#include "support.h"

static const Form *form_at(const Oracle *oracle, int i) { return &oracle->rules->lead.forms[i]; }

/* Is it more than sets in sequence, which any like them answer? */
static bool is_special(const Form *form) {
  return form->to || form->cards_n || form->functions || form->alike == ALIKE_RANK;
}

bool oracle_is_tractor(const Oracle *oracle, int size, int length) {
  bool is = false;
  for (int i = 0; i < oracle->rules->lead.forms_n; i++) {
    const Form *form = form_at(oracle, i);
    bool sets = !form->cards_n && form->alike == ALIKE_FACE && !(form->functions & FORM_IS);
    is |= sets && range_has(form->size, size) && range_has(form->length, length);
  }
  return is && size > 1 && length > 1;
}

bool oracle_has_forms(const Rules *rules) {
  bool single = false;
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    if (is_special(form) || form->power || form->has_owes || form->answers) return true;
    single |= range_has(form->size, 1) && range_has(form->length, 1);
  }
  return !single;
}

int oracle_suits_in(const Oracle *oracle, const Pile *pile) {
  int suits = 0;
  for (int suit = 0; suit < ESUIT_NB; suit++) suits += pile_size_in(oracle, pile, suit) > 0;
  return suits;
}

int oracle_suitless(const Oracle *oracle, const Pile *pile) {
  int cards = 0;
  for (int card = 0; card < KIND_NB; card++)
    if (oracle->suit[card] < 0) cards += pile->n[card];
  return cards;
}

/* --- heights ---------------------------------------------------------------------------------- */

enum { ABOVE_RANKS = 1000 };

static int height_of(const Oracle *oracle, Card card) {
  if (card_is_joker(card)) return RANK_NB + card - LJ;
  return oracle_height(oracle->rules, card_rank(card));
}

/* Trumps alone are above all others; these by their highest rank. */
static int height_of_cards(const Oracle *oracle, const Card cards[], int n) {
  bool trumps = true;
  int top = -1, rank = -1;
  for (int i = 0; i < n; i++) {
    int position = oracle->position[cards[i]], height = height_of(oracle, cards[i]);
    trumps &= oracle->suit[cards[i]] == TRUMPS;
    if (position > top) top = position;
    if (height > rank) rank = height;
  }
  return trumps ? ABOVE_RANKS + top : rank;
}

int oracle_form_height(const Oracle *oracle, const OracleUnit *unit) {
  return unit->cards ? unit->top : height_of_cards(oracle, unit->face + unit->length - 1, 1);
}

/* --- one group of cards ----------------------------------------------------------------------- */

/* What the form's function `only` or `is` says of the cards. */
static bool ask(const Oracle *oracle, int form, bool is, const Pile *pile, HookCall *call) {
  CardSet cards = kinds_in(pile);
  *call = oracle_question(oracle->rules, HOOK_LEAD_FORMS, NULL, -1);
  call->trump = oracle->trump;
  if (oracle->game && oracle->game->deal.has_order) call->order = &oracle->game->deal.order;
  call->cards = &cards;
  call->number[0] = form;
  call->number[1] = is;
  oracle_ask(call, NULL, NULL);
  return call->answer[0] != 0;
}

static bool are_exactly(const Form *form, const Pile *pile) {
  Pile wanted = {{0}};
  for (int i = 0; i < form->cards_n; i++) wanted.n[form->cards[i]]++;
  return memcmp(&wanted, pile, sizeof wanted) == 0;
}

static int rank_of(Card card) { return card_is_joker(card) ? card : card_rank(card); }

static bool are_of_one_rank(const Pile *pile) {
  int rank = -1;
  for (Card card = 0; card < KIND_NB; card++) {
    if (pile->n[card] == 0) continue;
    if (rank >= 0 && rank_of(card) != rank) return false;
    rank = rank_of(card);
  }
  return true;
}

/* May a sequence of the form end with this card? Raised cards are above every rank. */
static bool may_end(const Oracle *oracle, const Form *form, Card card) {
  int to = form->to - 1;
  bool raised = card_is_joker(card) || !oracle_is_plain(oracle, card);
  if (to < 0) return true;
  if (to < LJ) return !raised && height_of(oracle, card) <= oracle_height(oracle->rules, (Rank)to);
  return !raised || to == HJ || card != HJ;
}

/* All the cards as sets of one size in sequence, if the form has such. */
static bool are_sets(const Oracle *oracle, const Form *form, const Pile *pile, OracleUnit *out) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  int size = 0, length = 0;
  for (int card = 0; card < KIND_NB; card++) {
    if (pile->n[card] == 0) continue;
    if (size && pile->n[card] != size) return false;
    size = pile->n[card], length++;
  }
  if (!range_has(form->size, size) || !range_has(form->length, length)) return false;
  OracleSize of = {oracle_suit_of(oracle, pile), size, length};
  if (of.suit < 0 || oracle_units(oracle, pile, of, units, ORACLE_UNITS_MAX) == 0) return false;
  *out = units[0];
  return may_end(oracle, form, out->face[length - 1]);
}

static void take_cards(const Oracle *oracle, const Pile *pile, OracleUnit *out) {
  *out = (OracleUnit){.length = 1, .cards = true};
  for (Card card = 0; card < KIND_NB; card++)
    for (int i = 0; i < pile->n[card]; i++) out->face[out->size++] = card;
  out->top = height_of_cards(oracle, out->face, out->size);
}

bool oracle_is_of(const Oracle *oracle, int i, const Pile *pile, OracleUnit *out) {
  const Form *form = form_at(oracle, i);
  HookCall call;
  int cards = pile_size(pile), suits = oracle_suits_in(oracle, pile);
  bool is = form->functions & FORM_IS, ranks = form->alike == ALIKE_RANK;
  if (cards == 0 || cards > ORACLE_FACES || oracle_suitless(oracle, pile)) return false;
  if (form->suits.max ? !range_has(form->suits, suits) : suits != 1) return false;
  if (form->cards_n ? !are_exactly(form, pile) : (is || ranks) && !range_has(form->size, cards))
    return false;
  if (ranks && !are_of_one_rank(pile)) return false;
  if (form->cards_n || is || ranks)
    take_cards(oracle, pile, out);
  else if (!are_sets(oracle, form, pile, out))
    return false;
  out->form = (uint8_t)(i + 1);
  out->alone = is_special(form);
  if ((form->functions & FORM_ONLY) && !ask(oracle, i, false, pile, &call)) return false;
  if (!is) return true;
  if (!ask(oracle, i, true, pile, &call)) return false;
  out->top = call.answer[1];
  out->pattern = call.answer[2];
  return true;
}

/* --- all units of a form ---------------------------------------------------------------------- */

typedef struct Groups {
  const Oracle *oracle;
  int form;
  const Pile *pile;
  Pile group;
  OracleUnit *out;
  int n, max, tried;
} Groups;

static void try_group(Groups *groups) {
  assert(groups->n < groups->max);
  groups->n += oracle_is_of(groups->oracle, groups->form, &groups->group, &groups->out[groups->n]);
}

/* Every way to take `left` more cards of these from this one on. */
static void each_group(Groups *groups, int card, int left) {
  if (left == 0) {
    bool is = form_at(groups->oracle, groups->form)->functions & FORM_IS;
    if (++groups->tried > ORACLE_GROUPS && is) fail_msg("more groups than the program tries");
    try_group(groups);
    return;
  }
  for (; card < KIND_NB; card++) {
    int most = groups->pile->n[card] < left ? groups->pile->n[card] : left;
    for (int n = 1; n <= most; n++) {
      groups->group.n[card] = n;
      each_group(groups, card + 1, left - n);
    }
    groups->group.n[card] = 0;
  }
}

/* The cards of one rank, where the form is of one; of one suit, where it covers no more. */
static void each_group_of(Groups *groups, const Pile *pile, int rank, int suit, int cards) {
  Pile among = {{0}};
  for (Card card = 0; card < KIND_NB; card++)
    if ((rank < 0 || rank_of(card) == rank) && groups->oracle->suit[card] >= 0 &&
        (suit < 0 || groups->oracle->suit[card] == suit))
      among.n[card] = pile->n[card];
  groups->pile = &among;
  if (pile_size(&among) >= cards) each_group(groups, 0, cards);
}

static void each_row(Groups *groups, const Pile *pile, int cards) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  const Form *form = form_at(groups->oracle, groups->form);
  for (int size = 1; size <= PACK_MAX && size <= cards; size++)
    for (int suit = 0; suit < ESUIT_NB; suit++) {
      OracleSize of = {suit, size, cards / size};
      if (cards % size || !range_has(form->size, size) || !range_has(form->length, of.length))
        continue;
      int n = oracle_units(groups->oracle, pile, of, units, ORACLE_UNITS_MAX);
      for (int i = 0; i < n; i++) {
        OracleUnit unit = units[i];
        if (!is_special(form)) {
          unit.form = (uint8_t)(groups->form + 1);
          assert(groups->n < groups->max);
          groups->out[groups->n++] = unit;
          continue;
        }
        groups->group = (Pile){{0}};
        pile_take(&groups->group, &unit, -1);
        try_group(groups);
      }
    }
}

int oracle_units_of(const Oracle *oracle, int i, const Pile *pile, int cards, OracleUnit out[],
                    int max) {
  const Form *form = form_at(oracle, i);
  Groups groups = {.oracle = oracle, .form = i, .out = out, .max = max};
  if (form->cards_n) {
    if (form->cards_n != cards) return 0;
    for (int k = 0; k < form->cards_n; k++)
      if (++groups.group.n[form->cards[k]] > pile->n[form->cards[k]]) return 0;
    try_group(&groups);
  } else if (form->functions & FORM_IS) {
    int suits = form->suits.max > 1 ? 1 : ESUIT_NB;
    for (int s = 0; s < suits && range_has(form->size, cards); s++)
      each_group_of(&groups, pile, -1, suits > 1 ? s : -1, cards), groups.tried = 0;
  } else if (form->alike == ALIKE_RANK) {
    for (int rank = 0; rank <= HJ && range_has(form->size, cards); rank++)
      if (rank < RANK_NB || rank >= LJ) each_group_of(&groups, pile, rank, -1, cards);
  } else {
    each_row(&groups, pile, cards);
  }
  return groups.n;
}

bool oracle_alike(const OracleUnit *a, const OracleUnit *b) {
  if (a->size != b->size || a->length != b->length) return false;
  if (!a->alone && !b->alone) return true;
  return a->form == b->form && a->pattern == b->pattern;
}

int oracle_like(const Oracle *oracle, const Pile *pile, int suit, const OracleUnit *led,
                OracleUnit out[], int max) {
  int like = 0;
  if (!led->alone && suit >= 0)
    return oracle_units(oracle, pile, (OracleSize){suit, led->size, led->length}, out, max);
  for (int s = 0; s < ESUIT_NB && !led->alone; s++)
    like +=
        oracle_units(oracle, pile, (OracleSize){s, led->size, led->length}, out + like, max - like);
  if (!led->alone) return like;
  Pile among = *pile;
  for (int card = 0; card < KIND_NB; card++)
    if (oracle->suit[card] < 0 || (suit >= 0 && oracle->suit[card] != suit)) among.n[card] = 0;
  int n = oracle_units_of(oracle, led->form - 1, &among, led->size * led->length, out, max);
  for (int i = 0; i < n; i++)
    if (oracle_alike(&out[i], led)) out[like++] = out[i];
  return like;
}

/* --- how a lead is divided -------------------------------------------------------------------- */

static int power_of(const Oracle *oracle, const OracleUnit *unit) {
  return unit->form ? form_at(oracle, unit->form - 1)->power : 0;
}

/* Which is taken out of a lead first: most cards, more power, a sequence, larger sets. */
static int compare_kinds(const Oracle *oracle, const OracleUnit *a, const OracleUnit *b) {
  int cards = a->size * a->length - b->size * b->length;
  int power = power_of(oracle, a) - power_of(oracle, b);
  if (cards) return cards;
  if (power) return power;
  if ((a->length > 1) != (b->length > 1)) return (a->length > 1) - (b->length > 1);
  return a->size - b->size;
}

/* How much a form says of its cards. */
static int narrowness(const Form *form) {
  if (form->functions || form->cards_n) return 3;
  return form->to ? 2 : form->alike == ALIKE_FACE;
}

/* The form as which the cards of a unit are led: of most power, then the narrowest, the first. */
static OracleUnit named(const Oracle *oracle, const OracleUnit *unit) {
  OracleUnit best = *unit, is;
  Pile pile = {{0}};
  bool found = false;
  pile_take(&pile, unit, -1);
  for (int i = 0; i < oracle->rules->lead.forms_n; i++) {
    const Form *form = form_at(oracle, i), *now = found ? form_at(oracle, best.form - 1) : NULL;
    bool better = !found || form->power > now->power ||
                  (form->power == now->power && narrowness(form) > narrowness(now));
    if (better && oracle_is_of(oracle, i, &pile, &is)) best = is, found = true;
  }
  return best;
}

/* The units that may come first in what is left of a lead of one suit: of all the kind that goes
** before, sets in sequence the highest. What a function finds is all that is left. */
static int first_units(const Oracle *oracle, const Pile *rest, OracleUnit out[], int max) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  const Rules *rules = oracle->rules;
  int all = pile_size(rest), n = 0;
  for (int cards = all; cards > 0 && n == 0; cards--)
    for (int i = 0; i <= rules->lead.forms_n; i++) {
      bool single = i == rules->lead.forms_n;
      if (!single && (form_at(oracle, i)->functions & FORM_IS) && cards < all) continue;
      if (single && cards > 1) continue;
      OracleSize one = {oracle_suit_of(oracle, rest), 1, 1};
      int found = single ? oracle_units(oracle, rest, one, units, ORACLE_UNITS_MAX)
                         : oracle_units_of(oracle, i, rest, cards, units, ORACLE_UNITS_MAX);
      for (int k = 0; k < found; k++) {
        OracleUnit unit = named(oracle, &units[k]);
        int sign = n ? compare_kinds(oracle, &unit, &out[0]) : 1;
        if (sign == 0 && !unit.cards && !out[0].cards)
          sign = oracle_compare(oracle, &unit, &out[0]);
        if (sign > 0) n = 0;
        assert_true(n < max);
        if (sign >= 0) out[n++] = unit;
      }
    }
  return n;
}

/* A lead of several suits: units that may cover several, each with the first card of what is left,
** most cards first. What a function finds is all that is left. */
static bool divide_across(const Oracle *oracle, const Pile *rest, OracleShape *shape) {
  OracleUnit units[ORACLE_UNITS];
  const Rules *rules = oracle->rules;
  int all = pile_size(rest), first = 0;
  if (all == 0) return true;
  while (rest->n[first] == 0) first++;
  for (int cards = all; cards > 1; cards--)
    for (int i = 0; i < rules->lead.forms_n; i++) {
      const Form *form = form_at(oracle, i);
      bool rests = (form->functions & FORM_IS) && cards < all;
      if (form->suits.max < 2 || rests || shape->n == ORACLE_UNITS) continue;
      int n = oracle_units_of(oracle, i, rest, cards, units, ORACLE_UNITS);
      for (int k = 0; k < n; k++) {
        Pile left = *rest;
        pile_take(&left, &units[k], 1);
        if (left.n[first] == rest->n[first]) continue;
        shape->unit[shape->n++] = units[k];
        if (divide_across(oracle, &left, shape)) return true;
        shape->n--;
      }
    }
  return false;
}

void oracle_divide(const Oracle *oracle, const Pile *pile, OracleShape *shape) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  Pile rest = *pile;
  *shape = (OracleShape){.suit = oracle_suit_of(oracle, pile)};
  if (shape->suit < 0) {
    shape->across = divide_across(oracle, pile, shape);
    return;
  }
  while (pile_size(&rest) > 0) {
    first_units(oracle, &rest, units, ORACLE_UNITS_MAX);
    shape->unit[shape->n] = units[0];
    pile_take(&rest, &shape->unit[shape->n++], 1);
  }
}

/* Are these the same cards as one unit of the same form? */
static bool same_unit(const OracleUnit *a, const OracleUnit *b) {
  Pile of_a = {{0}}, of_b = {{0}};
  pile_take(&of_a, a, -1);
  pile_take(&of_b, b, -1);
  return a->form == b->form && a->size == b->size && a->length == b->length &&
         memcmp(&of_a, &of_b, sizeof of_a) == 0;
}

/* Were the units that `left` has bits of taken one after the other out of what is left? Of equal
** ones, and of the same cards in another row, any may come first. */
static bool taken_in_turn(const Oracle *oracle, const Pile *rest, const OracleShape *shape,
                          uint64_t left) {
  OracleUnit units[ORACLE_UNITS];
  if (left == 0) return pile_size(rest) == 0;
  int n = first_units(oracle, rest, units, ORACLE_UNITS);
  for (int i = 0; i < shape->n; i++) {
    bool first = false;
    for (int k = 0; k < n && left >> i & 1; k++) first |= same_unit(&units[k], &shape->unit[i]);
    if (!first) continue;
    Pile next = *rest;
    pile_take(&next, &shape->unit[i], 1);
    return taken_in_turn(oracle, &next, shape, left & ~((uint64_t)1 << i));
  }
  return false;
}

/* Units of several suits are such, and all of the cards; one unit, if they are one. */
static bool is_divided_across(const Oracle *oracle, const Pile *pile, const OracleShape *shape) {
  OracleShape other = {.n = 0};
  Pile rest = *pile;
  for (int i = 0; i < shape->n; i++) {
    Pile unit = {{0}};
    OracleUnit is;
    pile_take(&unit, &shape->unit[i], -1);
    pile_take(&rest, &shape->unit[i], 1);
    int form = shape->unit[i].form - 1;
    if (form < 0 || form_at(oracle, form)->suits.max < 2) return false;
    if (!oracle_is_of(oracle, form, &unit, &is)) return false;
  }
  for (int card = 0; card < KIND_NB; card++)
    if (rest.n[card]) return false;
  bool any = divide_across(oracle, pile, &other);
  return any && (other.n > 1) == (shape->n > 1);
}

/* The longest first: of as many cards those of more power, sequences and larger sets; single cards
** that only their form answers before others. */
static bool are_in_order(const Oracle *oracle, const OracleShape *shape) {
  for (int i = 1; i < shape->n; i++)
    if (compare_kinds(oracle, &shape->unit[i - 1], &shape->unit[i]) < 0) return false;
  return true;
}

bool oracle_is_divided(const Oracle *oracle, const Pile *pile, const OracleShape *shape) {
  if (shape->suit != oracle_suit_of(oracle, pile) || !are_in_order(oracle, shape)) return false;
  if (shape->suit < 0) return is_divided_across(oracle, pile, shape);
  return taken_in_turn(oracle, pile, shape, ((uint64_t)1 << shape->n) - 1);
}

void oracle_read(const Oracle *oracle, OracleShape *shape) {
  for (int i = 0; i < shape->n; i++) {
    Pile pile = {{0}};
    if (!shape->unit[i].alone) continue;
    pile_take(&pile, &shape->unit[i], -1);
    assert_true(oracle_is_of(oracle, shape->unit[i].form - 1, &pile, &shape->unit[i]));
  }
}

/* Every unit of that size and length that may be led out of cards of one suit, or that may cover
** several. */
static int units_sized(const Oracle *oracle, const Pile *pile, const OracleUnit *of,
                       OracleUnit out[], int max) {
  int n = 0, suit = oracle_suit_of(oracle, pile);
  for (int i = 0; i < oracle->rules->lead.forms_n; i++) {
    if (suit < 0 && form_at(oracle, i)->suits.max < 2) continue;
    int from = n, found = oracle_units_of(oracle, i, pile, of->size * of->length, out + n, max - n);
    for (int k = from; k < from + found; k++)
      if (out[k].size == of->size && out[k].length == of->length) out[n++] = out[k];
  }
  OracleSize one = {suit, 1, 1};
  if (of->size * of->length == 1 && suit >= 0)
    n += oracle_units(oracle, pile, one, out + n, max - n);
  return n;
}

/* The units from the i-th on out of the rest, in every way. */
static bool may_say_from(const Oracle *oracle, const Pile *rest, const OracleShape *said, int i) {
  OracleUnit units[ORACLE_UNITS_MAX];
  if (i == said->n) return pile_size(rest) == 0;
  bool single = said->unit[i].size * said->unit[i].length == 1;
  int n = units_sized(oracle, rest, &said->unit[i], units, ORACLE_UNITS_MAX);
  for (int k = 0; k < n; k++) {
    Pile left = *rest;
    pile_take(&left, &units[k], 1);
    if (may_say_from(oracle, &left, said, i + 1)) return true;
    if (single) return false; /* they come last, and any card is one */
  }
  return false;
}

bool oracle_may_be_said(const Oracle *oracle, const Pile *pile, const OracleShape *said) {
  int cards = 0;
  for (int i = 0; i < said->n; i++) cards += said->unit[i].size * said->unit[i].length;
  return cards == pile_size(pile) && may_say_from(oracle, pile, said, 0);
}

/* --- what answers, and what has power --------------------------------------------------------- */

/* Are the cards all of the suit, or of a suit that was not led? */
static bool are_of(const Oracle *oracle, const Pile *pile, int suit) {
  return oracle_suit_of(oracle, pile) == suit && suit >= 0;
}

bool oracle_answers(const Oracle *oracle, const OracleShape *lead, const Pile *hand,
                    const Pile *play) {
  OracleUnit unit;
  int cards = 0;
  for (int i = 0; i < lead->n; i++) cards += lead->unit[i].size * lead->unit[i].length;
  if (pile_size(play) != cards) return false;
  bool in_place = lead->across || are_of(oracle, play, lead->suit) ||
                  are_of(oracle, play, TRUMPS) || pile_size_in(oracle, hand, lead->suit) == 0;
  for (int i = 0; i < oracle->rules->lead.forms_n; i++) {
    int answers = form_at(oracle, i)->answers;
    if (answers == ANSWERS_WHAT_IS_OWED || (answers == ANSWERS_SUIT_OR_TRUMP && !in_place))
      continue;
    if (oracle_is_of(oracle, i, play, &unit)) return true;
  }
  return false;
}

/* Of a form that answers only what is owed: is the play of a suit in which it wins? */
static bool is_in_place(const Oracle *oracle, const OracleShape *lead, const Pile *play) {
  return lead->suit < 0 || are_of(oracle, play, lead->suit) || are_of(oracle, play, TRUMPS);
}

int oracle_power(const Oracle *oracle, const OracleShape *lead, const Pile *play, OracleUnit *out) {
  int power = 0;
  for (int i = 0; i < oracle->rules->lead.forms_n; i++) {
    const Form *form = form_at(oracle, i);
    OracleUnit unit;
    if (form->power <= power) continue;
    bool anywhere = form->answers != ANSWERS_WHAT_IS_OWED || form->suits.max > 1;
    if (!anywhere && !is_in_place(oracle, lead, play)) continue;
    if (!oracle_is_of(oracle, i, play, &unit)) continue;
    power = form->power;
    *out = unit;
  }
  return power;
}
