/* test_starter.c - a new house rule and its first scenarios stand as they are written. */
#include <unistd.h>

#include "rulefiles.h"
#include "scenario/scenario.h"
#include "tools/check_functions.h"
#include "tools/nearest_rule.h"
#include "tools/new_rule.h"

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

static StarterWanted wanted_over(const char *base) {
  return (StarterWanted){.folder = folder, .name = "my-rule", .base = base, .language = "en"};
}

/* The rule is sound over the base and changes it, and all of its scenarios hold. */
static void begins(const StarterWanted *wanted) {
  Starter starter;
  char error[VARIANT_ERROR], said[2048] = "";
  const char *base = wanted->base;
  if (!starter_write(wanted, &starter, error, sizeof error)) fail_msg("%s: %s", base, error);
  const char *spec = printed("%s+%s", base, starter.rule);
  Variant *plain = spec_load(base, 0);
  Variant *variant = spec_load(spec, 0);
  assert_true(starter.field->unhashed ||
              variant_rules(plain)->hash != variant_rules(variant)->hash);
  if (!examples_hold(variant, NULL, error, sizeof error))
    fail_msg("%s: %s", base, in_english(error));
  ScenarioTally *tally = test_room(sizeof *tally);
  FILE *out = tmpfile();
  assert_true(scenarios_run(starter.test, NULL, out, NULL, tally));
  rewind(out);
  size_t n = fread(said, 1, sizeof said - 1, out);
  said[n] = '\0';
  fclose(out);
  if (tally->passed < 1 || tally->failed) fail_msg("%s: %s", base, said);
  forget(&starter);
}

static void begins_over(const char *base) {
  StarterWanted wanted = wanted_over(base);
  begins(&wanted);
}

/* Every field can be begun with over one of these games, by its example or by another value; but
** for those whose examples are what the games have, or need other fields. */
TEST(a_rule_can_be_begun_of_every_field) {
  static const char *const BASES[] = {"pagat", "shengji", "online", "bombs"};
  static const char ALONE[] = "deck.players deck.tables points.cards order.suits follow.race "
                              "score.adjust score.places";
  char value[STARTER_VALUE], name[FIELD_NAME];
  double share;
  for (int i = 0; i < schema_n; i += SHARE) {
    bool fits = false;
    for (size_t k = 0; k < sizeof BASES / sizeof *BASES && !fits; k++) {
      StarterWanted wanted = wanted_over(BASES[k]);
      wanted.field = &schema[i];
      wanted.language = i % 2 ? "zh" : "en";
      fits = starter_fits(&wanted, value, &share);
      if (fits) begins(&wanted);
    }
    schema_name(&schema[i], name);
    bool alone = strstr(ALONE, name) != NULL;
    if (fits == alone) fail_msg("%s", name);
  }
}

/* The sentence's number stands in the value of which it speaks. */
TEST(a_sentence_chooses_the_value) {
  static const char *const SAID[][4] = {
      {"throw.penalty", "failed throws cost 20 points a card", "{ per_card = 20 }"},
      {"throw.penalty", "each failed throw costs five points", "{ points = 5 }"},
      {"throw.penalty", "甩牌失败每收回一张罚20分", "{ per_card = 20 }"},
      {"kitty.multiplier", "底牌翻四倍", "4"},
      {"levels.start", "从5打起", "\"5\""},
      {"throw.allowed", "不能甩牌", "\"no\""},
      {"throw.allowed", "only plain suits may be thrown", "\"plain suits\""},
      /* over a game whose deck is in no row for each number of players */
      {"kitty.size", "the kitty has 12 cards", "12", "shengji"},
      {"kitty.size", "the kitty has at least 9 cards", "{ at_least = 9 }", "shengji"}};
  char value[STARTER_VALUE], field[FIELD_NAME];
  double share;
  for (size_t i = 0; i < sizeof SAID / sizeof *SAID; i += SHARE) {
    NearestFields fields;
    assert_true(nearest_fields(SAID[i][1], &fields));
    StarterWanted wanted = wanted_over(SAID[i][3] ? SAID[i][3] : "pagat");
    wanted.sentence = SAID[i][1];
    wanted.language = nearest_is_chinese(SAID[i][1]) ? "zh" : "en";
    assert_true(fields.n > 0);
    wanted.field = fields.field[0];
    assert_string_equal(schema_name(wanted.field, field), SAID[i][0]);
    assert_true(starter_fits(&wanted, value, &share));
    assert_string_equal(value, SAID[i][2]);
  }
}

