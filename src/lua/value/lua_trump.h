/* lua_trump.h - Trump as scripts see it: trump.rank, trump.suit. */
#ifndef lua_trump_h
#define lua_trump_h

#include <lua.h>

#include "rules/rules.h"

void lua_trump_push(lua_State *L, Trump trump);
bool lua_trump_test(lua_State *L, int at, Trump *trump); /* false: no Trump is there */

#endif
