/* scenario_end.c - what scenarios ask about the end of a deal: points, levels, who comes next. */
#include "scenario/scenario_checks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deal/next_deal.h"
#include "notation/notation.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"

/* -- table, short, finish -- */

/* The result of these points for so many declarers; `size` 0: as many as there are to be. */
static bool ask_score(Scenario *s, int points, int size) {
  int full = s->rules->friends.teams == TEAMS_CALLED ? s->rules->friends.count + 1 : 1;
  scenario_pose(s, ABOUT_SCORE, 0);
  s->question.points = points;
  s->question.declarers = size ? size : full;
  s->question.given |= KEY_BIT(POINTS);
  if (s->rules->friends.teams != TEAMS_FIXED || size) s->question.given |= KEY_BIT(DECLARERS);
  return scenario_ask(s, SAY(RULED_ON_TABLE));
}

static void check_rows(Scenario *s) {
  for (Row row = rows(s, "table"); next_number(s, &row);) {
    char what[SAID_MAX], found[32];
    if (!ask_score(s, row.number, 0)) break;
    say_values_in(what, sizeof what, VALUES(SAY(EXPECT_POINTS), row.number));
    expect_text(s, what, row.text ? row.text : "", score_print(&s->answer.score, found), "");
  }
}

/* The points at which declarers win other levels than with fewer: where a row of the table
** begins. */
static int winning_rows(Scenario *s, int row[], int max) {
  int n = 0, step = s->rules->score.step > 0 ? s->rules->score.step : 1, levels = -1;
  for (int points = 0; points <= 10 * step && n < max; points += 5) {
    if (!ask_score(s, points, 0) || s->answer.score.side != SIDE_DECLARERS) break;
    if (n == 0 || s->answer.score.levels != levels) row[n++] = points;
    levels = s->answer.score.levels;
  }
  return n;
}

/* `short = { [2] = { 6, 4, 2 } }`: a team of that size, for each result that wins. */
static void check_short(Scenario *s) {
  int points[16];
  Row team = rows(s, "short");
  int columns = team.table ? winning_rows(s, points, 16) : 0;
  while (next_number(s, &team)) {
    if (team.value->items != columns)
      scenario_mistake(s, SAY(SCENARIO_TEAM_SIZE), team.number, columns);
    for (Row row = {.what = "short", .table = team.value}; next_item(s, &row);) {
      int against = points[row.number - 1];
      char what[SAID_MAX];
      if (!ask_score(s, against, team.number)) return;
      say_values_in(what, sizeof what, VALUES(SAY(EXPECT_TEAM_POINTS), team.number, against));
      expect_number(s, what, (int)row.value->number, s->answer.score.levels, "");
    }
  }
}

void check_table(Scenario *s) {
  check_rows(s);
  check_short(s);
}

/* `finish = { ["K + 2"] = "WIN" }`: of a declarer, in a deal that was played at that level. */
void check_finish(Scenario *s) {
  for (Row row = rows(s, "finish"); next_name(s, &row);) {
    char words[4][WORD_TEXT];
    int n = scenario_words(row.key, words, 4), levels = -1;
    if (n == 3 && strcmp(words[1], "+") == 0 && scenario_digits(words[2], 3))
      levels = atoi(words[2]);
    if (n != 3 || levels < 0) {
      scenario_mistake(s, SAY(SCENARIO_LEVELS_WON), row.key);
      break;
    }
    scenario_pose(s, ABOUT_ADVANCE, 0);
    s->question.level = words[0];
    s->question.by = levels;
    s->question.side = SIDE_DECLARERS;
    s->question.given |= KEY_BIT(LEVEL) | KEY_BIT(BY) | KEY_BIT(SIDE);
    if (scenario_ask(s, row.key))
      expect_text(s, row.key, row.text, s->answer.won ? "WIN" : s->answer.level, "");
  }
}

/* -- the end of a deal -- */

/* `withdrawn = { C = 3 }`: cards taken back in a failed throw of that seat; or in several, a list.
** */
static bool give_faults(Scenario *s) {
  Question *question = &s->question;
  for (Row row = rows(s, "withdrawn"); next_seat(s, &row);) {
    bool list = row.value->type == DATA_TABLE;
    for (int k = 1; k <= (list ? row.value->items : 1); k++) {
      const Data *cards = list ? data_item(row.value, k) : row.value;
      int fault = question->faults++;
      if (cards->type != DATA_NUMBER || !cards->whole || cards->number < 0 ||
          cards->number > UINT8_MAX)
        return scenario_mistake(s, SAY(SCENARIO_RANGE), row.what, 0, UINT8_MAX);
      if (fault == (int)(sizeof question->fault / sizeof *question->fault))
        return scenario_mistake(s, SAY(SCENARIO_WITHDRAWN), SEAT_MAX * 2);
      question->fault[fault].seat = (uint8_t)row.seat;
      question->fault[fault].cards = (uint8_t)cards->number;
    }
  }
  return !s->failed;
}

