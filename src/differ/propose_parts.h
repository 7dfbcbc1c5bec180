/* propose_parts.h - questions by what they are about, each group in a file of its own. */
#ifndef propose_parts_h
#define propose_parts_h

#include "differ/sample.h"

/* Each makes a question of the type, which has begun; false where these rules have none. */
bool propose_cards(Sample *sample, PosedType type);
bool propose_deal(Sample *sample, PosedType type); /* before the tricks */
bool propose_end(Sample *sample, PosedType type);
bool propose_climb(Sample *sample, PosedType type); /* a lead, a follow */
/* A deal played on from a phase, by whatever either sum allows, up to the first step after which
** the two differ. */
bool propose_steps(Sample *sample);

/* Of a climbing game: hands that are played on from the beginning; a play or a pass by anybody,
** whose turn it need not be. */
void propose_table(Sample *sample);
void odd_climb(Sample *sample, const Game *game, const Rules *rules, Action *action);

#endif
