/* read_fields.c - from the Lua values of the fields to Rules: the deck first, then the other fields
** in the order of the schema, each by its descriptor (read_value.c). */
#include "lua/load/read_fields.h"

#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "base/text.h"
#include "lua/load/file_header.h"
#include "lua/load/read_value.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/stack_balance.h"
#include "play/order.h"

/* Is what file `a` sets laid over what `b` sets? It is, where it brings that along. */
static bool is_above(const Variant *variant, int a, int b) {
  for (int file = b; file >= 0; file = variant->file[file].by)
    if (file == a) return a != b;
  for (int file = a; file >= 0; file = variant->file[file].by)
    if (file == b) return false;
  return a > b;
}

/* Where two fields do not go together, the one that was set last is at fault. */
static ScriptLocation location_of(const Reader *reader) {
  const Variant *variant = reader->variant;
  const Field *other = reader->against ? schema_named(reader->against) : NULL;
  const Layer *top = other ? layers_top(&variant->setting[schema_index(other)]) : NULL;
  bool later = top && is_above(variant, top->file, reader->file);
  return later ? layers_location(variant, top->file, top->line)
               : layers_location(variant, reader->file, reader->line);
}

/* Raises the location, the field's name, and what is wrong with it. */
#define fail(reader, ...) fail_values(reader, VALUES(__VA_ARGS__))
static _Noreturn void fail_values(const Reader *reader, const Value sentence[]) {
  char name[FIELD_NAME], said[READ_ERROR + FIELD_NAME];
  Text text = text_start(said, sizeof said);
  text_put(&text, schema_name(reader->field, name));
  say_values(&text, sentence);
  script_fail(reader->L, location_of(reader), said);
}

/* Reads the value on top of the stack into the rules; raises. */
static void read_top(Reader *reader) {
  STACK_GROWS(reader->L, 0);
  if (!read_value(reader, lua_gettop(reader->L), reader->field, reader->rules))
    fail(reader, reader->error);
}

/* A reader of a field: file and line are those of its topmost layer. */
static Reader reader_of(lua_State *L, Variant *variant, const Field *field) {
  const Layer *layer = layers_top(&variant->setting[schema_index(field)]);
  return (Reader){.L = L,
                  .variant = variant,
                  .rules = &variant->rules,
                  .field = field,
                  .file = layer ? layer->file : 0,
                  .line = layer ? layer->line : variant->file[0].call_line};
}

/* Which layer gives the value: the topmost, if functions are evaluated now; else the highest
** value, which inherited() answers by. */
static int value_layer(const Setting *setting, const Field *field) {
  return field->hook < 0 && field->arguments ? setting->n - 1 : layers_value(setting);
}

static void compile_field(lua_State *L, Variant *variant, const Field *field) {
  STACK_GROWS(L, 0);
  const Setting *setting = &variant->setting[schema_index(field)];
  Reader reader = reader_of(L, variant, field);
  if (setting->n == 0) {
    if (field->required && schema_is_of(field, (Family)variant->rules.family))
      fail(&reader, SAY(VALUE_NOT_SET));
    return;
  }
  int layer = value_layer(setting, field);
  if (layer < 0) return;
  reader.file = setting->layer[layer].file;
  reader.line = setting->layer[layer].line;
  const Rules *rules = &variant->rules;
  layers_push(L, variant, field, layer, (const int[]){rules->players, rules->deck.packs}, 2);
  read_top(&reader);
  lua_pop(L, 1);
}

/* ---- the deck ---- */

/* Pushes what deck.players holds; the reader is its own. */
static Reader push_players(lua_State *L, Variant *variant) {
  STACK_GROWS(L, 1);
  const Field *field = schema_find("deck", "players");
  const Setting *setting = &variant->setting[schema_index(field)];
  Reader reader = reader_of(L, variant, field);
  if (setting->n == 0) fail(&reader, SAY(VALUE_NOT_SET));
  layers_push(L, variant, field, layers_value(setting), NULL, 0);
  return reader;
}

/* deck.tables, if the game has tables: then it says what gatherings there are. */
static void read_tables(lua_State *L, Variant *variant) {
  const Field *field = schema_find("deck", "tables");
  if (variant->setting[schema_index(field)].n > 0) compile_field(L, variant, field);
}

