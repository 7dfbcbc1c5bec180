/* deal.c - reading the state of a deal, and checking that it holds together. */
#include "deal/deal.h"

#include <stdio.h>

#include "deal/climb_tables.h"

void deal_play_cards(const Deal *deal, const Play *play, CardSet *out) {
  *out = CARDSET_EMPTY;
  for (int i = 0; i < play->n; i++) cardset_put(out, deal->log[play->from + i], deal->planes);
}

void deal_cross_play(const Deal *deal, const Play *play, CardSet *places) {
  *places = CARDSET_EMPTY;
  for (int i = 0; i < play->n; i++)
    cardset_put(places, deal->order.place_of[deal->log[play->from + i]], deal->order.planes);
}

static void led_shape(const Deal *deal, const Rules *rules, const Play *lead,
                      const Grouped *grouping, Shape *out) {
  CardSet places;
  deal_cross_play(deal, lead, &places);
  bool said = grouping_named(grouping); /* and if then a function fails, longest first */
  if (!said || !grouping_shape(&deal->order, rules, &places, grouping, out))
    shape_of(&deal->order, rules, &places, out);
}

void deal_lead_shape(const Deal *deal, const Rules *rules, Shape *out) {
  led_shape(deal, rules, &deal->play[0], &deal->grouping, out);
}

void deal_last_lead_shape(const Deal *deal, const Rules *rules, Shape *out) {
  led_shape(deal, rules, &deal->last_play[0], &deal->last_grouping, out);
}

void deal_divide_lead(Deal *deal, const Rules *rules, const CardSet *cards, const Grouped *grouping,
                      Shape *out) {
  CardSet places = CARDSET_EMPTY;
  Grouped longest;
  memset(&deal->grouping, 0, sizeof deal->grouping);
  order_cross(&deal->order, cards, &places);
  shape_of(&deal->order, rules, &places, out);
  if (!grouping_named(grouping)) return;
  if (grouping_of(out, &longest) && grouping_equal(&longest, grouping)) return;
  if (grouping_shape(&deal->order, rules, &places, grouping, out)) deal->grouping = *grouping;
}

HookCall deal_question(Hook hook, const Game *game, int seat) {
  HookCall call = hook_call(hook, game, seat);
  if (game->deal.has_order) call.order = &game->deal.order;
  call.trump = game->deal.trump;
  return call;
}

int deal_points_of(const Deal *deal, const CardSet *cards) {
  int points = 0;
  for (int place = -1, copy = 0; cardset_next(cards, &place, &copy, deal->planes);)
    points += deal->points[place];
  return points;
}

int deal_opponents_points(const Rules *rules, const Deal *deal) {
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++) {
    bool declarers = deal_side(deal, seat) == SIDE_DECLARERS;
    if (!declarers) points += deal->won[seat];
    points += declarers ? deal->penalty[seat] : -deal->penalty[seat];
  }
  return score_points(rules, points);
}

const char *deal_level_print(const Rules *rules, const Game *game, int seat, Style style,
                             char out[LEVEL_TEXT]) {
  char level[LEVEL_TEXT];
  if (!rules->levels.standing) return level_print(rules, game->level[seat], style, out);
  level_print(rules, game->level[seat], style, level);
  snprintf(out, LEVEL_TEXT, "%c%.*s", game->passive >> seat & 1 ? 'p' : 'a', LEVEL_TEXT - 2, level);
  return out;
}

bool deal_level_parse(const Rules *rules, Game *game, int seat, const char *text) {
  bool marked = rules->levels.standing && (text[0] == 'a' || text[0] == 'p');
  int level = marked ? level_parse(rules, text + 1) : -1;
  marked = level >= 0; /* "a" alone is the ace */
  if (!marked) level = level_parse(rules, text);
  if (level < 0 || level > INT16_MAX) return false;
  game->level[seat] = (int16_t)level;
  if (marked) game->passive &= (uint16_t) ~(1u << seat);
  if (marked && text[0] == 'p') game->passive |= (uint16_t)(1u << seat);
  return true;
}

