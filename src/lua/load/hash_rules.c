/* hash_rules.c - a number for the rules of a game: the same for the same values and functions.
**
** Every value goes in as text, tables by their keys in order. A function goes in as its source and
** the values it closes over, so that a changed helper changes the number. All of it is charged, and
** VALUE_DEPTH bounds how deep it goes. How a game is shown stays
** out (Field.unhashed), and of the deck only what this number of players uses goes in. */
#include <lauxlib.h>
#include <string.h>
#include <xxhash.h>

#include "lua/load/hash_rules.h"
#include "lua/sandbox/sandbox.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_given.h"
#include "lua/sandbox/stack_balance.h"

/* The lines of a function. */
typedef struct Source {
  const File *file;
  int line, last_line;
  size_t from, to; /* in the text */
} Source;

typedef struct Hasher {
  lua_State *L;
  const Variant *variant;
  ValueLocation location; /* of what goes in */
  uint64_t hash;
  int depth;
  Source last; /* that went in */
  int seen;    /* stack index: functions and tables that went in, and with which value last */
  int value;   /* that goes in, counted */
} Hasher;

enum { BYTES_AN_INSTRUCTION = 16, LOOKED_AT_AN_INSTRUCTION = 4 };

static void put(Hasher *hasher, const void *data, size_t size) {
  sandbox_charge(hasher->L, size / BYTES_AN_INSTRUCTION);
  hasher->hash = XXH64(data, size, hasher->hash);
}

/* The text with its end, so that two texts never run together. */
static void put_text(Hasher *hasher, const char *text) { put(hasher, text, strlen(text) + 1); }

/* Where line `line` of a text begins. */
static size_t line_start(Hasher *hasher, const Script *script, int line) {
  size_t at = 0;
  for (int here = 1; here < line && at < script->length; here++) {
    const char *end = memchr(script->text + at, '\n', script->length - at);
    at = end ? (size_t)(end - script->text) + 1 : script->length;
  }
  sandbox_charge(hasher->L, at / LOOKED_AT_AN_INSTRUCTION);
  return at;
}

/* The lines of a function's source, if its file is one of the game's. One after another are often
** closures of the same function. */
static void put_source(Hasher *hasher, const lua_Debug *function) {
  Source *last = &hasher->last;
  for (int i = 0; i < hasher->variant->files; i++) {
    const File *file = &hasher->variant->file[i];
    if (strcmp(function->source + 1, file->path) != 0) continue;
    const Script *script = &file->shared->script;
    if (last->file != file || last->line != function->linedefined ||
        last->last_line != function->lastlinedefined)
      *last = (Source){file, function->linedefined, function->lastlinedefined,
                       line_start(hasher, script, function->linedefined),
                       line_start(hasher, script, function->lastlinedefined + 1)};
    put(hasher, script->text + last->from, last->to - last->from);
    return;
  }
}

static void put_value(Hasher *hasher, int at);

/* Is the function or table in already? It is from now on. Each value stands on its own: the same
** table in two is there twice. */
static bool is_seen(const Hasher *hasher, int at) {
  lua_State *L = hasher->L;
  STACK_GROWS(L, 0);
  lua_pushvalue(L, at);
  lua_rawget(L, hasher->seen);
  bool seen = lua_tointeger(L, -1) == hasher->value;
  lua_pop(L, 1);
  if (seen) return true;
  lua_pushvalue(L, at);
  lua_pushinteger(L, hasher->value);
  lua_rawset(L, hasher->seen);
  return false;
}

static void put_function(Hasher *hasher, int at) {
  lua_State *L = hasher->L;
  STACK_GROWS(L, 0);
  lua_Debug function;
  if (is_seen(hasher, at)) return;
  lua_pushvalue(L, at);
  lua_getinfo(L, ">S", &function);
  put_text(hasher, function.what);
  if (function.what[0] == 'C') return;
  put_source(hasher, &function);
  const char *name;
  for (int i = 1; (name = lua_getupvalue(L, at, i)); i++, lua_pop(L, 1))
    if (strcmp(name, "_ENV") != 0) put_value(hasher, lua_gettop(L));
}

