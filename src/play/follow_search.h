/* follow_search.h - the best key where demands may get in each other's way.
**
** Cards of any suit that are owed, a list of shapes, or the highest cards beside the sets take room
** from each other and from sets and tractors. So the demands are filled one after the other, each
** as far as it goes, over every choice of cards that does so much for it. What is chosen is only
** what the play *must* have; sets alone are left open until the end, as it is enough to know that
** they still fit. Of a shape sequences are placed at once, sets when no other demand chooses cards
** any more, or before sets, tractors or the highest cards are taken, if the shape that is led does
** not meet these. Faces that are alike in all that matters are tried once, and the search ends with
** the first play that reaches for every demand what the hand could do for that demand alone. Before
** more than one choice is tried for a demand it is asked whether the others could be met better if
** it did not matter how this one is met: mostly they could not.
*/
#ifndef follow_search_h
#define follow_search_h

#include "play/follow_key.h"

/* What a play with the best key has: copies of each place that it must have, and those that stand
** beside the sets (of highest); sets of the key's sizes fit in beside these. And the tractors,
** where they are owed one after the other. */
typedef struct Plan {
  uint8_t must[PLACE_NB], rest[PLACE_NB];
  Unit tractor[TRACTORS_MAX];
  int tractors;
} Plan;

/* The greatest key that cards of the hand can reach; plan may be NULL. With `most` (NULL: not) it
** is enough to find a greater one: then *best is that, what comes after the demand that decides
** left at 0, and *plan what it must have. False: there is none. */
bool search_best(const Follow *follow, Protection protection, const FollowKey *most,
                 FollowKey *best, Plan *plan);

#endif
