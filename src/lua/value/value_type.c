/* value_type.c - see value_type.h. */
#include "lua/value/value_type.h"

#include <lauxlib.h>
#include <string.h>

#include "base/nearest_word.h"
#include "base/text.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_error.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/running_question.h"

void lua_rank_push(lua_State *L, Rank rank) {
  STACK_GROWS(L, 1);
  lua_pushstring(L, rank == RANK_NONE ? NULL : rank_name(rank, STYLE_ASCII));
}

void lua_suit_push(lua_State *L, Suit suit) {
  STACK_GROWS(L, 1);
  lua_pushstring(L, suit == SUIT_NONE ? NULL : suit_name(suit, STYLE_ASCII));
}

const char *lua_value_text(lua_State *L, int at) {
  enum { BYTES_AN_INSTRUCTION = 16 };
  size_t length;
  const char *text = luaL_checklstring(L, at, &length);
  sandbox_charge(L, 1 + length / BYTES_AN_INSTRUCTION);
  return text;
}

/* (value, key): a method, or what `index` finds. upvalues: the type, its methods. */
static int value_index(lua_State *L) {
  STACK_GROWS(L, 1);
  const ValueType *type = lua_touserdata(L, lua_upvalueindex(1));
  if (type->methods) {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL) return 1;
    lua_settop(L, 2);
  }
  lua_value_text(L, 2);
  return type->index(L);
}

int lua_value_key(lua_State *L, const char *const keys[]) {
  STACK_GROWS(L, 0);
  const char *key = lua_value_text(L, 2), *type = "value";
  char clip[CLIP_TEXT];
  for (int i = 0; keys[i]; i++)
    if (key[0] == keys[i][0] && !strcmp(key, keys[i])) return i;
  if (luaL_getmetafield(L, 1, "__name") == LUA_TSTRING) type = lua_tostring(L, -1);
  const char *near = nearest_word(key, keys);
  int vowel = strchr("AEIOU", type[0]) != NULL;
  text_clip(key, strlen(key), clip);
  if (near) return script_refuse(L, SAY(SEE_NEAR_FIELD), vowel, type, clip, near);
  return script_refuse(L, SAY(SEE_NO_FIELD), vowel, type, clip);
}

static const char MEMBERS[] = "__members"; /* in the metatable, which no script gets */

/* Gives the metatable on top the list of what the type has. */
static void add_members(lua_State *L, const ValueType *type) {
  STACK_GROWS(L, 0);
  int n = 0;
  lua_newtable(L);
  for (int i = 0; type->keys[i]; i++) {
    lua_pushstring(L, type->keys[i]);
    lua_rawseti(L, -2, ++n);
  }
  for (const luaL_Reg *method = type->methods; method && method->name; method++) {
    lua_pushfstring(L, "%s()", method->name);
    lua_rawseti(L, -2, ++n);
  }
  lua_setfield(L, -2, MEMBERS);
}

void lua_value_members(lua_State *L, int at) {
  STACK_GROWS(L, 1);
  if (lua_type(L, at) != LUA_TUSERDATA || luaL_getmetafield(L, at, MEMBERS) == LUA_TNIL)
    lua_pushnil(L);
}

/* Makes the metatable of a type, and pushes it. */
static void make_type(lua_State *L, const ValueType *type) {
  STACK_GROWS(L, 1);
  luaL_newmetatable(L, type->name);
  lua_pushlightuserdata(L, (void *)type);
  lua_newtable(L);
  if (type->methods) luaL_setfuncs(L, type->methods, 0);
  lua_pushcclosure(L, value_index, 2);
  lua_setfield(L, -2, "__index");
  if (type->keys) add_members(L, type);
  const lua_CFunction functions[] = {type->equal, type->text, type->size};
  static const char *const names[] = {"__eq", "__tostring", "__len"};
  for (int i = 0; i < 3; i++)
    if (functions[i]) {
      lua_pushcfunction(L, functions[i]);
      lua_setfield(L, -2, names[i]);
    }
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, type);
}

void *lua_value_new(lua_State *L, const ValueType *type, size_t size) {
  STACK_GROWS(L, 1);
  Questions *questions = lua_questions(L);
  int *again = questions ? questions->use_again : NULL;
  if (again) {
    questions->use_again = NULL;
    if (*again != LUA_NOREF) {
      lua_rawgeti(L, LUA_REGISTRYINDEX, *again);
      return lua_touserdata(L, -1);
    }
  }
  void *value = lua_newuserdatauv(L, size, 0);
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, type) == LUA_TNIL) {
    lua_pop(L, 1);
    make_type(L, type);
  }
  lua_setmetatable(L, -2);
  if (again) {
    lua_pushvalue(L, -1);
    *again = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  return value;
}

/* ---- of one question ---- */

typedef struct Handle {
  int seat;
  unsigned serial; /* of the question it was given to */
} Handle;

static int seat_now(lua_State *L, const Handle *handle, const char *type) {
  if (handle->serial != lua_frame(L)->serial) script_refuse(L, SAY(SEE_HANDLE_OLD), 0, type);
  return handle->seat;
}

int lua_handle_check(lua_State *L, const char *type) {
  return seat_now(L, luaL_checkudata(L, 1, type), type);
}

int lua_handle_own(lua_State *L, const char *type) {
  return seat_now(L, lua_touserdata(L, 1), type);
}

int lua_handle_test(lua_State *L, int at, const char *type) {
  const Handle *handle = luaL_testudata(L, at, type);
  return handle ? handle->seat : -1;
}

void lua_handle_push(lua_State *L, const ValueType *type, int seat) {
  STACK_GROWS(L, 1);
  enum { FEE = 8 };
  sandbox_charge(L, FEE);
  unsigned serial = lua_frame(L)->serial;
  *(Handle *)lua_value_new(L, type, sizeof(Handle)) = (Handle){seat, serial};
}
