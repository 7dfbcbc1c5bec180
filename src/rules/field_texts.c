/* field_texts.c - the notations of values that are texts. */
#include "rules/field_texts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_TEXT = 16 };

#define TEXT(id, words)                                                                            \
  static bool read_##id(FieldValue *value, const char *text);                                      \
  const FieldText field_##id = {words, read_##id};                                                 \
  static bool read_##id(FieldValue *value, const char *text)

#define FAIL(...) text_fail(value->error, FIELD_ERROR, __VA_ARGS__)

/* Each word of a text in turn: copies it, returns the rest, or NULL at the end. */
static const char *next_word(const char *text, char word[WORD_TEXT]) {
  text += strspn(text, " ,");
  size_t n = strcspn(text, " ,");
  if (n == 0) return NULL;
  snprintf(word, WORD_TEXT, "%.*s", (int)n, text);
  return text + n;
}

static bool fail_rank(FieldValue *value, const char *text) {
  return FAIL(": \"%.40s\" is no rank", text);
}

/* A rank and nothing behind it. */
static bool is_rank(const char *text, uint8_t *rank) {
  const char *end = text;
  *rank = rank_parse(text, &end);
  return *rank != RANK_NONE && !*end;
}

static bool is_rank_or_joker(const char *text, uint8_t *rank) {
  if (is_rank(text, rank)) return true;
  *rank = strcmp(text, "LJ") == 0 ? LJ : HJ;
  return strcmp(text, "LJ") == 0 || strcmp(text, "HJ") == 0;
}

/* A rank, or NT as RANK_NONE. */
static bool is_level(const char *text, uint8_t *rank) {
  return is_rank(text, rank) || strcmp(text, "NT") == 0;
}

TEXT(rank, "a rank") { return is_rank(text, value->to) || fail_rank(value, text); }

TEXT(rank_or_joker, "a rank or a joker") {
  return is_rank_or_joker(text, value->to) || fail_rank(value, text);
}

/* Ranks by `is`, each once, their number behind them. */
static bool read_list(FieldValue *value, const char *text,
                      bool (*is)(const char *text, uint8_t *rank)) {
  uint8_t *list = value->to;
  const int most = value->field->size;
  char word[WORD_TEXT];
  uint8_t n = 0, rank;
  while ((text = next_word(text, word))) {
    if (!is(word, &rank)) return fail_rank(value, word);
    if (memchr(list, rank, n)) return FAIL(": \"%s\" stands in it twice", word);
    if (n == most) return FAIL(": has more than %d entries", most);
    list[n++] = rank;
  }
  list[most] = n;
  return true;
}

TEXT(ranks, "ranks and jokers (\"3 4 5 … K A 2\")") {
  return read_list(value, text, is_rank_or_joker);
}

TEXT(track, "ranks (\"2 3 4 … K A\", perhaps NT behind them)") {
  const uint8_t *list = value->to;
  if (!read_list(value, text, is_level)) return false;
  for (int i = 0; i + 1 < list[value->field->size]; i++)
    if (list[i] == RANK_NONE) return FAIL(": NT must be the last");
  return true;
}

TEXT(level, "a level of the track") {
  uint8_t rank, *index = value->to;
  if (!is_level(text, &rank)) return fail_rank(value, text);
  for (int i = 0; i < value->rules->levels.track_n; i++)
    if (value->rules->levels.track[i] == rank) return *index = (uint8_t)i, true;
  return FAIL(" = \"%.40s\": is not on the track", text);
}

TEXT(key_levels, "levels") {
  uint64_t *bits = value->to;
  char word[WORD_TEXT];
  uint8_t rank;
  for (*bits = 0; (text = next_word(text, word)); *bits |= (uint64_t)1 << rank) {
    if (!is_level(word, &rank)) return fail_rank(value, word);
    if (rank == RANK_NONE) rank = RANK_NB;
  }
  return true;
}

TEXT(stops, "levels (\"5 T K A\")") {
  uint64_t bits;
  FieldValue levels = {value->field, value->rules, &bits, ""};
  uint8_t *stops = value->to;
  if (!read_key_levels(&levels, text)) return FAIL("%s", levels.error);
  for (int i = 0; i <= RANK_NB; i++) stops[i] = bits >> i & 1 ? STOP_DECLARERS : STOP_NOBODY;
  return true;
}

TEXT(key_rank_or_card, "a rank or a card") {
  uint64_t *bits = value->to;
  uint8_t rank;
  Card card[2];
  char ignored[96];
  *bits = 0;
  if (is_rank(text, &rank))
    for (Suit suit = CLUBS; suit <= SPADES; suit++) *bits |= (uint64_t)1 << card_make(suit, rank);
  else if (cards_parse(text, card, 2, ignored, sizeof ignored) == 1)
    *bits = (uint64_t)1 << card[0];
  return *bits || FAIL(": \"%.40s\" is neither a rank nor a card", text);
}

