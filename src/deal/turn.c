/* turn.c - see turn.h. */
#include "deal/turn.h"

#include "deal/trick.h"

void turn_read_lead(Turn *turn, const Deal *deal, const Rules *rules) {
  Shape lead;
  deal_lead_shape(deal, rules, &lead);
  turn_take_lead_in(turn, deal, rules, &lead, deal->planes);
}

const Follow *turn_follow_anew(const Game *game, const Rules *rules, Follow *room, Ruling *why) {
  Turn *turn = made_turn(rules, &game->deal);
  if (turn) return turn_prepare_in(turn, game, rules, game->deal.planes);
  return trick_follow(game, rules, room, why) ? room : NULL;
}
