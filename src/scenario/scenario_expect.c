/* scenario_expect.c - expectations held against rulings. See scenario_expect.h. */
#include "scenario/scenario_expect.h"

#include <stdio.h>
#include <string.h>

#include "language/language.h"
#include "notation/notation.h"
#include "scenario/scenario_read.h"

void expect_text(Scenario *s, const char *what, const char *expected, const char *ruled,
                 const char *why) {
  s->asserted++;
  if (!expected) {
    scenario_mistake(s, SAY(SCENARIO_VALUE), what);
    return;
  }
  if (s->failed || strcmp(expected, ruled) == 0) return;
  char wanted[SAID_MAX], found[SAID_MAX];
  const char *wish = expected[0] ? expected : SAY(EXPECT_NOTHING);
  say_values_in(wanted, sizeof wanted, VALUES(SAY(EXPECT_OF), what, wish));
  snprintf(found, sizeof found, "%s", ruled[0] ? ruled : SAY(EXPECT_NOTHING));
  scenario_fail(s, wanted, found, why);
}

void expect_number(Scenario *s, const char *what, int expected, int ruled, const char *why) {
  char wanted[24], found[24];
  snprintf(wanted, sizeof wanted, "%d", expected);
  snprintf(found, sizeof found, "%d", ruled);
  expect_text(s, what, wanted, found, why);
}

void expect_yes(Scenario *s, const char *what, bool expected, bool ruled, const char *why) {
  expect_text(s, what, expected ? SAY(EXPECT_YES) : SAY(EXPECT_NO),
              ruled ? SAY(EXPECT_YES) : SAY(EXPECT_NO), why);
}

void expect_cards(Scenario *s, const char *what, const CardSet *expected, const CardSet *ruled) {
  char wanted[SAID_MAX], found[SAID_MAX];
  cardset_print(expected, PACK_MAX, STYLE_ASCII, wanted, sizeof wanted);
  cardset_print(ruled, PACK_MAX, STYLE_ASCII, found, sizeof found);
  expect_text(s, what, wanted, found, "");
}

/* The demand of follow.owes or the key of declare.beats that a refusal stands for. */
static const char *demand_word(Refusal refusal) {
  switch (refusal) {
    case REFUSED_LEAD_SUIT:
    case REFUSED_FOLLOW_SUIT: return "suit";
    case REFUSED_FOLLOW_SHAPE: return "shape";
    case REFUSED_FOLLOW_SETS: return "sets";
    case REFUSED_FOLLOW_TRACTORS: return "tractors";
    case REFUSED_FOLLOW_HIGHEST: return "highest";
    case REFUSED_FOLLOW_LISTED: return "listed";
    case REFUSED_FOLLOW_CARDS: return "cards";
    case REFUSED_FOLLOW_COUNT:
    case REFUSED_BID_TOO_FEW: return "count";
    default: return "";
  }
}

void expect_refusal(Scenario *s, const char *what, const char *expected, const Ruling *ruling) {
  char sentence[SAID_MAX], found[SAID_MAX], wanted[SAID_MAX];
  if (!expected) {
    scenario_mistake(s, SAY(SCENARIO_REFUSAL), what);
    return;
  }
  ruling_text(ruling, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence);
  s->asserted++;
  bool refused = ruling->refusal != LEGAL;
  if (refused &&
      (strcmp(expected, refusal_code(ruling->refusal)) == 0 ||
       strcmp(expected, demand_word(ruling->refusal)) == 0 ||
       (ruling->field && strcmp(expected, ruling->field) == 0) || strstr(sentence, expected)))
    return;
  say_values_in(wanted, sizeof wanted,
                VALUES(SAY(EXPECT_REFUSED), what, *expected != '\0', expected));
  if (refused)
    say_values_in(found, sizeof found, VALUES(SAY(RULED_REFUSED), refusal_code(ruling->refusal)));
  else
    snprintf(found, sizeof found, "%s", SAY(RULED_LEGAL));
  char why[SAID_MAX];
  ruling_said(ruling, PACK_MAX, STYLE_ASCII, why, sizeof why);
  scenario_fail(s, wanted, found, refused ? why : "");
}

