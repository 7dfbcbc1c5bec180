/* read_climb.c - the fields of climbing games: forms, ranks, tables, the exchange, places; and
** those whose values differ from trick games'. */
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/load/read_records.h"
#include "lua/sandbox/sandbox_library.h"

static const char *const whos[] = {"winner", "loser", NULL};

const char *read_text_of(const Reader *reader, const char *name, const char *key) {
  lua_State *L = reader->L;
  int type = lua_getfield(L, -1, key);
  const char *text = type == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  if (type != LUA_TNIL && !text) read_fail(reader, ".%s.%s: must be a text", name, key);
  lua_pop(L, 1);
  return text;
}

/* The winner or the loser named under `key`; WHO_NOBODY if nobody is. */
static uint8_t who_of(const Reader *reader, const char *key) {
  int who = -1;
  if (lua_getfield(reader->L, -1, key) != LUA_TNIL) who = read_word(reader, -1, whos);
  lua_pop(reader->L, 1);
  return (uint8_t)(who < 0 ? WHO_NOBODY : WHO_WINNER + who);
}

uint8_t read_cards_of(const Reader *reader, const char *name, const char *text,
                      Card out[EXACT_MAX]) {
  char error[128];
  int n = cards_parse(text, out, EXACT_MAX, error, sizeof error);
  if (n < 0) read_fail(reader, ".%s: %s", name, error);
  if (n == 0) read_fail(reader, ".%s: names no card", name);
  return (uint8_t)n;
}

uint8_t read_rank_of(const Reader *reader, const char *word) {
  static const char *const jokers[] = {"LJ", "HJ", NULL};
  const char *end = word;
  int joker = fields_word(word, jokers);
  if (joker >= 0) return (uint8_t)(LJ + joker);
  Rank rank = rank_parse(word, &end);
  if (rank == RANK_NONE || *end) read_fail(reader, ": \"%.40s\" is no rank", word);
  return rank;
}

static void read_places(const Reader *reader, int at) {
  static const char *const keys[] = {"between", "last"};
  lua_State *L = reader->L;
  Rules *rules = reader->rules;
  int n = 0;
  if (!lua_istable(L, at)) read_fail(reader, ": must be a table { 4, 3, between = 2, last = 1 }");
  for (; lua_rawgeti(L, at, n + 1) != LUA_TNIL; n++, lua_pop(L, 1)) {
    if (n == PLACES_MAX) read_fail(reader, ": at most %d places one by one", PLACES_MAX);
    rules->score.places[n] = (int8_t)read_number(reader, -1, "", -100, 100);
  }
  lua_pop(L, 1);
  rules->score.places_n = (int8_t)n;
  for (int i = 0; i < 2; i++) {
    int8_t *to = i ? &rules->score.last : &rules->score.between;
    lua_getfield(L, at, keys[i]);
    *to = (int8_t)read_number(reader, -1, i ? ".last" : ".between", -100, 100);
    lua_pop(L, 1);
  }
  sandbox_lib_walk(L, at);
  int keys_at = lua_gettop(L);
  for (int i = 1; sandbox_lib_entry(L, at, keys_at, i); i++, lua_pop(L, 2))
    if (lua_type(L, -2) == LUA_TSTRING && strcmp(lua_tostring(L, -2), keys[0]) != 0 &&
        strcmp(lua_tostring(L, -2), keys[1]) != 0)
      read_fail(reader, ": unknown key %.40s", lua_tostring(L, -2));
}

/* ---- the exchange ---- */

/* "3-T" in the order of the game, as bits. */
static uint16_t ranks_of(const Reader *reader, const char *text) {
  const Rules *rules = reader->rules;
  char low[16] = "", high[16] = "";
  uint16_t ranks = 0;
  bool in = false;
  size_t n = strcspn(text, "-");
  snprintf(low, sizeof low, "%.*s", (int)n, text);
  snprintf(high, sizeof high, "%s", text[n] ? text + n + 1 : low);
  uint8_t from = read_rank_of(reader, low), to = read_rank_of(reader, high);
  for (int i = 0; i < rules->order.ranks_n; i++) {
    uint8_t rank = rules->order.ranks[i];
    in |= rank == from;
    if (in && rank < RANK_NB) ranks |= (uint16_t)(1u << rank);
    if (in && rank == to) return ranks;
  }
  read_fail(reader, ": ranks = \"%.40s\" do not rise in order.ranks", text);
}

static void read_request(const Reader *reader, ExchangeStep *step) {
  static const char *const given[] = {"jokers", NULL};
  lua_State *L = reader->L;
  step->to = who_of(reader, "of");
  if (lua_getfield(L, -1, "if_given") != LUA_TNIL)
    step->if_joker = read_word(reader, -1, given) == 0;
  lua_pop(L, 1);
  const char *ranks = read_text_of(reader, "request", "ranks");
  if (!ranks) read_fail(reader, ": \"request\" needs ranks = \"3-T\"");
  step->ranks = ranks_of(reader, ranks);
}

