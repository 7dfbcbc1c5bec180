/* question.c - see question.h. */
#include "lua/call/question.h"

#include <lauxlib.h>
#include <stdio.h>

#include "lua/call/fixed_upvalues.h"
#include "lua/value/game_memory.h"

/* Has an earlier question used up the command's budget? Then all others say which. */
static bool is_used_up(const Variant *variant, HookCall *call) {
  if (!variant->used_up[0]) return false;
  snprintf(call->text, sizeof call->text, "%s", variant->used_up);
  return true;
}

/* Where the field of a question was set last, for what is said when nothing runs. */
static const char *source_of(const Variant *variant, const Field *field) {
  bool listed = field >= schema && field < schema + schema_n;
  return variant->source[schema_index(listed ? field : schema_find("", "phases"))];
}

/* Keeps the sentence of a question that failed; returns false. */
static bool note_failed(Variant *variant, const HookCall *call) {
  snprintf(variant->questions.failed, sizeof variant->questions.failed, "%s", call->text);
  if (sandbox_is_used_up(variant->sandbox))
    snprintf(variant->used_up, sizeof variant->used_up, "%s", call->text);
  return false;
}

void question_begin(void *budget) {
  Variant *variant = budget;
  sandbox_begin(variant->sandbox);
  variant->used_up[0] = '\0';
}

bool question_run(Variant *variant, HookCall *call, const Field *field, Knows knows,
                  lua_CFunction answer) {
  Frame frame = {call,
                 &variant->rules,
                 field,
                 knows,
                 ++variant->questions.serial,
                 variant->questions.running,
                 {LUA_NOREF, LUA_NOREF}};
  Question question = {variant, &frame};
  lua_State *L = sandbox_state(variant->sandbox);
  call->text[0] = '\0';
  call->effects = (Effects){0};
  if (is_used_up(variant, call)) return false;
  if (!fixed_holds(variant, &frame, false)) return note_failed(variant, call);
  variant->questions.running = &frame;
  char error[sizeof variant->questions.failed];
  bool answered = lua_checkstack(L, LUA_MINSTACK);
  bool refused = sandbox_is_used_up(variant->sandbox);
  if (answered) {
    lua_pushcfunction(L, answer);
    lua_pushlightuserdata(L, &question);
    answered = sandbox_call(variant->sandbox, 1, 0, error, sizeof error);
  } else {
    snprintf(error, sizeof error, "not enough memory");
  }
  variant->questions.running = frame.previous;
  memory_forget(L, &frame);
  if (!fixed_holds(variant, &frame, true)) return note_failed(variant, call);
  if (answered) return true;
  snprintf(call->text, sizeof call->text, "%s.%s failed at %.100s%s%.200s", field->group,
           field->name, refused ? source_of(variant, field) : "", refused ? ": " : "", error);
  return note_failed(variant, call);
}
