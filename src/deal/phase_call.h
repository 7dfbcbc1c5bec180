/* phase_call.h - calling friends (找朋友): all cards at once. Pagat, Choosing Partners. */
#ifndef phase_call_h
#define phase_call_h

#include "deal/phase.h"

extern const Phase phase_call;

#endif
