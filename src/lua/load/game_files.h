/* game_files.h - the files of a game: found, run, and laid over each other. */
#ifndef game_files_h
#define game_files_h

#include "lua/load/layers.h"

/* Loads the file of a word of the spec, the game that it extends and the rules that it requires,
** and lays what they set over what is there. `house`: a house rule is expected. Raises on any
** mistake. */
void layers_add(lua_State *L, Variant *variant, const char *word, bool house);

#endif
