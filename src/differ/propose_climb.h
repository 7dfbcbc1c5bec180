/* propose_climb.h - hands and plays of climbing games, for their questions. */
#ifndef propose_climb_h
#define propose_climb_h

#include "differ/sample.h"

/* Hands that are played on from the beginning. */
void propose_table(Sample *sample);

/* A play or a pass by anybody, whose turn it need not be. */
void odd_climb(Sample *sample, const Game *game, const Rules *rules, Action *action);

#endif
