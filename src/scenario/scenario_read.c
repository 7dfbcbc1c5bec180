/* scenario_read.c - values out of the tables of a scenario file. */
#include "scenario/scenario_read.h"

#include <stdlib.h>
#include <string.h>

#include "notation/notation.h"

enum { NUMBER_MOST = 100000 }; /* and least: no game has larger ones */

/* -- tables -- */

const Data *scenario_get(Scenario *s, const char *key) {
  for (int i = 0; i < s->self->n && i < LIST_MAX; i++)
    if (s->self->entry[i].key && strcmp(s->self->entry[i].key, key) == 0) s->used[i] = true;
  const Data *own = data_get(s->self, key);
  return own ? own : data_get(s->file, key);
}

bool scenario_has(const Scenario *s, const char *key) {
  return data_get(s->self, key) || data_get(s->file, key);
}

bool scenario_is(Scenario *s, const char *key) {
  const Data *value = scenario_get(s, key);
  if (value && value->type != DATA_BOOL) scenario_mistake(s, SAY(SCENARIO_BOOL), key);
  return value && value->type == DATA_BOOL && value->truth;
}

const char *scenario_text(Scenario *s, const char *key) {
  const Data *value = scenario_get(s, key);
  if (value && !value->text) scenario_mistake(s, SAY(SCENARIO_TEXT), key);
  return value ? value->text : NULL;
}

const Data *scenario_table(Scenario *s, const char *key) {
  const Data *value = scenario_get(s, key);
  if (!value || value->type == DATA_TABLE) return value;
  scenario_mistake(s, SAY(SCENARIO_TABLE), key);
  return NULL;
}

int scenario_number(Scenario *s, const char *key, int otherwise) {
  const Data *value = scenario_get(s, key);
  if (!value) return otherwise;
  if (value->type == DATA_NUMBER && value->whole && value->number <= NUMBER_MOST &&
      value->number >= -NUMBER_MOST)
    return (int)value->number;
  scenario_mistake(s, SAY(SCENARIO_WHOLE), key);
  return otherwise;
}

/* -- rows -- */

Row rows(Scenario *s, const char *key) {
  return (Row){.what = key, .table = scenario_table(s, key)};
}

static bool next_row(Scenario *s, Row *row, bool named) {
  while (row->table && row->at < row->table->n && !s->failed) {
    const DataEntry *entry = &row->table->entry[row->at++];
    row->key = entry->key;
    row->number = (int)entry->number;
    row->value = &entry->value;
    row->text = entry->value.text;
    if (!row->key && (entry->number > NUMBER_MOST || entry->number < -NUMBER_MOST))
      return scenario_mistake(s, SAY(SCENARIO_FAR), row->what, NUMBER_MOST);
    if ((row->key != NULL) == named) return true;
    if (row->mixed) continue;
    return row->key ? scenario_mistake(s, SAY(SCENARIO_NAMED), row->what, row->key)
                    : scenario_mistake(s, SAY(SCENARIO_UNNAMED), row->what, row->number);
  }
  return false;
}

bool next_name(Scenario *s, Row *row) { return next_row(s, row, true); }
bool next_number(Scenario *s, Row *row) { return next_row(s, row, false); }

bool next_item(Scenario *s, Row *row) {
  while (next_number(s, row)) {
    if (row->number >= 1 && row->number <= row->table->items) return true;
    return scenario_mistake(s, SAY(SCENARIO_HOLE), row->what, row->number);
  }
  return false;
}

bool next_text(Scenario *s, Row *row) {
  if (!next_item(s, row)) return false;
  return row->text || scenario_mistake(s, SAY(SCENARIO_NO_TEXT), row->what, row->number);
}

bool next_seat(Scenario *s, Row *row) {
  return next_name(s, row) && (row->seat = scenario_seat(s, row->key)) >= 0;
}

