/* test_trick.c - who wins: the worked examples, ties, throws, ruffs of throws, and four of a kind
** against a tractor. The exhaustive comparison is in test_brute.c. */
#include "compare.h"
#include "play/winner.h"
#include "presets.h"

typedef struct Example {
  const char *preset, *trump;
  int winner;
  const char *plays[8];
} Example;

static void set_up(Compare *compare, const char *preset, const char *trump) {
  compare->rules = rules_preset(preset, 4);
  compare_make(compare, trump_of(trump));
}

static void check_examples(const Example examples[], size_t n) {
  for (size_t i = 0; i < n; i++) {
    const Example *example = &examples[i];
    Compare compare;
    CardSet plays[8];
    Pile piles[8];
    Shape lead;
    int players = 0;
    set_up(&compare, example->preset, example->trump);
    for (; players < 8 && example->plays[players]; players++) {
      piles[players] = pile_of(example->plays[players]);
      plays[players] = compare_set(&compare, &piles[players]);
    }
    shape_of(&compare.order, &compare.rules, &plays[0], &lead);
    int winner = trick_winner(&compare.order, &compare.rules, &lead, plays, players);
    if (winner != example->winner)
      fail_msg("%s, trump %s, %s led: %d should win, not %d", example->preset, example->trump,
               example->plays[0], example->winner, winner);
    OracleShape led = compare_shape(&compare, &lead);
    assert_int_equal(oracle_winner(&compare.oracle, &led, piles, players), winner);
  }
}

