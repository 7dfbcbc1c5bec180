/* sandbox_library.h - the functions that scripts see: an allow-list, each safe by itself. */
#ifndef sandbox_library_h
#define sandbox_library_h

#include <lua.h>
#include <stdbool.h>

/* Opens the libraries in the state, for ourselves alone, and locks the strings' metatable. */
void sandbox_lib_open(lua_State *L);

/* Pushes a new table with the allowed globals, its library tables new as well: what one file does
** to them no other file sees. */
void sandbox_lib_push(lua_State *L);

/* Pushes a list of the table's keys: numbers, strings, booleans, each ascending; returns its place
** on the stack. Raises for others. */
int sandbox_lib_keys(lua_State *L, int table);

/* The same for a table in which a mistake is looked for, so that each run names the first in this
** order: keys of other types come last. */
int sandbox_lib_walk(lua_State *L, int table);

/* Pushes the i-th key (from 1) of the list at `keys` and its value, as lua_next does; behind the
** last one it takes the list and all above it off the stack, and returns false. */
bool sandbox_lib_entry(lua_State *L, int table, int keys, int i);

/* Pushes the value as text without an address; returns it. */
const char *sandbox_lib_text(lua_State *L, int value);

#endif
