/* kitty_theft.c - see kitty_theft.h. */
#include "deal/kitty_theft.h"

#include "deal/deck.h"
#include "deal/declarer_and_trump.h"
#include "deal/declaring.h"
#include "deal/kitty_burier.h"

bool theft_is_open(const Game *game) {
  const Deal *deal = &game->deal;
  return deal->buried && deal->theft != THEFT_NO && deal->passed != deal_everybody(deal);
}

int theft_waits_for(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  int from = kitty_burier(game, rules);
  for (int i = 1; i < deal->players; i++)
    if (!(deal->passed >> deal_after(deal, from, i) & 1)) return deal_after(deal, from, i);
  return from;
}

/* May the seat declare now, if it has the cards? Where nobody waits for a turn who buried may, too:
** to make a bid of its own stronger against the others. */
static bool may_steal(const Game *game, const Rules *rules, int seat) {
  if (!theft_is_open(game)) return false;
  if (game->deal.theft == THEFT_OPEN) return true;
  return seat != kitty_burier(game, rules) && seat == theft_waits_for(game, rules);
}

bool theft_begin(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  deal->theft = rules->kitty.theft;
  if (rules_hooked(rules, HOOK_KITTY_THEFT)) {
    HookCall call;
    deal_question(&call, HOOK_KITTY_THEFT, game, -1);
    if (!rule_answers(rules, &call, why)) return false;
    deal->theft = (uint8_t)call.answer[0];
  }
  int burier = kitty_burier(game, rules);
  assert(burier < deal->players); /* somebody has just buried */
  if (deal->theft != THEFT_NO) deal->passed = (uint16_t)(1u << burier);
  return true;
}

bool theft_steal(Game *game, const Rules *rules, const Bid *bid, Ruling *why) {
  Deal *deal = &game->deal;
  int burier = kitty_burier(game, rules); /* by a bid it may become another */
  if (!declare_show(game, rules, bid, why)) return false;
  if (deal->redeal) return true;
  deal->bidding.may_answer = SEAT_NONE;
  const Bid *standing = bidding_standing(&deal->bidding);
  if (standing->makes_declarer)
    declarer_change(game, rules, standing->makes_declarer - 1, &deal->trump);
  deal->trump.suit = bid_trump(rules, standing, deal->trump.rank).suit;
  assert(bid->seat < deal->players);
  deal->burier = bid->seat;
  if (bid->seat == burier) {
    deal->passed = (uint16_t)(1u << bid->seat);
  } else {
    deal->buried = false;
    kitty_take(deal, bid->seat, rules->deck.kitty);
  }
  assert(kitty_burier(game, rules) == bid->seat);
  return deck_under_trump(game, rules, why);
}

Refusal theft_check(const Game *game, const Rules *rules, const Action *action, Bid *bid,
                    Ruling *why) {
  bool on_turn = may_steal(game, rules, action->seat);
  if (action->type == ACTION_DECLARE && on_turn)
    return declare_check(game, rules, action, bid, why);
  if (action->type == ACTION_PASS && on_turn && !(game->deal.passed >> action->seat & 1))
    return LEGAL;
  if (action->type != ACTION_DECLARE && action->type != ACTION_PASS)
    return ruling_refuse(why, REFUSED_PHASE, SAY(THEFT_OR_PASS));
  return ruling_turn(why, theft_waits_for(game, rules));
}

uint32_t theft_allowed_actions(const Game *game, const Rules *rules, int seat) {
  Bid bid;
  uint32_t found = 0;
  if (!may_steal(game, rules, seat)) return 0;
  if (!(game->deal.passed >> seat & 1)) found = 1u << ACTION_PASS;
  if (declare_bids(game, rules, seat, &bid, 1, NULL) > 0) found |= 1u << ACTION_DECLARE;
  return found;
}

/* Overbids now and then, where there is something to overbid with. */
void theft_random(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  Bid bids[16];
  BidSearch search;
  *out = (Action){.type = ACTION_PASS, .seat = (uint8_t)theft_waits_for(game, rules)};
  int n = declare_bids(game, rules, out->seat, bids, 16, &search);
  if (n == 0 || (!search.failed && rng_below(rng, 4))) return;
  declare_action(&bids[search.failed ? n - 1 : (int)rng_below(rng, (uint64_t)n)], out);
}
