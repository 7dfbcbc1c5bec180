/* follow_protected.h - is a play what the hand owes for some choice of broken faces?
**
** To break more faces lets the play show more, and the hand owe more. So the choices are gone
** through as a tree: which of the open faces are broken is decided one after the other, and a
** branch is left where the play cannot show enough even with all open ones broken, or the hand owes
** more with none of them broken.
*/
#ifndef follow_protected_h
#define follow_protected_h

#include "play/follow_key.h"

/* The ruling on a play, part of the hand, where faces may stay whole; a refusal names what is owed
** with nothing broken. */
Refusal follow_check_protected(const Follow *follow, const CardSet *play);

#endif
