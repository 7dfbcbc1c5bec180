/* play_case.h - whose play is judged, in which game, by which rules.
**
** What is asked with a case may ask functions of the game's files: these see `game` and `seat`.
** Questions that no function answers take order and rules alone.
*/
#ifndef play_case_h
#define play_case_h

#include "play/order.h"

typedef struct PlayCase {
  const Order *order;
  const Rules *rules;
  const struct Game *game; /* NULL: there is none */
  int seat;                /* the player judged; -1: nobody is meant */
} PlayCase;

#endif
