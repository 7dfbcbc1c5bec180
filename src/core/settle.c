/* settle.c - the end of a deal: points, the table, levels, who starts next, the end of the game.
** RULES 14-19; Pagat, The Scoring. */
#include <stdio.h>

#include "core/phase.h"
#include "core/table.h"

bool deal_begins(Game *game, const Rules *rules, Ruling *why) {
  HookCall call = deal_question(HOOK_DEAL_BEGINS, game, -1);
  call.does = game;
  if (!rules_hooked(rules, HOOK_DEAL_BEGINS)) return true;
  if (!rule_answers(rules, &call, why)) return false;
  effects_apply(game, rules, &call.effects);
  return true;
}

static Side other_side(Side side) {
  return side == SIDE_DECLARERS ? SIDE_OPPONENTS : SIDE_DECLARERS;
}

/* A76: play ended with calls open. Going round from the leader everybody lays down the copies held
** of the called cards; ordinals are counted on. */
static void lay_down_called(Deal *deal, const Rules *rules) {
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->leader, i);
    for (int j = 0; j < deal->calls; j++) {
      Call *call = &deal->call[j];
      bool own = seat == deal->declarer &&
                 (call->ordinal == ORDINAL_OTHER || rules->friends.own_copy == OWN_COPY_IGNORED);
      if (call->player != SEAT_NONE || own) continue;
      call->seen =
          (uint8_t)(call->seen + cardset_count(&deal->hand[seat], call->card, deal->planes));
      bool met = call->ordinal == ORDINAL_OTHER ? call->seen > 0 : call->seen >= call->ordinal;
      if (met) call->player = (uint8_t)seat;
    }
  }
  for (int j = 0; j < deal->calls; j++)
    if (deal->call[j].player != SEAT_NONE) deal->team |= (uint16_t)(1u << deal->call[j].player);
}

static Side penalty_side(const Deal *deal, uint8_t word) {
  Side leaders = deal_side(deal, deal->offender);
  if (word == PENALTY_NO_SIDE) return SIDE_NOBODY;
  return word == PENALTY_LEADERS_SIDE ? leaders : other_side(leaders);
}

/* The last lead's longest unit, and the multiplier that follows. */
bool settle_multiplier(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  CardSet lead, winning, places = CARDSET_EMPTY;
  Shape shape = {.n = 0};
  deal->multiplier = rules->kitty.multiplier;
  assert(deal->players > 0);
  if (deal->trick > 0) {
    deal_play_cards(deal, &deal->last_play[0], &lead);
    int i = (deal->last_winner + deal->players - deal->last_leader) % deal->players;
    deal_play_cards(deal, &deal->last_play[i], &winning);
    order_cross(&deal->order, &lead, &places);
    shape_of(&deal->order, rules, &places, &shape);
  }
  int longest = shape.n ? unit_cards(&shape.unit[0]) : 1;
  if (rules->kitty.longest_unit) deal->multiplier = (uint8_t)(2 * longest);
  if (deal->exposed) deal->multiplier = rules->kitty.exposed;
  if (!rules_hooked(rules, HOOK_KITTY_MULTIPLIER) || deal->exposed || deal->trick == 0) return true;
  HookCall call = deal_question(HOOK_KITTY_MULTIPLIER, game, deal->last_winner);
  call.cards = &winning;
  call.lead = &lead;
  call.number[0] = longest;
  call.number[1] = deal->multiplier;
  if (!rule_answers(rules, &call, why)) return false;
  deal->multiplier = (uint8_t)call.answer[0];
  return true;
}

/* Points still in hands when a throw ended the play, where throw.penalty gives them away (A75). */
static int unplayed_points(const Deal *deal) {
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++)
    points += deal_points_of(deal, &deal->hand[seat]);
  return points;
}

static bool count_points(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  int tricks = 0, penalties = 0;
  for (int seat = 0; seat < deal->players; seat++) {
    bool declarers = deal_side(deal, seat) == SIDE_DECLARERS;
    if (!declarers) tricks += deal->won[seat];
    penalties += declarers ? deal->penalty[seat] : -deal->penalty[seat];
  }
  bool last = !deal->ended_by_throw && deal->trick > 0 &&
              deal_side(deal, deal->last_winner) == SIDE_OPPONENTS;
  if (deal->ended_by_throw && penalty_side(deal, rules->throw.penalty.unplayed) == SIDE_OPPONENTS) {
    tricks += unplayed_points(deal);
    last = true;
  }
  if (!settle_multiplier(game, rules, why)) return false;
  deal->trick_points = (int16_t)tricks;
  deal->penalty_points = (int16_t)penalties;
  deal->kitty_points = (int16_t)(last ? deal->multiplier * deal_points_of(deal, &deal->kitty) : 0);
  deal->opponents_points = (int16_t)score_points(rules, tricks + penalties + deal->kitty_points);
  return true;
}

