/* lua_trump.c - Trump as scripts see it. */
#include "lua/value/lua_trump.h"

#include <lauxlib.h>

#include "lua/sandbox/stack_balance.h"
#include "lua/value/value_type.h"
#include "notation/notation.h"

static const char TRUMP[] = "Trump";

static int trump_index(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const keys[] = {"rank", "suit", NULL};
  const Trump *trump = lua_touserdata(L, 1);
  if (lua_value_key(L, keys) == 0)
    lua_rank_push(L, trump->rank);
  else
    lua_suit_push(L, trump->suit);
  return 1;
}

static int trump_text(lua_State *L) {
  STACK_GROWS(L, 1);
  char text[CARD_TEXT];
  lua_pushstring(L, trump_print(*(Trump *)luaL_checkudata(L, 1, TRUMP), STYLE_ASCII, text));
  return 1;
}

static int trump_equal(lua_State *L) {
  STACK_GROWS(L, 1);
  const Trump *a = luaL_checkudata(L, 1, TRUMP), *b = luaL_checkudata(L, 2, TRUMP);
  lua_pushboolean(L, a->rank == b->rank && a->suit == b->suit);
  return 1;
}

void lua_trump_push(lua_State *L, Trump trump) {
  STACK_GROWS(L, 1);
  static const ValueType type = {TRUMP, trump_index, trump_equal, trump_text, NULL, NULL, NULL};
  *(Trump *)lua_value_new(L, &type, sizeof(Trump)) = trump;
}

bool lua_trump_test(lua_State *L, int at, Trump *trump) {
  const Trump *value = luaL_testudata(L, at, TRUMP);
  if (value) *trump = *value;
  return value != NULL;
}
