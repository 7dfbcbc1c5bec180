/* oracle_climb.h - what a play of a climbing game is, and what follows what, by the plain model:
** the cards are counted rank by rank, and every form is tried.
**
** Written from source 003 and CLIMBING 2 alone, as the rest of the model (oracle.h).
*/
#ifndef oracle_climb_h
#define oracle_climb_h

#include "oracle.h"

/* The ranks of a deck, jokers among them, from the lowest, 0, to the highest. */
typedef struct OracleRanks {
  const Rules *rules;
  int copies[KIND_NB]; /* in the deck */
  int height[KIND_NB]; /* of its rank; -1: the deck has no such card */
  int place[KIND_NB];  /* of the rank of each height, in order.ranks */
  int n;
} OracleRanks;

void oracle_ranks(OracleRanks *ranks, const Rules *rules);

/* What a play is when it lies there. */
typedef struct OracleClimb {
  int form;         /* index in lead.forms; of a completion that of what it becomes */
  int size, length; /* sets of so many cards, so many in sequence; of certain cards 0 */
  int top;          /* the height of its highest rank; of certain cards -1 */
  bool out_of_turn; /* it may be played when it is not one's turn */
} OracleClimb;

/* What the cards are as a lead, or upon what lies there (NULL: nothing): of all readings those of
** most power, mostly one. Returns how many: none where they cannot be played. */
int oracle_climbs(const OracleRanks *ranks, const Pile *play, const OracleClimb *upon,
                  OracleClimb out[FORM_MAX]);

/* Every play of the hand that may lead or lie upon `upon`: of each set of ranks the lowest cards,
** and the certain cards of forms; with `out_of_turn` only what may be played so. Returns how
** many. */
enum { ORACLE_PLAYS = 1024 };
int oracle_climb_plays(const OracleRanks *ranks, const Pile *hand, const OracleClimb *upon,
                       bool out_of_turn, Pile plays[ORACLE_PLAYS]);

#endif
