/* scenario_read.c - values out of the tables of a scenario file. */
#include <stdlib.h>
#include <string.h>

#include "core/notation.h"
#include "tools/scenario_impl.h"

/* -- tables: raw access only, so that nothing of a script runs here -- */

static bool get_from(lua_State *L, int table, const char *key) {
  lua_pushstring(L, key);
  lua_rawget(L, table);
  if (!lua_isnil(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}

bool scenario_get(Scenario *s, const char *key) {
  return get_from(s->L, s->self, key) || get_from(s->L, s->file, key);
}

void scenario_drop(Scenario *s) { lua_pop(s->L, 1); }

bool scenario_has(Scenario *s, const char *key) {
  bool has = scenario_get(s, key);
  if (has) scenario_drop(s);
  return has;
}

/* The value at the top as text; a number's is made here and kept alive. */
static const char *text_at_top(Scenario *s) {
  if (lua_type(s->L, -1) == LUA_TSTRING) return lua_tostring(s->L, -1);
  if (lua_type(s->L, -1) != LUA_TNUMBER) return NULL;
  lua_pushvalue(s->L, -1);
  const char *text = lua_tostring(s->L, -1);
  lua_pushvalue(s->L, -1);   // … value text text
  lua_rawset(s->L, s->kept); // … value
  return text;
}

const char *scenario_text(Scenario *s, const char *key) {
  if (!scenario_get(s, key)) return NULL;
  const char *text = text_at_top(s);
  if (!text) scenario_mistake(s, "%s should be a text", key);
  scenario_drop(s);
  return text;
}

int scenario_number(Scenario *s, const char *key, int otherwise) {
  if (!scenario_get(s, key)) return otherwise;
  int whole = 0;
  lua_Integer number = lua_tointegerx(s->L, -1, &whole);
  if (!whole || number < -100000 || number > 100000)
    scenario_mistake(s, "%s should be a whole number", key);
  scenario_drop(s);
  return whole ? (int)number : otherwise;
}

static int by_name(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static int by_number(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int scenario_keys(Scenario *s, const char *keys[LIST_MAX]) {
  int n = 0;
  if (!lua_istable(s->L, -1)) return 0;
  lua_pushnil(s->L);
  while (lua_next(s->L, -2)) { // table key value
    if (lua_type(s->L, -2) == LUA_TSTRING && n < LIST_MAX) keys[n++] = lua_tostring(s->L, -2);
    lua_pop(s->L, 1);
  }
  qsort(keys, (size_t)n, sizeof keys[0], by_name);
  return n;
}

int scenario_numbers(Scenario *s, int keys[LIST_MAX]) {
  int n = 0;
  if (!lua_istable(s->L, -1)) return 0;
  lua_pushnil(s->L);
  while (lua_next(s->L, -2)) { // table key value
    if (lua_isinteger(s->L, -2) && n < LIST_MAX) keys[n++] = (int)lua_tointeger(s->L, -2);
    lua_pop(s->L, 1);
  }
  qsort(keys, (size_t)n, sizeof keys[0], by_number);
  return n;
}

const char *scenario_field(Scenario *s, const char *key) {
  if (!lua_istable(s->L, -1) || !get_from(s->L, lua_absindex(s->L, -1), key)) return NULL;
  const char *text = lua_type(s->L, -1) == LUA_TSTRING ? lua_tostring(s->L, -1) : text_at_top(s);
  lua_pop(s->L, 1);
  return text;
}

const char *scenario_item(Scenario *s, int index) {
  if (!lua_istable(s->L, -1)) return NULL;
  lua_rawgeti(s->L, -1, index);
  const char *text = text_at_top(s);
  lua_pop(s->L, 1);
  return text;
}

/* -- cards, seats -- */

static bool in_deck(Scenario *s, const char *text, const CardSet *kinds) {
  char name[CARD_TEXT];
  for (uint64_t faces = kinds->plane[0]; faces;) {
    Card card = (Card)bit_pop(&faces);
    int held = cardset_count(kinds, card, PACK_MAX), copies = rules_copies(&s->rules, card);
    if (held > copies)
      return scenario_mistake(s, "\"%s\" has %d of %s, the deck only %d", text, held,
                              card_print(card, STYLE_ASCII, name), copies);
  }
  return true;
}

bool scenario_cards(Scenario *s, const char *text, CardSet *kinds) {
  char error[256];
  if (!cardset_parse(text, kinds, PACK_MAX, error, sizeof error))
    return scenario_mistake(s, "%s", error);
  return in_deck(s, text, kinds);
}

bool scenario_cards_of(Scenario *s, const char *key, CardSet *kinds) {
  const char *text = scenario_text(s, key);
  *kinds = CARDSET_EMPTY;
  return text && scenario_cards(s, text, kinds);
}

bool scenario_order(Scenario *s) {
  if (s->has_order) return true;
  const char *text = scenario_text(s, "trump");
  char error[256];
  Trump trump;
  if (!text) return scenario_mistake(s, "no trump is given: trump = \"9C\"");
  if (!trump_parse(text, &trump, error, sizeof error)) return scenario_mistake(s, "%s", error);
  if (!order_make(&s->order, &s->rules, trump, NULL, error, sizeof error))
    return scenario_mistake(s, "%s", error);
  return s->has_order = true;
}

bool scenario_places(Scenario *s, const char *text, CardSet *places) {
  CardSet kinds;
  *places = CARDSET_EMPTY;
  if (!scenario_order(s) || !scenario_cards(s, text, &kinds)) return false;
  order_cross(&s->order, &kinds, places);
  return true;
}

int scenario_seat(Scenario *s, const char *text) {
  int seat = seat_parse(text, s->rules.players);
  if (seat < 0) scenario_mistake(s, "\"%s\" is no seat of %d players", text, s->rules.players);
  return seat;
}

int scenario_words(const char *text, char words[][48], int max) {
  int n = 0;
  while (*text && n < max) {
    text += strspn(text, " ,");
    size_t length = strcspn(text, " ,");
    if (!length) break;
    size_t kept = length < 47 ? length : 47;
    memcpy(words[n], text, kept);
    words[n++][kept] = '\0';
    text += length;
  }
  return n;
}

uint16_t scenario_seats(Scenario *s, const char *text, int *first) {
  char words[SEAT_MAX][48];
  uint16_t seats = 0;
  int n = scenario_words(text, words, SEAT_MAX);
  for (int i = 0; i < n; i++) {
    int seat = scenario_seat(s, words[i]);
    if (seat < 0) return 0;
    if (i == 0 && first) *first = seat;
    seats |= (uint16_t)(1u << seat);
  }
  return seats;
}

const char *seat_text(int seat, char out[8]) {
  if (seat < 0 || seat >= SEAT_MAX)
    strcpy(out, "nobody");
  else
    out[0] = seat_letter(seat), out[1] = '\0';
  return out;
}