/* Words of the table, in either language, name the field that they are about. */
TEST(a_sentence_finds_its_field) {
  static const char *const SAID[][2] = {{"扣底翻四倍", "kitty.multiplier"},
                                        {"底牌八张", "kitty.size"},
                                        {"不许甩牌", "throw.allowed"},
                                        {"甩牌要亮牌", "throw.shown"},
                                        {"只能叫A", "friends.callable"},
                                        {"小王不发", "deck.LJ"},
                                        {"不要以后不能再出", "follow.pass"},
                                        {"没有分可以重发", "deal.misdeal"},
                                        {"nothing may be thrown", "throw.allowed"},
                                        {"the kitty counts double", "kitty.multiplier"},
                                        {"levels begin with 5", "levels.start"},
                                        {"called card must be an ace", "friends.callable"},
                                        {"who passes may come back", "follow.pass"}};
  NearestFields fields;
  char name[FIELD_NAME];
  for (size_t i = 0; i < sizeof SAID / sizeof *SAID; i += SHARE) {
    assert_true(nearest_fields(SAID[i][0], &fields));
    if (fields.n == 0 || strcmp(schema_name(fields.field[0], name), SAID[i][1]) != 0)
      fail_msg("%s: %s", SAID[i][0], fields.n ? name : "nothing");
  }
  static const char *const NOTHING[] = {"quite something else", "完全别的话", "我家", "周末局"};
  for (size_t i = 0; i < sizeof NOTHING / sizeof *NOTHING; i++) {
    assert_true(nearest_fields(NOTHING[i], &fields));
    assert_int_equal(fields.n, 0);
  }
}

/* What a sentence is taken for: a field, a house rule that is there, or "": neither says it. */
static const char *taken_for(const char *sentence) {
  static const char *const BASES[] = {"pagat", "bombs"};
  static char name[FIELD_NAME];
  static NearestRules rules;
  NearestFields fields;
  char value[STARTER_VALUE];
  double best = 0, share;
  assert_true(nearest_fields(sentence, &fields) && nearest_rules(sentence, &rules));
  *name = '\0';
  for (int i = 0; i < 2 * fields.n; i++) {
    StarterWanted wanted = wanted_over(BASES[i % 2]);
    wanted.sentence = sentence;
    wanted.language = nearest_is_chinese(sentence) ? "zh" : "en";
    wanted.field = fields.field[i / 2];
    if (!starter_fits(&wanted, value, &share) || share <= best) continue;
    schema_name(wanted.field, name);
    best = share;
  }
  const NearestRule *meant = nearest_meant(&rules, sentence, best);
  return meant ? meant->name : name;
}

/* Rather nothing than a rule that has nothing to do with the sentence. */
TEST(a_sentence_is_taken_only_for_what_says_it) {
  static const char *const SAID[][2] = {{"A要守过", "defend-the-ace"},
                                        {"赢了连庄", "declarer-stays-or-next-seat"},
                                        {"只能叫A", "aces-called"},
                                        {"末墩加五十分", ""},
                                        {"打A必须打三次", ""},
                                        {"一墩最多甩三张", ""},
                                        {"大王必须最后出", ""},
                                        {"双进位要120分才上台", ""},
                                        {"炸弹可以抢出", ""},
                                        {"抠底乘四", "kitty.multiplier"},
                                        {"甩牌失败罚二十分", "throw.penalty"},
                                        {"aces must be defended", "defend-the-ace"},
                                        {"only aces may be called", "aces-called"},
                                        {"Aces may not be called", "call-no-highest"},
                                        {"the kitty counts four times", "kitty.multiplier"},
                                        {"no throws", "throw.allowed"},
                                        {"the last trick is worth fifty points", ""},
                                        {"the opponents win at 100 points", ""},
                                        {"闲家一百分就赢", ""},
                                        {"fives count ten points", ""},
                                        {"ace must be played three times", ""},
                                        {"a throw may have at most three cards", ""},
                                        {"the big joker must be played last", ""},
                                        {"the dealer must not ruff with a joker", ""},
                                        {"the first trick must be led with a heart", ""},
                                        {"tractors may run over the ace", ""},
                                        {"no stops", "no-stops"},
                                        {"the winner of the last trick draws first", "deal.next"},
                                        {"the kitty is not buried", "kitty.buries"},
                                        {"the kitty is not shown at the end", "kitty.shown_at_end"},
                                        {"the declarer is always the next player", ""},
                                        {"failed throws cost -5 points", ""},
                                        {"failed throws cost minus five points", ""},
                                        {"甩牌失败罚负五分", ""},
                                        {"no kitty", ""},
                                        {"no friends", ""},
                                        {"no declarations", ""}};
  for (size_t i = 0; i < sizeof SAID / sizeof *SAID; i += SHARE) {
    const char *taken = taken_for(SAID[i][0]);
    if (strcmp(taken, SAID[i][1]) != 0) fail_msg("%s: %s", SAID[i][0], taken);
  }
}

