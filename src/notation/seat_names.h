/* seat_names.h - what the players at a table are called, as text: "A=Anna B=Bo". */
#ifndef seat_names_h
#define seat_names_h

#include "base/sentence.h"

enum { SEAT_NAME_COLUMNS = 16 }; /* of the screen, in which a Chinese character takes two */

/* Gives names: seats, each with `=` and its name, between blanks; an empty name takes one away.
** False, with a sentence, and *names as it was: for a seat that the game does not have, a name of
** more columns, one with characters that may not be shown, with `:` or `=`, one that reads as a
** seat's letter or as cards, and one that another seat has. */
bool seat_names_read(SeatNames *names, const char *text, int players, char *error,
                     size_t error_size);

/* Writes those of so many seats, in their order; "" when nobody has one. */
void seat_names_print(Text *text, const SeatNames *names, int players);

#endif
