/* test_starter.c - a new house rule and its first scenarios stand as they are written. */
#include <unistd.h>

#include "lua/variant.h"
#include "rulefiles.h"
#include "scenario/scenario.h"
#include "support.h"
#include "tools/check_functions.h"
#include "tools/new_rule.h"
#include "unit.h"

static char folder[64];

static int make_folder(void) {
  strcpy(folder, "/tmp/starter-XXXXXX");
  return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void) { return rmdir(folder); }

static void forget(const Starter *starter) {
  unlink(starter->rule);
  unlink(starter->test);
}

/* The rule is sound over the base and changes it, and all of its scenarios hold. */
static void begins_over(const char *base) {
  Starter starter;
  char error[VARIANT_ERROR], said[2048] = "";
  if (!starter_write(folder, "my-rule", base, &starter, error, sizeof error))
    fail_msg("%s: %s", base, error);
  const char *spec = printed("%s+%s", base, starter.rule);
  Variant *plain = spec_load(base, 0);
  Variant *variant = spec_load(spec, 0);
  assert_true(variant_rules(plain)->hash != variant_rules(variant)->hash);
  assert_true(examples_hold(variant, NULL, error, sizeof error));
  ScenarioTally *tally = calloc(1, sizeof *tally);
  FILE *out = tmpfile();
  assert_true(scenarios_run(starter.test, NULL, out, NULL, tally));
  rewind(out);
  size_t n = fread(said, 1, sizeof said - 1, out);
  said[n] = '\0';
  fclose(out);
  if (tally->passed != 1 || tally->failed) fail_msg("%s: %s", base, said);
  free(tally);
  forget(&starter);
}

TEST(a_rule_can_be_begun_over_every_game) {
  static const char *const BASES[] = {"pagat",   "eighty", "compact", "shengji",
                                      "friends", "online", "bombs",   "pagat+tractor-above-ace"};
  for (size_t i = 0; i < sizeof BASES / sizeof *BASES; i++) begins_over(BASES[i]);
}

TEST(the_name_of_a_base_may_have_quotes) {
  begins_over(rulefile("q\"uo'te", "return game { extends = 'pagat', name = 'x' }\n"));
  rulefiles_remove();
}

TEST(nothing_is_overwritten) {
  Starter starter, again;
  char error[VARIANT_ERROR], wanted[VARIANT_ERROR];
  assert_true(starter_write(folder, "mine", "pagat", &starter, error, sizeof error));
  snprintf(wanted, sizeof wanted, "%s is there already: nothing is written", starter.rule);
  assert_false(starter_write(folder, "mine", "pagat", &again, error, sizeof error));
  assert_string_equal(in_english(error), wanted);
  unlink(starter.rule);
  snprintf(wanted, sizeof wanted, "%s is there already: nothing is written", starter.test);
  assert_false(starter_write(folder, "mine", "pagat", &again, error, sizeof error));
  assert_string_equal(in_english(error), wanted);
  assert_int_not_equal(access(starter.rule, F_OK), 0);
  forget(&starter);
}

TEST(a_bad_name_and_a_bad_base_are_refused) {
  Starter starter;
  char error[VARIANT_ERROR];
  assert_false(starter_write(folder, "My Rule", "pagat", &starter, error, sizeof error));
  assert_string_equal(in_english(error),
                      "\"My Rule\" is no name: letters, Chinese characters, digits, - and _, "
                      "at most 60 bytes");
  assert_false(starter_write(folder, "../x", "pagat", &starter, error, sizeof error));
  assert_false(starter_write(folder, "mine", "pagta", &starter, error, sizeof error));
  assert_string_equal(in_english(error), "there is no game \"pagta\" here: did you mean pagat?");
  assert_false(
      starter_write(folder, "mine", "./x\nos.exit()--.lua", &starter, error, sizeof error));
  assert_string_equal(
      in_english(error),
      "the name of the base has characters that cannot be shown: name it otherwise");
  assert_false(starter_write("/nowhere", "mine", "pagat", &starter, error, sizeof error));
  assert_string_equal(in_english(error), "there is no folder for /nowhere/mine.lua");
}

int main(void) { return tests_run(make_folder, remove_folder); }
