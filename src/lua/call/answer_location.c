/* answer_location.c - see answer_location.h. */
#include "lua/call/answer_location.h"

#include <lauxlib.h>
#include <string.h>

void answer_fail_values(const AnswerLocation *location, const Value sentence[]) {
  const Layer *layer = location->layer;
  script_fail_values(location->L, layers_location(location->variant, layer->file, layer->line),
                     sentence);
}

void answer_bad(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  const char *wanted = question_types[location->frame->call->hook].gives;
  if (lua_type(L, at) != LUA_TSTRING)
    answer_fail(location, SAY(ANSWER_MUST), wanted, script_type(lua_type(L, at)));
  char clip[CLIP_TEXT], given[CLIP_TEXT + 2];
  const char *word = lua_tostring(L, at);
  snprintf(given, sizeof given, "\"%s\"", text_clip(word, strlen(word), clip));
  answer_fail(location, SAY(ANSWER_MUST), wanted, given);
}
