/* answer_location.c - see answer_location.h. */
#include "lua/call/answer_location.h"

#include "base/nearest_word.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/script_given.h"
#include "rules/describe_field.h"
#include "rules/schema.h"

void answer_fail_values(const AnswerLocation *location, const Value sentence[]) {
  const Layer *layer = location->layer;
  script_fail_values(location->L, layers_location(location->variant, layer->file, layer->line),
                     sentence);
}

int answer_word(const AnswerLocation *location, int at) {
  if (lua_type(location->L, at) != LUA_TSTRING) return -1;
  return fields_word(lua_tostring(location->L, at), location->frame->field->words);
}

/* The words that may be answered beside anything else; NULL: none. */
static const char *const *words_of(const Frame *frame) {
  switch (question_types[frame->call->hook].answer) {
    case ANSWER_YES_WORD:
    case ANSWER_NUMBER:
    case ANSWER_WORD:
    case ANSWER_WORDS:
    case ANSWER_PLAYER:
    case ANSWER_NOBODY:
    case ANSWER_SEATS:
    case ANSWER_FORCED: return frame->field->words;
    case ANSWER_STOP: return schema_stop_words;
    default: return NULL;
  }
}

void answer_bad(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  const Frame *frame = location->frame;
  const char *wanted = question_types[frame->call->hook].gives;
  const char *const *words = words_of(frame), *near = NULL;
  char given[GIVEN_TEXT], list[512];
  script_given(L, at, given);
  if (words && lua_type(L, at) == LUA_TSTRING) near = nearest_word(lua_tostring(L, at), words);
  if (!words) answer_fail(location, SAY(ANSWER_MUST), wanted, given);
  Text text = text_start(list, sizeof list);
  schema_describe(&text, &(Field){.type = FIELD_WORD, .words = words}, NULL);
  if (near) answer_fail(location, SAY(ANSWER_NEAR_WORD), wanted, given, near, list);
  answer_fail(location, SAY(ANSWER_NO_WORD), wanted, given, list);
}
