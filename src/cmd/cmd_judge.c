/* cmd_judge.c - `pengyou judge`: rulings, one JSON object a line in and out. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cmd/cmd.h"
#include "cmd/options.h"
#include "rules/rules.h"
#include "tools/judge.h"

int cmd_judge(const SubCommand *command, int argc, char **argv) {
  bool paths = false;
  const Option options[] = {{"paths", '\0', NULL, &paths}};
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n > 1) return usage_fail(command, "at most one variant is named: sums are written with +");
  if (n == 1 && strlen(argv[0]) >= GAME_SPEC)
    return usage_fail(command, "a sum has at most %d letters: make a house rule of some of it",
                      GAME_SPEC - 1);
  Judge *judge = judge_new(n == 1 ? argv[0] : NULL, paths);
  if (!judge) return usage_fail(command, "there is no memory");
  bool done = judge_run(judge, STDIN_FILENO, STDOUT_FILENO);
  int reason = errno;
  judge_free(judge);
  if (done) return DONE;
  return usage_fail(command, "a line cannot be read or answered: %s", strerror(reason));
}