bool next_card(Scenario *s, Row *row) {
  return next_name(s, row) && (row->card = scenario_card(s, row->key)) != CARD_NONE;
}

bool one_with_keys(Scenario *s, const char *what, const Data *value, const char *const keys[]) {
  Row row = {.what = what, .table = value->type == DATA_TABLE ? value : NULL, .mixed = true};
  while (next_name(s, &row))
    if (!is_word(row.key, keys)) return scenario_mistake(s, SAY(SCENARIO_NAMED), what, row.key);
  for (row.at = 0; next_item(s, &row);)
    if (row.number > 1) return scenario_mistake(s, SAY(SCENARIO_ONE), what, row.number);
  return !s->failed;
}

bool is_word(const char *word, const char *const words[]) {
  while (*words && strcmp(*words, word) != 0) words++;
  return *words != NULL;
}

/* -- cards, seats -- */

bool scenario_cards(Scenario *s, const char *text, CardSet *kinds) {
  char error[256];
  Card cards[CARD_MAX];
  AskError beyond;
  *kinds = CARDSET_EMPTY;
  if (!text) return scenario_mistake(s, SAY(SCENARIO_CARDS));
  int n = cards_parse(text, cards, CARD_MAX, error, sizeof error);
  if (n < 0) return scenario_mistake(s, error);
  for (int i = 0; i < n; i++)
    if (!loaded_put(s->loaded, kinds, cards[i], text, &beyond))
      return scenario_mistake(s, beyond.message);
  return true;
}

bool scenario_cards_of(Scenario *s, const char *key, CardSet *kinds) {
  const char *text = scenario_text(s, key);
  *kinds = CARDSET_EMPTY;
  return text && scenario_cards(s, text, kinds);
}

Card scenario_card(Scenario *s, const char *text) {
  CardSet kinds;
  if (!scenario_cards(s, text, &kinds)) return CARD_NONE;
  if (cardset_size(&kinds, PACK_MAX) == 1) return (Card)bit_lowest(kinds.plane[0]);
  scenario_mistake(s, SAY(SCENARIO_ONE_CARD), text);
  return CARD_NONE;
}

bool scenario_lead(Scenario *s, const char *text, CardSet *kinds, Grouped *grouping) {
  char cards[512], error[160];
  memset(grouping, 0, sizeof *grouping);
  snprintf(cards, sizeof cards, "%s", text ? text : "");
  if (!grouping_cut(cards, grouping, error, sizeof error)) return scenario_mistake(s, error);
  return scenario_cards(s, text ? cards : NULL, kinds);
}

int scenario_seat(Scenario *s, const char *text) {
  int seat = seat_parse(text, s->rules->players);
  if (seat < 0) scenario_mistake(s, SAY(SCENARIO_NO_SEAT), text, s->rules->players);
  return seat;
}

int scenario_seat_of(Scenario *s, const char *key) {
  const char *text = scenario_text(s, key);
  return text ? scenario_seat(s, text) : -1;
}

bool scenario_digits(const char *word, size_t most) {
  size_t digits = strspn(word, "0123456789");
  return digits > 0 && digits <= most && !word[digits];
}

int scenario_words(const char *text, char words[][WORD_TEXT], int max) {
  int n = 0;
  while (text && *text && n < max) {
    text += strspn(text, " ,");
    size_t length = strcspn(text, " ,");
    if (!length) break;
    size_t kept = length < WORD_TEXT ? length : WORD_TEXT - 1;
    memcpy(words[n], text, kept);
    words[n++][kept] = '\0';
    text += length;
  }
  return n;
}

uint16_t scenario_seats(Scenario *s, const char *text, int *first) {
  char words[SEAT_MAX][WORD_TEXT];
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

const char *seat_text(int seat, char out[8]) {
  if (seat < 0 || seat >= SEAT_MAX)
    strcpy(out, "nobody");
  else
    out[0] = seat_letter(seat), out[1] = '\0';
  return out;
}

/* -- questions -- */
