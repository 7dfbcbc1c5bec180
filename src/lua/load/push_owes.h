/* push_owes.h - the ladder of demands, as it would stand in a file. */
#ifndef push_owes_h
#define push_owes_h

#include <lua.h>

#include "rules/rules.h"

/* Pushes the list of demands. */
void fields_push_owes(lua_State *L, const Owes *owes, int planes);

#endif
