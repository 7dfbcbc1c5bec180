/* play_check.c - see play_check.h. */
#include "deal/play_check.h"

#include "base/inline.h"
#include "deal/trick.h"
#include "play/lead.h"

/* Does the function forbid the play? What is asked and told only where there is one, or where
** something is refused, stands in functions of its own: others do not pay for their room. */
static NO_INLINE Refusal ask_refuse(const Game *game, const Rules *rules, const Action *action,
                                    Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet lead;
  bool leads = deal->plays == 0;
  HookCall call;
  deal_question(&call, leads ? HOOK_LEAD_REFUSE : HOOK_FOLLOW_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.hand = &deal->hand[action->seat];
  if (leads)
    call.grouping = &action->grouping;
  else
    call.lead = (deal_play_cards(deal, &deal->play[0], &lead), &lead);
  Refusal refusal = ruling_ask(rules, &call, why);
  if (refusal == REFUSED_RULE) memcpy(checked->location, call.location, LOCATION_TEXT);
  return refusal;
}

/* Who holds cards that have a suit may not lead others. */
static NO_INLINE Refusal check_suitless(const Deal *deal, const CardSet *play, Ruling *why) {
  CardSet hand = CARDSET_EMPTY;
  order_cross(&deal->order, &deal->hand[deal->turn], &hand);
  return lead_check_hand(&deal->order, play, &hand, why);
}

static Refusal check_lead(const Game *game, const Rules *rules, const Action *action,
                          Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  const CardSet *play = &checked->places;
  char unsaid[1] = "";
  PlayCase of = {&deal->order, rules, game, action->seat};
  Refusal refusal = lead_check(&of, play, &action->grouping, &checked->lead, unsaid, sizeof unsaid);
  if (refusal != LEGAL) {
    if (why) lead_explain(&of, play, &action->grouping, why);
    return refusal;
  }
  if (play->plane[0] & deal->order.suitless && check_suitless(deal, play, why) != LEGAL)
    return REFUSED_LEAD_NO_SUIT;
  if (!rules_hooked(rules, HOOK_LEAD_REFUSE)) return LEGAL;
  return ask_refuse(game, rules, action, checked, why);
}

static Refusal check_follow(const Game *game, const Rules *rules, const Action *action,
                            Checked *checked, Ruling *why) {
  if (!trick_turn(game, rules, &checked->room, &checked->follow, why)) return REFUSED_RULE_FAILED;
  Refusal refusal = follow_check(checked->follow, &checked->places);
  if (refusal != LEGAL) {
    if (why) follow_explain(checked->follow, &checked->places, why);
    return refusal;
  }
  if (!rules_hooked(rules, HOOK_FOLLOW_REFUSE)) return LEGAL;
  return ask_refuse(game, rules, action, checked, why);
}

Refusal play_check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                   Ruling *why) {
  checked->places = CARDSET_EMPTY;
  order_cross(&game->deal.order, &action->cards, &checked->places);
  return game->deal.plays == 0 ? check_lead(game, rules, action, checked, why)
                               : check_follow(game, rules, action, checked, why);
}
