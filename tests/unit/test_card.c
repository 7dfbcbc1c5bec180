/* test_card.c - names of cards, and reading sets of them. */
#include "support.h"

/* Reads the text and compares with the kinds, printed in the order in which they were read. */
static void reads(const char *text, const char *expected) {
  Card cards[32];
  char error[200] = "", name[CARD_TEXT], printed[200] = "";
  int n = cards_parse(text, cards, 32, error, sizeof error);
  if (n < 0) fail_msg("%s: %s", text, in_english(error));
  for (int i = 0; i < n; i++) {
    if (i > 0) strcat(printed, " ");
    strcat(printed, card_print(cards[i], STYLE_ASCII, name));
  }
  assert_string_equal(printed, expected);
}

static void refuses(const char *text, const char *sentence) {
  Card cards[32];
  char error[200] = "";
  assert_int_equal(cards_parse(text, cards, 32, error, sizeof error), -1);
  assert_string_equal(in_english(error), sentence);
}

TEST(every_card_reads_as_it_prints_in_both_styles) {
  for (int card = 0; card < KIND_NB; card++)
    for (int style = STYLE_ASCII; style <= STYLE_UNICODE; style++) {
      char name[CARD_TEXT];
      assert_int_equal(card_of(card_print((Card)card, (Style)style, name)), card);
    }
}

TEST(letters_stand_for_suit_symbols_in_a_text) {
  char text[] = "主是10♥：J♠♠♦ \u2666\uFE0F ± 9C♣";
  card_letters(text);
  assert_string_equal(text, "主是10H：JSSD D ± 9CC");
}

TEST(cards_print_with_letters_or_symbols) {
  char name[CARD_TEXT];
  assert_string_equal(card_print(card_of("10H"), STYLE_ASCII, name), "TH");
  assert_string_equal(card_print(card_of("10H"), STYLE_UNICODE, name), "10♥");
  assert_string_equal(card_print(card_of("AS"), STYLE_UNICODE, name), "A♠");
  assert_string_equal(card_print(card_of("2C"), STYLE_UNICODE, name), "2♣");
  assert_string_equal(card_print(card_of("9D"), STYLE_UNICODE, name), "9♦");
  assert_string_equal(card_print(HJ, STYLE_UNICODE, name), "HJ");
  assert_string_equal(card_print(LJ, STYLE_ASCII, name), "LJ");
}

TEST(suits_have_a_name_and_a_word) {
  assert_string_equal(suit_name(SPADES, STYLE_ASCII), "S");
  assert_string_equal(suit_name(SPADES, STYLE_UNICODE), "♠");
  assert_string_equal(suit_name(TRUMPS, STYLE_UNICODE), "T");
  assert_string_equal(suit_name(SUIT_NONE, STYLE_ASCII), "NT");
  assert_string_equal(suit_word(DIAMONDS), "diamonds");
  assert_string_equal(suit_word(TRUMPS), "trumps");
}

TEST(case_tens_and_symbols_do_not_matter) {
  reads("AS 10h T♦", "AS TH TD");
  reads("as,Ks , tc", "AS KS TC");
  reads("10♠ t♠ 1010S", "TS TS TS TS");
  reads("Q♥\xEF\xB8\x8F J♣", "QH JC");
  reads("\t2c\n3c\r\n", "2C 3C");
}

TEST(cards_may_be_named_in_chinese) {
  reads("大王 小王", "HJ LJ");
  reads("大鬼 小鬼 草花5", "HJ LJ 5C");
  reads("红桃A 黑桃10 方片2 方块3 梅花k", "AH TS 2D 3D KC");
  reads("红桃AAK大王", "AH AH KH HJ");
}

TEST(ranks_may_share_a_suit) {
  reads("QQJJS", "QS QS JS JS");
  reads("A109h", "AH TH 9H");
  reads("9S9STSTS", "9S 9S TS TS");
  reads("JHHJLJ2♣2♣", "JH HJ LJ 2C 2C");
  reads("kq♦ 2C", "KD QD 2C");
}

