/* globals.c - see globals.h. */
#include "lua/value/globals.h"

#include "lua/value/lua_cards.h"
#include "lua/value/lua_unit.h"

void lua_globals_add(lua_State *L) {
  lua_cards_open(L);
  lua_unit_open(L);
  lua_cards_globals(L);
}
