/* hooks.c - see hooks.h. */
#include "lua/call/hooks.h"

#include <assert.h>
#include <lauxlib.h>
#include <string.h>

#include "lua/call/custom_phases.h"
#include "lua/call/form_functions.h"
#include "lua/call/hook_answers.h"
#include "lua/call/hook_arguments.h"
#include "lua/call/protected_call.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/game_memory.h"

/* ---- the chain ---- */

static void ask_layer(lua_State *L, const Question *question, const Layer *asked, int given);

/* inherited(…): the rule below. upvalues: variant, frame's serial, layer. Arguments that are left
** off are those of the question. */
static int inherited(lua_State *L) {
  Variant *variant = lua_touserdata(L, lua_upvalueindex(1));
  const Frame *frame = lua_frame(L);
  int layer = (int)lua_tointeger(L, lua_upvalueindex(3)), given = lua_gettop(L);
  if ((unsigned)lua_tointeger(L, lua_upvalueindex(2)) != frame->serial)
    return script_refuse(L, SAY(SEE_INHERITED_OLD));
  const QuestionType *type = &question_types[frame->call->hook];
  const Setting *setting = &variant->setting[frame->setting];
  if (layer >= 0 && setting->layer[layer].type != LAYER_VALUE) {
    if (given > type->arguments) given = type->arguments;
    lua_settop(L, given);
    ask_layer(L, &(Question){variant, frame, false}, &setting->layer[layer], given);
    return 2;
  }
  HookCall asked = *frame->call;
  Frame below = *frame;
  below.call = &asked;
  asked.text[0] = '\0';
  for (int i = 0; i < given && i < type->arguments; i++)
    if (type->changes >> i & 1) hook_take_argument(L, &asked, i, i + 1);
  if (asked.builtin)
    asked.builtin(&asked);
  else
    hook_answer_from_rules(&below);
  int pushed = hook_push_answer(L, &below);
  assert(lua_gettop(L) == given + pushed);
  return pushed;
}

static void push_inherited(lua_State *L, const Question *question, const Layer *asked) {
  STACK_GROWS(L, 1);
  const Setting *setting = &question->variant->setting[question->frame->setting];
  lua_pushlightuserdata(L, question->variant);
  lua_pushinteger(L, question->frame->serial);
  lua_pushinteger(L, asked - setting->layer - 1);
  lua_pushcclosure(L, inherited, 3);
}

/* Calls the function of a layer with the `given` arguments on the stack, the question's own for
** those left off, and `inherited`; those that it does not name are not pushed. Leaves its two
** results. */
static void ask_layer(lua_State *L, const Question *question, const Layer *asked, int given) {
  const Frame *frame = question->frame;
  int n = question_types[frame->call->hook].arguments, takes = asked->takes;
  STACK_GROWS(L, 2 - given);
  lua_rawgeti(L, LUA_REGISTRYINDEX, asked->value);
  if (given) lua_insert(L, -given - 1);
  for (; given < n && given < takes; given++) hook_push_argument(L, frame, given, question->again);
  if (takes > n) {
    push_inherited(L, question, asked);
    given++;
  }
  lua_call(L, given, 2);
}

/* Reads the answer of the function of a layer, from `first` on, which may not have changed what it
** may not. */
static void read_answer(lua_State *L, const Question *question, const Layer *layer, int first) {
  hook_read_answer(&(AnswerLocation){L, question->variant, question->frame, layer}, first);
  if (memory_is_open(question->frame))
    memory_check(L, question->frame, layers_location(question->variant, layer->file, layer->line));
}

