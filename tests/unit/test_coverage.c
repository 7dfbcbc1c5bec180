/* test_coverage.c - changes next to a rule, and whether a scenario notices them. */

#include "coverage/coverage.h"
#include "rulefiles.h"

/* A rule that its scenario holds, one that none holds, and one that is a function. */
static const char RULE[] = "return house_rule {\n"
                           "  name  = \"Two rules\",\n"
                           "  kitty = { multiplier = 3 },\n"
                           "  throw = { penalty = { per_card = 20 } },\n"
                           "}\n";

static const char HELD[] =
    "return scenarios { game = \"pagat\", players = 6, rules = \"./two-rules.lua\",\n"
    "  { \"The kitty counts three times\", team = \"A B C\", kitty = \"KD 5S 2C 3C 4C 6C\",\n"
    "    last = \"opponents\", points = 45 },\n"
    "}\n";

static const CoverageWanted WANTED = {.situations = 2000, .threads = 2};

static void let_go(void *coverage) { coverage_free(coverage); }

static Coverage *coverage_open(void) { return test_keeps(coverage_new(), let_go); }

/* Reads both and changes the rule. */
static Coverage *covered(const char *rule, const char *scenarios) {
  char error[VARIANT_ERROR];
  Coverage *coverage = coverage_open();
  if (!coverage_rule(coverage, rule, error, sizeof error) ||
      !coverage_read(coverage, scenarios, error, sizeof error) ||
      !coverage_run(coverage, &WANTED, error, sizeof error))
    fail_msg("%s", in_english(error));
  return coverage;
}

static const Change *unnoticed(const Coverage *coverage, int i) {
  if (i >= coverage_count(coverage)) fail_msg("only %d are unnoticed", coverage_count(coverage));
  return coverage_at(coverage, i)->change;
}

TEST(what_no_scenario_holds_is_found_with_a_scenario_that_would) {
  const char *rule = rulefile("two-rules", RULE);
  Coverage *coverage = covered(rule, rulefile("two-rules_test", HELD));
  assert_string_equal(unnoticed(coverage, 0)->name, "throw.penalty: { per_card = 20 } left out");
  assert_string_equal(unnoticed(coverage, 1)->name, "throw.penalty.per_card: 20 left out");
  assert_string_equal(unnoticed(coverage, 2)->name, "throw.penalty.per_card: 20 -> 21");
  assert_string_equal(unnoticed(coverage, 3)->name, "throw.penalty.per_card: 20 -> 19");
  assert_int_equal(coverage_count(coverage), 4);
  assert_int_equal(coverage_fates(coverage, FATE_NOTICED), 3); /* 2, 4, and left out */
  char text[1 << 14] = "return scenarios {\n";
  assert_non_null(coverage_at(coverage, 2)->scenario);
  strcat(text, coverage_at(coverage, 2)->scenario);
  strcat(text, "}\n");
  coverage = covered(rule, rulefile("found_test", text)); /* it holds the penalty, not the kitty */
  for (int i = 0; i < coverage_count(coverage); i++)
    assert_ptr_equal(unnoticed(coverage, i)->field, schema_find("kitty", "multiplier"));
}

/* Without its row four play shengji as before, and five do not. */
TEST(how_many_can_play_is_a_rule) {
  const char *rule = rulefile("five", "return house_rule {\n"
                                      "  name = \"Five play too\",\n"
                                      "  deck = { players = { [4] = {}, [5] = {} } },\n"
                                      "  friends = { teams = \"called\", count = 1 },\n"
                                      "}\n");
  Coverage *coverage =
      covered(rule, rulefile("five_test", "return scenarios { game = \"shengji\", players = 4,\n"
                                          "  rules = \"./five.lua\",\n"
                                          "  { \"Four\", deck = { packs = 2 } },\n"
                                          "}\n"));
  bool five = false;
  for (int i = 0; i < coverage_count(coverage); i++) {
    five = five || !strcmp(unnoticed(coverage, i)->name, "deck.players.5: {} left out");
    assert_string_not_equal(unnoticed(coverage, i)->name, "deck.players.4: {} left out");
  }
  assert_true(five);
}

TEST(a_mark_stands_for_a_scenario_until_there_is_one) {
  char error[VARIANT_ERROR];
  Coverage *coverage = coverage_open();
  const char *rule = rulefile("two-rules", RULE);
  const char *marks =
      rulefile("marks", "return unnoticed {\n"
                        "  { \"./two-rules.lua\", \"throw.penalty\", looked = 5, why = \"So.\" },\n"
                        "  { \"./two-rules.lua\", \"kitty\", looked = 5, why = \"So.\" },\n"
                        "}\n");
  assert_true(coverage_rule(coverage, rule, error, sizeof error));
  assert_true(coverage_read(coverage, rulefile("two-rules_test", HELD), error, sizeof error));
  if (!coverage_read(coverage, marks, error, sizeof error)) fail_msg("%s", in_english(error));
  assert_true(coverage_run(coverage, &WANTED, error, sizeof error));
  assert_int_equal(coverage_count(coverage), 0);
  assert_int_equal(coverage_fates(coverage, FATE_MARKED), 4);
  assert_non_null(strstr(coverage_idle_mark(coverage, 0), "kitty"));
  assert_null(coverage_idle_mark(coverage, 1));
}

