/* form_functions.c - the functions of forms of lead, asked during play. See form_functions.h. */
#include "lua/call/form_functions.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "lua/call/protected_call.h"
#include "lua/sandbox/script_given.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_order.h"

/* ---- answers that are known ---- */

enum { KNOWN_MAX = 1024 };

/* What was asked, without gaps, and what was answered. */
typedef struct Asked {
  CardSet cards;
  uint8_t form, is, rank, suit;
  uint32_t used;
} Asked;

struct FormAnswers {
  Asked asked[KNOWN_MAX];
  int answer[KNOWN_MAX][3];
};

static Asked asked_by(const HookCall *call) {
  Asked asked;
  memset(&asked, 0, sizeof asked);
  int planes = call->order->planes;
  memcpy(asked.cards.plane, call->cards->plane, sizeof(uint64_t) * (size_t)planes);
  asked.form = (uint8_t)call->number[0];
  asked.is = (uint8_t)call->number[1];
  asked.rank = call->trump.rank;
  asked.suit = call->trump.suit;
  asked.used = 1;
  return asked;
}

static bool is_known(const Variant *variant, HookCall *call) {
  if (!variant->form_answers) return false;
  Asked asked = asked_by(call);
  size_t at = XXH64(&asked, sizeof asked, 0) % KNOWN_MAX;
  if (memcmp(&variant->form_answers->asked[at], &asked, sizeof asked) != 0) return false;
  memcpy(call->answer, variant->form_answers->answer[at], sizeof call->answer);
  return true;
}

static void keep(Variant *variant, const HookCall *call) {
  if (!variant->form_answers) variant->form_answers = calloc(1, sizeof *variant->form_answers);
  if (!variant->form_answers) return;
  Asked asked = asked_by(call);
  size_t at = XXH64(&asked, sizeof asked, 0) % KNOWN_MAX;
  variant->form_answers->asked[at] = asked;
  memcpy(variant->form_answers->answer[at], call->answer, sizeof call->answer);
}

/* ---- asking ---- */

static const char *function_key(const HookCall *call) { return call->number[1] ? "is" : "only"; }

/* Raises "FILE:LINE: NAME.only must return …", with the location of the function, which is at
** `at`. */
static _Noreturn void bad_answer(lua_State *L, const Frame *frame, int at, const char *wanted,
                                 int got) {
  const HookCall *call = frame->call;
  lua_Debug function;
  lua_pushvalue(L, at);
  lua_getinfo(L, ">S", &function);
  char field[FIELD_NAME], given[GIVEN_TEXT];
  snprintf(field, sizeof field, "%s.%s", frame->rules->lead.forms[call->number[0]].name,
           function_key(call));
  script_fail(L, ((ScriptLocation){function.source + 1, function.linedefined}),
              SAY(ANSWER_FIELD_MUST), field, wanted, script_given(L, got, given));
}

/* Any number or text as one that tells patterns apart. */
static int pattern_at(lua_State *L, int at) {
  STACK_GROWS(L, 0);
  size_t length;
  if (lua_isnil(L, at)) return 0;
  lua_pushvalue(L, at);
  const char *text = lua_tolstring(L, -1, &length);
  int pattern = (int)(uint32_t)XXH64(text, length, 0);
  lua_pop(L, 1);
  return pattern;
}

static void answer(lua_State *L, const Variant *variant, const Frame *frame) {
  STACK_GROWS(L, 5); /* all forms, the form, its function, and two results */
  HookCall *call = frame->call;
  const Setting *setting = &variant->setting[frame->setting];
  lua_rawgeti(L, LUA_REGISTRYINDEX, layers_top(setting)->value);
  lua_getfield(L, -1, frame->rules->lead.forms[call->number[0]].name);
  lua_getfield(L, -1, function_key(call));
  int function = lua_gettop(L);
  lua_pushvalue(L, function);
  lua_cards_push(L, call->cards, call->order->planes);
  lua_order_push(L);
  lua_call(L, 2, 2);
  int first = lua_gettop(L) - 1;
  call->answer[0] = lua_toboolean(L, first);
  call->answer[1] = call->answer[2] = 0;
  if (!call->number[1]) {
    if (!lua_isboolean(L, first) && !lua_isnil(L, first))
      bad_answer(L, frame, function, SAY(MAY_BOOL), first);
    return;
  }
  if (!call->answer[0]) return;
  enum { TOP_MAX = 1000000 };
  char wanted[64];
  int whole, type = lua_type(L, first + 1);
  lua_Integer top = lua_tointegerx(L, first, &whole);
  if (!whole || lua_type(L, first) != LUA_TNUMBER || top < -TOP_MAX || top > TOP_MAX)
    bad_answer(L, frame, function, say_in(wanted, SAY(GIVES_WHOLE), -TOP_MAX, TOP_MAX), first);
  if (type != LUA_TNIL && type != LUA_TNUMBER && type != LUA_TSTRING)
    bad_answer(L, frame, function, SAY(GIVES_PATTERN), first + 1);
  call->answer[1] = (int)top;
  call->answer[2] = pattern_at(L, first + 1);
}

/* (Question *) */
static int answer_form(lua_State *L) {
  const Question *question = lua_touserdata(L, 1);
  answer(L, question->variant, question->frame);
  return 0;
}

bool forms_ask(Variant *variant, HookCall *call) {
  if (is_known(variant, call)) return true;
  const Field *field = variant->field_of[call->hook];
  if (!question_run(variant, call, field, field, answer_form)) return false;
  keep(variant, call);
  return true;
}

void forms_forget(Variant *variant) { free(variant->form_answers); }
