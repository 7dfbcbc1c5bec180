/* cmd_new.c - `pengyou new NAME --from BASE`: a house rule to begin with, and its first scenarios,
** both of which stand as they are written. */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"
#include "io/print.h"
#include "lua/variant.h"
#include "tools/nearest_rule.h"
#include "tools/new_rule.h"

/* Not a name but a sentence: the house rules that may be meant. */
static int offer(const SubCommand *command, const char *sentence) {
  NearestRules nearest;
  if (!nearest_rules(sentence, &nearest)) return usage_fail(command, "not enough memory");
  if (nearest.n == 0) {
    print_line(stdout, "no house rule speaks of that; `pengyou new NAME` begins one");
    return DONE;
  }
  print_line(stdout, "house rules that may be meant:");
  for (int i = 0; i < nearest.n; i++) {
    print_line(stdout, "  %s", nearest.rule[i].name);
    print_line(stdout, "      %s", nearest.rule[i].summary);
  }
  print_line(stdout, "one over it: `pengyou new NAME --from GAME+%s`", nearest.rule[0].name);
  return DONE;
}

int cmd_new(const SubCommand *command, int argc, char **argv) {
  const char *base = NULL;
  const Option options[] = {{"from", 'f', &base, NULL}};
  char game[GAME_SPEC], error[VARIANT_ERROR];
  Starter starter;
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n == 1 && nearest_is_sentence(argv[0])) return offer(command, argv[0]);
  if (n != 1) return usage_fail(command, "one name is wanted: `pengyou new NAME --from GAME`");
  if (!base && !variant_default(game, sizeof game))
    return usage_fail(command, "over which game? `--from BASE` says it");
  if (!base) base = game;
  if (!starter_write(".", argv[0], base, &starter, error, sizeof error))
    return usage_fail(command, "%s", error);
  print_line(stdout, "%s is a house rule over %s; %s has its first scenario. Next:", starter.rule,
             base, starter.test);
  print_line(stdout, "  pengyou check '%s+%s'", base, starter.rule);
  print_line(stdout, "  pengyou test %s", starter.test);
  print_line(stdout, "  pengyou repl '%s+%s'", base, starter.rule);
  return DONE;
}
