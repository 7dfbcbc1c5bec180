/* judge_read.c - the fields of a question: there, of the right type, within what can be, or an
** error that names the field. */
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/notation.h"
#include "tools/judge_impl.h"

bool question_fail(Question *question, const char *code, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  question->code = code;
  vsnprintf(question->message, sizeof question->message, format, arguments);
  va_end(arguments);
  return false;
}

bool question_rule_failed(Question *question, const Ruling *why) {
  char sentence[sizeof why->text * 2];
  return question_fail(question, "rule-failed", "%s",
                       ruling_text(why, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence));
}

const cJSON *question_get(const Question *question, const char *name) {
  return cJSON_GetObjectItemCaseSensitive(question->line, name);
}

const cJSON *question_need(Question *question, const char *name) {
  const cJSON *value = question_get(question, name);
  if (!value) question_fail(question, "missing", "\"%s\" is missing", name);
  return value;
}

/* ---- values ---- */

bool value_number(Question *question, const cJSON *value, const char *name, int min, int max,
                  int *out) {
  if (!cJSON_IsNumber(value) || value->valuedouble != floor(value->valuedouble))
    return question_fail(question, "type", "\"%s\" must be a whole number", name);
  if (value->valuedouble < min || value->valuedouble > max)
    return question_fail(question, "range", "\"%s\" is from %d to %d", name, min, max);
  *out = (int)value->valuedouble;
  return true;
}

bool value_text(Question *question, const cJSON *value, const char *name, const char **out) {
  if (!cJSON_IsString(value)) return question_fail(question, "type", "\"%s\" must be a text", name);
  *out = value->valuestring;
  return true;
}

bool value_bool(Question *question, const cJSON *value, const char *name, bool *out) {
  if (!cJSON_IsBool(value))
    return question_fail(question, "type", "\"%s\" must be true or false", name);
  *out = cJSON_IsTrue(value);
  return true;
}

int value_list(Question *question, const cJSON *value, const char *name, int max) {
  if (!cJSON_IsArray(value)) {
    question_fail(question, "type", "\"%s\" must be a list", name);
    return -1;
  }
  int n = cJSON_GetArraySize(value);
  if (n <= max) return n;
  question_fail(question, "range", "\"%s\" has %d entries: %d are possible", name, n, max);
  return -1;
}

/* ---- cards ---- */

/* Appends the cards of one text; -1 after a failure. */
static int append_cards(Question *question, const char *text, const char *name, Card cards[],
                        int n) {
  char error[256];
  int more = cards_parse(text, cards + n, CARD_MAX - n, error, sizeof error);
  if (more >= 0) return n + more;
  question_fail(question, "card", "\"%s\": %s", name, error);
  return -1;
}

static int append_list(Question *question, const cJSON *value, const char *name, Card cards[]) {
  int n = 0;
  const cJSON *item;
  cJSON_ArrayForEach(item, value) {
    if (!cJSON_IsString(item)) {
      question_fail(question, "type", "\"%s\" is a list of cards, each a text", name);
      return -1;
    }
    n = append_cards(question, item->valuestring, name, cards, n);
    if (n < 0) return -1;
  }
  return n;
}

static bool refuse_beyond_deck(Question *question, const char *name, Card card) {
  char text[CARD_TEXT];
  card_print(card, STYLE_ASCII, text);
  int copies = cardset_count(&question->table->deck, card, PACK_MAX);
  if (copies == 0) return question_fail(question, "card", "\"%s\": the deck has no %s", name, text);
  return question_fail(question, "card", "\"%s\": the deck has %d of %s, no more", name, copies,
                       text);
}

bool value_cards(Question *question, const cJSON *value, const char *name, CardSet *out) {
  Card cards[CARD_MAX];
  int n;
  if (cJSON_IsString(value))
    n = append_cards(question, value->valuestring, name, cards, 0);
  else if (cJSON_IsArray(value))
    n = append_list(question, value, name, cards);
  else
    return question_fail(question, "type", "\"%s\" must be cards: a text, or a list of texts",
                         name);
  if (n < 0) return false;
  *out = CARDSET_EMPTY;
  for (int i = 0; i < n; i++) {
    int held = cardset_count(out, cards[i], PACK_MAX);
    if (held == PACK_MAX || !(question->table->deck.plane[held] >> cards[i] & 1))
      return refuse_beyond_deck(question, name, cards[i]);
    out->plane[held] |= bit(cards[i]);
  }
  return true;
}

bool value_card(Question *question, const cJSON *value, const char *name, Card *out) {
  CardSet cards;
  if (!value_cards(question, value, name, &cards)) return false;
  if (cardset_size(&cards, PACK_MAX) != 1)
    return question_fail(question, "card", "\"%s\" must be one card", name);
  *out = (Card)bit_lowest(cards.plane[0]);
  return true;
}

bool value_call(Question *question, const cJSON *value, const char *name, Call *out) {
  const char *text = "";
  char error[256];
  if (!value_text(question, value, name, &text)) return false;
  if (!call_parse(text, out, error, sizeof error))
    return question_fail(question, "card", "\"%s\": %s", name, error);
  return true;
}

