/* read_records.c - the fields whose values are neither numbers nor words: packs, points, tracks,
** stops, penalties, bands. */
#include "lua/load/read_records.h"

#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lua/sandbox/sandbox_library.h"

void read_key(const Reader *reader, const char *key, const char *const keys[]) {
  if (fields_word(key, keys) >= 0) return;
  const char *near = nearest_word(key, keys);
  if (near) read_fail(reader, ": unknown key %.40s: did you mean %s?", key, near);
  read_fail(reader, ": unknown key %.40s", key);
}

const char *read_text(const Reader *reader, int at, const char *what) {
  if (lua_type(reader->L, at) != LUA_TSTRING) read_fail(reader, ": must be %s", what);
  return lua_tostring(reader->L, at);
}

/* A rank by name, or NT as RANK_NONE; raises. */
static Rank read_rank(const Reader *reader, const char *text) {
  const char *end = text;
  if (!strcmp(text, "NT")) return RANK_NONE;
  Rank rank = rank_parse(text, &end);
  if (rank == RANK_NONE || *end) read_fail(reader, " = \"%.40s\": is no rank", text);
  return rank;
}

const char *read_next_word(const char *text, char word[16]) {
  text += strspn(text, " ,");
  size_t n = strcspn(text, " ,");
  if (n == 0) return NULL;
  snprintf(word, 16, "%.*s", (int)n, text);
  return text + n;
}

void read_keys(const Reader *reader, int at, const char *const keys[]) {
  lua_State *L = reader->L;
  sandbox_lib_walk(L, at);
  int keys_at = lua_gettop(L);
  for (int i = 1; sandbox_lib_entry(L, at, keys_at, i); i++, lua_pop(L, 2))
    if (lua_type(L, -2) == LUA_TSTRING)
      read_key(reader, lua_tostring(L, -2), keys);
    else
      read_fail(reader, ": only named values");
}

/* ---- deck and kitty ---- */

/* What a pack of the list lacks: lower ranks, single cards; its jokers are counted. */
static void read_pack(const Reader *reader) {
  static const char *const keys[] = {"lowest", "LJ", "HJ", "without", NULL};
  lua_State *L = reader->L;
  Rules *rules = reader->rules;
  Card cards[WITHOUT_MAX];
  char error[128];
  int at = lua_gettop(L);
  read_keys(reader, at, keys);
  if (lua_getfield(L, at, "lowest") != LUA_TNIL) {
    Rank lowest = read_rank(reader, read_text(reader, -1, "a rank: { lowest = \"5\" }"));
    for (Card card = 0; card < LJ; card++)
      if (card_rank(card) < lowest) rules->deck.out[card]++;
  }
  for (int i = 0; i < 2; i++) {
    uint8_t *jokers = i ? &rules->deck.HJ : &rules->deck.LJ;
    int n = 1;
    if (lua_getfield(L, at, keys[1 + i]) != LUA_TNIL) n = read_number(reader, -1, "", 0, PACK_MAX);
    *jokers = (uint8_t)(*jokers + n);
  }
  if (lua_getfield(L, at, "without") != LUA_TNIL) {
    const char *text = read_text(reader, -1, "cards: { without = \"AS\" }");
    int n = cards_parse(text, cards, WITHOUT_MAX, error, sizeof error);
    if (n < 0) read_fail(reader, ": %s", error);
    for (int i = 0; i < n; i++) rules->deck.out[cards[i]]++;
  }
  lua_settop(L, at);
}

/* A number, or a list of packs; what single cards are taken out is then in deck.out, and the jokers
** are counted. */
static void read_packs(const Reader *reader, int at) {
  lua_State *L = reader->L;
  Rules *rules = reader->rules;
  int n = 0;
  rules->deck.LJ = rules->deck.HJ = 0;
  memset(rules->deck.out, 0, sizeof rules->deck.out);
  if (!lua_istable(L, at)) {
    n = read_number(reader, at, "", 1, PACK_MAX);
    rules->deck.LJ = rules->deck.HJ = (uint8_t)n;
  } else {
    for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
      if (!lua_istable(L, -1)) read_fail(reader, ": pack %d is no table, { } for a full one", i);
      if (++n > PACK_MAX) read_fail(reader, ": at most %d packs", PACK_MAX);
      read_pack(reader);
    }
    lua_pop(L, 1);
    if (n == 0) read_fail(reader, ": names no pack");
  }
  rules->deck.packs = (uint8_t)n;
}

static void read_lowest(const Reader *reader, int at) {
  Rank rank = read_rank(reader, read_text(reader, at, "a rank"));
  if (rank == RANK_NONE) read_fail(reader, ": must be a rank");
  reader->rules->deck.lowest = rank;
}

