/* watch.h - who looks on while a deal is played, and counts what the figures ask for. */
#ifndef watch_h
#define watch_h

#include "deal/action.h"
#include "sim/sums.h"

enum { CHOICE_STEPS = 200 /* plays that are checked to count the choices of one move */ };

typedef struct Watch {
  const Rules *rules;
  Observation *to; /* of the trial; a deal adds to it */
  Column *bins;    /* where its points and its result are counted */
  bool choices;    /* counts what each move could choose from, which takes longer */
  /* of the deal that is on */
  Observation deal;
  int faults;                /* failed throws so far */
  bool leads, plain;         /* the next play leads; a plain suit was led */
  int found_at;              /* the trick in which the last friend was found; 0: not yet */
  bool empty[TABLE_MAX];     /* climbing: nothing lies on that table */
  uint8_t leader[TABLE_MAX]; /* climbing: who led first there; SEAT_NONE: nobody yet */
} Watch;

/* A deal is about to begin. */
void watch_begin(Watch *watch);

/* An action was done. */
void watch_action(Watch *watch, const Game *game, const Action *action);

/* The deal is over, with a result or to be dealt again. */
void watch_end(Watch *watch, const Game *game);

#endif
