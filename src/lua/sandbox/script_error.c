/* script_error.c - see script_error.h. */
#include "lua/sandbox/script_error.h"

#include <stdarg.h>
#include <stdlib.h>

void script_fail(lua_State *L, ScriptLocation location, const char *format, ...) {
  if (location.path)
    lua_pushfstring(L, "%s:%d: ", location.path, location.line);
  else
    lua_pushliteral(L, "");
  va_list arguments;
  va_start(arguments, format);
  lua_pushvfstring(L, format, arguments);
  va_end(arguments);
  lua_concat(L, 2);
  lua_error(L);
  abort(); /* not reached: lua_error does not return */
}
