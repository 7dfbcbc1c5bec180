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
  return lead_check_hand(&game->deal.order, play, trick_hand(game, rules, &room), why);
}

static Refusal check_lead(const Game *game, const Rules *rules, const Action *action,
                          Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  const CardSet *play = checked->places;
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
  if (!trick_turn(game, rules, &checked->room, &checked->follow, why)) return REFUSED_RULE_FAILED;
  Refusal refusal = follow_check(checked->follow, checked->places);
  if (refusal != LEGAL && why) follow_explain(checked->follow, checked->places, why);
  return refusal;
}

static NO_INLINE Refusal check_in_full(const Game *game, const Rules *rules, const Action *action,
                                       Checked *checked, Ruling *why) {
  bool leads = game->deal.plays == 0;
  checked->crossed = CARDSET_EMPTY;
  checked->places = &checked->crossed;
  order_cross(&game->deal.order, &action->cards, &checked->crossed);
  Refusal refusal = leads ? check_lead(game, rules, action, checked, why)
                          : check_follow(game, rules, checked, why);
  if (refusal != LEGAL || !rules_hooked(rules, leads ? HOOK_LEAD_REFUSE : HOOK_FOLLOW_REFUSE))
    return refusal;
  return ask_refuse(game, rules, action, checked, why);
}

/* Is it the play, and the lead and hand as they were, that is known to be legal? */
static ALWAYS_INLINE bool is_same_in(const Turn *turn, const Deal *deal, const CardSet *play,
                                     int planes) {
  int seat = deal->turn;
  uint64_t differs = 0;
  for (int k = 0; k < planes; k++)
    differs |= (turn->legal.kinds.plane[k] ^ play->plane[k]) |
               (turn->hand[seat].kinds.plane[k] ^ deal->hand[seat].plane[k]) |
               (turn->lead.plane[k] ^ deal->lead_places.plane[k]);
  return differs == 0;
}
static ALWAYS_INLINE bool is_known(const Turn *turn, const Deal *deal, const CardSet *play) {
  return deal->plays > 0 && turn->seat == deal->turn && !cardset_is_empty(&turn->legal.kinds) &&
         turn_is_divided_as(turn, deal) && BY_PLANES(deal->planes, is_same_in, turn, deal, play);
}

Refusal play_check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                   Ruling *why) {
  Turn *turn = made_turn(rules);
  if (!turn || !is_known(turn, &game->deal, &action->cards))
    return check_in_full(game, rules, action, checked, why);
  checked->places = &turn->legal.places;
  checked->follow = turn_give(turn, game);
  if (!rules_hooked(rules, HOOK_FOLLOW_REFUSE)) return LEGAL;
  return ask_refuse(game, rules, action, checked, why);
}
