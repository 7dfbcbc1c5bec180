/* phase_exchange.h - cards that change hands before a hand, by the steps of exchange.steps. Every
** table goes through them by itself. Source 003, The Exchange; CLIMBING C4, C5, C14-C18. */
#ifndef phase_exchange_h
#define phase_exchange_h

#include "deal/phase.h"

extern const Phase phase_exchange;

#endif
