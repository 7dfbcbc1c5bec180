/* test_rulebook.c - the rulebook: that it can be made of every game and house rule, in every
** language and format; what it says is what the rules do. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "language/language.h"
#include "rulefiles.h"
#include "support.h"
#include "tools/rulebook.h"

/* The book, on the heap. */
static char *book_of(const char *spec, BookFormat format, const Language *language, bool brief) {
  char *text = NULL, error[VARIANT_ERROR];
  size_t size;
  FILE *out = open_memstream(&text, &size);
  BookWanted wanted = {spec, 0, format, language, brief};
  if (!rulebook_write(out, &wanted, error, sizeof error)) fail_msg("%s: %s", spec, error);
  fclose(out);
  return text;
}

static void assert_has(const char *book, const char *words) {
  if (!strstr(book, words)) fail_msg("the book does not say \"%s\"", words);
}

/* Every tag that is opened is closed, in order; but for those that stand alone. */
static void assert_nested(const char *html) {
  char open[16][16];
  int n = 0;
  for (const char *at = html; (at = strchr(at, '<')); at++) {
    char tag[16];
    bool closes = at[1] == '/';
    const char *name = at + 1 + closes;
    snprintf(tag, sizeof tag, "%.*s", (int)strcspn(name, " >"), name);
    if (*tag == '!' || !strcmp(tag, "meta")) continue;
    if (!closes) {
      assert_in_range(n, 0, 15);
      strcpy(open[n++], tag);
    } else {
      assert_in_range(n, 1, 16);
      assert_string_equal(open[--n], tag);
    }
  }
  assert_int_equal(n, 0);
}

/* Nothing is left of how sentences are written before they are expanded. */
static void assert_expanded(const char *book) {
  for (const char *c = book; *c; c++) assert_true(*c == '\n' || (unsigned char)*c >= ' ');
}

static void test_every_game_has_a_book_in_every_language_and_format(void **state) {
  (void)state;
  static const char *const GAMES[] = {"pagat",   "compact", "eighty", "online",
                                      "shengji", "friends", "bombs"};
  for (size_t i = 0; i < sizeof GAMES / sizeof *GAMES; i++)
    for (int format = BOOK_TEXT; format <= BOOK_HTML; format++)
      for (int k = 0; languages[k]; k++) {
        char *book = book_of(GAMES[i], (BookFormat)format, languages[k], false);
        assert_expanded(book);
        if (format == BOOK_HTML) {
          assert_nested(book);
          assert_null(strstr(book, "http"));
        }
        free(book);
      }
}

static void test_examples_are_ruled_on_by_the_game(void **state) {
  (void)state;
  char *plain = book_of("pagat", BOOK_MARKDOWN, &language_english, false);
  char *sum =
      book_of("pagat+follow.smaller=\"set by set\"", BOOK_MARKDOWN, &language_english, false);
  assert_has(plain,
             "from 6♥ 10♥ 10♥ A♥ 3♠ you may not play 6♥ A♥: a pair was led and you hold one");
  assert_has(plain, "from 5♥ 6♥ 8♥ 8♥ 4♠ you may play 5♥ 6♥ 8♥");
  assert_has(sum, "from 5♥ 6♥ 8♥ 8♥ 4♠ you may not play 5♥ 6♥ 8♥: a triple was led");
  assert_has(plain, "10♥ 10♥ Q♥ is thrown, another hand holds 4♥ 5♥ A♥: it fails, Q♥ stays");
  assert_has(plain, "8♥ 8♥, 4♣ 4♣, 3♣ 3♣: 4♣ 4♣ wins");
  free(plain);
  free(sum);
}

static void test_the_score_is_a_table_of_what_comes_out(void **state) {
  (void)state;
  char *book = book_of("pagat", BOOK_MARKDOWN, &language_english, false);
  assert_has(book, "| 0 | the declarers win and rise 3 levels |\n"
                   "| 5-35 | the declarers win and rise 2 levels |\n");
  assert_has(book, "| 80-115 | nobody wins |");
  assert_has(book, "| 200+ | the opponents win and rise 3 levels |");
  free(book);
}

static void test_what_a_house_rule_changes_is_marked(void **state) {
  (void)state;
  char *book = book_of("pagat+kitty-by-length", BOOK_TEXT, &language_english, false);
  assert_has(book, "- kitty-by-length: Opponents who win the last trick");
  assert_has(book, "(changed by kitty-by-length)");
  free(book);
  book = book_of("pagat", BOOK_TEXT, &language_english, false);
  assert_null(strstr(book, "changed by"));
  free(book);
}

static void test_a_short_book_has_no_examples(void **state) {
  (void)state;
  char *book = book_of("pagat", BOOK_TEXT, &language_english, true);
  assert_null(strstr(book, "is led; from"));
  assert_has(book, "Who takes the kitty and buries as many cards: the declarer");
  free(book);
}

static void test_every_house_rule_has_a_book_over_its_game(void **state) {
  (void)state;
  static Names names = {.type = "house rule"};
  char spec[128], error[VARIANT_ERROR];
  int books = 0;
  names_find(&names);
  for (int i = 0; i < names.n; i += 5 * SHARE) {
    snprintf(spec, sizeof spec, "pagat+%s", names.name[i]);
    Variant *variant = variant_load(spec, 0, error, sizeof error); /* some are for other games */
    if (!variant) continue;
    variant_free(variant);
    char *book = book_of(spec, BOOK_HTML, &language_english, true);
    assert_nested(book);
    assert_expanded(book);
    free(book);
    books++;
  }
  assert_true(books > 20 / SHARE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_game_has_a_book_in_every_language_and_format),
      cmocka_unit_test(test_examples_are_ruled_on_by_the_game),
      cmocka_unit_test(test_the_score_is_a_table_of_what_comes_out),
      cmocka_unit_test(test_what_a_house_rule_changes_is_marked),
      cmocka_unit_test(test_a_short_book_has_no_examples),
      cmocka_unit_test(test_every_house_rule_has_a_book_over_its_game),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
