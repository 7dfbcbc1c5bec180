/* file_globals.c - see file_globals.h. */
#include "lua/load/file_globals.h"

#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lua/load/rule_texts.h"
#include "lua/load/script_tokens.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_unit.h"

static const char DEFINITION[] = "Definition", HELPERS[] = "helpers";
const char layers_wrapped[] = "Wrapped", layers_yielding[] = "Yielding";

typedef struct Definition {
  bool house;
  int line;
} Definition;

/* game { … } and house_rule { … }: the table, marked. upvalue: is it a house rule? */
static int define(lua_State *L) {
  STACK_GROWS(L, 1);
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Debug frame;
  Definition *definition = lua_newuserdatauv(L, sizeof *definition, 1);
  *definition = (Definition){lua_toboolean(L, lua_upvalueindex(1)), 1};
  if (lua_getstack(L, 1, &frame) && lua_getinfo(L, "l", &frame) && frame.currentline > 0)
    definition->line = frame.currentline;
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  luaL_setmetatable(L, DEFINITION);
  return 1;
}

/* The first argument, marked by a metatable. */
static int mark(lua_State *L, const char *as) {
  STACK_GROWS(L, 1);
  lua_newuserdatauv(L, 1, 1);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  luaL_setmetatable(L, as);
  return 1;
}

/* wrap(function) */
static int wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  return mark(L, layers_wrapped);
}

/* unless_set(value or function) */
static int unless_set(lua_State *L) {
  luaL_argcheck(L, !lua_isnoneornil(L, 1), 1, "a value is wanted");
  return mark(L, layers_yielding);
}

static int require_helper(lua_State *L);

/* Pushes the globals that variants have beside the allowed ones: one table for all files, with
** which what stands behind their environments is kept. */
static void push_globals(lua_State *L, Variant *variant) {
  STACK_GROWS(L, 1);
  static const char globals; /* in the registry */
  enum { GLOBALS_MAX = 16 };
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &globals) == LUA_TTABLE) return;
  lua_pop(L, 1);
  if (luaL_newmetatable(L, DEFINITION)) {
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
  }
  luaL_newmetatable(L, layers_wrapped);
  luaL_newmetatable(L, layers_yielding);
  lua_pop(L, 3);
  lua_createtable(L, 0, GLOBALS_MAX);
  for (int house = 0; house < 2; house++) {
    lua_pushboolean(L, house);
    lua_pushcclosure(L, define, 1);
    lua_setfield(L, -2, house ? "house_rule" : "game");
  }
  lua_pushcfunction(L, wrap);
  lua_setfield(L, -2, "wrap");
  lua_pushcfunction(L, unless_set);
  lua_setfield(L, -2, "unless_set");
  lua_pushlightuserdata(L, variant);
  lua_pushcclosure(L, require_helper, 1);
  lua_setfield(L, -2, "require");
  lua_globals_add(L);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &globals);
}

/* Runs a text with those globals, its result on the stack; raises what went wrong. */
static void run_text(lua_State *L, Variant *variant, const Script *script) {
  char error[VARIANT_TEXT];
  STACK_GROWS(L, 1);
  push_globals(L, variant);
  bool done = sandbox_run(variant->sandbox, script, -1, error, sizeof error);
  if (!done && script_returns(script->text, script->length, "scenarios"))
    say_fail(error, sizeof error, SAY(FILE_SCENARIOS), script->name);
  if (!done) layers_fail(L, variant, -1, 0, error);
  lua_remove(L, -2);
}

/* require "name": a helper in variants/lib, run once. */
static int require_helper(lua_State *L) {
  Variant *variant = lua_touserdata(L, lua_upvalueindex(1));
  const char *name = luaL_checkstring(L, 1);
  RuleText helper;
  lua_settop(L, 1); /* what else is given is not looked at */
  STACK_GROWS(L, 2);
  if (variant->questions.running) return script_refuse(L, SAY(FILE_REQUIRE_HEAD));
  luaL_getsubtable(L, LUA_REGISTRYINDEX, HELPERS);
  if (lua_getfield(L, -1, name) != LUA_TNIL) return 1;
  lua_pop(L, 1);
  if (!rule_text_helper(variant, name, &helper)) return script_refuse(L, SAY(FILE_NO_HELPER), name);
  size_t length;
  char error[VARIANT_TEXT];
  char *text = rule_text_read(variant, &helper, &length, error, sizeof error);
  if (!text) return luaL_error(L, "%s", error);
  lua_pushboolean(L, 0); /* while it runs: who requires it then gets false, not a circle */
  lua_setfield(L, 2, name);
  push_globals(L, variant);
  Script script = {.name = helper.found.path, .text = text, .length = length};
  bool done = sandbox_run(variant->sandbox, &script, -1, error, sizeof error);
  free(text);
  if (!done) layers_fail(L, variant, -1, 0, error);
  lua_remove(L, -2);
  lua_pushvalue(L, -1);
  lua_setfield(L, 2, name);
  return 1;
}

bool layers_has_helpers(lua_State *L) {
  bool has = lua_getfield(L, LUA_REGISTRYINDEX, HELPERS) != LUA_TNIL;
  lua_pop(L, 1);
  return has;
}

void layers_run_file(lua_State *L, Variant *variant, File *file) {
  STACK_GROWS(L, 0);
  run_text(L, variant, &file->shared->script);
  const Definition *definition = luaL_testudata(L, -1, DEFINITION);
  if (!definition) layers_fail(L, variant, -1, 0, SAY(FILE_NO_GAME), file->path);
  file->house = definition->house;
  file->call_line = lines_find(&file->shared->lines, "name", definition->line);
  lua_getiuservalue(L, -1, 1);
  file->table = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pop(L, 1);
}

void layers_header(lua_State *L, Variant *variant, const char *path) {
  STACK_GROWS(L, 1);
  File *file = &variant->file[variant->files];
  char error[VARIANT_TEXT];
  snprintf(file->path, sizeof file->path, "%s", path);
  size_t length;
  char *words = find_read(path, &length, error, sizeof error);
  file->shared = words ? text_share(path, words, length) : NULL;
  if (words && !file->shared) say_in(error, SAY(OUT_OF_MEMORY));
  if (!file->shared) layers_fail(L, variant, -1, 0, error);
  layers_run_file(L, variant, &variant->file[variant->files++]);
  lua_rawgeti(L, LUA_REGISTRYINDEX, file->table);
}
