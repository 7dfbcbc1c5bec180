/* file_header.c - see file_header.h. */
#include "lua/load/file_header.h"

#include <assert.h>
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "lua/load/inline_rule.h"
#include "lua/load/rule_texts.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/stack_balance.h"

/* ---- what files say of each other ---- */

/* Is file b what file a calls by the word? */
static bool is_called(lua_State *L, const Variant *variant, int a, const char *word, int b) {
  const File *file = &variant->file[b];
  bool path = find_is_path(word);
  size_t key, n = strlen(word), length = strlen(file->path);
  if (!path && !strcmp(word, file->word)) return true;
  bool alike = length > n + 4 && !strncmp(file->path + length - n - 4, word, n);
  if (setting_is(word, &key) || (!path && !alike)) return false;
  char error[VARIANT_TEXT];
  RuleText text;
  return rule_text_find(L, variant, (RuleWord){word, a}, &text, error, sizeof error) &&
         file_same(text.found.id, file->id);
}

/* Has the list of file a's header the word? Or, with b from 0 on, one that is file b? */
static bool header_has(lua_State *L, const Variant *variant, int a, const char *list,
                       const char *word, int b) {
  STACK_GROWS(L, 0);
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

/* ---- one header ---- */

/* As a header names them, in the order of Family. */
static const char *const families[] = {"trick", "climb", NULL};

const char *const header_keys[] = {"name",     "family",   "extends", "summary", "source",
                                   "requires", "excludes", "needs",   "default", "players",
                                   "zh",       "aliases",  "doc",     NULL};

void header_text(lua_State *L, const Variant *variant, int file, const char *key, char *out,
                 size_t size) {
  STACK_GROWS(L, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[file].table);
  int type = lua_getfield(L, -1, key);
  if (type != LUA_TNIL && type != LUA_TSTRING)
    header_fail(L, variant, file, key, SAY(HEAD_MUST_BE), key, SAY(HEAD_A_TEXT));
  const char *text = type == LUA_TSTRING ? lua_tostring(L, -1) : "";
  text_copy(out, size, text, strlen(text));
  lua_pop(L, 2);
}

void header_say_both(lua_State *L, const char *text, int zh, const char *key, char *out,
                     size_t size) {
  STACK_GROWS(L, 0);
  enum { MARKS = 16, HALF_MAX = 512 }; /* of the sentence around both */
  char english[HALF_MAX], chinese[HALF_MAX] = "";
  size_t half = (size - MARKS) / 2;
  assert(size > MARKS && half <= HALF_MAX);
  text_copy(english, half, text, strlen(text));
  if (lua_istable(L, zh) && lua_getfield(L, zh, key) == LUA_TSTRING) {
    size_t length;
    const char *translated = lua_tolstring(L, -1, &length);
    text_copy(chinese, half, translated, length);
  }
  if (lua_istable(L, zh)) lua_pop(L, 1);
  if (*chinese)
    say_values_in(out, size, VALUES(SAY(IN_LANGUAGE), english, chinese));
  else
    snprintf(out, size, "%s", english);
}

void header_said(lua_State *L, int header, const char *key, char *out, size_t size) {
  STACK_GROWS(L, 0);
  header = lua_absindex(L, header);
  lua_getfield(L, header, "zh");
  bool text = lua_getfield(L, header, key) == LUA_TSTRING;
  header_say_both(L, text ? lua_tostring(L, -1) : "", lua_gettop(L) - 1, key, out, size);
  lua_pop(L, 2);
}

/* A game says its family, once for all that it extends; a house rule may say it again. */
static void set_family(lua_State *L, Variant *variant, int at, const char *word) {
  const File *file = &variant->file[at];
  int family = fields_word(word, families);
  if (family < 0) header_fail(L, variant, at, "family", SAY(HEAD_FAMILY), word);
  bool first = !file->house && !variant->has_family;
  if (first) variant->rules.family = (uint8_t)family;
  if (first) variant->has_family = true;
  if (family != variant->rules.family)
    header_fail(L, variant, at, "family", SAY(GAME_FAMILY), file->name, family == FAMILY_TRICK,
                variant->file[0].name, family != FAMILY_TRICK);
}

/* Is the value on top a table, of each of whose entries, key and value on top, this holds? */
static bool is_table_of(lua_State *L, bool (*holds)(lua_State *L)) {
  STACK_GROWS(L, 0);
  bool good = lua_istable(L, -1);
  int table = lua_gettop(L);
  if (good) lua_pushnil(L);
  for (; good && lua_next(L, table); lua_pop(L, 1)) good = holds(L);
  lua_settop(L, table);
  return good;
}

bool header_is_family(const char *word) { return fields_word(word, families) >= 0; }

static bool is_text(lua_State *L) { return lua_type(L, -1) == LUA_TSTRING; }
static bool is_bool(lua_State *L) { return lua_isboolean(L, -1); }
static bool is_whole(lua_State *L) { return lua_isinteger(L, -1); }
static bool is_item(lua_State *L) { return lua_type(L, -2) == LUA_TNUMBER && is_text(L); }
static bool is_named(lua_State *L) { return lua_type(L, -2) == LUA_TSTRING && is_text(L); }
static bool is_texts_by_name(lua_State *L) { return is_table_of(L, is_named); }

/* A list of texts and nothing else. */
static bool is_list_of_texts(lua_State *L) {
  STACK_GROWS(L, 0);
  if (!is_table_of(L, is_item)) return false;
  lua_Unsigned n = 0;
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) n++;
  return n == lua_rawlen(L, -1);
}

