/* oracle.c - the rules of play once more, naively. See oracle.h. */
#include "oracle.h"

#include "oracle_ask.h"

/* --- cards ------------------------------------------------------------------------------------ */

static void inherited_ladder(HookCall *call) {
  const Rules *rules = call->rules;
  call->ladder = call->trump.suit == SUIT_NONE ? rules->order.no_trump : rules->order.trumps;
}

/* Of a function's answer the list is taken as it is. */
static Ladder ladder_of(const Rules *rules, Trump trump) {
  Hook hook = trump.suit == SUIT_NONE ? HOOK_ORDER_NO_TRUMP : HOOK_ORDER_TRUMPS;
  HookCall call = oracle_question(rules, hook, NULL, -1);
  call.trump = trump;
  if (rules_hooked(rules, hook))
    oracle_ask(&call, inherited_ladder, NULL);
  else
    inherited_ladder(&call);
  return call.ladder;
}

/* The rung of the ladder of trumps that takes a card: of several the one that says most of it, and
** of several such the first. -1: none does. */
static int rung_of(const Oracle *oracle, Card card) {
  const Ladder *ladder = &oracle->ladder;
  Trump trump = oracle->trump;
  int best = -1, most = 0;
  for (int i = 0; i < ladder->n; i++) {
    const Rung *rung = &ladder->rung[i];
    bool joker = card_is_joker(card);
    int says = 0;
    if (rung->type == RUNG_CARD && rung->value == card) says = 5;
    if (rung->type == RUNG_RANK && !joker && card_rank(card) == trump.rank) says = 4;
    if (rung->type == RUNG_ONE_RANK && !joker && card_rank(card) == rung->value) says = 3;
    if (rung->type == RUNG_SUIT && !joker && card_suit(card) == trump.suit) says = 2;
    if (rung->type == RUNG_ONE_SUIT && !joker && card_suit(card) == rung->value) says = 1;
    if (says > most) best = i, most = says;
  }
  return best;
}

static const Rung *rung_at(const Oracle *oracle, int i) { return &oracle->ladder.rung[i]; }

/* Jokers that the ladder of trumps does not name are of no suit. */
static int suit_in(const Oracle *oracle, Card card) {
  if (oracle->rung[card] >= 0) return TRUMPS;
  return card_is_joker(card) ? -1 : card_suit(card);
}

int oracle_height(const Rules *rules, Rank rank) {
  for (int i = 0; i < rules->order.ranks_n; i++)
    if (rules->order.ranks[i] == rank) return i;
  return rank;
}

bool oracle_is_plain(const Oracle *oracle, Card card) {
  int rung = oracle->rung[card];
  if (rung < 0) return !card_is_joker(card);
  bool alone =
      !rung_at(oracle, rung)->with_next && (rung == 0 || !rung_at(oracle, rung - 1)->with_next);
  int type = (int)rung_at(oracle, rung)->type;
  return alone && (type == RUNG_SUIT || type == RUNG_ONE_SUIT);
}

/* Where a card stands among all of its suit before gaps are closed. Rungs that are laid together
** are one place; of a rank the trump suit's card is above the others. */
static int raw_position(const Oracle *oracle, Card card) {
  int rung = oracle->rung[card];
  if (rung < 0) return card_is_joker(card) ? 0 : oracle_height(oracle->rules, card_rank(card));
  bool together = rung_at(oracle, rung)->with_next;
  while (rung > 0 && rung_at(oracle, rung - 1)->with_next) rung--, together = true;
  int within = 0;
  if (oracle_is_plain(oracle, card))
    within = oracle_height(oracle->rules, card_rank(card));
  else if (!together && !card_is_joker(card) && card_suit(card) == oracle->trump.suit)
    within = rung_at(oracle, rung)->type != RUNG_CARD;
  return rung * RANK_NB + within;
}