/* (Question *) In fields that add up each is asked in turn; an objection ends it, numbers go on to
** the next. */
static int answer_question(lua_State *L) {
  const Question *question = lua_touserdata(L, 1);
  const Frame *frame = question->frame;
  HookCall *call = frame->call;
  const Setting *setting = &question->variant->setting[frame->setting];
  if (call->hook == HOOK_DECLARE_BIDS) { /* there is nothing below it to inherit */
    const Layer *only = &question->variant->of_bid[call->bid->type][call->is];
    ask_layer(L, question, only, 0);
    read_answer(L, question, only, 2);
    return 0;
  }
  for (int i = frame->field->adds ? 0 : setting->n - 1; i < setting->n && !call->text[0]; i++) {
    ask_layer(L, question, &setting->layer[i], 0);
    read_answer(L, question, &setting->layer[i], 2);
    if (i + 1 < setting->n) lua_pop(L, 2);
    if (question_types[call->hook].answer != ANSWER_SCORE) continue;
    call->number[0] = call->answer[0];
    call->number[1] = call->answer[1];
  }
  if (memory_is_open(frame)) {
    const Layer *top = layers_top(setting);
    memory_keep(L, frame, layers_location(question->variant, top->file, top->line));
  }
  return 0;
}

/* Rules.ask of a loaded game; context is its Variant. */
static bool hooks_ask(void *context, HookCall *call) {
  Variant *variant = context;
  if (call->hook == HOOK_LEAD_FORMS) return forms_ask(variant, call);
  if (call->hook >= HOOK_NB) return phases_ask(variant, call);
  const Field *field = variant->field_of[call->hook];
  return question_run(variant, call, field, field, answer_question);
}

/* How many arguments the function of a layer names. */
static uint8_t count_arguments(lua_State *L, const Layer *layer) {
  STACK_GROWS(L, 0);
  lua_Debug function;
  lua_rawgeti(L, LUA_REGISTRYINDEX, layer->value);
  lua_getinfo(L, ">u", &function);
  return function.isvararg ? TAKES_ALL : function.nparams;
}

/* Finds a function of a type of bid (declare.bids.NAME.only), which stands in a table by name. */
static void connect_bid(lua_State *L, Variant *variant, const BidType *type, bool is) {
  STACK_GROWS(L, 0);
  const Field *field = variant->field_of[HOOK_DECLARE_BIDS];
  const Setting *setting = &variant->setting[schema_index(field)];
  const Layer *entries = &setting->layer[layers_value(setting)];
  Layer *layer = &variant->of_bid[type - variant->rules.declare.bids][is];
  lua_rawgeti(L, LUA_REGISTRYINDEX, entries->value);
  lua_getfield(L, -1, type->name);
  lua_getfield(L, -1, is ? "is" : "only");
  *layer = layers_function(L, variant, entries);
  layer->value = luaL_ref(L, LUA_REGISTRYINDEX);
  layer->takes = count_arguments(L, layer);
  int n = question_types[HOOK_DECLARE_BIDS].arguments;
  if (layer->takes > n) layer->takes = (uint8_t)n;
  lua_pop(L, 2);
  variant->rules.hooked |= (uint64_t)1 << HOOK_DECLARE_BIDS;
}

void hooks_connect(lua_State *L, Variant *variant) {
  Rules *rules = &variant->rules;
  rules->hooked = 0;
  rules->ask = hooks_ask;
  rules->context = variant;
  rules->begin = question_begin;
  rules->budget = variant;
  rules->spent = sandbox_spent_at(variant->sandbox);
  for (int i = 0; i < ARG_NB; i++) variant->questions.again[i] = LUA_NOREF;
  for (int i = 0; i < schema_n; i++) {
    Setting *setting = &variant->setting[i];
    const Layer *top = layers_top(setting);
    if (schema[i].hook < 0) continue;
    variant->field_of[schema[i].hook] = &schema[i];
    if (!top || top->type == LAYER_VALUE) continue;
    rules->hooked |= (uint64_t)1 << schema[i].hook;
    for (int k = 0; k < setting->n; k++)
      if (setting->layer[k].type != LAYER_VALUE)
        setting->layer[k].takes = count_arguments(L, &setting->layer[k]);
  }
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidType *type = &rules->declare.bids[i];
    if (type->is) connect_bid(L, variant, type, true);
    if (type->only) connect_bid(L, variant, type, false);
  }
  for (int i = 0; i < rules->lead.forms_n; i++) {
    if (rules->lead.forms[i].functions) rules->hooked |= (uint64_t)1 << HOOK_LEAD_FORMS;
  }
}
