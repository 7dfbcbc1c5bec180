/* scenario_question.c - questions made of keys, and asked. See scenario_question.h. */
#include "scenario/scenario_question.h"

#include <stdlib.h>
#include <string.h>

#include "notation/notation.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_read.h"

Loaded *scenario_load(Scenario *s, int players, int packs, AskError *error) {
  return games_find(s->bench->games, s->spec, (DeckWanted){players, packs, true}, NULL, error);
}

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

bool give_cards_of(Scenario *s, Key key, CardSet *field) {
  const char *name = key_name(key);
  return !scenario_has(s, name) || give_cards(s, key, scenario_text(s, name), field);
}

bool give_seat_of(Scenario *s, Key key, uint8_t *field) {
  if (!scenario_has(s, key_name(key))) return true;
  int seat = scenario_seat_of(s, key_name(key));
  if (seat < 0) return false;
  *field = (uint8_t)seat;
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
  if (declarer >= 0) {
    s->question.declarer = (uint8_t)declarer;
    scenario_give(s, ASK_DECLARER);
  }
  return give_seat_of(s, ASK_DECLARER, &s->question.declarer) && !s->failed;
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
