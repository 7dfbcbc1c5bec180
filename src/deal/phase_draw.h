/* phase_draw.h - drawing one by one, declaring between draws, and the closing window. Pagat, The
** Scores, the Deal and Making Trumps. */
#ifndef phase_draw_h
#define phase_draw_h

#include "deal/phase.h"

extern const Phase phase_draw;

#endif
