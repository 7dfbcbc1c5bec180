/* test_form_share.c - units that a function knows beside others in one lead: how it is divided,
** what its leader may say, and which ruff of it is higher, against a naive model that tries every
** division. The form is three cards of different ranks. */
#include "compare.h"
#include "play/lead_grouping.h"
#include "play/special_forms.h"
#include "play/winner.h"
#include "presets.h"

enum { FLUSH = 3, CARDS_MOST = 7, FOUND_MAX = 64, READINGS_MOST = 4000, UNITS_MOST = 1024 };

/* --- the form --------------------------------------------------------------------------------- */

static int rank_of(int card) { return card < LJ ? card_rank((Card)card) : RANK_NB + card - LJ; }

/* Is it three cards of different ranks? */
static bool is_flush(const Pile *pile) {
  unsigned ranks = 0;
  for (int card = 0; card < KIND_NB; card++)
    if (pile->n[card]) ranks |= 1u << rank_of(card);
  return pile_size(pile) == FLUSH && __builtin_popcount(ranks) == FLUSH;
}

/* It is as high as its highest card. */
static bool answer_flush(void *context, HookCall *call) {
  const Compare *compare = context;
  Pile pile = {{0}};
  int top = 0;
  for (int card = 0; card < KIND_NB; card++) {
    pile.n[card] = cardset_count(call->cards, card, PACK_MAX);
    if (pile.n[card] && compare->oracle.position[card] > top) top = compare->oracle.position[card];
  }
  call->answer[0] = is_flush(&pile);
  call->answer[1] = top;
  call->answer[2] = 0;
  return true;
}

static void flushes_make(Compare *compare, int packs) {
  compare->rules = rules_preset("002", packs);
  Form *flush = &compare->rules.lead.forms[compare->rules.lead.forms_n++];
  *flush = (Form){.length = {1, 1}, .suits = {1, 1}, .size = {FLUSH, FLUSH}};
  snprintf(flush->name, sizeof flush->name, "flush");
  flush->functions = FORM_IS;
  flush->odd = true;
  compare->rules.lead.special = true;
  compare->rules.ask = answer_flush;
  compare->rules.context = compare;
  compare_make(compare, trump_of("9H"));
}

/* --- the naive model: units ------------------------------------------------------------------- */

typedef struct Naive {
  int size, length;
  bool flush;
  Pile pile;
  int top; /* position of the highest card */
} Naive;

static int cards_of(const Naive *unit) { return unit->size * unit->length; }

static Naive naive_sets(const Oracle *oracle, const OracleUnit *unit) {
  Naive out = {.size = unit->size, .length = unit->length};
  pile_take(&out.pile, unit, -1);
  out.top = oracle->position[unit->face[unit->length - 1]];
  return out;
}

/* All flushes in the cards. */
static int naive_flushes(const Oracle *oracle, const Pile *pile, int suit, Naive out[], int n) {
  const Card *face = oracle->face[suit];
  for (int a = 0; a < oracle->faces[suit]; a++)
    for (int b = a + 1; b < oracle->faces[suit]; b++)
      for (int c = b + 1; c < oracle->faces[suit]; c++) {
        Naive unit = {.size = FLUSH, .length = 1, .flush = true};
        if (!pile->n[face[a]] || !pile->n[face[b]] || !pile->n[face[c]]) continue;
        unit.pile.n[face[a]] = unit.pile.n[face[b]] = unit.pile.n[face[c]] = 1;
        if (!is_flush(&unit.pile)) continue;
        unit.top = oracle->position[face[c]];
        assert_in_range(n, 0, UNITS_MOST - 1);
        out[n++] = unit;
      }
  return n;
}

/* All sets and tractors of one size and length, behind the n that are there. */
static int naive_units(const Oracle *oracle, const Pile *pile, OracleSize of, Naive out[], int n) {
  OracleUnit units[UNITS_MOST];
  int found = oracle_units(oracle, pile, of, units, UNITS_MOST);
  assert_in_range(n + found, 0, UNITS_MOST);
  for (int i = 0; i < found; i++) out[n++] = naive_sets(oracle, &units[i]);
  return n;
}

static void take(Pile *from, const Pile *cards, int sign) {
  for (int card = 0; card < KIND_NB; card++) from->n[card] -= sign * cards->n[card];
}

/* --- without a word --------------------------------------------------------------------------- */

static bool goes_before(const Naive *a, const Naive *b) {
  if (cards_of(a) != cards_of(b)) return cards_of(a) > cards_of(b);
  if ((a->length > 1) != (b->length > 1)) return a->length > 1;
  return a->size > b->size;
}

