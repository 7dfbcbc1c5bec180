/* layers.c - reading the files of a game and laying them over each other. */
#include "lua/load/layers_impl.h"

#include <lauxlib.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "language/language.h"
#include "lua/load/read_fields.h"
#include "lua/value/lua_cards.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/load/inline_rule.h"

void layers_fail(lua_State *L, const Variant *variant, int file, int line, const char *format,
                 ...) {
  if (file >= 0)
    lua_pushfstring(L, "%s:%d: ", variant->file[file].path, line);
  else
    lua_pushliteral(L, "");
  va_list arguments;
  va_start(arguments, format);
  lua_pushvfstring(L, format, arguments);
  va_end(arguments);
  lua_concat(L, 2);
  /* A script's errors are English; what was said is kept beside it for who loads the game. */
  Variant *own = sandbox_owner(L);
  snprintf(own->said, sizeof own->said, "%s", lua_tostring(L, -1));
  char words[sizeof own->said];
  lua_pushstring(L, english_text(own->said, words, sizeof words));
  lua_error(L);
  abort(); /* not reached: lua_error does not return */
}

void layers_refuse_values(lua_State *L, const Variant *variant, int file, int line,
                          const Value *sentence) {
  char said[1024];
  layers_fail(L, variant, file, line, "%s", say_values_in(said, sizeof said, sentence));
}

enum { KEYS_AN_INSTRUCTION = 2 }; /* that are looked through */

int layers_line(const Variant *variant, int file, const Field *field, const char *below) {
  char key[KEY_TEXT];
  snprintf(key, sizeof key, "%s%s%s%s%s", field->group, field->group[0] ? "." : "", field->name,
           below ? "." : "", below ? below : "");
  const KeyLines *lines = &variant->file[file].lines;
  sandbox_charge(sandbox_state(variant->sandbox), 1 + (uint64_t)lines->n / KEYS_AN_INSTRUCTION);
  return lines_find(lines, key, variant->file[file].call_line);
}

int layers_value(const Setting *setting) {
  for (int i = setting->n - 1; i >= 0; i--)
    if (setting->layer[i].kind == LAYER_VALUE) return i;
  return -1;
}

const Layer *layers_top(const Setting *setting) {
  return setting->n ? &setting->layer[setting->n - 1] : NULL;
}

Layer layers_function(lua_State *L, const Variant *variant, const Layer *otherwise) {
  lua_Debug function;
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">S", &function);
  for (int i = 0; i < variant->files; i++)
    if (!strcmp(function.source + 1, variant->file[i].path))
      return (Layer){LAYER_FUNCTION, false, i, function.linedefined, LUA_NOREF};
  return *otherwise;
}

void layers_step(lua_State *L, const ValuePlace *place, int depth) {
  enum { FEE = 16 };
  sandbox_charge(L, FEE);
  if (depth > VALUE_DEPTH)
    layers_fail(L, place->variant, place->file, place->line,
                "%s: its value goes more than %d deep: tables in tables, or functions that hold "
                "functions",
                place->what, VALUE_DEPTH);
  luaL_checkstack(L, 12, NULL);
}

static bool equal(lua_State *L, const ValuePlace *place, int a, int b, int depth) {
  layers_step(L, place, depth);
  if (lua_rawequal(L, a, b)) return true;
  if (lua_type(L, a) != LUA_TTABLE || lua_type(L, b) != LUA_TTABLE) return false;
  int n = 0, top = lua_gettop(L);
  sandbox_lib_walk(L, a);
  for (int i = 1; sandbox_lib_entry(L, a, top + 1, i); i++, lua_pop(L, 3), n++) {
    lua_pushvalue(L, -2);
    lua_rawget(L, b);
    if (equal(L, place, top + 3, top + 4, depth + 1)) continue;
    lua_settop(L, top);
    return false;
  }
  for (lua_pushnil(L); lua_next(L, b); lua_pop(L, 1)) n--;
  return n == 0;
}

bool layers_equal(lua_State *L, const ValuePlace *place, int a, int b) {
  return equal(L, place, lua_absindex(L, a), lua_absindex(L, b), 1);
}

/* ---- what a file calls ---- */

static const char DEFINITION[] = "Definition";
const char layers_wrapped[] = "Wrapped", layers_yielding[] = "Yielding";

