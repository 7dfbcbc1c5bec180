/* scenario_end.c - what scenarios ask about the end of a deal: points, levels, who comes next. */
#include "scenario/scenario_end.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deal/next_deal.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"
#include "scenario/scenario_read.h"

/* -- table, short, finish -- */

/* "declarers +3", "opponents +1", "nobody". */
static const char *result_text(const Score *score, char out[32]) {
  static const char *const SIDE[] = {"nobody", "declarers", "opponents"};
  if (score->side == SIDE_NOBODY)
    snprintf(out, 32, "%s", SIDE[0]);
  else
    snprintf(out, 32, "%s +%d", SIDE[score->side], score->levels);
  return out;
}

/* The result of these points for so many declarers; `size` 0: as many as there are to be. */
static bool ask_score(Scenario *s, int points, int size) {
  int full = s->rules->friends.teams == TEAMS_CALLED ? s->rules->friends.count + 1 : 1;
  scenario_begin(s, ABOUT_SCORE);
  s->question.points = points;
  s->question.declarers = size ? size : full;
  scenario_give(s, ASK_POINTS);
  if (s->rules->friends.teams != TEAMS_FIXED || size) scenario_give(s, ASK_DECLARERS);
  return scenario_ask(s, "the table");
}

static void check_rows(Scenario *s) {
  int keys[LIST_MAX];
  const Data *table = scenario_table(s, "table");
  int n = scenario_numbers(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    char what[32], found[32];
    if (!ask_score(s, keys[i], 0)) break;
    const char *wanted = data_at(table, keys[i])->text;
    snprintf(what, sizeof what, "%d points", keys[i]);
    expect_text(s, what, wanted ? wanted : "", result_text(&s->answer.score, found), "");
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
  int sizes[LIST_MAX], points[16];
  const Data *table = scenario_table(s, "short");
  int n = scenario_numbers(table, sizes), columns = table ? winning_rows(s, points, 16) : 0;
  for (int i = 0; i < n && !s->failed; i++) {
    const Data *row = data_at(table, sizes[i]);
    if (row->items != columns)
      scenario_mistake(s, "a team of %d needs %d figures", sizes[i], columns);
    for (int k = 0; k < columns && !s->failed; k++) {
      char what[64];
      if (!ask_score(s, points[k], sizes[i])) return;
      snprintf(what, sizeof what, "a team of %d, with %d points against it", sizes[i], points[k]);
      expect_number(s, what, (int)data_item(row, k + 1)->number, s->answer.score.levels, "");
    }
  }
}

void check_table(Scenario *s) {
  check_rows(s);
  check_short(s);
}

/* `finish = { ["K + 2"] = "WIN" }`: of a declarer, in a deal that was played at that level. */
void check_finish(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_table(s, "finish");
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    char words[4][WORD_TEXT];
    if (scenario_words(keys[i], words, 4) != 3 || strcmp(words[1], "+") != 0) {
      scenario_mistake(s, "`%s` should be a level and levels won: \"K + 2\"", keys[i]);
      break;
    }
    scenario_begin(s, ABOUT_ADVANCE);
    s->question.level = words[0];
    s->question.by = atoi(words[2]);
    s->question.side = SIDE_DECLARERS;
    scenario_give(s, ASK_LEVEL);
    scenario_give(s, ASK_BY);
    scenario_give(s, ASK_SIDE);
    if (scenario_ask(s, keys[i]))
      expect_text(s, keys[i], data_text(table, keys[i]), s->answer.won ? "WIN" : s->answer.level,
                  "");
  }
}

/* -- the end of a deal -- */

/* `withdrawn = { C = 3 }`: cards taken back in a failed throw of that seat; or in several, a list.
** */
static bool give_faults(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_table(s, "withdrawn");
  Question *question = &s->question;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    int seat = scenario_seat(s, keys[i]);
    const Data *cards = data_get(table, keys[i]);
    bool list = cards->type == DATA_TABLE;
    for (int k = 1; seat >= 0 && k <= (list ? cards->items : 1); k++) {
      int fault = question->faults++;
      if (fault == (int)(sizeof question->fault / sizeof *question->fault))
        return scenario_mistake(s, "withdrawn: at most %d throws", SEAT_MAX * 2);
      question->fault[fault].seat = (uint8_t)seat;
      question->fault[fault].cards = (uint8_t)(list ? data_item(cards, k) : cards)->number;
    }
  }
  return !s->failed;
}

