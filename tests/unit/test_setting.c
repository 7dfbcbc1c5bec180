/* test_setting.c - house rules of one field that stand in the spec itself. */
#include "lua/load/inline_rule.h"
#include "lua/variant.h"
#include "support.h"

static void assert_part(const char *spec, const char *part) {
  assert_string_equal(printed("%.*s", (int)setting_part(spec), spec), part);
}

TEST(a_part_ends_at_a_plus_outside_its_value) {
  assert_part("game+rule", "game");
  assert_part("./folder/mine.lua+rule", "./folder/mine.lua");
  assert_part("a.b=3+rule", "a.b=3");
  assert_part("a.b=\"2+\"+rule", "a.b=\"2+\"");
  assert_part("a.b={ x = \"1+\", y = { 1 + 2 } }+c=1", "a.b={ x = \"1+\", y = { 1 + 2 } }");
  assert_part("a.b={", "a.b={");
  assert_part("", "");
}

TEST(names_and_paths_set_nothing) {
  static const char *const NAMES[] = {"rule", "two-words", "./a=b.lua", "=3",
                                      "a.=3", "a.b.c=3",   "A.b=3",     ""};
  size_t key;
  for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
    if (setting_is(NAMES[i], &key)) fail_msg("%s", NAMES[i]);
  assert_true(setting_is("order.own_copy=3", &key));
  assert_int_equal(key, strlen("order.own_copy"));
  assert_true(setting_is("deck.LJ=0", &key));
  assert_int_equal(key, strlen("deck.LJ"));
  assert_true(setting_is("phases={}", &key));
  assert_int_equal(key, strlen("phases"));
}

/* Loads the default game with a part more. */
static Variant *load_with(const char *part, char *error, size_t size) {
  char game[96];
  assert_true(variant_default(game, sizeof game));
  return variant_load(printed("%s+%s", game, part), 6, error, size);
}

TEST(a_field_is_set_as_a_house_rule_sets_it) {
  char error[VARIANT_ERROR] = "";
  Variant *plain = load_with("score.step=40", error, sizeof error);
  if (!plain) fail_msg("%s", error);
  Variant *set = load_with("score.step=15+follow.owes={ \"suit\" }", error, sizeof error);
  if (!set) fail_msg("%s", error);
  assert_int_equal(variant_rules(plain)->score.step, 40);
  assert_int_equal(variant_rules(set)->score.step, 15);
  assert_true(variant_rules(set)->hash != variant_rules(plain)->hash);
  assert_string_equal(variant_source(set, schema_named("score.step")), "set score.step:1");
  variant_free(set);
  variant_free(plain);
}

TEST(mistakes_in_a_value_are_named) {
  static const struct {
    const char *part, *sentence;
  } MISTAKES[] = {{"score.step=\"many\"", "set score.step:1: "},
                  {"follow.owe={}", "did you mean follow.owes?"},
                  {"follow.owes={ \"sit\" }", "did you mean \"suit\"?"},
                  {"nothing.there=3", "unknown field nothing"},
                  {"score.step=", "set score.step:1: "},
                  {"score.step=1 } }", "set score.step:1: "},
                  {"score.step=15+score.step=20", "to 15 in set score.step:1"}};
  for (size_t i = 0; i < sizeof MISTAKES / sizeof *MISTAKES; i++) {
    char error[VARIANT_ERROR] = "";
    Variant *variant = load_with(MISTAKES[i].part, error, sizeof error);
    if (variant || !strstr(in_english(error), MISTAKES[i].sentence))
      fail_msg("%s: \"%s\"", MISTAKES[i].part, error);
  }
}