typedef struct Definition {
  bool house;
  int line;
} Definition;

/* game { … } and house_rule { … }: the table, marked. upvalue: is it a house rule? */
static int define(lua_State *L) {
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

/* Pushes the globals that variants have beside the allowed ones. */
static void push_globals(lua_State *L, Variant *variant) {
  if (luaL_newmetatable(L, DEFINITION)) {
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
  }
  luaL_newmetatable(L, layers_wrapped);
  luaL_newmetatable(L, layers_yielding);
  lua_pop(L, 3);
  lua_newtable(L);
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
  lua_cards_globals(L);
}

/* Runs a text with those globals, its result on the stack; raises what went wrong. */
static void run_text(lua_State *L, Variant *variant, const char *path, const char *text,
                     size_t length) {
  char error[VARIANT_TEXT];
  push_globals(L, variant);
  bool done = sandbox_run(variant->sandbox, path, text, length, -1, error, sizeof error);
  if (!done) layers_fail(L, variant, -1, 0, "%s", error);
  lua_remove(L, -2);
}

/* require "name": a helper in variants/lib, run once. */
static int require_helper(lua_State *L) {
  Variant *variant = lua_touserdata(L, lua_upvalueindex(1));
  const char *name = luaL_checkstring(L, 1);
  FoundFile found;
  if (variant->frame)
    return luaL_error(L, "`require` is for the head of a file, not for a function that is asked");
  luaL_getsubtable(L, LUA_REGISTRYINDEX, "helpers");
  if (lua_getfield(L, -1, name) != LUA_TNIL) return 1;
  if (!find_helper(name, &found))
    return luaL_error(L, "there is no helper `%s` in variants/lib; nothing else can be required",
                      name);
  size_t length;
  char error[VARIANT_TEXT];
  char *text = find_read(found.path, &length, error, sizeof error);
  if (!text) return luaL_error(L, "%s", error);
  lua_pushboolean(L, 0); /* while it runs: who requires it then gets false, not a circle */
  lua_setfield(L, 2, name);
  push_globals(L, variant);
  bool done = sandbox_run(variant->sandbox, found.path, text, length, -1, error, sizeof error);
  free(text);
  if (!done) layers_fail(L, variant, -1, 0, "%s", error);
  lua_pushvalue(L, -1);
  lua_setfield(L, 2, name);
  return 1;
}

/* ---- what files say of each other ---- */

static const char OUTSIDE[] =
    "the folder of the file that names it and the folders of the variants";

/* What a file names is seen from its folder, and stays in it or goes to the variants. The spec
** leads as far as whoever asked for it may go; a field that is set, as far as what names it. */
static Reach reach_of(const Variant *variant, int at, char folder[PATH_TEXT]) {
  while (at >= 0 && variant->file[at].setting) at = variant->file[at].by;
  if (at < 0) return variant->reach ? *variant->reach : reach_anywhere;
  const File *file = &variant->file[at];
  const char *slash = strrchr(file->path, '/');
  snprintf(folder, PATH_TEXT, "%.*s", slash ? (int)(slash - file->path) : 0, file->path);
  if (slash == file->path) strcpy(folder, "/.");
  return (Reach){folder, folder[0] ? folder : ".", OUTSIDE};
}

enum { SEARCH_FEE = 1000 }; /* of looking for a file */

/* Is file b what file a calls by the word? */
static bool is_called(lua_State *L, const Variant *variant, int a, const char *word, int b) {
  const File *file = &variant->file[b];
  bool path = find_is_path(word);
  size_t key, n = strlen(word), length = strlen(file->path);
  if (!path && !strcmp(word, file->word)) return true;
  bool alike = length > n + 4 && !strncmp(file->path + length - n - 4, word, n);
  if (setting_is(word, &key) || (!path && !alike)) return false;
  char folder[PATH_TEXT], error[VARIANT_TEXT];
  FoundFile found;
  Reach reach = reach_of(variant, a, folder);
  sandbox_charge(L, SEARCH_FEE);
  return find_file(word, &reach, &found, error, sizeof error) && file_same(found.id, file->id);
}

/* Has the list of file a's header the word? Or, with b from 0 on, one that is file b? */
static bool header_has(lua_State *L, const Variant *variant, int a, const char *list,
                       const char *word, int b) {
  bool found = false;
  int top = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[a].table);
  if (lua_getfield(L, -1, list) == LUA_TTABLE)
    for (int i = 1; !found && lua_rawgeti(L, -1, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
      const char *said = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
      if (said) found = b < 0 ? !strcmp(said, word) : is_called(L, variant, a, said, b);
      sandbox_charge(L, 1);
    }
  lua_settop(L, top);
  return found;
}

bool layers_header_lists(lua_State *L, const Variant *variant, int a, const char *list, int b) {
  return header_has(L, variant, a, list, NULL, b);
}

/* ---- one file ---- */

/* As a header names them, in the order of Family. */
static const char *const families[] = {"trick", "climb", NULL};

static const char *const header_keys[] = {"name",    "family",   "extends",  "summary",
                                          "source",  "requires", "excludes", "needs",
                                          "default", "players",  NULL};

/* Raises "unknown field order.tractor: did you mean tractors?" */
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
  int line = lines_find(&variant->file[file].lines, key, variant->file[file].call_line);
  const char *near = nearest_word(name, words);
  if (near) layers_refuse(L, variant, file, line, SAY(GAME_FIELD_NEAR), key, near);
  luaL_Buffer list;
  luaL_buffinit(L, &list);
  for (int i = 0; i < n; i++) {
    luaL_addstring(&list, i ? " " : "");
    luaL_addstring(&list, words[i]);
  }
  luaL_pushresult(&list);
  layers_refuse(L, variant, file, line, SAY(GAME_NO_FIELD), key, lua_tostring(L, -1));
}