static void read_without(const Reader *reader, int at) {
  char error[128];
  const char *text = read_text(reader, at, "cards: \"2S 3C\"");
  int n = cards_parse(text, reader->rules->deck.without, WITHOUT_MAX, error, sizeof error);
  if (n < 0) read_fail(reader, ": %s", error);
  reader->rules->deck.without_n = (uint8_t)n;
}

/* { at_least = 5 }: what is left over when all have as many, one more a player until it is
** enough. */
static int kitty_at_least(const Reader *reader, int at) {
  static const char *const keys[] = {"at_least", NULL};
  const Rules *rules = reader->rules;
  read_keys(reader, at, keys);
  lua_getfield(reader->L, at, "at_least");
  int least = read_number(reader, -1, ".at_least", 0, 100);
  lua_pop(reader->L, 1);
  int kitty = rules_deck_size(rules) % rules->players;
  while (kitty < least) kitty += rules->players;
  return kitty;
}

static void read_kitty_size(const Reader *reader, int at) {
  int kitty =
      lua_istable(reader->L, at) ? kitty_at_least(reader, at) : read_number(reader, at, "", 0, 100);
  reader->rules->deck.kitty = (uint8_t)kitty;
}

static void read_exposed(const Reader *reader, int at) {
  bool never = lua_isboolean(reader->L, at) && !lua_toboolean(reader->L, at);
  reader->rules->kitty.exposed = never ? 0 : (uint8_t)read_number(reader, at, "", 0, 100);
}

static void read_multiplier(const Reader *reader, int at) {
  Rules *rules = reader->rules;
  bool word = lua_type(reader->L, at) == LUA_TSTRING;
  rules->kitty.longest =
      word ? (uint8_t)(1 + read_word(reader, at, reader->field->words)) : LONGEST_NONE;
  rules->kitty.multiplier = word ? 0 : (uint8_t)read_number(reader, at, "", 0, 255);
}

/* ---- seats ---- */

static void read_who_by(const Reader *reader, int at, WhoBy *who) {
  static const char *const keys[] = {"won", "lost", "even", NULL};
  lua_State *L = reader->L;
  const char *const *words = schema_find("kitty", "buries")->words;
  if (!lua_istable(L, at)) {
    uint8_t seat = (uint8_t)read_word(reader, at, words);
    *who = (WhoBy){seat, seat, seat};
    return;
  }
  uint8_t seat[3] = {0};
  read_keys(reader, at, keys);
  for (int i = 0; i < 3; i++) {
    if (lua_getfield(L, at, keys[i]) != LUA_TNIL)
      seat[i] = (uint8_t)read_word(reader, -1, words);
    else if (i == 2)
      seat[i] = seat[0];
    else
      read_fail(reader, ": needs won and lost");
    lua_pop(L, 1);
  }
  *who = (WhoBy){seat[0], seat[1], seat[2]};
}

static void read_deal_next(const Reader *reader, int at) {
  read_who_by(reader, at, &reader->rules->deal.next);
}
static void read_next_declarer(const Reader *reader, int at) {
  read_who_by(reader, at, &reader->rules->advance.declarer);
}

/* ---- points and levels ---- */

/* Sets the points of the cards that a key names: a joker, a card, or all of a rank. */
static void set_points(const Reader *reader, const char *key, int points) {
  int16_t *table = reader->rules->points.cards;
  const char *end = key;
  Card card[2];
  char error[96];
  Rank rank = rank_parse(key, &end);
  if (rank != RANK_NONE && !*end) {
    for (Suit suit = CLUBS; suit <= SPADES; suit++) table[card_make(suit, rank)] = (int16_t)points;
  } else if (cards_parse(key, card, 2, error, sizeof error) == 1) {
    table[card[0]] = (int16_t)points;
  } else {
    read_fail(reader, ": \"%.40s\" is neither a rank nor a card", key);
  }
}

/* Single cards once more after all ranks, so that they may differ from theirs. */
static void read_points(const Reader *reader, int at) {
  lua_State *L = reader->L;
  if (!lua_istable(L, at)) read_fail(reader, ": must be a table { K = 10, … }");
  memset(reader->rules->points.cards, 0, sizeof reader->rules->points.cards);
  for (int pass = 0; pass < 2; pass++) {
    sandbox_lib_walk(L, at);
    int keys_at = lua_gettop(L);
    for (int i = 1; sandbox_lib_entry(L, at, keys_at, i); i++, lua_pop(L, 3)) {
      char what[48];
      lua_pushvalue(L, -2);
      const char *key = lua_tostring(L, -1), *end;
      bool is_rank = key && rank_parse(key, &end) != RANK_NONE && !*end;
      if (!key) read_fail(reader, ": must be points by rank or card");
      if (pass == 1 && is_rank) continue;
      snprintf(what, sizeof what, ".%.40s", key);
      set_points(reader, key, read_number(reader, -2, what, -255, 255));
    }
  }
}

