/* scenario_question.c - questions made of keys, and asked. See scenario_question.h. */
#include "scenario/scenario_question.h"

#include <stdlib.h>
#include <string.h>

#include "notation/notation.h"
#include "scenario/scenario_expect.h"

Loaded *scenario_load(Scenario *s, int players, int packs, AskError *error) {
  return games_find(s->bench->games, s->spec, (DeckWanted){players, packs, true}, NULL, error);
}

static void note_given(Scenario *s, Key key) { s->question.given |= (uint64_t)1 << key; }

/* -- a key -- */

bool give_cards(Scenario *s, Key key, const char *text) {
  Question *question = &s->question;
  char error[256];
  note_given(s, key);
  if (key != ASK_TURNED) return scenario_cards(s, text, key_place(question, key));
  question->turned_n =
      text ? cards_parse(text, question->turned, CARD_MAX, error, sizeof error) : 0;
  return question->turned_n >= 0 || scenario_mistake(s, error);
}

static bool give_seat(Scenario *s, const char *text, uint8_t *place) {
  int seat = text ? scenario_seat(s, text) : -1;
  if (seat >= 0) *place = (uint8_t)seat;
  return seat >= 0;
}

static bool give_hands(Scenario *s, const char *key) {
  for (Row row = rows(s, key); next_seat(s, &row);) {
    scenario_cards(s, row.text, &s->question.hand_of[row.seat]);
    s->question.known |= (uint16_t)(1u << row.seat);
  }
  return !s->failed;
}

static bool give_levels(Scenario *s, const char *key) {
  for (Row row = rows(s, key); next_seat(s, &row);)
    s->question.level_of[row.seat] = row.text ? row.text : "";
  return !s->failed;
}

static bool give_team(Scenario *s, const char *text) {
  Question *question = &s->question;
  int declarer = -1;
  question->team = scenario_seats(s, text, &declarer);
  if (declarer < 0 || is_given(question, ASK_DECLARER)) return !s->failed;
  note_given(s, ASK_DECLARER);
  question->declarer = (uint8_t)declarer;
  return true;
}

static bool give_calls(Scenario *s, const char *text) {
  char words[CALL_MAX + 1][WORD_TEXT], error[256];
  Question *question = &s->question;
  int n = scenario_words(text, words, CALL_MAX + 1);
  if (n > CALL_MAX) return scenario_mistake(s, SAY(SCENARIO_CALLS), CALL_MAX);
  for (int i = 0; i < n; i++) {
    Call call;
    if (!call_parse(words[i], &call, error, sizeof error)) return scenario_mistake(s, error);
    question->call[question->calls++] = (Call){call.card, call.ordinal, 0, SEAT_NONE};
  }
  return !s->failed;
}

static bool give_key(Scenario *s, Key key) {
  const char *name = key_name(key);
  void *place = key_place(&s->question, key);
  char error[256];
  note_given(s, key);
  switch (key_type(key)) {
    case KEY_HANDS: return give_hands(s, name);
    case KEY_LEVELS: return give_levels(s, name);
    case KEY_BOOL: *(bool *)place = scenario_is(s, name); return !s->failed;
    case KEY_NUMBER: *(int *)place = scenario_number(s, name, 0); return !s->failed;
    default: break;
  }
  const char *text = scenario_text(s, name);
  switch (key_type(key)) {
    case KEY_CARDS: return give_cards(s, key, text);
    case KEY_SEAT: return give_seat(s, text, place);
    case KEY_SEATS: return give_team(s, text);
    case KEY_CALLS: return give_calls(s, text);
    case KEY_TRUMP:
      return text && (trump_parse(text, place, error, sizeof error) || scenario_mistake(s, error));
    default: *(const char **)place = text; return text;
  }
}

/* -- a question -- */

bool give(Scenario *s, uint64_t keys) {
  while (keys && !s->failed) {
    Key key = (Key)bit_pop(&keys);
    if (scenario_has(s, key_name(key)) && !give_key(s, key)) return false;
  }
  return !s->failed;
}

/* What is remembered (memory, deal_memory), the number of the deal, how often it was redealt. */
static bool give_past(Scenario *s) {
  Question *question = &s->question;
  if (!give(s, KEY_BIT(MEMORY) | KEY_BIT(DEAL_MEMORY) | KEY_BIT(REDEALS))) return false;
  question->number = scenario_number(s, "number", 0);
  if (question->redeals < 0 || question->redeals > UINT16_MAX || question->number < 0)
    return scenario_mistake(s, SAY(SCENARIO_FROM_ZERO));
  return !s->failed;
}

bool scenario_pose(Scenario *s, Subject subject, uint64_t keys) {
  int players = s->rules->players;
  s->question = (Question){.subject = subject,
                           .given = KEY_BIT(PLAYERS) | KEY_BIT(LEVELS) | KEY_BIT(CALLS),
                           .last_winner = -1,
                           .hands = players,
                           .levels = players};
  bool past = subject_info(subject)->may & KEY_BIT(MEMORY);
  return give(s, keys) && (!past || give_past(s));
}

bool give_ledger(Scenario *s) {
  note_given(s, ASK_WON);
  for (Row row = rows(s, "ledger"); next_text(s, &row);) {
    char words[3][WORD_TEXT];
    if (scenario_words(row.text, words, 3) != 2 || !scenario_digits(words[1], 4))
      return scenario_mistake(s, SAY(SCENARIO_TRICK));
    int seat = scenario_seat(s, words[0]);
    if (seat >= 0) s->question.won[seat] = (int16_t)(s->question.won[seat] + atoi(words[1]));
  }
  return !s->failed;
}

bool give_trick(Scenario *s, Key key, Row plays) {
  Question *question = &s->question;
  int n = 0;
  for (; next_text(s, &plays); n++) {
    Grouped none;
    if (n == SEAT_MAX) return scenario_mistake(s, SAY(SCENARIO_TRICK_PLAYS), SEAT_MAX);
    scenario_lead(s, plays.text, &s->bench->trick[n], n ? &none : &question->grouping);
  }
  question->trick = s->bench->trick;
  question->trick_n = n;
  note_given(s, key);
  return !s->failed;
}

bool scenario_ask(Scenario *s, const char *what) {
  const AskError *error = &s->answer.error;
  if (s->failed) return false;
  if (ask(s->bench->asker, s->loaded, &s->question, &s->answer)) return true;
  if (strcmp(error->code, "rule-failed") != 0) return scenario_mistake(s, error->message);
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
  return scenario_mistake(s, s->answer.error.message);
}