/* { players = "6+", packs = 2 }; what the ranges say is looked at when they are asked for. */
static bool is_need(lua_State *L) {
  static const char *const keys[] = {"players", "packs", NULL};
  Range range;
  return lua_type(L, -2) == LUA_TSTRING && fields_word(lua_tostring(L, -2), keys) >= 0 &&
         fields_range(L, -1, &range);
}
static bool is_needs(lua_State *L) { return is_table_of(L, is_need); }

/* { name = "…", summary = "…", words = { bomb = "…" }, doc = { … } } */
static bool is_translated(lua_State *L) {
  enum { TABLES = 2 };
  static const char *const keys[] = {"words", "doc", "name", "summary", NULL};
  int key = lua_type(L, -2) == LUA_TSTRING ? fields_word(lua_tostring(L, -2), keys) : -1;
  return key >= TABLES ? is_text(L) : key >= 0 && is_texts_by_name(L);
}
static bool is_translation(lua_State *L) { return is_table_of(L, is_translated); }

/* What each key of a header holds; those that are not here hold a text. */
static const struct {
  const char *key;
  bool (*holds)(lua_State *L); /* the value on top? */
  const char *wanted;
  bool (*entry)(lua_State *L); /* of a table by name: an entry; NULL: it is none */
} HOLDS[] = {{"requires", is_list_of_texts, SAY(HEAD_NAMES), NULL},
             {"excludes", is_list_of_texts, SAY(HEAD_NAMES), NULL},
             {"needs", is_needs, SAY(HEAD_RANGES), is_need},
             {"default", is_bool, SAY(MAY_BOOL), NULL},
             {"players", is_whole, SAY(HEAD_NUMBER), NULL},
             {"doc", is_texts_by_name, SAY(HEAD_DOCS), is_named},
             {"zh", is_translation, SAY(HEAD_TEXTS), is_translated}};

/* Raises for the value on top, which is not what the key holds. Of a table by name the entry is
** named that does not fit. */
static _Noreturn void fail_value(lua_State *L, const Variant *variant, int at, const char *key,
                                 const char *wanted, bool (*entry)(lua_State *L)) {
  int table = lua_gettop(L);
  if (entry && lua_istable(L, table))
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1))
      if (!entry(L) && lua_type(L, -2) == LUA_TSTRING)
        header_fail(L, variant, at, key, SAY(HEAD_ENTRY), key, wanted, lua_tostring(L, -2));
  header_fail(L, variant, at, key, SAY(HEAD_MUST_BE), key, wanted);
}

/* The value on top, of that key. */
static void check_header_value(lua_State *L, const Variant *variant, int at, const char *key) {
  for (size_t i = 0; i < sizeof HOLDS / sizeof *HOLDS; i++) {
    if (strcmp(key, HOLDS[i].key) != 0) continue;
    if (!HOLDS[i].holds(L)) fail_value(L, variant, at, key, HOLDS[i].wanted, HOLDS[i].entry);
    return;
  }
  if (!is_text(L)) fail_value(L, variant, at, key, SAY(HEAD_A_TEXT), NULL);
}

