/* phase_climb.h - leading, following, passing and bombs out of turn, until one player of each table
** has cards left. Source 003, Play and Bombs; CLIMBING section 4, C6-C11, C19-C21, C25, C26. */
#ifndef phase_climb_h
#define phase_climb_h

#include "deal/phase.h"

extern const Phase phase_climb;

#endif
