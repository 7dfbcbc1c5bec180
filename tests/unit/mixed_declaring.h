/* mixed_declaring.h - rules of declaring at random: for what no game or house rule of the tree
** says. */
#ifndef mixed_declaring_h
#define mixed_declaring_h

#include "base/rng.h"
#include "rules/rules.h"

/* Every field of declare at random, without functions. */
void mix_declaring(Rules *rules, Rng *rng);

#endif
