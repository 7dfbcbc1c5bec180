/* test_field_docs.c - what rule files say of their functions: read, refused, and there for every
** function of the tree. */
#include "language/language.h"
#include "rulefiles.h"
#include "rules/schema.h"

/* Loads it, or, where it needs more players, for a number that it can be played with. */
static Variant *load_somehow(const char *spec) {
  char error[VARIANT_ERROR];
  Variant *variant = variant_load(spec, 0, error, sizeof error);
  for (int players = 4; !variant && players <= SEAT_MAX; players++)
    variant = variant_load(spec, players, error, sizeof error);
  return variant;
}

static void assert_doc(const Variant *variant, const char *group, const char *name, int i,
                       const char *doc) {
  FieldFunction function;
  char words[DOC_SAID];
  Text text = text_start(words, sizeof words);
  assert_true(variant_function(variant, schema_find(group, name), i, &function));
  sentence_expand(&text, &language_english, function.doc);
  assert_string_equal(words, doc);
}

TEST(a_function_speaks_through_its_doc) {
  FieldFunction function;
  Variant *variant = rulefile_load("return house_rule { name = \"x\", kitty = { multiplier = "
                                   "function() return 3 end, exposed = 1 },"
                                   "  doc = { [\"kitty.multiplier\"] = \"always three\" },"
                                   "  zh = { doc = { [\"kitty.multiplier\"] = \"总是三倍\" } } }");
  assert_doc(variant, "kitty", "multiplier", 0, "always three");
  assert_true(variant_function(variant, schema_find("kitty", "multiplier"), 0, &function));
  char words[DOC_SAID];
  Text text = text_start(words, sizeof words);
  sentence_expand(&text, &language_chinese, function.doc);
  assert_string_equal(words, "总是三倍");
  assert_false(variant_function(variant, schema_find("kitty", "exposed"), 0, &function));
  assert_false(variant_function(variant, schema_find("kitty", "multiplier"), 1, &function));
}

TEST(the_summary_speaks_where_a_rule_sets_one_field) {
  Variant *variant = rulefile_load("return house_rule { name = \"x\", summary = \"No fives.\","
                                   "  kitty = { refuse = function() end } }");
  assert_doc(variant, "kitty", "refuse", 0, "No fives.");
  variant = rulefile_load("return house_rule { name = \"x\", summary = \"No fives.\","
                          "  kitty = { refuse = function() end, exposed = 1 } }");
  assert_doc(variant, "kitty", "refuse", 0, "");
}

TEST(functions_in_tables_and_below_wraps_speak_too) {
  FieldFunction function;
  Variant *variant = rulefile_load(
      "return house_rule { name = \"x\", summary = \"s\","
      "  lead = { forms = { odd = { size = 5, is = function() end } } }, kitty = { exposed = 1 },"
      "  friends = { count = wrap(function(n, inherited) return inherited() end) },"
      "  doc = { [\"lead.forms\"] = \"five odd cards\" } }");
  assert_doc(variant, "lead", "forms", 0, "five odd cards");
  assert_doc(variant, "friends", "count", 0, "");
  assert_doc(variant, "friends", "count", 1, "half the players, rounded down, less one");
  assert_true(variant_function(variant, schema_find("friends", "count"), 0, &function));
  assert_string_equal(function.without, "pagat");
}

TEST(a_wrong_doc_is_refused) {
  static const struct {
    const char *doc, *error;
  } CASES[] = {
      {"doc = { [\"kitty.refuses\"] = \"x\" }", "rule.lua:1: doc: there is no field kitty.refuses"},
      {"doc = { [\"kitty.theft\"] = \"x\" }",
       "rule.lua:1: doc: this file does not set kitty.theft"},
      {"zh = { doc = { [\"kitty.theft\"] = \"x\" } }",
       "rule.lua:1: doc: this file does not set kitty.theft"},
      {"doc = \"x\"",
       "rule.lua:1: doc: must be a table of texts by field: { [\"throw.penalty\"] = \"…\" }"},
      {"doc = { [\"kitty.refuse\"] = 3 }",
       "rule.lua:1: doc: must be a table of texts by field: { [\"throw.penalty\"] = \"…\" }; "
       "`kitty.refuse` does not fit"},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    assert_string_equal(
        rulefile_refused(
            printed("return house_rule { name = \"x\", kitty = { refuse = function() end }, %s }",
                    CASES[i].doc)),
        CASES[i].error);
  }
}

TEST(a_word_is_for_a_name_that_there_is) {
  static const char RULE[] = "return house_rule { name = 'x', lead = { forms = { odd = { size = 5 "
                             "}, gone = false } }, zh = { words = { %s = 'x' } } }";
  static const char *const NAMES[] = {"odd", "gone", "tractor", "suit"}; /* its own, the game's */
  for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
    variant_rules(rulefile_load(printed(RULE, NAMES[i])));
  assert_string_equal(rulefile_refused(printed(RULE, "foo")),
                      "rule.lua:1: zh.words: no form, kind of declaration or phase is called foo");
}

static int assert_all_speak(const char *spec) {
  FieldFunction function;
  int n = 0;
  Variant *variant = load_somehow(spec);
  for (int f = 0; variant && f < schema_n; f++)
    for (int i = 0; variant_function(variant, &schema[f], i, &function); i++, n++) {
      char name[FIELD_NAME];
      if (!*function.doc)
        fail_msg("%s: the function of %s has no doc", function.path, schema_name(&schema[f], name));
      if (!said_has(function.doc, SAY(IN_LANGUAGE)))
        fail_msg("%s: the doc of %s has no Chinese", function.path, schema_name(&schema[f], name));
    }
  variant_free(variant);
  return n;
}

TEST(every_function_of_the_tree_speaks_in_both_languages) {
  static Names games = {.type = "game"}, rules = {.type = "house rule"};
  char spec[160];
  int n = 0;
  names_find(&games);
  names_find(&rules);
  for (int i = 0; i < games.n; i++) n += assert_all_speak(games.name[i]);
  for (int i = 0; i < rules.n; i += SHARE) {
    snprintf(spec, sizeof spec, "pagat+%s", rules.name[i]);
    int found = assert_all_speak(spec);
    snprintf(spec, sizeof spec, "online+%s", rules.name[i]);
    n += found ? found : assert_all_speak(spec);
  }
  assert_true(n > 100 / SHARE);
}
