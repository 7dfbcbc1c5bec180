/* scenario_climb.c - what scenarios ask of a climbing game: forms, what follows what, tables,
** points, and how a hand to be played step by step is laid out. */
#include "scenario/scenario_checks.h"

#include <stdio.h>
#include <string.h>

#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"

static bool is_climbing(Scenario *s) {
  return s->rules->family == FAMILY_CLIMB || scenario_mistake(s, SAY(SCENARIO_CLIMB));
}

/* -- forms = { ["7S 7D"] = "pair", ["7S 8S"] = false } -- */

void check_forms(Scenario *s) {
  Row row = rows(s, "forms");
  if (row.table && !is_climbing(s)) return;
  while (next_name(s, &row)) {
    scenario_pose(s, ABOUT_SHAPE, 0);
    if (!give_cards(s, ASK_CARDS, row.key) || !scenario_ask(s, row.key)) return;
    int form = s->answer.form;
    expect_text(s, row.key, row.text ? row.text : SAY(RULED_NO_FORM),
                form < 0 ? SAY(RULED_NO_FORM) : s->rules->lead.forms[form].name, "");
  }
}

/* -- follows, completes = { { "7S", "8S", true }, … } -- */

static void check_upon(Scenario *s, const Data *row, bool completing) {
  const char *below = data_item_text(row, 1), *above = data_item_text(row, 2);
  const Data *wish = data_item(row, 3);
  char what[SAID_MAX];
  Question *question = &s->question;
  if (!wish || wish->type != DATA_BOOL) {
    scenario_mistake(s, SAY(SCENARIO_ROW));
    return;
  }
  scenario_pose(s, ABOUT_FOLLOW, 0);
  if (!give_cards(s, ASK_LEAD, below) || !give_cards(s, ASK_PLAY, above)) return;
  question->hand = question->cards;
  question->given |= KEY_BIT(HAND);
  say_values_in(what, sizeof what, VALUES(SAY(EXPECT_UPON), above, below));
  if (!scenario_ask(s, what)) return;
  int form = s->answer.form;
  bool ok = form >= 0 && (!completing || s->rules->lead.forms[form].completes);
  expect_yes(s, what, wish->truth, ok, "");
}

static void check_rows(Scenario *s, const char *key) {
  Row row = rows(s, key);
  if (row.table && !is_climbing(s)) return;
  while (next_item(s, &row)) check_upon(s, row.value, strcmp(key, "completes") == 0);
}

void check_follows(Scenario *s) {
  check_rows(s, "follows");
  check_rows(s, "completes");
}

/* -- gatherings = { [9] = "5 4", [6] = false }, places = { [4] = "4 3 2 1" } -- */

static void print_tables(Scenario *s, int players, Text *text) {
  uint8_t sizes[TABLE_MAX];
  int n = rules_tables(s->rules->deck.tables, players, sizes);
  for (int k = 0; k < n; k++) text_add(text, "%s%d", k ? " " : "", sizes[k]);
}

/* The points of a hand in which so many go out in the order of their letters. */
static void print_places(Scenario *s, int players, Text *text) {
  Game game;
  Rules rules = *s->rules;
  rules.players = (uint8_t)players;
  rules.deck.tables = (Range){(uint8_t)players, (uint8_t)players};
  game_start(&game, &rules, 1);
  ClimbTable *table = &game.deal.table[0];
  for (int i = 0; i < players; i++) table->out[table->out_n++] = (uint8_t)i;
  tables_settle(&game, &rules);
  for (int i = 0; i < players; i++) text_add(text, "%s%d", i ? " " : "", game.total[i]);
}

