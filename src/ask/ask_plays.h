/* ask_plays.h - what may be played next in a game at hand, as a list. */
#ifndef ask_plays_h
#define ask_plays_h

#include "deal/game.h"
#include "play/legal_plays.h"

/* What the seat on turn may play (kind space): all that may follow, or the leads of one unit. */
typedef struct PlayList {
  CardSet *plays; /* room for `max` of them */
  int max;
  long *check_budget; /* as in Follow; NULL: none */
  int n;              /* how many were written */
  bool more;          /* there are others */
  LegalCount count;
  CardSet failing; /* the play at which a function failed; empty: it failed at none */
} PlayList;

/* Fills the list. False when a function failed; game_explain about `failing` says why. */
bool ask_plays(const Game *game, const Rules *rules, PlayList *list);

#endif
