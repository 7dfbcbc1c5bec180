/* trick_plays.h - the plays of a trick: of the one on the table, or of the last one. */
#ifndef repl_trick_plays_h
#define repl_trick_plays_h

#include "deal/deal.h"

typedef struct TrickPlays {
  const Play *play;        /* the leader's first, then in turn order */
  int n;                   /* 0: nobody has led */
  int leader, winner;      /* seats; winner: of the plays there are */
  int best;                /* the winner's play */
  const Grouped *grouping; /* of the lead */
} TrickPlays;

TrickPlays trick_on_table(const Deal *deal);
TrickPlays trick_before(const Deal *deal);

/* What is shown: the trick on the table, the last one until somebody leads. */
TrickPlays trick_shown(const Deal *deal);

/* The play of a seat; NULL: it has not played. */
const Play *trick_play_of(const TrickPlays *trick, const Deal *deal, int seat);

/* The points of the cards that lie there. */
int trick_points(const TrickPlays *trick, const Rules *rules, const Deal *deal);

#endif
