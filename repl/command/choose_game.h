/* choose_game.h - which game: by the words that people call it, by how many they are, or asked. */
#ifndef repl_choose_game_h
#define repl_choose_game_h

#include "repl/repl.h"

/* Loads a game as variant_load_as does; where no file has the name, `spec` (GAME_SPEC bytes)
** becomes that of the game which is also called so. Where the game is not for so many, the error
** begins with those that are. */
Variant *choose_variant(char *spec, const VariantWanted *wanted, char *error, size_t error_size);

/* Asks at the terminal how many they are (if *players is 0) and which game it is to be: a number, a
** game's name, both; Enter takes the default one, and `tutorial` too, which goes into repl->first.
** `help`, `games` and `lang` are answered in between. False: the input ended, or `quit`. */
bool ask_for_game(Repl *repl, char spec[GAME_SPEC], int *players);

#endif
