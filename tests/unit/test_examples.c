/* test_examples.c - that checking a variant asks every function that it may have, so that a wrong
** answer is found before anybody plays. */
#include "rulefiles.h"
#include "rules/schema.h"
#include "tools/check_functions.h"

/* Checks pagat for six with a house rule; "" when it is sound, else what is wrong without the
** folder's name. */
static const char *check(const char *text, uint64_t *unasked) {
  static char error[VARIANT_ERROR];
  Variant *variant = rulefile_load(text);
  *unasked = ~(uint64_t)0;
  error[0] = '\0';
  if (examples_hold(variant, unasked, error, sizeof error)) error[0] = '\0';
  char *folder;
  while ((folder = strstr(error, "/tmp/rules-")))
    memmove(folder, folder + 18, strlen(folder + 18) + 1);
  return in_english(error);
}

/* A house rule whose one field is this function. */
static const char *rule_of(const Field *field, const char *function) {
  static char text[1024];
  snprintf(text, sizeof text, "return house_rule { name = 'R',\n  %s = { %s = %s } }", field->group,
           field->name, function);
  return text;
}

static bool takes_a_function(const Field *field) {
  return field->hook >= 0 && schema_arguments(field) && field->family != FAMILY_CLIMB &&
         strcmp(field->name, "bids") != 0 && strcmp(field->name, "forms") != 0;
}

TEST(every_function_that_answers_wrongly_is_found) {
  int found = 0;
  for (int i = 0; i < schema_n; i++) {
    uint64_t unasked;
    if (!takes_a_function(&schema[i])) continue;
    const char *error = check(rule_of(&schema[i], "function() return print end"), &unasked);
    const char *begins = printed("%s.%s failed at rule.lua:2: ", schema[i].group, schema[i].name);
    if (strncmp(error, begins, strlen(begins)) != 0)
      fail_msg("%s.%s: \"%s\"", schema[i].group, schema[i].name, error);
    found++;
  }
  assert_true(found > 30);
}

TEST(every_function_that_raises_is_found) {
  for (int i = 0; i < schema_n; i++) {
    uint64_t unasked;
    if (!takes_a_function(&schema[i])) continue;
    const char *error = check(rule_of(&schema[i], "function() error('no') end"), &unasked);
    if (strcmp(error, printed("%s.%s failed at rule.lua:2: no", schema[i].group, schema[i].name)) !=
        0)
      fail_msg("%s.%s: \"%s\"", schema[i].group, schema[i].name, error);
  }
}

TEST(a_rule_under_which_no_deal_begins_is_found) {
  uint64_t unasked;
  assert_says(check("return house_rule { name = 'R', declare = {\n"
                    "bids = { suit = { rank = '4+' }, jokers = false } } }",
                    &unasked),
              "the deal cannot begin: the deck has not the cards of any declaration");
  assert_string_equal(
      check("return house_rule { name = 'R', kitty = { multiplier = 3 } }", &unasked), "");
}

TEST(a_number_that_is_not_whole_is_named) {
  static const char *const CASES[][3] = {
      {"kitty = { multiplier", "1.5", "must return a whole number, or a word, not 1.5; words: "},
      {"advance = { steps", "3 / 2", "must return a whole number of levels, not 1.5"},
      {"score = { bands", "'opponents', 1 / 4",
       "must return a side (\"nobody\" too), a whole number of levels, not 0.25"},
      {"score = { points", "0.5", "must return a whole number of points, not 0.5"},
      {"lead = { forms = { odd = { size = 3, is", "1.5",
       "odd.is must return a whole number from -1000000 to 1000000, or nil, not 1.5"},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
    uint64_t unasked;
    const char *rule =
        printed("return house_rule { name = 'R', %s = function() return %s end }%s }", CASES[i][0],
                CASES[i][1], strchr(CASES[i][0], '3') ? " } }" : "");
    assert_says(check(rule, &unasked), CASES[i][2]);
  }
}

TEST(the_kitty_may_count_as_often_by_a_number_as_by_a_function) {
  static const char *const VALUES[] = {"4096", "function() return 4096 end"};
  for (int i = 0; i < 2; i++) {
    uint64_t unasked;
    const char *rule =
        printed("return house_rule { name = 'R', kitty = { multiplier = %s } }", VALUES[i]);
    assert_string_equal(check(rule, &unasked), "");
  }
}

TEST(a_rule_that_leaves_nothing_to_play_is_found) {
  uint64_t unasked;
  assert_string_equal(check("return house_rule { name = 'R', follow = {\n"
                            "  refuse = function(play, lead, hand, deal)\n"
                            "    if deal.tricks > 3 then return 'never' end end } }",
                            &unasked),
                      "follow.refuse failed at rule.lua:2: it leaves no legal play");
  assert_string_equal(check("return house_rule { name = 'R', kitty = {\n"
                            "  refuse = function() return 'never' end } }",
                            &unasked),
                      "kitty: nothing was found that is allowed (kitty.refuse: never)");
  assert_string_equal(check("return house_rule { name = 'R', friends = {\n"
                            "  callable = function() return false end } }",
                            &unasked),
                      "call: nothing was found that is allowed (friends.callable: 5H may not "
                      "be called: refused by the rule friends.callable)");
}

TEST(a_function_that_is_never_asked_is_named) {
  uint64_t unasked;
  const char *rule = "return house_rule { name = 'R', throw = { allowed = 'no' },\n"
                     "  win = { overruff = function() return true end } }";
  assert_string_equal(check(rule, &unasked), "");
  assert_int_equal(unasked, (uint64_t)1 << HOOK_WIN_OVERRUFF);
}
