/* script_error.h - "file:line: sentence", raised for a mistake in a script. */
#ifndef script_error_h
#define script_error_h

#include <lua.h>

/* A line of a file. path NULL: of none. */
typedef struct ScriptLocation {
  const char *path;
  int line;
} ScriptLocation;

/* Raises "path:line: sentence", without a path the sentence alone. The format is Lua's own
** (lua_pushfstring). */
_Noreturn void script_fail(lua_State *L, ScriptLocation location, const char *format, ...);

#endif
