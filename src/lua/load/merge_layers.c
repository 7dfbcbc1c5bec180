/* merge_layers.c - what one file sets for a field, laid over what others have set: values replace
** each other, tables of named entries grow, functions are put in their place; two house rules that
** contradict each other are found. */
#include "lua/load/merge_layers.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "base/nearest_word.h"
#include "language/names_zh.h"
#include "lua/load/file_globals.h"
#include "lua/load/file_header.h"
#include "lua/load/print_field.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/stack_balance.h"

enum { SAID_TEXT = 300 };

/* A value of the field, said: as a file has it, and as it is typed in Chinese. */
static void write_value(lua_State *L, const char *field, int at, char out[SAID_TEXT]) {
  enum { WRITTEN = 200 };
  char written[WRITTEN], chinese[SAID_TEXT - WRITTEN - 20] = "";
  Text text = text_start(chinese, sizeof chinese);
  layers_write(L, at, written, sizeof written);
  if (lua_isfunction(L, at))
    say_values_in(out, SAID_TEXT, VALUES(SAY(MAY_FUNCTION)));
  else if (chinese_put_value(&text, field, written))
    say_values_in(out, SAID_TEXT, VALUES(SAY(IN_LANGUAGE), written, chinese));
  else
    strcpy(out, written);
}

/* Two house rules set the same to different values: the new one is on top of the stack, the other
** one below it. */
static void fail_conflict(lua_State *L, const char *what, ScriptLocation here,
                          ScriptLocation other) {
  char value[SAID_TEXT], old[SAID_TEXT], elsewhere[224];
  write_value(L, what, -1, value);
  write_value(L, what, -2, old);
  snprintf(elsewhere, sizeof elsewhere, "%.200s:%d", other.path, other.line);
  bool function = lua_isfunction(L, -1) || lua_isfunction(L, -2);
  script_fail(L, here, function ? SAY(SET_TWICE_FUNCTION) : SAY(SET_TWICE), what, value, old,
              elsewhere);
}

/* Puts a layer in: wraps stay last, and what yields below what other house rules set. */
static void add_layer(lua_State *L, Variant *variant, const Field *field, Layer layer) {
  Setting *setting = &variant->setting[schema_index(field)];
  if (setting->n == LAYER_MAX)
    layers_fail(L, variant, layer.file, layer.line, SAY(SET_MANY), field->name, LAYER_MAX);
  int at = setting->n;
  for (; at > 0; at--) {
    const Layer *below = &setting->layer[at - 1];
    bool wraps = layer.type != LAYER_WRAP && below->type == LAYER_WRAP;
    if (!wraps && !(layer.yields && !below->yields && variant->file[below->file].house)) break;
  }
  memmove(&setting->layer[at + 1], &setting->layer[at], sizeof(Layer) * (size_t)(setting->n - at));
  setting->layer[at] = layer;
  setting->n++;
}

/* Is there another house rule's layer that is not the same? The new value is on top. Of one that
** yields and one that does not, the latter holds. */
static void check_conflict(lua_State *L, const Variant *variant, const Field *field,
                           const Layer *new) {
  STACK_GROWS(L, 0);
  const Setting *setting = &variant->setting[schema_index(field)];
  char what[FIELD_NAME];
  const ValueLocation location = {variant, new->file, new->line, schema_name(field, what)};
  for (int i = 0; i < setting->n; i++) {
    const Layer *layer = &setting->layer[i];
    if (!variant->file[layer->file].house || layer->type > LAYER_FUNCTION) continue;
    if (layer->yields != new->yields) continue;
    if (layers_header_lists(L, variant, new->file, "requires", layer->file)) continue;
    lua_rawgeti(L, LUA_REGISTRYINDEX, layer->value);
    lua_pushvalue(L, -2);
    if (!layers_equal(L, &location, -2, -1))
      fail_conflict(L, what, layers_location(variant, new->file, new->line),
                    layers_location(variant, layer->file, layer->line));
    lua_pop(L, 2);
  }
}

/* Notes that a house rule set one key of a merged table; the value is on top. */
static void own_key(lua_State *L, Variant *variant, const char *key, int file, int line) {
  STACK_GROWS(L, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->owners);
  if (lua_getfield(L, -1, key) == LUA_TTABLE) { /* value, owners, { value, file, line } */
    lua_rawgeti(L, -1, 1);
    lua_rawgeti(L, -2, 2);
    lua_rawgeti(L, -3, 3);
    int other = (int)lua_tointeger(L, -2), other_line = (int)lua_tointeger(L, -1);
    lua_pushvalue(L, -6);
    const ValueLocation location = {variant, file, line, key};
    if (!layers_header_lists(L, variant, file, "requires", other) &&
        !layers_equal(L, &location, -4, -1)) {
      lua_pushvalue(L, -4);
      lua_pushvalue(L, -2);
      fail_conflict(L, key, layers_location(variant, file, line),
                    layers_location(variant, other, other_line));
    }
    lua_pop(L, 4);
  }
  lua_pop(L, 1);
  lua_createtable(L, 3, 0);
  lua_pushvalue(L, -3);
  lua_rawseti(L, -2, 1);
  lua_pushinteger(L, file);
  lua_rawseti(L, -2, 2);
  lua_pushinteger(L, line);
  lua_rawseti(L, -2, 3);
  lua_setfield(L, -2, key);
  lua_pop(L, 1);
}

