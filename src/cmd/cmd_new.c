/* cmd_new.c - `pengyou new NAME --from BASE`: a house rule to begin with, and its first scenarios,
** both of which stand as they are written. */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/print.h"
#include "lua/variant.h"
#include "tools/nearest_rule.h"
#include "tools/new_rule.h"

/* How to begin one over the rule, where it can be laid over the base. */
static void print_begin(const char *base, const char *rule) {
  char spec[2 * GAME_SPEC], error[VARIANT_ERROR];
  snprintf(spec, sizeof spec, "%s+%s", base, rule);
  Variant *variant = variant_load(spec, 0, error, sizeof error);
  if (variant) print_sentence(stdout, SAY(TOOL_NEW_OVER), spec);
  variant_free(variant);
}

/* Not a name but a sentence: the house rules that may be meant. */
static int offer(const SubCommand *command, const char *sentence, const char *base) {
  NearestRules nearest;
  if (!nearest_rules(sentence, &nearest)) return usage_say(command, SAY(TOOL_NO_MEMORY));
  if (nearest.chinese && !options_language()) options_speak("zh"); /* as it was asked */
  if (nearest.n == 0) {
    print_sentence(stdout, SAY(TOOL_NEW_NONE));
    return DONE;
  }
  print_sentence(stdout, SAY(TOOL_NEW_NEAR));
  for (int i = 0; i < nearest.n; i++) {
    print_sentence(stdout, SAY(TOOL_NEW_NAMED), nearest.rule[i].name, nearest.rule[i].title);
    print_line(stdout, "      %s", nearest.rule[i].summary);
  }
  print_begin(base, nearest.rule[0].name);
  print_sentence(stdout, SAY(TOOL_NEW_SET));
  return DONE;
}

int cmd_new(const SubCommand *command, int argc, char **argv) {
  const char *base = NULL;
  const Option options[] = {{"from", 'f', &base, NULL}};
  char game[GAME_SPEC], error[VARIANT_ERROR];
  Starter starter;
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n != 1) return usage_say(command, SAY(TOOL_WANTS_NAME));
  if (!base && !variant_default(game, sizeof game)) return usage_say(command, SAY(TOOL_WANTS_BASE));
  if (!base) base = game;
  if (nearest_is_sentence(argv[0])) return offer(command, argv[0], base);
  if (!starter_write(".", argv[0], base, &starter, error, sizeof error))
    return usage_fail(command, "%s", error);
  print_sentence(stdout, SAY(TOOL_NEW_WRITTEN), starter.rule, base, starter.test);
  print_line(stdout, "  pengyou check '%s+%s'", base, starter.rule);
  print_line(stdout, "  pengyou test %s", starter.test);
  print_line(stdout, "  pengyou repl '%s+%s'", base, starter.rule);
  return DONE;
}
