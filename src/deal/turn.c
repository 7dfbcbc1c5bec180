/* turn.c - see turn.h. */
#include "deal/turn.h"

#include "deal/trick.h"

void turn_take_trump(Turn *turn, const Deal *deal) {
  turn->trump = deal->trump;
  turn->lead = CARDSET_EMPTY;
  turn->seat = SEAT_NONE;
  memset(turn->hand, 0, sizeof turn->hand);
}

void turn_read_lead(Turn *turn, const Deal *deal, const Rules *rules) {
  Shape lead;
  deal_lead_shape(deal, rules, &lead);
  turn_take_lead_in(turn, deal, rules, &lead, deal->planes);
}

const CardSet *turn_hand(const Game *game, const Rules *rules, int seat, CardSet *room) {
  const Deal *deal = &game->deal;
  Turn *turn = made_turn(rules, deal);
  if (!turn) {
    *room = CARDSET_EMPTY;
    order_cross(&deal->order, &deal->hand[seat], room);
    return room;
  }
  if (!turn_is_of_trump(turn, deal)) turn_take_trump(turn, deal);
  turn->seat = SEAT_NONE;
  return turn_take_hand_in(turn, deal, seat, deal->planes);
}

const Follow *turn_follow_anew(const Game *game, const Rules *rules, Follow *room, Ruling *why) {
  Turn *turn = made_turn(rules, &game->deal);
  if (turn) return turn_prepare_in(turn, game, rules, game->deal.planes);
  return trick_follow(game, rules, room, why) ? room : NULL;
}