int fields_player_counts(lua_State *L, Variant *variant, int counts[SEAT_MAX]) {
  STACK_GROWS(L, 0);
  Reader reader = push_players(L, variant);
  Range range, tables;
  uint8_t sizes[TABLE_MAX];
  int n = 0;
  bool rows = lua_istable(L, -1);
  if (!rows && !fields_range(L, -1, &range)) fail(&reader, SAY(VALUE_DECK));
  if (!rows) read_tables(L, variant);
  tables = variant->rules.deck.tables;
  for (int players = 2; players <= SEAT_MAX; players++) {
    bool has = !rows &&
               (tables.min ? rules_tables(tables, players, sizes) > 0 : range_has(range, players));
    if (rows) {
      has = lua_rawgeti(L, -1, players) != LUA_TNIL;
      lua_pop(L, 1);
    }
    if (has) counts[n++] = players;
  }
  if (n == 0) fail(&reader, SAY(VALUE_NO_PLAYERS), SEAT_MAX);
  lua_pop(L, 1);
  return n;
}

static int choose_players(lua_State *L, Variant *variant, int players) {
  STACK_GROWS(L, 0);
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
  fail(&reader, SAY(VALUE_IN), say_in(said, SAY(GAME_NO_DECK), wanted, all));
}

/* Does the row (at `row`, 0: no row) name the key? Then it is pushed. */
static bool push_of_row(lua_State *L, const char *key, int row) {
  if (row && lua_getfield(L, row, key) != LUA_TNIL) return true;
  if (row) lua_pop(L, 1);
  return false;
}

/* Reads the field's own value aside: it must be one, though a row decides. */
static void check_overridden(lua_State *L, Variant *variant, const Field *field) {
  STACK_GROWS(L, 0);
  const Layer *top = layers_top(&variant->setting[schema_index(field)]);
  if (!top || top->type != LAYER_VALUE) return;
  Rules aside = variant->rules;
  Reader reader = reader_of(L, variant, field);
  reader.rules = &aside;
  layers_push(L, variant, field, variant->setting[schema_index(field)].n - 1, NULL, 0);
  read_top(&reader);
  lua_pop(L, 1);
}

/* Pushes the field's value for the deck, or the row's (at `row`, 0: no row) if it names it. */
static Reader push_of_deck(lua_State *L, Variant *variant, const Field *field, const char *key,
                           int row) {
  STACK_GROWS(L, 1);
  const Setting *setting = &variant->setting[schema_index(field)];
  const Rules *rules = &variant->rules;
  if (push_of_row(L, key, row)) {
    Reader reader = reader_of(L, variant, schema_find("deck", "players"));
    char below[16];
    snprintf(below, sizeof below, "%d", rules->players);
    reader.line = layers_line(variant, reader.file, reader.field, below);
    reader.field = field;
    check_overridden(L, variant, field);
    return reader;
  }
  int number[3] = {rules->players, rules->deck.packs, 0}, n = 2;
  if (!strcmp(field->group, "kitty")) {
    number[1] = rules_deck_size(rules);
    number[2] = rules->deck.packs;
    n = 3;
  }
  layers_push(L, variant, field, setting->n - 1, number, n);
  return reader_of(L, variant, field);
}

/* Raises where neither the field nor a row says what the deck must have: it is the rows that lack
** it, of whoever wrote them last. */
static _Noreturn void fail_not_in_deck(Variant *variant, Reader *reader) {
  Reader rows = reader_of(reader->L, variant, schema_find("deck", "players"));
  reader->file = rows.file;
  reader->line = rows.line;
  fail(reader, SAY(VALUE_NOT_IN_DECK));
}

static void check_row(lua_State *L, Variant *variant, int row) {
  Reader reader = reader_of(L, variant, schema_find("deck", "players"));
  snprintf(reader.path, sizeof reader.path, "[%d]", variant->rules.players);
  char below[16];
  snprintf(below, sizeof below, "%d", variant->rules.players);
  reader.line = layers_line(variant, reader.file, reader.field, below);
  if (!lua_istable(L, row)) fail(&reader, SAY(VALUE_ROW), reader.path);
  if (!read_known_keys(&reader, row, reader.field->keys)) fail(&reader, reader.error);
}

/* So many packs the game is played with: its own, or as many as were asked for. */
static int deck_packs(const Variant *variant) {
  return variant->full_packs ? variant->full_packs : variant->rules.deck.packs;
}

/* A row has what games of this family have not. */
static _Noreturn void fail_family(const Reader *reader, const char *key) {
  const Rules *rules = &reader->variant->rules;
  char what[FIELD_NAME];
  snprintf(what, sizeof what, "deck.players[%d].%s", rules->players, key);
  layers_fail(reader->L, reader->variant, reader->file, reader->line, SAY(GAME_FIELD_FAMILY), what,
              rules->family != FAMILY_TRICK, reader->variant->file[0].name,
              rules->family == FAMILY_TRICK);
}

