/* follow_key.h - the parts of a key of the follow ladder, each by itself, and comparing keys.
**
** All sets are in order space and of the led suit.
*/
#ifndef follow_key_h
#define follow_key_h

#include "base/numbers.h"
#include "play/follow_state.h"
#include "play/set_fit.h"

/* What protection takes away: faces that give no set but one of all copies that the hand has, and
** faces that give none at all, none of them in both. Both empty: everything may be broken. */
typedef struct Protection {
  uint64_t whole, idle;
} Protection;

/* How a play shows its key: copies in its tractors, where they are owed one after the other, and
** faces of which these take a part; copies that stand beside the sets, where the highest of these
** are owed. */
typedef struct Display {
  uint64_t apart;
  uint8_t in_tractors[PLACE_NB];
  uint8_t rest[PLACE_NB];
} Display;

/* What is known of a list of tractors: it is not greater than `most`, and below `least` it does not
** matter what it is. NULL: not known. */
typedef struct ListBounds {
  const uint8_t *least, *most;
} ListBounds;

/* The faces of the suit of which a play leaves the hand cards. */
static inline uint64_t follow_kept_back(const Follow *follow, const CardSet *play) {
  uint64_t back = 0;
  for (int k = 0; k < follow->order->planes; k++)
    back |= follow->in_suit.plane[k] & ~play->plane[k];
  return back;
}

/* Of all faces these stay whole. */
static inline Protection protection_keeping(const Follow *follow, uint64_t faces) {
  return (Protection){faces & ~follow->sequences, faces & follow->sequences};
}

/* As little as possible is owed: nothing protected is broken. */
static inline Protection protection_most(const Follow *follow) {
  return protection_keeping(follow, follow->larger | follow->sequences);
}

/* The protection of a play, part of the hand: a whole face of which it has not every copy is
** idle. */
Protection protection_of_play(const Follow *follow, Protection protection, const CardSet *play);

/* The faces that give a set of that size. */
uint64_t protection_givers(const Follow *follow, Protection protection, const CardSet *cards,
                           int size);

/* The faces that sets can be taken from, those of `tractor` paid. */
void protection_faces(const Follow *follow, Protection protection, const CardSet *cards,
                      const Unit *tractor, Faces *faces);

/* Is every led unit in the cards? parts as in shape_divides, may be NULL. */
bool key_shape(const Follow *follow, Protection protection, const CardSet *cards,
               uint64_t parts[UNIT_MAX]);

/* Do sets of these sizes fit the lead, by follow.smaller? */
bool key_fits_lead(const Follow *follow, const Sets *sets);

/* The greatest list of sets that fits the lead and can be taken from the faces with that room. */
void key_greatest_sets(const Follow *follow, const Faces *faces, int room, Sets *out);

/* As sets_fit. */
bool key_sets_fit(const Follow *follow, const Faces *faces, const Sets *sets, int room);

/* The shapes of a demand one by one: for (owed_begin(&shape, owed); owed_next(&shape);) */
typedef struct OwedShape {
  const Owed *owed;
  int at;     /* the first unit behind it */
  int number; /* what a key says that has it: it and those behind it; 0 at the end */
  int n;
  Unit unit[OWED_UNITS_MAX];
} OwedShape;
void owed_begin(OwedShape *shape, const Owed *owed);
bool owed_next(OwedShape *shape);

/* The sets that units have, in sequence or not. As sets of one card those of the longest sequence
** of single cards: others may be of the same faces. */
Sets units_sets(const Unit units[], int n);

/* Are the units of a shape in the cards, one beside the other? */
bool key_has_units(const Follow *follow, Protection protection, const CardSet *cards,
                   const Unit units[], int n);

/* The number of the first of a demand's shapes that is in the cards; 0: none is. */
int key_listed(const Follow *follow, Protection protection, const CardSet *cards, const Owed *owed);

/* Is as much of each list in the cards as the key says? */
bool key_lists_are_in(const Follow *follow, Protection protection, const CardSet *cards,
                      const FollowKey *key);

/* Negative, 0, positive: by the i-th demand alone. */
int key_compare_at(const Follow *follow, int i, const FollowKey *a, const FollowKey *b);

/* The same by the first demands, one after the other. */
int key_compare_first(const Follow *follow, int demands, const FollowKey *a, const FollowKey *b);

/* The first demand in which the key falls short of the other; LEGAL if it does in none. */
Refusal key_compare(const Follow *follow, const FollowKey *key, const FollowKey *best);

/* Visits the tractors of the hand, of so many cards, that fit a led tractor; false: stopped. */
bool key_each_tractor(const Follow *follow, Protection protection, int cards,
                      bool (*visit)(void *data, const Unit *unit), void *data);

/* Does this ladder take a search for this hand? Notes the hand's cards of the demands for cards. */
bool follow_needs_search(Follow *follow);

/* How many cards of the play count for the i-th demand, one for cards. */
int key_cards_in(const Follow *follow, int i, const CardSet *play);

/* Could it matter which faces stand next to each other, or which is higher? */
bool key_faces_differ(const Follow *follow);

static inline const Owes *follow_ladder(const Follow *follow) {
  return follow->owes ? follow->owes : &follow->own;
}

static inline bool follow_owes(const Follow *follow, Demand demand) {
  return follow->demands >> demand & 1;
}

/* Are tractors owed, to led tractors at least? */
static inline bool follow_owes_tractors(const Follow *follow) {
  return follow->demands & (1 << OWE_TRACTORS | 1 << OWE_TRACTORS_FOR_SETS);
}

/* Are they, and before sets? */
bool follow_owes_tractors_first(const Follow *follow);

/* Was it a set for which a tractor is owed? */
static inline bool follow_owes_tractors_to_set(const Follow *follow, const Unit *led) {
  bool set = led->length == 1 && led->size >= 4 && led->type != UNIT_CARDS;
  return set && follow_owes(follow, OWE_TRACTORS_FOR_SETS);
}

/* Does a search find the best key of a hand? It does in any case where follow->search is set. */
static inline bool follow_searches(const Follow *follow, bool shape) {
  return follow->search || (follow->regroups && !(shape && follow_owes(follow, OWE_SHAPE)));
}

/* Is a led unit one for which tractors are owed? */
static inline bool follow_owes_tractors_to(const Follow *follow, const Unit *led) {
  return (led->length > 1 && led->size > 1) || follow_owes_tractors_to_set(follow, led);
}

static inline Sets key_sets(const FollowKey *key) {
  Sets sets;
  memcpy(sets.sets, key->sets, sizeof sets.sets);
  return sets;
}

#endif
