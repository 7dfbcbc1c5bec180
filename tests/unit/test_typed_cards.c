/* test_typed_cards.c - cards as people type them: suit first, how often, jokers, ranks alone. */
#include "notation/typed_cards.h"
#include "support.h"

/* Types the text for a hand ("?": not known): what it becomes. */
static void becomes(const char *hand, const char *text, const char *expected) {
  char out[400], error[200] = "";
  CardSet cards = set_of(strcmp(hand, "?") == 0 ? "" : hand, PACK_MAX);
  Typist typist = {strcmp(hand, "?") == 0 ? NULL : &cards, false};
  if (!typed_cards(text, &typist, out, sizeof out, error, sizeof error))
    fail_msg("%s: %s", text, in_english(error));
  assert_string_equal(out, expected);
}

static void asks(const char *hand, const char *text, const char *sentence) {
  char out[400], error[200] = "";
  CardSet cards = set_of(strcmp(hand, "?") == 0 ? "" : hand, PACK_MAX);
  Typist typist = {strcmp(hand, "?") == 0 ? NULL : &cards, false};
  assert_false(typed_cards(text, &typist, out, sizeof out, error, sizeof error));
  assert_string_equal(in_english(error), sentence);
}

TEST(the_suit_may_stand_first_in_a_word_of_its_own) {
  becomes("", "h3", "3H");
  becomes("", "♥33", "3H 3H");
  becomes("", "s10 cTT", "TS TC TC");
  becomes("", "dAKQ", "AD KD QD");
  becomes("", "h3c4", "h3c4");
  becomes("", "9ch3", "9ch3");
  becomes("", "hx", "hx");
  becomes("", "s", "s");
  becomes("", "AS as 2 + 2", "AS as 2 + 2");
  becomes("", "22333S as 2x2 + 1", "22333S as 2x2 + 1");
}

TEST(the_notation_stays_what_it_is) {
  for (int card = 0; card < KIND_NB; card++) {
    char name[CARD_TEXT];
    card_print((Card)card, STYLE_ASCII, name);
    becomes("", name, name);
  }
  becomes("", "QQJJS 9h", "QQJJS 9h");
  becomes("", "红桃A，大王", "红桃A 大王");
  becomes("", "红桃老K", "KH");
  becomes("", "顺子红桃567", "5H 6H 7H");
  becomes("", "HJHJ", "HJHJ");
}

TEST(a_word_may_say_how_often) {
  becomes("", "9Cx2", "9C 9C");
  becomes("", "h3x2", "3H 3H");
  becomes("", "QQS×2", "QS QS QS QS");
  becomes("", "LJX3", "LJ LJ LJ");
  becomes("", "9Cx0", "9Cx0");
  becomes("", "9Cx9", "9Cx9");
  becomes("", "x2", "x2");
  becomes("", "hA#1", "AH#1");
  becomes("", "红桃A#2", "红桃A#2");
}

TEST(jokers_have_other_names) {
  becomes("", "RJ rjrj", "HJ HJ HJ");
  becomes("HJ 3C", "joker", "HJ");
  becomes("LJ LJ 3C", "BJ bj", "LJ LJ");
  becomes("LJ", "王", "LJ");
  becomes("LJ HJ", "王炸", "LJ HJ");
  becomes("HJ HJ", "双王", "HJ HJ");
  becomes("AS", "双王", "LJ HJ");
  becomes("", "红心十 方块二", "红心十 方块二");
  becomes("HJ HJ", "Jokerx2", "HJ HJ");
  asks("LJ HJ", "BJ", "BJ: black (small, LJ) or big (HJ)?");
  asks("?", "joker", "joker: black (small, LJ) or big (HJ)?");
  asks("3C", "joker", "joker: this hand has no joker");
}

TEST(HJ_beside_a_suit_first_word_is_asked_about) {
  becomes("HJ JH 3H", "HJ", "HJ");
  becomes("HJ JH 3H", "HJ 3H", "HJ 3H");
  becomes("JH 3H", "h3 HJ", "3H HJ");
  becomes("HJ JH 3H", "h3 RJ", "3H HJ");
  becomes("HJ JH 3H", "h3 JH", "3H JH");
  becomes("HJ JH LJ 3H", "h3 LJ", "3H LJ");
  becomes("HJ JH 3H", "h3j", "3H JH");
  asks("HJ JH 3H", "h3 hj", "hj: the big joker (RJ) or the jack of hearts (JH)?");
  asks("HJ JH 3H", "HJ h3", "HJ: the big joker (RJ) or the jack of hearts (JH)?");
}