/* Players, packs, jokers, what is left out, the kitty: in this order, each from what came
** before. */
static void compile_deck(lua_State *L, Variant *variant, int players) {
  STACK_GROWS(L, 0);
  const Field *keys = schema_find("deck", "players")->keys;
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
  for (const Field *key = keys; key->name; key++) {
    const Field *field = schema_find("deck", key->name);
    if (!field) field = schema_find("kitty", "size");
    Reader reader = push_of_deck(L, variant, field, key->name, row);
    if (!lua_isnil(L, -1) && !schema_is_of(field, (Family)rules->family))
      fail_family(&reader, key->name);
    if (!lua_isnil(L, -1))
      read_top(&reader);
    else if (key->required && schema_is_of(field, (Family)rules->family))
      fail_not_in_deck(variant, &reader);
    lua_pop(L, 1);
    if (key == keys) layers_need(L, variant, "packs", deck_packs(variant));
  }
  lua_settop(L, top);
  read_tables(L, variant);
  compile_field(L, variant, schema_find("deck", "fit"));
  bool own = variant->own_first && rules->deck.packs == variant->full_packs;
  if (variant->full_packs && !own) rules_full_packs(rules, variant->full_packs);
}

/* Where a field of the group, or one of the deck where that is the group, was set last, by a house
** rule or by hand; NULL: the game's file alone says it. */
static const Layer *top_of_group(const Variant *variant, const char *group) {
  const Layer *last = NULL;
  bool deck = strcmp(group, "deck") == 0;
  for (int i = 0; i < schema_n; i++) {
    const Layer *top = layers_top(&variant->setting[i]);
    bool is_of = strcmp(schema[i].group, group) == 0 || (deck && schema[i].of_deck);
    if (is_of && *group && top && top->file > (last ? last->file : 0)) last = top;
  }
  return last;
}

/* Raises the sentence, which begins with the field to blame where there is one, or its group, with
** the location where that was set last, or the group is in the game's file. */
static void fail_where_set(lua_State *L, Variant *variant, const char *error) {
  char group[KEY_TEXT], *dot;
  snprintf(group, sizeof group, "%.*s", (int)strcspn(error, ":\1"), error);
  int line = layers_key_line(&variant->file[0], group);
  dot = strchr(group, '.');
  if (dot) *dot++ = '\0';
  const Field *field = dot ? schema_find(group, dot) : schema_find("", group);
  const Layer *top =
      field ? layers_top(&variant->setting[schema_index(field)]) : top_of_group(variant, group);
  layers_fail(L, variant, top ? top->file : 0, top ? top->line : line, error);
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
    if (!top || top->type != LAYER_VALUE) continue;
    if (order_make(&order, &rules, trump, NULL, error, sizeof error)) continue;
    char key[KEY_TEXT];
    snprintf(key, sizeof key, "order.%s", names[i]);
    layers_fail(L, variant, top->file, top->line, SAY(READ_IN), key, error);
  }
}

/* The stops of a file that sets the track too are levels of it. Those of one that does not may be
** laid over shorter tracks. */
static void check_stops(lua_State *L, Variant *variant) {
  const Rules *rules = &variant->rules;
  const Field *field = schema_find("advance", "stops");
  const Layer *stops = layers_top(&variant->setting[schema_index(field)]),
              *track = layers_top(&variant->setting[schema_index(schema_find("levels", "track"))]);
  if (!stops || !track || stops->type != LAYER_VALUE || stops->file != track->file) return;
  for (int rank = 0; rank <= RANK_NB; rank++) {
    int level = rank == RANK_NB ? RANK_NONE : rank;
    if (!rules->advance.stops[rank] || memchr(rules->levels.track, level, rules->levels.track_n))
      continue;
    Reader reader = reader_of(L, variant, field);
    fail(&reader, SAY(VALUE_NOT_ON_TRACK),
         level == RANK_NONE ? "NT" : rank_name((Rank)rank, STYLE_ASCII));
  }
}

void fields_compile(lua_State *L, Variant *variant, int players) {
  compile_deck(L, variant, players);
  for (int i = 0; i < schema_n; i++)
    if (!schema[i].of_deck) compile_field(L, variant, &schema[i]);
}

void fields_check(lua_State *L, Variant *variant) {
  char error[256];
  if (!rules_check(&variant->rules, error, sizeof error)) fail_where_set(L, variant, error);
  check_ladders(L, variant);
  check_stops(L, variant);
}