/* The longest first; what is left in the end may be a flush. Then they are put in order. */
static int naive_divide(const Compare *compare, Pile rest, Naive out[]) {
  int n = 0;
  while (pile_size(&rest)) {
    OracleShape shape;
    oracle_decompose(&compare->oracle, &rest, &shape);
    Naive unit = naive_sets(&compare->oracle, &shape.unit[0]);
    if (is_flush(&rest) && FLUSH > cards_of(&unit))
      unit = (Naive){.size = FLUSH, .length = 1, .flush = true, .pile = rest};
    take(&rest, &unit.pile, 1);
    int at = n++;
    for (; at > 0 && goes_before(&unit, &out[at - 1]); at--) out[at] = out[at - 1];
    out[at] = unit;
  }
  return n;
}

TEST(a_lead_has_its_longest_unit_first) {
  Compare compare;
  int late = 0;
  Rng rng = rng_from(93);
  flushes_make(&compare, 3);
  for (int round = 0; round < 4000; round++) {
    Pile left = compare_deck(&compare);
    Pile lead =
        random_pile(&compare, &left, random_below(&rng, 5), 1 + random_below(&rng, 9), &rng);
    CardSet set = compare_set(&compare, &lead), cards = CARDSET_EMPTY;
    Naive units[CARDS_MOST + 3];
    Shape shape = compare_lead(&compare, &lead);
    int n = naive_divide(&compare, lead, units);
    assert_int_equal(shape.n, n);
    for (int i = 0; i < n; i++) {
      if (shape.unit[i].size != units[i].size || shape.unit[i].length != units[i].length ||
          (shape.unit[i].type == UNIT_CARDS) != units[i].flush)
        fail_msg("%s: unit %d should be %dx%d, not %dx%d", compare_text(&lead), i, units[i].size,
                 units[i].length, shape.unit[i].size, shape.unit[i].length);
      CardSet unit;
      unit_set(&shape.unit[i], &unit, compare.order.planes);
      cardset_add(&cards, &cards, &unit, compare.order.planes);
      late += units[i].flush && i + 1 < n;
    }
    assert_true(cardset_equal(&cards, &set, compare.order.planes));
  }
  assert_true(late > 100); /* read last, and put before what is shorter */
}

/* --- as the leader says ----------------------------------------------------------------------- */

typedef struct Divisions {
  const Compare *compare;
  int suit;
  Naive unit[CARDS_MOST];
  Grouped found[FOUND_MAX];
  int n;
} Divisions;

static void keep_division(Divisions *all, int units) {
  char text[64] = "", error[200];
  Grouped grouping;
  for (int i = 0; i < units; i++)
    snprintf(text + strlen(text), sizeof text - strlen(text), "%s%dx%d", i ? " + " : "",
             all->unit[i].size, all->unit[i].length);
  if (!grouping_parse(text, &grouping, error, sizeof error)) fail_msg("%s", error);
  for (int i = 0; i < all->n; i++)
    if (grouping_equal(&all->found[i], &grouping)) return;
  assert_in_range(all->n, 0, FOUND_MAX - 1);
  all->found[all->n++] = grouping;
}

/* Every unit that has the lowest card left, then those of what is left without it. */
static void each_division(Divisions *all, Pile *rest, int depth) {
  Naive units[UNITS_MOST];
  const Oracle *oracle = &all->compare->oracle;
  int lowest = 0, left = pile_size(rest), n = 0;
  if (left == 0) {
    keep_division(all, depth);
    return;
  }
  while (rest->n[lowest] == 0) lowest++;
  for (int size = 1; size <= oracle->rules->deck.packs; size++)
    for (int length = 1; size * length <= left && (size > 1 || length == 1); length++)
      n = naive_units(oracle, rest, (OracleSize){all->suit, size, length}, units, n);
  n = naive_flushes(oracle, rest, all->suit, units, n);
  for (int i = 0; i < n; i++) {
    if (units[i].pile.n[lowest] == 0) continue;
    all->unit[depth] = units[i];
    take(rest, &units[i].pile, 1);
    each_division(all, rest, depth + 1);
    take(rest, &units[i].pile, -1);
  }
}

/* The cards are divided as was said, into units that may be led. */
static void check_said(const Compare *compare, const Pile *lead, const Grouped *said) {
  CardSet set = compare_set(compare, lead), cards = CARDSET_EMPTY, unit;
  Shape shape;
  Grouped grouping;
  char text[200];
  if (!grouping_shape(&compare->order, &compare->rules, &set, said, &shape))
    fail_msg("%s is not divided as %s", compare_text(lead),
             grouping_print(said, text, sizeof text));
  assert_true(grouping_of(&shape, &grouping) && grouping_equal(&grouping, said));
  for (int i = 0; i < shape.n; i++) {
    unit_set(&shape.unit[i], &unit, compare->order.planes);
    cardset_add(&cards, &cards, &unit, compare->order.planes);
    Pile pile = compare_pile(compare, &unit);
    if (shape.unit[i].type == UNIT_CARDS) assert_true(is_flush(&pile));
  }
  assert_true(cardset_equal(&cards, &set, compare->order.planes));
}

