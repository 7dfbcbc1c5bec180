/* end_of_deal.c - see end_of_deal.h. */
#include "deal/end_of_deal.h"

#include "deal/climb_tables.h"
#include "deal/friends.h"
#include "deal/kitty_points.h"
#include "deal/level_changes.h"
#include "deal/score.h"

static Side other_side(Side side) {
  return side == SIDE_DECLARERS ? SIDE_OPPONENTS : SIDE_DECLARERS;
}

static Side penalty_side(const Deal *deal, uint8_t word) {
  Side leaders = deal_side(deal, deal->offender);
  if (word == PENALTY_NO_SIDE) return SIDE_NOBODY;
  return word == PENALTY_LEADERS_SIDE ? leaders : other_side(leaders);
}

/* Points still in hands when a throw ended the play, where throw.penalty gives them away. */
static int unplayed_points(const Deal *deal) {
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++)
    points += deal_points_of(deal, HAND_OF(deal, seat));
  return points;
}

/* score.points: what the sum is worth; the deal has no result yet. */
static bool weigh_points(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  if (!rules_hooked(rules, HOOK_SCORE_POINTS)) return true;
  HookCall call;
  deal_question(&call, HOOK_SCORE_POINTS, game, deal->declarer);
  deal->score = (Score){SIDE_NOBODY, 0};
  call.number[0] = deal->opponents_points;
  if (!rule_answers(rules, &call, why)) return false;
  deal->opponents_points = score_points(rules, call.answer[0]);
  return true;
}

static bool count_points(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  int tricks = 0, penalties = 0;
  for (int seat = 0; seat < deal->players; seat++) {
    bool declarers = deal_side(deal, seat) == SIDE_DECLARERS;
    if (!declarers) tricks += deal->won[seat];
    penalties += declarers ? deal->penalty[seat] : -deal->penalty[seat];
  }
  bool last = !deal->ended_by_throw && !deal->ended_early && deal->trick > 0 &&
              deal_side(deal, deal->last_winner) == SIDE_OPPONENTS;
  Side unplayed =
      deal->ended_by_throw ? penalty_side(deal, deal_ending(deal, rules)->unplayed) : SIDE_NOBODY;
  if (unplayed == SIDE_OPPONENTS) {
    tricks += unplayed_points(deal);
    last = true;
  }
  if (!kitty_multiplier(game, rules, why)) return false;
  deal->trick_points = (int16_t)tricks;
  deal->penalty_points = (int16_t)penalties;
  deal->kitty_points = last ? deal->multiplier * deal_points_of(deal, &deal->kitty) : 0;
  deal->opponents_points = score_points(rules, tricks + penalties + deal->kitty_points);
  return weigh_points(game, rules, why);
}

static void short_team_inherited(HookCall *call) {
  int word = call->word ? call->word - 1 : call->rules->score.short_team;
  call->answer[0] = score_short_by((ShortTeam)word, call->number[0], call->number[1]);
}

static bool adjust_short_team(const Game *game, const Rules *rules, Score *score, Ruling *why) {
  int missing = game->deal.missing;
  if (score->side != SIDE_DECLARERS) return true;
  int levels = score_short_team(rules, score->levels, missing);
  if (rules_hooked(rules, HOOK_SCORE_SHORT_TEAM)) {
    HookCall call;
    deal_question(&call, HOOK_SCORE_SHORT_TEAM, game, game->deal.declarer);
    call.number[0] = score->levels;
    call.number[1] = missing;
    call.builtin = short_team_inherited;
    if (!rule_answers(rules, &call, why)) return false;
    levels = call.answer[0];
  }
  score->levels = levels;
  return true;
}

/* The last word of a variant on who wins and by how much. */
static bool adjust_last(const Game *game, const Rules *rules, Score *score, Ruling *why) {
  if (!rules_hooked(rules, HOOK_SCORE_ADJUST)) return true;
  HookCall call;
  deal_question(&call, HOOK_SCORE_ADJUST, game, game->deal.declarer);
  call.number[0] = score->side;
  call.number[1] = score->levels;
  call.answer[0] = score->side;
  call.answer[1] = score->levels;
  if (!rule_answers(rules, &call, why)) return false;
  *score = (Score){call.answer[0], call.answer[1]};
  return true;
}

Side deal_lost_by_throw(const Deal *deal, const Rules *rules) {
  const Penalty *penalty = deal_ending(deal, rules);
  if (!deal->ended_by_throw) return SIDE_NOBODY;
  if (penalty->loses) return penalty_side(deal, penalty->loses);
  return penalty->levels_others ? deal_side(deal, deal->offender) : SIDE_NOBODY;
}

int deal_levels_by_throw(const Deal *deal, const Rules *rules, Side side) {
  const Penalty *penalty = deal_ending(deal, rules);
  bool leaders = side == deal_side(deal, deal->offender);
  return leaders ? penalty->levels_leaders : penalty->levels_others;
}

bool settle_score(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  Side loser = deal_lost_by_throw(deal, rules);
  if (loser != SIDE_NOBODY) {
    Side winner = other_side(loser);
    deal->score = (Score){(int)winner, deal_levels_by_throw(deal, rules, winner)};
    deal->settling.bands = deal->settling.team = deal->score;
    return adjust_last(game, rules, &deal->score, why);
  }
  char error[256] = "";
  if (!score_bands(rules, deal->opponents_points, game, &deal->score, error, sizeof error)) {
    ruling_refuse(why, REFUSED_RULE_FAILED, error);
    return false;
  }
  deal->settling.bands = deal->score;
  if (!adjust_short_team(game, rules, &deal->score, why)) return false;
  deal->settling.team = deal->score;
  return adjust_last(game, rules, &deal->score, why);
}

/* deal.ends, before levels move. */
static bool ask_ends(Game *game, const Rules *rules, Effects *effects, Ruling *why) {
  HookCall call;
  deal_question(&call, HOOK_DEAL_ENDS, game, -1);
  call.does = game;
  if (!rule_answers(rules, &call, why)) return false;
  *effects = call.effects;
  return true;
}

bool deal_settle(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  if (deal->tables) {
    tables_settle(game, rules);
    return true;
  }
  if (!friends_settle(game, rules, why)) return false;
  int full = friends_planned(deal, rules) + 1;
  deal->missing = (uint8_t)(full > bit_count(deal->team) ? full - bit_count(deal->team) : 0);
  memcpy(deal->level_before, game->level, sizeof deal->level_before);
  Effects effects;
  bool asked = rules_hooked(rules, HOOK_DEAL_ENDS);
  if (!count_points(game, rules, why) || !settle_score(game, rules, why)) return false;
  if (asked && !ask_ends(game, rules, &effects, why)) return false;
  return advance_levels(game, rules, asked ? &effects : NULL, why) &&
         advance_game_over(game, rules, why);
}
