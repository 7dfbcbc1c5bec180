/* oracle_deck.h - the deck and its dealing by the plain model: which cards there are, which low
** ones are left out, and what comes of the drawing.
*/
#ifndef oracle_deck_h
#define oracle_deck_h

#include "oracle_bid.h"

/* Every card of the deck (of one table). */
Pile oracle_deck(const Rules *rules);

/* May these be what is left out of the deck, so that hands come out even? */
bool oracle_may_drop(const Rules *rules, const Game *game, const Pile *dropped);

/* May the first card be drawn: has the deck a card of a rank that somebody may show? And where
** nobody could then be declarer or the cards would be dealt again, the cards of some declaration.
** deal.refuse may object. */
bool oracle_may_begin(const Rules *rules, const Game *game);

/* Can who draws first in a game, or deals, be that seat, by what was drawn or cut? */
bool oracle_may_draw_first(const Rules *rules, const Game *game, int seat);

/* So many cards each hand is dealt, where there is one table. */
int oracle_hand_size(const Rules *rules);

/* What comes of the drawing: it is thrown in, or somebody is asked yet, or who declares and what is
** trump. */
typedef struct OracleOutcome {
  bool redeal;
  int asked; /* SEAT_NONE */
  int declarer;
  Trump trump;
  int turned; /* cards of the kitty */
} OracleOutcome;

/* All have passed. The game is as it was before the last of them did, but that its deal.failed has
** all who were asked in vain. */
OracleOutcome oracle_outcome(const OracleBidder *last);

#endif
