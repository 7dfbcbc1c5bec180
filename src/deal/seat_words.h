/* seat_words.h - the seat that a word of the rules names: "declarer", "next seat", "next winner"
** … */
#ifndef seat_words_h
#define seat_words_h

#include "deal/deal.h"

/* The seat that a seat word names, counted from the declarer; SEAT_NONE for nobody. */
int seat_of(const Game *game, const Rules *rules, Who who);

#endif
