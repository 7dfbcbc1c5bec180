/* phase_gift.h - a gift that an effect asked for: the giver chooses. It comes between two actions
** of whatever phase is on, which goes on when all gifts are given. */
#ifndef phase_gift_h
#define phase_gift_h

#include "deal/phase.h"

extern const Phase phase_gift;

#endif
