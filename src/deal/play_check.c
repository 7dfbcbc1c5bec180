/* play_check.c - see play_check.h. */
#include "deal/play_check.h"

#include "deal/trick.h"
#include "play/lead.h"

/* Asks a function that forbids plays. */
static Refusal ask_refuse(const Rules *rules, HookCall *call, Checked *checked, Ruling *why) {
  Refusal refusal = ruling_ask(rules, call, why);
  if (refusal == REFUSED_RULE) memcpy(checked->location, call->location, LOCATION_TEXT);
  return refusal;
}

static Refusal check_lead(const Game *game, const Rules *rules, const Action *action,
                          Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  const CardSet *play = &checked->places;
  char error[256] = "";
  PlayCase of = {&deal->order, rules, game, action->seat};
  Refusal refusal = lead_check(&of, play, &action->grouping, &checked->lead, error, sizeof error);
  if (refusal != LEGAL) {
    if (why) lead_explain(&of, play, &action->grouping, why);
    return refusal;
  }
  if (play->plane[0] & deal->order.suitless) {
    CardSet hand = CARDSET_EMPTY;
    order_cross(&deal->order, &deal->hand[action->seat], &hand);
    if (lead_check_hand(&deal->order, play, &hand, why) != LEGAL) return REFUSED_LEAD_NO_SUIT;
  }
  if (!rules_hooked(rules, HOOK_LEAD_REFUSE)) return LEGAL;
  HookCall call = deal_question(HOOK_LEAD_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.grouping = &action->grouping;
  call.hand = &deal->hand[action->seat];
  return ask_refuse(rules, &call, checked, why);
}

static Refusal check_follow(const Game *game, const Rules *rules, const Action *action,
                            Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet lead;
  if (!trick_turn(game, rules, &checked->room, &checked->follow, why)) return REFUSED_RULE_FAILED;
  Refusal refusal = follow_check(checked->follow, &checked->places);
  if (refusal != LEGAL) {
    if (why) follow_explain(checked->follow, &checked->places, why);
    return refusal;
  }
  if (!rules_hooked(rules, HOOK_FOLLOW_REFUSE)) return LEGAL;
  deal_play_cards(deal, &deal->play[0], &lead);
  HookCall call = deal_question(HOOK_FOLLOW_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.lead = &lead;
  call.hand = &deal->hand[action->seat];
  return ask_refuse(rules, &call, checked, why);
}

Refusal play_check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                   Ruling *why) {
  checked->places = CARDSET_EMPTY;
  order_cross(&game->deal.order, &action->cards, &checked->places);
  return game->deal.plays == 0 ? check_lead(game, rules, action, checked, why)
                               : check_follow(game, rules, action, checked, why);
}
