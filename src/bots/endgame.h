/* endgame.h - the last tricks of a deal whose hands are all known, played to the end in every way.
**
** Alpha-beta over the opponents' points, with a table of positions between tricks. Sides must be
** settled: with a call open, who is with whom would depend on what is played. A throw that would
** fail is not tried: its leader may as well lead what would stay. So the value is exact where
** functions do not reward failing throws, and where nothing was cut short.
*/
#ifndef endgame_h
#define endgame_h

#include "deal/action.h"

typedef struct Endgame Endgame;

/* Room for the table; may be used for many positions of deals under the same rules. NULL: there is
** no memory. */
Endgame *endgame_new(const Rules *rules);
void endgame_free(Endgame *endgame);

/* Is the play on, are all hands known, the sides settled? */
bool endgame_is_open(const Game *game, const Rules *rules);

/* The opponents' points at the end of the deal, both sides playing as well as can be. False when
** that takes more than so many positions, or is not open. */
bool endgame_value(Endgame *endgame, const Game *game, long positions, int *points);

/* Is the seat of the declarers' side, whoever knows it? */
bool endgame_declares(const Deal *deal, int seat);

/* What the seat on turn may play; throws that would fail are left out. Returns how many; -1: more
** than `max`, or too many to list. */
int endgame_plays(const Game *game, const Rules *rules, Action plays[], int max);

#endif