/* `last`: a seat, or a side, of which the first member takes the last trick; `last_lead = "AD KKD"`
** what was led to it; `last_trick = { "3S", "JH", … }` its plays, the leader's first: that of
** `leader`, else of the declarer. */
static bool give_last(Scenario *s) {
  Question *question = &s->question;
  bool led = scenario_has(s, "last_lead"), trick = scenario_has(s, "last_trick");
  question->given |= KEY_BIT(LAST);
  if (trick && led) return scenario_mistake(s, SAY(SCENARIO_LAST_TWICE));
  if (trick && !give_trick(s, ASK_LAST, rows(s, "last_trick"))) return false;
  if (led) {
    question->trick = s->bench->trick;
    question->trick_n = 1;
    scenario_lead(s, scenario_text(s, "last_lead"), &s->bench->trick[0], &question->grouping);
  }
  if (question->trick_n > 0 && !give(s, KEY_BIT(LEADER))) return false;
  const char *last = scenario_text(s, "last");
  for (Side side = SIDE_DECLARERS; last && side <= SIDE_OPPONENTS; side++)
    if (strcmp(last, schema_sides[side]) == 0) question->last_side = side;
  if (last && question->last_side == SIDE_NOBODY) question->last_winner = scenario_seat(s, last);
  return !s->failed;
}

/* Points are what is expected where cards, tricks or throws make them; else they are given. */
static bool points_are_asked(const Scenario *s) {
  return scenario_has(s, "kitty") || scenario_has(s, "ledger") || scenario_has(s, "steps");
}

static bool give_points(Scenario *s) {
  s->question.given |= KEY_BIT(POINTS);
  return give(s, KEY_BIT(POINTS));
}

/* `offender = "A"`: a failed throw of this seat ended the play; `hands` are what is unplayed. */
static bool give_rest(Scenario *s) {
  uint64_t hands = scenario_has(s, "offender") ? KEY_BIT(HANDS) : 0;
  return give(s, KEY_BIT(OFFENDER) | hands | KEY_BIT(KITTY) | KEY_BIT(FIRST) | KEY_BIT(DECLARED) |
                     KEY_BIT(EXPOSED) | KEY_BIT(STOPPED)) &&
         (points_are_asked(s) ? give_ledger(s) : give_points(s));
}

void scenario_levels_after(Scenario *s, const Game *game, const char *key) {
  for (Row row = rows(s, key); next_seat(s, &row);) {
    char found[LEVEL_TEXT], what[SAID_MAX];
    bool won = game->winners >> row.seat & 1;
    deal_level_print(s->rules, game, row.seat, STYLE_ASCII, found);
    say_values_in(what, sizeof what, VALUES(SAY(EXPECT_LEVEL_AFTER), row.key));
    expect_text(s, what, row.text, won ? "WIN" : found, "");
  }
}

/* Who draws first in the next deal, and who is its declarer. */
static void check_next(Scenario *s, const Game *game) {
  int first = SEAT_NONE, declarer = SEAT_NONE;
  Ruling why = ruling_make(LEGAL);
  if (!scenario_has(s, "next") && !scenario_has(s, "next_declarer")) return;
  if (!find_next(game, s->rules, &first, &declarer, &why)) {
    expect_legal(s, SAY(RULED_ON_NEXT_DEAL), &why);
    return;
  }
  expect_seat(s, "next", first);
  expect_seat(s, "next_declarer", declarer);
}

void scenario_end(Scenario *s, const Game *game) {
  char found[32];
  const Deal *deal = &game->deal;
  if (points_are_asked(s)) expect_number_of(s, "points", "points", deal->opponents_points);
  expect_number_of(s, "multiplier", "multiplier", deal->multiplier);
  expect_text_of(s, "result", "result", score_print(&deal->score, found));
  scenario_levels_after(s, game, "after");
  expect_text_of(s, "memory_after", SAY(EXPECT_MEMORY),
                 remembered_text(&game->remembered, REMEMBERED_GAME));
  check_next(s, game);
}

void check_settlement(Scenario *s) {
  static const char *const TRIGGER[] = {"after",        "result", "next", "next_declarer",
                                        "memory_after", "ledger", "kitty"};
  bool asked = false;
  for (size_t i = 0; i < sizeof TRIGGER / sizeof *TRIGGER; i++)
    asked |= scenario_has(s, TRIGGER[i]);
  if (!asked || scenario_has(s, "steps") || scenario_has(s, "decided")) return;
  uint64_t keys = KEY_BIT(TRUMP) | KEY_BIT(TEAM) | KEY_BIT(DECLARER) | KEY_BIT(LEVELS);
  if (scenario_pose(s, ABOUT_SETTLE, keys) && give_faults(s) && give_last(s) && give_rest(s) &&
      scenario_ask(s, SAY(RULED_ON_SETTLEMENT)))
    scenario_end(s, s->answer.game);
}
