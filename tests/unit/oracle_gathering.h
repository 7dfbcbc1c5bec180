/* oracle_gathering.h - a climbing game from deal to deal by the plain model: tables, the exchange,
** turns, bombs out of turn, going out, points, who moves and who deals.
**
** It is told the shuffled cards, who deals first, and each action; all else it finds by itself.
** Written from source 003 and CLIMBING 3 to 6 alone.
*/
#ifndef oracle_gathering_h
#define oracle_gathering_h

#include "deal/action.h"
#include "oracle_climb.h"

enum { NOBODY = -1 };

typedef struct OracleTable {
  int seats, seat[SEAT_MAX];      /* the players who sit here, in turn order */
  int dealer, winner, loser;      /* winner and loser of the last hand; NOBODY in the first */
  int version;                    /* counts what was done here, from 1 */
  bool exchanging;                /* the exchange: */
  int step, given, giver, getter; /* the step that is on; the card last given, by whom, to whom */
  bool joker_given;               /* some card that was given was one */
  int wanted;                     /* the rank that must be given; NOBODY: none */
  bool asked[RANK_NB];            /* not held */
  int leader, turn, owner;        /* the trick: whose play lies there, NOBODY: none does */
  Pile lies;                      /* the cards of that play, and those that it completes */
  OracleClimb is;
  bool passed[SEAT_MAX];
  int tricks;
  int out[SEAT_MAX], outs; /* in the order of going out */
} OracleTable;

typedef struct OracleGathering {
  const Rules *rules;
  OracleRanks ranks;
  int number; /* of the hand, from 1 */
  OracleTable table[TABLE_MAX];
  int tables;
  Pile hand[SEAT_MAX];
  int total[SEAT_MAX], gained[SEAT_MAX];
  bool over;
  unsigned winners; /* bit a seat */
} OracleGathering;

/* Everybody sits down, and nothing is dealt yet. */
void oracle_gather(OracleGathering *all, const Rules *rules);

/* The next hand: who moves where, who deals where. Not before the first. */
void oracle_climb_move(OracleGathering *all);

/* A hand begins with these cards, those of the first table first. */
void oracle_climb_deal_out(OracleGathering *all, const uint8_t cards[]);

/* Is every hand over? */
bool oracle_climb_is_over(const OracleGathering *all);

/* Points, and whether the game is over, when every hand is. */
void oracle_climb_score(OracleGathering *all);

OracleTable *oracle_climb_table_of(OracleGathering *all, int seat);

/* The seat that is waited for: of several tables that of the first that goes on. */
int oracle_climb_waits_for(const OracleGathering *all);

/* The types of action that the seat may take, one bit each. */
unsigned oracle_climb_types(const OracleGathering *all, int seat);

/* May it be done? */
bool oracle_climb_may(const OracleGathering *all, const Action *action);

/* Does what may be done. Of a play that has several readings of equal power `form` is what
** it is. */
void oracle_climb_do(OracleGathering *all, const Action *action, int form);

#endif
