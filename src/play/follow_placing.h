/* follow_placing.h - every way to place the units of a shape in a play that is being put together.
**
** Units of one card are not placed: they may be any. Faces that are alike in all that matters are
** tried once.
*/
#ifndef follow_placing_h
#define follow_placing_h

#include "play/follow_draft.h"

/* Units being placed one after the other, those of one card last. After many tries with the
** same first units it is asked whether others with these could be of use; at once where the first
** were placed before. */
typedef struct Placing {
  const Draft *draft;
  const Unit *units;
  int n;
  bool (*done)(void *data, const uint8_t used[PLACE_NB]);              /* false: enough of it */
  bool (*is_hopeful)(void *data, const uint8_t used[PLACE_NB], int n); /* go on with the first n? */
  void *data;
  bool begun;             /* with others of the list, which use these: */
  uint8_t used[PLACE_NB]; /* copies */
  int tries;              /* of a unit at a place */
  int in;                 /* cards of the suit that the play must have with those placed so far */
  bool over;
} Placing;

/* Calls done for each way. Who calls sets all that stands before `tries`, the rest is 0. */
void place_units(Placing *placing);

#endif
