/* game_files.c - see game_files.h. */
#include "lua/load/game_files.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "base/nearest_word.h"
#include "lua/load/field_docs.h"
#include "lua/load/file_globals.h"
#include "lua/load/file_header.h"
#include "lua/load/inline_rule.h"
#include "lua/load/merge_layers.h"
#include "lua/load/rule_texts.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/stack_balance.h"

/* Raises "unknown field order.tractor: did you mean order.tractors?" */
static void fail_unknown(lua_State *L, const Variant *variant, int file, const char *group,
                         const char *name) {
  const char *words[SETTING_MAX + 16];
  char key[KEY_TEXT];
  int n = 0;
  if (group[0]) {
    for (int i = 0; i < schema_n; i++)
      if (!strcmp(schema[i].group, group)) words[n++] = schema[i].name;
  } else {
    for (int i = 0; schema_groups[i]; i++) words[n++] = schema_groups[i];
    for (int i = 0; header_keys[i]; i++) words[n++] = header_keys[i];
  }
  words[n] = NULL;
  snprintf(key, sizeof key, "%s%s%.40s", group, group[0] ? "." : "", name);
  int line = layers_key_line(&variant->file[file], key);
  const char *near = nearest_word(name, words);
  char meant[KEY_TEXT];
  snprintf(meant, sizeof meant, "%s%s%.40s", group, group[0] ? "." : "", near ? near : "");
  if (near) layers_fail(L, variant, file, line, SAY(GAME_FIELD_NEAR), key, meant);
  luaL_Buffer list;
  luaL_buffinit(L, &list);
  for (int i = 0; i < n; i++) {
    luaL_addstring(&list, i ? " " : "");
    luaL_addstring(&list, words[i]);
  }
  luaL_pushresult(&list);
  layers_fail(L, variant, file, line, SAY(GAME_NO_FIELD), key, lua_tostring(L, -1));
}

/* The key below the value on top of the stack as text; raises when it is none. */
static const char *key_text(lua_State *L, const Variant *variant, int file, const char *group) {
  const char *key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
  if (!key || strlen(key) != lua_rawlen(L, -2))
    layers_fail(L, variant, file, variant->file[file].call_line, SAY(FILE_NAMED),
                group[0] ? group : "game");
  return key;
}

/* The group's table is on top. */
static void set_group(lua_State *L, Variant *variant, int file, const char *group) {
  STACK_GROWS(L, 0);
  int table = lua_gettop(L);
  if (!lua_istable(L, table)) header_fail(L, variant, file, group, SAY(FILE_GROUP), group);
  int keys = sandbox_lib_keys(L, table);
  for (int i = 1; sandbox_lib_entry(L, table, keys, i); i++, lua_pop(L, 2)) {
    const char *name = key_text(L, variant, file, group);
    const Field *field = schema_find(group, name);
    if (!field) fail_unknown(L, variant, file, group, name);
    layers_set_field(L, variant, field, file);
  }
}

/* Lays everything a file sets over what is there. */
static void set_all(lua_State *L, Variant *variant, int file) {
  STACK_GROWS(L, 0);
  luaL_checkstack(L, 32, NULL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[file].table);
  int table = lua_gettop(L);
  int keys = sandbox_lib_keys(L, table);
  for (int i = 1; sandbox_lib_entry(L, table, keys, i); i++, lua_pop(L, 2)) {
    const char *key = key_text(L, variant, file, "");
    const Field *field = NULL;
    if (fields_word(key, header_keys) >= 0) continue;
    if (schema_has_group(key))
      set_group(L, variant, file, key);
    else if ((field = schema_find("", key)))
      layers_set_field(L, variant, field, file);
    else
      fail_unknown(L, variant, file, "", key);
  }
  lua_pop(L, 1);
  docs_check(L, variant, file);
}

/* ---- one file ---- */

/* Who names a file: a header, by one of its keys; or the spec (file -1). */
typedef struct Namer {
  int file;
  const char *key;
} Namer;

static const Namer SPEC = {-1, ""};

/* The line where the namer names it. */
static int namer_line(const Variant *variant, Namer by) {
  return by.file < 0 ? 0 : layers_key_line(&variant->file[by.file], by.key);
}

static _Noreturn void fail_absent(lua_State *L, const Variant *variant, const char *word,
                                  bool house, Namer by) {
  char near[PATH_TEXT];
  int line = namer_line(variant, by);
  bool is_near = find_near(word, house, near), game_too = strcmp(by.key, "excludes") == 0;
  if (!is_near && game_too && find_near(word, false, near)) is_near = true, house = false;
  if (is_near) layers_fail(L, variant, by.file, line, SAY(GAME_NEAR), house ? 1 : 0, word, near);
  layers_fail(L, variant, by.file, line, SAY(GAME_NONE), house ? 1 : 0, word);
}

/* Finds the text of a word; what the file is called goes into *file. */
static RuleText find_it(lua_State *L, Variant *variant, const char *word, bool house, Namer by,
                        File *file) {
  char error[VARIANT_TEXT];
  RuleText text;
  if (!rule_text_find(L, variant, (RuleWord){word, by.file}, &text, error, sizeof error)) {
    if (!error[0]) fail_absent(L, variant, word, house, by);
    layers_fail(L, variant, by.file, namer_line(variant, by), error);
  }
  strcpy(file->path, text.found.path);
  strcpy(file->key, text.key);
  file->id = text.found.id;
  file->carried = text.carried;
  return text;
}

