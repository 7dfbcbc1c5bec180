/* answer_location.c - see answer_location.h. */
#include "lua/call/answer_location.h"

#include <lauxlib.h>
#include <stdarg.h>

void answer_fail(const AnswerLocation *location, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const char *sentence = lua_pushvfstring(location->L, format, arguments);
  va_end(arguments);
  layers_fail(location->L, location->variant, location->layer->file, location->layer->line, "%s",
              sentence);
}

void answer_bad(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  const char *answer = question_types[location->frame->call->hook].gives;
  if (lua_type(L, at) == LUA_TSTRING)
    answer_fail(location, "must return %s, not \"%s\"", answer, lua_tostring(L, at));
  answer_fail(location, "must return %s, not a %s", answer, luaL_typename(L, at));
}
