/* scenario_read.c - values out of the tables of a scenario file. */
#include <stdlib.h>
#include <string.h>

#include "core/notation.h"
#include "tools/scenario_impl.h"

/* -- tables -- */

const Data *scenario_get(Scenario *s, const char *key) {
  const Data *own = data_get(s->self, key);
  return own ? own : data_get(s->file, key);
}

bool scenario_is(Scenario *s, const char *key) {
  const Data *value = scenario_get(s, key);
  return value && value->truth;
}

bool scenario_has(Scenario *s, const char *key) { return scenario_get(s, key) != NULL; }

const char *scenario_text(Scenario *s, const char *key) {
  const Data *value = scenario_get(s, key);
  if (value && !value->text && value->type != DATA_TABLE && value->type != DATA_BOOL)
    scenario_mistake(s, "%s should be a text", key);
  return value ? value->text : NULL;
}

int scenario_number(Scenario *s, const char *key, int otherwise) {
  const Data *value = scenario_get(s, key);
  if (!value) return otherwise;
  if (value->type == DATA_NUMBER && value->whole && llabs(value->number) <= 100000)
    return (int)value->number;
  scenario_mistake(s, "%s should be a whole number", key);
  return otherwise;
}

int scenario_keys(const Data *table, const char *keys[LIST_MAX]) {
  int n = 0;
  for (int i = 0; table && i < table->n && n < LIST_MAX; i++)
    if (table->entry[i].key) keys[n++] = table->entry[i].key;
  return n;
}

int scenario_numbers(const Data *table, int keys[LIST_MAX]) {
  int n = 0;
  for (int i = 0; table && i < table->n && n < LIST_MAX; i++)
    if (!table->entry[i].key) keys[n++] = (int)table->entry[i].number;
  return n;
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
  *kinds = CARDSET_EMPTY;
  if (!text) return scenario_mistake(s, "cards are a text: \"AH TTH\"");
  if (!cardset_parse(text, kinds, PACK_MAX, error, sizeof error))
    return scenario_mistake(s, "%s", error);
  return in_deck(s, text, kinds);
}

bool scenario_cards_of(Scenario *s, const char *key, CardSet *kinds) {
  const char *text = scenario_text(s, key);
  *kinds = CARDSET_EMPTY;
  return text && scenario_cards(s, text, kinds);
}

bool scenario_lead(Scenario *s, const char *text, CardSet *kinds, Grouped *grouping) {
  char cards[512], error[160];
  memset(grouping, 0, sizeof *grouping);
  snprintf(cards, sizeof cards, "%s", text ? text : "");
  if (!grouping_cut(cards, grouping, error, sizeof error)) return scenario_mistake(s, "%s", error);
  return scenario_cards(s, text ? cards : NULL, kinds);
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
  while (text && *text && n < max) {
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
  if (!text) return 0;
  int n = scenario_words(text, words, SEAT_MAX);
  for (int i = 0; i < n; i++) {
    int seat = scenario_seat(s, words[i]);
    if (seat < 0) return 0;
    if (i == 0 && first) *first = seat;
    seats |= (uint16_t)(1u << seat);
  }
  return seats;
}

void scenario_seats_print(uint16_t seats, int first, int players, char *out, size_t size) {
  Text text = text_start(out, size);
  for (int i = 0; i < players; i++) {
    int seat = (first + i) % players;
    if (seats >> seat & 1) text_add(&text, "%s%c", text.length ? " " : "", seat_letter(seat));
  }
}

const char *seat_text(int seat, char out[8]) {
  if (seat < 0 || seat >= SEAT_MAX)
    strcpy(out, "nobody");
  else
    out[0] = seat_letter(seat), out[1] = '\0';
  return out;
}
