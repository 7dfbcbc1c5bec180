/* phase_kitty.h - picking the kitty (底牌) up and burying as many cards; then others may over-call
** for it (kitty_theft.h). Pagat, Discarding. */
#ifndef phase_kitty_h
#define phase_kitty_h

#include "deal/phase.h"

extern const Phase phase_kitty;

#endif
