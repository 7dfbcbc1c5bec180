/* oracle_view.h - what a seat may know of a game by the plain model: its own hand, what was shown,
** turned, played and taken back, how many cards the others hold; the kitty only where it has laid
** all of it or it lies open, and of choices that are made unseen its own.
*/
#ifndef oracle_view_h
#define oracle_view_h

#include "oracle_bid.h"
#include "oracle_cards.h"
#include "oracle_phase.h"

/* What has happened so far. */
typedef struct OracleKnown {
  const Rules *rules;
  const Game *game; /* of which only is read what is said aloud */
  const OracleCards *cards;
  const OracleBidding *bidding;
  const OraclePhase *phase;
  bool over; /* the deal is, and it was not thrown in */
} OracleKnown;

/* The cards that a seat knows to lie in the kitty. */
Pile oracle_known_kitty(const OracleKnown *known, int seat);

/* Of the declaration: the cards that the seat does not see. */
Pile oracle_face_down(const OracleKnown *known, const OracleBid *bid, int seat);

/* Does the seat know what is trump? */
bool oracle_knows_trump(const OracleKnown *known, int seat);

/* All cards of the deal that the seat has not seen in its hand, on the table or in the kitty. */
Pile oracle_unseen(const OracleKnown *known, int seat);

/* The effective suits that the seat has not followed, one bit each. */
unsigned oracle_voids(const OracleKnown *known, const Oracle *oracle, int seat);

#endif
