/* cmd_review.c - `pengyou review`: what the plays of a recorded deal gave away. */
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "repl/start.h"

int cmd_review(const SubCommand *command, int argc, char **argv) {
  ReplOptions repl = {.variant = NULL};
  const Option options[] = {
      {"ascii", '\0', NULL, &repl.ascii},
  };
  int rest = options_read(command, options, sizeof options / sizeof options[0], argc, argv);
  if (rest < 0) return USAGE;
  if (rest != 1) return usage_say(command, SAY(TOOL_WANTS_RECORD), command->name);
  repl.language = options_language();
  repl.review = argv[0];
  return repl_run(&repl);
}
