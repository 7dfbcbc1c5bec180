/* read_value.c - one value of a file, read as its descriptor says.
**
** Each function takes the value at `at` to `to`, and returns false with the sentence in
** reader->error. The reader keeps the path to what is being read, so that a sentence can name it.
*/
#include "lua/load/read_value.h"

#include <lauxlib.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/nearest_word.h"
#include "base/text.h"
#include "lua/load/read_trump_ladder.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_given.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "rules/describe_field.h"

enum { KEYS_AN_INSTRUCTION = 2 }; /* that are looked through */

/* Notes what is wrong with what is being read, and returns false. */
#define read_fail(reader, ...) read_fail_values(reader, VALUES(__VA_ARGS__))
static bool read_fail_values(Reader *reader, const Value sentence[]) {
  Text text = text_start(reader->error, sizeof reader->error);
  text_put(&text, reader->path);
  say_values(&text, sentence);
  return false;
}

/* What functions return of values is of trick games. */
static Family family_of(const Reader *reader) {
  return reader->rules ? (Family)reader->rules->family : FAMILY_TRICK;
}

/* Goes on to a part of what is being read, whose name or number stands between these; returns where
** its path ends, for `leave`. */
static size_t enter(Reader *reader, const char *before, const char *name, const char *behind) {
  size_t length = reader->path_length;
  Text path = {reader->path, sizeof reader->path, length};
  text_put(&path, before);
  text_put(&path, name);
  text_put(&path, behind);
  reader->path_length = length + strlen(reader->path + length);
  return length;
}

static void leave(Reader *reader, size_t length) {
  reader->path_length = length;
  reader->path[length] = '\0';
}

enum { WANTED_TEXT = 320 };

/* What may stand there. */
static const char *wanted_of(const Field *field, char out[WANTED_TEXT]) {
  char words[WANTED_TEXT];
  Text text = text_start(words, sizeof words), wanted = text_start(out, WANTED_TEXT);
  schema_describe(&text, field, NULL);
  if (field->type == FIELD_WORD)
    say(&wanted, SAY(MAY_ONE_OF), words);
  else
    text_put(&wanted, words);
  return out;
}

/* Neither it nor what may stand there instead is a value like that at `at`. */
static bool fail_type(Reader *reader, int at, const Field *field) {
  char wanted[WANTED_TEXT], given[GIVEN_TEXT];
  return read_fail(reader, SAY(VALUE_TYPE), wanted_of(field, wanted),
                   script_given(reader->L, at, given));
}

static bool fits(lua_State *L, int at, const Field *field) {
  int type = lua_type(L, at);
  switch (field->type) {
    case FIELD_WORD: return type == LUA_TSTRING;
    case FIELD_NUMBER: return type == LUA_TNUMBER;
    case FIELD_BOOL: return type == LUA_TBOOLEAN;
    case FIELD_RANGE: return type == LUA_TSTRING || type == LUA_TNUMBER;
    case FIELD_ENTRY: return type == LUA_TSTRING;
    case FIELD_FUNCTION: return type == LUA_TFUNCTION;
    case FIELD_TEXT:
      return type == LUA_TSTRING && (!field->prefix || !strncmp(lua_tostring(L, at), field->prefix,
                                                                strlen(field->prefix)));
    case FIELD_CARDS: return type == LUA_TSTRING || lua_cards_test(L, at);
    case FIELD_LADDER: return true; /* says itself what is wrong */
    case FIELD_TABLE:               /* beside it a list may stand there, which it then is not */
      return type == LUA_TTABLE && !(field->other && lua_rawlen(L, at) > 0);
    default: return type == LUA_TTABLE;
  }
}

/* Which of what may stand there is a value like that at `at`: a text by its prefix before any
** other; NULL: none. */
static const Field *choose(const Reader *reader, int at, const Field *field) {
  const Field *found = NULL;
  for (; field; field = field->other) {
    if (!fits(reader->L, at, field)) continue;
    if (field->prefix) return field;
    if (!found) found = field;
  }
  return found;
}

/* ---- single values ---- */

