/* kitty_burier.h - who takes the kitty (底牌) and buries as many cards, by kitty.buries. Pagat,
** Discarding. */
#ifndef kitty_burier_h
#define kitty_burier_h

#include "deal/deal.h"

/* Who takes it, or has buried it; SEAT_NONE: nobody, it lies as it was. */
int kitty_burier(const Game *game, const Rules *rules);

/* When the phase begins: kitty.buries is asked, once. False, and *why if not NULL, when it
** failed. */
bool kitty_find_burier(Game *game, const Rules *rules, Ruling *why);

/* The seat takes what lies in the kitty into its hand. */
void kitty_take(Deal *deal, int seat, int kitty);

#endif
