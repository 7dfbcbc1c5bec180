/* position_parts.h - what the two files that read and write positions share: position.c, which has
** all fields and the tricks, and position_climb.c, the tables of a climbing game. */
#ifndef position_parts_h
#define position_parts_h

#include "base/core_sentences.h"
#include "base/text.h"
#include "deal/game.h"

/* ---- printing ---- */

/* Starts a field: `;name=`. */
void put_field(Text *text, const char *name);
void put_cards(Text *text, const CardSet *cards, int planes);
/* `;hands=A:AS KS|B:?`, `;points=B:25|C:10` (of the seats that have any). */
void put_hands(Text *text, const Deal *deal);
void put_numbers(Text *text, const char *name, const int16_t numbers[], int players);

/* All fields between `n` and what is remembered: who sits where if players have moved, the number
** of the hand, dealers, points, hands, who is out, and the trick at each table. */
void climb_position_put(Text *text, const Game *game);

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

/* A climbing game: nothing on the tables, no hand known; its fields; what follows from them. */
bool climb_position_begin(Setup *setup);
bool climb_set_tables(Setup *setup, char *value);
bool climb_set_number(Setup *setup, char *value);
bool climb_set_dealer(Setup *setup, char *value);
bool climb_set_points(Setup *setup, char *value);
bool climb_set_hands(Setup *setup, char *value);
bool climb_set_out(Setup *setup, char *value);
bool climb_set_top(Setup *setup, char *value);
bool climb_set_passes(Setup *setup, char *value);
bool climb_set_turn(Setup *setup, char *value);
bool climb_position_settle(Setup *setup);

#endif
