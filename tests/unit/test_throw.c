/* test_throw.c - does a throw stand, what stays, who objects, what it costs: the worked examples,
** each word of throw.forced, and random throws against the oracle. */
#include "compare.h"
#include "play/throw.h"
#include "presets.h"

typedef struct Example {
  const char *trump, *lead;
  ThrowTest test;
  Forced forced;
  const char *hands[4]; /* of the others in turn order */
  const char *stays;    /* NULL: the throw stands */
  int objector;
} Example;

static void check(const Compare *compare, const Pile *led, const Pile hands[], int n,
                  const bool may_stop[], ThrowResult *result) {
  CardSet sets[SEAT_MAX], play = compare_set(compare, led);
  OracleThrow expected;
  for (int i = 0; i < n; i++) sets[i] = compare_set(compare, &hands[i]);
  Shape lead = compare_lead(compare, led);
  ThrowCase of = {&compare->order, &compare->rules, &lead, &play, sets, n, .may_stop = may_stop};
  throw_check(&of, result);
  OracleShape shape = compare_shape(compare, &lead);
  oracle_throw(&compare->oracle, &shape, led, &(OracleOthers){hands, n, may_stop}, &expected);
  Pile forced = compare_pile(compare, &result->forced);
  Pile withdrawn = compare_pile(compare, &result->withdrawn);
  for (int card = 0; card < KIND_NB; card++)
    assert_int_equal(forced.n[card] + withdrawn.n[card], led->n[card]);
  if (result->stands != expected.stands || result->objector != expected.objector ||
      result->withdrawn_n != expected.withdrawn ||
      memcmp(forced.n, expected.forced.n, sizeof forced.n) != 0)
    fail_msg("%s: throw of %s: %s should stay, not %s; objector %d, not %d", compare_words(compare),
             compare_text(led), compare_text(&expected.forced), compare_text(&forced),
             expected.objector, result->objector);
}

static void check_examples(const Example examples[], size_t n) {
  for (size_t i = 0; i < n; i++) {
    const Example *example = &examples[i];
    Compare compare;
    ThrowResult result;
    Pile hands[4], led = pile_of(example->lead);
    int others = 0;
    compare.rules = rules_preset("002", 3);
    compare.rules.throw.test = (uint8_t)example->test;
    compare.rules.throw.forced = (uint8_t)example->forced;
    compare_make(&compare, trump_of(example->trump));
    for (; others < 4 && example->hands[others]; others++)
      hands[others] = pile_of(example->hands[others]);
    check(&compare, &led, hands, others, NULL, &result);
    Pile stays = pile_of(example->stays ? example->stays : example->lead);
    Pile forced = compare_pile(&compare, &result.forced);
    assert_int_equal(result.stands, example->stays == NULL);
    assert_string_equal(compare_text(&forced), compare_text(&stays));
    assert_int_equal(result.objector, example->objector);
    assert_int_equal(result.withdrawn_n, pile_size(&led) - pile_size(&stays));
    assert_int_equal(result.penalty, 10 * result.withdrawn_n);
  }
}

