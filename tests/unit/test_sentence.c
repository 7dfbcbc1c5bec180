/* test_sentence.c - sentences said and put into words: places, languages, texts that are broken. */
#include "base/sentence.h"
#include "unit.h"

enum { SAID_GIVES, SAID_MANY, SAID_ROW, SAID_NAME, SAID_ONLY_ENGLISH, SAID_NTH, SAID_N2 };

static const Sentence ENGLISH_LIST[] = {
    {"GIVES", "{giver} gives {taker} {n*} {n|card|cards}"},
    {"MANY", "{n} of {n*}: {text}"},
    {"ROW", "{name:6}|"},
    {"NAME", "Ann"},
    {"ONLY_ENGLISH", "here {n}"},
    {"NTH", "the {n|first|second|last}"},
    {"N2", "two"},
    {"BRACES", "{ {n} } {\"x\"} {"},
    {"TWICE", "{text} {text}"},
};
static FoundSentences found_english, found_other;
static const Language ENGLISH = {.code = "en",
                                 .name = "English",
                                 .sentence = ENGLISH_LIST,
                                 .n = sizeof ENGLISH_LIST / sizeof *ENGLISH_LIST,
                                 .found = &found_english};
static const Sentence OTHER_LIST[] = {{"GIVES", "{taker}<-{giver}{n}{n*}{taker}"}, {"NAME", "安"}};
static const Language OTHER = {.code = "xx",
                               .name = "Other",
                               .sentence = OTHER_LIST,
                               .n = 2,
                               .found = &found_other,
                               .english = &ENGLISH};

static const char *words(const Language *language, const char *said) {
  static char out[256];
  Text text = text_start(out, sizeof out);
  sentence_expand(&text, language, said);
  return out;
}

TEST(values_stand_in_the_places_that_english_names) {
  char said[128];
  say_in(said, SAY(GIVES), (char)'A', SAY(NAME), 2);
  assert_string_equal(words(&ENGLISH, said), "A gives Ann two cards");
  say_in(said, SAY(GIVES), (char)'A', "B", (size_t)1);
  assert_string_equal(words(&ENGLISH, said), "A gives B 1 card");
  say_in(said, SAY(MANY), -5, "x");
  assert_string_equal(words(&ENGLISH, said), "-5 of -5: x");
}

TEST(a_number_chooses_its_word_or_the_last) {
  static const char *const WORDS[] = {"last", "first", "second", "last", "last"};
  char said[128], expected[32];
  for (int n = 0; n < 5; n++) {
    snprintf(expected, sizeof expected, "the %s", WORDS[n]);
    say_in(said, SAY(NTH), n);
    assert_string_equal(words(&ENGLISH, said), expected);
  }
  say_in(said, SAY(NTH), 12);
  assert_string_equal(words(&ENGLISH, said), "the last");
}

TEST(another_language_has_its_own_order_and_else_speaks_english) {
  char said[128];
  say_in(said, SAY(GIVES), (char)'A', SAY(NAME), 2);
  assert_string_equal(words(&OTHER, said), "安<-A2two安");
  say_in(said, SAY(ONLY_ENGLISH), 7);
  assert_string_equal(words(&OTHER, said), "here 7");
}

TEST(columns_count_what_the_screen_takes) {
  char said[128];
  say_in(said, SAY(ROW), SAY(NAME));
  assert_string_equal(words(&ENGLISH, said), "Ann   |");
  assert_string_equal(words(&OTHER, said), "安    |");
  assert_int_equal(text_width("主牌 ♠A\033[1m10\033[0m"), 9);
}

TEST(sentences_stand_in_sentences_and_beside_plain_text) {
  char inner[128], said[256];
  say_in(inner, SAY(MANY), 2, SAY(NAME));
  say_in(said, SAY(MANY), 3, inner);
  assert_string_equal(words(&ENGLISH, said), "3 of 3: 2 of two: Ann");
  Text text = text_start(said, sizeof said);
  text_put(&text, "<");
  say(&text, SAY(NAME));
  text_put(&text, ">");
  assert_string_equal(words(&OTHER, said), "<安>");
}

TEST(broken_texts_lose_what_is_missing_and_nothing_else) {
  char said[128], cut[128];
  assert_string_equal(words(&ENGLISH, "a\1NO_SUCH\2x\3b"), "ab");
  assert_string_equal(words(&ENGLISH, "\1NAME"), "Ann");
  assert_string_equal(words(&ENGLISH, "\2a\3b"), "\2a\3b");
  assert_string_equal(words(&ENGLISH, "\1GIVES\2A\3."), "A gives   .");
  say_in(said, SAY(GIVES), (char)'A', SAY(NAME), 2);
  for (size_t n = 0; n <= strlen(said); n++) {
    memcpy(cut, said, n);
    cut[n] = '\0';
    assert_true(strlen(words(&OTHER, cut)) <= strlen("安<-A2two安"));
  }
  memset(cut, '\1', sizeof cut - 1);
  cut[sizeof cut - 1] = '\0';
  assert_string_equal(words(&ENGLISH, cut), "");
}

TEST(a_brace_that_names_no_place_is_a_brace) {
  assert_string_equal(words(&ENGLISH, "\1BRACES\0027\3"), "{ 7 } {\"x\"} {");
}

/* A script may nest what doubles, but not for ever. */
TEST(sentences_are_nested_so_deep_and_no_deeper) {
  char said[1024];
  Text text = text_start(said, sizeof said);
  for (int i = 0; i < 100; i++) text_put(&text, "\1TWICE\2");
  static char out[1 << 16];
  Text all = text_start(out, sizeof out);
  sentence_expand(&all, &ENGLISH, said);
  assert_int_equal(all.length, 4095); /* a blank for each of 12 levels */
}
