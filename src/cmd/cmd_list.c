/* cmd_list.c - `pengyou list`: the games and house rules that are found, and where. */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/print.h"
#include "lua/variant.h"

static void print_one(void *count, const ListedRule *listed) {
  const char *type = strcmp(listed->type, "game") ? SAY(TOOL_HOUSE) : SAY(TOOL_GAME);
  const char *title = *listed->title ? listed->title : listed->name;
  ++*(int *)count;
  print_sentence(stdout, SAY(TOOL_LISTED), listed->name, type, listed->path);
  if (*listed->summary) print_sentence(stdout, SAY(TOOL_SUMMARY), listed->summary, title);
}

int cmd_list(const SubCommand *command, int argc, char **argv) {
  int listed = 0, n = options_read(command, NULL, 0, argc, argv);
  if (n < 0) return USAGE;
  if (n > 0) return usage_say(command, SAY(TOOL_WANTS_NO_WORD));
  if (!variant_list(false, print_one, &listed) || !variant_list(true, print_one, &listed))
    return usage_say(command, SAY(TOOL_NO_MEMORY));
  if (listed > 0) return DONE;
  print_sentence(stderr, SAY(TOOL_NO_GAMES));
  return USAGE;
}
