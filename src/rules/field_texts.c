/* field_texts.c - the notations of values that are texts. */
#include "rules/field_texts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rule_sentences.h"

enum { WORD_TEXT = 16 };

#define TEXT(id, words)                                                                            \
  static bool read_##id(FieldValue *value, const char *text);                                      \
  const FieldText field_##id = {words, read_##id};                                                 \
  static bool read_##id(FieldValue *value, const char *text)

/* What somebody wrote, fit to be quoted. */
#define CLIP(text) text_clip(text, strlen(text), (char[CLIP_TEXT]){""})
#define FAIL(...) say_fail(value->error, FIELD_ERROR, __VA_ARGS__)

/* Each word of a text in turn: copies it, returns the rest, or NULL at the end. */
static const char *next_word(const char *text, char word[WORD_TEXT]) {
  text += strspn(text, " ,");
  size_t n = strcspn(text, " ,");
  if (n == 0) return NULL;
  snprintf(word, WORD_TEXT, "%.*s", (int)n, text);
  return text + n;
}

static bool fail_rank(FieldValue *value, const char *text) {
  return FAIL(SAY(VALUE_NO_RANK), CLIP(text));
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

TEXT(rank, SAY(MAY_RANK)) { return is_rank(text, value->to) || fail_rank(value, text); }

TEXT(rank_or_joker, SAY(MAY_RANK_JOKER)) {
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
    if (memchr(list, rank, n)) return FAIL(SAY(VALUE_TWICE), word);
    if (n == most) return FAIL(SAY(VALUE_MANY), most);
    list[n++] = rank;
  }
  list[most] = n;
  return true;
}

TEXT(ranks, SAY(MAY_RANKS)) { return read_list(value, text, is_rank_or_joker); }

TEXT(track, SAY(MAY_TRACK)) {
  const uint8_t *list = value->to;
  if (!read_list(value, text, is_level)) return false;
  for (int i = 0; i + 1 < list[value->field->size]; i++)
    if (list[i] == RANK_NONE) return FAIL(SAY(VALUE_NT_LAST));
  return true;
}

TEXT(level, SAY(MAY_LEVEL)) {
  uint8_t rank, *index = value->to;
  if (!is_level(text, &rank)) return fail_rank(value, text);
  for (int i = 0; i < value->rules->levels.track_n; i++)
    if (value->rules->levels.track[i] == rank) return *index = (uint8_t)i, true;
  value->against = "levels.track";
  return FAIL(SAY(VALUE_NOT_ON_TRACK), CLIP(text));
}

TEXT(key_levels, SAY(MAY_LEVELS)) {
  uint64_t *bits = value->to;
  char word[WORD_TEXT];
  uint8_t rank;
  for (*bits = 0; (text = next_word(text, word)); *bits |= (uint64_t)1 << rank) {
    if (!is_level(word, &rank)) return fail_rank(value, word);
    if (rank == RANK_NONE) rank = RANK_NB;
  }
  return true;
}

TEXT(stops, SAY(MAY_STOPS)) {
  uint64_t bits;
  FieldValue levels = {.field = value->field, .rules = value->rules, .to = &bits};
  uint8_t *stops = value->to;
  if (!read_key_levels(&levels, text)) return FAIL(levels.error);
  for (int i = 0; i <= RANK_NB; i++) stops[i] = bits >> i & 1 ? STOP_DECLARERS : STOP_NOBODY;
  return true;
}

TEXT(key_rank_or_card, SAY(MAY_RANK_CARD)) {
  uint64_t *bits = value->to;
  uint8_t rank;
  Card card[2];
  char ignored[96];
  *bits = 0;
  if (is_rank(text, &rank))
    for (Suit suit = CLUBS; suit <= SPADES; suit++) *bits |= (uint64_t)1 << card_make(suit, rank);
  else if (cards_parse(text, card, 2, ignored, sizeof ignored) == 1)
    *bits = (uint64_t)1 << card[0];
  return *bits || FAIL(SAY(VALUE_NO_RANK_CARD), CLIP(text));
}

TEXT(rank_span, SAY(MAY_RANK_SPAN)) {
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
  value->against = "order.ranks";
  return FAIL(SAY(VALUE_NO_SPAN), CLIP(text));
}

TEXT(cards, SAY(MAY_CARD_LIST)) {
  uint8_t *list = value->to;
  char why[128];
  int n = cards_parse(text, list, value->field->size, why, sizeof why);
  if (n < 0) return FAIL(SAY(VALUE_IN), why);
  list[value->field->size] = (uint8_t)n;
  return n >= value->field->min || FAIL(SAY(VALUE_NO_CARD));
}

TEXT(card, SAY(MAY_CARD)) {
  Card cards[PACK_MAX];
  char why[128];
  int n = cards_parse(text, cards, PACK_MAX, why, sizeof why);
  if (n < 0) return FAIL(SAY(VALUE_IN), why);
  if (n != 1) return FAIL(SAY(VALUE_ONE_CARD), CLIP(text));
  return memcpy(value->to, cards, 1), true;
}

bool unit_parse(const char *text, UnitSize *unit, const char **end) {
  char *rest;
  text += strspn(text, " ");
  if (!isdigit((unsigned char)*text)) return false;
  long size = strtol(text, &rest, 10), length = 1;
  if (*rest == 'x') length = isdigit((unsigned char)rest[1]) ? strtol(rest + 1, &rest, 10) : 0;
  *unit = (UnitSize){(uint8_t)size, (uint8_t)length};
  *end = rest + strspn(rest, " ");
  return size >= 1 && size <= PACK_MAX && length >= 1 && length <= RANK_NB;
}

TEXT(unit, SAY(MAY_UNIT)) {
  const char *end;
  return (unit_parse(text, value->to, &end) && !*end) || FAIL(SAY(VALUE_NO_UNIT), CLIP(text));
}

/* Its units go behind those of the shapes before it, those of most cards first. */
TEXT(shape, SAY(MAY_SHAPE)) {
  Owed *owed = value->to;
  UnitSize unit;
  const char *end = "+";
  for (int first = owed->units; *end == '+'; text = end + 1) {
    int at = owed->units++;
    if (owed->units == OWED_UNITS_MAX) return FAIL(SAY(VALUE_MANY_UNITS), OWED_UNITS_MAX - 1);
    if (!unit_parse(text, &unit, &end) || (*end && *end != '+'))
      return FAIL(SAY(VALUE_NO_SHAPE), CLIP(text));
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

TEXT(why, SAY(MAY_SENTENCE)) {
  text_copy(value->to, value->field->size, text, strlen(text));
  return true;
}

TEXT(above, SAY(MAY_ABOVE)) {
  Band *band = value->to;
  char *end;
  long from = strtol(text, &end, 10);
  if (end == text || strcmp(end, "+") != 0 || from < 0 || from > value->field->max)
    return FAIL(SAY(VALUE_NO_STEPS), CLIP(text));
  band->from = (int16_t)from;
  band->above = true;
  return true;
}

TEXT(name, SAY(MAY_PHASE)) {
  if (strlen(text) >= value->field->size) return FAIL(SAY(VALUE_NO_PHASE), CLIP(text));
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
