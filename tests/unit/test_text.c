/* test_text.c - texts in buffers: cut between characters, cleaned of what a terminal obeys. */
#include "base/text.h"
#include "support.h"

static void cleans(const char *text, int keep, const char *wanted) {
  char out[256];
  size_t n = text_clean(out, text, strlen(text), keep);
  assert_true(n <= strlen(text));
  out[n] = '\0';
  assert_string_equal(out, wanted);
  strcpy(out, text); /* in its own place */
  out[text_clean(out, out, strlen(out), keep)] = '\0';
  assert_string_equal(out, wanted);
}

TEST(what_may_be_shown_stays) {
  static const char plain[] = "A♠ 10♥ 升级 é 🂡 {}\"\\~";
  cleans(plain, 0, plain);
  assert_true(text_all_plain(plain));
  assert_true(text_all_plain(""));
}

TEST(what_a_terminal_obeys_becomes_visible) {
  cleans("\033[2J\x07\x7f\x01", 0, "?[2J???");
  cleans("a\xc2\x9b"
         "31mb\xc2\x85",
         0, "a?31mb?");
  cleans("a\u202eb\u2066c\u200fd\u061ce\u2028f\ufeffg", 0, "a?b?c?d?e?f?g");
  cleans("a\xe2\x80\xae", KEEP_LINES | KEEP_TABS, "a?");
  assert_false(text_all_plain("a\033"));
  assert_false(text_all_plain("a\u202e"));
  assert_false(text_all_plain("a\xff"));
}

TEST(a_rule_file_may_have_a_chinese_name) {
  static const char *const NAMES[] = {"our-table_2", "Mine", "我家", "甩牌罚20分", "-a"};
  static const char *const NONE[] = {"",  "a b",    "a/b",   "a.b",  "a+b",        "a=b",
                                     "é", "我，家", "我 家", "“我”", "我\xe5\xae", "我家😀"};
  for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
    if (!text_is_name(NAMES[i], NAME_LONGEST)) fail_msg("%s", NAMES[i]);
  for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
    if (text_is_name(NONE[i], NAME_LONGEST)) fail_msg("%s", NONE[i]);
  assert_true(text_is_name("我家", 6));
  assert_false(text_is_name("我家", 5));
}

TEST(ends_of_lines_stay_only_where_asked_for) {
  cleans("a\nb\tc\rd", 0, "a?b c?d");
  cleans("a\nb\tc\rd", KEEP_LINES, "a\nb c?d");
  cleans("a\nb\tc\rd", KEEP_TABS, "a?b\tc?d");
}

TEST(what_is_no_utf_8_becomes_visible_byte_by_byte) {
  cleans("a\xffz\x80", 0, "a?z?");
  cleans("\xc0\xaf", 0, "??");           /* too long a form of / */
  cleans("\xed\xa0\x80", 0, "???");      /* half of a pair of UTF-16 */
  cleans("\xf4\x90\x80\x80", 0, "????"); /* behind the last character */
  cleans("\xe2\x99", 0, "??");
  cleans("\xe2\x99x", 0, "??x");
}

TEST(copies_are_cut_between_characters) {
  static const char *const wanted[] = {"", "", "a", "a", "a", "a♠", "a♠", "a♠", "a♠♥", "a♠♥"};
  for (size_t size = 1; size < sizeof wanted / sizeof *wanted; size++) {
    char copy[16], put[16], added[16], failed[16];
    Text text = text_start(put, size), more = text_start(added, size);
    text_copy(copy, size, "a♠♥", strlen("a♠♥"));
    text_put(&text, "a♠♥");
    text_add(&more, "%s", "a♠♥");
    text_fail(failed, size, "%s", "a♠♥");
    assert_string_equal(copy, wanted[size]);
    assert_string_equal(put, wanted[size]);
    assert_string_equal(added, wanted[size]);
    assert_string_equal(failed, wanted[size]);
    assert_int_equal(text.length, strlen("a♠♥"));
    assert_int_equal(more.length, strlen("a♠♥"));
  }
}

TEST(a_beginning_of_a_character_is_trimmed) {
  static const char *const whole[] = {"", "a", "a♠", "升", "🂡", "a\xff"};
  for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
    char text[16];
    strcpy(text, whole[i]);
    text_trim(text);
    assert_string_equal(text, whole[i]);
    strcat(text, "\xf0\x9f\x82");
    for (size_t n = strlen(whole[i]) + 3; n > strlen(whole[i]); n--) {
      char cut[16];
      memcpy(cut, text, n);
      cut[n] = '\0';
      text_trim(cut);
      assert_string_equal(cut, whole[i]);
    }
  }
}

TEST(a_quoted_word_is_short_and_clean) {
  char clip[CLIP_TEXT];
  assert_string_equal(text_clip("A\033\u202eB", strlen("A\033\u202eB"), clip), "A??B");
  assert_string_equal(text_clip("♠♠♠♠♠♠♠♠♠♠♠♠", 36, clip), "♠♠♠♠♠♠♠♠♠♠...");
}
