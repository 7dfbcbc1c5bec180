/* owes_to_lua.c - the ladder of demands, as it would stand in a file. */
#include "lua/load/owes_to_lua.h"

#include <string.h>

#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "play/shape.h"
#include "play/shape_text.h"
#include "rules/schema.h"

static void push_shapes(lua_State *L, const Owed *owed) {
  STACK_GROWS(L, 1);
  Unit units[OWED_UNITS_MAX];
  int n, shapes = 0;
  lua_newtable(L);
  for (int i = 0; i < owed->units;) {
    char text[SHAPE_TEXT];
    Shape shape = {.n = 0};
    for (n = 0; owed->unit[i].size; i++)
      units[n++] = (Unit){.size = owed->unit[i].size, .length = owed->unit[i].length};
    memcpy(shape.unit, units, sizeof *units * (size_t)n);
    shape.n = (uint8_t)n;
    lua_pushstring(L, shape_notation(&shape, text, sizeof text));
    lua_rawseti(L, -2, ++shapes);
    i++;
  }
}

void fields_push_owes(lua_State *L, const Owes *owes, int planes) {
  STACK_GROWS(L, 1);
  const char *const *words = schema_find("follow", "owes")->words;
  lua_createtable(L, owes->n, 0);
  for (int i = 0; i < owes->n; i++) {
    const Owed *owed = &owes->owed[i];
    if (owed->demand < OWE_LISTED) {
      lua_pushstring(L, words[owed->demand - 1]);
    } else if (owed->demand == OWE_LISTED) {
      push_shapes(L, owed);
    } else {
      lua_createtable(L, 0, 3);
      lua_cards_push(L, &owed->from, planes);
      lua_setfield(L, -2, "from");
      lua_pushinteger(L, owed->at_least);
      lua_setfield(L, -2, "at_least");
      lua_pushstring(L, owed->why);
      lua_setfield(L, -2, "why");
    }
    lua_rawseti(L, -2, i + 1);
  }
}