/* What the next place was filled for, where it is there already; else NULL. A file is one whatever
** it is called. */
static const File *find_twin(const Variant *variant, const char *word, bool setting) {
  const File *file = &variant->file[variant->files];
  for (int i = 0; i < variant->files; i++) {
    const File *other = &variant->file[i];
    if (setting ? !strcmp(other->word, word) : file_same(other->id, file->id)) return other;
  }
  return NULL;
}

/* Raises where the file is a game and a house rule is wanted, or the other way round. */
static void check_type(lua_State *L, const Variant *variant, const File *file, const char *word,
                       bool house, Namer by) {
  if (file->house == house) return;
  if (by.file >= 0)
    layers_fail(L, variant, by.file, namer_line(variant, by), SAY(GAME_NAMED), by.key, word, house);
  layers_fail(L, variant, (int)(file - variant->file), file->call_line,
              house ? SAY(GAME_IS_GAME) : SAY(GAME_IS_HOUSE), word);
}

/* Reads the file of a word into a new place; returns its number, or -1 when it is there already. */
static int open_file(lua_State *L, Variant *variant, const char *word, bool house, Namer by) {
  char error[VARIANT_TEXT];
  size_t key;
  RuleText text;
  File *file = &variant->file[variant->files];
  bool setting = file->setting = setting_is(word, &key);
  file->by = by.file;
  if (strlen(word) >= sizeof file->word)
    layers_fail(L, variant, by.file, namer_line(variant, by), SAY(GAME_NAME_LONG), PATH_TEXT - 1);
  if (setting)
    snprintf(file->path, sizeof file->path, "set %.*s", (int)key, word);
  else
    text = find_it(L, variant, word, house, by, file);
  const File *twin = find_twin(variant, word, setting);
  if (twin && !setting && !rule_text_again(variant, &text, twin->key))
    layers_fail(L, variant, -1, 0, SAY(GAME_MANY_FILES), CARRIED_MAX);
  if (twin) check_type(L, variant, twin, word, house, by);
  if (twin) return -1;
  if (variant->files == FILE_MAX) layers_fail(L, variant, -1, 0, SAY(GAME_MANY_FILES), FILE_MAX);
  size_t length;
  say_in(error, SAY(OUT_OF_MEMORY));
  char *words = setting ? setting_text(word, &length)
                        : rule_text_read(variant, &text, &length, error, sizeof error);
  file->shared = words ? text_share(file->path, words, length) : NULL;
  if (!file->shared) layers_fail(L, variant, by.file, namer_line(variant, by), error);
  snprintf(file->word, sizeof file->word, "%s", word);
  int at = variant->files++;
  layers_run_file(L, variant, file);
  check_type(L, variant, file, word, house, by);
  return at;
}

static void add_file(lua_State *L, Variant *variant, const char *word, bool house, Namer by);

/* Adds every house rule that the header requires. */
static void add_required(lua_State *L, Variant *variant, int file) {
  STACK_GROWS(L, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[file].table);
  int type = lua_getfield(L, -1, "requires");
  if (type != LUA_TNIL && type != LUA_TTABLE)
    header_fail(L, variant, file, "requires", SAY(FILE_REQUIRES));
  luaL_checkstack(L, 16, NULL);
  if (type == LUA_TTABLE)
    for (int i = 1; lua_rawgeti(L, -1, i) == LUA_TSTRING; i++) {
      add_file(L, variant, lua_tostring(L, -1), true, (Namer){file, "requires"});
      lua_pop(L, 1);
    }
  lua_settop(L, lua_gettop(L) - (type == LUA_TTABLE ? 3 : 2));
}

/* Raises where a header excludes what is nowhere: it would exclude nothing. A record has the files
** of its sum alone. */
static void check_excluded(lua_State *L, Variant *variant, int file) {
  STACK_GROWS(L, 0);
  int top = lua_gettop(L);
  File found;
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[file].table);
  if (!variant->file[file].carried && lua_getfield(L, -1, "excludes") == LUA_TTABLE)
    for (int i = 1; lua_rawgeti(L, -1, i) == LUA_TSTRING; i++, lua_pop(L, 1)) {
      const char *word = lua_tostring(L, -1);
      size_t key;
      if (!header_is_family(word) && !setting_is(word, &key))
        find_it(L, variant, word, true, (Namer){file, "excludes"}, &found);
    }
  lua_settop(L, top);
}

static void add_file(lua_State *L, Variant *variant, const char *word, bool house, Namer by) {
  char base[PATH_TEXT];
  int at = open_file(L, variant, word, house, by);
  if (at < 0) {
    if (!house) layers_fail(L, variant, -1, 0, SAY(GAME_EXTENDS), word);
    return;
  }
  header_check(L, variant, at);
  header_text(L, variant, at, "extends", base, sizeof base);
  if (base[0]) add_file(L, variant, base, house, (Namer){at, "extends"});
  add_required(L, variant, at);
  check_excluded(L, variant, at);
  set_all(L, variant, at);
}

void layers_add(lua_State *L, Variant *variant, const char *word, bool house) {
  add_file(L, variant, word, house, SPEC);
}
