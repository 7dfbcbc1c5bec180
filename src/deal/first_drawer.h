/* first_drawer.h - who begins a game: the seat that draws first in the first deal, by
** deal.first; in a climbing game the first dealer of each table. Pagat, The Scores, the Deal and
** Making Trumps. */
#ifndef first_drawer_h
#define first_drawer_h

#include "deal/deal.h"

/* The seat that draws first. Uses the game's generator; what was drawn or cut for it is kept in
** Game.first_cards. */
int first_drawer(Game *game, const Rules *rules);

/* Every table gets its dealer: who draws the lowest or the highest card, or anybody. Everybody has
** sat down (tables_seat). */
void first_dealers(Game *game, const Rules *rules);

#endif
