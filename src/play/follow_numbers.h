/* follow_numbers.h - how many faces are broken, before it is asked which.
**
** Which sets a play shows, and which the hand could have beside all that counts in the play, is
** told by how many faces of each sort are broken: those of one sort are as often in the hand, and
** as often in the play. So numbers with which the hand has a greater list of sets are ruled out
** once, whichever faces these are.
*/
#ifndef follow_numbers_h
#define follow_numbers_h

#include "play/follow_outdone.h"

enum { SORTS_MAX = 12, NUMBERS_MAX = 1024 };

/* So many faces of each sort. They are chosen sort by sort, and what is known of the first of these
** is noted before the next are. */
typedef struct Numbers {
  const Choice *choice; /* of which nothing was decided */
  int singles, others;  /* as follow_outdone.h counts them */
  int sorts;            /* 0: numbers rule nothing out */
  uint64_t faces[SORTS_MAX];
  int first[SORTS_MAX + 1]; /* where the notes begin on numbers of so many sorts */
  uint64_t asked[2 * NUMBERS_MAX / 64], may_do[2 * NUMBERS_MAX / 64]; /* a bit for each */
} Numbers;

/* The open faces of the sort of this one. */
uint64_t numbers_sort(const Choice *choice, int place);

/* Sorts the open faces. The choice must stay where it is. */
void numbers_prepare(Numbers *numbers, const Choice *choice);

/* Would the hand do better with any numbers that agree with what is decided? */
bool numbers_rule_out(Numbers *numbers, const Choice *choice);

#endif