static void short_team_inherited(HookCall *call) {
  call->answer[0] = score_short_team(call->builtin_data, call->number[0], call->number[1]);
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
  const Penalty *penalty = &rules->throw.penalty;
  bool by_throw = deal->ended_by_throw && (penalty->loses || penalty->levels_others);
  if (by_throw) {
    Side loser =
        penalty->loses ? penalty_side(deal, penalty->loses) : deal_side(deal, deal->offender);
    deal->score = (Score){(int)other_side(loser), penalty->levels_others};
    return adjust_last(game, rules, &deal->score, why);
  }
  char error[256] = "";
  if (!score_bands(rules, deal->opponents_points, game, &deal->score, error, sizeof error)) {
    ruling_refuse(why, REFUSED_RULE_FAILED, error);
    return false;
  }
  return adjust_short_team(game, rules, &deal->score, why) &&
         adjust_last(game, rules, &deal->score, why);
}

/* Levels that failed throws move beside the table, when play went on after them. */
static int fault_levels(const Deal *deal, const Rules *rules, int seat) {
  int levels = 0;
  if (deal->ended_by_throw)
    return rules->throw.penalty.levels_leaders *
           (deal_side(deal, seat) == deal_side(deal, deal->offender));
  for (int leader = 0; leader < deal->players; leader++) {
    bool mates = deal_side(deal, leader) == deal_side(deal, seat);
    levels += deal->faults[leader] *
              (mates ? rules->throw.penalty.levels_leaders : rules->throw.penalty.levels_others);
  }
  return levels;
}

/* advance.demote: back to the nearest level of that rank, before the gains. */
static bool demote(Game *game, const Rules *rules, int seat, Ruling *why) {
  if (!rules_hooked(rules, HOOK_ADVANCE_DEMOTE)) return true;
  HookCall call = deal_question(HOOK_ADVANCE_DEMOTE, game, seat);
  call.answer[0] = -1;
  if (!rule_answers(rules, &call, why)) return false;
  if (call.answer[0] < 0) return true;
  int level = game->level[seat];
  while (level >= 0 && level_rank(rules, level) != call.answer[0]) level--;
  if (level < 0) {
    ruling_refuse(why, REFUSED_RULE_FAILED,
                  "advance.demote names a level that does not lie below the player's");
    return false;
  }
  game->level[seat] = (int16_t)level;
  return true;
}

