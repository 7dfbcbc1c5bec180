/* hooks.c - see hooks.h. */
#include "lua/call/hooks.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/call/custom_phases.h"
#include "lua/call/form_functions.h"
#include "lua/call/hook_answers.h"
#include "lua/call/hook_arguments.h"
#include "lua/call/hook_kinds.h"
#include "lua/call/question.h"
#include "lua/value/game_memory.h"

static ScriptPlace place_of(const Variant *variant, const Layer *layer) {
  return layers_place(variant, layer->file, layer->line);
}

/* ---- the chain ---- */

static int ask_layer(lua_State *L, Variant *variant, const Frame *frame, int layer, int given);

/* inherited(…): the rule below. upvalues: variant, frame's serial, layer. Arguments that are left
** off are those of the question. */
static int inherited(lua_State *L) {
  Variant *variant = lua_touserdata(L, lua_upvalueindex(1));
  const Frame *frame = lua_frame(L);
  int layer = (int)lua_tointeger(L, lua_upvalueindex(3)), given = lua_gettop(L);
  if ((unsigned)lua_tointeger(L, lua_upvalueindex(2)) != frame->serial)
    return luaL_error(L, "inherited is of no use after the call it was given to");
  const HookKind *kind = &hook_kinds[frame->call->hook];
  const Setting *setting = &variant->setting[schema_index(frame->field)];
  if (layer >= 0 && setting->layer[layer].kind != LAYER_VALUE)
    return ask_layer(L, variant, frame, layer, given);
  HookCall asked = *frame->call;
  Frame below = *frame;
  below.call = &asked;
  asked.text[0] = '\0';
  for (int i = 0; i < given && kind->arguments[i]; i++)
    if (strchr(kind->inherits, kind->arguments[i]))
      hook_take_argument(L, &asked, kind->arguments[i], i + 1);
  if (asked.builtin)
    asked.builtin(&asked);
  else
    hook_answer_from_rules(&below);
  return hook_push_answer(L, &asked);
}

/* Calls the function of a layer with the `given` arguments on the stack, the question's own for
** those left off, and `inherited`. Leaves its two results. */
static int ask_layer(lua_State *L, Variant *variant, const Frame *frame, int layer, int given) {
  const Setting *setting = &variant->setting[schema_index(frame->field)];
  const char *arguments = hook_kinds[frame->call->hook].arguments;
  int n = (int)strlen(arguments);
  if (given > n) {
    lua_pop(L, given - n);
    given = n;
  }
  luaL_checkstack(L, n + 8, "rules within rules go too deep");
  lua_rawgeti(L, LUA_REGISTRYINDEX, setting->layer[layer].value);
  lua_insert(L, -given - 1);
  for (int i = given; i < n; i++) hook_push_argument(L, frame, arguments[i]);
  lua_pushlightuserdata(L, variant);
  lua_pushinteger(L, frame->serial);
  lua_pushinteger(L, layer - 1);
  lua_pushcclosure(L, inherited, 3);
  lua_call(L, n + 1, 2);
  return 2;
}

/* Fields that add up: each is asked in turn; an objection ends it, numbers go on to the next. */
static void ask_all(lua_State *L, Variant *variant, const Frame *frame) {
  HookCall *call = frame->call;
  const Setting *setting = &variant->setting[schema_index(frame->field)];
  for (int i = 0; i < setting->n; i++) {
    ask_layer(L, variant, frame, i, 0);
    hook_read_answer(&(AnswerPlace){L, variant, frame, &setting->layer[i]});
    lua_pop(L, 2);
    memory_check(L, frame, place_of(variant, &setting->layer[i]));
    if (call->text[0]) return;
    if (hook_kinds[call->hook].answer != ANSWER_SCORE) continue;
    call->number[0] = call->answer[0];
    call->number[1] = call->answer[1];
  }
}

/* The function under a key of a named entry (declare.bids.NAME.only): it gets the question's
** arguments, and there is nothing below it to inherit. */
static void ask_entry(lua_State *L, Variant *variant, const Frame *frame) {
  const HookCall *call = frame->call;
  const Setting *setting = &variant->setting[schema_index(frame->field)];
  const char *arguments = hook_kinds[call->hook].arguments;
  const Layer *entries = &setting->layer[layers_value(setting)];
  lua_rawgeti(L, LUA_REGISTRYINDEX, entries->value);
  lua_getfield(L, -1, call->entry);
  lua_getfield(L, -1, call->key);
  Layer layer = layers_function(L, variant, entries);
  for (const char *what = arguments; *what; what++) hook_push_argument(L, frame, *what);
  lua_call(L, (int)strlen(arguments), 2);
  hook_read_answer(&(AnswerPlace){L, variant, frame, &layer});
  memory_check(L, frame, place_of(variant, &layer));
}

/* (Question *) */
static int answer_question(lua_State *L) {
  const Question *question = lua_touserdata(L, 1);
  const Frame *frame = question->frame;
  const Setting *setting = &question->variant->setting[schema_index(frame->field)];
  if (frame->call->entry) {
    ask_entry(L, question->variant, frame);
    return 0;
  }
  ScriptPlace top = place_of(question->variant, layers_top(setting));
  if (frame->field->adds) {
    ask_all(L, question->variant, frame);
    memory_keep(L, frame, top);
    return 0;
  }
  ask_layer(L, question->variant, frame, setting->n - 1, 0);
  hook_read_answer(&(AnswerPlace){L, question->variant, frame, layers_top(setting)});
  memory_check(L, frame, top);
  memory_keep(L, frame, top);
  return 0;
}

bool hooks_ask(void *context, HookCall *call) {
  Variant *variant = context;
  if (call->hook == HOOK_LEAD_FORMS) return forms_ask(variant, call);
  if (call->hook >= HOOK_NB) return phases_ask(variant, call);
  return question_run(variant, call, schema_of_hook(call->hook), hook_kinds[call->hook].knows,
                      answer_question);
}

void hooks_connect(Variant *variant) {
  Rules *rules = &variant->rules;
  rules->hooked = 0;
  rules->ask = hooks_ask;
  rules->context = variant;
  rules->begin = question_begin;
  rules->budget = variant;
  for (int i = 0; i < rules->declare.bids_n; i++)
    if (rules->declare.bids[i].is || rules->declare.bids[i].only)
      rules->hooked |= (uint64_t)1 << HOOK_DECLARE_BIDS;
  for (int i = 0; i < schema_n; i++) {
    const Layer *top = layers_top(&variant->setting[i]);
    if (schema[i].hook >= 0 && top && top->kind != LAYER_VALUE)
      rules->hooked |= (uint64_t)1 << schema[i].hook;
  }
  for (int i = 0; i < rules->lead.forms_n; i++) {
    if (rules->lead.forms[i].functions) rules->hooked |= (uint64_t)1 << HOOK_LEAD_FORMS;
  }
}
