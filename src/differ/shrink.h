/* shrink.h - a question made smaller as long as the two sums still differ in the same way: fewer
** cards, plays, players and packs, lower ranks, plain suits, until nothing can be left out. */
#ifndef shrink_h
#define shrink_h

#include "differ/posed.h"

/* Is it still a difference, and one that is like it? */
typedef bool StillDiffers(void *context, const Posed *posed);

/* Makes *posed smaller, step by step, each of which still differs; `players` are those that may be
** tried (bit n: n players). The same question becomes the same one every time. */
void shrink(Posed *posed, uint32_t players, StillDiffers *still, void *context);

#endif
