/* end_of_deal.c - the end of a deal: points, the table, side and levels won. What becomes of the
** levels is in next_deal.c. Pagat, The Scoring. */
#include <stdio.h>

#include "deal/friends.h"
#include "deal/phase.h"
#include "deal/climb_tables.h"

bool deal_begins(Game *game, const Rules *rules, Ruling *why) {
  HookCall call = deal_question(HOOK_DEAL_BEGINS, game, -1);
  call.does = game;
  if (!rules_hooked(rules, HOOK_DEAL_BEGINS)) return true;
  if (!rule_answers(rules, &call, why)) return false;
  effects_apply(game, rules, &call.effects);
  if (call.effects.declarer) game->named_declarer = (uint8_t)(call.effects.declarer - 1);
  return true;
}

static Side other_side(Side side) {
  return side == SIDE_DECLARERS ? SIDE_OPPONENTS : SIDE_DECLARERS;
}

static Side penalty_side(const Deal *deal, uint8_t word) {
  Side leaders = deal_side(deal, deal->offender);
  if (word == PENALTY_NO_SIDE) return SIDE_NOBODY;
  return word == PENALTY_LEADERS_SIDE ? leaders : other_side(leaders);
}

/* The cards of the longest unit of the last lead, or of the play that won it: that is read as what
** was led, where the leader said how and it can be. */
static int longest_unit(const Deal *deal, const Rules *rules, const CardSet *winning) {
  CardSet places = CARDSET_EMPTY;
  Shape shape;
  if (!winning) {
    deal_last_lead_shape(deal, rules, &shape);
  } else {
    order_cross(&deal->order, winning, &places);
    if (!grouping_shape(&deal->order, rules, &places, &deal->last_grouping, &shape))
      shape_of(&deal->order, rules, &places, &shape);
  }
  return shape.n ? unit_cards(&shape.unit[0]) : 1;
}

/* The last trick, as kitty.multiplier sees it. */
typedef struct LastTrick {
  const Rules *rules;
  CardSet lead, winning;
  int longest[2]; /* led, winning */
} LastTrick;

static int multiplier_by(const LastTrick *last, int longest) {
  return longest == LONGEST_NONE ? last->rules->kitty.multiplier
                                 : 2 * last->longest[longest == LONGEST_WINNING];
}

static void multiplier_inherited(HookCall *call) {
  const LastTrick *last = call->builtin_data;
  call->answer[0] = multiplier_by(last, call->word ? call->word : last->rules->kitty.longest);
}

bool settle_multiplier(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  LastTrick last = {.rules = rules, .longest = {1, 1}};
  assert(deal->players > 0);
  if (deal->trick > 0) {
    int i = (deal->last_winner + deal->players - deal->last_leader) % deal->players;
    deal_play_cards(deal, &deal->last_play[0], &last.lead);
    deal_play_cards(deal, &deal->last_play[i], &last.winning);
    last.longest[0] = longest_unit(deal, rules, NULL);
    last.longest[1] = longest_unit(deal, rules, &last.winning);
  }
  deal->multiplier = (uint16_t)multiplier_by(&last, rules->kitty.longest);
  if (deal->exposed) deal->multiplier = rules->kitty.exposed;
  if (!rules_hooked(rules, HOOK_KITTY_MULTIPLIER) || deal->exposed || deal->trick == 0) return true;
  HookCall call = deal_question(HOOK_KITTY_MULTIPLIER, game, deal->last_winner);
  call.cards = &last.winning;
  call.lead = &last.lead;
  call.builtin = multiplier_inherited;
  call.builtin_data = &last;
  if (!rule_answers(rules, &call, why)) return false;
  deal->multiplier = (uint16_t)call.answer[0];
  return true;
}

/* Points still in hands when a throw ended the play, where throw.penalty gives them away. */
static int unplayed_points(const Deal *deal) {
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++)
    points += deal_points_of(deal, &deal->hand[seat]);
  return points;
}

/* score.points: what the sum is worth; the deal has no result yet. */
static bool weigh_points(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  if (!rules_hooked(rules, HOOK_SCORE_POINTS)) return true;
  HookCall call = deal_question(HOOK_SCORE_POINTS, game, deal->declarer);
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
  if (!settle_multiplier(game, rules, why)) return false;
  deal->trick_points = (int16_t)tricks;
  deal->penalty_points = (int16_t)penalties;
  deal->kitty_points = last ? deal->multiplier * deal_points_of(deal, &deal->kitty) : 0;
  deal->opponents_points = score_points(rules, tricks + penalties + deal->kitty_points);
  return weigh_points(game, rules, why);
}

static void short_team_inherited(HookCall *call) {
  const Rules *rules = call->builtin_data;
  int word = call->word ? call->word - 1 : rules->score.short_team;
  call->answer[0] = score_short_by((ShortTeam)word, call->number[0], call->number[1]);
}

static bool adjust_short_team(const Game *game, const Rules *rules, Score *score, Ruling *why) {
  int missing = game->deal.missing;
  if (score->side != SIDE_DECLARERS) return true;
  int levels = score_short_team(rules, score->levels, missing);
  if (rules_hooked(rules, HOOK_SCORE_SHORT_TEAM)) {
    HookCall call = deal_question(HOOK_SCORE_SHORT_TEAM, game, game->deal.declarer);
    call.number[0] = score->levels;
    call.number[1] = missing;
    call.builtin = short_team_inherited;
    call.builtin_data = rules;
    if (!rule_answers(rules, &call, why)) return false;
    levels = call.answer[0];
  }
  score->levels = levels;
  return true;
}

