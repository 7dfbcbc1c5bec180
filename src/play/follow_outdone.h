/* follow_outdone.h - does a hand keep back what would serve better, whatever is broken?
**
** Where faces may stay whole, most plays that fall short do so however they are broken: the hand
** has one more set, or a higher card, for cards of the play that count for nothing. That is seen by
** counting what a play needs at most; no key is looked for.
*/
#ifndef follow_outdone_h
#define follow_outdone_h

#include "play/follow_choice.h"

/* Notes which cards of a play may count. */
void outdone_prepare(Choice *choice);

/* Cards of the play that other demands than sets count, at most. */
int outdone_cards_for_others(const Choice *choice);

/* Cards of the play that count in no set may be in sequences of single cards: so many at most. */
int outdone_singles(const Choice *choice);

/* Would the hand do better with cards that it keeps back, in place of cards that count for nothing,
** whatever is broken of the open faces? */
bool is_outdone(const Choice *choice);

#endif
