/* script_end.c - see script_end.h. */
#include "lua/sandbox/script_end.h"

#include <stdio.h>

const char *script_innermost(lua_State *L, char out[LOCATION_TEXT]) {
  lua_Debug frame;
  out[0] = '\0';
  for (int level = 0; level < FRAMES_SHOWN && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    snprintf(out, LOCATION_TEXT, "%s:%d: ", frame.short_src, frame.currentline);
    break;
  }
  return out;
}

const char *script_end_location(lua_State *L, char out[LOCATION_TEXT]) {
  const Sandbox *sandbox = sandbox_of(L);
  if (!*script_innermost(L, out) && sandbox->path)
    snprintf(out, LOCATION_TEXT, "%.100s:%d: ", sandbox->path, sandbox->line);
  return out;
}

void script_die(Sandbox *sandbox, const char *location, const char *reason) {
  if (sandbox->dead) return;
  sandbox->dead = true;
  snprintf(sandbox->reason, sizeof sandbox->reason, "%s%s", location, reason);
}
