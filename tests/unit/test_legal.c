/* test_legal.c - counting, listing and drawing legal plays: known counts, large hands against a
** plain enumeration, and whether every play is drawn equally often. */
#include <math.h>

#include "compare.h"
#include "play/follow.h"
#include "play/legal_plays.h"
#include "presets.h"

enum { LIST_MAX = 5000, NAIVE_MAX = 200000 };

typedef struct Example {
  const char *preset;
  int packs;
  const char *trump, *lead, *hand;
  int count;
} Example;

static void prepare(Compare *compare, Follow *follow, const Example *example) {
  Pile led = pile_of(example->lead), held = pile_of(example->hand);
  compare->rules = rules_preset(example->preset, example->packs);
  compare_make(compare, trump_of(example->trump));
  CardSet hand = compare_set(compare, &held);
  Shape shape = compare_lead(compare, &led);
  follow_prepare(follow, &compare->order, &compare->rules, &shape, &hand);
}

static const Example examples[] = {
    {"002", 2, "QD", "QS", "7S 3D QC KH LJ", 3},    /* E46 */
    {"002", 2, "QD", "7S", "QS KH 2D", 3},          /* E49 */
    {"002", 2, "9C", "JH JH", "AH KH TH 6H", 6},    /* E56 */
    {"002", 2, "9C", "JH JH", "AH TH TH 6H", 1},    /* E58 */
    {"000", 3, "9C", "JH JH", "8H 8H 8H 6H 5H", 4}, /* E61 */
    {"002", 3, "9C", "JH JH", "8H 8H 8H 6H 5H", 1},
    {"002", 2, "9C", "JH JH", "AS QS QS 7C 7C", 5},            /* E62 */
    {"002", 2, "9C", "JH JH", "TS KH 7C 7C", 2},               /* E64 */
    {"002v-subset", 3, "4D", "7S 7S 7S", "AS KS KS 8S 5S", 3}, /* E69 */
    {"002", 3, "5H", "QS QS JS JS", "AS QS TS TS 7S 6S", 6},   /* E89 */
    {"002", 2, "5H", "QS QS JS JS", "AS AS TS TS 9S 9S", 3},   /* E90 */
    {"002v-subset", 2, "5H", "QS QS JS JS", "AS AS TS TS 9S 9S", 1},
    {"002", 4, "5H", "QS QS JS JS", "AS AS AS AS 6S 4S", 1},             /* E91 */
    {"000", 3, "5H", "QS QS JS JS TS TS", "AS AS AS KS KS KS 4S 4S", 3}, /* E99 */
    {"002", 2, "4D", "AS KS JS JS", "QS 9S 8S 8S 3S", 3},                /* E121 */
    {"000", 3, "9C", "JH JH TH TH", "8H 8H 8H 6H 6H 5H 4H", 4},          /* E161 */
    {"002", 2, "9C", "JH JH", "6H", 0},
    {"002", 2, "9C", "JH JH", "6H 7S", 1},
};

TEST(the_worked_examples_have_so_many_plays) {
  for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
    Compare compare;
    Follow follow;
    prepare(&compare, &follow, &examples[i]);
    LegalCount count = legal_count(&follow);
    if (!count.exact || count.count != (uint64_t)examples[i].count)
      fail_msg("%s, %s to %s: %d plays, not %d", examples[i].preset, examples[i].hand,
               examples[i].lead, examples[i].count, (int)count.count);
  }
}

TEST(a_list_stops_at_its_end_and_says_so) {
  static const Example example = {"002", 2, "9C", "JH JH", "AH KH TH 6H", 6};
  Compare compare;
  Follow follow;
  CardSet plays[6];
  bool more;
  prepare(&compare, &follow, &example);
  assert_int_equal(legal_list(&follow, plays, 6, &more), 6);
  assert_false(more);
  assert_int_equal(legal_list(&follow, plays, 5, &more), 5);
  assert_true(more);
  assert_int_equal(legal_list(&follow, plays, 0, &more), 0);
  assert_true(more);
}

TEST(without_patience_less_is_listed_and_that_is_said) {
  static const Example example = {"000", 3, "5H", "QS QS JS JS TS TS", "AS AS AS KS KS KS 4S 4S",
                                  3};
  Compare compare;
  Follow follow;
  CardSet plays[9];
  bool more;
  long check_budget = 1;
  prepare(&compare, &follow, &example);
  follow.check_budget = &check_budget;
  assert_true(legal_list(&follow, plays, 9, &more) < 3);
  assert_true(more);
  LegalCount count = legal_count(&follow);
  assert_false(count.exact);
  assert_true(count.count < 3);
  CardSet play;
  Rng rng = rng_from(1);
  legal_sample(&follow, &rng, &play);
  assert_int_equal(follow_check(&follow, &play), LEGAL);
  check_budget = LEGAL_CHECK_BUDGET;
  assert_int_equal(legal_list(&follow, plays, 9, &more), 3);
  assert_false(more);
  count = legal_count(&follow);
  assert_true(count.exact && count.count == 3);
  assert_true(check_budget < LEGAL_CHECK_BUDGET);
}

