/* read_fields.c - from the Lua values of the fields to Rules: words, numbers, lists and the deck.
** The fields with a form of their own are read in read_records.c. */
#include "lua/load/read_fields.h"

#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/order.h"
#include "base/sentences.h"
#include "lua/load/file_header.h"
#include "lua/load/read_records.h"
#include "lua/sandbox/sandbox_library.h"

void read_fail(const Reader *reader, const char *format, ...) {
  const Field *field = reader->field;
  char sentence[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(sentence, sizeof sentence, format, arguments);
  va_end(arguments);
  layers_fail(reader->L, reader->variant, reader->file, reader->line, "%s%s%s%s", field->group,
              field->group[0] ? "." : "", field->name, sentence);
}

void read_printable(const Reader *reader, const char *name) {
  if (!text_all_plain(name))
    read_fail(reader, ".%s: a name must be of characters that can be shown", name);
}

const char *list_words(const char *const words[], char *out, size_t size) {
  size_t n = 0;
  out[0] = '\0';
  for (int i = 0; words[i] && n < size; i++)
    n += (size_t)snprintf(out + n, size - n, "%s\"%s\"",
                          i == 0         ? ""
                          : words[i + 1] ? ", "
                                         : " or ",
                          words[i]);
  return out;
}

int read_word(const Reader *reader, int at, const char *const words[]) {
  char all[400], given[64];
  int index = -1;
  if (lua_type(reader->L, at) == LUA_TSTRING)
    index = fields_word(lua_tostring(reader->L, at), words);
  if (index >= 0) return index;
  list_words(words, all, sizeof all);
  if (lua_type(reader->L, at) != LUA_TSTRING)
    read_fail(reader, ": must be one of %s, not a %s", all, luaL_typename(reader->L, at));
  snprintf(given, sizeof given, "%.40s", lua_tostring(reader->L, at));
  const char *near = nearest_word(given, words);
  if (near) read_fail(reader, " = \"%s\": did you mean \"%s\"? (%s)", given, near, all);
  read_fail(reader, " = \"%s\": must be one of %s", given, all);
}

int read_number(const Reader *reader, int at, const char *what, int min, int max) {
  lua_State *L = reader->L;
  int exact;
  lua_Integer number = lua_tointegerx(L, at, &exact);
  if (!exact || lua_type(L, at) != LUA_TNUMBER)
    read_fail(reader, "%s: must be a whole number, not %s", what, sandbox_lib_text(L, at));
  if (number < min || number > max) {
    if (number < -1000000000 || number > 1000000000) number = number < 0 ? min - 1 : max;
    read_fail(reader, "%s = %d: must be from %d to %d", what, (int)number, min, max);
  }
  return (int)number;
}

/* Stores a small number in the field's bytes. */
static void store(Rules *rules, const Field *field, int number) {
  unsigned char *to = (unsigned char *)rules + field->offset;
  if (field->size == 1) {
    uint8_t value = (uint8_t)number;
    memcpy(to, &value, sizeof value);
  } else {
    int16_t value = (int16_t)number;
    memcpy(to, &value, sizeof value);
  }
}

static void read_set(const Reader *reader, int at) {
  lua_State *L = reader->L;
  int set = 0;
  if (!lua_istable(L, at)) read_fail(reader, ": must be a list of words, { } for none");
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1))
    set |= 1 << read_word(reader, -1, reader->field->words);
  lua_pop(L, 1);
  store(reader->rules, reader->field, set);
}

static void read_list(const Reader *reader, int at) {
  lua_State *L = reader->L;
  const Field *field = reader->field;
  uint8_t *list = (uint8_t *)reader->rules + field->offset, n = 0;
  if (!lua_istable(L, at)) read_fail(reader, ": must be a list of words, { } for none");
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    int index = read_word(reader, -1, field->words);
    if (n == field->size) read_fail(reader, ": at most %d words", (int)field->size);
    list[n++] = (uint8_t)(1 + index);
  }
  lua_pop(L, 1);
  for (int i = n; i < field->size; i++) list[i] = 0;
  list[field->size] = n; /* its number stands behind it, see schema.h */
}

/* Reads the value on top of the stack into the rules. */
static void read_value(const Reader *reader) {
  lua_State *L = reader->L;
  const Field *field = reader->field;
  int at = lua_gettop(L);
  if (reader->rules->family == FAMILY_CLIMB && read_climb(reader, at)) return;
  switch (field->type) {
    case FIELD_WORD: store(reader->rules, field, read_word(reader, at, field->words)); break;
    case FIELD_WORDS: read_set(reader, at); break;
    case FIELD_LIST: read_list(reader, at); break;
    case FIELD_OWES: read_owes(reader, at); break;
    case FIELD_NUMBER:
      store(reader->rules, field, read_number(reader, at, "", field->min, field->max));
      break;
    case FIELD_BOOL:
      if (!lua_isboolean(L, at)) read_fail(reader, ": must be true or false");
      store(reader->rules, field, lua_toboolean(L, at));
      break;
    case FIELD_OTHER: read_other(reader, at); break;
  }
}

