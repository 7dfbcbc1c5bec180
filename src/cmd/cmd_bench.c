/* cmd_bench.c - `pengyou bench`. */
#include <stddef.h>

#include "cmd/cmd.h"
#include "cmd/options.h"
#include "tools/bench_report.h"

int cmd_bench(const SubCommand *command, int argc, char **argv) {
  BenchRun run = {.plan = {.program = true, .seconds = 1}};
  const Option options[] = {{"json", '\0', NULL, &run.json},
                            {"against", '\0', &run.against, NULL},
                            {"list", '\0', NULL, &run.list},
                            {"count", '\0', NULL, &run.count}};
  int n = options_read(command, options, sizeof options / sizeof *options, argc, argv);
  if (n < 0) return USAGE;
  if (run.json + (run.against != NULL) + run.list + run.count > 1)
    return usage_fail(command, "--json, --against, --list and --count go each by itself");
  run.plan.only = (const char *const *)argv;
  run.plan.only_n = n;
  return bench_run(&run);
}
