/* cmd_new.c - `pengyou new NAME --from BASE`: a house rule to begin with, and its first scenarios,
** both of which stand as they are written. */
#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/print.h"
#include "lua/variant.h"
#include "tools/nearest_rule.h"
#include "tools/new_rule.h"

enum { NAMES_TEXT = 512 };

/* Can the rule be laid over the base? Then the sum is in `spec`. */
static bool goes_over(const char *base, const char *rule, char spec[2 * GAME_SPEC]) {
  snprintf(spec, 2 * GAME_SPEC, "%s+%s", base, rule);
  return variant_is_sound(spec);
}

/* The games over which a rule can be laid, but for one (NULL: all). */
typedef struct Games {
  const char *rule, *but;
  Text text;
} Games;

static void add_game(void *data, const char *name, const char *path, const char *type,
                     const char *summary) {
  Games *games = data;
  char spec[2 * GAME_SPEC];
  (void)path, (void)summary;
  if (strcmp(type, "game") != 0 || (games->but && strcmp(name, games->but) == 0)) return;
  if (!goes_over(name, games->rule, spec)) return;
  if (games->text.length > 0) text_put(&games->text, SAY(LIST_COMMA));
  text_put(&games->text, name);
}

/* How to begin one over the rule: over the base, or (NULL) over the games that can have it. */
static void print_begin(const char *base, const char *rule) {
  char spec[2 * GAME_SPEC], names[NAMES_TEXT];
  Games games = {rule, NULL, text_start(names, sizeof names)};
  if (base && goes_over(base, rule, spec)) print_sentence(stdout, SAY(TOOL_NEW_OVER), spec);
  if (base) return;
  variant_each(add_game, &games);
  if (games.text.length > 0) print_sentence(stdout, SAY(TOOL_NEW_OVER_GAME), rule, names);
}

/* Not a name but a sentence: the house rules that may be meant, of a base (NULL: none is named)
** those that can be laid over it. */
static int offer(const SubCommand *command, const char *sentence, const char *base) {
  NearestRules nearest;
  char spec[2 * GAME_SPEC];
  const NearestRule *first = NULL;
  if (!nearest_rules(sentence, &nearest)) return usage_say(command, SAY(TOOL_NO_MEMORY));
  if (nearest.chinese && !options_language()) options_speak("zh"); /* as it was asked */
  for (int i = 0; i < nearest.n; i++) {
    const NearestRule *rule = &nearest.rule[i];
    if (base && !goes_over(base, rule->name, spec)) continue;
    if (!first) print_sentence(stdout, SAY(TOOL_NEW_NEAR));
    if (!first) first = rule;
    print_sentence(stdout, SAY(TOOL_NEW_NAMED), rule->name, rule->title);
    print_line(stdout, "      %s", rule->summary);
  }
  if (!first) {
    print_sentence(stdout, SAY(TOOL_NEW_NONE));
    return DONE;
  }
  print_begin(base, first->name);
  print_sentence(stdout, SAY(TOOL_NEW_SET));
  return DONE;
}

/* No game was named: over which the rule is begun, and over which it can be laid as well. */
static void print_default(const char *game, const char *rule) {
  char names[NAMES_TEXT] = "";
  Games others = {rule, game, text_start(names, sizeof names)};
  variant_each(add_game, &others);
  print_sentence(stdout, SAY(TOOL_NEW_DEFAULT), game, names);
}

int cmd_new(const SubCommand *command, int argc, char **argv) {
  const char *base = NULL;
  const Option options[] = {{"from", 'f', &base, NULL}};
  char game[GAME_SPEC], error[VARIANT_ERROR];
  Starter starter;
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n != 1) return usage_say(command, SAY(TOOL_WANTS_NAME));
  if (nearest_is_sentence(argv[0])) return offer(command, argv[0], base);
  bool named = base != NULL;
  if (!named) base = variant_default(game, sizeof game) ? game : NULL;
  if (!base) return usage_say(command, SAY(TOOL_WANTS_BASE));
  if (!starter_write(".", argv[0], base, &starter, error, sizeof error))
    return usage_fail(command, "%s", error);
  if (!named) print_default(base, starter.rule);
  print_sentence(stdout, SAY(TOOL_NEW_WRITTEN), starter.rule, base, starter.test);
  print_line(stdout, "  pengyou check '%s+%s'", base, starter.rule);
  print_line(stdout, "  pengyou test %s", starter.test);
  print_line(stdout, "  pengyou repl '%s+%s'", base, starter.rule);
  return DONE;
}