TEST(ranks_alone_are_cards_where_suits_are_ignored) {
  char out[200], error[200] = "";
  CardSet hand = set_of("3C 3D 3H 7S TC TD JS QS KS LJ", PACK_MAX);
  Typist typist = {&hand, true};
  assert_true(typed_cards("33", &typist, out, sizeof out, error, sizeof error));
  assert_string_equal(out, "3C 3D");
  assert_true(typed_cards("3 3C 10 tLJ", &typist, out, sizeof out, error, sizeof error));
  assert_string_equal(out, "3D 3C TC tLJ");
  assert_true(typed_cards("JQK", &typist, out, sizeof out, error, sizeof error));
  assert_string_equal(out, "JS QS KS");
  assert_true(typed_cards("3x3 @12", &typist, out, sizeof out, error, sizeof error));
  assert_string_equal(out, "3C 3D 3H @12");
  assert_false(typed_cards("77", &typist, out, sizeof out, error, sizeof error));
  assert_string_equal(in_english(error), "this hand has fewer of 7");
}

TEST(so_many_alike_stand_before_the_rank) {
  char out[200], error[200] = "";
  CardSet hand = set_of("4C 4D 4H 4S", PACK_MAX);
  Typist typist = {&hand, true};
  assert_true(typed_cards("对4 一对4", &typist, out, sizeof out, error, sizeof error));
  assert_string_equal(out, "4C 4D 4H 4S");
  assert_true(typed_cards("三个4", &typist, out, sizeof out, error, sizeof error));
  assert_string_equal(out, "4C 4D 4H");
  assert_false(typed_cards("四张5", &typist, out, sizeof out, error, sizeof error));
  becomes("", "梅花对10 ♥对K 对大王", "TC TC KH KH HJ HJ");
  becomes("TC TC TH KD KD", "对10 对K", "TC TC KD KD");
  becomes("?", "对10", "对10");
  becomes("TC TC", "对10J 对", "对10J 对");
  asks("TC TC TH TH TS", "对10", "对10: of which suit? The hand has 10C 10C 10H 10H");
  asks("TC TH", "对10", "对10: this hand has not so many of one suit");
}

TEST(ranks_behind_a_chinese_suit_have_it) {
  becomes("", "梅花10 10 J", "梅花10 TC JC");
  becomes("", "梅花3 4，对7 红桃9 A大王 K", "梅花3 4C 7C 7C 红桃9 A大王 K");
  becomes("", "梅花3 as 2x2 + 1", "梅花3 as 2x2 + 1");
  becomes("", "3C 4", "3C 4");
  becomes("", "梅花 10 J 红桃 3", " TC JC  3H");
  becomes("", "梅花，10", " TC");
  becomes("", "梅花 大王", "梅花 大王");
  becomes("", "梅花", "梅花");
  char out[200], error[200] = "";
  CardSet hand = set_of("4C 5D", PACK_MAX);
  assert_true(typed_cards("梅花4 5", &(Typist){&hand, true}, out, sizeof out, error, sizeof error));
  assert_string_equal(out, "梅花4 5D");
}

static TypedWord word(const char *text, bool ranks) {
  return typed_word(text, strlen(text), &(Typist){NULL, ranks});
}

TEST(what_may_begin_a_line) {
  assert_int_equal(word("9C", false), TYPED_CARD);
  assert_int_equal(word("as", false), TYPED_CARD);
  assert_int_equal(word("joker", false), TYPED_CARD);
  assert_int_equal(word("大王", false), TYPED_CARD);
  assert_int_equal(word("AS#1", false), TYPED_CARD);
  assert_int_equal(word("对10", false), TYPED_CARD);
  assert_int_equal(word("三个5", true), TYPED_CARD);
  assert_int_equal(word("对", true), TYPED_NO_CARD);
  assert_int_equal(word("sa", false), TYPED_LOOSE);
  assert_int_equal(word("33", false), TYPED_NO_CARD);
  assert_int_equal(word("33", true), TYPED_CARD);
  assert_int_equal(word("3", true), TYPED_CARD);
  assert_int_equal(word("QQ", true), TYPED_LOOSE);
  assert_int_equal(word("q", true), TYPED_NO_CARD);
  assert_int_equal(word("undo", true), TYPED_NO_CARD);
}