static void count_deck(Oracle *oracle) {
  const Rules *rules = oracle->rules;
  for (Card card = 0; card < LJ; card++)
    oracle->deck[card] = card_rank(card) >= rules->deck.lowest ? rules->deck.packs : 0;
  oracle->deck[LJ] = rules->deck.LJ;
  oracle->deck[HJ] = rules->deck.HJ;
  for (int i = 0; i < rules->deck.without_n; i++) oracle->deck[rules->deck.without[i]]--;
  for (Card card = 0; card < KIND_NB; card++)
    if (oracle->deck[card] > 0) oracle->deck[card] -= rules->deck.out[card];
}

enum { RAW_POSITIONS = (LADDER_MAX + 1) * RANK_NB };

/* The position of a card: how many different raw positions of its suit lie below it. */
static void find_positions(Oracle *oracle) {
  bool taken[ESUIT_NB][RAW_POSITIONS] = {{false}};
  int raw[KIND_NB];
  for (Card card = 0; card < KIND_NB; card++) {
    raw[card] = raw_position(oracle, card);
    if (oracle->suit[card] >= 0) taken[oracle->suit[card]][raw[card]] = true;
  }
  for (Card card = 0; card < KIND_NB; card++)
    for (int i = 0; oracle->suit[card] >= 0 && i < raw[card]; i++)
      oracle->position[card] += taken[oracle->suit[card]][i];
}

/* The kinds of a suit, position by position. */
static void find_faces(Oracle *oracle, int suit) {
  int *n = &oracle->faces[suit];
  for (int position = 0, before = -1; before < *n; position++) {
    before = *n;
    for (Card card = 0; card < KIND_NB; card++) {
      if (oracle->suit[card] != suit || oracle->position[card] != position) continue;
      assert(*n < ORACLE_FACES);
      oracle->face[suit][(*n)++] = card;
    }
  }
}

/* Is the trump rank, which stands elsewhere, missed between these cards of a suit? */
static bool misses_trump_rank(const Oracle *oracle, Card low, Card high) {
  const Rules *rules = oracle->rules;
  if (oracle->trump.rank == RANK_NONE) return false;
  int missed = oracle_height(rules, oracle->trump.rank);
  return oracle_height(rules, card_rank(low)) < missed &&
         missed < oracle_height(rules, card_rank(high));
}

/* May sets of these two, the one a position above the other, follow each other by a word? */
static bool linked_by(const Oracle *oracle, int word, Card low, Card high) {
  bool in_row = oracle_is_plain(oracle, low) && oracle_is_plain(oracle, high) &&
                card_suit(low) == card_suit(high);
  if (!in_row) return word == TRACTORS_WHOLE;
  return oracle->rules->order.gap != GAP_OPEN || !misses_trump_rank(oracle, low, high);
}

bool oracle_adjacent(const Oracle *oracle, Card low, Card high) {
  const Rules *rules = oracle->rules;
  if (low == high || oracle->suit[low] < 0 || oracle->suit[low] != oracle->suit[high]) return false;
  int position = oracle->position[low];
  if (oracle->position[high] == position) return rules->order.equals == EQUALS_TRACTOR;
  if (oracle->position[high] != position + 1) return false;
  if (rules_hooked(rules, HOOK_ORDER_TRACTORS)) return oracle->linked[oracle->suit[low]][position];
  return linked_by(oracle, rules->order.tractors, low, high);
}

static void inherited_link(HookCall *call) {
  const Oracle *oracle = call->builtin_data;
  int word = oracle_word(call, oracle->rules->order.tractors);
  call->answer[0] = linked_by(oracle, word, call->card, call->other_card);
}

/* A function is asked about the first cards of every two positions that are neighbours. */
static void ask_links(Oracle *oracle) {
  for (int suit = 0; suit < ESUIT_NB; suit++)
    for (int i = 0, first = 0; i < oracle->faces[suit]; i++) {
      const Card *face = oracle->face[suit];
      if (oracle->position[face[i]] == oracle->position[face[first]]) continue;
      HookCall call = oracle_question(oracle->rules, HOOK_ORDER_TRACTORS, NULL, -1);
      call.trump = oracle->trump;
      call.card = face[first];
      call.other_card = face[i];
      oracle_ask(&call, inherited_link, oracle);
      oracle->linked[suit][oracle->position[face[first]]] = call.answer[0] != 0;
      first = i;
    }
}