/* --- drawing ---------------------------------------------------------------------------------- */

/* How likely it is that equally likely outcomes stray so far from their mean (chi-square with n - 1
** degrees of freedom, after Wilson and Hilferty). */
static double chance_of(const int times[], int n, long draws) {
  double mean = (double)draws / n, sum = 0, k = n - 1;
  for (int i = 0; i < n; i++) sum += (times[i] - mean) * (times[i] - mean) / mean;
  double z = (cbrt(sum / k) - (1 - 2 / (9 * k))) / sqrt(2 / (9 * k));
  return erfc(z / sqrt(2)) / 2;
}

static int find_play(const CardSet plays[], int n, const CardSet *play, int planes) {
  for (int i = 0; i < n; i++)
    if (cardset_equal(&plays[i], play, planes)) return i;
  fail_msg("a play was drawn that is not in the list");
  return -1;
}

/* Situations that take different ways through the drawing. */
static const Example drawn[] = {
    {"002", 2, "9C", "JH", "AH KH KH TH 6H 6H 2H", 0},                /* a card of the suit */
    {"002", 2, "9C", "JH", "AS KS KS TC 6C 6D", 0},                   /* any card */
    {"002", 2, "9C", "JH JH", "AH KH TH 6H 2H", 0},                   /* no pair */
    {"002", 2, "9C", "JH JH", "AH AH KH KH TH TH 6H", 0},             /* one of three pairs */
    {"002", 2, "9C", "JH JH", "AS AS KD KD KC TC", 0},                /* void */
    {"002", 3, "9C", "JH JH JH", "5H KD KD KC TC 9C 9C", 0},          /* two cards beside */
    {"002", 2, "5H", "QS QS JS JS", "AS AS TS TS 9S 9S 8S 7S 3S", 0}, /* two of three pairs */
    {"002", 4, "5H", "QS QS JS JS", "AS AS AS TS TS TS 9S 9S 9S 9S 3S", 0},
    {"002", 4, "5H", "QS QS JS", "AS AS AS TS TS 9S 9S 9S 9S 3S", 0}, /* a throw */
    {"002", 4, "5H", "QS QS QS JS JS", "AS AS AS TS TS 9S 9S 9S 9S 3S 4S", 0},
    {"000", 3, "9C", "JH JH", "8H 8H 8H 6H 5H 2H", 0}, /* protected */
    {"000", 3, "9C", "JH JH TH TH", "8H 8H 8H 6H 6H 5H 4H 3H 3H 3H 2H", 0},
    {"000", 3, "9C", "JH JH JH", "8H 8H 6H 6H 5H 4H 3H", 0}, /* a pair owed */
    {"002v-subset", 3, "5H", "QS QS JS JS", "AS AS KS KS TS TS 9S 9S 9S 4S 3S", 0},
    {"004", 3, "5H", "8S 8S 8S 9S 9S 9S", "KS KS QS QS 7S 7S 7S 4S 3S 2S 2S", 0},
    {"002", 6, "5H", "QS QS QS QS", "5D KC KC KC KD KD 8H 8H 7H 7H", 0}, /* beside, many copies */
};

TEST(every_legal_play_is_drawn_equally_often) {
  static CardSet plays[LIST_MAX];
  static int times[LIST_MAX];
  Rng rng = rng_from(5);
  for (size_t i = 0; i < sizeof drawn / sizeof drawn[0]; i++) {
    Compare compare;
    Follow follow;
    bool more;
    prepare(&compare, &follow, &drawn[i]);
    int n = legal_list(&follow, plays, LIST_MAX, &more);
    long draws = n * 150;
    assert_false(more);
    assert_in_range(n, 2, 800);
    assert_int_equal(legal_count(&follow).count, n);
    memset(times, 0, sizeof times);
    for (long j = 0; j < draws; j++) {
      CardSet play;
      legal_sample(&follow, &rng, &play);
      times[find_play(plays, n, &play, compare.order.planes)]++;
    }
    double chance = chance_of(times, n, draws);
    if (chance < 1e-5 || chance > 1 - 1e-5)
      fail_msg("%s, %s to %s: %d plays, p = %g", drawn[i].preset, drawn[i].hand, drawn[i].lead, n,
               chance);
  }
}

typedef struct LeadList {
  const Order *order;
  CardSet leads[200];
  int n;
} LeadList;

static bool note_lead(void *data, const Unit *unit) {
  LeadList *list = data;
  assert_true(list->n < 200);
  list->leads[list->n] = CARDSET_EMPTY;
  unit_set(unit, &list->leads[list->n++], list->order->planes);
  return true;
}

