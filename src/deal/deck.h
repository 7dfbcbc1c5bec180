/* deck.h - the cards of one deal: which low ones are left out so that hands come out even; and,
** once trumps are known, their order and their points. */
#ifndef deck_h
#define deck_h

#include "deal/deal.h"

/* The levels in play, as bits: every player's, or those that deck.spares names. Cards of them are
** left out only for want of others. False, with *why if not NULL, when the function failed; then
** they are every player's. */
bool deck_spared(const Game *game, const Rules *rules, int *ranks, Ruling *why);

/* The deal's cards, unshuffled, into Deal.deck, and those left out into Deal.dropped; returns their
** number. */
int deck_make(Game *game, const Rules *rules);

/* The order of the deal's trump with what this deal has. False and a sentence when it cannot be. */
bool deck_order(Game *game, const Rules *rules, char *error, size_t error_size);

/* The order and the points of the deal's trump, which is known now, or another than before. False,
** and *why if not NULL, when one of them failed. */
bool deck_under_trump(Game *game, const Rules *rules, Ruling *why);

#endif
