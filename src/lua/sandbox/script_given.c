/* script_given.c - see script_given.h. */
#include "lua/sandbox/script_given.h"

#include <lauxlib.h>
#include <string.h>

#include "base/rule_sentences.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_error.h"
#include "lua/sandbox/stack_balance.h"

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