TEST(the_leader_may_say_any_division_that_there_is) {
  Compare compare;
  int said = 0;
  Rng rng = rng_from(94);
  flushes_make(&compare, 3);
  compare.rules.lead.grouping = GROUPING_LEADERS_CHOICE;
  for (int round = 0; round < 400; round++) {
    Pile left = compare_deck(&compare);
    int suit = random_below(&rng, 5);
    Pile lead = random_pile(&compare, &left, suit, 2 + random_below(&rng, CARDS_MOST - 1), &rng);
    Divisions all = {.compare = &compare, .suit = suit};
    CardSet set = compare_set(&compare, &lead);
    Grouped list[FOUND_MAX];
    bool more;
    if (pile_size(&lead) == 0) continue; /* of the suit that is trumps */
    each_division(&all, &lead, 0);
    int n = grouping_list(&compare.order, &compare.rules, &set, list, FOUND_MAX, &more);
    assert_false(more);
    if (n != all.n) fail_msg("%s: %d divisions, not %d", compare_text(&lead), n, all.n);
    for (int i = 0; i < n; i++) {
      bool found = false;
      for (int j = 0; j < n; j++) found |= grouping_equal(&list[i], &all.found[j]);
      assert_true(found);
      check_said(&compare, &lead, &list[i]);
    }
    said += n;
  }
  assert_true(said > 1200);
}

TEST(what_the_cards_are_not_may_not_be_said) {
  static const char *const CASES[][2] = {
      {"AH AH KH QH", "3 + 1 + 1"}, {"AH AH KH KH", "3 + 1"}, {"AH AH KH QH", "2 + 1 + 1 + 1"}};
  Compare compare;
  Shape shape;
  Grouped grouping;
  char error[200];
  flushes_make(&compare, 2);
  compare.rules.lead.grouping = GROUPING_LEADERS_CHOICE;
  for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
    Pile lead = pile_of(CASES[i][0]);
    CardSet set = compare_set(&compare, &lead);
    assert_true(grouping_parse(CASES[i][1], &grouping, error, sizeof error));
    assert_false(grouping_shape(&compare.order, &compare.rules, &set, &grouping, &shape));
  }
}

/* --- ruffs ------------------------------------------------------------------------------------ */

typedef struct Readings {
  const Compare *compare;
  const Shape *lead;
  int top[READINGS_MOST][CARDS_MOST];
  Naive unit[CARDS_MOST];
  int n;
} Readings;

/* Units of one kind from high to low. */
static void keep_reading(Readings *all) {
  int *top = all->top[all->n++];
  assert_in_range(all->n, 1, READINGS_MOST - 1);
  for (int i = 0; i < all->lead->n; i++) {
    int at = i;
    for (; at > 0 && unit_alike(&all->lead->unit[at - 1], &all->lead->unit[i]) &&
           top[at - 1] < all->unit[i].top;
         at--)
      top[at] = top[at - 1];
    top[at] = all->unit[i].top;
  }
}

static void each_reading(Readings *all, Pile *rest, int i) {
  Naive units[UNITS_MOST];
  const Oracle *oracle = &all->compare->oracle;
  if (i == all->lead->n) {
    keep_reading(all);
    return;
  }
  const Unit *led = &all->lead->unit[i];
  int n = led->type == UNIT_CARDS
              ? naive_flushes(oracle, rest, TRUMPS, units, 0)
              : naive_units(oracle, rest, (OracleSize){TRUMPS, led->size, led->length}, units, 0);
  for (int j = 0; j < n; j++) {
    all->unit[i] = units[j];
    take(rest, &units[j].pile, 1);
    each_reading(all, rest, i + 1);
    take(rest, &units[j].pile, -1);
  }
}

/* Is one reading above the other, by the word? */
static bool is_above(const Shape *lead, int word, const int a[], const int b[]) {
  int counted = lead->n;
  if (word == OVERRUFF_LARGEST_UNIT) return a[0] > b[0];
  for (int i = 0; i < lead->n && word == OVERRUFF_EVERY_UNIT; i++)
    if (a[i] <= b[i]) return false;
  if (word == OVERRUFF_EVERY_UNIT) return true;
  while (unit_cards(&lead->unit[0]) > 1 && unit_cards(&lead->unit[counted - 1]) == 1) counted--;
  for (int i = 0; i < counted; i++)
    if (a[i] != b[i]) return a[i] > b[i];
  return false;
}

