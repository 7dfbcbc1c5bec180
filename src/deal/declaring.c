/* declaring.c - see declaring.h. */
#include "deal/declaring.h"

#include "base/inline.h"
#include "deal/apply_effects.h"

static void ranks_inherited(HookCall *call) {
  call->answer[0] = rank_bit(declare_rank_builtin(call->game, call->rules, call->seat));
}

static NO_INLINE bool ask_ranks(const Game *game, const Rules *rules, int seat, uint16_t *ranks,
                                Ruling *why) {
  *ranks = 0;
  HookCall call;
  deal_question(&call, HOOK_DECLARE_RANK, game, seat);
  call.builtin = ranks_inherited;
  if (!rule_answers(rules, &call, why)) return false;
  *ranks = (uint16_t)call.answer[0];
  return true;
}

bool declare_find_ranks(const Game *game, const Rules *rules, int seat, uint16_t *ranks,
                        Ruling *why) {
  if (rules_hooked(rules, HOOK_DECLARE_RANK)) return ask_ranks(game, rules, seat, ranks, why);
  *ranks = rank_bit(declare_rank_builtin(game, rules, seat));
  return true;
}

uint16_t declare_ranks(const Game *game, const Rules *rules, int seat) {
  uint16_t ranks;
  declare_find_ranks(game, rules, seat, &ranks, NULL);
  return ranks;
}

/* The seat as one who declares these ranks. */
static Bidder bidder_of(const Game *game, const Rules *rules, int seat, uint16_t ranks) {
  const Deal *deal = &game->deal;
  bool passive = game->passive >> seat & 1;
  assert(!deal->crossed);
  return (Bidder){rules, &deal->bidding, &deal->held[seat], game, seat, ranks, passive};
}

Awaited declare_awaited(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  const Awaited nobody = {SEAT_NONE, ACTION_NB};
  if (deal->redeal) return nobody;
  if (deal->bidding.may_answer != SEAT_NONE)
    return (Awaited){deal->bidding.may_answer, ACTION_YIELD};
  if (deal_undrawn(deal, rules) > 0)
    return (Awaited){(uint8_t)deal_after(deal, deal->first_drawer, deal->drawn), ACTION_DRAW};
  if (deal->passed == deal_everybody(deal)) return nobody;
  int seat = deal->first_drawer;
  while (deal->passed >> seat & 1) seat = deal_next(deal, seat);
  return (Awaited){(uint8_t)seat, ACTION_PASS};
}

bool declare_ask_holds(const Game *game, const Rules *rules, int seat) {
  uint16_t ranks;
  return !ask_ranks(game, rules, seat, &ranks, NULL) ||
         declare_holds(game, rules, seat, cards_of_ranks(ranks));
}

int declare_bids(const Game *game, const Rules *rules, int seat, Bid bids[], int max,
                 BidSearch *search) {
  const Deal *deal = &game->deal;
  BidSearch none = {false, false};
  uint16_t ranks;
  if (search) *search = none;
  if (deal->asked != SEAT_NONE && deal->asked != seat) return 0;
  if (!declare_find_ranks(game, rules, seat, &ranks, NULL)) { /* any card shown says why */
    if (cardset_is_empty(&deal->held[seat])) return 0;
    Card card = (Card)bit_lowest(deal->held[seat].plane[0]);
    bids[0] = (Bid){.seat = (uint8_t)seat, .card = card, .count = 1, .shown = {card}};
    if (search) search->failed = true;
    return 1;
  }
  if (!declare_holds(game, rules, seat, cards_of_ranks(ranks))) return 0;
  const Bidder bidder = bidder_of(game, rules, seat, ranks);
  return bid_list(&bidder, bids, max, search);
}

void declare_action(const Bid *bid, Action *out) {
  *out = (Action){.type = ACTION_DECLARE, .seat = bid->seat};
  bid_cards(bid, &out->cards);
}

bool declare_can(const Game *game, const Rules *rules, int seat) {
  Bid bid;
  return declare_bids(game, rules, seat, &bid, 1, NULL) > 0;
}

