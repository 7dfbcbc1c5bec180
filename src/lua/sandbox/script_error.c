/* script_error.c - see script_error.h. */
#include "lua/sandbox/script_error.h"

#include <lauxlib.h>
#include <stdlib.h>

#include "base/rule_sentences.h"

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
