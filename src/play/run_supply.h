/* run_supply.h - how many sequences of sets there can be at most, one beside the other.
**
** A bound, found without laying out any: each face of c copies is part of at most c / size
** sequences of sets of that size, and of sequences of one length those that begin lowest leave most
** to the others.
*/
#ifndef run_supply_h
#define run_supply_h

#include "play/order.h"

typedef struct RunSupply {
  uint64_t faces, tiers; /* that give any set */
  uint8_t of[PLACE_NB];  /* sets of each tier */
  bool wide;             /* a sequence may have several faces of one tier */
} RunSupply;

/* The sets of that size: of the faces of `open` as many as there are, of those of `whole` one. */
void run_supply(RunSupply *supply, const Order *order, const CardSet *open, uint64_t whole,
                int size);

/* No more sequences than that have this length, or a greater one. */
int run_supply_most(const RunSupply *supply, const Order *order, int length);

#endif
