/* next_deal.c - see next_deal.h. */
#include "deal/next_deal.h"

#include "deal/seat_words.h"

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
  int seat = call->hook == HOOK_DEAL_NEXT ? first_drawer_builtin(call->game, call->rules)
                                          : declarer_builtin(call->game, call->rules);
  call->answer[0] = seat == SEAT_NONE ? -1 : seat;
}

/* The player that a function names, or its seat word. */
static bool ask_next(const Game *game, const Rules *rules, Hook hook, int *seat, Ruling *why) {
  if (!rules_hooked(rules, hook)) return true;
  HookCall call;
  deal_question(&call, hook, game, -1);
  call.builtin = next_inherited;
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

bool opponents_take_over(const Rules *rules) {
  return !rules_hooked(rules, HOOK_ADVANCE_DECLARER) &&
         rules->advance.declarer.even == WHO_NEXT_OPPONENT;
}
