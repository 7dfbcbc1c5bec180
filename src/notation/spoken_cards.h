/* spoken_cards.h - cards as people say them in English: "the ace of spades", "a pair of nines".
**
** The table of what is said stands in the file; what cards people type in signs is in
** typed_cards.h, to which this leads. */
#ifndef spoken_cards_h
#define spoken_cards_h

#include <stdbool.h>
#include <stddef.h>

/* Writes the text with each card that is said ("ace of spades", "both kings of hearts", "pair of
** nines", "big joker", "an ace") in the notation, a rank alone as one; articles before cards, "and"
** and "please" are left out. What is not said so stays as it is. False: nothing is said so, or it
** is too long; then out is not to be used. */
bool spoken_cards(const char *text, char *out, size_t size);

#endif
