/* script_error.c - see script_error.h. */
#include "lua/sandbox/script_error.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "base/rule_sentences.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/stack_balance.h"

enum { SENTENCE_MAX = 1024 };

/* Raises the sentence behind the location on top of the stack. */
static _Noreturn void raise(lua_State *L, const Value sentence[]) {
  char said[SENTENCE_MAX];
  lua_pushstring(L, say_values_in(said, sizeof said, sentence));
  lua_concat(L, 2);
  lua_error(L);
  abort(); /* not reached: lua_error does not return */
}

void script_fail_values(lua_State *L, ScriptLocation location, const Value sentence[]) {
  if (location.path)
    lua_pushfstring(L, "%s:%d: ", location.path, location.line);
  else
    lua_pushliteral(L, "");
  raise(L, sentence);
}

int script_refuse_values(lua_State *L, const Value sentence[]) {
  luaL_where(L, 1);
  raise(L, sentence);
}

const char *script_type(int type) {
  static const char *const TYPES[] = {[LUA_TNIL] = SAY(TYPE_NIL),
                                      [LUA_TBOOLEAN] = SAY(TYPE_BOOLEAN),
                                      [LUA_TLIGHTUSERDATA] = SAY(TYPE_USERDATA),
                                      [LUA_TNUMBER] = SAY(TYPE_NUMBER),
                                      [LUA_TSTRING] = SAY(TYPE_STRING),
                                      [LUA_TTABLE] = SAY(TYPE_TABLE),
                                      [LUA_TFUNCTION] = SAY(TYPE_FUNCTION),
                                      [LUA_TUSERDATA] = SAY(TYPE_USERDATA),
                                      [LUA_TTHREAD] = SAY(TYPE_THREAD)};
  return type < 0 || type >= LUA_NUMTYPES ? SAY(TYPE_NIL) : TYPES[type];
}

/* A value of the game: "a Card", "an Order", "Cards". */
static void put_named(Text *out, const char *name) {
  bool many = name[strlen(name) - 1] == 's', vowel = strchr("AEIOU", name[0]) != NULL;
  say(out, SAY(TYPE_VALUE), many ? 3 : 1 + vowel, name);
}

const char *script_given(lua_State *L, int at, char out[GIVEN_TEXT]) {
  STACK_GROWS(L, 0);
  Text text = text_start(out, GIVEN_TEXT);
  char clip[CLIP_TEXT];
  int type = lua_type(L, at);
  if (type == LUA_TSTRING) {
    text_add(&text, "\"%s\"", text_clip(lua_tostring(L, at), lua_rawlen(L, at), clip));
  } else if (type == LUA_TNUMBER || type == LUA_TBOOLEAN) {
    text_put(&text, sandbox_lib_text(L, at));
    lua_pop(L, 1);
  } else if (type == LUA_TUSERDATA && luaL_getmetafield(L, at, "__name") == LUA_TSTRING) {
    put_named(&text, lua_tostring(L, -1));
    lua_pop(L, 1);
  } else {
    text_put(&text, script_type(type));
  }
  return out;
}
