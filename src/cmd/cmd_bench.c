/* cmd_bench.c - `pengyou bench`. */
#include <stddef.h>

#include "cmd/cmd.h"
#include "tools/bench.h"

int cmd_bench(const SubCommand *command, int argc, char **argv) {
  bool json = false;
  const Option options[] = {{"json", '\0', NULL, &json}};
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n > 0) return usage_fail(command, "it takes no words, only --json");
  return bench_run(json);
}
