/* protected_call.c - see protected_call.h. */
#include "lua/call/protected_call.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

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

/* Keeps the sentence of a question in which something went wrong. */
static bool note_error(Variant *variant, HookCall *call, const Field *field, bool refused,
                       const char *error) {
  char name[FIELD_NAME], at[sizeof call->text];
  snprintf(at, sizeof at, "%.100s%s%.800s", refused ? source_of(variant, field) : "",
           refused ? ": " : "", error);
  say_in(call->text, SAY(ANSWER_FAILED), schema_name(field, name), at);
  return note_failed(variant, call);
}

bool question_run(Variant *variant, HookCall *call, const Field *field, lua_CFunction answer) {
  Questions *questions = &variant->questions;
  Frame frame = {call,
                 &variant->rules,
                 field,
                 (Knows)question_types[call->hook].knows,
                 ++questions->serial,
                 questions->running,
                 {LUA_NOREF, LUA_NOREF}};
  Question question = {variant, &frame, false};
  char error[sizeof questions->failed];
  call->text[0] = '\0';
  if (question_has_effects(call->hook)) memset(&call->effects, 0, sizeof call->effects);
  if (is_used_up(variant, call)) return false;
  bool keeps = !fixed_is_nothing(variant, field); /* it has a place for that */
  if (keeps && !fixed_holds(variant, &frame, false)) return note_failed(variant, call);
  question.again = !frame.previous && !keeps;
  questions->running = &frame;
  bool refused = sandbox_is_used_up(variant->sandbox);
  bool answered = sandbox_ask(variant->sandbox, answer, &question, error, sizeof error);
  questions->running = frame.previous;
  questions->use_again = NULL;
  if (memory_is_open(&frame)) memory_forget(sandbox_state(variant->sandbox), &frame);
  if (keeps && !fixed_holds(variant, &frame, true)) return note_failed(variant, call);
  return answered || note_error(variant, call, field, refused, error);
}