/* The key on top of the stack as text; raises when it is none. */
static const char *key_text(lua_State *L, const Variant *variant, int file, const char *group) {
  if (lua_type(L, -1) != LUA_TSTRING)
    layers_fail(L, variant, file, variant->file[file].call_line,
                "%s: a name is wanted before each value (name = value)", group[0] ? group : "game");
  return lua_tostring(L, -1);
}

/* The group's table is on top. */
static void set_group(lua_State *L, Variant *variant, int file, const char *group) {
  int table = lua_gettop(L);
  if (!lua_istable(L, table))
    layers_fail(L, variant, file,
                lines_find(&variant->file[file].lines, group, variant->file[file].call_line),
                "%s: must be a table { field = value, … }", group);
  sandbox_lib_keys(L, table);
  for (int i = 1; lua_rawgeti(L, table + 1, i) != LUA_TNIL; i++, lua_settop(L, table + 1)) {
    const char *name = key_text(L, variant, file, group);
    const Field *field = schema_find(group, name);
    if (!field) fail_unknown(L, variant, file, group, name);
    lua_getfield(L, table, name);
    layers_set_field(L, variant, field, file);
  }
  lua_settop(L, table);
}

/* Lays everything a file sets over what is there. */
static void set_all(lua_State *L, Variant *variant, int file) {
  luaL_checkstack(L, 32, NULL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[file].table);
  int table = lua_gettop(L);
  sandbox_lib_keys(L, table);
  for (int i = 1; lua_rawgeti(L, table + 1, i) != LUA_TNIL; i++, lua_settop(L, table + 1)) {
    const char *key = key_text(L, variant, file, "");
    const Field *field = schema_find("", key);
    lua_getfield(L, table, key);
    if (field)
      layers_set_field(L, variant, field, file);
    else if (schema_has_group(key))
      set_group(L, variant, file, key);
    else if (fields_word(key, header_keys) < 0)
      fail_unknown(L, variant, file, "", key);
  }
  lua_settop(L, table - 1);
}

/* A text of the header into out. */
static void header_text(lua_State *L, const Variant *variant, int file, const char *key, char *out,
                        size_t size) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[file].table);
  int type = lua_getfield(L, -1, key);
  if (type != LUA_TNIL && type != LUA_TSTRING)
    layers_fail(L, variant, file,
                lines_find(&variant->file[file].lines, key, variant->file[file].call_line),
                "%s: must be a text", key);
  const char *text = type == LUA_TSTRING ? lua_tostring(L, -1) : "";
  text_copy(out, size, text, strlen(text));
  lua_pop(L, 2);
}