/* A reader of a field: file and line are those of its topmost layer. */
static Reader reader_of(lua_State *L, Variant *variant, const Field *field) {
  const Layer *layer = layers_top(&variant->setting[schema_index(field)]);
  return (Reader){L,
                  variant,
                  &variant->rules,
                  field,
                  layer ? layer->file : 0,
                  layer ? layer->line : variant->file[0].call_line};
}

/* Which layer gives the value: the topmost, if functions are evaluated now; else the highest
** value, which inherited() answers by. */
static int value_layer(const Setting *setting, const Field *field) {
  return field->hook < 0 && field->arguments ? setting->n - 1 : layers_value(setting);
}

static void compile_field(lua_State *L, Variant *variant, const Field *field) {
  const Setting *setting = &variant->setting[schema_index(field)];
  Reader reader = reader_of(L, variant, field);
  if (setting->n == 0) {
    bool has = field->family == FAMILY_BOTH || field->family == variant->rules.family;
    if (field->required && has) read_fail(&reader, ": is not set, and there is no neutral value");
    return;
  }
  int layer = value_layer(setting, field);
  if (layer < 0) return;
  const Layer *from = &setting->layer[layer];
  reader.file = from->file;
  reader.line = from->line;
  const Rules *rules = &variant->rules;
  layers_push(L, variant, field, layer, (const int[]){rules->players, rules->deck.packs}, 2);
  read_value(&reader);
  lua_pop(L, 1);
}

/* ---- the deck ---- */

/* Pushes what deck.players holds; the reader is its own. */
static Reader push_players(lua_State *L, Variant *variant) {
  const Field *field = schema_find("deck", "players");
  const Setting *setting = &variant->setting[schema_index(field)];
  Reader reader = reader_of(L, variant, field);
  if (setting->n == 0) read_fail(&reader, ": is not set, and there is no neutral value");
  layers_push(L, variant, field, layers_value(setting), NULL, 0);
  return reader;
}

/* deck.tables, if the game has tables: then it says what gatherings there are. */
static void read_tables(lua_State *L, Variant *variant, Range *tables) {
  const Field *field = schema_find("deck", "tables");
  const Setting *setting = &variant->setting[schema_index(field)];
  if (setting->n == 0) return;
  Reader reader = reader_of(L, variant, field);
  layers_push(L, variant, field, layers_value(setting), NULL, 0);
  if (!fields_range(L, -1, tables) || tables->min < 2)
    read_fail(&reader, ": must be a range of two or more: \"4-5\"");
  lua_pop(L, 1);
}

int fields_player_counts(lua_State *L, Variant *variant, int counts[SEAT_MAX]) {
  Reader reader = push_players(L, variant);
  Range range, tables = {0, 0};
  uint8_t sizes[TABLE_MAX];
  int n = 0;
  bool rows = lua_istable(L, -1);
  if (!rows && !fields_range(L, -1, &range))
    read_fail(&reader, ": must be a range (\"5-8\") or a table of rows, [6] = { packs = 2, … }");
  if (!rows) read_tables(L, variant, &tables);
  for (int players = 2; players <= SEAT_MAX; players++) {
    bool has = !rows &&
               (tables.min ? rules_tables(tables, players, sizes) > 0 : range_has(range, players));
    if (rows) {
      has = lua_rawgeti(L, -1, players) != LUA_TNIL;
      lua_pop(L, 1);
    }
    if (has) counts[n++] = players;
  }
  if (n == 0) read_fail(&reader, ": names no number of players from 2 to %d", SEAT_MAX);
  lua_pop(L, 1);
  return n;
}

static int choose_players(lua_State *L, Variant *variant, int players) {
  int counts[SEAT_MAX];
  char all[128] = "";
  int n = fields_player_counts(L, variant, counts);
  int wanted = players ? players : variant->game_players;
  if (!wanted) return counts[0];
  for (int i = 0; i < n; i++) {
    size_t length = strlen(all);
    if (counts[i] == wanted) return wanted;
    if (!players && i == n - 1) return counts[0];
    snprintf(all + length, sizeof all - length, "%s%d", i ? ", " : "", counts[i]);
  }
  Reader reader = push_players(L, variant);
  char said[192];
  read_fail(&reader, ": %s", say_in(said, SAY(GAME_NO_DECK), wanted, all));
}

/* Pushes the field's value for the deck, or the row's (at `row`, 0: no row) if it names it. */
static Reader push_of_deck(lua_State *L, Variant *variant, const Field *field, const char *key,
                           int row) {
  const Setting *setting = &variant->setting[schema_index(field)];
  const Rules *rules = &variant->rules;
  if (row && lua_getfield(L, row, key) != LUA_TNIL) {
    Reader reader = reader_of(L, variant, schema_find("deck", "players"));
    char below[16];
    snprintf(below, sizeof below, "%d", rules->players);
    reader.line = layers_line(variant, reader.file, reader.field, below);
    reader.field = field;
    return reader;
  }
  if (row) lua_pop(L, 1);
  int number[3] = {rules->players, rules->deck.packs, 0}, n = 2;
  if (!strcmp(field->group, "kitty")) {
    number[1] = rules_deck_size(rules);
    number[2] = rules->deck.packs;
    n = 3;
  }
  layers_push(L, variant, field, setting->n - 1, number, n);
  return reader_of(L, variant, field);
}

