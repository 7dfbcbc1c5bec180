/* globals.h - what every script has beside the libraries: `card` and `cards`. */
#ifndef globals_h
#define globals_h

#include <lua.h>

/* Opens the types of values; adds their constructors to the table of globals on top of the
** stack. */
void lua_globals_add(lua_State *L);

#endif