/* Runs the file's text; its table and what kind of definition it is go into *file. */
static void run_file(lua_State *L, Variant *variant, File *file) {
  lines_read(&file->lines, file->text, file->length);
  run_text(L, variant, file->path, file->text, file->length);
  const Definition *definition = luaL_testudata(L, -1, DEFINITION);
  if (!definition)
    layers_fail(L, variant, -1, 0, "%s:1: must return game { … } or house_rule { … }", file->path);
  file->house = definition->house;
  file->call_line = lines_find(&file->lines, "name", definition->line);
  lua_getiuservalue(L, -1, 1);
  file->table = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pop(L, 1);
}

/* Who names a file: a header, by one of its keys; or the spec (file -1). */
typedef struct Namer {
  int file;
  const char *key;
} Namer;

static const Namer SPEC = {-1, ""};

/* The line where the namer names it. */
static int namer_line(const Variant *variant, Namer by) {
  if (by.file < 0) return 0;
  const File *file = &variant->file[by.file];
  return lines_find(&file->lines, by.key, file->call_line);
}

static _Noreturn void fail_absent(lua_State *L, const Variant *variant, const char *word,
                                  bool house, Namer by) {
  char near[PATH_TEXT];
  int line = namer_line(variant, by);
  if (find_near(word, house, near))
    layers_refuse(L, variant, by.file, line, SAY(GAME_NEAR), house ? 1 : 0, word, near);
  layers_refuse(L, variant, by.file, line, SAY(GAME_NONE), house ? 1 : 0, word);
}

/* Finds the file of a word; its path and id go into *file. */
static void find_it(lua_State *L, Variant *variant, const char *word, bool house, Namer by,
                    File *file) {
  char folder[PATH_TEXT], error[VARIANT_TEXT];
  FoundFile found;
  Reach reach = reach_of(variant, by.file, folder);
  sandbox_charge(L, SEARCH_FEE);
  if (!find_file(word, &reach, &found, error, sizeof error)) {
    if (!error[0]) fail_absent(L, variant, word, house, by);
    layers_fail(L, variant, by.file, namer_line(variant, by), "%s", error);
  }
  strcpy(file->path, found.path);
  file->id = found.id;
}

/* Is what the next place was filled for there already? A file is one whatever it is called. */
static bool is_there(const Variant *variant, const char *word, bool setting) {
  const File *file = &variant->file[variant->files];
  for (int i = 0; i < variant->files; i++) {
    const File *other = &variant->file[i];
    if (setting ? !strcmp(other->word, word) : file_same(other->id, file->id)) return true;
  }
  return false;
}

/* Reads the file of a word into a new place; returns its number, or -1 when it is there already. */
static int open_file(lua_State *L, Variant *variant, const char *word, bool house, Namer by) {
  char error[VARIANT_TEXT];
  size_t key;
  File *file = &variant->file[variant->files];
  bool setting = file->setting = setting_is(word, &key);
  file->by = by.file;
  if (strlen(word) >= sizeof file->word)
    layers_refuse(L, variant, by.file, namer_line(variant, by), SAY(GAME_NAME_LONG), PATH_TEXT - 1);
  if (setting)
    snprintf(file->path, sizeof file->path, "set %.*s", (int)key, word);
  else
    find_it(L, variant, word, house, by, file);
  if (is_there(variant, word, setting)) return -1;
  if (variant->files == FILE_MAX) layers_refuse(L, variant, -1, 0, SAY(GAME_MANY_FILES), FILE_MAX);
  file->text = setting ? setting_text(word, &file->length)
                       : find_read(file->path, &file->length, error, sizeof error);
  if (!file->text)
    layers_fail(L, variant, by.file, namer_line(variant, by), "%s",
                setting ? SAY(OUT_OF_MEMORY) : error);
  snprintf(file->word, sizeof file->word, "%s", word);
  int at = variant->files++;
  run_file(L, variant, file);
  if (file->house && !house)
    layers_refuse(L, variant, at, file->call_line, SAY(GAME_IS_HOUSE), word);
  if (!file->house && house)
    layers_refuse(L, variant, at, file->call_line, SAY(GAME_IS_GAME), word);
  return at;
}

static int family_line(const File *file) {
  return lines_find(&file->lines, "family", file->call_line);
}

