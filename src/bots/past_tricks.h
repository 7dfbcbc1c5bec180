/* past_tricks.h - who has shown to be out of which suit, read off the cards played so far.
**
** A view keeps the cards in the order of play, and where the last trick and the one on the table
** begin. Where earlier tricks begin follows from them: who takes a trick leads the next one, who
** did not follow suit never plays that suit again, and in the end everybody has the points that
** stand in the deal. Of several readings the first that goes on to the end is taken; it is wrong
** about a void in three of a thousand. Where there is none (a situation that was set up), only the
** last tricks tell.
*/
#ifndef past_tricks_h
#define past_tricks_h

#include "deal/deal.h"

/* Bit a Suit, for each seat: it has none of that effective suit. */
void past_tricks_voids(const Game *view, const Rules *rules, uint8_t voids[SEAT_MAX]);

#endif
