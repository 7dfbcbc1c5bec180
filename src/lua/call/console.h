/* console.h - a line of Lua with the deal at hand: the REPL's `lua CODE`. */
#ifndef console_h
#define console_h

#include "deal/game.h"

struct Variant;

/* What a line came to: a mistake, the values of an expression, or statements, which may have given
** names to something. */
typedef enum ConsoleResult { CONSOLE_FAILED, CONSOLE_VALUES, CONSOLE_DONE } ConsoleResult;

/* Runs the code in the sandbox of a loaded game. It sees what a function of a rule sees, and
** `deal`, `trick`, `players`, `trump` and `hand` (by letter: hand.A). With a seat it knows that
** hand alone, with -1 all. Names that it gives are kept as long as the variant; values of the deal
** follow the game. `out` gets what was printed and the values; or what was wrong. */
ConsoleResult console_run(struct Variant *variant, const Game *game, int seat, const char *code,
                          char *out, size_t size);

/* Has no line been run in this variant yet: are there no names kept? */
bool console_is_new(const struct Variant *variant);

#endif
