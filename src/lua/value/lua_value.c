/* lua_value.c - what all types of values have in common, and the smallest of them, Trump. */
#include <lauxlib.h>
#include <string.h>

#include "notation/notation.h"
#include "base/text.h"
#include "lua/value/lua_deal.h"
#include "lua/sandbox/sandbox.h"

const char *lua_value_text(lua_State *L, int at) {
  enum { BYTES_AN_INSTRUCTION = 16 };
  size_t length;
  const char *text = luaL_checklstring(L, at, &length);
  sandbox_charge(L, 1 + length / BYTES_AN_INSTRUCTION);
  return text;
}

/* (value, key): a method, or what `index` finds. upvalues: the methods, index. */
static int value_index(lua_State *L) {
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
  lua_settop(L, 2);
  lua_value_text(L, 2);
  return lua_tocfunction(L, lua_upvalueindex(2))(L);
}

int lua_value_key(lua_State *L, const char *const keys[]) {
  const char *key = lua_value_text(L, 2), *type = "value";
  char clip[CLIP_TEXT];
  for (int i = 0; keys[i]; i++)
    if (!strcmp(key, keys[i])) return i;
  if (luaL_getmetafield(L, 1, "__name") == LUA_TSTRING) type = lua_tostring(L, -1);
  const char *near = nearest_word(key, keys), *article = strchr("AEIOU", type[0]) ? "an" : "a";
  text_clip(key, strlen(key), clip);
  if (near)
    return luaL_error(L, "%s %s has no `%s`: did you mean `%s`?", article, type, clip, near);
  return luaL_error(L, "%s %s has no `%s`", article, type, clip);
}

void lua_value_type(lua_State *L, const ValueType *type) {
  if (luaL_newmetatable(L, type->name)) {
    lua_newtable(L);
    if (type->methods) luaL_setfuncs(L, type->methods, 0);
    lua_pushcfunction(L, type->index);
    lua_pushcclosure(L, value_index, 2);
    lua_setfield(L, -2, "__index");
    const lua_CFunction functions[] = {type->equal, type->text, type->size};
    static const char *const names[] = {"__eq", "__tostring", "__len"};
    for (int i = 0; i < 3; i++)
      if (functions[i]) {
        lua_pushcfunction(L, functions[i]);
        lua_setfield(L, -2, names[i]);
      }
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
  }
}

/* ---- Trump ---- */

static const char TRUMP[] = "Trump";

static int trump_index(lua_State *L) {
  static const char *const keys[] = {"rank", "suit", NULL};
  const Trump *trump = luaL_checkudata(L, 1, TRUMP);
  if (lua_value_key(L, keys) == 0) {
    if (trump->rank == RANK_NONE)
      lua_pushnil(L);
    else
      lua_pushstring(L, rank_name(trump->rank, STYLE_ASCII));
  } else {
    if (trump->suit == SUIT_NONE)
      lua_pushnil(L);
    else
      lua_pushstring(L, suit_name(trump->suit, STYLE_ASCII));
  }
  return 1;
}

static int trump_text(lua_State *L) {
  char text[CARD_TEXT];
  lua_pushstring(L, trump_print(*(Trump *)luaL_checkudata(L, 1, TRUMP), STYLE_ASCII, text));
  return 1;
}

static int trump_equal(lua_State *L) {
  const Trump *a = luaL_checkudata(L, 1, TRUMP), *b = luaL_checkudata(L, 2, TRUMP);
  lua_pushboolean(L, a->rank == b->rank && a->suit == b->suit);
  return 1;
}

void lua_trump_push(lua_State *L, Trump trump) {
  static const ValueType type = {TRUMP, trump_index, trump_equal, trump_text, NULL, NULL};
  *(Trump *)lua_newuserdatauv(L, sizeof(Trump), 0) = trump;
  lua_value_type(L, &type);
  lua_setmetatable(L, -2);
}

bool lua_trump_test(lua_State *L, int at, Trump *trump) {
  const Trump *value = luaL_testudata(L, at, TRUMP);
  if (value) *trump = *value;
  return value != NULL;
}
