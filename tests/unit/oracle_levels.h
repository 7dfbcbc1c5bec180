/* oracle_levels.h - what becomes of levels by the plain model: who moves how far, who is halted,
** who is active then, and who has won the game. */
#ifndef oracle_levels_h
#define oracle_levels_h

#include "oracle_ask.h"

/* The levels of a game whose deal is settled (oracle_settle): level, passive, winners, over and
** what functions remember change in it. */
void oracle_advance(const Rules *rules, Game *game);

/* Levels that the effects of a function move: nothing halts them, but there is none behind the last
** one. */
void oracle_move(const Rules *rules, const Effects *effects, Game *game);

/* The same, and points noted for the sides as they will be, and who is active. */
void oracle_do(const Rules *rules, const Effects *effects, Game *game);

#endif
