/* enumerate.h - small questions one after the other: all plays of few cards of a suit, every card,
** every number of points. */
#ifndef enumerate_h
#define enumerate_h

#include "differ/sample.h"

typedef enum Enumerated { ENUMERATED_QUESTION, ENUMERATED_NONE, ENUMERATED_ALL } Enumerated;

/* Makes the i-th small question of the type, which has begun: a question, none that makes sense, or
** none any more: those before were all (of some types there are none). Nothing is at random. */
Enumerated enumerate(Sample *sample, PosedType type, long i);

#endif