static void check_header_values(lua_State *L, const Variant *variant, int at) {
  STACK_GROWS(L, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[at].table);
  for (int i = 0; header_keys[i]; i++, lua_pop(L, 1))
    if (lua_getfield(L, -1, header_keys[i]) != LUA_TNIL)
      check_header_value(L, variant, at, header_keys[i]);
  lua_pop(L, 1);
}

void header_check(lua_State *L, Variant *variant, int at) {
  STACK_GROWS(L, 0);
  File *file = &variant->file[at];
  char family[32];
  check_header_values(L, variant, at);
  lua_rawgeti(L, LUA_REGISTRYINDEX, file->table);
  header_said(L, -1, "name", file->name, sizeof file->name);
  lua_pop(L, 1);
  header_text(L, variant, at, "family", family, sizeof family);
  if (!file->name[0]) layers_fail(L, variant, at, file->call_line, SAY(HEAD_NO_NAME));
  if (family[0]) set_family(L, variant, at, family);
}

/* The word for a name in the topmost file that has one. */
static void say_word(lua_State *L, const Variant *variant, const char *name, char out[WORD_SAID]) {
  STACK_GROWS(L, 0);
  int top = lua_gettop(L);
  for (int i = variant->files - 1; i >= 0 && !*out; i--, lua_settop(L, top)) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[i].table);
    if (lua_getfield(L, -1, "zh") != LUA_TTABLE || lua_getfield(L, -1, "words") != LUA_TTABLE ||
        lua_getfield(L, -1, name) != LUA_TSTRING)
      continue;
    char english[NAME_MAX_LEN];
    snprintf(english, sizeof english, "%s", name);
    for (char *c = english; *c; c++)
      if (*c == '_') *c = ' ';
    lua_pop(L, 1);
    header_say_both(L, english, lua_gettop(L), name, out, WORD_SAID);
  }
}

void header_words(lua_State *L, Variant *variant) {
  Rules *rules = &variant->rules;
  for (int i = 0; i < rules->lead.forms_n; i++)
    say_word(L, variant, rules->lead.forms[i].name, rules->lead.forms[i].word);
  for (int i = 0; i < rules->declare.bids_n; i++)
    say_word(L, variant, rules->declare.bids[i].name, rules->declare.bids[i].word);
  for (int i = 0; i < rules->rule_phases; i++)
    say_word(L, variant, rules->phase[i].name, rules->phase[i].word);
}

/* ---- when all files are there ---- */

/* Is the number in the range that the header's needs give under `key`? */
static void check_need(lua_State *L, Variant *variant, int file, const char *key, int number) {
  STACK_GROWS(L, 0);
  Range range;
  if (lua_getfield(L, -1, key) != LUA_TNIL) {
    if (!fields_range(L, -1, &range)) header_fail(L, variant, file, "needs", SAY(HEAD_NEEDS), key);
    if (!range_has(range, number)) {
      luaL_tolstring(L, -1, NULL);
      header_fail(L, variant, file, "needs", SAY(GAME_NEEDS), variant->file[file].name,
                  lua_tostring(L, -1), strcmp(key, "players") == 0, number);
    }
  }
  lua_pop(L, 1);
}

void layers_need(lua_State *L, Variant *variant, const char *key, int number) {
  STACK_GROWS(L, 0);
  for (int i = 0; i < variant->files; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, variant->file[i].table);
    if (lua_getfield(L, -1, "needs") == LUA_TTABLE) check_need(L, variant, i, key, number);
    lua_pop(L, 2);
  }
}

void layers_check(lua_State *L, Variant *variant) {
  STACK_GROWS(L, 0);
  for (int i = 0; i < variant->files; i++) {
    const File *file = &variant->file[i];
    lua_rawgeti(L, LUA_REGISTRYINDEX, file->table);
    bool excludes = lua_getfield(L, -1, "excludes") == LUA_TTABLE;
    lua_pop(L, 2);
    if (!excludes) continue;
    for (int j = 0; j < variant->files; j++)
      if (layers_header_lists(L, variant, i, "excludes", j))
        header_fail(L, variant, i, "excludes", SAY(GAME_EXCLUDES), file->name,
                    variant->file[j].name, variant->file[j].path);
    if (header_has(L, variant, i, "excludes", families[variant->rules.family], -1))
      header_fail(L, variant, i, "excludes", SAY(GAME_NOT_FOR), file->name,
                  variant->rules.family == FAMILY_TRICK, variant->file[0].name);
  }
}
