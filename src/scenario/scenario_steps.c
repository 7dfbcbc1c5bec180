/* scenario_steps.c - a deal played step by step from a situation: `steps`. */
#include "scenario/scenario_steps.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "deal/kitty_burier.h"
#include "notation/notation.h"
#include "scenario/scenario_climb.h"
#include "scenario/scenario_end.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"
#include "scenario/scenario_read.h"

/* -- the situation -- */

/* The index of the phase that `phase` names ("tricks") in the game's list; -1 after a report. */
static int phase_index(Scenario *s) {
  const char *word = scenario_text(s, "phase");
  if (!word) word = phase_word(s->rules, PHASE_TRICKS);
  for (int i = 0; i < s->rules->phases_n; i++)
    if (strcmp(phase_word(s->rules, (PhaseType)s->rules->phases[i]), word) == 0) return i;
  scenario_mistake(s, "this game has no phase \"%s\"", word);
  return -1;
}

/* The kitty, as it lies. */
static bool give_kitty(Scenario *s) {
  char error[256];
  Question *question = &s->question;
  if (!scenario_has(s, "kitty")) return true;
  const char *text = scenario_text(s, "kitty");
  if (!give_cards(s, ASK_KITTY, text, &question->kitty)) return false;
  question->turned_n = cards_parse(text, question->turned, CARD_MAX, error, sizeof error);
  return true;
}

/* A deal at the beginning of `phase`, with these hands, this kitty, these levels and calls. */
static bool give_deal(Scenario *s) {
  Question *question = &s->question;
  scenario_begin(s, ABOUT_LEAD);
  question->phase = phase_index(s);
  if (question->phase < 0) return false;
  bool draw = s->rules->phases[question->phase] == PHASE_DRAW;
  if (!draw && !give_trump(s)) return false;
  if (!give_hands(s) || !give_levels(s) || !give_kitty(s) || !give_calls(s)) return false;
  return give_seat_of(s, ASK_DECLARER, &question->declarer) && give_past(s);
}

static bool lay_out(Scenario *s, Game *game) {
  bool climb = s->rules->family == FAMILY_CLIMB;
  if (!(climb ? give_table(s) : give_deal(s))) return false;
  if (!ask_situation(s->bench->asker, s->loaded, &s->question, &s->answer))
    return scenario_mistake(s, "%s", s->answer.error.message);
  *game = *s->answer.game;
  if (climb || !scenario_has(s, "leader")) return true;
  int leader = scenario_seat_of(s, "leader");
  if (leader >= 0) game->deal.leader = game->deal.turn = (uint8_t)leader;
  return leader >= 0;
}

/* -- steps -- */

/* "A 7S 7D", "B pass", "C give HJ", "D play 7S @3": cards alone are played. */
static bool read_step(Scenario *s, PhaseType phase, const char *text, Action *action) {
  char letter[2] = {'\0', '\0'}, line[SAID_MAX], error[256];
  if (!text) return scenario_mistake(s, "a step is a text: \"A 7S 7D\"");
  letter[0] = text[0];
  int seat = scenario_seat(s, letter);
  if (seat < 0) return false;
  const char *rest = text + 1 + strspn(text + 1, " ");
  bool word = false;
  for (int type = 0; type < ACTION_CHOOSE; type++) {
    const char *name = action_word((ActionType)type);
    word |= strncmp(rest, name, strlen(name)) == 0;
  }
  word |= phase >= PHASE_RULE && islower((unsigned char)rest[0]);
  snprintf(line, sizeof line, "%s%s", word ? "" : "play ", rest);
  if (!action_parse(line, PACK_MAX, action, error, sizeof error))
    return scenario_mistake(s, "%s", error);
  action->seat = (uint8_t)seat;
  return true;
}

/* The key's text or number in a step's table; NULL if it is not there. */
static const char *step_text(const Data *step, const char *key) {
  return step->type == DATA_TABLE ? data_text(step, key) : NULL;
}

static void expect_team(Scenario *s, const char *team, const Deal *deal) {
  char found[64], wanted[64];
  scenario_seats_print(scenario_seats(s, team, NULL), deal->declarer, deal->players, wanted,
                       sizeof wanted);
  scenario_seats_print(deal->team, deal->declarer, deal->players, found, sizeof found);
  expect_text(s, "team", wanted, found, "");
}