TEST(a_sentence_names_the_file) {
  static const char *const SAID[][2] = {
      {"the kitty counts double!", "the-kitty-counts-double"},
      {"底牌翻四倍。", "底牌翻四倍"},
      {"甩牌失败，罚20分", "甩牌失败罚20分"},
      {"?!", ""},
      {"one two three four five six seven eight nine ten eleven twelve thirteen",
       "one-two-three-four-five-six-seven-eight-nine-ten-eleven"}};
  char name[NAME_LONGEST + 1];
  for (size_t i = 0; i < sizeof SAID / sizeof *SAID; i++) {
    starter_name(SAID[i][0], name);
    assert_string_equal(name, SAID[i][1]);
  }
}

TEST(a_rule_can_be_begun_over_every_game) {
  static const char *const BASES[] = {"pagat",   "eighty", "compact", "shengji",
                                      "friends", "online", "bombs",   "pagat+tractor-above-ace"};
  for (size_t i = 0; i < sizeof BASES / sizeof *BASES; i += SHARE) begins_over(BASES[i]);
}

TEST(the_name_of_a_base_may_have_quotes) {
  begins_over(rulefile("q\"uo'te", "return game { extends = 'pagat', name = 'x' }\n"));
  rulefiles_remove();
}

TEST(nothing_is_overwritten) {
  Starter starter, again;
  StarterWanted mine = wanted_over("pagat");
  mine.name = "mine";
  char error[VARIANT_ERROR], wanted[VARIANT_ERROR];
  assert_true(starter_write(&mine, &starter, error, sizeof error));
  snprintf(wanted, sizeof wanted, "%s is there already: nothing is written", starter.rule);
  assert_false(starter_write(&mine, &again, error, sizeof error));
  assert_string_equal(in_english(error), wanted);
  unlink(starter.rule);
  snprintf(wanted, sizeof wanted, "%s is there already: nothing is written", starter.test);
  assert_false(starter_write(&mine, &again, error, sizeof error));
  assert_string_equal(in_english(error), wanted);
  assert_int_not_equal(access(starter.rule, F_OK), 0);
  forget(&starter);
}

static bool refused(const char *in, const char *name, const char *base, char *error) {
  Starter starter;
  const StarterWanted wanted = {.folder = in, .name = name, .base = base, .language = "en"};
  return !starter_write(&wanted, &starter, error, VARIANT_ERROR);
}

TEST(a_bad_name_and_a_bad_base_are_refused) {
  char error[VARIANT_ERROR];
  assert_true(refused(folder, "My Rule", "pagat", error));
  assert_string_equal(in_english(error),
                      "\"My Rule\" is no name: letters, Chinese characters, digits, - and _, "
                      "at most 60 bytes");
  assert_true(refused(folder, "../x", "pagat", error));
  assert_true(refused(folder, "mine", "pagta", error));
  assert_string_equal(in_english(error), "there is no game \"pagta\" here: did you mean pagat?");
  assert_true(refused(folder, "mine", "./x\nos.exit()--.lua", error));
  assert_string_equal(
      in_english(error),
      "the name of the base has characters that cannot be shown: name it otherwise");
  assert_true(refused("/nowhere", "mine", "pagat", error));
  assert_string_equal(in_english(error), "there is no folder for /nowhere/mine.lua");
}

int main(void) { return tests_run(make_folder, remove_folder); }