TEST(every_plain_lead_is_drawn_equally_often) {
  Compare compare;
  static LeadList list;
  int times[200] = {0};
  Rng rng = rng_from(6);
  compare.rules = rules_preset("002", 3);
  compare_make(&compare, trump_of("5H"));
  Pile pile = pile_of("AS AS AS KS KS QS QS 2D 3D 3D 5H 5C 5C HJ HJ 4H 4H 4H 3H 3H");
  CardSet hand = compare_set(&compare, &pile);
  list.order = &compare.order;
  int n = lead_each(&compare.order, &compare.rules, &hand, note_lead, &list);
  assert_int_equal(n, list.n);
  assert_in_range(list.n, 20, 60);
  for (int i = 0; i < list.n * 300; i++) {
    CardSet play;
    legal_sample_lead(&compare.order, &compare.rules, &hand, &rng, &play);
    times[find_play(list.leads, list.n, &play, compare.order.planes)]++;
  }
  double chance = chance_of(times, list.n, list.n * 300);
  assert_true(chance > 1e-5 && chance < 1 - 1e-5);
}

/* --- large hands ------------------------------------------------------------------------------ */

/* Counts by checking every play there is. */
typedef struct Naive {
  const Follow *follow;
  CardSet play;
  long tried, legal;
} Naive;

static void try_all(Naive *naive, int place, int left) {
  int planes = naive->follow->order->planes;
  if (naive->tried > NAIVE_MAX) return;
  if (left == 0) {
    naive->tried++;
    naive->legal += follow_check(naive->follow, &naive->play) == LEGAL;
    return;
  }
  if (place == PLACE_NB) return;
  CardSet before = naive->play;
  int held = cardset_count(&naive->follow->hand, place, planes);
  for (int n = 0; n <= held && n <= left; n++) {
    if (n > 0) cardset_put(&naive->play, place, planes);
    try_all(naive, place + 1, left - n);
  }
  naive->play = before;
}

static const char *const names[] = {"000", "002", "002v-subset", "004"};

/* The settings that no source has are set at random, too. */
static void random_policy(Rules *rules, Rng *rng) {
  if (random_below(rng, 4) == 0) rules->follow.smaller = SMALLER_REGROUPED;
  if (random_below(rng, 4) == 0) rules->follow.protect = (uint8_t)random_below(rng, 4);
  if (random_below(rng, 2)) rules->order.equals = EQUALS_TRACTOR;
  if (random_below(rng, 12) == 0) rules->follow.owes.n--;
  if (random_below(rng, 30) == 0) rules->follow.owes.n = 0;
}

/* A random situation of a large hand; false when chance makes none. */
static bool random_situation(Compare *compare, Follow *follow, Rng *rng, int in_suit, int beside) {
  compare->rules = rules_preset(names[random_below(rng, 4)], 2 + random_below(rng, 5));
  random_policy(&compare->rules, rng);
  compare_make(compare,
               (Trump){(Rank)random_below(rng, RANK_NB), (Suit)random_below(rng, SUIT_NB)});
  int suit = random_below(rng, 2) ? TRUMPS : random_below(rng, SUIT_NB);
  if (compare->oracle.faces[suit] == 0) return false;
  Pile left = compare_deck(compare);
  Pile led = random_pile(compare, &left, suit, 1 + random_below(rng, 9), rng);
  Pile hand = random_pile(compare, &left, suit, in_suit, rng);
  Pile other = random_pile(compare, &left, suit == TRUMPS ? CLUBS : TRUMPS, beside, rng);
  for (int card = 0; card < KIND_NB; card++) hand.n[card] += other.n[card];
  if (pile_size(&hand) < pile_size(&led)) return false;
  CardSet cards = compare_set(compare, &hand);
  Shape shape = compare_lead(compare, &led);
  follow_prepare(follow, &compare->order, &compare->rules, &shape, &cards);
  return true;
}

TEST(large_hands_are_counted_as_enumeration_counts_them) {
  int compared = 0;
  Rng rng = rng_from(7);
  for (int i = 0; i < 1000; i++) {
    Compare compare;
    Follow follow;
    if (!random_situation(&compare, &follow, &rng, 6 + random_below(&rng, 12),
                          random_below(&rng, 8)))
      continue;
    Naive naive = {.follow = &follow, .play = CARDSET_EMPTY};
    try_all(&naive, 0, follow.cards);
    if (naive.tried > NAIVE_MAX) continue;
    LegalCount count = legal_count(&follow);
    assert_true(count.exact);
    if (count.count != (uint64_t)naive.legal)
      fail_msg("%s: %ld plays, not %ld", compare_words(&compare), naive.legal, (long)count.count);
    compared++;
  }
  assert_true(compared > 600);
}

/* Forty cards of the suit, six packs: what is counted is exact, what is drawn is legal. */
TEST(the_largest_hands_are_counted_exactly) {
  Rng rng = rng_from(8);
  for (int i = 0; i < 60; i++) {
    Compare compare;
    Follow follow;
    CardSet play, plays[20];
    bool more;
    if (!random_situation(&compare, &follow, &rng, 30, 10)) continue;
    LegalCount count = legal_count(&follow);
    assert_true(count.count > 0);
    assert_true(count.exact);
    legal_sample(&follow, &rng, &play);
    assert_int_equal(follow_check(&follow, &play), LEGAL);
    int n = legal_list(&follow, plays, 20, &more);
    assert_int_equal(n, count.count > 20 ? 20 : (int)count.count);
    assert_int_equal(more, count.count > 20);
  }
}
