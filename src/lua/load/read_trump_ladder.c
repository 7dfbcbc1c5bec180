/* read_trump_ladder.c - the ladder of trumps, as a file has it and as a function returns it. */
#include "lua/load/read_trump_ladder.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/script_error.h"
#include "lua/sandbox/script_given.h"
#include "lua/sandbox/stack_balance.h"
#include "rules/field_texts.h"

static bool has_rung(const Ladder *ladder, const Rung *rung) {
  for (int i = 0; i < ladder->n; i++)
    if (ladder->rung[i].type == rung->type && ladder->rung[i].value == rung->value) return true;
  return false;
}

/* Adds the rung named by the value on top, which it takes off. */
static bool add_rung(lua_State *L, Ladder *ladder, bool with_next, char *error, size_t size) {
  STACK_GROWS(L, -1);
  const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  char given[GIVEN_TEXT];
  Rung rung = {0};
  bool known = word && rung_parse(word, &rung);
  if (!known) say_fail(error, size, SAY(RUNG_NONE), script_given(L, -1, given));
  if (known && has_rung(ladder, &rung)) {
    say_fail(error, size, SAY(RUNG_TWICE), word);
    known = false;
  }
  bool fits = ladder->n < LADDER_MAX;
  if (known && !fits) say_fail(error, size, SAY(RUNG_MANY), LADDER_MAX);
  if (known && fits) {
    rung.with_next = with_next;
    ladder->rung[ladder->n++] = rung;
  }
  lua_pop(L, 1);
  return known && fits;
}

bool fields_ladder(lua_State *L, int at, Ladder *ladder, char *error, size_t error_size) {
  STACK_GROWS(L, 0);
  at = lua_absindex(L, at);
  memset(ladder, 0, sizeof *ladder);
  if (!lua_istable(L, at)) return say_fail(error, error_size, SAY(RUNG_LIST));
  int n = (int)lua_rawlen(L, at);
  if (!fields_listed(L, at, n, false, error, error_size)) return false;
  for (int i = 1; i <= n; i++) {
    if (lua_rawgeti(L, at, i) != LUA_TTABLE) {
      if (!add_rung(L, ladder, false, error, error_size)) return false;
      continue;
    }
    int m = (int)lua_rawlen(L, -1); /* an inner list: one tier */
    bool known = fields_listed(L, -1, m, false, error, error_size);
    for (int j = 1; known && j <= m; j++) {
      lua_rawgeti(L, -1, j);
      known = add_rung(L, ladder, j < m, error, error_size);
    }
    lua_pop(L, 1);
    if (!known) return false;
  }
  return true;
}
