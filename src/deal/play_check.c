/* play_check.c - see play_check.h. */
#include "deal/play_check.h"

#include "base/inline.h"
#include "deal/trick.h"
#include "play/follow.h"
#include "play/lead.h"

Refusal play_ask_refuse(const Game *game, const Rules *rules, const Action *action,
                        Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet lead;
  bool leads = deal->plays == 0;
  HookCall call;
  deal_question(&call, leads ? HOOK_LEAD_REFUSE : HOOK_FOLLOW_REFUSE, game, action->seat);
  call.cards = &action->cards;
  if (leads)
    call.grouping = &action->grouping;
  else
    call.lead = (deal_play_cards(deal, &deal->play[0], &lead), &lead);
  Refusal refusal = ruling_ask(rules, &call, why);
  checked->path = call.path;
  checked->line = call.line;
  return refusal;
}

static Refusal check_lead(const Game *game, const Rules *rules, const Action *action,
                          Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  const CardSet *play = &checked->crossed;
  char unsaid[1] = "";
  PlayCase of = {&deal->order, rules, game, action->seat};
  checked->play = (TrickPlay){&action->cards, play, NULL};
  Refusal refusal = lead_check(&of, play, &action->grouping, &checked->lead, unsaid, sizeof unsaid);
  if (refusal != LEGAL && why) lead_explain(&of, play, &action->grouping, why);
  if (refusal != LEGAL) return refusal;
  if (play->plane[0] & deal->order.suitless &&
      lead_check_hand(&deal->order, play, deal_places(deal, deal->turn), why) != LEGAL)
    return REFUSED_LEAD_NO_SUIT;
  if (!rules_hooked(rules, HOOK_LEAD_REFUSE)) return LEGAL;
  return play_ask_refuse(game, rules, action, checked, why);
}

Refusal play_check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                   Ruling *why) {
  if (game->deal.plays == 0) return check_lead(game, rules, action, checked, why);
  return BY_PLANES(game->deal.planes, play_check_follow_in, game, rules, action, checked, why);
}
