/* scenario_climb.c - what scenarios ask of a climbing game: forms, what follows what, tables,
** points, and how a hand to be played step by step is laid out. */
#include "scenario/scenario_climb.h"

#include <stdio.h>
#include <string.h>

#include "deal/climb_tables.h"
#include "notation/table_text.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"
#include "scenario/scenario_read.h"

static bool is_climbing(Scenario *s) {
  return s->rules->family == FAMILY_CLIMB ||
         scenario_mistake(s, "this is asked of climbing games only");
}

/* -- forms = { ["7S 7D"] = "pair", ["7S 8S"] = false } -- */

void check_forms(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_table(s, "forms");
  if (!table || !is_climbing(s)) return;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    const Data *wish = data_get(table, keys[i]);
    scenario_begin(s, ABOUT_SHAPE);
    if (!give_cards(s, ASK_CARDS, keys[i], &s->question.cards) || !scenario_ask(s, keys[i])) return;
    int form = s->answer.form;
    expect_text(s, keys[i], wish->text ? wish->text : "no form",
                form < 0 ? "no form" : s->rules->lead.forms[form].name, "");
  }
}

/* -- follows, completes = { { "7S", "8S", true }, … } -- */

static void check_upon(Scenario *s, const Data *row, bool completing) {
  const char *below = data_item_text(row, 1), *above = data_item_text(row, 2);
  const Data *wish = data_item(row, 3);
  char what[SAID_MAX];
  Question *question = &s->question;
  if (!wish || wish->type != DATA_BOOL) {
    scenario_mistake(s, "a row is { \"7S\", \"8S\", true }");
    return;
  }
  scenario_begin(s, ABOUT_FOLLOW);
  if (!give_cards(s, ASK_LEAD, below, &question->lead) ||
      !give_cards(s, ASK_PLAY, above, &question->cards))
    return;
  question->hand = question->cards;
  scenario_give(s, ASK_HAND);
  snprintf(what, sizeof what, "%s upon %s", above, below);
  if (!scenario_ask(s, what)) return;
  int form = s->answer.form;
  bool ok = form >= 0 && (!completing || s->rules->lead.forms[form].completes);
  expect_yes(s, what, wish->truth, ok, "");
}

static void check_rows(Scenario *s, const char *key) {
  const Data *rows = scenario_table(s, key);
  if (!rows || !is_climbing(s)) return;
  for (int i = 1; i <= rows->items && !s->failed; i++)
    check_upon(s, data_item(rows, i), strcmp(key, "completes") == 0);
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
  int keys[LIST_MAX];
  const Data *table = scenario_table(s, key);
  if (!table || !is_climbing(s)) return;
  int n = scenario_numbers(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    char found[64], what[48];
    const Data *wish = data_at(table, keys[i]);
    Text text = text_start(found, sizeof found);
    if (keys[i] < 2 || keys[i] > SEAT_MAX) {
      scenario_mistake(s, "%s: from 2 to %d players", key, SEAT_MAX);
      return;
    }
    print(s, keys[i], &text);
    snprintf(what, sizeof what, "%d players", keys[i]);
    expect_text(s, what, wish->text ? wish->text : "", found, "");
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
  int leader = scenario_has(s, "leader") ? scenario_seat_of(s, "leader") : 0;
  int dealer = scenario_has(s, "dealer") ? scenario_seat_of(s, "dealer") : 0;
  if (leader < 0 || dealer < 0) return false;
  question->leader = (uint8_t)leader;
  question->dealer = (uint8_t)dealer;
  if (!exchange) {
    bool dealt = scenario_has(s, "dealer") && !scenario_has(s, "leader");
    question->opening = dealt ? OPENING_DEALT : OPENING_LED;
    return true;
  }
  if (scenario_words(exchange, words, 2) != 2)
    return scenario_mistake(s, "exchange is who was first out and who last: \"A D\"");
  int winner = scenario_seat(s, words[0]), loser = scenario_seat(s, words[1]);
  if (winner < 0 || loser < 0) return false;
  question->opening = OPENING_EXCHANGE;
  question->first_out = (uint8_t)winner;
  question->last_out = (uint8_t)loser;
  return true;
}

bool give_table(Scenario *s) {
  if (!is_climbing(s)) return false;
  scenario_begin(s, ABOUT_LEAD);
  return give_hands(s) && give_past(s) && give_opening(s);
}

/* -- after the steps -- */

/* `gained = { A = 4, B = 1 }`: points of the hand. */
static void check_gained(Scenario *s, const Game *game) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_table(s, "gained");
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    char found[16];
    int seat = scenario_seat(s, keys[i]);
    const char *wish = data_text(table, keys[i]);
    if (seat < 0) return;
    snprintf(found, sizeof found, "%d", game->gained[seat]);
    expect_text(s, keys[i], wish ? wish : "", found, "");
  }
}

static void check_text(Scenario *s, const char *key, void (*print)(Text *text, const Game *game),
                       const Game *game) {
  char found[128];
  Text text = text_start(found, sizeof found);
  const char *wish = scenario_text(s, key);
  if (!wish) return;
  print(&text, game);
  expect_text(s, key, wish, found, "");
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
  if (scenario_has(s, "over")) expect_yes(s, "over", scenario_is(s, "over"), over, "");
  if (hand_over) check_hand_over(s, game);
}