/* A table that is laid over another one, name by name. */
typedef struct Merge {
  lua_State *L;
  Variant *variant;
  const Field *field;
  int file, over, merged; /* the two tables' places on the stack */
} Merge;

/* Notes that the file set this entry, or a key of it; the value is on top. */
static void own_entry(const Merge *merge, const char *name, const char *key, int line) {
  char owned[2 * KEY_TEXT], what[FIELD_NAME];
  if (!merge->variant->file[merge->file].house) return;
  snprintf(owned, sizeof owned, "%s.%s%s%s", schema_name(merge->field, what), name, key ? "." : "",
           key ? key : "");
  own_key(merge->L, merge->variant, owned, merge->file, line);
}

/* Copies what the table on top of the stack has into the one at `to`. */
static void copy_keys(lua_State *L, int to) {
  STACK_GROWS(L, 0);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_rawset(L, to);
  }
}

/* A list beside the names is one value: where the file has one, it takes the place of that
** below. */
static void merge_list(const Merge *merge) {
  lua_State *L = merge->L;
  STACK_GROWS(L, 0);
  int n = (int)lua_rawlen(L, merge->over), before = (int)lua_rawlen(L, merge->merged);
  if (!merge->field->keys || n == 0) return;
  lua_newtable(L);
  for (int i = 1; i <= n || i <= before; i++) {
    lua_rawgeti(L, merge->over, i);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, i);
    lua_rawseti(L, merge->merged, i);
  }
  if (merge->variant->file[merge->file].house)
    own_key(L, merge->variant, merge->field->name, merge->file,
            layers_line(merge->variant, merge->file, merge->field, NULL));
  lua_pop(L, 1);
}

/* The name of the entry on top of the stack, the key below it; raises when it is none. */
static const char *entry_name(const Merge *merge) {
  lua_State *L = merge->L;
  char what[FIELD_NAME];
  const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
  if (!name[0] || strlen(name) >= NAME_MAX_LEN)
    layers_fail(L, merge->variant, merge->file,
                layers_line(merge->variant, merge->file, merge->field, NULL), SAY(SET_NAMES),
                schema_name(merge->field, what), NAME_MAX_LEN - 1);
  return name;
}

/* An entry that is not there may be taken out (another game has it, or another rule has done it),
** but not where a name like it is. */
static void check_taken_out(const Merge *merge, const char *name, int line) {
  enum { NAMES_MAX = 32 };
  lua_State *L = merge->L;
  STACK_GROWS(L, 0);
  const char *names[NAMES_MAX + 1];
  char what[FIELD_NAME], owned[2 * KEY_TEXT];
  int n = 0, top = lua_gettop(L);
  snprintf(owned, sizeof owned, "%s.%s", schema_name(merge->field, what), name);
  lua_rawgeti(L, LUA_REGISTRYINDEX, merge->variant->owners);
  bool known = lua_getfield(L, merge->merged, name) != LUA_TNIL ||
               lua_getfield(L, top + 1, owned) != LUA_TNIL;
  for (lua_pushnil(L); n < NAMES_MAX && lua_next(L, merge->merged); lua_pop(L, 1))
    if (lua_type(L, -2) == LUA_TSTRING) names[n++] = lua_tostring(L, -2);
  names[n] = NULL;
  const char *near = known ? NULL : nearest_word(name, names);
  if (near) layers_fail(L, merge->variant, merge->file, line, SAY(SET_NO_ENTRY), what, name, near);
  lua_settop(L, top);
}

/* Lays the entry on top of the stack over that of the same name: key by key, or, if it is `false`,
** takes that out. */
static void merge_entry(const Merge *merge, const char *name) {
  lua_State *L = merge->L;
  STACK_GROWS(L, 0);
  int line = layers_line(merge->variant, merge->file, merge->field, name), entry = lua_gettop(L);
  char what[FIELD_NAME];
  if (lua_isboolean(L, entry) && !lua_toboolean(L, entry)) {
    check_taken_out(merge, name, line);
    own_entry(merge, name, NULL, line);
    lua_pushnil(L);
    lua_setfield(L, merge->merged, name);
    return;
  }
  if (!lua_istable(L, entry))
    layers_fail(L, merge->variant, merge->file, line, SAY(SET_ENTRY),
                schema_name(merge->field, what), name);
  lua_newtable(L);
  if (lua_getfield(L, merge->merged, name) == LUA_TTABLE) copy_keys(L, entry + 1);
  lua_pop(L, 1);
  int keys = sandbox_lib_walk(L, entry);
  for (int i = 1; sandbox_lib_entry(L, entry, keys, i); i++, lua_pop(L, 2))
    if (lua_type(L, -2) == LUA_TSTRING) own_entry(merge, name, lua_tostring(L, -2), line);
  lua_pushvalue(L, entry);
  copy_keys(L, entry + 1);
  lua_pop(L, 1);
  lua_setfield(L, merge->merged, name);
}