/* Keys that have no order would make another number each time. */
static void put_table(Hasher *hasher, int at) {
  lua_State *L = hasher->L;
  STACK_GROWS(L, 0);
  const ValueLocation *location = &hasher->location;
  if (is_seen(hasher, at)) return;
  int keys = sandbox_lib_walk(L, at);
  for (int i = 1; sandbox_lib_entry(L, at, keys, i); i++, lua_pop(L, 2)) {
    int type = lua_type(L, -2);
    char given[GIVEN_TEXT];
    if (type != LUA_TSTRING && type != LUA_TNUMBER && type != LUA_TBOOLEAN)
      layers_fail(L, location->variant, location->file, location->line, SAY(FILE_KEY_TYPE),
                  location->what, script_given(L, -2, given));
    put_value(hasher, keys + 1);
    put_value(hasher, keys + 2);
  }
  put_text(hasher, "}");
}

/* As Lua writes it. */
static void put_integer(Hasher *hasher, lua_Integer number) {
  char digits[24], *at = digits + sizeof digits;
  lua_Unsigned left = number < 0 ? 0 - (lua_Unsigned)number : (lua_Unsigned)number;
  *--at = '\0';
  do *--at = (char)('0' + left % 10);
  while (left /= 10);
  if (number < 0) *--at = '-';
  put_text(hasher, at);
}

static void put_value(Hasher *hasher, int at) {
  lua_State *L = hasher->L;
  STACK_GROWS(L, 0);
  size_t length;
  layers_step(L, &hasher->location, ++hasher->depth);
  at = lua_absindex(L, at);
  put_text(hasher, luaL_typename(L, at));
  switch (lua_type(L, at)) {
    case LUA_TTABLE: put_table(hasher, at); break;
    case LUA_TFUNCTION: put_function(hasher, at); break;
    default:
      if (lua_isinteger(L, at)) {
        put_integer(hasher, lua_tointeger(L, at));
        break;
      }
      sandbox_lib_text(L, at);
      const char *text = lua_tolstring(L, -1, &length);
      put(hasher, text, length + 1);
      lua_pop(L, 1);
  }
  hasher->depth--;
}

/* A field's highest value and the functions above it. */
static void put_field(Hasher *hasher, const Field *field) {
  lua_State *L = hasher->L;
  STACK_GROWS(L, 0);
  const Setting *setting = &hasher->variant->setting[schema_index(field)];
  int from = layers_value(setting);
  char what[FIELD_NAME];
  if (setting->n == 0) return;
  schema_name(field, what);
  put_text(hasher, field->group);
  put_text(hasher, field->name);
  for (int i = from < 0 ? 0 : from; i < setting->n; i++) {
    hasher->value++;
    const Layer *layer = &setting->layer[i];
    hasher->location = (ValueLocation){hasher->variant, layer->file, layer->line, what};
    sandbox_at(L, hasher->variant->file[layer->file].path, layer->line);
    lua_rawgeti(L, LUA_REGISTRYINDEX, layer->value);
    put_value(hasher, lua_gettop(L));
    lua_pop(L, 1);
  }
  sandbox_at(L, NULL, 0);
}

static void put_deck(Hasher *hasher) {
  const Rules *rules = &hasher->variant->rules;
  uint8_t copies[KIND_NB];
  rules_deck_copies(rules, copies);
  put(hasher, &rules->players, 1);
  put(hasher, &rules->deck.kitty, 1);
  put(hasher, copies, sizeof copies);
  if (rules->deck.fit) put(hasher, &rules->deck.fit, sizeof rules->deck.fit);
  if (rules->deck.tables.min) put(hasher, &rules->deck.tables, sizeof rules->deck.tables);
}

uint64_t fields_hash(lua_State *L, Variant *variant) {
  STACK_GROWS(L, 0);
  Hasher hasher = {.L = L, .variant = variant, .seen = lua_gettop(L) + 1};
  lua_newtable(L);
  put_deck(&hasher);
  for (int i = 0; i < schema_n; i++)
    if (!schema[i].unhashed && !schema[i].of_deck) put_field(&hasher, &schema[i]);
  lua_pop(L, 1);
  return hasher.hash;
}
