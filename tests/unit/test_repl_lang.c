/* test_repl_lang.c - the languages: every sentence is there, with its places; tables line up. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"

/* Has the template a place of this name? `words` counts those that only choose a word, too. */
static bool has_place(const char *template, const SentencePlace *wanted, bool words) {
  SentencePlace place;
  while (sentence_place(&template, &place)) {
    bool chooses = place.form_n && *place.form == '|';
    if ((words || !chooses) && place.name_n == wanted->name_n &&
        memcmp(place.name, wanted->name, wanted->name_n) == 0)
      return true;
  }
  return false;
}

static const char *own_template(const Language *language, const char *name) {
  for (int i = 0; i < language->n; i++)
    if (strcmp(language->sentence[i].name, name) == 0) return language->sentence[i].text;
  return NULL;
}

static void assert_same_places(const char *name, const char *english, const char *other) {
  SentencePlace place;
  for (const char *at = english; sentence_place(&at, &place);)
    if (has_place(english, &place, false) && !has_place(other, &place, true))
      fail_msg("%s: {%.*s} is missing in \"%s\"", name, (int)place.name_n, place.name, other);
  for (const char *at = other; sentence_place(&at, &place);)
    if (!has_place(english, &place, true))
      fail_msg("%s: no {%.*s} in English", name, (int)place.name_n, place.name);
}

static void test_every_language_has_every_sentence_with_the_same_places(void **state) {
  (void)state;
  for (int k = 1; languages[k]; k++)
    for (const Language *english = &repl_english; english; english = english->base)
      for (int i = 0; i < english->n; i++) {
        const Sentence *sentence = &english->sentence[i];
        const char *other = own_template(languages[k], sentence->name);
        if (!other)
          fail_msg("repl/lang_%s.c lacks %s: \"%s\"", languages[k]->code, sentence->name,
                   sentence->text);
        assert_same_places(sentence->name, sentence->text, other);
      }
}

static void test_no_language_has_a_sentence_that_nobody_says_or_one_twice(void **state) {
  (void)state;
  for (int k = 0; languages[k]; k++)
    for (int i = 0; i < languages[k]->n; i++) {
      const char *name = languages[k]->sentence[i].name;
      if (k > 0 && !own_template(&repl_english, name) && !own_template(&core_english, name))
        fail_msg("%s: nobody says %s", languages[k]->code, name);
      if (own_template(languages[k], name) != languages[k]->sentence[i].text)
        fail_msg("%s: %s is there twice", languages[k]->code, name);
    }
}

static void test_the_environment_names_the_language_where_it_can_be_shown(void **state) {
  (void)state;
  setenv("LC_ALL", "", 1);
  setenv("LC_MESSAGES", "zh_CN.UTF-8", 1);
  setenv("LANG", "de_DE.UTF-8", 1);
  assert_ptr_equal(language_start(NULL, true), &repl_chinese);
  assert_ptr_equal(language_start(NULL, false), &repl_english);
  assert_ptr_equal(language_start("en", true), &repl_english);
  assert_ptr_equal(language_start("zh", false), &repl_chinese);
  setenv("LC_ALL", "C.UTF-8", 1);
  assert_ptr_equal(language_start(NULL, true), &repl_english);
}

static void test_the_command_changes_the_language_of_all_that_follows(void **state) {
  (void)state;
  Desk desk;
  desk_open(&desk, 6, 42);
  assert_has(type(&desk, "lang"), "en: English");
  assert_has(type(&desk, "play AS"), "the cards are still being drawn");
  assert_has(type(&desk, "lang zh"), "中文");
  assert_has(type(&desk, "play AS"), "还在抓牌");
  assert_has(type(&desk, "lang tlh"), "没有语言“tlh”");
  assert_has(type(&desk, "lang en"), "English");
  assert_has(type(&desk, "nonsense"), "there is no command");
  desk_close(&desk);
}

/* Nothing leaves the program as it was said: no mark of a sentence, no place that is not filled. */
static void test_all_that_is_said_becomes_words(void **state) {
  (void)state;
  static const char *const TYPED[] = {
      "help",       "table",  "hands",     "legal",  "trump", "rules",        "hint",
      "auto trick", "legal",  "play 3C",   "why 3C", "why",   "show trick 1", "show deal",
      "auto deal",  "table",  "why score", "games",  "step",  "history",      "set x",
      "what AS",    "branch", "seat C",    "play",   "open",  "re",           "nonsense"};
  Desk desk;
  for (int k = 0; languages[k]; k++) {
    desk_open(&desk, 6, 42);
    desk.repl.look.language = languages[k];
    for (size_t i = 0; i < sizeof TYPED / sizeof *TYPED; i++)
      for (const char *c = type(&desk, TYPED[i]); *c; c++)
        if (((unsigned char)*c < ' ' && *c != '\n') || *c == '{')
          if (strcmp(TYPED[i], "rules") != 0) fail_msg("%s: %s", TYPED[i], c);
    desk_close(&desk);
  }
}