/* Lays the table on top over the one below (both at two levels: names, then keys), into a new table
** that takes its place. */
static void merge_named(lua_State *L, Variant *variant, const Field *field, int file) {
  STACK_GROWS(L, 0);
  int over = lua_gettop(L), merged = over + 1;
  const Merge merge = {L, variant, field, file, over, merged};
  const Setting *setting = &variant->setting[schema_index(field)];
  int value = layers_value(setting);
  lua_newtable(L);
  if (value >= 0) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, setting->layer[value].value);
    copy_keys(L, merged);
    lua_pop(L, 1);
  }
  merge_list(&merge);
  int keys = sandbox_lib_keys(L, over);
  for (int i = 1; sandbox_lib_entry(L, over, keys, i); i++, lua_pop(L, 2))
    if (!lua_isinteger(L, -2) || !field->keys) /* no part of the list */
      merge_entry(&merge, entry_name(&merge));
  lua_replace(L, over);
}

/* Takes the value on top of the stack out of its marks: wrap(…), unless_set(…). */
static void unmark(lua_State *L, const Variant *variant, const Field *field, const char *what,
                   Layer *layer) {
  STACK_GROWS(L, 0);
  layer->yields = luaL_testudata(L, -1, layers_yielding) != NULL;
  if (layer->yields) {
    if (!variant->file[layer->file].house)
      layers_fail(L, variant, layer->file, layer->line, SAY(SET_UNLESS_GAME), what);
    if (field->adds || field->type == FIELD_NAMED)
      layers_fail(L, variant, layer->file, layer->line, SAY(SET_UNLESS_ADDS), what);
    lua_getiuservalue(L, -1, 1);
    lua_replace(L, -2);
    if (luaL_testudata(L, -1, layers_wrapped))
      layers_fail(L, variant, layer->file, layer->line, SAY(SET_UNLESS_WRAP), what);
  }
  if (luaL_testudata(L, -1, layers_wrapped)) {
    lua_getiuservalue(L, -1, 1);
    lua_replace(L, -2);
    layer->type = LAYER_WRAP;
  } else if (lua_isfunction(L, -1)) {
    layer->type = field->adds ? LAYER_ADDED : LAYER_FUNCTION;
  }
}

void layers_set_field(lua_State *L, Variant *variant, const Field *field, int file) {
  STACK_GROWS(L, 0);
  Layer layer = {.file = file,
                 .line = layers_line(variant, file, field, NULL),
                 .value = LUA_NOREF}; /* a value, until it is known to be a function */
  char what[FIELD_NAME];
  schema_name(field, what);
  sandbox_at(L, variant->file[file].path, layer.line);
  int family = variant->rules.family;
  if (field->family != FAMILY_BOTH && field->family != family)
    layers_fail(L, variant, file, layer.line, SAY(GAME_FIELD_FAMILY), what, family != FAMILY_TRICK,
                variant->file[0].name, family == FAMILY_TRICK);
  unmark(L, variant, field, what, &layer);
  bool is_function = layer.type != LAYER_VALUE;
  if (layer.type == LAYER_WRAP && field->adds)
    layers_fail(L, variant, file, layer.line, SAY(SET_WRAP_ADDS), what);
  if (is_function && field->hook >= 0 && family == FAMILY_CLIMB)
    layers_fail(L, variant, file, layer.line, SAY(SET_CLIMB_VALUE), what);
  if (is_function && (!schema_arguments(field) || field->type == FIELD_NAMED))
    layers_fail(L, variant, file, layer.line, SAY(SET_VALUE), what);
  if (!is_function && field->type == FIELD_FUNCTION)
    layers_fail(L, variant, file, layer.line, SAY(SET_FUNCTION), what, schema_arguments(field));
  if (!is_function && field->type == FIELD_NAMED) {
    if (!lua_istable(L, -1)) layers_fail(L, variant, file, layer.line, SAY(SET_TABLE), what);
    merge_named(L, variant, field, file);
  } else if (variant->file[file].house && layer.type <= LAYER_FUNCTION) {
    check_conflict(L, variant, field, &layer);
  }
  lua_pushvalue(L, -1);
  layer.value = luaL_ref(L, LUA_REGISTRYINDEX);
  add_layer(L, variant, field, layer);
  sandbox_at(L, NULL, 0);
}