static int points_of(const Rules *rules, Trump trump, Card card) {
  if (!rules_hooked(rules, HOOK_POINTS_CARDS)) return rules->points.cards[card];
  HookCall call = oracle_question(rules, HOOK_POINTS_CARDS, NULL, -1);
  call.card = card;
  call.trump = trump;
  oracle_ask(&call, NULL, NULL);
  return call.answer[0];
}

void oracle_make(Oracle *oracle, const Rules *rules, Trump trump) {
  memset(oracle, 0, sizeof *oracle);
  oracle->rules = rules;
  oracle->trump = trump;
  oracle->ladder = ladder_of(rules, trump);
  count_deck(oracle);
  for (Card card = 0; card < KIND_NB; card++) oracle->points[card] = points_of(rules, trump, card);
  for (Card card = 0; card < KIND_NB; card++) oracle->rung[card] = rung_of(oracle, card);
  for (Card card = 0; card < KIND_NB; card++)
    oracle->suit[card] = oracle->deck[card] > 0 ? suit_in(oracle, card) : -1;
  find_positions(oracle);
  for (int suit = 0; suit < ESUIT_NB; suit++) find_faces(oracle, suit);
  if (rules_hooked(rules, HOOK_ORDER_TRACTORS)) ask_links(oracle);
}

Pile pile_in(const CardSet *kinds) {
  Pile pile = {{0}};
  for (int copy = 0; copy < PACK_MAX; copy++)
    for (uint64_t left = kinds->plane[copy]; left;) pile.n[bit_pop(&left)]++;
  return pile;
}

/* 52 are added by fours. */
int pile_size(const Pile *pile) {
  int size = pile->n[LJ] + pile->n[HJ];
  for (int card = 0; card < LJ; card++) size += pile->n[card];
  return size;
}

int pile_kinds(const Pile *pile, Card out[KIND_NB]) {
  int n = 0;
  for (Card card = 0; card < KIND_NB; card++) {
    out[n] = card;
    n += pile->n[card] > 0;
  }
  return n;
}

int pile_size_in(const Oracle *oracle, const Pile *pile, int suit) {
  int size = 0;
  for (int i = 0; suit >= 0 && i < oracle->faces[suit]; i++) size += pile->n[oracle->face[suit][i]];
  for (int card = 0; suit < 0 && card < KIND_NB; card++)
    if (oracle->suit[card] < 0) size += pile->n[card];
  return size;
}

/* --- units ------------------------------------------------------------------------------------ */

typedef struct Search {
  const Oracle *oracle;
  const Pile *pile;
  int suit, size, length;
  OracleUnit unit; /* in the making */
  OracleUnit *out;
  int n, max;
} Search;

/* Puts every face that may come next on the unit; equal faces follow each other in one order. */
static void search_units(Search *search, int made, int from) {
  const Oracle *oracle = search->oracle;
  for (int i = from; i < oracle->faces[search->suit]; i++) {
    Card card = oracle->face[search->suit][i];
    if (search->pile->n[card] < search->size) continue;
    if (made > 0 && !oracle_adjacent(oracle, search->unit.face[made - 1], card)) continue;
    search->unit.face[made] = card;
    if (made + 1 < search->length) {
      search_units(search, made + 1, i + 1);
      continue;
    }
    assert(search->n < search->max);
    search->out[search->n++] = search->unit;
  }
}

int oracle_units(const Oracle *oracle, const Pile *pile, OracleSize of, OracleUnit out[], int max) {
  if (of.length > ORACLE_FACES) return 0;
  Search search = {.oracle = oracle,
                   .pile = pile,
                   .suit = of.suit,
                   .size = of.size,
                   .length = of.length,
                   .out = out,
                   .max = max};
  search.unit.size = of.size;
  search.unit.length = of.length;
  search_units(&search, 0, 0);
  return search.n;
}