TEST(single_cards_fall_to_the_highest_the_first_of_equals) {
  static const Example examples[] = {
      {"002", "QD", 1, {"8D", "QH", "TD", "QC", "QC", "KH", "AD"}},       /* E50 */
      {"000", "QD", 1, {"8D", "QH", "TD", "QC", "QC", "KH", "AD", "TS"}}, /* E51 */
      {"002", "QD", 4, {"8D", "QH", "TD", "QC", "QD", "KH", "AD"}},       /* E52 */
      {"004", "5H", 2, {"2S", "QS", "AS", "AS"}},                         /* E53 */
      {"004", "5H", 1, {"2S", "HJ", "7D", "AS"}},                         /* E54 */
      {"002", "4NT", 2, {"AS", "4H", "LJ", "4S"}},
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

TEST(a_set_is_beaten_by_a_set_alone) {
  static const Example examples[] = {
      {"002", "9C", 0, {"JH JH", "AH KH"}},          /* E57 */
      {"000", "9C", 2, {"JH JH", "TH TH", "KH KH"}}, /* E60 */
      {"002", "9C", 1, {"JH JH", "7C 7C"}},          /* E63 */
      {"002", "9C", 0, {"JH JH", "9C 9S"}},          /* E66 */
      {"000", "9C", 0, {"JH JH", "9S 9H"}},
      {"002", "9C", 1, {"JH JH", "9S 9S", "9D 9D"}},      /* E67 */
      {"002v-subset", "4D", 0, {"7S 7S 7S", "KS KS 8S"}}, /* E70 */
      {"002", "9C", 0, {"JH JH", "AD AD", "7C 8C"}},
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

TEST(a_tractor_is_beaten_by_a_tractor_alone) {
  static const Example examples[] = {
      {"002", "5H", 0, {"QS QS JS JS", "AS AS AS AS"}},             /* E92 */
      {"002", "5H", 1, {"QS QS JS JS", "KS KS QS QS"}},             /* E94 */
      {"002", "5H", 0, {"QS QS JS JS", "AS AS KH KH"}},             /* E96 */
      {"002", "5H", 1, {"QS QS JS JS", "6H 6H 4H 4H"}},             /* E98 */
      {"002", "5H", 0, {"QS QS JS JS TS TS", "AS AS KS KS 4S 4S"}}, /* E100 */
      {"000", "5H", 0, {"QS QS JS JS TS TS", "AS AS AS KS 4S 4S"}},
      {"000", "5H", 0, {"QS QS JS JS TS TS", "AS AS AS KS KS KS"}},
      {"001", "2D", 2, {"4C 4C 5C 5C", "7C 7C 8C 8C", "3D 3D 4D 4D"}}, /* E102 */
      {"001", "2D", 1, {"4C 4C 5C 5C", "7C 7C 8C 8C"}},                /* E103 */
      {"002", "5H", 0, {"QS QS JS JS", "AH AH 5D 5D"}},                /* not in sequence there */
      {"002v-top", "5H", 1, {"QS QS JS JS", "AH AH 5D 5D"}},
      {"000", "5H", 1, {"AH AH 5C 5C", "5D 5D 5S 5S"}}, /* E157 */
      {"000", "5H", 2, {"AH AH 5C 5C", "5D 5D 5S 5S", "5H 5H 5S 5S"}},
      {"000", "5H", 0, {"5C 5C 5D 5D", "5D 5D 5S 5S"}},
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

TEST(a_throw_that_stands_falls_to_trumps_with_its_units) {
  static const Example examples[] = {
      {"000", "3S", 2, {"AD KD QD", "KS QS JS", "AS 4S 4S"}}, /* E118 */
      {"000",
       "3S",
       1,
       {"AD AD KD KD JD JD TD", "8S 8S 7S 7S 5S 5S 2S", "AS AS JS JS 9S 9S 3H"}}, /* E119 */
      {"002", "4D", 2, {"AS KS JS JS", "5D 5D 5D QD", "7D 7D 3D 2D"}},            /* E120 */
      {"002",
       "3S",
       2,
       {"AD AD KD KD JD JD JD", "AS AS AS 8S 8S 7S 7S", "TS TS 9S 9S 4S 4S 4S"}}, /* E122 */
      {"000", "3S", 1, {"AD KD", "QS 4S", "QS 9S"}},                              /* E123 */
      {"002",
       "3S",
       2,
       {"AD AD KD KD JD JD TD", "8S 8S 7S 7S AS AS 2S", "TS TS 9S 9S 4S 4S 3H"}}, /* E151 */
      {"000", "3S", 1, {"AD AD KD KD JD JD TD", "8S 8S 7S 7S AS AS 2S", "TS TS 9S 9S 4S 4S 3H"}},
      {"002", "3S", 0, {"AD KD", "QS 4H", "AS 9C"}},
      {"002", "3S", 0, {"AD AD JD JD", "5S 5S 5S 6S", "HJ HJ HJ LJ"}}, /* one pair is not two */
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

TEST(nothing_in_the_led_suit_beats_a_throw_that_stands) {
  static const Example examples[] = {
      {"002", "3S", 0, {"KD KD 9D", "AD AD TD"}},
      {"000", "3S", 0, {"KD KD 9D", "AD AD TD"}},
      {"002", "3S", 0, {"KS KS 9S", "AS AS TS", "HJ HJ LJ"}}, /* of trumps */
      {"002", "3S", 2, {"KD KD 9D", "AD AD TD", "5S 4S 4S"}},
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

/* The division that is best for the owner, not the first that comes to mind. */
TEST(a_ruff_is_read_in_its_owners_favour) {
  static const Example examples[] = {
      /* K K K K Q Q has the tractor K K Q Q and a pair beside it */
      {"002", "3S", 1, {"AD AD KD KD 9D 9D", "KS KS KS KS QS QS", "QS QS JS JS AS AS"}},
      /* A A K K Q Q: the tractor is the upper or the lower one, and the upper one is compared */
      {"002", "3S", 1, {"AD AD KD KD 9D 9D", "KS KS QS QS AS AS", "AS AS KS KS 4S 4S"}},
      {"002", "3S", 2, {"AD AD KD KD 9D 9D", "KS KS QS QS JS JS", "AS AS KS KS 4S 4S"}},
      /* three of a kind are a pair and a single */
      {"002", "3S", 1, {"AD JD JD", "9S 9S 9S", "8S 8S AS"}},
      /* two pairs of the same kind: the better one counts */
      {"002", "3S", 2, {"AD AD JD JD", "9S 9S 8S 8S", "AS AS 4S 4S"}},
      {"000", "3S", 2, {"AD AD JD JD", "9S 9S 8S 8S", "AS AS 4S 4S"}},
      /* one pair and two singles out of two pairs: the higher pair counts */
      {"002", "3S", 2, {"AD AD KD JD", "9S 9S 8S 7S", "TS TS 4S 4S", "HJ LJ 6S 6S"}},
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

TEST(four_of_a_kind_beat_a_tractor_of_two_pairs_where_the_game_says_so) {
  static const Example examples[] = {
      {"002", "4D", 0, {"QC QC JC JC", "6C 6C 6C 6C"}}, /* E88 */
      {"002v-quad", "4D", 1, {"QC QC JC JC", "6C 6C 6C 6C"}},
      {"002v-quad", "4D", 2, {"QC QC JC JC", "6C 6C 6C 6C", "3D 3D 2D 2D"}},
      {"002v-quad",
       "4D",
       3,
       {"QC QC JC JC", "6C 6C 6C 6C", "AD AD KD KD", "2D 2D 2D 2D", "6C 6C 6C 6C"}},
      {"002v-quad", "4D", 2, {"QC QC JC JC", "6C 6C 6C 6C", "7C 7C 7C 7C", "AC AC KC KC"}},
      {"002v-quad", "4D", 2, {"QC QC JC JC", "5D 5D 5D 5D", "4H 4H 4H 4H", "4S 4S 4S 4S"}},
      {"002v-quad", "4D", 0, {"QC QC JC JC TC TC", "6C 6C 6C 6C 2C 2C"}},
      /* a throw of two pairs: four of a kind are two pairs, in trumps they ruff it, and no more */
      {"002v-quad", "4D", 2, {"QC QC 9C 9C", "6C 6C 6C 6C", "6D 6D 6D 6D", "5D 5D 2D 2D"}},
      {"002v-quad", "4D", 0, {"QC QC QC QC", "JC JC JC JC", "AC AC KC KC"}},
  };
  check_examples(examples, sizeof examples / sizeof examples[0]);
}

TEST(strength_says_what_is_compared) {
  Compare compare;
  Strength strength;
  Pile led = pile_of("AD AD KD KD JD JD TD"), ruff = pile_of("8S 8S 7S 7S AS AS 2S");
  set_up(&compare, "002", "3S");
  CardSet lead_set = compare_set(&compare, &led), ruff_set = compare_set(&compare, &ruff);
  Shape lead = compare_lead(&compare, &led);
  trick_strength(&compare.order, &compare.rules, &lead, &ruff_set, &strength);
  assert_int_equal(strength.power, POWER_TRUMPS);
  assert_int_equal(strength.unit.size, 2);
  assert_int_equal(strength.unit.length, 2);
  assert_int_equal(compare.order.kind_at[unit_top(&strength.unit)], card_of("8S"));
  compare.rules.win.overruff = OVERRUFF_HIGHEST_SET;
  trick_strength(&compare.order, &compare.rules, &lead, &ruff_set, &strength);
  assert_int_equal(strength.unit.length, 1);
  assert_int_equal(compare.order.kind_at[unit_top(&strength.unit)], card_of("AS"));
  trick_strength(&compare.order, &compare.rules, &lead, &lead_set, &strength);
  assert_int_equal(strength.power, POWER_SUIT);
}
