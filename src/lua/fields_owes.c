/* fields_owes.c - the ladder of demands, as a file has it and as a function returns it. */
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/fields_read.h"

/* A demand by its word. */
static bool demand_of(lua_State *L, int at, Owed *owed, char *error, size_t size) {
  const char *const *words = schema_find("follow", "owes")->words;
  char word[64], all[200];
  snprintf(word, sizeof word, "%.40s", lua_tostring(L, at));
  int index = fields_word(word, words);
  const char *near = index < 0 ? nearest_word(word, words) : NULL;
  owed->demand = (uint8_t)(1 + index);
  if (index >= 0) return true;
  list_words(words, all, sizeof all);
  if (near)
    snprintf(error, size, " = \"%s\": did you mean \"%s\"? (%s)", word, near, all);
  else
    snprintf(error, size, " = \"%s\": must be one of %s", word, all);
  return false;
}

bool fields_owes(lua_State *L, int at, Owes *owes, char *error, size_t error_size) {
  memset(owes, 0, sizeof *owes);
  if (!lua_istable(L, at)) {
    snprintf(error, error_size, ": must be a list of words, { } for none");
    return false;
  }
  at = lua_absindex(L, at);
  bool fine = true;
  for (int i = 1; fine && lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    fine = owes->n < OWES_MAX && lua_type(L, -1) == LUA_TSTRING;
    if (owes->n == OWES_MAX)
      snprintf(error, error_size, ": at most %d demands", OWES_MAX);
    else if (!fine)
      snprintf(error, error_size, ": must be a list of words, not of a %s", luaL_typename(L, -1));
    else
      fine = demand_of(L, -1, &owes->owed[owes->n++], error, error_size);
  }
  if (fine) lua_pop(L, 1);
  return fine;
}

void read_owes(const Reader *reader, int at) {
  char error[320];
  if (!fields_owes(reader->L, at, &reader->rules->follow.owes, error, sizeof error))
    read_fail(reader, "%s", error);
}
