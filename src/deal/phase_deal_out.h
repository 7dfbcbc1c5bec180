/* phase_deal_out.h - the whole deck is dealt at once, and nobody has a say in it. Source 003,
** Dealing. */
#ifndef phase_deal_out_h
#define phase_deal_out_h

#include "deal/phase.h"

extern const Phase phase_dealout;

#endif
