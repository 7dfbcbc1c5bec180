/* answer_place.c - see answer_place.h. */
#include "lua/call/answer_place.h"

#include <lauxlib.h>
#include <stdarg.h>

void answer_fail(const AnswerPlace *place, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const char *sentence = lua_pushvfstring(place->L, format, arguments);
  va_end(arguments);
  layers_fail(place->L, place->variant, place->layer->file, place->layer->line, "%s", sentence);
}

void answer_bad(const AnswerPlace *place, int at) {
  lua_State *L = place->L;
  const char *answer = question_types[place->frame->call->hook].gives;
  if (lua_type(L, at) == LUA_TSTRING)
    answer_fail(place, "must return %s, not \"%s\"", answer, lua_tostring(L, at));
  answer_fail(place, "must return %s, not a %s", answer, luaL_typename(L, at));
}
