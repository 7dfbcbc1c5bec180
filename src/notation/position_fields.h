/* position_fields.h - the fields of a position, printed and read piece by piece. */
#ifndef position_fields_h
#define position_fields_h

#include "base/core_sentences.h"
#include "base/text.h"
#include "deal/game.h"

/* ---- printing ---- */

/* Starts a field: `;name=`. */
void put_field(Text *text, const char *name);
/* Goes on in it behind `between`, or starts it. */
void put_piece(Text *text, const char *name, const char *between, bool *any);
void put_cards(Text *text, const CardSet *cards, int planes);
/* `;hands=A:AS KS|B:?`, `;points=B:25|C:10` (of the seats that have any). */
void put_hands(Text *text, const Deal *deal);
void put_numbers(Text *text, const char *name, const int16_t numbers[], int players);

/* ---- reading ---- */

/* A situation being set up from the fields of a line. */
typedef struct Setup {
  Game *game;
  const Rules *rules;
  uint16_t known; /* bit a seat: its hand was given */
  uint16_t sized; /* climbing: bit a seat: so was the size of it alone */
  bool has_turn, has_team;
  char *error;
  size_t error_size;
} Setup;

#define FAIL(setup, ...) say_fail((setup)->error, (setup)->error_size, __VA_ARGS__)

/* Cuts the next piece off *rest, up to the separator; NULL when nothing is left. */
char *next_piece(char **rest, char separator);
/* "B:rest": the seat, and *value behind the colon. -1 and a sentence when there is none. */
int read_seat(Setup *setup, char *piece, char **value, const char *field);
/* A whole number from `min` to `max` and nothing else. */
bool read_number(const char *text, long min, long max, long *number);
/* The cards behind "hands: B: " and the like. */
bool read_cards(Setup *setup, const char *text, const char *field, CardSet *cards);
/* A seat alone; the numbers of seats. */
bool set_seat(Setup *setup, const char *field, const char *value, uint8_t *seat);
bool set_numbers(Setup *setup, const char *field, char *value, int16_t numbers[]);
/* Hands, `A:3S 4H|B:?`: cards, or that they are not known; climbing also how many those are,
** `B:?5`, and none, `C:`. */
bool set_hands(Setup *setup, char *value);

#endif
