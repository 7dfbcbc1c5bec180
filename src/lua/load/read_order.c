/* read_order.c - the fields of the order: the ladder of trumps, as a file has it and as a
** function returns it, and the ranks from low to high. */
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/load/read_records.h"

/* One rung by its word; false when it is none. */
static bool rung_of(const char *word, Rung *rung) {
  const char *end;
  Card card[2];
  char error[96];
  *rung = (Rung){RUNG_SUIT, 0, false};
  if (!strcmp(word, "suit")) return true;
  rung->kind = RUNG_RANK;
  if (!strcmp(word, "rank")) return true;
  Rank rank = rank_parse(word, &end);
  rung->kind = RUNG_ONE_RANK;
  rung->value = rank;
  if (rank != RANK_NONE && !*end) return true;
  Suit suit = suit_parse(word, &end);
  rung->kind = RUNG_ONE_SUIT;
  rung->value = suit;
  if (suit != SUIT_NONE && !*end) return true;
  if (cards_parse(word, card, 2, error, sizeof error) != 1) return false;
  rung->kind = RUNG_CARD;
  rung->value = card[0];
  return true;
}

static bool has_rung(const Ladder *ladder, const Rung *rung) {
  for (int i = 0; i < ladder->n; i++)
    if (ladder->rung[i].kind == rung->kind && ladder->rung[i].value == rung->value) return true;
  return false;
}

/* Adds the rung named by the value on top, which it takes off. */
static bool add_rung(lua_State *L, Ladder *ladder, bool with_next, char *error, size_t size) {
  const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  Rung rung = {0};
  bool known = word && rung_of(word, &rung);
  if (!known)
    snprintf(error, size, "\"%.40s\" is no rung: \"suit\", \"rank\", a rank, a suit, a card",
             word ? word : luaL_typename(L, -1));
  if (known && has_rung(ladder, &rung)) {
    snprintf(error, size, "\"%.40s\" stands in it twice", word);
    known = false;
  }
  bool fits = ladder->n < LADDER_MAX;
  if (known && !fits) snprintf(error, size, "at most %d rungs", LADDER_MAX);
  if (known && fits) {
    rung.with_next = with_next;
    ladder->rung[ladder->n++] = rung;
  }
  lua_pop(L, 1);
  return known && fits;
}

bool fields_ladder(lua_State *L, int at, Ladder *ladder, char *error, size_t error_size) {
  at = lua_absindex(L, at);
  memset(ladder, 0, sizeof *ladder);
  if (!lua_istable(L, at)) {
    snprintf(error, error_size, "must be a list of rungs, low to high");
    return false;
  }
  int n = (int)lua_rawlen(L, at);
  for (int i = 1; i <= n; i++) {
    if (lua_rawgeti(L, at, i) != LUA_TTABLE) {
      if (!add_rung(L, ladder, false, error, error_size)) return false;
      continue;
    }
    int m = (int)lua_rawlen(L, -1); /* an inner list: one tier */
    for (int j = 1; j <= m; j++) {
      lua_rawgeti(L, -1, j);
      if (add_rung(L, ladder, j < m, error, error_size)) continue;
      lua_pop(L, 1);
      return false;
    }
    lua_pop(L, 1);
  }
  return true;
}

static void read_ladder(const Reader *reader, int at, Ladder *ladder) {
  char error[160];
  if (!fields_ladder(reader->L, at, ladder, error, sizeof error)) read_fail(reader, ": %s", error);
}

void read_trumps(const Reader *reader, int at) {
  read_ladder(reader, at, &reader->rules->order.trumps);
}

void read_no_trump(const Reader *reader, int at) {
  Ladder *ladder = &reader->rules->order.no_trump;
  read_ladder(reader, at, ladder);
  for (int i = 0; i < ladder->n; i++)
    if (ladder->rung[i].kind == RUNG_SUIT) read_fail(reader, ": there is no trump suit in it");
}

/* ---- ranks, tables, places ---- */

void read_rank_order(const Reader *reader, int at) {
  Rules *rules = reader->rules;
  const char *text = read_text(reader, at, "ranks: \"3 4 5\"");
  char word[16];
  uint8_t n = 0;
  while ((text = read_next_word(text, word))) {
    uint8_t rank = read_rank_of(reader, word);
    for (int i = 0; i < n; i++)
      if (rules->order.ranks[i] == rank) read_fail(reader, ": \"%s\" stands in it twice", word);
    if (n == ORDER_RANK_MAX) read_fail(reader, ": at most %d ranks", ORDER_RANK_MAX);
    rules->order.ranks[n++] = rank;
  }
  rules->order.ranks_n = n;
}