static bool naive_beats(const Compare *compare, const Shape *lead, const Pile *play,
                        const Pile *best) {
  static Readings mine, other;
  Pile rest = *play, others = *best;
  mine = (Readings){.compare = compare, .lead = lead};
  other = (Readings){.compare = compare, .lead = lead};
  each_reading(&mine, &rest, 0);
  each_reading(&other, &others, 0);
  if (mine.n == 0) return false;
  for (int i = 0; i < mine.n; i++) {
    bool above = true;
    for (int j = 0; j < other.n && above; j++)
      above = is_above(lead, compare->rules.win.overruff, mine.top[i], other.top[j]);
    if (above) return true;
  }
  return other.n == 0;
}

/* Trumps that mostly have the led units. */
static Pile random_ruff(const Compare *compare, const Shape *lead, Pile *left, Rng *rng) {
  int cards = 0;
  Pile ruff = {{0}};
  for (int i = 0; i < lead->n; i++) {
    Naive units[UNITS_MOST];
    const Unit *led = &lead->unit[i];
    cards += unit_cards(led);
    int n = led->type == UNIT_CARDS
                ? naive_flushes(&compare->oracle, left, TRUMPS, units, 0)
                : naive_units(&compare->oracle, left, (OracleSize){TRUMPS, led->size, led->length},
                              units, 0);
    if (n == 0) continue;
    const Naive *unit = &units[random_below(rng, n)];
    take(left, &unit->pile, 1);
    take(&ruff, &unit->pile, -1);
  }
  Pile more = random_pile(compare, left, TRUMPS, cards - pile_size(&ruff), rng);
  take(&ruff, &more, -1);
  return ruff;
}

/* A flush and other cards of a plain suit. */
static Pile random_throw(const Compare *compare, Rng *rng) {
  Pile left = compare_deck(compare), lead = {{0}};
  Naive units[UNITS_MOST];
  for (int rank = RANK_2 + 4; rank < RANK_A; rank++) left.n[card_make(CLUBS, (Rank)rank)] = 0;
  int n = naive_flushes(&compare->oracle, &left, CLUBS, units, 0);
  take(&lead, &units[random_below(rng, n)].pile, -1);
  take(&left, &lead, 1);
  Pile more = random_pile(compare, &left, CLUBS, 1 + random_below(rng, 3), rng);
  take(&lead, &more, -1);
  return lead;
}

/* Without a word, or as the leader says. */
static void divide_lead(const Compare *compare, const CardSet *lead, Rng *rng, Shape *shape) {
  Grouped list[FOUND_MAX], none = {0};
  bool more;
  int n = grouping_list(&compare->order, &compare->rules, lead, list, FOUND_MAX, &more);
  const Grouped *said = random_below(rng, 2) ? &list[random_below(rng, n)] : &none;
  assert_true(grouping_shape(&compare->order, &compare->rules, lead, said, shape));
}

static void ruffed_twice(Compare *compare, Rng *rng, int *ruffs, int *over) {
  static const int words[] = {OVERRUFF_LARGEST_UNIT, OVERRUFF_LONGEST_FIRST, OVERRUFF_EVERY_UNIT};
  Shape shape;
  Pile plays[3] = {random_throw(compare, rng)}, left = compare_deck(compare);
  CardSet sets[3];
  int winner = 0;
  compare->rules.win.overruff = (uint8_t)words[random_below(rng, 3)];
  sets[0] = compare_set(compare, &plays[0]);
  divide_lead(compare, &sets[0], rng, &shape);
  if (!form_has_odd(shape.unit, shape.n) || shape.n < 2) return;
  for (int i = 1; i < 3; i++) {
    plays[i] = random_ruff(compare, &shape, &left, rng);
    sets[i] = compare_set(compare, &plays[i]);
    bool beats = naive_beats(compare, &shape, &plays[i], &plays[winner]);
    *over += beats && winner;
    if (beats) winner = i;
  }
  int is = trick_winner(&compare->order, &compare->rules, &shape, sets, 3);
  if (is != winner)
    fail_msg("overruff %d: %s, %s, %s: %d wins, not %d", compare->rules.win.overruff,
             compare_text(&plays[0]), compare_text(&plays[1]), compare_text(&plays[2]), winner, is);
  *ruffs += winner > 0;
}

TEST(two_ruffs_of_a_throw_with_such_a_unit) {
  Compare compare;
  int ruffs = 0, over = 0;
  Rng rng = rng_from(95);
  flushes_make(&compare, 2);
  for (int i = 0; i < 3000 / SHARE; i++) ruffed_twice(&compare, &rng, &ruffs, &over);
  assert_true(ruffs > 500 / SHARE && over > 100 / SHARE);
}
