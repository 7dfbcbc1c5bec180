/* apply_effects.h - what a hook that does something has done comes into the game: levels and
** points, cards that change hands, kitty cards turned, the end of the bidding. Trump and
** declarer are taken over by the phase that asked. */
#ifndef apply_effects_h
#define apply_effects_h

#include "deal/deal.h"

/* What is wrong with these effects ("move takes cards that are not there"); NULL: nothing. `even`:
** hands and kitty must have as many cards as before. */
const char *effects_wrong(const Game *game, const Rules *rules, const Effects *effects, bool even);

/* They come into the game. Nothing is wrong with them. */
void effects_apply(Game *game, const Rules *rules, const Effects *effects);

/* Of these only who becomes active or passive. */
void effects_stand(Game *game, const Effects *effects);

#endif