int oracle_compare(const Oracle *oracle, const OracleUnit *a, const OracleUnit *b) {
  if (a->cards) return a->top - b->top;
  for (int i = a->length - 1; i >= 0; i--) {
    int difference = oracle->position[a->face[i]] - oracle->position[b->face[i]];
    if (difference) return difference;
  }
  return 0;
}

int oracle_compare_kinds(const OracleUnit *a, const OracleUnit *b) {
  if (a->size * a->length != b->size * b->length) return a->size * a->length - b->size * b->length;
  if ((a->length > 1) != (b->length > 1)) return (a->length > 1) - (b->length > 1);
  return a->size - b->size;
}

/* The order in which a division takes units: longest, tractor, larger sets, higher cards. */
static int compare_units(const Oracle *oracle, const OracleUnit *a, const OracleUnit *b) {
  int kinds = oracle_compare_kinds(a, b);
  return kinds ? kinds : oracle_compare(oracle, a, b);
}

void pile_take(Pile *pile, const OracleUnit *unit, int sign) {
  for (int i = 0; i < unit->size && unit->cards; i++) pile->n[unit->face[i]] -= sign;
  for (int i = 0; i < unit->length && !unit->cards; i++)
    pile->n[unit->face[i]] -= sign * unit->size;
}

bool oracle_is_form(const Oracle *oracle, int size, int length) {
  const Rules *rules = oracle->rules;
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    if (range_has(form->size, size) && range_has(form->length, length)) return true;
  }
  return size == 1 && length == 1;
}

/* The unit that comes first in what is left. */
static OracleUnit first_unit(const Oracle *oracle, const Pile *pile, int suit) {
  static OracleUnit units[4096];
  OracleUnit best = {.size = 0};
  for (int size = 1; size <= PACK_MAX; size++)
    for (int length = 1; length <= ORACLE_FACES; length++) {
      if (!oracle_is_form(oracle, size, length)) continue;
      int n = oracle_units(oracle, pile, (OracleSize){suit, size, length}, units, 4096);
      if (n == 0) break;
      for (int i = 0; i < n; i++)
        if (best.size == 0 || compare_units(oracle, &units[i], &best) > 0) best = units[i];
    }
  return best;
}

int oracle_suit_of(const Oracle *oracle, const Pile *pile) {
  int suit = -1;
  for (int card = 0; card < KIND_NB; card++) {
    if (pile->n[card] == 0 || oracle->suit[card] == suit) continue;
    if (suit >= 0 || oracle->suit[card] < 0) return -1;
    suit = oracle->suit[card];
  }
  return suit;
}

void oracle_decompose(const Oracle *oracle, const Pile *pile, OracleShape *shape) {
  Pile rest = *pile;
  shape->n = 0;
  shape->suit = oracle_suit_of(oracle, pile);
  while (pile_size(&rest) > 0) {
    shape->unit[shape->n] = first_unit(oracle, &rest, shape->suit);
    pile_take(&rest, &shape->unit[shape->n++], 1);
  }
}

bool oracle_is_decomposition(const Oracle *oracle, const Pile *pile, const OracleShape *shape) {
  Pile rest = *pile;
  if (shape->suit != oracle_suit_of(oracle, pile)) return false;
  for (int i = 0; i < shape->n; i++) {
    OracleUnit best = first_unit(oracle, &rest, shape->suit);
    const OracleUnit *unit = &shape->unit[i];
    if (best.size != unit->size || best.length != unit->length) return false;
    for (int j = 0; j + 1 < unit->length; j++)
      if (!oracle_adjacent(oracle, unit->face[j], unit->face[j + 1])) return false;
    if (oracle_compare(oracle, &best, unit) != 0) return false;
    pile_take(&rest, unit, 1);
    for (int card = 0; card < KIND_NB; card++)
      if (rest.n[card] < 0) return false;
  }
  return pile_size(&rest) == 0;
}