/* The last word of a variant on who wins and by how much. */
static bool adjust_last(const Game *game, const Rules *rules, Score *score, Ruling *why) {
  if (!rules_hooked(rules, HOOK_SCORE_ADJUST)) return true;
  HookCall call = deal_question(HOOK_SCORE_ADJUST, game, game->deal.declarer);
  call.number[0] = score->side;
  call.number[1] = score->levels;
  call.answer[0] = score->side;
  call.answer[1] = score->levels;
  if (!rule_answers(rules, &call, why)) return false;
  *score = (Score){call.answer[0], call.answer[1]};
  return true;
}

bool settle_score(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  const Penalty *penalty = deal_ending(deal, rules);
  bool by_throw = deal->ended_by_throw && (penalty->loses || penalty->levels_others);
  if (by_throw) {
    Side loser =
        penalty->loses ? penalty_side(deal, penalty->loses) : deal_side(deal, deal->offender);
    deal->score = (Score){(int)other_side(loser), penalty->levels_others};
    deal->settling.table = deal->settling.team = deal->score;
    return adjust_last(game, rules, &deal->score, why);
  }
  char error[256] = "";
  if (!score_bands(rules, deal->opponents_points, game, &deal->score, error, sizeof error)) {
    ruling_refuse(why, REFUSED_RULE_FAILED, error);
    return false;
  }
  deal->settling.table = deal->score;
  if (!adjust_short_team(game, rules, &deal->score, why)) return false;
  deal->settling.team = deal->score;
  return adjust_last(game, rules, &deal->score, why);
}

/* deal.ends, before levels move. */
static bool deal_ends(Game *game, const Rules *rules, Effects *effects, Ruling *why) {
  *effects = (Effects){0};
  if (!rules_hooked(rules, HOOK_DEAL_ENDS)) return true;
  HookCall call = deal_question(HOOK_DEAL_ENDS, game, -1);
  call.does = game;
  if (!rule_answers(rules, &call, why)) return false;
  *effects = call.effects;
  return true;
}

enum { OPEN_MAX = 4096 };

/* What the opponents could still get at least and at most. */
typedef struct Open {
  int low, high;
} Open;

static void open_add(Open *open, int points) { *(points < 0 ? &open->low : &open->high) += points; }

/* The cards left, each of which may go to either side, and the kitty; false: who knows. */
static bool still_open(const Deal *deal, const Rules *rules, Open *open) {
  int kitty = deal_points_of(deal, &deal->kitty);
  *open = (Open){0, 0};
  for (int seat = 0; seat < deal->players; seat++)
    for (int card = -1, copy = 0; cardset_next(&deal->hand[seat], &card, &copy, deal->planes);)
      open_add(open, deal->points[card]);
  if (kitty == 0) return true;
  if (deal->exposed)
    open_add(open, kitty * rules->kitty.exposed);
  else if (rules_hooked(rules, HOOK_KITTY_MULTIPLIER))
    return false;
  else if (rules->kitty.longest)
    open_add(open, kitty * 2 * deal->hand_n[deal->turn]);
  else
    open_add(open, kitty * rules->kitty.multiplier);
  return true;
}

/* Is the same side sure of the same levels, whoever takes what is left and the kitty with it?
** Between two tricks; throws that fail yet are left out of it. Not asked while more than OPEN_MAX
** points are open. */
static bool is_decided(const Game *game, const Rules *rules, bool *decided, Ruling *why) {
  const Deal *deal = &game->deal;
  Open open;
  *decided = still_open(deal, rules, &open) && !rules_hooked(rules, HOOK_SCORE_ADJUST) &&
             !rules_hooked(rules, HOOK_SCORE_POINTS);
  for (int i = 0; i < deal->calls; i++) *decided &= deal->call[i].player != SEAT_NONE;
  if (!*decided) return true;
  Score low, high;
  char error[256] = "";
  int sure = deal_opponents_points(rules, deal);
  int least = score_points(rules, sure + open.low), most = score_points(rules, sure + open.high);
  *decided = most - least <= OPEN_MAX;
  bool answered = score_bands(rules, least, game, &low, error, sizeof error);
  for (int points = most; points > least && answered && *decided; points--) {
    answered = score_bands(rules, points, game, &high, error, sizeof error);
    *decided = answered && high.side == low.side && high.levels == low.levels;
  }
  if (!answered) ruling_refuse(why, REFUSED_RULE_FAILED, error);
  return answered;
}

/* A function that answers by a word, or asks for the rule below: what fails in score.bands
** fails again when the deal is settled. */
static void early_end_inherited(HookCall *call) {
  const Rules *rules = call->builtin_data;
  bool ends = false;
  int word = call->word ? call->word - 1 : rules->score.early_end;
  if (word == EARLY_END_WHEN_DECIDED) is_decided(call->game, rules, &ends, NULL);
  call->answer[0] = ends;
}

bool deal_ends_early(const Game *game, const Rules *rules, bool *ends, Ruling *why) {
  *ends = false;
  if (rules_hooked(rules, HOOK_SCORE_EARLY_END)) {
    HookCall call = deal_question(HOOK_SCORE_EARLY_END, game, -1);
    call.builtin = early_end_inherited;
    call.builtin_data = rules;
    if (!rule_answers(rules, &call, why)) return false;
    *ends = call.answer[0] != 0;
    return true;
  }
  return rules->score.early_end == EARLY_END_NO || is_decided(game, rules, ends, why);
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
  if (!count_points(game, rules, why) || !settle_score(game, rules, why) ||
      !deal_ends(game, rules, &effects, why) || !advance_levels(game, rules, &effects, why))
    return false;
  return advance_game_over(game, rules, why);
}