TEST(a_mark_is_held_to_what_is_found) {
  char error[VARIANT_ERROR];
  CoverageWanted wanted = WANTED;
  wanted.marked_too = true;
  Coverage *coverage = coverage_open();
  const char *rule = rulefile("two-rules", RULE);
  const char *marks = rulefile(
      "marks",
      "return unnoticed { { \"./two-rules.lua\", \"throw.penalty\", looked = 5, why = \"So.\" } }");
  assert_true(coverage_rule(coverage, rule, error, sizeof error));
  assert_true(coverage_read(coverage, rulefile("two-rules_test", HELD), error, sizeof error));
  assert_true(coverage_read(coverage, marks, error, sizeof error));
  assert_true(coverage_run(coverage, &wanted, error, sizeof error));
  assert_int_equal(coverage_count(coverage), 4);
  assert_non_null(strstr(coverage_at(coverage, 0)->mark, "throw.penalty"));
}

static void refuse_marks(const char *text, const char *wanted) {
  char error[VARIANT_ERROR];
  Coverage *coverage = coverage_open();
  assert_false(coverage_read(coverage, rulefile("marks", text), error, sizeof error));
  if (!strstr(in_english(error), wanted)) fail_msg("%s", in_english(error));
}

TEST(bad_marks_are_refused) {
  refuse_marks("return unnoticed { { \"pagat\" } }", "entry 1 names no rule and no change");
  refuse_marks("return unnoticed { { \"pagat\", \"x\", looked = 1 } }", "says no reason");
  refuse_marks("return unnoticed { { \"pagat\", \"x\", why = \"So.\" } }",
               "in how many situations");
  refuse_marks("return unnoticed { { \"no-such\", \"x\", why = \"So.\", looked = 1 } }",
               "names a rule that is not here");
}

TEST(a_scenario_must_hold_as_the_rules_are) {
  char error[VARIANT_ERROR];
  Coverage *coverage = coverage_open();
  const char *wrong =
      rulefile("wrong_test", "return scenarios { game = \"pagat\", players = 6,\n"
                             "  { \"No\", trump = \"9C\", suits = { [\"9C\"] = \"H\" } } }");
  assert_true(coverage_rule(coverage, "pagat", error, sizeof error));
  assert_true(coverage_read(coverage, wrong, error, sizeof error));
  assert_false(coverage_run(coverage, &WANTED, error, sizeof error));
  assert_says(error, "a scenario does not hold: No");
}

/* ---- changes ---- */

static void expect_changes(const char *text, const char *const names[]) {
  Changes changes = {0};
  size_t length;
  assert_true(changes_find(&changes, text, strlen(text)));
  for (int i = 0; i < changes.n; i++) {
    char *changed = change_apply(&changes.change[i], text, &length);
    assert_int_equal(length, strlen(changed));
    assert_string_not_equal(changed, text);
    free(changed);
    if (!names[i] || strcmp(changes.change[i].name, names[i]) != 0)
      fail_msg("%d: %s", i, changes.change[i].name);
  }
  assert_null(names[changes.n]);
  changes_free(&changes);
}

TEST(values_are_changed_to_those_next_to_them) {
  static const char *const names[] = {"order.tractors: \"plain ranks\" left out",
                                      "order.tractors: \"plain ranks\" -> \"whole suit\"",
                                      "kitty.shown_at_end: true left out",
                                      "kitty.shown_at_end: true -> false",
                                      "lead.forms: { straight = { length = \"5+\" } } left out",
                                      "lead.forms.straight: { length = \"5+\" } left out",
                                      "lead.forms.straight.length: \"5+\" left out",
                                      "lead.forms.straight.length: \"5+\" -> \"4+\"",
                                      "lead.forms.straight.length: \"5+\" -> \"6+\"",
                                      "lead.forms.straight.length: \"5+\" -> \"5\"",
                                      "levels.start: \"2\" left out",
                                      "levels.start: \"2\" -> \"3\"",
                                      "advance.stops: \"5 T\" left out",
                                      "advance.stops: \"5 T\" -> \"T\"",
                                      "advance.stops: \"5 T\" -> \"5 \"",
                                      "advance.stops: \"5 T\" -> \"5 9\"",
                                      "advance.stops: \"5 T\" -> \"5 J\"",
                                      NULL};
  expect_changes("-- a rule\nreturn house_rule { name = \"So\",\n"
                 "  order = { tractors = \"plain ranks\" }, kitty = { shown_at_end = true },\n"
                 "  lead = { forms = { straight = { length = \"5+\" } } },\n"
                 "  levels = { start = \"2\" }, advance = { stops = \"5 T\" },\n"
                 "  zh = { name = \"2\" } }",
                 names);
}

TEST(functions_are_changed_in_their_text) {
  static const char *const names[] = {
      "score.adjust: function(side, levels) if levels < 3 and side == \"nobody\" th… left out",
      "score.adjust: if levels < 3 and side == \"nobody\" then -> if true then",
      "score.adjust: if levels < 3 and side == \"nobody\" then -> if false then",
      "score.adjust: if levels < 3 and -> if levels <= 3 and",
      "score.adjust: if levels < 3 and -> if levels >= 3 and",
      "score.adjust: levels < 3 and side -> levels < 4 and side",
      "score.adjust: levels < 3 and side -> levels < 2 and side",
      "score.adjust: < 3 and side == -> < 3 or side ==",
      "score.adjust: and side == \"nobody\" then -> and side ~= \"nobody\" then",
      "score.adjust: side, 0 end end -> side, 1 end end",
      NULL};
  expect_changes("return house_rule { name = \"So\", score = { adjust = function(side, levels)\n"
                 "  if levels < 3 and side == \"nobody\" then return side, 0 end\nend } }",
                 names);
}
