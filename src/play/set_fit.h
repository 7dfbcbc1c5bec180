/* set_fit.h - do sets of these sizes fit into faces that are held so often?
**
** A face of c copies may give several sets, as long as their sizes sum to no more than c. This is
** bin packing, but with at most eight copies a bin and nothing but their numbers counting, so that
** an exact search over those numbers is quick.
*/
#ifndef set_fit_h
#define set_fit_h

#include "base/cardset.h"

/* Numbers of sets by their size: sets[s] sets of s cards. */
typedef struct Sets {
  uint8_t sets[PACK_MAX + 1];
} Sets;

/* The faces that sets can be taken from, by [copies][paid]. Copies that are `paid` are in the play
** already (as part of a tractor): to use them again costs none of the play's room. */
typedef struct Faces {
  uint8_t open[PACK_MAX + 1][PACK_MAX + 1];  /* those that may be broken */
  uint8_t whole[PACK_MAX + 1][PACK_MAX + 1]; /* those that give one set of all their copies */
} Faces;

enum { NO_LIMIT = 1 << 14 };

/* How many faces of the mask are held in exactly c copies, to hist[c]. */
void faces_count(const CardSet *cards, uint64_t mask, int planes, uint8_t hist[PACK_MAX + 1]);

/* Notes the faces of the mask, which have none of `to` yet, with so many paid copies; -1: all. */
void faces_add(uint8_t to[PACK_MAX + 1][PACK_MAX + 1], const CardSet *cards, uint64_t mask,
               int paid, int planes);

/* Do the sets fit, with at most `room` cards beside those paid? Sets of one card are ignored. */
bool sets_fit(const Faces *faces, const Sets *need, int room);

/* The same without a limit, for many lists of sets: then whole faces are the best place for sets of
** their size, and what is paid is all the same. */
typedef struct FaceSums {
  uint8_t open[PACK_MAX + 1], whole[PACK_MAX + 1]; /* faces by their copies */
} FaceSums;
void faces_summed(const Faces *faces, FaceSums *sums);
bool sets_fit_sums(const FaceSums *sums, const Sets *need);

/* The same for open faces of which none is paid: hist as from faces_count. */
bool sets_fit_hist(const uint8_t hist[PACK_MAX + 1], const Sets *need);

/* Cards in all the sets. */
int sets_cards(const Sets *sets);

/* The sets of an odd number of cards. */
int sets_odd(const Sets *sets);

/* -1, 0, 1: is `a`, as a list of sizes from the largest on, lower, the same, greater? */
int sets_compare(const Sets *a, const Sets *b);

#endif
