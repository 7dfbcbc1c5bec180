/* oracle_deal.h - the course of a deal by the plain model: what may be led; and what there is to
** rule on in a game.
**
** It reads the cards and the words of the rules, and of a game only what was done before.
*/
#ifndef oracle_deal_h
#define oracle_deal_h

#include "deal/deal.h"
#include "oracle.h"

/* What there is to rule on. */
enum {
  RULES_LEADS = 1,     /* what may be led */
  RULES_FOLLOWS = 2,   /* what may be followed with */
  RULES_WINNER = 4,    /* who wins a trick */
  RULES_THROWS = 8,    /* whether a throw stands, what stays, what it costs */
  RULES_POINTS = 16,   /* what a trick is worth */
  RULES_RESULT = 32,   /* the opponents' points in the end, who wins by how much */
  RULES_NEXT = 64,     /* who draws first in the next deal, who is declarer */
  RULES_BIDS = 128,    /* the deck, who draws, what may be declared, what comes of it */
  RULES_LEVELS = 256,  /* how levels move, who is active, who has won the game */
  RULES_KITTY = 512,   /* who buries what when, over-calling for the kitty, gifts */
  RULES_CALLS = 1024,  /* how many friends are called, and by which cards */
  RULES_JOINS = 2048,  /* who is whose friend, when it is known, who is missing */
  RULES_PHASES = 4096, /* phases that the rules add */
  RULES_ALL = 8191,
  RULES_CLIMBING = 8192 /* a climbing game: all of it; such a game has none of the others */
};

/* What there is to rule on under these rules, of all of which the model knows. */
unsigned oracle_covers(const Rules *rules);

/* May these cards of the hand be led, divided as oracle->grouping says? */
bool oracle_may_lead(const Oracle *oracle, const Pile *hand, const Pile *play);

/* Does oracle->grouping divide the play otherwise than it is divided without a word? */
bool oracle_says_otherwise(const Oracle *oracle, const Pile *play);

/* Is the play, of which oracle->grouping says how it is divided, divided so? */
bool oracle_is_said(const Oracle *oracle, const Pile *play, const OracleShape *shape);

#endif
