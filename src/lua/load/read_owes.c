/* read_owes.c - the ladder of demands, as a file has it and as a function returns it: words,
** lists of shapes, and cards of which so many are owed. */
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "play/shape.h"
#include "base/text.h"
#include "lua/load/read_records.h"
#include "lua/value/lua_cards.h"
#include "lua/sandbox/sandbox_library.h"

/* Where a demand is being read; the error begins with ": " or " = ". */
typedef struct Reading {
  lua_State *L;
  Owed *owed;
  char *error;
  size_t size;
} Reading;

/* A demand by its word. */
static bool read_demand(const Reading *reading, int at) {
  const char *const *words = schema_find("follow", "owes")->words;
  char word[64], all[200];
  snprintf(word, sizeof word, "%.40s", lua_tostring(reading->L, at));
  int index = fields_word(word, words);
  const char *near = index < 0 ? nearest_word(word, words) : NULL;
  reading->owed->demand = (uint8_t)(1 + index);
  if (index >= 0) return true;
  list_words(words, all, sizeof all);
  if (near)
    snprintf(reading->error, reading->size, " = \"%s\": did you mean \"%s\"? (%s)", word, near,
             all);
  else
    snprintf(reading->error, reading->size, " = \"%s\": must be one of %s", word, all);
  return false;
}

static bool read_shape(const Reading *reading, const char *text) {
  Owed *owed = reading->owed;
  Unit units[OWED_UNITS_MAX];
  int n = units_parse(text, units, OWED_UNITS_MAX);
  if (n < 1) {
    snprintf(reading->error, reading->size, " = \"%.40s\": is no shape such as \"2x2+1\"", text);
    return false;
  }
  if (owed->units + n + 1 > OWED_UNITS_MAX) {
    snprintf(reading->error, reading->size, ": its shapes have more than %d units in all",
             OWED_UNITS_MAX - 1);
    return false;
  }
  for (int i = 0; i < n; i++)
    owed->unit[owed->units++] = (UnitKind){units[i].size, units[i].length};
  owed->unit[owed->units++] = (UnitKind){0, 0};
  return true;
}

/* { "2x2", "2+2", "2" } */
static bool read_shapes(const Reading *reading, int at) {
  lua_State *L = reading->L;
  bool fine = true;
  reading->owed->demand = OWE_LISTED;
  for (int i = 1; fine && lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    fine = lua_type(L, -1) == LUA_TSTRING;
    if (fine)
      fine = read_shape(reading, lua_tostring(L, -1));
    else
      snprintf(reading->error, reading->size, ": shapes are texts such as \"2x2+1\"");
  }
  lua_pop(L, 1);
  if (fine && reading->owed->units == 0)
    snprintf(reading->error, reading->size,
             ": a list in it names shapes, { \"2x2\", \"2\" }, or "
             "cards, { from = cards, at_least = 1 }");
  return fine && reading->owed->units > 0;
}

/* Cards, or their text, at the top of the stack. */
static bool read_from(const Reading *reading) {
  lua_State *L = reading->L;
  Owed *owed = reading->owed;
  char error[128];
  const CardSet *cards = lua_cards_test(L, -1);
  if (cards) owed->from = *cards;
  if (cards) return true;
  if (lua_type(L, -1) != LUA_TSTRING)
    snprintf(error, sizeof error, "must be cards, not a %s", luaL_typename(L, -1));
  else if (cardset_parse(lua_tostring(L, -1), &owed->from, PACK_MAX, error, sizeof error))
    return true;
  snprintf(reading->error, reading->size, ".from: %s", error);
  return false;
}

/* { from = cards, at_least = 1, why = "…" } */
static bool read_cards(const Reading *reading, int at) {
  static const char *const keys[] = {"from", "at_least", "why", NULL};
  lua_State *L = reading->L;
  Owed *owed = reading->owed;
  owed->demand = OWE_CARDS;
  sandbox_lib_walk(L, at);
  int keys_at = lua_gettop(L);
  for (int i = 1; sandbox_lib_entry(L, at, keys_at, i); i++, lua_pop(L, 2)) {
    const char *key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
    if (fields_word(key, keys) >= 0) continue;
    snprintf(reading->error, reading->size, ": unknown key %.40s beside from, at_least, why", key);
    lua_settop(L, keys_at - 1);
    return false;
  }
  lua_getfield(L, at, "from");
  bool fine = read_from(reading);
  lua_getfield(L, at, "at_least");
  int all = cardset_size(&owed->from, PACK_MAX), whole = 1;
  lua_Integer number = lua_isnil(L, -1) ? (all < 255 ? all : 255) : lua_tointegerx(L, -1, &whole);
  bool in_range = whole && number >= 0 && number <= 255;
  if (fine && !in_range)
    snprintf(reading->error, reading->size, ".at_least: must be a number from 0 to 255");
  owed->at_least = (uint8_t)(in_range ? number : 0);
  lua_getfield(L, at, "why");
  if (lua_type(L, -1) == LUA_TSTRING)
    text_copy(owed->why, sizeof owed->why, lua_tostring(L, -1), strlen(lua_tostring(L, -1)));
  lua_pop(L, 3);
  return fine && in_range;
}

static bool read_owed(const Reading *reading, int at) {
  lua_State *L = reading->L;
  if (lua_type(L, at) == LUA_TSTRING) return read_demand(reading, at);
  if (!lua_istable(L, at)) {
    snprintf(reading->error, reading->size, ": must be a list of words and tables, not of a %s",
             luaL_typename(L, at));
    return false;
  }
  bool has_from = lua_getfield(L, at, "from") != LUA_TNIL;
  lua_pop(L, 1);
  return has_from ? read_cards(reading, at) : read_shapes(reading, at);
}

/* Which measure a demand takes: two that take the same cannot both be in a ladder. */
static int measure_of(const Owed *owed) {
  return owed->demand == OWE_TRACTORS_FOR_SETS ? OWE_TRACTORS : owed->demand;
}

/* No word stands in it twice, and "highest" behind all that leaves cards over. */
static bool is_in_order(const Owes *owes, char *error, size_t size) {
  const char *const *words = schema_find("follow", "owes")->words;
  unsigned seen = 0;
  for (int i = 0; i < owes->n; i++) {
    const Owed *owed = &owes->owed[i];
    bool twice = owed->demand < OWE_LISTED && seen >> measure_of(owed) & 1;
    seen |= 1u << measure_of(owed);
    if (twice) {
      snprintf(error, size, ": \"%s\" is owed twice", words[owed->demand - 1]);
      return false;
    }
    if (owed->demand != OWE_HIGHEST || (seen >> OWE_SHAPE & 1 && i == owes->n - 1)) continue;
    snprintf(error, size, ": \"highest\" must be the last demand, and \"shape\" one before it");
    return false;
  }
  return true;
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
    if (owes->n == OWES_MAX) {
      snprintf(error, error_size, ": at most %d demands", OWES_MAX);
      fine = false;
      continue;
    }
    Reading reading = {L, &owes->owed[owes->n++], error, error_size};
    fine = read_owed(&reading, lua_gettop(L));
  }
  if (fine) lua_pop(L, 1);
  return fine && is_in_order(owes, error, error_size);
}

void read_owes(const Reader *reader, int at) {
  char error[320];
  if (!fields_owes(reader->L, at, &reader->rules->follow.owes, error, sizeof error))
    read_fail(reader, "%s", error);
}

static void push_shapes(lua_State *L, const Owed *owed) {
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
