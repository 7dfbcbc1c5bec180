/* test_values.c - values of scripts that go too deep, are too large or hold themselves, wherever C
** walks them: the rules' hash, comparing, printing, data files. */
#include "games.h"
#include "lua/call/console.h"
#include "lua/sandbox/data_file.h"
#include "rulefiles.h"

#define DEEP_TABLE "local top = {} local d = top for i = 1, 200000 do d[1] = {} d = d[1] end "
#define DEEP_FUNCTION                                                                              \
  "local top = function() end "                                                                    \
  "for i = 1, 200000 do local g = top top = function() return g end end "
#define DEEP_BOTH                                                                                  \
  "local top = {} for i = 1, 100000 do local g = top top = { function() return g end } end "
/* 2^40 tables to who does not look which are the same. */
#define MANY_TABLES "local top = {} for i = 1, 40 do top = { top, top } end "
#define HOLDS_ITSELF                                                                               \
  "local top = {} top[1] = top top[2] = { top, top } top.f = function() return top end "
#define USED "lead = { refuse = function() return top == 1 end }"

#define TOO_DEEP                                                                                   \
  "its value goes more than 256 deep: tables in tables, or functions that hold functions"
#define TOO_MUCH "the script ran for more than 100000000 instructions"

/* Past the budget, or, where the machine is slow, past the clock that stands behind it. */
static void assert_is_too_much(const char *said, const char *place) {
  const char *spent = printed("%s" TOO_MUCH, place);
  const char *late = printed("%sthe script was cut off after 2 seconds", place);
  if (strcmp(said, spent) != 0 && strncmp(said, late, strlen(late)) != 0) fail_msg("%s", said);
}

static const char *refused_with(const char *before, const char *fields) {
  static char text[2000];
  snprintf(text, sizeof text, "%s\nreturn house_rule { name = 'x',\n%s }", before, fields);
  return rulefile_refused(text);
}

TEST(what_rules_hold_is_hashed_to_a_depth) {
  static const char *const CASES[] = {DEEP_TABLE, DEEP_FUNCTION, DEEP_BOTH};
  for (int i = 0; i < 3; i++)
    assert_string_equal(refused_with(CASES[i], USED), "rule.lua:3: lead.refuse: " TOO_DEEP);
  assert_string_equal(refused_with(DEEP_TABLE, "advance = { steps = wrap(function(player, steps) "
                                               "return #top end) }"),
                      "rule.lua:3: advance.steps: " TOO_DEEP);
}

/* So many functions as a file can have, each of which calls the one before. */
TEST(honest_values_are_not_too_deep) {
  char text[20000] = "local function f1() return 1 end\n";
  size_t n = strlen(text);
  for (int i = 2; i <= 199; i++)
    n += (size_t)snprintf(text + n, sizeof text - n, "local function f%d() return f%d() end\n", i,
                          i - 1);
  snprintf(text + n, sizeof text - n,
           "return house_rule { name = 'x',\n"
           "  lead = { refuse = function() return f199() == 2 and 'no' end } }");
  rulefile_load(text);
  rulefile_load(HOLDS_ITSELF "return house_rule { name = 'x', " USED " }");
  rulefile_load(MANY_TABLES "return house_rule { name = 'x', " USED " }");
}

TEST(what_rules_hold_is_hashed_within_the_budget) {
  static const char TEXTS[] =
      "local s, top = ('x'):rep(200000), {} "
      "for i = 1, 400 do top[i] = {} for j = 1, 500 do top[i][j] = s end end ";
  assert_is_too_much(refused_with(TEXTS, USED), "rule.lua:3: ");
}

TEST(what_has_no_order_is_not_hashed) {
  assert_string_equal(refused_with("local top = { [{}] = 1 }", USED),
                      "rule.lua:3: lead.refuse: holds a table with a table as a key: numbers, "
                      "texts, true and false can be keys");
  assert_says(refused_with("local top = { { [print] = 1 } }", USED),
              "holds a table with a function as a key");
}

/* Texts that differ behind a zero byte are different. */
TEST(the_hash_is_of_whole_texts) {
  Variant *one = rulefile_load("local top = 'a\\0b' return house_rule { name = 'x', " USED " }");
  uint64_t hash = variant_rules(one)->hash;
  Variant *other = rulefile_load("local top = 'a\\0c' return house_rule { name = 'x', " USED " }");
  assert_true(variant_rules(other)->hash != hash);
}

/* What is said of two house rules that set order.trumps to such a table. */
static const char *compared(const char *before) {
  char text[2][600], spec[400];
  for (int i = 0; i < 2; i++)
    snprintf(text[i], sizeof text[i],
             "%s return house_rule { name = 'x%d', order = { trumps = top } }", before, i);
  snprintf(spec, sizeof spec, "pagat+%s+", rulefile("one", text[0]));
  size_t n = strlen(spec);
  snprintf(spec + n, sizeof spec - n, "%s", rulefile("two", text[1]));
  return rulefile_error(spec, 6);
}

TEST(values_are_compared_to_a_depth_and_within_the_budget) {
  assert_string_equal(compared(DEEP_TABLE), "two.lua:1: order.trumps: " TOO_DEEP);
  assert_string_equal(compared("local top = {} top[1] = top"),
                      "two.lua:1: order.trumps: " TOO_DEEP);
  if (SHARE == 1) assert_is_too_much(compared(MANY_TABLES), "two.lua:1: ");
}

TEST(a_line_shows_tables_to_a_depth) {
  static const char *const HANDS[] = {"2H", "3H", "4H", "5H", "6H", "7H"};
  Variant *variant = spec_load("pagat", 6);
  Game game = game_of_tricks(variant_rules(variant), "9C", HANDS, 6);
  char out[4096];
  static const struct {
    const char *code, *shown;
  } CASES[] = {
      {"{ { { 1 } }, { } }", "{ { { 1 } }, { } }\n"},
      {"(function() " DEEP_TABLE "return top end)()", "{ { { { { { { { { ... } } } } } } } } }\n"},
      {"(function() local t = {} t.t = t return t end)()",
       "{ t = { t = { t = { t = { t = { t = { t = { t = { ... } } } } } } } } }\n"},
      {"#(function() " DEEP_TABLE "return tostring(top) end)()", "5\n"}};
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    ConsoleResult result = console_run(variant, &game, -1, CASES[i].code, out, sizeof out);
    assert_int_equal(result, CONSOLE_VALUES);
    assert_string_equal(out, CASES[i].shown);
  }
}

TEST(a_data_file_is_copied_to_a_depth_and_a_size) {
  static const char *const CASES[][2] = {
      {DEEP_TABLE "return word(top)", "d:1: tables stand in each other more than 16 deep"},
      {"local t = {} t[1] = t return word(t)", "d:1: tables stand in each other more than 16 deep"},
      {"local t = {} for i = 1, 500 do t[i] = {} for j = 1, 500 do t[i][j] = 1 end end "
       "return word(t)",
       "d:1: the table has more than 200000 values"},
      {"local s, t = ('x'):rep(200000), {} for i = 1, 100 do t[i] = s end return word(t)",
       "d:1: the texts have more than 16 MB together"}};
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    char error[200];
    const char *text = CASES[i][0];
    assert_null(data_read("d", text, strlen(text), "word", error, sizeof error));
    assert_string_equal(in_english(error), CASES[i][1]);
  }
}