/* A game says its family, once for all that it extends; a house rule may say it again. */
static void set_family(lua_State *L, Variant *variant, int at, const char *word) {
  const File *file = &variant->file[at];
  int family = fields_word(word, families);
  if (family < 0)
    layers_fail(L, variant, at, family_line(file),
                "family = \"%s\": must be \"trick\" or \"climb\"", word);
  bool first = !file->house && !variant->has_family;
  if (first) variant->rules.family = (uint8_t)family;
  if (first) variant->has_family = true;
  if (family != variant->rules.family)
    layers_refuse(L, variant, at, family_line(file), SAY(GAME_FAMILY), file->name,
                  family == FAMILY_TRICK, variant->file[0].name, family != FAMILY_TRICK);
}

/* Is the value on top a list of texts and nothing else? */
static bool is_list_of_texts(lua_State *L) {
  if (!lua_istable(L, -1)) return false;
  int n = 0, list = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, list); n++, lua_pop(L, 1))
    if (lua_type(L, -1) != LUA_TSTRING || lua_type(L, -2) != LUA_TNUMBER) {
      lua_settop(L, list);
      return false;
    }
  bool dense = (lua_Unsigned)n == lua_rawlen(L, list);
  return dense;
}

/* { players = "6+", packs = 2 }; what the ranges say is looked at when they are asked for. */
static bool is_needs(lua_State *L) {
  Range range;
  bool good = lua_istable(L, -1);
  int table = lua_gettop(L), n = 0;
  static const char *const keys[] = {"players", "packs", NULL};
  for (int i = 0; good && keys[i]; i++, lua_settop(L, table)) {
    if (lua_getfield(L, table, keys[i]) == LUA_TNIL) continue;
    good = fields_range(L, -1, &range);
    n++;
  }
  for (lua_pushnil(L); good && lua_next(L, table); lua_pop(L, 1)) n--;
  lua_settop(L, table);
  return good && n == 0;
}

/* What each key of a header holds. */
static bool header_holds(lua_State *L, const char *key, const char **wanted) {
  int type = lua_type(L, -1);
  if (strcmp(key, "requires") == 0 || strcmp(key, "excludes") == 0) {
    *wanted = "a list of names: { \"one\", \"another\" }";
    return is_list_of_texts(L);
  }
  if (strcmp(key, "needs") == 0) {
    *wanted = "a table of ranges: { players = \"6+\", packs = 2 }";
    return is_needs(L);
  }
  if (strcmp(key, "default") == 0) {
    *wanted = "true or false";
    return type == LUA_TBOOLEAN;
  }
  if (strcmp(key, "players") == 0) {
    *wanted = "a number of players";
    return type == LUA_TNUMBER && lua_isinteger(L, -1);
  }
  *wanted = "a text";
  return type == LUA_TSTRING;
}

static void check_header_values(lua_State *L, const Variant *variant, int at) {
  const File *file = &variant->file[at];
  const char *wanted = "";
  lua_rawgeti(L, LUA_REGISTRYINDEX, file->table);
  for (int i = 0; header_keys[i]; i++, lua_pop(L, 1))
    if (lua_getfield(L, -1, header_keys[i]) != LUA_TNIL &&
        !header_holds(L, header_keys[i], &wanted))
      layers_fail(L, variant, at, lines_find(&file->lines, header_keys[i], file->call_line),
                  "%s: must be %s", header_keys[i], wanted);
  lua_pop(L, 1);
}

static void check_header(lua_State *L, Variant *variant, int at) {
  File *file = &variant->file[at];
  char family[32];
  check_header_values(L, variant, at);
  header_text(L, variant, at, "name", file->name, sizeof file->name);
  header_text(L, variant, at, "family", family, sizeof family);
  if (!file->name[0]) layers_fail(L, variant, at, file->call_line, "name: is missing");
  if (family[0]) set_family(L, variant, at, family);
}

static void add_file(lua_State *L, Variant *variant, const char *word, bool house, Namer by);