static void check_numbers(Scenario *s, const char *key,
                          void (*print)(Scenario *s, int players, Text *text)) {
  Row row = rows(s, key);
  if (row.table && !is_climbing(s)) return;
  while (next_number(s, &row)) {
    char found[64], what[SAID_MAX];
    Text text = text_start(found, sizeof found);
    if (row.number < 2 || row.number > SEAT_MAX) {
      scenario_mistake(s, SAY(SCENARIO_PLAYERS), key, SEAT_MAX);
      return;
    }
    print(s, row.number, &text);
    say_values_in(what, sizeof what, VALUES(SAY(EXPECT_PLAYERS), row.number));
    expect_text(s, what, row.text ? row.text : "", found, "");
  }
}

void check_gatherings(Scenario *s) {
  check_numbers(s, "gatherings", print_tables);
  check_numbers(s, "places", print_places);
}

/* -- steps -- */

/* `exchange = "A D"`: the hand after one in which A was first out and D last; `dealer` alone: the
** first hand; else `leader` leads. */
static bool give_opening(Scenario *s) {
  char words[2][WORD_TEXT];
  Question *question = &s->question;
  const char *exchange = scenario_text(s, "exchange");
  if (!give(s, KEY_BIT(LEADER))) return false;
  int dealer = scenario_has(s, "dealer") ? scenario_seat_of(s, "dealer") : 0;
  if (dealer < 0) return false;
  question->dealer = (uint8_t)dealer;
  if (!exchange) {
    bool dealt = scenario_has(s, "dealer") && !scenario_has(s, "leader");
    question->opening = dealt ? OPENING_DEALT : OPENING_LED;
    return true;
  }
  if (scenario_words(exchange, words, 2) != 2) return scenario_mistake(s, SAY(SCENARIO_EXCHANGE));
  int winner = scenario_seat(s, words[0]), loser = scenario_seat(s, words[1]);
  if (winner < 0 || loser < 0) return false;
  question->opening = OPENING_EXCHANGE;
  question->first_out = (uint8_t)winner;
  question->last_out = (uint8_t)loser;
  return true;
}

bool give_table(Scenario *s) {
  if (!is_climbing(s)) return false;
  return scenario_pose(s, ABOUT_LEAD, KEY_BIT(HANDS)) && give_opening(s);
}

/* -- after the steps -- */

/* `gained = { A = 4, B = 1 }`: points of the hand. */
static void check_gained(Scenario *s, const Game *game) {
  for (Row row = rows(s, "gained"); next_seat(s, &row);) {
    char found[16];
    snprintf(found, sizeof found, "%d", game->gained[row.seat]);
    expect_text(s, row.key, row.text ? row.text : "", found, "");
  }
}

static void check_text(Scenario *s, const char *key, void (*print)(Text *text, const Game *game),
                       const Game *game) {
  char found[128];
  Text text = text_start(found, sizeof found);
  if (!scenario_has(s, key)) return;
  print(&text, game);
  expect_text_of(s, key, key, found);
}

/* What a hand that is over leaves behind: `gained`; `winners` ("nobody": it goes on), else who
** deals `next` at each table, and who is `seated` there. */
static void check_hand_over(Scenario *s, const Game *game) {
  check_gained(s, game);
  check_text(s, "winners", winners_print, game);
  if (game->over) return;
  Game next = *game;
  tables_move(&next, s->rules);
  check_text(s, "next", dealers_print, &next);
  check_text(s, "seated", tables_print, &next);
}

void climb_after_steps(Scenario *s, const Game *game) {
  const ClimbTable *table = &game->deal.table[0];
  bool hand_over = game_phase(game, s->rules) == PHASE_NONE, over = table_is_over(table);
  bool lead = table->top_player == SEAT_NONE && game_phase(game, s->rules) == PHASE_CLIMB;
  expect_seat(s, "leads", lead && !over ? table->turn : SEAT_NONE);
  expect_seat(s, "turn", hand_over ? SEAT_NONE : game_waits_for(game, s->rules));
  check_text(s, "out", out_print, game);
  expect_yes_of(s, "over", "over", over, "");
  if (hand_over) check_hand_over(s, game);
}