static void check_row(lua_State *L, Variant *variant, int row) {
  static const char *const keys[] = {"packs", "LJ", "HJ", "lowest", "without", "kitty", NULL};
  Reader reader = reader_of(L, variant, schema_find("deck", "players"));
  char below[16];
  snprintf(below, sizeof below, "%d", variant->rules.players);
  reader.line = layers_line(variant, reader.file, reader.field, below);
  if (!lua_istable(L, row)) read_fail(&reader, "[%s]: must be a table { packs = 2, … }", below);
  sandbox_lib_walk(L, row);
  int keys_at = lua_gettop(L);
  for (int i = 1; sandbox_lib_entry(L, row, keys_at, i); i++, lua_pop(L, 2))
    if (lua_type(L, -2) != LUA_TSTRING)
      read_fail(&reader, "[%s]: only named values", below);
    else
      read_key(&reader, lua_tostring(L, -2), keys);
}

/* So many packs the game is played with: its own, or as many as were asked for. */
static int deck_packs(const Variant *variant) {
  return variant->full_packs ? variant->full_packs : variant->rules.deck.packs;
}

/* Players, packs, jokers, what is left out, the kitty: in this order, each from what came
** before. */
static void compile_deck(lua_State *L, Variant *variant, int players) {
  static const char *const names[] = {"packs", "LJ", "HJ", "lowest", "without", "kitty"};
  Rules *rules = &variant->rules;
  int top = lua_gettop(L);
  rules->players = (uint8_t)choose_players(L, variant, players);
  layers_need(L, variant, "players", rules->players);
  push_players(L, variant);
  int row = 0;
  if (lua_istable(L, -1)) {
    lua_rawgeti(L, -1, rules->players);
    row = lua_gettop(L);
    check_row(L, variant, row);
  }
  for (int i = 0; i < 6; i++) {
    const Field *field = i < 5 ? schema_find("deck", names[i]) : schema_find("kitty", "size");
    Reader reader = push_of_deck(L, variant, field, names[i], row);
    if (!lua_isnil(L, -1))
      read_value(&reader);
    else if (i == 0)
      read_fail(&reader, ": is not set, here or in the row of deck.players");
    else if (i == 5 && rules->family == FAMILY_TRICK)
      read_fail(&reader, ": is not set, here or in the row of deck.players");
    lua_pop(L, 1);
    if (i == 0) layers_need(L, variant, "packs", deck_packs(variant));
  }
  lua_settop(L, top);
  read_tables(L, variant, &rules->deck.tables);
  compile_field(L, variant, schema_find("deck", "fit"));
  bool own = variant->own_first && rules->deck.packs == variant->full_packs;
  if (variant->full_packs && !own) rules_full_packs(rules, variant->full_packs);
}

static bool is_of_deck(const Field *field) {
  return !strcmp(field->group, "deck") ||
         (!strcmp(field->group, "kitty") && !strcmp(field->name, "size"));
}

/* Raises the sentence, which begins with the field to blame where there is one, with the place
** where that field was set last, or its group is in the game's file. */
static void fail_where_set(lua_State *L, Variant *variant, const char *error) {
  char group[KEY_TEXT], *dot;
  snprintf(group, sizeof group, "%.*s", (int)strcspn(error, ":"), error);
  int line = lines_find(&variant->file[0].lines, group, variant->file[0].call_line);
  dot = strchr(group, '.');
  if (dot) *dot++ = '\0';
  const Field *field = dot ? schema_find(group, dot) : schema_find("", group);
  const Layer *top = field ? layers_top(&variant->setting[schema_index(field)]) : NULL;
  layers_fail(L, variant, top ? top->file : 0, top ? top->line : line, "%s", error);
}

/* Does every card have its place under the ladders that are values? A function is asked later. */
static void check_ladders(lua_State *L, Variant *variant) {
  static const char *const names[] = {"trumps", "no_trump"};
  Rules rules = variant->rules;
  rules.hooked = 0;
  for (int i = 0; i < 2 && rules.family == FAMILY_TRICK; i++) {
    const Field *field = schema_find("order", names[i]);
    const Layer *top = layers_top(&variant->setting[schema_index(field)]);
    Order order;
    char error[256];
    Trump trump = {rules.levels.track[rules.levels.start], i ? SUIT_NONE : SPADES};
    if (!top || top->kind != LAYER_VALUE) continue;
    if (!order_make(&order, &rules, trump, NULL, error, sizeof error))
      layers_fail(L, variant, top->file, top->line, "order.%s: %s", names[i], error);
  }
}

void fields_compile(lua_State *L, Variant *variant, int players) {
  compile_deck(L, variant, players);
  for (int i = 0; i < schema_n; i++)
    if (!is_of_deck(&schema[i])) compile_field(L, variant, &schema[i]);
}

void fields_check(lua_State *L, Variant *variant) {
  char error[256];
  if (!rules_check(&variant->rules, error, sizeof error)) fail_where_set(L, variant, error);
  check_ladders(L, variant);
}
