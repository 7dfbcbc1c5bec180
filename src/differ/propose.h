/* propose.h - a question at random that two sums could answer differently. */
#ifndef propose_h
#define propose_h

#include "differ/sample.h"

/* Makes a question of the type. False where these rules have none (steps in a phase that one of
** them does not have). */
bool propose(Sample *sample, PosedType type);

#endif
