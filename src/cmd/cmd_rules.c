/* cmd_rules.c - `pengyou rules`: the rulebook of a game, or of a sum of house rules. */
#include <stdio.h>

#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/print.h"
#include "language/language.h"
#include "tools/rulebook.h"

int cmd_rules(const SubCommand *command, int argc, char **argv) {
  const char *players = NULL, *format = "text", *language = NULL;
  char error[VARIANT_ERROR], game[GAME_SPEC];
  uint64_t number = 0;
  BookWanted wanted = {.spec = game};
  const Option options[] = {{"players", 'n', &players, NULL},
                            {"format", 'f', &format, NULL},
                            {"language", 'l', &language, NULL},
                            {"short", '\0', NULL, &wanted.brief}};
  int n = options_read(command, options, 4, argc, argv);
  if (n < 0) return USAGE;
  if (n > 1) return usage_say(command, SAY(TOOL_WANTS_ONE));
  if (!number_read(command, "--players", players, 1, SEAT_MAX, &number)) return USAGE;
  if (!book_format(format, &wanted.format))
    return usage_say(command, SAY(TOOL_WANTS_FORMAT), format);
  if (language && !language_find(language))
    return usage_say(command, SAY(TOOL_NO_LANGUAGE), language);
  wanted.language = language_find(language ? language : print_language()->code);
  if (n == 1) wanted.spec = argv[0];
  if (n == 0 && !variant_default(game, sizeof game))
    return usage_say(command, SAY(TOOL_WANTS_GAME));
  wanted.players = (int)number;
  wanted.letters = wanted.format == BOOK_TEXT && !language_characters();
  if (rulebook_write(stdout, &wanted, error, sizeof error)) return DONE;
  print_line(stderr, "pengyou rules: %s", error);
  return USAGE;
}