bool value_side(Question *question, const cJSON *value, const char *name, int *side) {
  const char *text = "";
  if (!value_text(question, value, name, &text)) return false;
  if (strcmp(text, "declarers") == 0)
    *side = SIDE_DECLARERS;
  else if (strcmp(text, "opponents") == 0)
    *side = SIDE_OPPONENTS;
  else
    return question_fail(question, "range", "\"%s\" is \"declarers\" or \"opponents\"", name);
  return true;
}

/* ---- fields that must be there ---- */

bool question_number(Question *question, const char *name, int min, int max, int *out) {
  const cJSON *value = question_need(question, name);
  return value && value_number(question, value, name, min, max, out);
}

bool question_text(Question *question, const char *name, const char **out) {
  const cJSON *value = question_need(question, name);
  return value && value_text(question, value, name, out);
}

bool question_cards(Question *question, const char *name, CardSet *out) {
  const cJSON *value = question_need(question, name);
  return value && value_cards(question, value, name, out);
}

bool question_places(Question *question, const char *name, CardSet *out) {
  CardSet kinds;
  if (!question_cards(question, name, &kinds)) return false;
  *out = CARDSET_EMPTY;
  order_cross(question->order, &kinds, out);
  return true;
}

bool question_trump(Question *question) {
  Trump trump;
  const char *text = "";
  char error[256];
  if (!question_text(question, "trump", &text)) return false;
  if (!trump_parse(text, &trump, error, sizeof error))
    return question_fail(question, "trump", "%s", error);
  return table_order(question, trump);
}

bool question_held(Question *question, const char *name, CardSet *hand, CardSet *cards) {
  if (!question_cards(question, "hand", hand) || !question_cards(question, name, cards))
    return false;
  if (cardset_has(hand, cards, PACK_MAX)) return true;
  for (uint64_t kinds = cards->plane[0]; kinds;) {
    char text[CARD_TEXT];
    int card = bit_pop(&kinds), held = cardset_count(hand, card, PACK_MAX);
    if (cardset_count(cards, card, PACK_MAX) <= held) continue;
    card_print((Card)card, STYLE_ASCII, text);
    if (card == HJ && hand->plane[0] & bit(card_make(HEARTS, RANK_J)) && held == 0)
      return question_fail(question, "not-held",
                           "\"%s\": the hand does not hold HJ, the joker: did you mean JH?", name);
    if (held == 0)
      return question_fail(question, "not-held", "\"%s\": the hand does not hold %s", name, text);
    return question_fail(question, "not-held", "\"%s\": the hand holds %s only %d times", name,
                         text, held);
  }
  return true;
}

/* ---- a game ---- */

static uint8_t tricks_phase(const Rules *rules) {
  uint8_t phase = 0;
  while (phase + 1 < rules->phases_n && rules->phases[phase] != PHASE_TRICKS) phase++;
  return phase;
}

Game *question_game(Question *question) {
  const Rules *rules = question->rules;
  Game *game = &question->judge->game;
  Deal *deal = &game->deal;
  memset(game, 0, sizeof *game);
  game->number = 1;
  game->named_declarer = SEAT_NONE;
  memset(game->first_cards, CARD_NONE, sizeof game->first_cards);
  deal->players = rules->players;
  deal->planes = (uint8_t)question->table->planes;
  deal->phase = tricks_phase(rules);
  deal->bidding.may_answer = SEAT_NONE;
  deal->objector = deal->offender = deal->claimer = SEAT_NONE;
  deal->picked_up = deal->buried = deal->laid_out = true;
  deal->team = 1;
  if (rules->friends.teams == TEAMS_FIXED)
    for (int seat = 0; seat < deal->players; seat += 2) deal->team |= (uint16_t)(1u << seat);
  memcpy(deal->points, rules->points.cards, sizeof deal->points);
  if (question->order) {
    deal->order = *question->order;
    deal->trump = question->order->trump;
    deal->has_order = true;
    memcpy(deal->points, question->points, sizeof deal->points);
  }
  return game;
}

/* ---- answers ---- */

void answer_places_value(Question *question, const CardSet *places) {
  const Order *order = question->order;
  Answer *answer = question->answer;
  bool first = true;
  answer_bytes(answer, "\"", 1);
  for (int place = -1, copy = 0; cardset_next(places, &place, &copy, order->planes);) {
    char name[CARD_TEXT];
    if (!first) answer_bytes(answer, " ", 1);
    answer_raw(answer, card_print(order->kind_at[place], STYLE_ASCII, name));
    first = false;
  }
  answer_bytes(answer, "\"", 1);
}

void answer_places(Question *question, const char *name, const CardSet *places) {
  answer_name(question->answer, name);
  answer_places_value(question, places);
}

void answer_kinds(Question *question, const char *name, const CardSet *kinds) {
  CardSet places = CARDSET_EMPTY;
  order_cross(question->order, kinds, &places);
  answer_places(question, name, &places);
}

void answer_ruling(Question *question, const Ruling *ruling) {
  char text[1024];
  answer_bool(question->answer, "legal", ruling->refusal == LEGAL);
  if (ruling->refusal == LEGAL) return;
  answer_text(question->answer, "reason", refusal_code(ruling->refusal));
  answer_text(question->answer, "why",
              ruling_text(ruling, question->table->planes, STYLE_ASCII, text, sizeof text));
}