static bool read_word(Reader *reader, int at, const Field *field, uint8_t *to) {
  char wrong[READ_ERROR - READ_PATH];
  const char *given = lua_tostring(reader->L, at);
  int index = fields_word(given, field->words);
  if (index < 0) {
    fields_no_word(given, field->words, wrong, sizeof wrong);
    return read_fail(reader, wrong);
  }
  if (family_of(reader) == FAMILY_CLIMB && field->trick_word && !strcmp(given, field->trick_word))
    return read_fail(reader, SAY(VALUE_TRICK_WORD), given);
  memset(to, field->stored ? field->stored[index] : index, field->size);
  return true;
}

static bool read_number(Reader *reader, int at, const Field *field, void *to) {
  int exact;
  lua_Integer number = lua_tointegerx(reader->L, at, &exact);
  if (!exact) return fail_type(reader, at, field);
  if (number < field->min || number > field->max)
    return read_fail(reader, SAY(VALUE_RANGE), lua_tostring(reader->L, at), field->min, field->max);
  uint8_t small = (uint8_t)number;
  int16_t wide = (int16_t)number;
  memcpy(to, field->size == 1 ? (void *)&small : (void *)&wide, field->size);
  return true;
}

static bool read_range(Reader *reader, int at, const Field *field, Range *to) {
  Range range;
  if (!fields_range(reader->L, at, &range) || range.min < field->min)
    return fail_type(reader, at, field);
  *to = range;
  return true;
}

static bool read_text(Reader *reader, int at, const Field *field, void *to) {
  FieldValue value = {.field = field, .rules = reader->rules, .to = to};
  const char *text = lua_tostring(reader->L, at) + (field->prefix ? strlen(field->prefix) : 0);
  if (field->text->read(&value, text)) return true;
  reader->against = value.against;
  return read_fail(reader, value.error);
}

/* Another entry of the table around, by its name. */
static bool read_entry(Reader *reader, int at, uint8_t *to) {
  char clip[CLIP_TEXT];
  const char *name = lua_tostring(reader->L, at);
  for (int i = 0; i < reader->entries_n; i++)
    if (!strcmp(reader->entries + (size_t)i * reader->entry_size, name))
      return *to = (uint8_t)(1 + i), true;
  return read_fail(reader, SAY(VALUE_NO_ENTRY), text_clip(name, strlen(name), clip),
                   reader->field->name);
}

/* Cards, or their text. */
static bool read_cards(Reader *reader, int at, CardSet *to) {
  char error[128];
  const CardSet *cards = lua_cards_test(reader->L, at);
  if (cards) return *to = *cards, true;
  return cardset_parse(lua_tostring(reader->L, at), to, PACK_MAX, error, sizeof error) ||
         read_fail(reader, SAY(VALUE_IN), error);
}

static bool read_ladder(Reader *reader, int at, Ladder *to) {
  char error[FIELD_ERROR];
  return fields_ladder(reader->L, at, to, error, sizeof error) ||
         read_fail(reader, SAY(VALUE_IN), error);
}

/* ---- lists and tables ---- */

/* The items from `first` on, each to its place; those without a size go where the list says. */
static bool read_list(Reader *reader, int at, const Field *field, uint8_t *to) {
  lua_State *L = reader->L;
  const Field word = {.type = FIELD_WORD, .words = field->words, .size = 1};
  const Field *item = field->item ? field->item : &word;
  int first = field->position ? field->position : 1, n = 0;
  int most = item->size ? field->size / item->size : INT_MAX;
  for (; lua_rawgeti(L, at, first + n) != LUA_TNIL; n++, lua_pop(L, 1)) {
    uint8_t *here = to + n * item->size;
    if (n == most) return read_fail(reader, SAY(VALUE_MANY), most);
    char number[12];
    snprintf(number, sizeof number, "%d", first + n);
    size_t path = enter(reader, "[", number, "]");
    memset(here, 0, item->size);
    if (!read_value(reader, lua_gettop(L), item, here)) return false;
    if (item == &word) ++*here;
    leave(reader, path);
  }
  lua_pop(L, 1);
  if (item->size) to[field->size] = (uint8_t)n;
  char error[FIELD_ERROR];
  if (!fields_listed(L, at, first + n - 1, field->position, error, sizeof error))
    return read_fail(reader, SAY(VALUE_IN), error);
  return n >= field->min || read_fail(reader, SAY(VALUE_EMPTY));
}

