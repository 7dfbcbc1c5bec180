/* seat_words.c - see seat_words.h. */
#include "deal/seat_words.h"

/* The next seat in turn order, the declarer's own last, on that side. */
static int next_on_side(const Deal *deal, Side side) {
  for (int i = 1; i <= deal->players; i++) {
    int seat = deal_after(deal, deal->declarer, i);
    if (deal_side(deal, seat) == side) return seat;
  }
  return deal->declarer;
}

int seat_of(const Game *game, const Rules *rules, Who who) {
  (void)rules;
  const Deal *deal = &game->deal;
  const Bid *standing = bidding_standing(&deal->bidding);
  switch (who) {
    case WHO_DECLARER: return deal->declarer;
    case WHO_PARTNER: return next_on_side(deal, SIDE_DECLARERS);
    case WHO_NEXT_SEAT: return deal_after(deal, deal->declarer, 1);
    case WHO_NEXT_WINNER:
      return deal->score.side == SIDE_NOBODY ? deal->declarer
                                             : next_on_side(deal, (Side)deal->score.side);
    case WHO_NEXT_OPPONENT: return next_on_side(deal, SIDE_OPPONENTS);
    case WHO_LAST_TRICK_WINNER: return deal->trick ? deal->last_winner : deal->declarer;
    case WHO_BIDDER: return standing ? standing->seat : deal->declarer;
    case WHO_FIRST_DRAWER: return deal->first_drawer;
    case WHO_AFTER_FIRST_DRAWER: return deal_after(deal, deal->first_drawer, 1);
    default: return SEAT_NONE;
  }
}
