/* test_best_key.c - what is owed of large hands, under any ladder: the example of the best key has
** it, and no play is found that shows more. Hands are too large to try all plays: from the example
** on cards are exchanged, as long as no less is shown. */
#include "play/follow.h"
#include "play/follow_explain.h"
#include "play/follow_measure.h"
#include "presets.h"
#include "random_cards.h"
#include "unit.h"

static Rng rng;
static long exchanges, equal;

static int below(int bound) { return random_below(&rng, bound); }

static void put_copies(CardSet *set, int place, int copies, int planes) {
  for (; copies > 0; copies--) cardset_put(set, place, planes);
}

/* ---- random ladders ---- */

static const char *const SHAPES[] = {"4",   "3",     "2",       "2x2",     "3x2",     "2x3",  "2+2",
                                     "3+2", "3+3+2", "2x2+2+2", "3x2+3+2", "1x3+2+2", "1x2+3"};

static void owe_list(Rules *rules) {
  enum { N = sizeof SHAPES / sizeof *SHAPES };
  const char *shapes[4] = {NULL};
  for (int i = 1 + below(3); i > 0; i--) shapes[i - 1] = SHAPES[below(N)];
  owe_shapes(rules, shapes);
}

/* Of some kinds one copy or two. */
static void owe_some(Rules *rules) {
  Owed *owed = &rules->follow.owes.owed[rules->follow.owes.n];
  owe(rules, OWE_CARDS);
  owed->at_least = (uint8_t)(1 + below(4));
  for (int i = 0; i < 8; i++) put_copies(&owed->from, below(KIND_NB), 1 + below(2), PACK_MAX);
}

static void random_ladder(Rules *rules) {
  static const Demand words[][4] = {{OWE_SHAPE, OWE_SETS},
                                    {OWE_SETS},
                                    {OWE_SHAPE, OWE_SETS, OWE_TRACTORS},
                                    {OWE_SHAPE, OWE_TRACTORS, OWE_SETS},
                                    {OWE_SHAPE, OWE_TRACTORS_FOR_SETS, OWE_SETS},
                                    {OWE_TRACTORS, OWE_SETS}};
  const Demand *word = words[below(6)];
  int list = below(5), cards = below(8);
  rules->follow.owes = (Owes){.n = 0};
  owe(rules, OWE_SUIT);
  for (int i = 0; i < 4; i++) {
    if (i == list) owe_list(rules);
    if (i == cards) owe_some(rules);
    if (word[i]) owe(rules, word[i]);
  }
  if (word[0] == OWE_SHAPE && below(2)) owe(rules, OWE_HIGHEST);
}

/* ---- a hand ---- */

/* Of most faces as many copies. */
static CardSet full_cards(uint64_t suit, int copies, int planes) {
  CardSet set = CARDSET_EMPTY;
  while (suit) put_copies(&set, bit_pop(&suit), below(6) ? copies : below(copies + 1), planes);
  return set;
}

/* With some of the protected faces broken. */
static void check_best(const Follow *follow, CardSet play) {
  int planes = follow->order->planes, demands = follow_ladder(follow)->n;
  uint64_t kept = follow->larger | follow->sequences;
  for (uint64_t faces = kept; faces;)
    if (below(2))
      kept &= ~bit(bit_pop(&faces));
    else
      bit_pop(&faces);
  Protection protection = {kept & ~follow->sequences, kept & follow->sequences};
  FollowKey best, shown, at;
  key_best(follow, protection, &best);
  key_of_play(follow, protection, &play, (KeyBounds){0}, &at, NULL);
  for (int i = 0; i < 60; i++) {
    CardSet other = play;
    for (int n = 1 + below(3); n > 0; n--) random_exchange(&rng, &follow->hand, &other, planes);
    key_of_play(follow, protection, &other, (KeyBounds){0}, &shown, NULL);
    int order = key_compare_first(follow, demands, &shown, &best);
    if (order > 0) fail_msg("after %ld exchanges a play shows more than the best key", exchanges);
    exchanges++, equal += order == 0;
    if (key_compare_first(follow, demands, &shown, &at) < 0) continue;
    play = other, at = shown;
  }
}

static void random_case(void) {
  Rules rules = rules_preset_002(2 + below(5));
  random_ladder(&rules);
  rules.follow.smaller = (uint8_t)(below(2) ? SMALLER_REGROUPED : below(4));
  rules.follow.protect = (uint8_t)(below(2) ? 0 : below(8));
  rules.order.equals = (uint8_t)below(2);
  rules.order.tractors = (uint8_t)below(2);
  Order order = order_of(&rules, below(2) ? "9C" : "2S");
  int planes = order.planes, led = 4 + below(26);
  uint64_t suit = order.suit[TRUMPS];
  CardSet lead = random_sets(&rng, suit, led, 1 + below(3), planes), play;
  CardSet hand = below(3) ? random_sets(&rng, suit, led + 1 + below(14), 1 + below(3), planes)
                          : full_cards(suit, 2 + below(planes - 1), planes);
  led = cardset_size(&lead, planes);
  if (cardset_size(&hand, planes) <= led) return;
  Shape shape;
  Follow follow;
  shape_of(&order, &rules, &lead, &shape);
  follow_prepare(&follow, &order, &rules, &shape, &hand);
  follow_example(&follow, &play);
  assert_int_equal(cardset_size(&play, planes), led);
  assert_int_equal(follow_check(&follow, &play), LEGAL);
  check_best(&follow, play);
}

TEST(no_play_of_a_large_hand_shows_more_than_the_best_key) {
  int cases = getenv("PENGYOU_LONG") ? 200000 : 8000 / SHARE;
  rng_seed(&rng, 7);
  for (int i = 0; i < cases; i++) random_case();
  assert_true(exchanges > 30 * cases && equal > exchanges / 20);
}
