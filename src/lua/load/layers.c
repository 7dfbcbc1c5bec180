/* layers.c - what the files of a game set, one above the other. See layers.h. */
#include "lua/load/layers.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/stack_balance.h"

ScriptLocation layers_location(const Variant *variant, int file, int line) {
  return (ScriptLocation){file < 0 ? NULL : variant->file[file].path, line};
}

int layers_line(const Variant *variant, int file, const Field *field, const char *below) {
  char key[KEY_TEXT], name[FIELD_NAME];
  Text text = text_start(key, sizeof key);
  text_put(&text, schema_name(field, name));
  if (below) text_put(&text, ".");
  if (below) text_put(&text, below);
  sandbox_charge(sandbox_state(variant->sandbox), LINE_FEE);
  return layers_key_line(&variant->file[file], key);
}

int layers_value(const Setting *setting) {
  for (int i = setting->n - 1; i >= 0; i--)
    if (setting->layer[i].type == LAYER_VALUE) return i;
  return -1;
}

const Layer *layers_top(const Setting *setting) {
  return setting->n ? &setting->layer[setting->n - 1] : NULL;
}

const char *layers_source(const Variant *variant, int setting) {
  const Layer *layer = layers_top(&variant->setting[setting]);
  char *source = variant->source[setting];
  if (layer && !*source)
    snprintf(source, sizeof *variant->source, "%s:%d", variant->file[layer->file].path,
             layer->line);
  return source;
}

Layer layers_function(lua_State *L, const Variant *variant, const Layer *otherwise) {
  STACK_GROWS(L, 0);
  lua_Debug function;
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">S", &function);
  for (int i = 0; i < variant->files; i++)
    if (!strcmp(function.source + 1, variant->file[i].path))
      return (Layer){
          .type = LAYER_FUNCTION, .file = i, .line = function.linedefined, .value = LUA_NOREF};
  return *otherwise;
}

void layers_step(lua_State *L, const ValueLocation *location, int depth) {
  enum { FEE = 16 };
  sandbox_charge(L, FEE);
  if (depth > VALUE_DEPTH)
    layers_fail(L, location->variant, location->file, location->line, SAY(VALUE_DEEP),
                location->what, VALUE_DEPTH);
  luaL_checkstack(L, 12, NULL);
}

static bool equal(lua_State *L, const ValueLocation *location, int a, int b, int depth) {
  STACK_GROWS(L, 0);
  layers_step(L, location, depth);
  if (lua_rawequal(L, a, b)) return true;
  if (lua_type(L, a) != LUA_TTABLE || lua_type(L, b) != LUA_TTABLE) return false;
  int n = 0, top = lua_gettop(L);
  sandbox_lib_walk(L, a);
  for (int i = 1; sandbox_lib_entry(L, a, top + 1, i); i++, lua_pop(L, 3), n++) {
    lua_pushvalue(L, -2);
    lua_rawget(L, b);
    if (equal(L, location, top + 3, top + 4, depth + 1)) continue;
    lua_settop(L, top);
    return false;
  }
  for (lua_pushnil(L); lua_next(L, b); lua_pop(L, 1)) n--;
  return n == 0;
}

bool layers_equal(lua_State *L, const ValueLocation *location, int a, int b) {
  return equal(L, location, lua_absindex(L, a), lua_absindex(L, b), 1);
}

/* ---- functions that are evaluated while loading ---- */

/* How many arguments the schema names: "(players, packs)". */
static int argument_count(const Field *field) {
  int n = 1;
  for (const char *c = field->arguments; *c; c++) n += *c == ',';
  return n;
}

/* inherited() of a function that is evaluated while loading; upvalues: variant, field, layer
** below, and the numbers. */
static int inherited_value(lua_State *L) {
  STACK_GROWS(L, 1);
  Variant *variant = lua_touserdata(L, lua_upvalueindex(1));
  int number[4] = {0}, n = (int)lua_tointeger(L, lua_upvalueindex(4));
  for (int i = 0; i < n; i++) {
    number[i] = (int)lua_tointeger(L, lua_upvalueindex(5 + i));
    if (lua_isinteger(L, i + 1)) number[i] = (int)lua_tointeger(L, i + 1);
  }
  layers_push(L, variant, &schema[lua_tointeger(L, lua_upvalueindex(2))],
              (int)lua_tointeger(L, lua_upvalueindex(3)), number, n);
  return 1;
}

void layers_push(lua_State *L, Variant *variant, const Field *field, int layer, const int number[],
                 int n) {
  STACK_GROWS(L, 1);
  const Setting *setting = &variant->setting[schema_index(field)];
  if (layer < 0) {
    lua_pushnil(L);
    return;
  }
  luaL_checkstack(L, 16, NULL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, setting->layer[layer].value);
  if (setting->layer[layer].type == LAYER_VALUE) return;
  if (n > argument_count(field)) n = argument_count(field);
  for (int i = 0; i < n; i++) lua_pushinteger(L, number[i]);
  lua_pushlightuserdata(L, variant);
  lua_pushinteger(L, schema_index(field));
  lua_pushinteger(L, layer - 1);
  lua_pushinteger(L, n);
  for (int i = 0; i < n; i++) lua_pushinteger(L, number[i]);
  lua_pushcclosure(L, inherited_value, 4 + n);
  char error[VARIANT_TEXT];
  if (!sandbox_call(variant->sandbox, n + 1, 1, error, sizeof error))
    layers_fail(L, variant, -1, 0, error);
}
