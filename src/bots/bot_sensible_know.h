/* bot_sensible_know.h - what the sensible bot knows, and how likely it holds the rest to be. */
#ifndef bot_sensible_know_h
#define bot_sensible_know_h

#include "bots/bot_mind.h"
#include "play/winner.h"

/* What it makes of its view, beyond what a Mind is. */
typedef struct Sense {
  Mind mind;
  uint8_t voids[SEAT_MAX]; /* bit a Suit: the seat has shown that it has none of it */
  double mate[SEAT_MAX];   /* how sure it is that a seat is of its side: 0 … 1 */
  int unseen;              /* cards in `mind.unseen` */
  double points;           /* on an unseen card, on average */
  int tricks_left;         /* cards in its hand */
  double kitty;            /* points that the last trick may bring or cost beside its own */
} Sense;

void sense_make(Sense *sense, const Game *view, const Rules *rules, int seat);

/* Of which effective suit the places are; ESUIT_NB: of several, or of none. */
int sense_suit(const Sense *sense, uint64_t places);

/* How likely it is that the seat beats the best play so far of a lead: it is still to play. */
double sense_beats(const Sense *sense, int seat, const Shape *lead, const Strength *best);

/* The card points of a set of places. */
int sense_points(const Mind *mind, const CardSet *places);

/* How often the kitty counts for who wins it by the last trick; where that hangs on the trick, what
** is usual. */
int kitty_times(const Rules *rules);

/* What a card is worth keeping for, in points. */
double sense_value(const Sense *sense, int place);

#endif
