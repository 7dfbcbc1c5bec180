/* throw_attempt.c - see throw_attempt.h. */
#include "deal/throw_attempt.h"

#include "deal/apply_effects.h"
#include "deal/trick.h"
#include "play/throw_functions.h"

/* May each other seat stop this throw (throw.stopped_by)? False: the rule failed. */
bool throw_may_stop(const Game *game, const Rules *rules, const CardSet *cards,
                    bool may_stop[SEAT_MAX], Ruling *why) {
  const Deal *deal = &game->deal;
  for (int i = 0; i < deal->players - 1; i++) {
    int seat = deal_after(deal, deal->turn, i + 1);
    may_stop[i] = rules->throw.stopped_by == STOPPED_BY_ANYONE ||
                  deal_true_side(deal, seat) != deal_true_side(deal, deal->turn);
    if (!rules_hooked(rules, HOOK_THROW_STOPPED_BY)) continue;
    HookCall call;
    deal_question(&call, HOOK_THROW_STOPPED_BY, game, seat);
    call.cards = cards;
    if (!rule_answers(rules, &call, why)) return false;
    may_stop[i] = call.answer[0] != 0;
  }
  return true;
}

/* The cards that went back into the hand were seen by all. */
static void note_taken_back(Deal *deal, const CardSet *places) {
  for (int place = -1, copy = 0; cardset_next(places, &place, &copy, deal->planes);)
    if (deal->taken_back_n < TAKEN_BACK_MAX && deal->trick < PAST_MAX)
      deal->taken_back[deal->taken_back_n++] =
          (TakenBack){(uint8_t)deal->trick, deal->order.kind_at[place]};
}

/* A throw has failed: what it shows and costs. */
static void note_fault(Game *game, const Rules *rules, const CardSet *cards,
                       const ThrowResult *result) {
  Deal *deal = &game->deal;
  const Penalty *penalty = &result->effects.penalty;
  deal->throw_n = 0;
  for (int place = -1, copy = 0; cardset_next(cards, &place, &copy, deal->planes);)
    if (deal->throw_n < THROW_MAX) deal->throw_cards[deal->throw_n++] = (uint8_t)place;
  deal->objector = (uint8_t)deal_after(deal, deal->turn, result->objector + 1);
  deal->objector_hidden = result->shown == OBJECTION_SHOWN_NOTHING;
  if (result->shown == OBJECTION_SHOWN_CARDS)
    order_back(&deal->order, &result->objection, &deal->objection);
  deal->withdrawn = (int16_t)result->withdrawn_n;
  note_taken_back(deal, &result->withdrawn);
  deal->penalty[deal->turn] = (int16_t)(deal->penalty[deal->turn] + result->penalty);
  deal->thrown[deal->turn] = (int16_t)(deal->thrown[deal->turn] + result->penalty);
  deal->faults[deal->turn]++;
  deal->ended_by_throw = result->play_ends;
  if (result->play_ends) deal->offender = deal->turn;
  if (!rules_hooked(rules, HOOK_THROW_PENALTY)) return;
  if (result->play_ends) {
    deal->ending = *penalty;
  } else {
    int8_t *levels = deal->fault_levels[deal->turn];
    levels[0] = (int8_t)(levels[0] + penalty->levels_others);
    levels[1] = (int8_t)(levels[1] + penalty->levels_leaders);
  }
  effects_apply(game, rules, &result->effects);
}

/* Judges a throw of these cards as throw.* has it. */
static bool try_throw(Game *game, const Rules *rules, const Shape *shape, const TrickPlay *play,
                      ThrowResult *result, Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet others[SEAT_MAX];
  bool may_stop[SEAT_MAX];
  bool all_may =
      rules->throw.stopped_by == STOPPED_BY_ANYONE && !rules_hooked(rules, HOOK_THROW_STOPPED_BY);
  if (!all_may && !throw_may_stop(game, rules, play->cards, may_stop, why)) return false;
  for (int i = 0; i < deal->players - 1; i++)
    others[i] = *deal_places(deal, deal_after(deal, deal->turn, i + 1));
  ThrowCase throw = {&deal->order,
                     rules,
                     shape,
                     play->places,
                     others,
                     deal->players - 1,
                     all_may ? NULL : may_stop,
                     game,
                     deal->turn,
                     deal->players};
  return throw_judge(&throw, result, why);
}

bool throw_try(Game *game, const Rules *rules, const Shape *shape, const CardSet *cards,
               ThrowResult *result, Ruling *why) {
  CardSet places = CARDSET_EMPTY;
  TrickPlay play = {cards, &places, NULL};
  order_cross(&game->deal.order, cards, &places);
  return try_throw(game, rules, shape, &play, result, why);
}

bool throw_make(Game *game, const Rules *rules, const Shape *shape, CardSet *cards, CardSet *places,
                Ruling *why) {
  Deal *deal = &game->deal;
  ThrowResult result;
  TrickPlay play = {cards, places, NULL};
  if (!try_throw(game, rules, shape, &play, &result, why)) return false;
  if (result.stands) return true;
  memset(&deal->grouping, 0, sizeof deal->grouping); /* of what stays nothing was said */
  note_fault(game, rules, cards, &result);
  assert(cardset_has(places, &result.forced, deal->planes));
  *places = result.forced;
  order_back(&deal->order, places, cards);
  return true;
}
