/* cmd_repl.c - `pengyou repl`. */
#include "base/card.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "repl/repl_sentences.h"
#include "repl/session.h"
#include "repl/start.h"

int cmd_repl(const SubCommand *command, int argc, char **argv) {
  ReplOptions repl = {.seed = session_seed()};
  const char *players = NULL, *seed = NULL;
  const Option options[] = {
      {"players", 'n', &players, NULL},     {"seed", 's', &seed, NULL},
      {"script", '\0', &repl.script, NULL}, {"position", '\0', &repl.position, NULL},
      {"echo", '\0', NULL, &repl.echo},     {"ascii", '\0', NULL, &repl.ascii},
      {"bots", 'b', &repl.bots, NULL},
  };
  int rest = options_read(command, options, sizeof options / sizeof options[0], argc, argv);
  uint64_t n = 0;
  if (rest < 0) return USAGE;
  if (rest > 1) return usage_say(command, SAY(TOOL_ONE_GAME), argv[0], argv[1]);
  const char *beside = rest == 1 ? argv[0] : players ? "--players" : seed ? "--seed" : NULL;
  if (repl.position && beside) return usage_say(command, SAY(TOOL_POSITION_ALONE), beside);
  repl.language = options_language();
  if (rest == 1) repl.variant = argv[0];
  if (!number_read(command, SAY(TOOL_OF_PLAYERS), players, 2, SEAT_MAX, &n) ||
      !number_read(command, SAY(TOOL_OF_SEED), seed, 0, UINT64_MAX, &repl.seed))
    return USAGE;
  repl.players = (int)n;
  return repl_run(&repl);
}
