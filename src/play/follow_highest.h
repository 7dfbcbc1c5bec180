/* follow_highest.h - the highest cards beside the sets of a play that is being put together.
**
** They are laid out tier by tier from the top, as many of each as can be, so that the sets still
** fit in beside them: in the player's favour, the sets as low as can be.
*/
#ifndef follow_highest_h
#define follow_highest_h

#include "play/follow_draft.h"

/* Such a layout. Who calls highest_lay sets what is known before, the rest is 0. */
typedef struct High {
  const uint8_t *least;   /* of what is lower it is enough to know that; NULL: nothing is */
  const uint8_t *enough;  /* of what is higher it is enough to know that; NULL: nothing is */
  const uint8_t *most;    /* nothing is higher than this; NULL: not known */
  uint8_t best[PLACE_NB]; /* what was found: cards by tier */
  uint8_t rest[PLACE_NB]; /* and by place */
  Draft *draft;
  uint64_t givers; /* the faces that sets can be taken from */
  int odd;         /* so many faces have an odd number of these cards at least */
  int odd_sets;    /* so many of which the hand has three or more */
  uint8_t high[PLACE_NB];
  bool found, over;
} High;

/* By tiers from the top down. */
bool highest_is_higher(const uint8_t a[PLACE_NB], const uint8_t b[PLACE_NB]);

/* Beside what the play must have and the sets that are owed. */
void highest_lay(Draft *draft, High *high);

/* Fills key->high, the cards of a play beside the sets of its key, by tier. No more than in `most`,
** where that has the same sets; NULL: not known. Notes which cards these are (NULL: does not). */
void highest_of_play(const Follow *follow, Protection protection, const CardSet *in_suit,
                     const FollowKey *most, FollowKey *key, Display *display);

#endif
