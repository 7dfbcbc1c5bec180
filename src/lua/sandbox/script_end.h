/* script_end.h - the end of a call that went past a limit: where it was, and why. */
#ifndef script_end_h
#define script_end_h

#include "lua/sandbox/sandbox_state.h"

/* "file:line: " of the innermost frame that is script, or "". Allocates nothing. */
const char *script_innermost(lua_State *L, char out[LOCATION_TEXT]);

/* The same for what ends a call: where no frame is script, what sandbox_at said. */
const char *script_end_location(lua_State *L, char out[LOCATION_TEXT]);

/* The running call is dead from now on, and nothing can swallow that; the first reason stays. */
void script_die(Sandbox *sandbox, const char *location, const char *reason);

#endif
