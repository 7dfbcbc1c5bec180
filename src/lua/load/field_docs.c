/* field_docs.c - see field_docs.h. */
#include "lua/load/field_docs.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/load/file_globals.h"
#include "lua/load/file_header.h"
#include "lua/sandbox/stack_balance.h"

enum { TABLES_DEEP = 8 };

/* Pushes what the file itself sets for the field; nil: nothing. */
static void push_own(lua_State *L, const Variant *variant, int at, const Field *field) {
  STACK_GROWS(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[at].table);
  if (field->group[0]) {
    lua_getfield(L, -1, field->group);
    lua_remove(L, -2);
  }
  if (lua_istable(L, -1))
    lua_getfield(L, -1, field->name);
  else
    lua_pushnil(L);
  lua_remove(L, -2);
}

/* The header, or its `zh`, is on top. */
static void check_texts(lua_State *L, const Variant *variant, int at) {
  STACK_GROWS(L, 0);
  int top = lua_gettop(L);
  if (lua_getfield(L, top, "doc") == LUA_TTABLE)
    for (lua_pushnil(L); lua_next(L, top + 1); lua_pop(L, 1)) {
      const char *name = lua_tostring(L, -2);
      const Field *field = schema_named(name);
      if (field) push_own(L, variant, at, field);
      if (!field || lua_isnil(L, -1))
        header_fail(L, variant, at, "doc", field ? SAY(DOC_UNSET) : SAY(DOC_NO_FIELD), name);
      lua_pop(L, 1);
    }
  lua_settop(L, top);
}

void docs_check(lua_State *L, const Variant *variant, int at) {
  STACK_GROWS(L, 0);
  luaL_checkstack(L, 12, NULL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[at].table);
  check_texts(L, variant, at);
  if (lua_getfield(L, -1, "zh") == LUA_TTABLE) check_texts(L, variant, at);
  lua_pop(L, 2);
}

/* Does a file name a form, a kind of declaration or a phase so? */
static bool is_entry(lua_State *L, const Variant *variant, const char *name) {
  STACK_GROWS(L, 0);
  int top = lua_gettop(L);
  bool found = false;
  for (int i = 0; i < schema_n; i++) {
    if (schema[i].type != FIELD_NAMED) continue;
    for (int at = 0; !found && at < variant->files; at++, lua_settop(L, top)) {
      push_own(L, variant, at, &schema[i]);
      found = lua_istable(L, -1) && lua_getfield(L, -1, name) != LUA_TNIL;
    }
  }
  return found;
}

void docs_check_words(lua_State *L, const Variant *variant) {
  STACK_GROWS(L, 0);
  int top = lua_gettop(L);
  luaL_checkstack(L, 12, NULL);
  for (int at = 0; at < variant->files; at++, lua_settop(L, top)) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[at].table);
    if (!variant->file[at].house || lua_getfield(L, -1, "zh") != LUA_TTABLE ||
        lua_getfield(L, -1, "words") != LUA_TTABLE)
      continue;
    for (lua_pushnil(L); lua_next(L, top + 3); lua_pop(L, 1))
      if (!is_entry(L, variant, lua_tostring(L, -2)))
        header_fail(L, variant, at, "zh", SAY(DOC_NO_ENTRY), lua_tostring(L, -2));
  }
}

/* Is the value on top a function, marked or not, or a table with one in it? */
static bool holds_function(lua_State *L, int deep) {
  STACK_GROWS(L, 0);
  int top = lua_gettop(L);
  bool found = lua_isfunction(L, top);
  luaL_checkstack(L, 6, NULL);
  if (luaL_testudata(L, top, layers_wrapped) || luaL_testudata(L, top, layers_yielding)) {
    lua_getiuservalue(L, top, 1);
    found = holds_function(L, deep);
  } else if (lua_istable(L, top) && deep < TABLES_DEEP) {
    for (lua_pushnil(L); !found && lua_next(L, top); lua_settop(L, top + 1))
      found = holds_function(L, deep + 1);
  }
  lua_settop(L, top);
  return found;
}

bool docs_is_function(lua_State *L, const Variant *variant, int at, const Field *field) {
  STACK_GROWS(L, 0);
  push_own(L, variant, at, field);
  bool found = holds_function(L, 0);
  lua_pop(L, 1);
  return found;
}

/* How many fields the file sets. */
static int fields_set(lua_State *L, const Variant *variant, int at) {
  STACK_GROWS(L, 0);
  int n = 0;
  for (int i = 0; i < schema_n; i++) {
    push_own(L, variant, at, &schema[i]);
    n += !lua_isnil(L, -1);
    lua_pop(L, 1);
  }
  return n;
}

void docs_said(lua_State *L, const Variant *variant, int at, const Field *field, char *out,
               size_t size) {
  STACK_GROWS(L, 0);
  char name[FIELD_NAME];
  const File *file = &variant->file[at];
  int top = lua_gettop(L);
  schema_name(field, name);
  lua_rawgeti(L, LUA_REGISTRYINDEX, file->table);
  bool doc = lua_getfield(L, top + 1, "doc") == LUA_TTABLE;
  bool zh = lua_getfield(L, top + 1, "zh") == LUA_TTABLE;
  if (zh) lua_getfield(L, top + 3, "doc");
  bool text = doc && lua_getfield(L, top + 2, name) == LUA_TSTRING;
  const char *english = text ? lua_tostring(L, -1) : "";
  header_say_both(L, english, zh ? top + 4 : top + 3, name, out, size);
  bool alone = !*out && file->house && fields_set(L, variant, at) == 1;
  if (alone) header_said(L, top + 1, "summary", out, size);
  if (alone && !*out) header_said(L, top + 1, "name", out, size);
  lua_settop(L, top);
}
