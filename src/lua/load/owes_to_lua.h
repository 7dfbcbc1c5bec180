/* owes_to_lua.h - the ladder of demands, as it would stand in a file. */
#ifndef owes_to_lua_h
#define owes_to_lua_h

#include <lua.h>

#include "rules/rules.h"

/* Pushes the list of demands. */
void fields_push_owes(lua_State *L, const Owes *owes, int planes);

#endif