TEXT(rank_span, "ranks (\"3-T\")") {
  char low[WORD_TEXT], high[WORD_TEXT];
  uint16_t ranks = 0;
  uint8_t from, last;
  bool in = false;
  size_t n = strcspn(text, "-");
  snprintf(low, sizeof low, "%.*s", (int)n, text);
  snprintf(high, sizeof high, "%s", text[n] ? text + n + 1 : low);
  if (!is_rank_or_joker(low, &from)) return fail_rank(value, low);
  if (!is_rank_or_joker(high, &last)) return fail_rank(value, high);
  for (int i = 0; i < value->rules->order.ranks_n; i++) {
    uint8_t rank = value->rules->order.ranks[i];
    in |= rank == from;
    if (in && rank < RANK_NB) ranks |= (uint16_t)(1u << rank);
    if (in && rank == last) return memcpy(value->to, &ranks, sizeof ranks), true;
  }
  return FAIL(" = \"%.40s\": they do not rise in order.ranks", text);
}

TEXT(cards, "cards (\"2S 3C\")") {
  uint8_t *list = value->to;
  char why[128];
  int n = cards_parse(text, list, value->field->size, why, sizeof why);
  if (n < 0) return FAIL(": %s", why);
  list[value->field->size] = (uint8_t)n;
  return n >= value->field->min || FAIL(": names no card");
}

TEXT(card, "a card") {
  Card cards[PACK_MAX];
  char why[128];
  int n = cards_parse(text, cards, PACK_MAX, why, sizeof why);
  if (n < 0) return FAIL(": %s", why);
  if (n != 1) return FAIL(" = \"%.40s\": must be one card", text);
  return memcpy(value->to, cards, 1), true;
}

/* A unit, and behind it whatever stands there. */
static bool unit_parse(const char *text, UnitSize *unit, char **end) {
  long size = strtol(text, end, 10), length = 1;
  if (**end == 'x') length = strtol(*end + 1, end, 10);
  *unit = (UnitSize){(uint8_t)size, (uint8_t)length};
  *end += strspn(*end, " ");
  return size >= 1 && size <= PACK_MAX && length >= 1 && length <= RANK_NB;
}

TEXT(unit, "a unit (\"2x2\" or \"3\")") {
  char *end;
  return (unit_parse(text, value->to, &end) && !*end) ||
         FAIL(" = \"%.40s\": must be a unit: \"2x2\", \"3\"", text);
}

/* Its units go behind those of the shapes before it, those of most cards first. */
TEXT(shape, "a shape (\"2x2+1\")") {
  Owed *owed = value->to;
  UnitSize unit;
  char *end = (char *)"+";
  for (int first = owed->units; *end == '+'; text = end + 1) {
    int at = owed->units++;
    if (owed->units == OWED_UNITS_MAX)
      return FAIL(": its shapes have more than %d units in all", OWED_UNITS_MAX - 1);
    if (!unit_parse(text, &unit, &end) || (*end && *end != '+'))
      return FAIL(" = \"%.40s\": is no shape such as \"2x2+1\"", text);
    for (; at > first; at--) {
      const UnitSize *before = &owed->unit[at - 1];
      if (before->size * before->length >= unit.size * unit.length) break;
      owed->unit[at] = *before;
    }
    owed->unit[at] = unit;
  }
  owed->unit[owed->units++] = (UnitSize){0, 0};
  return true;
}

TEXT(why, "a sentence") {
  text_copy(value->to, value->field->size, text, strlen(text));
  return true;
}

TEXT(above, "\"0+\" for anything above so many") {
  Band *band = value->to;
  char *end;
  long from = strtol(text, &end, 10);
  if (end == text || strcmp(end, "+") != 0 || from < 0 || from > value->field->max)
    return FAIL(" = \"%.40s\": must be a number of steps, or \"0+\"", text);
  band->from = (int16_t)from;
  band->above = true;
  return true;
}

TEXT(name, "the name of a phase") {
  if (strlen(text) >= value->field->size)
    return FAIL(" = \"%.40s\": there is no such phase in this game", text);
  strcpy(value->to, text);
  return true;
}

bool rung_parse(const char *word, Rung *rung) {
  const char *end;
  Card card[2];
  char error[96];
  *rung = (Rung){RUNG_SUIT, 0, false};
  if (!strcmp(word, "suit")) return true;
  rung->type = RUNG_RANK;
  if (!strcmp(word, "rank")) return true;
  rung->type = RUNG_ONE_RANK;
  if (is_rank(word, &rung->value)) return true;
  Suit suit = suit_parse(word, &end);
  rung->type = RUNG_ONE_SUIT;
  rung->value = suit;
  if (suit != SUIT_NONE && !*end) return true;
  if (cards_parse(word, card, 2, error, sizeof error) != 1) return false;
  rung->type = RUNG_CARD;
  rung->value = card[0];
  return true;
}