/* What the core says of words that it cannot read is known again, each sentence at least once, and
** said in Chinese. */
static void test_words_that_cannot_be_read_are_refused_in_the_language_spoken(void **state) {
  (void)state;
  static const char *const TYPED[] = {
      "why 9",
      "why QQSS",
      "why XX",
      "why AS AS AS",
      "trump 3X",
      "call AC",
      "call #1",
      "play AS @x",
      "request x",
      "draw x",
      "play AS as x",
      "position pagat;tramp=1",
      "call A#1 A#1 A#1 A#1 A#1 A#1 A#1 A#1 A#1 A#1 A#1 A#1 A#1 A#1 A#1 A#1",
      "call AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1 AS#1",
      "position pagat;zzzzzzzz=1",
      "position pagat;x",
      "position pagat;n=6;n=6",
      "position ;",
      "position pagat;n=x",
      "position pagat;n=6",
      "position pagat;n=6;trump=3X",
      "position pagat;n=6;trump=9C;levels=2",
      "position pagat;n=6;trump=9C;levels=2,2,2,2,2,Z",
      "position pagat;n=6;trump=9C;hands=A:AS|A:KS",
      "position pagat;n=6;trump=9C;turn=Z"};
  static const char *const IDS[] = {
#define X(id, text) #id,
    READ_SENTENCES(X)
#undef X
  };
  enum { IDS_N = sizeof IDS / sizeof *IDS };
  bool seen[IDS_N] = {false};
  Desk desk;
  desk_open(&desk, 6, 42);
  type(&desk, "auto trick");
  for (size_t i = 0; i < sizeof TYPED / sizeof *TYPED; i++) {
    char english[1024], said[1024];
    type(&desk, "lang en");
    snprintf(english, sizeof english, "%s", type(&desk, TYPED[i]));
    english[strcspn(english, "\n")] = '\0';
    language_read(english, said, sizeof said);
    if (said[0] != '\1') fail_msg("%s: %s", TYPED[i], english);
    for (int id = 0; id < IDS_N; id++)
      seen[id] |=
          strncmp(said + 1, IDS[id], strlen(IDS[id])) == 0 && said[1 + strlen(IDS[id])] < ' ';
    type(&desk, "lang zh");
    const char *chinese = type(&desk, TYPED[i]);
    if (strstr(chinese, english)) fail_msg("%s: %s", TYPED[i], chinese);
  }
  for (int id = 0; id < IDS_N; id++)
    if (!seen[id]) fail_msg("%s is never said", IDS[id]);
  char said[64];
  assert_string_equal(language_read("nothing of this", said, sizeof said), "nothing of this");
  desk_close(&desk);
}

/* Every seat's hand size stands in the same columns as in English. */
static void test_wide_characters_line_up_in_the_table(void **state) {
  (void)state;
  Desk desk;
  char english[8][16] = {""};
  desk_open(&desk, 6, 42);
  type(&desk, "auto trick");
  for (int k = 0; k < 2; k++) {
    if (k == 1) type(&desk, "lang zh");
    char *table = strdup(type(&desk, "table"));
    int row = 0;
    for (char *line = strtok(table, "\n"); line; line = strtok(NULL, "\n")) {
      if ((*line != ' ' && *line != '>') || line[1] < 'A' || line[1] > 'F') continue;
      char *digits = strpbrk(line + 9, "0123456789");
      assert_non_null(digits);
      *digits = '\0';
      if (k == 0)
        snprintf(english[row], sizeof *english, "%d", text_width(line));
      else
        assert_int_equal(text_width(line), atoi(english[row]));
      row++;
    }
    assert_int_equal(row, 6);
    free(table);
  }
  desk_close(&desk);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_language_has_every_sentence_with_the_same_places),
      cmocka_unit_test(test_no_language_has_a_sentence_that_nobody_says_or_one_twice),
      cmocka_unit_test(test_the_environment_names_the_language_where_it_can_be_shown),
      cmocka_unit_test(test_the_command_changes_the_language_of_all_that_follows),
      cmocka_unit_test(test_all_that_is_said_becomes_words),
      cmocka_unit_test(test_words_that_cannot_be_read_are_refused_in_the_language_spoken),
      cmocka_unit_test(test_wide_characters_line_up_in_the_table),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
