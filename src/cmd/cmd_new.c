/* cmd_new.c - `pengyou new NAME --from BASE`: a house rule to begin with, and its first scenarios,
** both of which stand as they are written. */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"
#include "io/print.h"
#include "lua/variant.h"
#include "tools/nearest_rule.h"
#include "tools/new_rule.h"

/* How to begin one over the rule, where it can be laid over the base. */
static void print_begin(const char *base, const char *rule) {
  char spec[2 * GAME_SPEC], error[VARIANT_ERROR];
  snprintf(spec, sizeof spec, "%s+%s", base, rule);
  Variant *variant = variant_load(spec, 0, error, sizeof error);
  if (variant) print_line(stdout, "one of your own over it: `pengyou new my-rule --from %s`", spec);
  variant_free(variant);
}

/* Not a name but a sentence: the house rules that may be meant. */
static int offer(const SubCommand *command, const char *sentence, const char *base) {
  NearestRules nearest;
  if (!nearest_rules(sentence, &nearest)) return usage_fail(command, "not enough memory");
  if (nearest.n == 0) {
    print_line(stdout, "no house rule speaks of that; `pengyou new my-rule` begins one");
    return DONE;
  }
  print_line(stdout, "house rules that may be meant:");
  for (int i = 0; i < nearest.n; i++) {
    print_line(stdout, "  %s", nearest.rule[i].name);
    print_line(stdout, "      %s", nearest.rule[i].summary);
  }
  print_begin(base, nearest.rule[0].name);
  print_line(stdout, "a single setting needs no file: in a game `rules all` lists them, "
                     "`set kitty.multiplier 4` changes one");
  return DONE;
}

int cmd_new(const SubCommand *command, int argc, char **argv) {
  const char *base = NULL;
  const Option options[] = {{"from", 'f', &base, NULL}};
  char game[GAME_SPEC], error[VARIANT_ERROR];
  Starter starter;
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n != 1) return usage_fail(command, "one name is wanted: `pengyou new NAME --from GAME`");
  if (!base && !variant_default(game, sizeof game))
    return usage_fail(command, "over which game? `--from BASE` says it");
  if (!base) base = game;
  if (nearest_is_sentence(argv[0])) return offer(command, argv[0], base);
  if (!starter_write(".", argv[0], base, &starter, error, sizeof error))
    return usage_fail(command, "%s", error);
  print_line(stdout, "%s is a house rule over %s; %s has its first scenario. Next:", starter.rule,
             base, starter.test);
  print_line(stdout, "  pengyou check '%s+%s'", base, starter.rule);
  print_line(stdout, "  pengyou test %s", starter.test);
  print_line(stdout, "  pengyou repl '%s+%s'", base, starter.rule);
  return DONE;
}