int declare_defences(const Game *game, const Rules *rules, int seat, Action actions[], int max) {
  const Deal *deal = &game->deal;
  uint16_t ranks;
  Bid bids[DEFENCES_MAX];
  CardSet all;
  if (deal->bidding.may_answer != seat) return 0;
  if (!declare_find_ranks(game, rules, seat, &ranks, NULL)) ranks = 0xffff; /* trying says why */
  const Bidder bidder = bidder_of(game, rules, seat, ranks);
  int n = bid_defences(&bidder, bids, max < DEFENCES_MAX ? max : DEFENCES_MAX, NULL);
  for (int i = 0; i < n; i++) {
    bid_cards(&bids[i], &all);
    actions[i] = (Action){.type = ACTION_DEFEND, .seat = (uint8_t)seat};
    bid_is_defence(&deal->bidding, seat, &all, &actions[i].cards);
  }
  return n;
}

/* All cards that the seat then shows: a defence adds its cards to those of the overcalled bid, and
** the hand must hold both. */
static Refusal shown_in_all(const Game *game, const Action *action, CardSet *shown, Ruling *why) {
  const Bidding *bidding = &game->deal.bidding;
  *shown = action->cards;
  if (action->type != ACTION_DEFEND) return LEGAL;
  for (int i = bidding->n - 1; i >= 0; i--) {
    Bid bid = bidding_bid(bidding, i);
    if (bid.seat != action->seat || bid.withdrawn) continue;
    CardSet own, rest = *HAND_OF(&game->deal, action->seat);
    bid_cards(&bid, &own);
    if (!cardset_has(&rest, &own, PACK_MAX)) return ruling_held(why, &rest, &own);
    cardset_subtract(&rest, &rest, &own, PACK_MAX);
    cardset_add(shown, &own, &action->cards, PACK_MAX);
    return ruling_held(why, &rest, &action->cards);
  }
  return LEGAL;
}

Refusal declare_check(const Game *game, const Rules *rules, const Action *action, Bid *bid,
                      Ruling *why) {
  CardSet shown;
  uint16_t ranks;
  const Deal *deal = &game->deal;
  if (deal->bidding.may_answer != SEAT_NONE && deal->bidding.may_answer != action->seat)
    return ruling_turn(why, deal->bidding.may_answer);
  if (deal->asked != SEAT_NONE && deal->asked != action->seat) return ruling_turn(why, deal->asked);
  if (shown_in_all(game, action, &shown, why) != LEGAL) return REFUSED_NOT_HELD;
  if (declare_nothing_to_show(game, rules)) {
    ruling_refuse(why, REFUSED_BID_CARDS, SAY(NOTHING_DECLARED));
    if (why) why->cards = action->cards;
    return REFUSED_BID_CARDS;
  }
  if (!declare_find_ranks(game, rules, action->seat, &ranks, why)) return REFUSED_RULE_FAILED;
  const Bidder bidder = bidder_of(game, rules, action->seat, ranks);
  return bid_check(&bidder, &shown, action->type == ACTION_DEFEND, bid, why);
}

/* What the bid just made does beside naming trumps. */
static bool bid_does(Game *game, const Rules *rules, Ruling *why) {
  Bid *bid = &game->deal.bidding.last;
  if (!rules_hooked(rules, HOOK_DECLARE_DOES)) return true;
  HookCall call;
  deal_question(&call, HOOK_DECLARE_DOES, game, bid->seat);
  call.does = game;
  call.bid = bid;
  if (!rule_answers(rules, &call, why)) return false;
  const Effects *effects = &call.effects;
  effects_apply(game, rules, effects);
  bool no_trump = effects->trump == SUIT_NONE;
  if (effects->has_trump)
    bid->makes_trump = no_trump ? BID_MAKES_NO_TRUMP : (uint8_t)(1 + effects->trump);
  bid->makes_declarer = effects->declarer;
  if (effects->redeal) game->deal.redeal = 1;
  return true;
}

/* Others who have passed may answer, but not when only one was asked. */
bool declare_show(Game *game, const Rules *rules, const Bid *bid, Ruling *why) {
  Deal *deal = &game->deal;
  bidding_add(rules, &deal->bidding, bid);
  deal->passed = deal->asked == SEAT_NONE ? 0 : deal_everybody(deal);
  return bid_does(game, rules, why);
}
