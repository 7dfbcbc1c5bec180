/* follow_key.h - measuring plays against a lead: the keys of the follow ladder (L5).
**
** What follow.c checks and follow_explain.c explains. All sets are in order space and of the led
** suit.
*/
#ifndef follow_key_h
#define follow_key_h

#include "core/follow.h"
#include "core/pack.h"

/* What protection takes away: faces that give no set but one of all copies that the hand has, and
** faces that give none at all. Both empty: everything may be broken. */
typedef struct Terms {
  uint64_t whole, idle;
} Terms;

/* The terms for a play, part of the hand: a whole face of which it has not every copy is idle. */
Terms terms_of_play(const Follow *follow, Terms terms, const CardSet *play);

/* The faces that give a set of that size. */
uint64_t terms_givers(const Follow *follow, Terms terms, const CardSet *cards, int size);

/* The faces for packing sets, those of `tractor` paid. */
void terms_pack(const Follow *follow, Terms terms, const CardSet *cards, const Unit *tractor,
                Pack *pack);

/* Is every led unit in the cards? parts as in shape_divides, may be NULL. */
bool key_shape(const Follow *follow, Terms terms, const CardSet *cards, uint64_t parts[UNIT_MAX]);

/* Cards in the longest tractor that fits a led tractor; 0: none. */
int key_tractor(const Follow *follow, Terms terms, const CardSet *cards);

/* Do sets of these sizes fit the lead, by follow.smaller? */
bool key_fits_lead(const Follow *follow, const Sets *sets);

/* The greatest key that cards of the hand can reach. */
void key_best(const Follow *follow, Terms terms, FollowKey *best);

/* The first demand in which the play falls short of the key; LEGAL if it reaches it. */
Refusal key_check(const Follow *follow, Terms terms, const CardSet *play, const FollowKey *best);

/* The key of a play, each measure taken by itself. */
void key_of_play(const Follow *follow, Terms terms, const CardSet *play, FollowKey *key);

/* The first demand in which the key falls short of the other; LEGAL if it does in none. */
Refusal key_compare(const Follow *follow, const FollowKey *key, const FollowKey *best);

/* Visits tractors of the hand, of so many cards, that fit a led tractor; false: stopped. */
bool key_tractors(const Follow *follow, Terms terms, int cards,
                  bool (*visit)(void *data, const Unit *unit), void *data);

/* The places of the led suit; none when the lead is of no suit. */
static inline uint64_t follow_suit(const Follow *follow) {
  return follow->lead.suit < ESUIT_NB ? follow->order->suit[follow->lead.suit] : 0;
}

static inline const Owes *follow_ladder(const Follow *follow) {
  return follow->owes ? follow->owes : &follow->own;
}

static inline bool follow_owes(const Follow *follow, Demand demand) {
  return follow->demands >> demand & 1;
}

static inline Sets key_sets(const FollowKey *key) {
  Sets sets;
  memcpy(sets.sets, key->sets, sizeof sets.sets);
  return sets;
}

#endif