TEST(a_unit_must_be_beaten_by_its_like) {
  static const Example examples[] = {
      {"3S", "AC QC", TEST_UNIT, 0, {"QC 9C"}, NULL, -1}, /* E108 */
      {"3S", "AC QC", TEST_UNIT, 0, {"KC"}, "QC", 0},
      {"3S", "AC QC", TEST_UNIT, 0, {"AC"}, "QC", 0},
      {"3S", "KD KD QD QD TD TD", TEST_UNIT, 0, {"9D 9D"}, NULL, -1}, /* E109 */
      {"3S", "KD KD QD QD TD TD", TEST_UNIT, 0, {"JD"}, NULL, -1},
      {"3S", "KD KD QD QD TD TD", TEST_UNIT, 0, {"JD JD"}, "TD TD", 0},
      {"3S", "AH KH KH", TEST_UNIT, 0, {"QH QH"}, NULL, -1}, /* E111 */
      {"3S", "AH KH KH", TEST_UNIT, 0, {"AH"}, NULL, -1},
      {"3S", "AH KH KH", TEST_UNIT, 0, {"AH AH"}, "KH KH", 0},
      {"4D", "AS KS JS JS", TEST_UNIT, 0, {"AS"}, "KS", 0}, /* E112 */
      {"4D", "AS KS JS JS", TEST_UNIT, 0, {"QS QS"}, "JS JS", 0},
      {"4D", "AS KS JS JS", TEST_UNIT, 0, {"QS TS", "9S 9S"}, NULL, -1},
      {"4D", "AS KS JS JS", TEST_UNIT, 0, {"2S", "AS"}, "KS", 1},
      {"4D", "AS KS JS JS", TEST_UNIT, 0, {"QS QS QS"}, "JS JS", 0}, /* E158 */
      {"4D", "AS KS JS JS", TEST_UNIT, 0, {"HJ HJ 4S 4D"}, NULL, -1},
      {"4D", "KS KS QS QS 9S", TEST_UNIT, 0, {"AS AS AS KS KS"}, "9S", 0},
      {"4D", "KS KS QS QS AS", TEST_UNIT, 0, {"AS AS AS KS KS"}, "KS KS QS QS", 0},
      {"4D", "KS KS QS QS AS", TEST_UNIT, 0, {"AS AS JS JS"}, NULL, -1},
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

TEST(any_higher_card_stops_a_throw_of_top_cards) {
  static const Example examples[] = {
      {"3S", "AC QC", TEST_CARD, FORCED_LOWEST_CARD, {"QC 9C"}, NULL, -1}, /* E108 */
      {"3S", "AC QC", TEST_CARD, FORCED_LOWEST_CARD, {"KC"}, "QC", 0},
      {"3S", "AC QC", TEST_CARD, FORCED_LOWEST_CARD, {"AC"}, "QC", 0},
      {"3S", "KD KD QD QD TD TD", TEST_CARD, FORCED_LOWEST_CARD, {"9D 9D"}, NULL, -1}, /* E109 */
      {"3S", "KD KD QD QD TD TD", TEST_CARD, FORCED_LOWEST_CARD, {"JD"}, "TD", 0},
      {"3S", "AH KH KH", TEST_CARD, FORCED_LOWEST_CARD, {"QH QH"}, NULL, -1},   /* E111 */
      {"3S", "AH KH KH", TEST_CARD, FORCED_LOWEST_CARD, {"QH", "AH"}, "KH", 1}, /* E114 */
      {"9C", "9S 9D HJ", TEST_CARD, FORCED_LOWEST_CARD, {"9H"}, NULL, -1},
      {"9C", "9S 9D HJ", TEST_CARD, FORCED_LOWEST_CARD, {"9C"}, "9D", 0},
      {"9C", "9S 9H HJ", TEST_CARD, FORCED_LOWEST_CARD, {"LJ"}, "9H", 0},
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

TEST(which_unit_stays_is_a_word_of_the_rules) {
  static const Example examples[] = {
      {"4D", "AS KS JS JS", TEST_UNIT, FORCED_OBJECTORS_SMALLEST, {"AS QS QS"}, "KS", 0}, /* E159 */
      {"4D", "AS KS JS JS", TEST_UNIT, FORCED_OBJECTORS_SMALLEST, {"QS QS", "AS"}, "JS JS", 0},
      {"4D", "AS KS JS JS", TEST_UNIT, FORCED_SMALLEST_BEATEN, {"QS QS", "AS"}, "KS", 1},
      {"4D", "AS KS JS JS", TEST_UNIT, FORCED_LOWEST_BEATEN, {"AS", "QS QS"}, "JS JS", 1},
      {"4D", "AS KS JS JS", TEST_UNIT, FORCED_ALL_BEATEN, {"QS QS", "AS"}, "KS JS JS", 0},
      {"4D", "AS KS JS JS", TEST_UNIT, FORCED_ALL_BEATEN, {"2S", "AS"}, "KS", 1},
      {"4D", "KS JS JS", TEST_UNIT, FORCED_ALL_BEATEN, {"AS QS QS"}, "KS JS JS", 0},
      {"4D", "AS KS JS JS", TEST_UNIT, FORCED_LOWEST_CARD, {"AS"}, "JS", 0},
      {"4D", "AS KS JS JS", TEST_UNIT, FORCED_PLAY_ENDS, {"2S", "AS"}, "", 1},
      {"TC", "9S 8S 8S 4S 4S", TEST_UNIT, FORCED_LOWEST_BEATEN, {"JS 3S"}, "9S", 0},
      {"TC", "9S 8S 8S 4S 4S", TEST_UNIT, FORCED_LOWEST_BEATEN, {"QS QS"}, "4S 4S", 0},
      {"TC", "9S 8S 8S 4S 4S", TEST_UNIT, FORCED_LOWEST_BEATEN, {"5S 5S"}, "4S 4S", 0},
      {"TC", "9S 8S 8S 4S 4S", TEST_UNIT, FORCED_SMALLEST_BEATEN, {"QS QS"}, "9S", 0},
      {"TC", "9S 7S 8S 8S", TEST_UNIT, FORCED_OBJECTORS_SMALLEST, {"QS"}, "7S", 0},
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

TEST(who_may_not_stop_a_throw_does_not) {
  Compare compare;
  ThrowResult result;
  Pile led = pile_of("KS 9S 9S"), hands[] = {pile_of("3S 4S"), pile_of("AS"), pile_of("TS TS")};
  const bool nobody[3] = {false, false, false}, last[3] = {true, false, true};
  compare.rules = rules_preset("002", 3);
  compare_make(&compare, trump_of("2H"));
  check(&compare, &led, hands, 3, NULL, &result);
  assert_int_equal(result.objector, 1);
  check(&compare, &led, hands, 3, last, &result);
  assert_int_equal(result.objector, 2);
  check(&compare, &led, hands, 3, nobody, &result);
  assert_true(result.stands);
}

TEST(a_lead_of_one_unit_always_stands) {
  Compare compare;
  ThrowResult result;
  Pile led = pile_of("3S 3S 4S 4S"), hands[] = {pile_of("AS AS KS KS")};
  compare.rules = rules_preset("002", 3);
  compare_make(&compare, trump_of("2H"));
  check(&compare, &led, hands, 1, NULL, &result);
  assert_true(result.stands);
  assert_int_equal(result.penalty, 0);
}

TEST(the_penalty_counts_the_throw_and_the_cards_taken_back) {
  Compare compare;
  ThrowResult result;
  Pile led = pile_of("AS KS JS JS"), hands[] = {pile_of("AS")};
  compare.rules = rules_preset("002", 3);
  compare.rules.throw.penalty = (Penalty){.points = 15, .per_card = 2};
  compare_make(&compare, trump_of("4D"));
  check(&compare, &led, hands, 1, NULL, &result);
  assert_int_equal(result.penalty, 15 + 2 * 3);
  compare.rules.throw.forced = FORCED_PLAY_ENDS;
  check(&compare, &led, hands, 1, NULL, &result);
  assert_true(result.play_ends);
  assert_true(cardset_is_empty(&result.forced));
}

/* The objection is a like unit of the objector's hand, the lowest that is still higher. */
TEST(the_objector_shows_the_lowest_cards_that_beat_it) {
  Compare compare;
  ThrowResult result;
  Pile led = pile_of("AS KS JS JS"), hands[] = {pile_of("AS AS KS KS KS QS TS TS")};
  compare.rules = rules_preset("002", 3);
  compare_make(&compare, trump_of("4D"));
  check(&compare, &led, hands, 1, NULL, &result);
  Pile shown = compare_pile(&compare, &result.objection);
  assert_string_equal(compare_text(&shown), "AS");
  led = pile_of("AS AS AS JS JS");
  check(&compare, &led, hands, 1, NULL, &result);
  shown = compare_pile(&compare, &result.objection);
  assert_string_equal(compare_text(&shown), "KS KS");
}

TEST(random_throws_are_ruled_as_the_oracle_rules_them) {
  static const Suit suits[] = {TRUMPS, TRUMPS, CLUBS, SPADES};
  int fallen = 0;
  Rng rng = rng_from(77);
  for (int i = 0; i < 30000 / SHARE; i++) {
    Compare compare;
    ThrowResult result;
    Pile hands[5], left;
    bool may_stop[5];
    compare.rules = rules_preset("002", 2 + random_below(&rng, 5));
    compare.rules.throw.test = (uint8_t)random_below(&rng, 2);
    compare.rules.throw.forced = (uint8_t)random_below(&rng, 5);
    compare.rules.order.tractors = (uint8_t)random_below(&rng, 2);
    compare.rules.order.equals = (uint8_t)random_below(&rng, 2);
    compare_make(&compare,
                 (Trump){(Rank)random_below(&rng, RANK_NB), (Suit)random_below(&rng, SUIT_NB)});
    Suit suit = suits[random_below(&rng, 4)];
    if (compare.oracle.faces[suit] == 0) continue;
    left = compare_deck(&compare);
    Pile led = random_pile(&compare, &left, suit, 2 + random_below(&rng, 8), &rng);
    for (int j = 0; j < 5; j++) {
      hands[j] = random_pile(&compare, &left, suit, random_below(&rng, 7), &rng);
      may_stop[j] = random_below(&rng, 3) > 0;
    }
    check(&compare, &led, hands, 5, random_below(&rng, 2) ? may_stop : NULL, &result);
    fallen += !result.stands;
  }
  assert_in_range(fallen, 5000 / SHARE, 29000 / SHARE);
}
