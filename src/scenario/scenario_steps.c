/* scenario_steps.c - a deal played step by step from a situation: `steps`. */
#include "scenario/scenario_checks.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "deal/kitty_burier.h"
#include "notation/notation.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"

/* -- the situation -- */

/* The index of the phase that `phase` names ("tricks") in the game's list; -1 after a report. */
static int phase_index(Scenario *s) {
  const char *word = scenario_text(s, "phase");
  if (!word) word = phase_word(s->rules, PHASE_TRICKS);
  for (int i = 0; i < s->rules->phases_n; i++)
    if (strcmp(phase_word(s->rules, (PhaseType)s->rules->phases[i]), word) == 0) return i;
  scenario_mistake(s, SAY(SCENARIO_NO_PHASE), word);
  return -1;
}

/* A deal at the beginning of `phase`, with these hands, this kitty, these levels and calls. */
static bool give_deal(Scenario *s) {
  uint64_t keys = KEY_BIT(HANDS) | KEY_BIT(LEVELS) | KEY_BIT(KITTY) | KEY_BIT(CALLS);
  scenario_pose(s, ABOUT_LEAD, 0);
  int phase = s->question.phase = phase_index(s);
  if (phase < 0) return false;
  if (s->rules->phases[phase] != PHASE_DRAW) keys |= KEY_BIT(TRUMP);
  if (!give(s, keys | KEY_BIT(DECLARER))) return false;
  return !scenario_has(s, "kitty") || give_cards(s, ASK_TURNED, scenario_text(s, "kitty"));
}

static bool lay_out(Scenario *s, Game *game) {
  bool climb = s->rules->family == FAMILY_CLIMB;
  if (!(climb ? give_table(s) : give_deal(s))) return false;
  if (!ask_situation(s->bench->asker, s->loaded, &s->question, &s->answer)) {
    scenario_mistake(s, s->answer.error.message);
    return false;
  }
  *game = *s->answer.game;
  if (climb || !scenario_has(s, "leader")) return true;
  int leader = scenario_seat_of(s, "leader");
  if (leader >= 0) game->deal.leader = game->deal.turn = (uint8_t)leader;
  return leader >= 0;
}

/* -- steps -- */

/* "A 7S 7D", "B pass", "C give HJ", "D play 7S @3": cards alone are played. A word of an added
** phase stands alone in it, elsewhere behind `choose`: "A choose double". */
static bool read_step(Scenario *s, PhaseType phase, const char *text, Action *action) {
  static const char CHOOSE[] = "choose ";
  char letter[2] = {'\0', '\0'}, line[SAID_MAX], error[256];
  if (!text) return scenario_mistake(s, SAY(SCENARIO_STEP));
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
  bool chosen = strncmp(rest, CHOOSE, strlen(CHOOSE)) == 0;
  if (chosen && islower((unsigned char)rest[strlen(CHOOSE)])) word = true, rest += strlen(CHOOSE);
  snprintf(line, sizeof line, "%s%s", word ? "" : "play ", rest);
  if (!action_parse(line, PACK_MAX, action, error, sizeof error)) return scenario_mistake(s, error);
  action->seat = (uint8_t)seat;
  return true;
}

/* What stands after a step: who won the trick that it ended, with how many points, the team. */
static void check_after_step(Scenario *s, const Game *game, const Data *step, int points) {
  const Deal *deal = &game->deal;
  char found[64];
  const char *winner = data_text(step, "winner"), *worth = data_text(step, "points");
  bool ended = deal->plays == 0 && deal->trick > 0;
  if (winner)
    expect_text(s, "winner", winner, seat_text(ended ? deal->last_winner : SEAT_NONE, found), "");
  if (worth) {
    snprintf(found, sizeof found, "%d", points);
    expect_text(s, SAY(EXPECT_TRICK_POINTS), worth, found, "");
  }
  expect_team(s, data_text(step, "team"), deal->team, deal->declarer);
}

static int points_won(const Deal *deal) {
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++) points += deal->won[seat];
  return points;
}

/* A trick is played from hands of one size. */
static bool hands_are_even(Scenario *s, const Game *game) {
  const Deal *deal = &game->deal;
  if (game_phase(game, s->rules) != PHASE_TRICKS || deal->plays > 0) return true;
  for (int seat = 1; seat < deal->players; seat++)
    if (deal->hand_n[seat] != deal->hand_n[0])
      return scenario_mistake(s, SAY(SCENARIO_UNEVEN), deal->hand_n[0], seat_letter(seat),
                              deal->hand_n[seat]);
  return true;
}

static void run_step(Scenario *s, Game *game, const Data *step) {
  const char *refused = data_text(step, "refused");
  const char *text = step->type == DATA_TEXT ? step->text : data_item_text(step, 1);
  Action action;
  Ruling ruling = ruling_make(LEGAL);
  static const char *const KNOWN[] = {"refused", "winner", "points", "team", NULL};
  if (!one_with_keys(s, "steps", step, KNOWN) || !hands_are_even(s, game)) return;
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
  CardSet cards;
  for (Row row = rows(s, "hands_after"); next_seat(s, &row);)
    if (scenario_cards(s, row.text, &cards))
      expect_cards(s, row.key, &cards, HAND_OF(&game->deal, row.seat));
}

static void check_after_steps(Scenario *s, const Game *game) {
  const Deal *deal = &game->deal;
  expect_seat(s, "turn", game_waits_for(game, s->rules));
  expect_seat(s, "buries", kitty_burier(game, s->rules));
  expect_seat(s, "declarer_is", deal->declarer);
  expect_trump_of(s, "trump_is", deal->has_order, deal->trump);
  expect_team(s, scenario_text(s, "team"), deal->team, deal->declarer);
  scenario_end(s, game);
}

void check_steps(Scenario *s) {
  Game game;
  if (!scenario_has(s, "steps")) return;
  Row steps = rows(s, "steps");
  if (!lay_out(s, &game)) return;
  while (next_item(s, &steps)) run_step(s, &game, steps.value);
  if (s->failed) return;
  if (s->rules->family == FAMILY_CLIMB)
    climb_after_steps(s, &game);
  else
    check_after_steps(s, &game);
  check_hands_after(s, &game);
}