static bool read_words(Reader *reader, int at, const Field *field, uint8_t *to) {
  uint8_t list[8 + 1];
  const Field words = {.type = FIELD_LIST, .words = field->words, .size = sizeof list - 1};
  if (!read_list(reader, at, &words, list)) return false;
  *to = 0;
  for (int i = 0; i < list[sizeof list - 1]; i++) *to |= (uint8_t)(1 << (list[i] - 1));
  return true;
}

/* Notes that none of the keys has this name, and returns false: `names` are those of the games of
** this family. */
static bool fail_key(Reader *reader, const char *name, const Field *keys,
                     const char *const names[]) {
  char clip[CLIP_TEXT], list[WANTED_TEXT];
  Text text = text_start(list, sizeof list);
  const char *near = nearest_word(name, names);
  text_clip(name, strlen(name), clip);
  for (const Field *key = keys; key->name; key++)
    if (!key->position && !strcmp(key->name, name) && !schema_is_of(key, family_of(reader)))
      return read_fail(reader, SAY(VALUE_KEY_FAMILY), name, key->family != FAMILY_TRICK,
                       family_of(reader) == FAMILY_TRICK);
  if (near) return read_fail(reader, SAY(VALUE_NEAR_KEY), clip, near);
  schema_describe(&text, &(Field){.type = FIELD_WORD, .words = names}, NULL);
  return read_fail(reader, SAY(VALUE_NO_KEY), clip, list);
}

/* Is the key on the stack, behind which its value is, one of them? */
static bool is_known(Reader *reader, const Field *keys) {
  enum { KEYS_MAX = 32 };
  lua_State *L = reader->L;
  const char *names[KEYS_MAX + 1];
  int n = 0, listed = 0, whole = 0;
  for (const Field *key = keys; key->name; key++) {
    if (!schema_is_of(key, family_of(reader))) continue;
    if (key->position) listed = key->type == FIELD_LIST ? INT16_MAX : key->position;
    if (!key->position && *key->name && n < KEYS_MAX) names[n++] = key->name;
  }
  names[n] = NULL;
  lua_Integer location = lua_isinteger(L, -2) ? lua_tointegerx(L, -2, &whole) : 0;
  if (whole && location >= 1 && location <= listed) return true;
  const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
  if (!name || strlen(name) != lua_rawlen(L, -2))
    return listed ? read_fail(reader, SAY(VALUE_MANY_PLACES))
                  : read_fail(reader, SAY(VALUE_NAMED_ONLY));
  return fields_word(name, names) >= 0 || fail_key(reader, name, keys, names);
}

bool read_known_keys(Reader *reader, int at, const Field *keys) {
  lua_State *L = reader->L;
  int top = lua_gettop(L);
  bool known = true;
  for (lua_pushnil(L); known && lua_next(L, at); lua_settop(L, top + 1)) {
    sandbox_charge(L, 1);
    known = is_known(reader, keys);
  }
  lua_settop(L, top);
  if (known) return true;
  int keys_at = sandbox_lib_walk(L, at); /* the first in order is said */
  for (int i = 1; sandbox_lib_entry(L, at, keys_at, i); i++, lua_pop(L, 2))
    if (!is_known(reader, keys)) return false;
  return true;
}

/* What stands at the key of the table. */
static bool read_key(Reader *reader, int at, const Field *key, uint8_t *record) {
  lua_State *L = reader->L;
  if (key->type == FIELD_SOURCE)
    snprintf((char *)record + key->offset, key->size, "%.100s:%d",
             reader->variant->file[reader->file].path, reader->line);
  if (key->type == FIELD_SOURCE) return true;
  if (key->type == FIELD_LIST && key->position)
    return read_list(reader, at, key, record + key->offset);
  int type = key->position ? lua_rawgeti(L, at, key->position) : lua_getfield(L, at, key->name);
  char wanted[WANTED_TEXT];
  bool words = strchr(key->name, ' ');
  size_t path = enter(reader, words ? "[\"" : ".", key->name, words ? "\"]" : "");
  if (type == LUA_TNIL && key->required)
    return read_fail(reader, SAY(VALUE_MISSING), wanted_of(key, wanted));
  if (type != LUA_TNIL && !read_value(reader, lua_gettop(L), key, record)) return false;
  leave(reader, path);
  lua_pop(L, 1);
  return true;
}

/* The record before its keys are read. */
static void start_record(const Field *field, uint8_t *record) {
  if (field->fresh)
    memcpy(record, field->fresh, field->size);
  else
    memset(record, 0, field->size);
}

