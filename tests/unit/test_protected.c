/* test_protected.c - follow.protect in thick suits: a play is legal if there is a choice of broken
** faces with which the hand can show no more than it does. Here all choices are tried one after the
** other, and each key is found from nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "play/follow.h"
#include "play/follow_explain.h"
#include "play/follow_measure.h"
#include "presets.h"
#include "random_cards.h"

enum { PROTECTED_MAX = 9 };

static Rng rng;
static long plays, legal, needed;

static int below(int bound) { return (int)rng_below(&rng, (uint64_t)bound); }

static bool is_enough(const Follow *follow, const CardSet *play, uint64_t broken) {
  uint64_t kept = (follow->larger | follow->sequences) & ~broken;
  Protection protection = {kept & ~follow->sequences, kept & follow->sequences};
  FollowKey shown, owed;
  key_of_play(follow, protection, play, (KeyBounds){0}, &shown, NULL);
  key_best(follow, protection, &owed);
  return key_compare(follow, &shown, &owed) == LEGAL;
}

static void check_play(const Follow *follow, const CardSet *play) {
  uint64_t protect = follow->larger | follow->sequences, broken = protect;
  bool found = is_enough(follow, play, 0), at_once = found;
  while (!found && broken) {
    found = is_enough(follow, play, broken);
    broken = (broken - 1) & protect;
  }
  assert_int_equal(follow_check(follow, play) == LEGAL, found);
  plays++, legal += found, needed += found && !at_once;
}

/* A hand full of sets: every face next to each other in as many copies. */
static CardSet full_cards(uint64_t suit, int faces, int copies, int planes) {
  CardSet set = CARDSET_EMPTY;
  for (int skipped = below(5); skipped > 0; skipped--) bit_pop(&suit);
  for (; faces > 0; faces--) {
    int place = bit_pop(&suit);
    for (int n = below(6) ? copies : 2; n > 0; n--) cardset_put(&set, place, planes);
  }
  return set;
}

/* Shapes of sets that stand alone, of tractors, of both; the last two lists have single cards in
** sequence. */
static void owe_listed(Rules *rules, bool singles) {
  static const char *const lists[][4] = {{"2x2", "2+2", "2"},
                                         {"3+3", "3+2", "2"},
                                         {"2x2+2", "4", "1x2+2"},
                                         {"3+1x3", "1x3", "1x2"},
                                         {"2+1x4", "2x2+1x2", "1x3"}};
  owe_shapes(rules, lists[singles ? 3 + below(2) : below(5)]);
}

/* Of a full hand nearly all is played; in SINGLES single cards in sequence are owed. */
typedef enum { THIN, FULL, NEARLY_ALL, SINGLES } Hands;

static void random_ladder(Rules *rules, Hands hands) {
  static const uint8_t ladders[][4] = {{OWE_SHAPE, OWE_SETS},
                                       {OWE_SETS},
                                       {OWE_SHAPE, OWE_SETS, OWE_TRACTORS},
                                       {OWE_SHAPE, OWE_TRACTORS, OWE_SETS},
                                       {OWE_TRACTORS_FOR_SETS, OWE_SETS}};
  const uint8_t *ladder = ladders[below(5)];
  const Owes *owes = &rules->follow.owes;
  rules->follow.owes = (Owes){.n = 0};
  owe(rules, OWE_SUIT);
  int listed = hands == SINGLES ? 1 + below(2) : below(8);
  do {
    if (owes->n == listed) owe_listed(rules, hands == SINGLES);
    if (*ladder) owe(rules, (Demand)*ladder);
  } while (*ladder++);
  if (hands == NEARLY_ALL || below(2)) owe(rules, OWE_HIGHEST);
}

static void random_case(Hands hands) {
  bool full = hands == FULL || hands == NEARLY_ALL;
  Rules rules = rules_preset_002(3 + below(4));
  Order order;
  random_ladder(&rules, hands);
  rules.follow.smaller = (uint8_t)(below(2) ? SMALLER_REGROUPED : below(4));
  rules.follow.protect = (uint8_t)(1 + below(3));
  rules.order.equals = (uint8_t)(full && below(2) ? EQUALS_TRACTOR : EQUALS_APART);
  order = order_of(&rules, "9C");
  int led = 3 + below(14), planes = order.planes, thick = 1 + below(3);
  uint64_t suit = order.suit[TRUMPS];
  CardSet lead = random_sets(&rng, suit, led, 1 + below(3), planes);
  CardSet hand = random_sets(&rng, suit, led + 1 + below(12), thick, planes), play;
  if (hands == FULL) hand = full_cards(suit, PROTECTED_MAX, 3 + below(planes - 2), planes);
  if (hands == NEARLY_ALL) {
    hand = full_cards(suit, PROTECTED_MAX, 3, planes);
    int cards = cardset_size(&hand, planes) - 1 - below(6);
    lead = random_sets(&rng, suit, cards, 1 + below(3), planes);
  }
  if (cardset_size(&hand, planes) <= cardset_size(&lead, planes)) return;
  Shape shape;
  Follow follow;
  shape_of(&order, &rules, &lead, &shape);
  follow_prepare(&follow, &order, &rules, &shape, &hand);
  if (bit_count(follow.larger | follow.sequences) > PROTECTED_MAX) return;
  follow_example(&follow, &play);
  for (int i = 0; i < 6; i++) {
    check_play(&follow, &play);
    random_exchange(&rng, &hand, &play, planes);
  }
}

static void test_a_choice_of_broken_faces_is_found_exactly_where_there_is_one(void **state) {
  (void)state;
  rng_seed(&rng, 13);
  for (int i = 0; i < 2000 / SHARE; i++) random_case(THIN);
  for (int i = 0; i < 300 / SHARE; i++) random_case(FULL);
  assert_true(plays > 5000 / SHARE && legal > plays / 10 && needed > 100 / SHARE);
}

static void test_a_hand_of_triples_of_which_nearly_all_is_played_is_ruled_exactly(void **state) {
  (void)state;
  rng_seed(&rng, 2);
  plays = legal = 0;
  for (int i = 0; i < 500 / SHARE; i++) random_case(NEARLY_ALL);
  assert_true(plays > 1000 / SHARE && legal > plays / 10);
}

static void test_single_cards_in_sequence_may_be_of_any_face(void **state) {
  (void)state;
  rng_seed(&rng, 5);
  plays = legal = 0;
  for (int i = 0; i < 3000 / SHARE; i++) random_case(SINGLES);
  assert_true(plays > 5000 / SHARE && legal > plays / 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_a_choice_of_broken_faces_is_found_exactly_where_there_is_one),
      cmocka_unit_test(test_a_hand_of_triples_of_which_nearly_all_is_played_is_ruled_exactly),
      cmocka_unit_test(test_single_cards_in_sequence_may_be_of_any_face),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
