/* ask_for_game.h - which game it is to be, asked at the terminal where none was named.
**
** The default game lies on the table meanwhile: what a command says is about that one.
*/
#ifndef repl_ask_for_game_h
#define repl_ask_for_game_h

#include "repl/repl.h"

/* Says which game begins; to who was never here what may be typed, too. */
void greet(Repl *repl);

/* Asks how many they are (unless `players` says it) and which game it is to be: a number, a game's
** name, both; Enter takes the default one. Commands are done as always; where one begins a game
** (`load`, `resume`, `new` ...) that is the answer. So it is where the reader's settings began one:
** `lies` is the default game as it was before them. Then repl->asking is false; else the reader
** left. */
void ask_for_game(Repl *repl, const Variant *lies, int players, uint64_t seed);

#endif
