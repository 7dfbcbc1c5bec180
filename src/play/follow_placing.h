/* follow_placing.h - every way to place the units of a shape in a play that is being put together.
**
** Units of one card are not placed: they may be any. Faces that are alike in all that matters are
** tried once.
*/
#ifndef follow_placing_h
#define follow_placing_h

#include "play/follow_draft.h"

/* Units being placed one after the other, those of one card last. */
typedef struct Placing {
  const Draft *draft;
  const Unit *units;
  int n;
  bool (*done)(void *data, const uint8_t used[PLACE_NB]); /* false: enough of it */
  void *data;
  uint8_t used[PLACE_NB]; /* copies, those of others of the list from the first on */
  int in;                 /* cards of the suit that the play must have with those placed so far */
  bool over;
} Placing;

/* Calls done for each way. Who calls sets all that stands before `in`, the rest is 0. */
void place_units(Placing *placing);

#endif