/* Hands, kitty, log and undrawn cards, counted kind by kind. */
static const char *cards_are_ok(const Rules *rules, const Deal *deal) {
  int count[KIND_NB] = {0};
  for (int seat = 0; seat < deal->players; seat++) {
    if (!cardset_is_ok(&deal->hand[seat], deal->planes)) return "a hand's planes are out of step";
    if (cardset_size(&deal->hand[seat], deal->planes) != deal->hand_n[seat])
      return "a hand's size is wrong";
    for (int place = -1, copy = 0; cardset_next(&deal->hand[seat], &place, &copy, deal->planes);)
      count[place]++;
  }
  for (int place = -1, copy = 0; cardset_next(&deal->kitty, &place, &copy, deal->planes);)
    count[place]++;
  for (int i = 0; i < deal->log_n; i++) count[deal->log[i]]++;
  int undrawn_end = deal->deck_n - rules->deck.kitty;
  for (int i = deal->drawn; i < undrawn_end; i++) count[deal->deck[i]]++;
  for (Card card = 0; card < KIND_NB; card++)
    if (count[card] != deal_copies(deal, rules, card)) return "cards are missing or too many";
  return NULL;
}

static const char *points_are_ok(const Deal *deal) {
  int in_log = 0, on_table = 0, won = 0;
  for (int i = 0; i < deal->log_n; i++) in_log += deal->points[deal->log[i]];
  for (int i = 0; i < deal->plays; i++)
    for (int j = 0; j < deal->play[i].n; j++)
      on_table += deal->points[deal->log[deal->play[i].from + j]];
  for (int seat = 0; seat < deal->players; seat++) won += deal->won[seat];
  return in_log == on_table + won ? NULL : "points are lost or made";
}

static const char *turn_is_ok(const Deal *deal) {
  if (deal->plays == 0) return deal->turn == deal->leader ? NULL : "the leader is not on turn";
  if (deal->turn != deal_after(deal, deal->leader, deal->plays)) return "the wrong seat is on turn";
  for (int i = 1; i < deal->plays; i++)
    if (deal->play[i].n != deal->play[0].n) return "plays of one trick differ in size";
  int hand = deal->hand_n[deal->turn];
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->leader, i);
    int expected = i < deal->plays ? hand - deal->play[0].n : hand;
    if (deal->hand_n[seat] != expected) return "hands have run out unevenly";
  }
  return NULL;
}

/* A function that may move one level alone. */
static bool may_part(const Rules *rules) {
  return rules_hooked(rules, HOOK_ADVANCE_STEPS) || rules_hooked(rules, HOOK_ADVANCE_STOPS) ||
         rules_hooked(rules, HOOK_ADVANCE_DEMOTE) || rules_hooked(rules, HOOK_DEAL_ENDS);
}

/* Members of a fixed team share one level: who stood alike before the deal does so after it, unless
** a function parts them. */
static const char *teams_are_ok(const Rules *rules, const Game *game) {
  const Deal *deal = &game->deal;
  bool over = deal->phase >= rules->phases_n && !deal->laid_out;
  if (!over || rules->friends.teams != TEAMS_FIXED || may_part(rules)) return NULL;
  for (int seat = 2; seat < deal->players; seat++)
    if (deal->level_before[seat] == deal->level_before[seat - 2] &&
        game->level[seat] != game->level[seat - 2])
      return "the members of a fixed team have parted";
  return NULL;
}

const char *deal_is_ok(const Rules *rules, const Game *game) {
  const Deal *deal = &game->deal;
  if (deal->tables) return tables_are_ok(rules, game);
  if (deal->ended_by_throw || deal->redeal) return NULL;
  const char *wrong = deal->laid_out ? NULL : cards_are_ok(rules, deal);
  if (!wrong && !deal->laid_out) wrong = points_are_ok(deal);
  bool in_tricks = deal->phase < rules->phases_n && rules->phases[deal->phase] == PHASE_TRICKS;
  if (!wrong && deal->buried && in_tricks) wrong = turn_is_ok(deal);
  if (!wrong && deal->declarer != SEAT_NONE && !(deal->team >> deal->declarer & 1) &&
      rules->phases_n > 1)
    wrong = "the declarer is not among the declarers";
  return wrong ? wrong : teams_are_ok(rules, game);
}