TEST(nothing_is_no_cards) {
  reads("", "");
  reads(" , ,\t", "");
}

/* HJ and LJ are the jokers whatever hand is meant; the jack of hearts is JH. */
TEST(HJ_and_LJ_are_always_jokers) {
  reads("HJ lj hJ Lj JH jh", "HJ LJ HJ LJ JH JH");
  reads("JJH", "JH JH");
}

TEST(a_word_that_is_no_card_is_named) {
  static const char form[] = " is no card: a card is a rank (2-9 T J Q K A) and a suit (S H D C), "
                             "a joker LJ or HJ";
  static const char *const words[] = {"XS", "S",  "1S",   "SA",  "H",
                                      "+",  "0S", "HJXH", "ASx", "J\x01H"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    const char *text = printed("AS %s KS", words[i]);
    refuses(text, printed("\"%s\"%s", strcmp(words[i], "J\x01H") ? words[i] : "J?H", form));
  }
}

TEST(what_is_nearly_a_card_gets_its_remedy) {
  refuses("AS K", "\"K\" has no suit: S, H, D or C is missing behind it");
  refuses("10", "\"10\" has no suit: S, H, D or C is missing behind it");
  refuses("ASK", "\"ASK\" has no suit: S, H, D or C is missing behind it");
  refuses("QQSS", "\"QQSS\" has a suit without a rank before it");
}

TEST(a_long_word_is_cut_between_characters) {
  Card cards[4];
  char text[200] = "x", error[200] = "";
  for (int i = 0; i < 30; i++) strcat(text, "♠");
  assert_int_equal(cards_parse(text, cards, 4, error, sizeof error), -1);
  static const char expected[] = "\"x♠♠♠♠♠♠♠♠♠♠...\" is no card";
  assert_memory_equal(in_english(error), expected, strlen(expected));
}

TEST(more_cards_than_there_is_room_for_are_refused) {
  Card cards[3] = {0, 0, CARD_NONE};
  char error[100] = "";
  assert_int_equal(cards_parse("AS KS", cards, 2, error, sizeof error), 2);
  assert_int_equal(cards_parse("AS KS HJ", cards, 2, error, sizeof error), -1);
  assert_string_equal(in_english(error), "these are more than 2 cards");
  assert_int_equal(cards_parse("AAAS", cards, 2, error, sizeof error), -1);
  assert_int_equal(cards[2], CARD_NONE);
}

/* Texts put together from the alphabet of the notation and a few strangers: nothing is written
** beyond `max`, and what is read prints as text that reads the same. */
TEST(random_texts_are_read_or_refused) {
  static const char *const pieces[] = {"A",    "10",   "1",    "0", "T", "j", "H",  "s",
                                       "D",    "c",    "♠",    "♥", " ", ",", "HJ", "LJ",
                                       "\xE2", "\x99", "\xA0", "x", "#", "2"};
  int read = 0;
  Rng rng = rng_from(11);
  for (int round = 0; round < 200000 / SHARE; round++) {
    char text[64] = "", error[200] = "";
    Card cards[9], again[8];
    cards[8] = 99;
    for (uint64_t n = rng_below(&rng, 9); n > 0; n--)
      strcat(text, pieces[rng_below(&rng, sizeof pieces / sizeof *pieces)]);
    int n = cards_parse(text, cards, 8, error, sizeof error);
    assert_int_equal(cards[8], 99);
    assert_true((n < 0) == (error[0] != '\0'));
    if (n <= 0) continue;
    char printed[80] = "", name[CARD_TEXT];
    for (int i = 0; i < n; i++) {
      strcat(printed, card_print(cards[i], i % 2 ? STYLE_UNICODE : STYLE_ASCII, name));
      strcat(printed, i % 3 ? " " : ",");
    }
    assert_int_equal(cards_parse(printed, again, 8, error, sizeof error), n);
    assert_memory_equal(cards, again, (size_t)n);
    read++;
  }
  assert_true(read > 1000 / SHARE);
}