static bool read_keys(Reader *reader, int at, const Field *field, uint8_t *record) {
  if (!read_known_keys(reader, at, field->keys)) return false;
  for (const Field *key = field->keys; key->name; key++)
    if (schema_is_of(key, family_of(reader)) && !read_key(reader, at, key, record)) return false;
  return true;
}

/* Calls the descriptor's check, if it has one, of what was read. */
static bool check(Reader *reader, const Field *field, void *to) {
  if (!field->check) return true;
  FieldValue value = {.field = field, .rules = reader->rules, .to = to};
  return field->check(&value) || read_fail(reader, value.error);
}

/* File and line where an entry was set last. */
static void find_source(Reader *reader, const char *name) {
  const Field *field = reader->field;
  const Setting *setting = &reader->variant->setting[schema_index(field)];
  char key[FIELD_NAME + NAME_MAX_LEN], full[FIELD_NAME];
  Text text = text_start(key, sizeof key);
  text_put(&text, schema_name(field, full));
  text_put(&text, ".");
  text_put_some(&text, name, strnlen(name, NAME_MAX_LEN - 1));
  for (int i = setting->n - 1; i >= 0; i--) {
    const Layer *layer = &setting->layer[i];
    sandbox_charge(reader->L, LINE_FEE);
    int line = lines_of(&reader->variant->file[layer->file].shared->lines, key);
    if (line < 0) continue;
    reader->file = layer->file;
    reader->line = line;
    return;
  }
}

/* The names of a table, each into a record of its own; their number, or -1. */
static int read_names(Reader *reader, int at, const Field *field, uint8_t *to) {
  lua_State *L = reader->L;
  int n = 0, most = field->size / field->item->size;
  sandbox_lib_keys(L, at);
  for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    if (lua_type(L, -1) != LUA_TSTRING) continue; /* of the list */
    const char *name = lua_tostring(L, -1);
    uint8_t *record = to + n * field->item->size;
    find_source(reader, name);
    if (n++ == most) return read_fail(reader, SAY(VALUE_MANY), most), -1;
    if (!text_all_plain(name)) return read_fail(reader, SAY(VALUE_NAME), name), -1;
    start_record(field->item, record);
    snprintf((char *)record, NAME_MAX_LEN, "%s", name);
  }
  lua_pop(L, 2);
  return n;
}

static bool read_named(Reader *reader, int at, const Field *field, uint8_t *to) {
  lua_State *L = reader->L;
  const Field *item = field->item;
  int file = reader->file, line = reader->line;
  if (field->keys && !read_key(reader, at, field->keys, (uint8_t *)reader->rules)) return false;
  int n = read_names(reader, at, field, to);
  if (n < 0) return false;
  reader->entries = (const char *)to;
  reader->entry_size = item->size;
  reader->entries_n = n;
  for (int i = 0; i < n; i++, lua_pop(L, 1)) {
    uint8_t *record = to + i * item->size;
    size_t path = enter(reader, ".", (const char *)record, "");
    find_source(reader, (const char *)record);
    lua_getfield(L, at, (const char *)record);
    if (!read_keys(reader, lua_gettop(L), item, record) || !check(reader, item, record))
      return false;
    leave(reader, path);
  }
  reader->file = file;
  reader->line = line;
  to[field->size] = (uint8_t)n;
  return true;
}

/* Notes that the key of the entry on top of the stack, of which a copy lies upon it, names no
** place, and returns false. Nobody wrote the key of what stands there as in a list. */
static bool fail_map_key(Reader *reader, int at, const Field *field, const char *why) {
  char wanted[WANTED_TEXT], given[GIVEN_TEXT];
  lua_State *L = reader->L;
  bool listed = lua_isinteger(L, -3) && lua_tointeger(L, -3) >= 1 &&
                lua_tointeger(L, -3) <= (lua_Integer)lua_rawlen(L, at);
  if (!listed) return read_fail(reader, why);
  return read_fail(reader, SAY(VALUE_NO_MAP_KEY), wanted_of(reader->field, wanted),
                   script_given(reader->L, -2, given), field->text->what);
}

