/* protected_call.c - see protected_call.h. */
#include "lua/call/protected_call.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/call/fixed_upvalues.h"
#include "lua/sandbox/script_budget.h"
#include "lua/value/game_memory.h"

/* Has an earlier question used up the command's budget? Then all others say which. */
static bool is_used_up(const Variant *variant, HookCall *call) {
  if (!variant->used_up[0]) return false;
  snprintf(call->text, sizeof call->text, "%s", variant->used_up);
  return true;
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

/* Keeps the sentence of a question in which something went wrong. Where nothing ran it says where
** the field was set last. */
static bool note_error(Variant *variant, const Frame *frame, const char *error) {
  HookCall *call = frame->call;
  char name[FIELD_NAME], at[sizeof call->text];
  bool refused = sandbox_has_refused(variant->sandbox);
  snprintf(at, sizeof at, "%.100s%s%.800s", refused ? layers_source(variant, frame->setting) : "",
           refused ? ": " : "", error);
  say_in(call->text, SAY(ANSWER_FAILED), schema_name(frame->field, name), at);
  return note_failed(variant, call);
}

bool question_run(Variant *variant, HookCall *call, const Field *field, const Field *setting,
                  lua_CFunction answer) {
  Questions *questions = &variant->questions;
  Frame frame = {call,
                 &variant->rules,
                 field,
                 schema_index(setting),
                 (Knows)question_types[call->hook].knows,
                 ++questions->serial,
                 questions->running,
                 {LUA_NOREF, LUA_NOREF}};
  Question question = {variant, &frame, false};
  char error[sizeof questions->failed];
  call->text[0] = '\0';
  if (question_has_effects(call->hook)) memset(&call->effects, 0, sizeof call->effects);
  if (is_used_up(variant, call)) return false;
  bool keeps = variant->setting[frame.setting].reaches; /* it has a place for that */
  if (keeps) fixed_asked(variant, frame.setting);
  question.again = !frame.previous && !keeps;
  questions->running = &frame;
  bool answered = sandbox_ask(variant->sandbox, answer, &question, error, sizeof error);
  questions->running = frame.previous;
  questions->use_again = NULL;
  if (memory_is_open(&frame)) memory_forget(sandbox_state(variant->sandbox), &frame);
  bool has_kept = variant->asked && !frame.previous && !fixed_hold(variant, call);
  if (has_kept && answered) return note_failed(variant, call);
  return answered || note_error(variant, &frame, error);
}
