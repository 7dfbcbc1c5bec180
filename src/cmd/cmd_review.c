/* cmd_review.c - `pengyou review`: what the plays of a recorded deal gave away. */
#include "cmd/cmd.h"
#include "language/language.h"
#include "repl/start.h"

int cmd_review(const SubCommand *command, int argc, char **argv) {
  ReplOptions repl = {.variant = NULL};
  const Option options[] = {
      {"lang", '\0', &repl.language, NULL},
      {"ascii", '\0', NULL, &repl.ascii},
  };
  int rest = options_read(command, options, sizeof options / sizeof options[0], argc, argv);
  if (rest < 0) return USAGE;
  if (rest != 1) return usage_fail(command, "one record is wanted: `pengyou review FILE`");
  if (repl.language && !language_find(repl.language))
    return usage_fail(command, "there is no language \"%s\": there are en and zh", repl.language);
  repl.review = argv[0];
  return repl_run(&repl);
}