static void read_track(const Reader *reader, int at) {
  Rules *rules = reader->rules;
  const char *text = read_text(reader, at, "ranks: \"2 3 4\"");
  char word[16];
  uint8_t n = 0;
  while ((text = read_next_word(text, word))) {
    Rank rank = read_rank(reader, word);
    for (int i = 0; i < n; i++)
      if (rules->levels.track[i] == rank) read_fail(reader, ": \"%s\" stands in it twice", word);
    if (n > 0 && rules->levels.track[n - 1] == RANK_NONE)
      read_fail(reader, ": NT must be the last");
    if (n == TRACK_MAX) read_fail(reader, ": at most %d levels", TRACK_MAX);
    rules->levels.track[n++] = rank;
  }
  rules->levels.track_n = n;
}

/* Where a level stands on the track; raises when it does not. The track is read before. */
static uint8_t track_place(const Reader *reader, const char *text) {
  Rank rank = read_rank(reader, text);
  for (int i = 0; i < reader->rules->levels.track_n; i++)
    if (reader->rules->levels.track[i] == rank) return (uint8_t)i;
  read_fail(reader, " = \"%.40s\": is not on the track", text);
}

static void read_start(const Reader *reader, int at) {
  reader->rules->levels.start = track_place(reader, read_text(reader, at, "a level of the track"));
}

static void read_after_last(const Reader *reader, int at) {
  static const char from[] = "again from ";
  Rules *rules = reader->rules;
  const char *text = read_text(reader, at, "\"win\", \"again\" or \"again from T\"");
  rules->levels.again_from = rules->levels.start;
  if (!strncmp(text, from, strlen(from))) {
    rules->levels.after_last = AFTER_LAST_AGAIN;
    rules->levels.again_from = track_place(reader, text + strlen(from));
  } else {
    rules->levels.after_last = (uint8_t)read_word(reader, at, reader->field->words);
    if (rules->levels.after_last == AFTER_LAST_AGAIN) rules->levels.again_from = 0;
  }
}

const char *const fields_stop_words[] = {"", "anyone", "declarers", "declarer", NULL};

/* Every level of the text is such a stop. */
static void set_stops(const Reader *reader, const char *text, int stop) {
  char word[16];
  while ((text = read_next_word(text, word))) {
    Rank rank = read_rank(reader, word);
    reader->rules->advance.stops[rank == RANK_NONE ? RANK_NB : rank] = (uint8_t)stop;
  }
}

/* "5 T K A", or { ["5 T K"] = "anyone", NT = "declarer" }. */
static void read_stops(const Reader *reader, int at) {
  lua_State *L = reader->L;
  memset(reader->rules->advance.stops, 0, sizeof reader->rules->advance.stops);
  if (!lua_istable(L, at)) {
    set_stops(reader, read_text(reader, at, "levels: \"5 T K A\", \"\" for none"), STOP_DECLARERS);
    return;
  }
  sandbox_lib_walk(L, at);
  int keys_at = lua_gettop(L);
  for (int i = 1; sandbox_lib_entry(L, at, keys_at, i); i++, lua_pop(L, 2)) {
    if (lua_type(L, -2) != LUA_TSTRING) read_fail(reader, ": only levels, { A = \"declarer\" }");
    set_stops(reader, lua_tostring(L, -2), read_word(reader, -1, fields_stop_words));
  }
}

static void read_game_over(const Reader *reader, int at) {
  static const char *const keys[] = {"deals", NULL};
  Rules *rules = reader->rules;
  rules->advance.deals = 0;
  rules->advance.game_over = GAME_NEVER_OVER;
  if (!lua_istable(reader->L, at)) {
    rules->advance.game_over = (uint8_t)read_word(reader, at, reader->field->words);
    return;
  }
  read_keys(reader, at, keys);
  lua_getfield(reader->L, at, "deals");
  rules->advance.deals = (uint16_t)read_number(reader, -1, ".deals", 1, 10000);
  lua_pop(reader->L, 1);
}

/* ---- throws ---- */

const char *const fields_penalty_sides[] = {"leader's side", "other side", NULL};

/* The side named under `key` of the table at `at`, or PENALTY_NO_SIDE. */
static uint8_t penalty_side(const Reader *reader, int at, const char *key) {
  int side = -1;
  if (lua_getfield(reader->L, at, key) != LUA_TNIL)
    side = read_word(reader, -1, fields_penalty_sides);
  lua_pop(reader->L, 1);
  return (uint8_t)(1 + side);
}

