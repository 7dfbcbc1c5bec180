/* scenario_steps.c - a deal played step by step from a situation: `steps`. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/notation.h"
#include "core/phase.h"
#include "tools/scenario_impl.h"

/* -- the situation -- */

bool scenario_hands(Scenario *s, Game *game) {
  const char *keys[LIST_MAX];
  Deal *deal = &game->deal;
  const Data *hands = scenario_get(s, "hands");
  int n = scenario_keys(hands, keys);
  for (int seat = 0; seat < deal->players; seat++) deal->hand[seat] = CARDSET_EMPTY;
  memset(deal->hand_n, 0, sizeof deal->hand_n);
  for (int i = 0; i < n; i++) {
    int seat = scenario_seat(s, keys[i]);
    if (seat < 0 || !scenario_cards(s, data_text(hands, keys[i]), &deal->hand[seat])) return false;
    deal->hand_n[seat] = (uint8_t)cardset_size(&deal->hand[seat], PACK_MAX);
  }
  return true;
}

/* The place of the phase that `phase` names ("tricks") in the game's list; -1 after a report. */
static int phase_place(Scenario *s) {
  const char *word = scenario_text(s, "phase");
  if (!word) word = phase_word(&s->rules, PHASE_TRICKS);
  for (int i = 0; i < s->rules.phases_n; i++)
    if (strcmp(phase_word(&s->rules, (PhaseKind)s->rules.phases[i]), word) == 0) return i;
  scenario_mistake(s, "this game has no phase \"%s\"", word);
  return -1;
}

/* The draw is over but for the declaring; a declarer who is named was known beforehand. */
static bool lay_draw(Scenario *s, Game *game, int declarer) {
  game_start(game, &s->rules, 1);
  game->deal.drawn = (uint16_t)(game->deal.deck_n - s->rules.deck.kitty);
  if (declarer >= 0) game->named_declarer = (uint8_t)declarer;
  return true;
}

/* Trumps and the declarer (A) are known, and what came before the phase is done. */
static bool lay_later(Scenario *s, Game *game, int place, int declarer) {
  Deal *deal = &game->deal;
  if (!scenario_order(s)) return false;
  situation_make(s, game);
  deal->declarer = (uint8_t)(declarer < 0 ? 0 : declarer);
  deal->team = (uint16_t)(1u << deal->declarer);
  if (s->rules.friends.teams == TEAMS_FIXED)
    for (int i = 0; i < deal->players; i += 2)
      deal->team |= (uint16_t)(1u << deal_after(deal, deal->declarer, i));
  bool kitty = false;
  for (int i = place; i < s->rules.phases_n; i++) kitty |= s->rules.phases[i] == PHASE_KITTY;
  deal->picked_up = deal->buried = !kitty;
  if (!kitty) deal->kitty = CARDSET_EMPTY;
  return true;
}

/* The kitty, as it lies. */
static bool lay_kitty(Scenario *s, Deal *deal, const char *text) {
  Card cards[CARD_MAX];
  char error[256];
  int kitty = s->rules.deck.kitty;
  if (!scenario_cards(s, text, &deal->kitty)) return false;
  int n = cards_parse(text, cards, CARD_MAX, error, sizeof error);
  for (int i = 0; i < n && n == kitty; i++) deal->deck[deal->deck_n - n + i] = cards[i];
  return true;
}

/* A deal at the beginning of `phase`, with these hands, this kitty and these levels. */
static bool lay_deal(Scenario *s, Game *game) {
  Deal *deal = &game->deal;
  const char *named = scenario_text(s, "declarer"), *leader = scenario_text(s, "leader"),
             *kitty = scenario_text(s, "kitty");
  int place = phase_place(s), declarer = named ? scenario_seat(s, named) : -1;
  if (place < 0 || s->failed) return false;
  bool draw = s->rules.phases[place] == PHASE_DRAW;
  if (!(draw ? lay_draw(s, game, declarer) : lay_later(s, game, place, declarer))) return false;
  deal->laid_out = true;
  if (!scenario_levels(s, game) || !scenario_hands(s, game)) return false;
  if (kitty && !lay_kitty(s, deal, kitty)) return false;
  game->number = (uint16_t)scenario_number(s, "number", game->number);
  deal->phase = (uint8_t)place;
  const char *memory = scenario_text(s, "memory");
  if (memory) snprintf((char *)game->memory, sizeof game->memory, "%s", memory);
  phase_now(game, &s->rules)->begin(game, &s->rules);
  Ruling why;
  char sentence[sizeof why.text * 2];
  if (game_phase(game, &s->rules) >= PHASE_RULE && !rule_turn(game, &s->rules, &why))
    return scenario_mistake(s, "%s",
                            ruling_text(&why, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence));
  if (game_phase(game, &s->rules) >= PHASE_RULE && deal->rule.asked == 0)
    return scenario_mistake(s, "nobody has anything to do in the phase \"%s\"",
                            scenario_text(s, "phase"));
  if (leader) deal->leader = deal->turn = (uint8_t)scenario_seat(s, leader);
  return !s->failed;
}

