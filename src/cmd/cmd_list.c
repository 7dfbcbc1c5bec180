/* cmd_list.c - `pengyou list`: the games and house rules that are found, and where. */
#include <stdio.h>

#include "cmd/cmd.h"
#include "io/print.h"
#include "lua/variant.h"

typedef struct List {
  int n;
} List;

static void print_one(void *data, const char *name, const char *path, const char *type,
                      const char *summary) {
  ((List *)data)->n++;
  print_line(stdout, "%-24s %-11s %s", name, type, path);
  if (*summary) print_line(stdout, "    %s", summary);
}

int cmd_list(const SubCommand *command, int argc, char **argv) {
  List list = {0};
  int n = options_read(command, NULL, 0, argc, argv);
  if (n < 0) return USAGE;
  if (n > 0) return usage_fail(command, "it takes no words");
  if (!variant_each(print_one, &list) || !variant_each_here(print_one, &list))
    return usage_fail(command, "not enough memory");
  if (list.n > 0) return DONE;
  fputs("pengyou: no game is found: PENGYOU_PATH, ./variants, beside the program, installed\n",
        stderr);
  return USAGE;
}
