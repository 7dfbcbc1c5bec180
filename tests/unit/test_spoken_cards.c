/* test_spoken_cards.c - cards as people say them in English. */
#include "notation/spoken_cards.h"
#include "unit.h"

static void becomes(const char *text, const char *expected) {
  char out[200];
  if (!spoken_cards(text, out, sizeof out)) fail_msg("%s: nothing is said", text);
  assert_string_equal(out, expected);
}

TEST(a_rank_and_a_suit_are_a_card) {
  becomes("the ace of spades", "AS");
  becomes("Ten of Hearts", "TH");
  becomes("a 10 of hearts, and my 9 of clubs.", "TH 9C");
  becomes("A of diamonds", "AD");
  becomes("the two of clubs?", "2C");
  becomes("C AS queen of hearts please", "C AS QH");
}

TEST(a_rank_alone_stays_one) {
  becomes("the ace", "A");
  becomes("an ace", "A");
  becomes("the 9C", "9C");
  becomes("second ace of spades", "second AS");
}

TEST(it_may_be_said_how_many) {
  becomes("a pair of nines", "9 9");
  becomes("pair of kings of hearts", "KH KH");
  becomes("both aces of spades", "AS AS");
  becomes("three sixes and two fives", "6 6 6 5 5");
  becomes("two", "2");
  becomes("two of clubs", "2C");
}

TEST(jokers_are_big_and_small) {
  becomes("the big joker", "HJ");
  becomes("red joker, black joker", "HJ LJ");
}

TEST(what_is_written_stays_as_it_is) {
  static const char *const CASES[] = {"",        "9C 9C",   "A A",   "22333S as 3 + 2",
                                      "a 9",     "aces",    "of",    "of spades",
                                      "C AS AS", "a knave", "joker", "F have played 9C"};
  char out[64];
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
    if (spoken_cards(CASES[i], out, sizeof out)) fail_msg("%s: %s", CASES[i], out);
}

TEST(what_is_too_long_is_not_read) {
  char out[5];
  assert_false(spoken_cards("the ace of spades the ace of hearts", out, sizeof out));
}