/* -- steps -- */

/* "A 7S 7D", "B pass", "C give HJ", "D play 7S @3": cards alone are played. */
static bool read_step(Scenario *s, PhaseKind phase, const char *text, Action *action) {
  char letter[2] = {'\0', '\0'}, line[SAID_MAX], error[256];
  if (!text) return scenario_mistake(s, "a step is a text: \"A 7S 7D\"");
  letter[0] = text[0];
  int seat = scenario_seat(s, letter);
  if (seat < 0) return false;
  const char *rest = text + 1 + strspn(text + 1, " ");
  bool word = false;
  for (int kind = 0; kind < ACTION_CHOOSE; kind++) {
    const char *name = action_word((ActionKind)kind);
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

/* What stands after a step: who won the trick that it ended, with how many points, the team. */
static void check_after_step(Scenario *s, const Game *game, const Data *step, int points) {
  const Deal *deal = &game->deal;
  char found[64], wanted[64];
  const char *winner = step_text(step, "winner"), *team = step_text(step, "team"),
             *worth = step_text(step, "points");
  bool ended = deal->plays == 0 && deal->trick > 0;
  if (winner)
    expect_text(s, "winner", winner, seat_text(ended ? deal->last_winner : SEAT_NONE, found), "");
  if (worth) {
    snprintf(found, sizeof found, "%d", points);
    expect_text(s, "points of the trick", worth, found, "");
  }
  if (!team) return;
  scenario_seats_print(scenario_seats(s, team, NULL), deal->declarer, deal->players, wanted,
                       sizeof wanted);
  scenario_seats_print(deal->team, deal->declarer, deal->players, found, sizeof found);
  expect_text(s, "team", wanted, found, "");
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
  if (game_phase(game, &s->rules) != PHASE_TRICKS || deal->plays > 0) return true;
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
  if (!read_step(s, game_phase(game, &s->rules), text, &action)) return;
  int before = points_won(&game->deal);
  game_apply(game, &s->rules, &action, &ruling);
  if (refused)
    expect_refusal(s, text, refused, &ruling);
  else
    expect_legal(s, text, &ruling);
  if (!s->failed) check_after_step(s, game, step, points_won(&game->deal) - before);
}

void expect_seat(Scenario *s, const char *key, int seat) {
  char letter[8];
  const char *wish = scenario_text(s, key);
  if (wish) expect_text(s, key, wish, seat_text(seat, letter), "");
}

static void check_hands_after(Scenario *s, const Game *game) {
  const char *keys[LIST_MAX];
  const Data *hands = scenario_get(s, "hands_after");
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
  const char *trump = scenario_text(s, "trump_is");
  expect_seat(s, "turn", game_waits_for(game, &s->rules));
  expect_seat(s, "buries", kitty_burier(game, &s->rules));
  expect_seat(s, "declarer_is", game->deal.declarer);
  if (game->deal.has_order) trump_print(game->deal.trump, STYLE_ASCII, found);
  if (trump) expect_text(s, "trump", trump, found, "");
  scenario_end(s, game);
}

void check_steps(Scenario *s) {
  const Data *steps = scenario_get(s, "steps");
  Game game;
  if (!steps) return;
  bool climb = s->rules.family == FAMILY_CLIMB;
  if (!(climb ? climb_lay_out(s, &game) : lay_deal(s, &game))) return;
  for (int i = 1; i <= steps->items && !s->failed; i++) run_step(s, &game, data_item(steps, i));
  if (s->failed) return;
  if (climb)
    climb_after_steps(s, &game);
  else
    check_after_steps(s, &game);
  check_hands_after(s, &game);
}
