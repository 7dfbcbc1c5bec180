/* play_check.c - see play_check.h. */
#include "deal/play_check.h"

#include "base/inline.h"
#include "deal/trick.h"
#include "play/follow.h"
#include "play/follow_explain.h"
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
  checked->path = call.path;
  checked->line = call.line;
  return refusal;
}

/* Who holds cards that have a suit may not lead others. */
static NO_INLINE Refusal check_suitless(const Game *game, const Rules *rules, const CardSet *play,
                                        Ruling *why) {
  CardSet room;
  return lead_check_hand(&game->deal.order, play, trick_hand(game, rules, game->deal.turn, &room),
                         why);
}

static Refusal check_lead(const Game *game, const Rules *rules, const Action *action,
                          Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  const CardSet *play = checked->play.places;
  char unsaid[1] = "";
  PlayCase of = {&deal->order, rules, game, action->seat};
  Refusal refusal = lead_check(&of, play, &action->grouping, &checked->lead, unsaid, sizeof unsaid);
  if (refusal != LEGAL) {
    if (why) lead_explain(&of, play, &action->grouping, why);
    return refusal;
  }
  if (play->plane[0] & deal->order.suitless && check_suitless(game, rules, play, why) != LEGAL)
    return REFUSED_LEAD_NO_SUIT;
  return LEGAL;
}

/* What is not yet known to be legal. */
static NO_INLINE Refusal check_follow(const Game *game, const Rules *rules, Checked *checked,
                                      Ruling *why) {
  TrickPlay *play = &checked->play;
  if (!trick_turn(game, rules, &checked->room, &play->follow, why)) return REFUSED_RULE_FAILED;
  Refusal refusal = follow_check(play->follow, play->places);
  if (refusal != LEGAL && why) follow_explain(play->follow, play->places, why);
  return refusal;
}

Refusal play_check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                   Ruling *why) {
  bool leads = game->deal.plays == 0;
  checked->crossed = CARDSET_EMPTY;
  checked->play = (TrickPlay){&action->cards, &checked->crossed, NULL};
  order_cross(&game->deal.order, &action->cards, &checked->crossed);
  Refusal refusal = leads ? check_lead(game, rules, action, checked, why)
                          : check_follow(game, rules, checked, why);
  if (refusal != LEGAL || !rules_hooked(rules, leads ? HOOK_LEAD_REFUSE : HOOK_FOLLOW_REFUSE))
    return refusal;
  return ask_refuse(game, rules, action, checked, why);
}
