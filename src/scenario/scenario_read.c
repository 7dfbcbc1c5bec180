/* scenario_read.c - values out of the tables of a scenario file, and questions made of them. */
#include <stdlib.h>
#include <string.h>

#include "notation/notation.h"
#include "scenario/scenario_impl.h"

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
  if (value && value->type != DATA_BOOL) scenario_mistake(s, "%s should be true or false", key);
  return value && value->type == DATA_BOOL && value->truth;
}

const char *scenario_text(Scenario *s, const char *key) {
  const Data *value = scenario_get(s, key);
  if (value && !value->text) scenario_mistake(s, "%s should be a text", key);
  return value ? value->text : NULL;
}

const Data *scenario_table(Scenario *s, const char *key) {
  const Data *value = scenario_get(s, key);
  if (!value || value->type == DATA_TABLE) return value;
  scenario_mistake(s, "%s should be a table, in braces", key);
  return NULL;
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

bool scenario_cards(Scenario *s, const char *text, CardSet *kinds) {
  char error[256];
  Card cards[CARD_MAX];
  AskError beyond;
  *kinds = CARDSET_EMPTY;
  if (!text) return scenario_mistake(s, "cards are a text: \"AH TTH\"");
  int n = cards_parse(text, cards, CARD_MAX, error, sizeof error);
  if (n < 0) return scenario_mistake(s, "%s", error);
  for (int i = 0; i < n; i++)
    if (!loaded_put(s->loaded, kinds, cards[i], text, &beyond))
      return scenario_mistake(s, "%s", beyond.message);
  return true;
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

int scenario_seat(Scenario *s, const char *text) {
  int seat = seat_parse(text, s->rules->players);
  if (seat < 0) scenario_mistake(s, "\"%s\" is no seat of %d players", text, s->rules->players);
  return seat;
}

int scenario_seat_of(Scenario *s, const char *key) {
  const char *text = scenario_text(s, key);
  return text ? scenario_seat(s, text) : -1;
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

/* -- questions -- */

void scenario_begin(Scenario *s, Subject subject) {
  memset(&s->question, 0, sizeof s->question);
  s->question.subject = subject;
  s->question.last_winner = -1;
  s->question.given = (uint64_t)1 << ASK_PLAYERS;
}

void scenario_give(Scenario *s, Key key) { s->question.given |= (uint64_t)1 << key; }

bool give_trump(Scenario *s) {
  char error[256];
  const char *text = scenario_text(s, "trump");
  if (!text) return !s->failed;
  if (!trump_parse(text, &s->question.trump, error, sizeof error))
    return scenario_mistake(s, "%s", error);
  scenario_give(s, ASK_TRUMP);
  return true;
}

bool give_cards(Scenario *s, Key key, const char *text, CardSet *field) {
  if (!scenario_cards(s, text, field)) return false;
  scenario_give(s, key);
  return true;
}

bool give_hands(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *hands = scenario_table(s, "hands");
  int n = scenario_keys(hands, keys);
  if (hands) scenario_give(s, ASK_HANDS);
  for (int i = 0; i < n && !s->failed; i++) {
    int seat = scenario_seat(s, keys[i]);
    if (seat < 0 || !scenario_cards(s, data_text(hands, keys[i]), &s->question.hand_of[seat]))
      break;
    s->question.known |= (uint16_t)(1u << seat);
  }
  s->question.hands = s->rules->players;
  return !s->failed;
}

bool give_levels(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *levels = scenario_table(s, "levels");
  int n = scenario_keys(levels, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    int seat = scenario_seat(s, keys[i]);
    const char *text = data_text(levels, keys[i]);
    if (seat >= 0) s->question.level_of[seat] = text ? text : "";
  }
  s->question.levels = s->rules->players;
  scenario_give(s, ASK_LEVELS);
  return !s->failed;
}

bool give_team(Scenario *s) {
  int declarer = -1;
  const char *team = scenario_text(s, "team");
  if (team) {
    s->question.team = scenario_seats(s, team, &declarer);
    scenario_give(s, ASK_TEAM);
  }
  if (scenario_has(s, "declarer")) declarer = scenario_seat_of(s, "declarer");
  if (declarer >= 0) {
    s->question.declarer = (uint8_t)declarer;
    scenario_give(s, ASK_DECLARER);
  }
  return !s->failed;
}

bool give_ledger(Scenario *s) {
  const char *text;
  const Data *table = scenario_table(s, "ledger");
  scenario_give(s, ASK_WON);
  for (int i = 1; (text = data_item_text(table, i)) != NULL && !s->failed; i++) {
    char words[3][WORD_TEXT];
    if (scenario_words(text, words, 3) != 2) return scenario_mistake(s, "a trick is \"C 25\"");
    int seat = scenario_seat(s, words[0]);
    if (seat >= 0) s->question.won[seat] = (int16_t)(s->question.won[seat] + atoi(words[1]));
  }
  return !s->failed;
}

bool give_trick(Scenario *s, Key key, const Data *plays) {
  Question *question = &s->question;
  const char *text;
  int n = 0;
  for (; (text = data_item_text(plays, n + 1)) != NULL; n++) {
    Grouped none;
    if (n == SEAT_MAX) return scenario_mistake(s, "a trick has at most %d plays", SEAT_MAX);
    if (!scenario_lead(s, text, &s->bench->trick[n], n ? &none : &question->grouping)) return false;
  }
  question->trick = s->bench->trick;
  question->trick_n = n;
  scenario_give(s, key);
  return true;
}

bool give_past(Scenario *s) {
  Question *question = &s->question;
  question->memory = scenario_text(s, "memory");
  question->deal_memory = scenario_text(s, "deal_memory");
  question->redeals = scenario_number(s, "redeals", 0);
  question->number = scenario_number(s, "number", 0);
  if (question->memory) scenario_give(s, ASK_MEMORY);
  if (question->deal_memory) scenario_give(s, ASK_DEAL_MEMORY);
  if (question->redeals < 0 || question->redeals > UINT16_MAX || question->number < 0)
    return scenario_mistake(s, "redeals and number are whole numbers from 0 on");
  return !s->failed;
}

bool give_calls(Scenario *s) {
  char words[CALL_MAX + 1][WORD_TEXT], error[256];
  Question *question = &s->question;
  scenario_give(s, ASK_CALLS);
  const char *text = scenario_text(s, "calls");
  if (!text) return !s->failed;
  int n = scenario_words(text, words, CALL_MAX + 1);
  if (n > CALL_MAX) return scenario_mistake(s, "there are at most %d calls", CALL_MAX);
  for (int i = 0; i < n; i++) {
    Call call;
    if (!call_parse(words[i], &call, error, sizeof error)) return scenario_mistake(s, "%s", error);
    question->call[question->calls++] = (Call){call.card, call.ordinal, 0, SEAT_NONE};
  }
  return true;
}

bool scenario_ask(Scenario *s, const char *what) {
  const AskError *error = &s->answer.error;
  if (s->failed) return false;
  if (ask(s->bench->asker, s->loaded, &s->question, &s->answer)) return true;
  if (strcmp(error->code, "rule-failed") != 0) return scenario_mistake(s, "%s", error->message);
  const char *expected = scenario_text(s, "error");
  s->stopped = expected != NULL;
  if (expected)
    expect_refusal(s, what, expected, &s->answer.ruling);
  else
    expect_legal(s, what, &s->answer.ruling);
  return false;
}

bool scenario_rule(Scenario *s, const char *what) {
  if (s->failed) return false;
  if (scenario_has(s, "error")) return scenario_ask(s, what);
  if (ask(s->bench->asker, s->loaded, &s->question, &s->answer) ||
      s->answer.ruling.refusal == REFUSED_RULE_FAILED)
    return true;
  return scenario_mistake(s, "%s", s->answer.error.message);
}