static void read_penalty_levels(const Reader *reader, Penalty *penalty) {
  lua_State *L = reader->L;
  if (!lua_istable(L, -1)) read_fail(reader, ".levels: must be a table { [\"other side\"] = 1 }");
  read_keys(reader, lua_gettop(L), fields_penalty_sides);
  for (int i = 0; i < 2; i++) {
    int8_t *levels = i ? &penalty->levels_others : &penalty->levels_leaders;
    if (lua_getfield(L, -1, fields_penalty_sides[i]) != LUA_TNIL)
      *levels = (int8_t)read_number(reader, -1, ".levels", -20, 20);
    lua_pop(L, 1);
  }
}

static void read_penalty(const Reader *reader, int at) {
  static const char *const keys[] = {"points", "per_card", "levels", "unplayed", "loses", NULL};
  lua_State *L = reader->L;
  Penalty *penalty = &reader->rules->throw.penalty;
  *penalty = (Penalty){0};
  if (!lua_istable(L, at)) {
    penalty->points = (int16_t)read_number(reader, at, "", 0, 1000);
    return;
  }
  read_keys(reader, at, keys);
  for (int i = 0; i < 2; i++) {
    if (lua_getfield(L, at, keys[i]) != LUA_TNIL) {
      int number = read_number(reader, -1, i ? ".per_card" : ".points", 0, 1000);
      *(i ? &penalty->per_card : &penalty->points) = (int16_t)number;
    }
    lua_pop(L, 1);
  }
  if (lua_getfield(L, at, "levels") != LUA_TNIL) read_penalty_levels(reader, penalty);
  lua_pop(L, 1);
  penalty->unplayed = penalty_side(reader, at, "unplayed");
  penalty->loses = penalty_side(reader, at, "loses");
}

/* ---- score ---- */

static const char *const sides[] = {"nobody", "declarers", "opponents", NULL};

static void read_band(const Reader *reader, int row, Band *band) {
  lua_State *L = reader->L;
  *band = (Band){0};
  if (lua_rawgeti(L, row, 1) == LUA_TSTRING) {
    char *end;
    long from = strtol(lua_tostring(L, -1), &end, 10);
    if (end == lua_tostring(L, -1) || strcmp(end, "+") != 0 || from < 0 || from > 1000)
      read_fail(reader, ": a row begins with a number of steps, or \"0+\"");
    band->from = (int16_t)from;
    band->above = true;
  } else {
    band->from = (int16_t)read_number(reader, -1, ": from", -1000, 1000);
  }
  lua_rawgeti(L, row, 2);
  band->side = (uint8_t)read_word(reader, -1, sides);
  lua_rawgeti(L, row, 3);
  band->levels = (int8_t)read_number(reader, -1, ": levels", 0, 100);
  if (lua_getfield(L, row, "every") != LUA_TNIL)
    band->every = (int8_t)read_number(reader, -1, ": every", -1, 1);
  lua_pop(L, 4);
}

static void read_bands(const Reader *reader, int at) {
  lua_State *L = reader->L;
  Rules *rules = reader->rules;
  uint8_t n = 0;
  if (!lua_istable(L, at)) read_fail(reader, ": must be a list of rows { from, side, levels }");
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    if (!lua_istable(L, -1)) read_fail(reader, ": row %d is no table { from, side, levels }", i);
    if (n == BAND_MAX) read_fail(reader, ": at most %d rows", BAND_MAX);
    read_band(reader, lua_gettop(L), &rules->score.bands[n++]);
  }
  lua_pop(L, 1);
  if (n == 0) read_fail(reader, ": a table has one row or more");
  rules->score.bands_n = n;
}

/* ---- the list ---- */

typedef struct OtherReader {
  const char *group, *name;
  void (*read)(const Reader *reader, int at);
} OtherReader;

static const OtherReader others[] = {
    {"deck", "packs", read_packs},
    {"deck", "lowest", read_lowest},
    {"deck", "without", read_without},
    {"deal", "next", read_deal_next},
    {"points", "cards", read_points},
    {"levels", "track", read_track},
    {"levels", "start", read_start},
    {"levels", "after_last", read_after_last},
    {"declare", "bids", read_bids},
    {"kitty", "size", read_kitty_size},
    {"kitty", "exposed", read_exposed},
    {"kitty", "multiplier", read_multiplier},
    {"order", "trumps", read_trumps},
    {"order", "no_trump", read_no_trump},
    {"order", "ranks", read_rank_order},
    {"lead", "forms", read_forms},
    {"throw", "penalty", read_penalty},
    {"score", "bands", read_bands},
    {"advance", "stops", read_stops},
    {"advance", "declarer", read_next_declarer},
    {"advance", "game_over", read_game_over},
};

void read_other(const Reader *reader, int at) {
  if (!strcmp(reader->field->name, "phases")) {
    phases_read(reader, at);
    return;
  }
  for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
    if (!strcmp(others[i].group, reader->field->group) &&
        !strcmp(others[i].name, reader->field->name)) {
      others[i].read(reader, at);
      return;
    }
  read_fail(reader, ": must be a function");
}
