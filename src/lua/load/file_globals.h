/* file_globals.h - what the text of a game or house rule may call, and running it. */
#ifndef file_globals_h
#define file_globals_h

#include "lua/load/layers.h"

/* The metatables of what wrap(function) and unless_set(value) return. */
extern const char layers_wrapped[], layers_yielding[];

/* Runs the file's text, which must return game { … } or house_rule { … }; its table, and which of
** the two it is, go into *file. Raises on any mistake. */
void layers_run_file(lua_State *L, Variant *variant, File *file);

/* Runs the file alone and pushes its table: for its header. Raises on any mistake. */
void layers_header(lua_State *L, Variant *variant, const char *path);

/* Has any file called a helper? */
bool layers_has_helpers(lua_State *L);

#endif