/* Keys that name one place come after those that name several, so that these may differ. */
static bool read_map(Reader *reader, int at, const Field *field, uint8_t *to) {
  lua_State *L = reader->L;
  const Field *item = field->item;
  memset(to, 0, field->size);
  for (int one = 0; one < 2; one++) {
    int keys_at = sandbox_lib_walk(L, at);
    for (int i = 1; sandbox_lib_entry(L, at, keys_at, i); i++, lua_pop(L, 3)) {
      uint64_t places;
      FieldValue value = {.field = field, .rules = reader->rules, .to = &places};
      lua_pushvalue(L, -2);
      const char *key = lua_type(L, -1) == LUA_TBOOLEAN ? NULL : lua_tostring(L, -1);
      if (!key) return fail_type(reader, at, field);
      if (!field->text->read(&value, key)) return fail_map_key(reader, at, field, value.error);
      if (((places & (places - 1)) == 0) != one) continue;
      char shown[41];
      snprintf(shown, sizeof shown, "%s", key);
      size_t path = enter(reader, ".", shown, "");
      for (int location = 0; places; places >>= 1, location++)
        if (places & 1 && !read_value(reader, keys_at + 2, item, to + location * item->size))
          return false;
      leave(reader, path);
    }
  }
  return true;
}

/* ---- any value ---- */

static bool read_chosen(Reader *reader, int at, const Field *field, uint8_t *to) {
  switch (field->type) {
    case FIELD_WORD: return read_word(reader, at, field, to);
    case FIELD_WORDS: return read_words(reader, at, field, to);
    case FIELD_NUMBER: return read_number(reader, at, field, to);
    case FIELD_BOOL: return *to = (uint8_t)lua_toboolean(reader->L, at), true;
    case FIELD_RANGE: return read_range(reader, at, field, (Range *)to);
    case FIELD_TEXT: return read_text(reader, at, field, to);
    case FIELD_FUNCTION:
      if (field->size) *to |= field->stored ? *field->stored : 1;
      return true;
    case FIELD_ENTRY: return read_entry(reader, at, to);
    case FIELD_TABLE: start_record(field, to); return read_keys(reader, at, field, to);
    case FIELD_CARDS: return read_cards(reader, at, (CardSet *)(void *)to);
    case FIELD_OWES:
    case FIELD_LIST: return read_list(reader, at, field, to);
    case FIELD_NAMED: return read_named(reader, at, field, to);
    case FIELD_MAP: return read_map(reader, at, field, to);
    case FIELD_LADDER: return read_ladder(reader, at, (Ladder *)(void *)to);
    case FIELD_SOURCE:
    case FIELD_DECK: break; /* no values of their own */
  }
  return true;
}

/* Is it a text like none of the words, where more than those may stand? */
static bool is_no_word(lua_State *L, int at, const Field *field, const Field *chosen) {
  if (chosen->type != FIELD_WORD || !field->other) return false;
  const char *given = lua_tostring(L, at);
  return fields_word(given, chosen->words) < 0 && !nearest_word(given, chosen->words);
}

bool read_value(Reader *reader, int at, const Field *field, void *base) {
  STACK_GROWS(reader->L, 0);
  enum { ASIDE = 256 };
  int top = lua_gettop(reader->L);
  _Alignas(max_align_t) uint8_t aside[ASIDE] = {0};
  if (family_of(reader) == FAMILY_CLIMB && field->climb) field = field->climb;
  const Field *chosen = choose(reader, at, field);
  luaL_checkstack(reader->L, 16, NULL);
  if (!chosen || is_no_word(reader->L, at, field, chosen)) return fail_type(reader, at, field);
  uint8_t *to = chosen->aside ? aside : (uint8_t *)base + chosen->offset;
  if (!read_chosen(reader, at, chosen, to)) {
    lua_settop(reader->L, top); /* what it was reading */
    return false;
  }
  if (check(reader, chosen, to)) return true;
  char name[NAME_MAX_LEN];
  if (chosen->type == FIELD_NAMED && sscanf(reader->error, ".%23[^.:\1]", name) == 1)
    find_source(reader, name); /* the sentence is of this entry */
  return false;
}

bool fields_owes(lua_State *L, int at, Owes *owes, char *error, size_t error_size) {
  Reader reader = {.L = L, .field = schema_of_hook(HOOK_FOLLOW_OWES)};
  memset(owes, 0, sizeof *owes);
  bool fine = read_value(&reader, lua_absindex(L, at), &schema_owes, owes);
  if (fine) owes_note(owes);
  if (!fine) snprintf(error, error_size, "%s", reader.error);
  return fine;
}
