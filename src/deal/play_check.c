/* play_check.c - see play_check.h. */
#include "deal/play_check.h"

#include "deal/trick.h"
#include "play/lead.h"

/* Asks a function that forbids plays. */
static Refusal ask_refuse(const Rules *rules, HookCall *call, char location[LOCATION_TEXT],
                          Ruling *why) {
  Refusal refusal = ruling_ask(rules, call, why);
  if (refusal == REFUSED_RULE && location) memcpy(location, call->location, LOCATION_TEXT);
  return refusal;
}

static Refusal check_lead(const Game *game, const Rules *rules, const Action *action,
                          char location[LOCATION_TEXT], Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet play = CARDSET_EMPTY;
  Shape shape;
  char error[256] = "";
  order_cross(&deal->order, &action->cards, &play);
  PlayCase of = {&deal->order, rules, game, action->seat};
  Refusal refusal = lead_check(&of, &play, &action->grouping, &shape, error, sizeof error);
  if (refusal != LEGAL) {
    if (why) lead_explain(&of, &play, &action->grouping, why);
    return refusal;
  }
  if (play.plane[0] & deal->order.suitless) {
    CardSet hand = CARDSET_EMPTY;
    order_cross(&deal->order, &deal->hand[action->seat], &hand);
    if (lead_check_hand(&deal->order, &play, &hand, why) != LEGAL) return REFUSED_LEAD_NO_SUIT;
  }
  if (!rules_hooked(rules, HOOK_LEAD_REFUSE)) return LEGAL;
  HookCall call = deal_question(HOOK_LEAD_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.grouping = &action->grouping;
  call.hand = &deal->hand[action->seat];
  return ask_refuse(rules, &call, location, why);
}

static Refusal check_follow(const Game *game, const Rules *rules, const Action *action,
                            char location[LOCATION_TEXT], Ruling *why) {
  const Deal *deal = &game->deal;
  Follow room;
  const Follow *follow;
  CardSet play = CARDSET_EMPTY, lead;
  if (!trick_turn(game, rules, &room, &follow, why)) return REFUSED_RULE_FAILED;
  order_cross(&deal->order, &action->cards, &play);
  Refusal refusal = follow_check(follow, &play);
  if (refusal != LEGAL) {
    if (why) follow_explain(follow, &play, why);
    return refusal;
  }
  if (!rules_hooked(rules, HOOK_FOLLOW_REFUSE)) return LEGAL;
  deal_play_cards(deal, &deal->play[0], &lead);
  HookCall call = deal_question(HOOK_FOLLOW_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.lead = &lead;
  call.hand = &deal->hand[action->seat];
  return ask_refuse(rules, &call, location, why);
}

Refusal play_check(const Game *game, const Rules *rules, const Action *action,
                   char location[LOCATION_TEXT], Ruling *why) {
  return game->deal.plays == 0 ? check_lead(game, rules, action, location, why)
                               : check_follow(game, rules, action, location, why);
}