/* Adds every house rule that the header requires. */
static void add_required(lua_State *L, Variant *variant, int file) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[file].table);
  int type = lua_getfield(L, -1, "requires");
  if (type != LUA_TNIL && type != LUA_TTABLE)
    layers_fail(L, variant, file,
                lines_find(&variant->file[file].lines, "requires", variant->file[file].call_line),
                "requires: must be a list of house rules");
  luaL_checkstack(L, 16, NULL);
  if (type == LUA_TTABLE)
    for (int i = 1; lua_rawgeti(L, -1, i) == LUA_TSTRING; i++) {
      add_file(L, variant, lua_tostring(L, -1), true, (Namer){file, "requires"});
      lua_pop(L, 1);
    }
  lua_settop(L, lua_gettop(L) - (type == LUA_TTABLE ? 3 : 2));
}

static void add_file(lua_State *L, Variant *variant, const char *word, bool house, Namer by) {
  char base[PATH_TEXT];
  int at = open_file(L, variant, word, house, by);
  if (at < 0) {
    if (!house) layers_refuse(L, variant, -1, 0, SAY(GAME_EXTENDS), word);
    return;
  }
  check_header(L, variant, at);
  header_text(L, variant, at, "extends", base, sizeof base);
  if (base[0]) add_file(L, variant, base, house, (Namer){at, "extends"});
  add_required(L, variant, at);
  set_all(L, variant, at);
}

void layers_add(lua_State *L, Variant *variant, const char *word, bool house) {
  add_file(L, variant, word, house, SPEC);
}

void layers_header(lua_State *L, Variant *variant, const char *path) {
  File *file = &variant->file[variant->files];
  char error[VARIANT_TEXT];
  snprintf(file->path, sizeof file->path, "%s", path);
  file->text = find_read(path, &file->length, error, sizeof error);
  if (!file->text) layers_fail(L, variant, -1, 0, "%s", error);
  run_file(L, variant, &variant->file[variant->files++]);
  lua_rawgeti(L, LUA_REGISTRYINDEX, file->table);
}

/* How many arguments the schema names: "(players, packs)". */
static int argument_count(const Field *field) {
  int n = 1;
  for (const char *c = field->arguments; *c; c++) n += *c == ',';
  return n;
}

/* inherited() of a function that is evaluated while loading; upvalues: variant, field, layer
** below, and the numbers. */
static int inherited_value(lua_State *L) {
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
  const Setting *setting = &variant->setting[schema_index(field)];
  if (layer < 0) {
    lua_pushnil(L);
    return;
  }
  luaL_checkstack(L, 16, NULL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, setting->layer[layer].value);
  if (setting->layer[layer].kind == LAYER_VALUE) return;
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
    layers_fail(L, variant, -1, 0, "%s", error);
}

/* Is the number in the range that the header's needs give under `key`? */
static void check_need(lua_State *L, Variant *variant, int file, const char *key, int number) {
  Range range;
  if (lua_getfield(L, -1, key) != LUA_TNIL) {
    int line = lines_find(&variant->file[file].lines, "needs", variant->file[file].call_line);
    if (!fields_range(L, -1, &range))
      layers_fail(L, variant, file, line, "needs.%s: must be a range: 2, \"2+\" or \"2-4\"", key);
    if (!range_has(range, number)) {
      luaL_tolstring(L, -1, NULL);
      layers_refuse(L, variant, file, line, SAY(GAME_NEEDS), variant->file[file].name,
                    lua_tostring(L, -1), strcmp(key, "players") == 0, number);
    }
  }
  lua_pop(L, 1);
}

void layers_need(lua_State *L, Variant *variant, const char *key, int number) {
  for (int i = 0; i < variant->files; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[i].table);
    if (lua_getfield(L, -1, "needs") == LUA_TTABLE) check_need(L, variant, i, key, number);
    lua_pop(L, 2);
  }
}

void layers_check(lua_State *L, Variant *variant) {
  for (int i = 0; i < variant->files; i++) {
    const File *file = &variant->file[i];
    for (int j = 0; j < variant->files; j++)
      if (layers_header_lists(L, variant, i, "excludes", j))
        layers_refuse(L, variant, i, lines_find(&file->lines, "excludes", file->call_line),
                      SAY(GAME_EXCLUDES), file->name, variant->file[j].name, variant->file[j].path);
    if (header_has(L, variant, i, "excludes", families[variant->rules.family], -1))
      layers_refuse(L, variant, i, lines_find(&file->lines, "excludes", file->call_line),
                    SAY(GAME_NOT_FOR), file->name, variant->rules.family == FAMILY_TRICK,
                    variant->file[0].name);
  }
}
