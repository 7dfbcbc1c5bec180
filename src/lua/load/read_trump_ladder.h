/* read_trump_ladder.h - the ladder of trumps, as a file has it and as a function returns it. */
#ifndef read_trump_ladder_h
#define read_trump_ladder_h

#include <lua.h>

#include "rules/rules.h"

/* Reads the list of rungs at `at`, low to high: false with a sentence in error. */
bool fields_ladder(lua_State *L, int at, Ladder *ladder, char *error, size_t error_size);

#endif