/* `last`: a seat, or a side, of which the first member takes the last trick; `last_lead = "AD KKD"`
** what was led to it; `last_trick = { "3S", "JH", … }` its plays, the leader's first: that of
** `leader`, else of the declarer. */
static bool give_last(Scenario *s) {
  Question *question = &s->question;
  scenario_give(s, ASK_LAST);
  if (scenario_has(s, "last_trick") && scenario_has(s, "last_lead"))
    return scenario_mistake(s, "last_trick says what last_lead says: one of them is enough");
  if (scenario_has(s, "last_trick") && !give_trick(s, ASK_LAST, scenario_table(s, "last_trick")))
    return false;
  if (scenario_has(s, "last_lead")) {
    const char *text = scenario_text(s, "last_lead");
    if (!scenario_lead(s, text, &s->bench->trick[0], &question->grouping)) return false;
    question->trick = s->bench->trick;
    question->trick_n = 1;
  }
  if (question->trick_n > 0 && !give_seat_of(s, ASK_LEADER, &s->question.leader)) return false;
  const char *last = scenario_text(s, "last");
  if (!last) return !s->failed;
  if (strcmp(last, "opponents") == 0)
    question->last_side = SIDE_OPPONENTS;
  else if (strcmp(last, "declarers") == 0)
    question->last_side = SIDE_DECLARERS;
  else
    question->last_winner = scenario_seat(s, last);
  return !s->failed;
}

/* `offender = "A"`: a failed throw of this seat ended the play; `hands` are what is unplayed. */
static bool give_offender(Scenario *s) {
  return !scenario_has(s, "offender") ||
         (give_seat_of(s, ASK_OFFENDER, &s->question.offender) && give_hands(s));
}

/* Points are what is expected where cards, tricks or throws make them; else they are given. */
static bool points_are_asked(const Scenario *s) {
  return scenario_has(s, "kitty") || scenario_has(s, "ledger") || scenario_has(s, "steps");
}

static bool give_rest(Scenario *s) {
  Question *question = &s->question;
  if (!give_cards_of(s, ASK_KITTY, &question->kitty) ||
      !give_seat_of(s, ASK_FIRST, &question->first) ||
      !give_cards_of(s, ASK_DECLARED, &question->declared))
    return false;
  question->exposed = scenario_is(s, "exposed");
  question->stopped = scenario_is(s, "stopped");
  if (!give_past(s)) return false;
  if (points_are_asked(s)) return give_ledger(s);
  question->points = scenario_number(s, "points", 0);
  scenario_give(s, ASK_POINTS);
  return !s->failed;
}

void scenario_levels_after(Scenario *s, const Game *game, const char *key) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_table(s, key);
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    char found[LEVEL_TEXT], what[64];
    int seat = scenario_seat(s, keys[i]);
    if (seat < 0) break;
    bool won = game->winners >> seat & 1;
    deal_level_print(s->rules, game, seat, STYLE_ASCII, found);
    snprintf(what, sizeof what, "level of %s after the deal", keys[i]);
    expect_text(s, what, data_text(table, keys[i]), won ? "WIN" : found, "");
  }
}

/* Who draws first in the next deal, and who is its declarer. */
static void check_next(Scenario *s, const Game *game) {
  int first = SEAT_NONE, declarer = SEAT_NONE;
  Ruling why = ruling_make(LEGAL);
  if (!scenario_has(s, "next") && !scenario_has(s, "next_declarer")) return;
  if (!find_next(game, s->rules, &first, &declarer, &why)) {
    expect_legal(s, "the next deal", &why);
    return;
  }
  expect_seat(s, "next", first);
  expect_seat(s, "next_declarer", declarer);
}

void scenario_end(Scenario *s, const Game *game) {
  char found[32];
  const Deal *deal = &game->deal;
  if (points_are_asked(s) && scenario_has(s, "points"))
    expect_number(s, "points", scenario_number(s, "points", 0), deal->opponents_points, "");
  if (scenario_has(s, "multiplier"))
    expect_number(s, "multiplier", scenario_number(s, "multiplier", 0), deal->multiplier, "");
  const char *result = scenario_text(s, "result"), *memory = scenario_text(s, "memory_after");
  if (result) expect_text(s, "result", result, result_text(&deal->score, found), "");
  scenario_levels_after(s, game, "after");
  if (memory)
    expect_text(s, "what is remembered", memory,
                remembered_text(&game->remembered, REMEMBERED_GAME), "");
  check_next(s, game);
}

void check_settlement(Scenario *s) {
  static const char *const TRIGGER[] = {"after",        "result", "next", "next_declarer",
                                        "memory_after", "ledger", "kitty"};
  bool asked = false;
  for (size_t i = 0; i < sizeof TRIGGER / sizeof *TRIGGER; i++)
    asked |= scenario_has(s, TRIGGER[i]);
  if (!asked || scenario_has(s, "steps") || scenario_has(s, "decided")) return;
  scenario_begin(s, ABOUT_SETTLE);
  if (give_trump(s) && give_team(s) && give_levels(s) && give_faults(s) && give_last(s) &&
      give_offender(s) && give_rest(s) && scenario_ask(s, "the settlement"))
    scenario_end(s, s->answer.game);
}