static void read_give(const Reader *reader, ExchangeStep *step) {
  static const char *const which[] = {"any", "highest", NULL};
  step->to = who_of(reader, "to");
  lua_getfield(reader->L, -1, "cards");
  step->highest = read_word(reader, -1, which) == 1;
  lua_pop(reader->L, 1);
}

/* One step, its table on top. */
static void read_step(const Reader *reader, ExchangeStep *step) {
  static const char *const whats[] = {"keep", "give", "refuse", "request", NULL};
  static const char *const keys[] = {"by",       "to",    "of",    "leader", "if_holds",
                                     "if_given", "cards", "ranks", NULL};
  lua_State *L = reader->L;
  *step = (ExchangeStep){0};
  lua_rawgeti(L, -1, 1);
  step->what = (uint8_t)read_word(reader, -1, whats);
  lua_pop(L, 1);
  int table = lua_gettop(L);
  sandbox_lib_walk(L, table);
  for (int i = 1; sandbox_lib_entry(L, table, table + 1, i); i++, lua_pop(L, 2))
    if (lua_type(L, -2) == LUA_TSTRING) read_key(reader, lua_tostring(L, -2), keys);
  step->by = who_of(reader, "by");
  step->leader = who_of(reader, "leader");
  const char *holds = read_text_of(reader, "keep", "if_holds");
  if (holds) step->if_holds_n = read_cards_of(reader, "keep.if_holds", holds, step->if_holds);
  if (step->what == STEP_GIVE) read_give(reader, step);
  if (step->what == STEP_REQUEST) read_request(reader, step);
  if (step->by == WHO_NOBODY) read_fail(reader, ": \"%s\" needs by = …", whats[step->what]);
  bool two = step->what == STEP_GIVE || step->what == STEP_REQUEST;
  if (two && (step->to == WHO_NOBODY || step->to == step->by))
    read_fail(reader, ": \"%s\" needs %s = the other one", whats[step->what],
              step->what == STEP_GIVE ? "to" : "of");
}

static void read_steps(const Reader *reader, int at) {
  lua_State *L = reader->L;
  Rules *rules = reader->rules;
  uint8_t n = 0;
  if (!lua_istable(L, at)) read_fail(reader, ": must be a list of steps { \"give\", by = …, … }");
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    if (!lua_istable(L, -1)) read_fail(reader, ": step %d is no table { \"give\", by = …, … }", i);
    if (n == STEP_MAX) read_fail(reader, ": at most %d steps", STEP_MAX);
    read_step(reader, &rules->exchange.steps[n++]);
  }
  lua_pop(L, 1);
  rules->exchange.steps_n = n;
}

/* ---- fields that have other values in trick games ---- */

static void read_dealer(const Reader *reader, int at) {
  static const char *const words[] = {"loser", "winner", "next seat", NULL};
  static const uint8_t who[] = {WHO_LOSER, WHO_WINNER, WHO_NEXT_SEAT};
  uint8_t dealer = who[read_word(reader, at, words)];
  reader->rules->deal.next = (WhoBy){dealer, dealer, dealer};
}

static void read_first_leader(const Reader *reader, int at) {
  static const char *const words[] = {"dealer", "after the dealer", NULL};
  static const char holder[] = "holder of ";
  Rules *rules = reader->rules;
  const char *text = read_text(reader, at, "\"holder of 3C\", \"dealer\" or \"after the dealer\"");
  Card card[EXACT_MAX];
  if (strncmp(text, holder, strlen(holder)) != 0) {
    rules->lead.leads = (uint8_t)(LEADS_DEALER + read_word(reader, at, words));
    return;
  }
  if (read_cards_of(reader, "holder", text + strlen(holder), card) != 1)
    read_fail(reader, " = \"%.40s\": names more than one card", text);
  rules->lead.leads = LEADS_HOLDER;
  rules->lead.holder = card[0];
}

/* deck.tables is read with the deck (read_fields.c). */
static void read_nothing(const Reader *reader, int at) { (void)reader, (void)at; }

static const struct {
  const char *group, *name;
  void (*read)(const Reader *reader, int at);
} climb_fields[] = {
    {"deck", "tables", read_nothing},     {"deal", "next", read_dealer},
    {"lead", "first", read_first_leader}, {"score", "places", read_places},
    {"exchange", "steps", read_steps},
};

bool read_climb(const Reader *reader, int at) {
  for (size_t i = 0; i < sizeof climb_fields / sizeof climb_fields[0]; i++)
    if (!strcmp(climb_fields[i].group, reader->field->group) &&
        !strcmp(climb_fields[i].name, reader->field->name)) {
      climb_fields[i].read(reader, at);
      return true;
    }
  return false;
}
