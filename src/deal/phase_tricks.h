/* phase_tricks.h - leading, following, throwing; trick after trick. Pagat, The Play. */
#ifndef phase_tricks_h
#define phase_tricks_h

#include "deal/phase.h"

extern const Phase phase_tricks;

#endif
