/* structured_answers.c - reading what functions answer: calls, what stays of a throw and what it
** costs. See structured_answers.h. */
#include "lua/call/structured_answers.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/call/read_effects.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_unit.h"
#include "notation/notation.h"

/* ---- calls ---- */

/* The copy of a card that is named without a number: the next one. */
static uint8_t next_copy(const HookCall *call, Card card) {
  uint8_t ordinal = 1;
  for (int i = 0; i < call->called_n; i++)
    if (call->called[i].card == card && call->called[i].ordinal != ORDINAL_OTHER) ordinal++;
  return ordinal;
}

static void add_call(const AnswerLocation *location, Card card, uint8_t ordinal) {
  HookCall *call = location->frame->call;
  const Rules *rules = location->frame->rules;
  int copies = rules_copies(rules, card), most = rules->players - 2;
  char name[CARD_TEXT];
  card_print(card, STYLE_ASCII, name);
  if (copies == 0 || (ordinal != ORDINAL_OTHER && ordinal > copies))
    answer_fail(location, SAY(ANSWER_COPY), ordinal == ORDINAL_OTHER ? 1 : ordinal, name, copies);
  if (call->called_n == CALL_MAX || call->called_n >= most)
    answer_fail(location, SAY(ANSWER_MANY_CALLS), most);
  call->called[call->called_n].card = card;
  call->called[call->called_n++].ordinal = ordinal;
}

/* "AC", or "AC#2" with the copy. */
static void add_text(const AnswerLocation *location, const char *text) {
  char error[160];
  Call call;
  Card card[2];
  if (strchr(text, '#')) {
    if (!call_parse(text, &call, error, sizeof error)) answer_fail(location, error);
    add_call(location, call.card, call.ordinal);
    return;
  }
  int n = cards_parse(text, card, 2, error, sizeof error);
  if (n != 1) answer_fail(location, SAY(ANSWER_CALL), text, n < 0 ? error : SAY(CARDS_ONE));
  add_call(location, card[0], next_copy(location->frame->call, card[0]));
}

/* One value; false when it is nothing that can be called. */
static bool add_value(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  Card card = lua_card_test(L, at);
  const CardSet *cards = lua_cards_test(L, at);
  if (lua_type(L, at) == LUA_TSTRING) {
    add_text(location, lua_tostring(L, at));
  } else if (card != CARD_NONE) {
    add_call(location, card, next_copy(location->frame->call, card));
  } else if (cards) {
    for (int kind = -1, copy = 0; cardset_next(cards, &kind, &copy, PACK_MAX);)
      add_call(location, (Card)kind, next_copy(location->frame->call, (Card)kind));
  } else {
    return false;
  }
  return true;
}

void answer_calls(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  STACK_GROWS(L, 0);
  location->frame->call->called_n = 0;
  if (lua_isnil(L, at) || add_value(location, at)) return;
  if (!lua_istable(L, at)) answer_bad(location, at);
  luaL_checkstack(L, 4, NULL);
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1))
    if (!add_value(location, lua_gettop(L))) answer_bad(location, lua_gettop(L));
  lua_pop(L, 1);
}

void answer_push_calls(lua_State *L, const HookCall *call) {
  STACK_GROWS(L, 1);
  char text[16];
  lua_createtable(L, call->called_n, 0);
  for (int i = 0; i < call->called_n; i++) {
    const Call one = {call->called[i].card, call->called[i].ordinal, 0, SEAT_NONE};
    lua_pushstring(L, call_print(&one, STYLE_ASCII, text));
    lua_rawseti(L, -2, i + 1);
  }
}

/* ---- what stays of a throw ---- */

void answer_forced(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  const CardSet *cards = lua_unit_test(L, at);
  call->answer[0] = answer_word(location, at);
  if (call->answer[0] >= 0) return;
  if (!cards) cards = lua_cards_test(L, at);
  if (!cards) answer_bad(location, at);
  if (cardset_is_empty(cards) || !cardset_has(call->cards, cards, PACK_MAX))
    answer_fail(location, SAY(ANSWER_THROW));
  call->set = *cards;
}

void answer_push_forced(lua_State *L, const Frame *frame) {
  const HookCall *call = frame->call;
  if (call->answer[0] == FORCED_PLAY_ENDS)
    lua_pushstring(L, frame->field->words[call->answer[0]]);
  else
    lua_cards_push(L, &call->set, PACK_MAX);
}

/* ---- what a throw costs ---- */

void answer_penalty(const AnswerLocation *location, int at) {
  lua_State *L = location->L;
  HookCall *call = location->frame->call;
  int whole;
  lua_Integer points = lua_tointegerx(L, at, &whole);
  if (lua_type(L, at) != LUA_TNUMBER) {
    effects_read(location, at);
    return;
  }
  if (!whole || points < -1000 || points > 1000)
    answer_fail(location, SAY(ANSWER_PENALTY), lua_tostring(L, at));
  call->effects.penalty.points = (int16_t)points;
}

static void set_number(lua_State *L, const char *key, int number) {
  if (number == 0) return;
  lua_pushinteger(L, number);
  lua_setfield(L, -2, key);
}

static void set_side(lua_State *L, const char *key, uint8_t side) {
  if (side == PENALTY_NO_SIDE) return;
  lua_pushstring(L, schema_penalty_sides[side - 1]);
  lua_setfield(L, -2, key);
}

void answer_push_penalty(lua_State *L, const Penalty *penalty) {
  STACK_GROWS(L, 1);
  if (!penalty->per_card && !penalty->unplayed && !penalty->loses && !penalty->levels_leaders &&
      !penalty->levels_others) {
    lua_pushinteger(L, penalty->points);
    return;
  }
  lua_newtable(L);
  set_number(L, "points", penalty->points);
  set_number(L, "per_card", penalty->per_card);
  set_side(L, "unplayed", penalty->unplayed);
  set_side(L, "loses", penalty->loses);
  if (!penalty->levels_leaders && !penalty->levels_others) return;
  lua_newtable(L);
  set_number(L, schema_penalty_sides[0], penalty->levels_leaders);
  set_number(L, schema_penalty_sides[1], penalty->levels_others);
  lua_setfield(L, -2, "levels");
}
