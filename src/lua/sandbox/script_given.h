/* script_given.h - a value of a script, put into a sentence about it. */
#ifndef script_given_h
#define script_given_h

#include <lua.h>

/* What the value at `at` is, said: 1.5, "text" (at most 32 bytes of it), true, a Card, a table.
** Returns out. */
enum { GIVEN_TEXT = 64 };
const char *script_given(lua_State *L, int at, char out[GIVEN_TEXT]);

#endif