/* What stands after a step: who won the trick that it ended, with how many points, the team. */
static void check_after_step(Scenario *s, const Game *game, const Data *step, int points) {
  const Deal *deal = &game->deal;
  char found[64];
  const char *winner = step_text(step, "winner"), *team = step_text(step, "team"),
             *worth = step_text(step, "points");
  bool ended = deal->plays == 0 && deal->trick > 0;
  if (winner)
    expect_text(s, "winner", winner, seat_text(ended ? deal->last_winner : SEAT_NONE, found), "");
  if (worth) {
    snprintf(found, sizeof found, "%d", points);
    expect_text(s, "points of the trick", worth, found, "");
  }
  if (team) expect_team(s, team, deal);
}

static int points_won(const Deal *deal) {
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++) points += deal->won[seat];
  return points;
}

static bool step_keys_are_known(Scenario *s, const Data *step) {
  static const char *const KNOWN[] = {"refused", "winner", "points", "team", NULL};
  const char *keys[LIST_MAX];
  int n = step->type == DATA_TABLE ? scenario_keys(step, keys) : 0;
  for (int i = 0; i < n; i++) {
    int k = 0;
    while (KNOWN[k] && strcmp(KNOWN[k], keys[i]) != 0) k++;
    if (!KNOWN[k]) return scenario_mistake(s, "a step has no `%s`", keys[i]);
  }
  return true;
}

/* A trick is played from hands of one size. */
static bool hands_are_even(Scenario *s, const Game *game) {
  const Deal *deal = &game->deal;
  if (game_phase(game, s->rules) != PHASE_TRICKS || deal->plays > 0) return true;
  for (int seat = 1; seat < deal->players; seat++)
    if (deal->hand_n[seat] != deal->hand_n[0])
      return scenario_mistake(s, "a trick is played from hands of one size: A has %d cards, %c %d",
                              deal->hand_n[0], seat_letter(seat), deal->hand_n[seat]);
  return true;
}

static void run_step(Scenario *s, Game *game, const Data *step) {
  const char *refused = step_text(step, "refused");
  const char *text = step->type == DATA_TEXT ? step->text : data_item_text(step, 1);
  Action action;
  Ruling ruling = ruling_make(LEGAL);
  if (!step_keys_are_known(s, step) || !hands_are_even(s, game)) return;
  if (!read_step(s, game_phase(game, s->rules), text, &action)) return;
  int before = points_won(&game->deal);
  game_apply(game, s->rules, &action, &ruling);
  if (refused)
    expect_refusal(s, text, refused, &ruling);
  else
    expect_legal(s, text, &ruling);
  if (!s->failed) check_after_step(s, game, step, points_won(&game->deal) - before);
}

static void check_hands_after(Scenario *s, const Game *game) {
  const char *keys[LIST_MAX];
  const Data *hands = scenario_table(s, "hands_after");
  int n = scenario_keys(hands, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    CardSet cards;
    int seat = scenario_seat(s, keys[i]);
    if (seat < 0 || !scenario_cards(s, data_text(hands, keys[i]), &cards)) return;
    expect_cards(s, keys[i], &cards, &game->deal.hand[seat]);
  }
}

static void check_after_steps(Scenario *s, const Game *game) {
  char found[CARD_TEXT] = "none";
  const char *trump = scenario_text(s, "trump_is"), *team = scenario_text(s, "team");
  expect_seat(s, "turn", game_waits_for(game, s->rules));
  expect_seat(s, "buries", kitty_burier(game, s->rules));
  expect_seat(s, "declarer_is", game->deal.declarer);
  if (game->deal.has_order) trump_print(game->deal.trump, STYLE_ASCII, found);
  if (trump) expect_text(s, "trump", trump, found, "");
  if (team) expect_team(s, team, &game->deal);
  scenario_end(s, game);
}

void check_steps(Scenario *s) {
  Game game;
  if (!scenario_has(s, "steps")) return;
  const Data *steps = scenario_table(s, "steps");
  if (!lay_out(s, &game)) return;
  for (int i = 1; steps && i <= steps->items && !s->failed; i++)
    run_step(s, &game, data_item(steps, i));
  if (s->failed) return;
  if (s->rules->family == FAMILY_CLIMB)
    climb_after_steps(s, &game);
  else
    check_after_steps(s, &game);
  check_hands_after(s, &game);
}
