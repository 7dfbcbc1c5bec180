/* hooks.c - the functions of fields, asked during play.
**
** One table says for every hook what it gets, what it may know and what it answers. A question runs
** protected within the budget; whatever goes wrong in it makes the question fail with a sentence
** that names field, file and line.
*/
#include "lua/call/hooks.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/call/fixed_upvalues.h"
#include "lua/call/form_functions.h"
#include "lua/call/hooks_impl.h"
#include "lua/value/game_memory.h"
#include "lua/call/custom_phases.h"

const HookKind hook_kinds[HOOK_NB] = {
    [HOOK_POINTS_CARDS] = {"CT", KNOWS_PUBLIC, ANSWER_NUMBER, -255, 255, "C"},
    [HOOK_DECK_SPARES] = {"D", KNOWS_PUBLIC, ANSWER_RANKS, 0, 0, ""},
    [HOOK_DEAL_MISDEAL] = {"HYD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_DEAL_NEXT] = {"R", KNOWS_ALL, ANSWER_PLAYER, 0, 0, ""},
    [HOOK_DEAL_REFUSE] = {"D", KNOWS_PUBLIC, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_DEAL_BEGINS] = {"D", KNOWS_ALL, ANSWER_EFFECTS, 0, 0, ""},
    [HOOK_DEAL_ENDS] = {"R", KNOWS_ALL, ANSWER_EFFECTS, 0, 0, ""},
    [HOOK_DECLARE_RANK] = {"YD", KNOWS_PUBLIC, ANSWER_RANKS, 0, 0, "Y"},
    [HOOK_DECLARE_DECLARER] = {"bD", KNOWS_PUBLIC, ANSWER_PLAYER, 0, 0, ""},
    [HOOK_DECLARE_DOES] = {"BD", KNOWS_ALL, ANSWER_EFFECTS, 0, 0, ""},
    [HOOK_DECLARE_NOBODY] = {"qD", KNOWS_ALL, ANSWER_NOBODY, 0, 0, ""},
    [HOOK_DECLARE_BIDS] = {"BD", KNOWS_OWN, ANSWER_YES, 0, 0, ""},
    [HOOK_DECLARE_BEATS] = {"BSD", KNOWS_PUBLIC, ANSWER_YES, 0, 0, ""},
    [HOOK_DECLARE_REFUSE] = {"BD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_KITTY_BURIES] = {"D", KNOWS_PUBLIC, ANSWER_PLAYER, 0, 0, ""},
    [HOOK_KITTY_THEFT] = {"D", KNOWS_PUBLIC, ANSWER_WORD, 0, 0, ""},
    [HOOK_KITTY_REFUSE] = {"KHD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_KITTY_MULTIPLIER] = {"tD", KNOWS_ALL, ANSWER_NUMBER, 0, TIMES_MAX, ""},
    [HOOK_FRIENDS_CALLABLE] = {"CD", KNOWS_PUBLIC, ANSWER_YES_WORD, 0, 0, "C"},
    [HOOK_FRIENDS_JOINS] = {"lYD", KNOWS_PUBLIC, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_FRIENDS_CALLS] = {"D", KNOWS_ALL, ANSWER_CALLS, 0, 0, ""},
    [HOOK_FRIENDS_REFUSE] = {"lD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_ORDER_TRUMPS] = {"T", KNOWS_PUBLIC, ANSWER_LADDER, 0, 0, "T"},
    [HOOK_ORDER_NO_TRUMP] = {"T", KNOWS_PUBLIC, ANSWER_LADDER, 0, 0, "T"},
    [HOOK_ORDER_TRACTORS] = {"CcT", KNOWS_PUBLIC, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_LEAD_FORMS] = {"", KNOWS_PUBLIC, ANSWER_YES, 0, 0, ""},
    [HOOK_LEAD_REFUSE] = {"PHD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_FOLLOW_OWES] = {"LHD", KNOWS_OWN, ANSWER_OWES, 0, 0, ""},
    [HOOK_FOLLOW_SMALLER] = {"LD", KNOWS_PUBLIC, ANSWER_WORD, 0, 0, ""},
    [HOOK_FOLLOW_PROTECT] = {"LD", KNOWS_PUBLIC, ANSWER_WORDS, 0, 0, ""},
    [HOOK_FOLLOW_REFUSE] = {"PLHD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_THROW_ALLOWED] = {"PD", KNOWS_OWN, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_THROW_TEST] = {"uHWD", KNOWS_ALL, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_THROW_FORCED] = {"WD", KNOWS_ALL, ANSWER_FORCED, 0, 0, ""},
    [HOOK_THROW_PENALTY] = {"WD", KNOWS_ALL, ANSWER_PENALTY, 0, 0, ""},
    [HOOK_THROW_SHOWN] = {"WD", KNOWS_ALL, ANSWER_WORD, 0, 0, ""},
    [HOOK_THROW_STOPPED_BY] = {"YWD", KNOWS_ALL, ANSWER_YES_WORD, 0, 0, "Y"},
    [HOOK_WIN_OVERRUFF] = {"vVUD", KNOWS_PUBLIC, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_WIN_BEATS] = {"PpLD", KNOWS_PUBLIC, ANSWER_YES, 0, 0, ""},
    [HOOK_SCORE_EARLY_END] = {"D", KNOWS_ALL, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_SCORE_POINTS] = {"nR", KNOWS_ALL, ANSWER_NUMBER, -POINTS_MAX, POINTS_MAX, "n"},
    [HOOK_SCORE_BANDS] = {"nD", KNOWS_PUBLIC, ANSWER_SCORE, 0, 100, "n"},
    [HOOK_SCORE_SHORT_TEAM] = {"nNR", KNOWS_ALL, ANSWER_NUMBER, 0, 100, "nN"},
    [HOOK_SCORE_ADJUST] = {"sNR", KNOWS_ALL, ANSWER_SCORE, 0, 100, "sN"},
    [HOOK_ADVANCE_DEMOTE] = {"YR", KNOWS_ALL, ANSWER_RANK, 0, 0, ""},
    [HOOK_ADVANCE_STOPS] = {"kYR", KNOWS_ALL, ANSWER_STOP, 0, 0, "k"},
    [HOOK_ADVANCE_GAME_OVER] = {"A", KNOWS_PUBLIC, ANSWER_SEATS, 0, 0, ""},
    [HOOK_ADVANCE_DECLARER] = {"R", KNOWS_ALL, ANSWER_PLAYER, 0, 0, ""},
    [HOOK_ADVANCE_STEPS] = {"YnR", KNOWS_ALL, ANSWER_NUMBER, -100, 100, "n"},
};

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
    memory_check(L, variant, frame, &setting->layer[i]);
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
  memory_check(L, variant, frame, &layer);
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
  if (frame->field->adds) {
    ask_all(L, question->variant, frame);
    memory_keep(L, question->variant, frame, layers_top(setting));
    return 0;
  }
  ask_layer(L, question->variant, frame, setting->n - 1, 0);
  hook_read_answer(&(AnswerPlace){L, question->variant, frame, layers_top(setting)});
  memory_check(L, question->variant, frame, layers_top(setting));
  memory_keep(L, question->variant, frame, layers_top(setting));
  return 0;
}

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
  snprintf(variant->failed, sizeof variant->failed, "%s", call->text);
  if (sandbox_is_used_up(variant->sandbox))
    snprintf(variant->used_up, sizeof variant->used_up, "%s", call->text);
  return false;
}

/* Rules.begin */
static void begin(void *budget) {
  Variant *variant = budget;
  sandbox_begin(variant->sandbox);
  variant->used_up[0] = '\0';
}

bool hooks_run(Variant *variant, HookCall *call, const Field *field, Knows knows,
               lua_CFunction answer) {
  Frame frame = {call,           &variant->rules,       field, knows, ++variant->serial,
                 variant->frame, {LUA_NOREF, LUA_NOREF}};
  Question question = {variant, &frame};
  lua_State *L = sandbox_state(variant->sandbox);
  call->text[0] = '\0';
  call->effects = (Effects){0};
  if (is_used_up(variant, call)) return false;
  if (!fixed_holds(variant, &frame, false)) return note_failed(variant, call);
  variant->frame = &frame;
  char error[sizeof variant->failed];
  bool answered = lua_checkstack(L, LUA_MINSTACK);
  bool refused = sandbox_is_used_up(variant->sandbox);
  if (answered) {
    lua_pushcfunction(L, answer);
    lua_pushlightuserdata(L, &question);
    answered = sandbox_call(variant->sandbox, 1, 0, error, sizeof error);
  } else {
    snprintf(error, sizeof error, "not enough memory");
  }
  variant->frame = frame.previous;
  memory_forget(L, &frame);
  if (!fixed_holds(variant, &frame, true)) return note_failed(variant, call);
  if (answered) return true;
  snprintf(call->text, sizeof call->text, "%s.%s failed at %.100s%s%.200s", field->group,
           field->name, refused ? source_of(variant, field) : "", refused ? ": " : "", error);
  return note_failed(variant, call);
}

/* (Question *) */
static int answer_form(lua_State *L) {
  const Question *question = lua_touserdata(L, 1);
  hooks_form_answer(L, question->variant, question->frame);
  return 0;
}

/* About each group of cards once. */
static bool ask_form(Variant *variant, HookCall *call) {
  if (hooks_form_known(variant, call)) return true;
  if (!hooks_run(variant, call, schema_of_hook(call->hook), KNOWS_PUBLIC, answer_form))
    return false;
  hooks_form_keep(variant, call);
  return true;
}

bool hooks_ask(void *context, HookCall *call) {
  Variant *variant = context;
  if (call->hook == HOOK_LEAD_FORMS) return ask_form(variant, call);
  if (call->hook >= HOOK_NB) return phases_ask(variant, call);
  return hooks_run(variant, call, schema_of_hook(call->hook), hook_kinds[call->hook].knows,
                   answer_question);
}

void hooks_connect(Variant *variant) {
  Rules *rules = &variant->rules;
  rules->hooked = 0;
  rules->ask = hooks_ask;
  rules->context = variant;
  rules->begin = begin;
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
