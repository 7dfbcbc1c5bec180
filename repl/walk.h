/* walk.h - going through what has happened (L11). */
#ifndef walk_h
#define walk_h

#include "repl/repl.h"

typedef enum PlaceKind { PLACE_TRICK, PLACE_DRAW, PLACE_DEAL } PlaceKind;

/* Where one goes: the beginning of trick N (counted from 1) of this deal, N cards drawn in this deal,
** the beginning of deal N. */
typedef struct Place {
  PlaceKind kind;
  int n;
  uint16_t number, redeals; /* this deal */
} Place;

Place walk_place(const Repl *repl, PlaceKind kind, int n);

/* After how many of the known actions one is there: *game is then as it was; -1 when it was never so. */
long walk_find(Repl *repl, const Place *place, Game *game);

#endif