bool settle_advance(Game *game, const Rules *rules, int seat, Ruling *why) {
  Deal *deal = &game->deal;
  if (!demote(game, rules, seat, why)) return false;
  bool winner = (int)deal_side(deal, seat) == deal->score.side, won = false;
  int steps = (winner ? deal->score.levels : 0) + fault_levels(deal, rules, seat);
  if (rules_hooked(rules, HOOK_ADVANCE_STEPS)) {
    HookCall call = deal_question(HOOK_ADVANCE_STEPS, game, seat);
    call.number[0] = steps;
    call.answer[0] = steps;
    if (!rule_answers(rules, &call, why)) return false;
    steps = call.answer[0];
  }
  bool may_leave_stop = winner && deal->score.side == SIDE_DECLARERS;
  if (steps >= 0)
    game->level[seat] =
        (int16_t)level_advance(rules, game->level[seat], steps, may_leave_stop, &won);
  else
    game->level[seat] = (int16_t)(game->level[seat] + steps < 0 ? 0 : game->level[seat] + steps);
  if (won) game->winners |= (uint16_t)(1u << seat);
  return true;
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

/* Levels, and who is active afterwards: all but those who lost (levels.standing). */
static bool move_levels(Game *game, const Rules *rules, const Effects *effects, Ruling *why) {
  const Deal *deal = &game->deal;
  Effects levels = *effects, standing = *effects;
  levels.active = levels.passive = 0;
  effects_apply(game, rules, &levels);
  for (int seat = 0; seat < deal->players; seat++)
    if (!settle_advance(game, rules, seat, why)) return false;
  if (!rules->levels.standing) return true;
  game->passive = 0;
  for (int seat = 0; seat < deal->players; seat++)
    if (deal->score.side != SIDE_NOBODY && (int)deal_side(deal, seat) != deal->score.side)
      game->passive |= (uint16_t)(1u << seat);
  memset(standing.levels, 0, sizeof standing.levels);
  effects_apply(game, rules, &standing);
  return true;
}

bool deal_settle(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  if (deal->tables) {
    tables_settle(game, rules);
    return true;
  }
  if (deal->ended_by_throw) lay_down_called(deal, rules);
  int full =
      rules->friends.teams == TEAMS_CALLED ? rules->friends.count + 1 : bit_count(deal->team);
  deal->missing = (uint8_t)(full - bit_count(deal->team));
  memcpy(deal->level_before, game->level, sizeof deal->level_before);
  Effects effects;
  if (!count_points(game, rules, why) || !settle_score(game, rules, why) ||
      !deal_ends(game, rules, &effects, why) || !move_levels(game, rules, &effects, why))
    return false;
  bool past = rules->advance.game_over == GAME_OVER_PAST_LAST && game->winners;
  game->over = past || (rules->advance.deals && game->number >= rules->advance.deals);
  return true;
}

/* The next seat in turn order, the declarer's own last, on that side. */
static int next_on_side(const Deal *deal, Side side) {
  for (int i = 1; i <= deal->players; i++) {
    int seat = deal_after(deal, deal->declarer, i);
    if (deal_side(deal, seat) == side) return seat;
  }
  return deal->declarer;
}

int seat_of(const Game *game, const Rules *rules, Who who) {
  (void)rules;
  const Deal *deal = &game->deal;
  const Bid *standing = bidding_standing(&deal->bidding);
  switch (who) {
    case WHO_DECLARER: return deal->declarer;
    case WHO_PARTNER: return next_on_side(deal, SIDE_DECLARERS);
    case WHO_NEXT_SEAT: return deal_after(deal, deal->declarer, 1);
    case WHO_NEXT_WINNER:
      return deal->score.side == SIDE_NOBODY ? deal->declarer
                                             : next_on_side(deal, (Side)deal->score.side);
    case WHO_NEXT_OPPONENT: return next_on_side(deal, SIDE_OPPONENTS);
    case WHO_LAST_TRICK_WINNER: return deal->trick ? deal->last_winner : deal->declarer;
    case WHO_BIDDER: return standing ? standing->seat : deal->declarer;
    case WHO_FIRST_DRAWER: return deal->first_drawer;
    case WHO_AFTER_FIRST_DRAWER: return deal_after(deal, deal->first_drawer, 1);
    default: return SEAT_NONE;
  }
}

static Who who_by(const Deal *deal, const WhoBy *by) {
  if (deal->score.side == SIDE_OPPONENTS) return (Who)by->lost;
  if (deal->score.side == SIDE_NOBODY && by->even != WHO_NOBODY) return (Who)by->even;
  return (Who)by->won;
}

static int first_drawer_builtin(const Game *game, const Rules *rules) {
  int seat = seat_of(game, rules, who_by(&game->deal, &rules->deal.next));
  return seat == SEAT_NONE ? game->deal.first_drawer : seat;
}

static int declarer_builtin(const Game *game, const Rules *rules) {
  return seat_of(game, rules, who_by(&game->deal, &rules->advance.declarer));
}

static void next_inherited(HookCall *call) {
  int seat = call->hook == HOOK_DEAL_NEXT ? first_drawer_builtin(call->game, call->builtin_data)
                                          : declarer_builtin(call->game, call->builtin_data);
  call->answer[0] = seat == SEAT_NONE ? -1 : seat;
}

/* The player that a function names, or its seat word. */
static bool ask_next(const Game *game, const Rules *rules, Hook hook, int *seat, Ruling *why) {
  if (!rules_hooked(rules, hook)) return true;
  HookCall call = deal_question(hook, game, -1);
  call.builtin = next_inherited;
  call.builtin_data = rules;
  if (!rule_answers(rules, &call, why)) return false;
  *seat = call.answer[0] >= 0 ? call.answer[0] : seat_of(game, rules, (Who)call.answer[1]);
  return true;
}

bool find_next(const Game *game, const Rules *rules, int *first_drawer, int *declarer,
               Ruling *why) {
  const Deal *deal = &game->deal;
  *first_drawer =
      deal->redeal == 2 && rules->deal.misdeal_first_claimer ? deal->claimer : deal->first_drawer;
  *declarer = game->named_declarer;
  if (deal->redeal) return true;
  *first_drawer = first_drawer_builtin(game, rules);
  *declarer = declarer_builtin(game, rules);
  if (!ask_next(game, rules, HOOK_DEAL_NEXT, first_drawer, why)) return false;
  if (*first_drawer == SEAT_NONE) *first_drawer = deal->first_drawer;
  return ask_next(game, rules, HOOK_ADVANCE_DECLARER, declarer, why);
}

int next_first_drawer(const Game *game, const Rules *rules) {
  int first, declarer;
  find_next(game, rules, &first, &declarer, NULL);
  return first;
}

int next_declarer(const Game *game, const Rules *rules) {
  int first, declarer;
  find_next(game, rules, &first, &declarer, NULL);
  return declarer;
}
