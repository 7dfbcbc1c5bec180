/* misdeal.c - see misdeal.h. */
#include "deal/misdeal.h"

#include "deal/kitty_burier.h"

Refusal misdeal_check(const Game *game, const Rules *rules, int seat, Ruling *why) {
  const Deal *deal = &game->deal;
  bool drawn = deal->drawn == deal->deck_n - rules->deck.kitty;
  bool until_lead = rules->deal.misdeal_until == MISDEAL_UNTIL_FIRST_LEAD;
  if (!rules_hooked(rules, HOOK_DEAL_MISDEAL))
    return ruling_refuse(why, REFUSED_MISDEAL, SAY(MISDEAL_NEVER));
  if (!drawn || deal->log_n > 0 || (deal->picked_up && !until_lead))
    return ruling_refuse(why, REFUSED_MISDEAL,
                         until_lead ? SAY(MISDEAL_BEFORE_LEAD) : SAY(MISDEAL_WHEN));
  if (deal->took >> seat & 1 || (deal->picked_up && seat == kitty_burier(game, rules)))
    return ruling_refuse(why, REFUSED_MISDEAL, SAY(MISDEAL_KITTY));
  HookCall call;
  deal_question(&call, HOOK_DEAL_MISDEAL, game, seat);
  call.hand = HAND_OF(deal, seat);
  if (deal->has_order) call.order = &deal->order;
  if (!rule_answers(rules, &call, why)) return REFUSED_RULE_FAILED;
  if (call.text[0]) return LEGAL;
  return ruling_refuse(why, REFUSED_MISDEAL, SAY(MISDEAL_NO_GROUND));
}
