/* test_online.c - the settings of the online program, each value as variants/README.md says it. */
#include "base/core_sentences.h"
#include "rulefiles.h"
#include "rules/schema.h"

enum { ANSWERS_AT_LEAST = 60 };
static const char HEADING[] = "## The settings of rbtying/shengji";

/* Loads the sum at the first number of players for which it has a deck. */
static Variant *load(const char *spec) {
  char error[VARIANT_ERROR] = "";
  for (int players = 4; players <= SEAT_MAX; players++) {
    Variant *variant = variant_load(spec, players, error, sizeof error);
    if (variant) return variant;
    if (!said_has(error, SAY(GAME_NO_DECK)) && !said_has(error, SAY(RULES_TEAMS))) break;
  }
  fail_msg("%s: %s", spec, error);
  return NULL;
}

/* Does any field hold another value? (Not all of them are in the hash of the rules.) */
static bool differ(const Variant *a, const Variant *b) {
  for (int i = 0; i < schema_n; i++) {
    const char *one = printed("%s", variant_value(a, &schema[i]));
    if (strcmp(one, variant_value(b, &schema[i])) != 0) return true;
  }
  return false;
}

/* An answer is the game, house rules ("a+b"), or fields of a house rule. */
static void assert_answer(const char *answer) {
  if (strcmp(answer, "online") == 0) return;
  const char *spec = printed("online+%s", answer);
  if (strchr(answer, '='))
    spec = with_rule("online", printed("return house_rule { name = \"One value\", %s }", answer));
  Variant *sum = load(spec), *online = load("online");
  if (!differ(sum, online)) fail_msg("`%s` changes nothing", answer);
  variant_free(sum);
  variant_free(online);
}

/* "Value: `answer`; value: `answer`": returns how many answers there are. */
static int assert_cell(const char *cell) {
  int n = 0;
  while (*cell && *cell != '|') {
    const char *open = strchr(cell, '`'), *close = open ? strchr(open + 1, '`') : NULL;
    const char *colon = strchr(cell, ':');
    if (!close || !colon || colon > open) fail_msg("a value without an answer: %s", cell);
    assert_answer(printed("%.*s", (int)(close - open - 1), open + 1));
    n++;
    cell = close + 1;
    cell += strcspn(cell, ";|");
    if (*cell == ';') cell++;
  }
  return n;
}

TEST(every_value_of_every_setting_can_be_said) {
  bool inside = false;
  int answers = 0;
  char *page = file_kept("variants/README.md");
  for (const char *line; (line = next_line(&page));) {
    if (line[0] == '#') inside = strncmp(line, HEADING, strlen(HEADING)) == 0;
    const char *cell = inside && strncmp(line, "| `", 3) == 0 ? strstr(line, "` | ") : NULL;
    if (cell) answers += assert_cell(cell + 4);
  }
  assert_true(answers >= ANSWERS_AT_LEAST);
}