void expect_legal(Scenario *s, const char *what, const Ruling *ruling) {
  char sentence[SAID_MAX], wanted[SAID_MAX];
  s->asserted++;
  if (ruling->refusal == LEGAL) return;
  ruling_said(ruling, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence);
  say_values_in(wanted, sizeof wanted, VALUES(SAY(EXPECT_LEGAL), what));
  scenario_fail(s, wanted, refusal_code(ruling->refusal), sentence);
}

void expect_ruling(Scenario *s, const char *what, const Data *wanted, const Ruling *ruling) {
  if (wanted->type == DATA_TEXT)
    expect_refusal(s, what, wanted->text, ruling);
  else if (wanted->truth && wanted->type == DATA_BOOL)
    expect_legal(s, what, ruling);
  else
    scenario_mistake(s, SAY(SCENARIO_RULING), what);
}

void expect_verdict(Scenario *s, const char *what, const Ruling *ruling, bool must) {
  const char *reason = scenario_has(s, "illegal") ? scenario_text(s, "illegal") : NULL;
  bool legal = scenario_has(s, "legal");
  if (legal && !scenario_is(s, "legal"))
    scenario_mistake(s, SAY(SCENARIO_NOT_LEGAL));
  else if (legal && reason)
    scenario_mistake(s, SAY(SCENARIO_BOTH));
  else if (reason)
    expect_refusal(s, what, reason, ruling);
  else if (legal || must)
    expect_legal(s, what, ruling);
}

void expect_text_of(Scenario *s, const char *key, const char *what, const char *ruled) {
  const char *wish = scenario_text(s, key);
  if (wish) expect_text(s, what, wish, ruled, "");
}

void expect_number_of(Scenario *s, const char *key, const char *what, int ruled) {
  if (scenario_has(s, key)) expect_number(s, what, scenario_number(s, key, 0), ruled, "");
}

void expect_yes_of(Scenario *s, const char *key, const char *what, bool ruled, const char *why) {
  if (scenario_has(s, key)) expect_yes(s, what, scenario_is(s, key), ruled, why);
}

void expect_seat(Scenario *s, const char *key, int seat) {
  char letter[8];
  expect_text_of(s, key, key, seat_text(seat, letter));
}

void expect_trump_of(Scenario *s, const char *key, bool has, Trump ruled) {
  char found[CARD_TEXT] = "none";
  expect_text_of(s, key, "trump", has ? trump_print(ruled, STYLE_ASCII, found) : found);
}

/* Seats as "C E A", from `first` on in turn order. */
static const char *print_seats(uint16_t seats, int first, int players, char out[64]) {
  Text text = text_start(out, 64);
  for (int i = 0; i < players; i++) {
    int seat = (first + i) % players;
    if (seats >> seat & 1) text_add(&text, "%s%c", text.length ? " " : "", seat_letter(seat));
  }
  return out;
}

void expect_team(Scenario *s, const char *team, uint16_t ruled, int declarer) {
  char found[64], wanted[64];
  int players = s->rules->players;
  if (!team) return;
  print_seats(scenario_seats(s, team, NULL), declarer, players, wanted);
  expect_text(s, "team", wanted, print_seats(ruled, declarer, players, found), "");
}

void expect_list(Scenario *s, Row list, const CardSet plays[], int n, const char *among) {
  bool listed[LIST_MAX] = {false};
  CardSet cards;
  while (next_text(s, &list) && scenario_cards(s, list.text, &cards)) {
    int k = 0;
    while (k < n && !cardset_equal(&plays[k], &cards, PACK_MAX)) k++;
    expect_text(s, list.text, among, k < n ? among : SAY(RULED_UNLISTED), "");
    if (k < n) listed[k] = true;
  }
  for (int k = 0; k < n && !s->failed; k++) {
    char found[SAID_MAX], none[SAID_MAX];
    cardset_print(&plays[k], PACK_MAX, STYLE_ASCII, found, sizeof found);
    say_values_in(none, sizeof none, VALUES(SAY(EXPECT_NO_OTHER), among));
    if (!listed[k]) expect_text(s, none, "", found, "");
  }
  s->asserted++; /* the list may be empty */
}
