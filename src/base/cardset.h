/* cardset.h - multisets of cards in bit planes.
**
** Plane k is the mask of the kinds that are held in at least k+1 copies: plane 0 says what is
** there at all, plane 1 is every pair, plane 2 every triple. So plane k+1 is always a subset of
** plane k (the invariant that cardset_is_ok checks), and counts, subsets, unions and differences
** are a few word operations a plane, and where a plane is empty, so are those above it.
**
** The same structure serves in two spaces: *kind space* (bit = Card) and *order space* (bit = a
** place in an Order, see order.h). Which one is meant is said where it matters; order_cross and
** order_back are the only ways between them.
**
** `planes` is the number of packs in play: no function looks at a plane beyond it, and all of
** those planes must be initialised (an empty set is all zero). */
#ifndef cardset_h
#define cardset_h

#include <assert.h>
#include <string.h>

#include "base/card.h"
#include "base/inline.h"

typedef struct CardSet {
  uint64_t plane[PACK_MAX];
} CardSet;

#define CARDSET_EMPTY ((CardSet){{0}})

/* Calls an ALWAYS_INLINE function whose last argument is the number of planes. It is compiled three
** times there: for two and for three packs, with which most games are played, without loops, and
** for any number. */
#define BY_PLANES(planes, f, ...)                                                                  \
  ((planes) == 2 ? f(__VA_ARGS__, 2) : (planes) == 3 ? f(__VA_ARGS__, 3) : f(__VA_ARGS__, planes))

/* Places of the lowest and the highest bit; mask must not be 0. */
static inline int bit_lowest(uint64_t mask) { return __builtin_ctzll(mask); }
static inline int bit_highest(uint64_t mask) { return 63 - __builtin_clzll(mask); }

/* How many bits: by fours in bytes, where the machine has no instruction for it. `bits_by_fours`
** is the first half, with which the counts of several masks are added before the second. */
static inline uint64_t bits_by_fours(uint64_t mask) {
  mask -= mask >> 1 & 0x5555555555555555;
  return (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
}
static inline int bit_count(uint64_t mask) {
#ifdef __POPCNT__
  return __builtin_popcountll(mask);
#else
  uint64_t fours = bits_by_fours(mask);
  return (int)(((fours + (fours >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
#endif
}
static inline uint64_t bit(int place) { return (uint64_t)1 << place; }
#define JOKERS (bit(LJ) | bit(HJ)) /* in kind space */

/* Takes the lowest bit out of *mask and returns its place: the way to walk a mask. */
static inline int bit_pop(uint64_t *mask) {
  int place = bit_lowest(*mask);
  *mask &= *mask - 1;
  return place;
}

/* Number of cards at the places of mask. */
static inline int cardset_size_in(const CardSet *set, uint64_t mask, int planes) {
  uint64_t bytes = 0; /* at most PACK_MAX * 8 in each */
  for (int k = 0; k < planes && set->plane[k] & mask; k++) {
    uint64_t fours = bits_by_fours(set->plane[k] & mask);
    bytes += (fours & 0x0f0f0f0f0f0f0f0f) + (fours >> 4 & 0x0f0f0f0f0f0f0f0f);
  }
  uint64_t pairs = (bytes & 0x00ff00ff00ff00ff) + (bytes >> 8 & 0x00ff00ff00ff00ff);
  return (int)(pairs * 0x0001000100010001 >> 48);
}

/* Number of cards. */
static inline int cardset_size(const CardSet *set, int planes) {
  return cardset_size_in(set, ~(uint64_t)0, planes);
}

/* As cardset_size_in, but counted one by one and no further than `most`, which is at least 1: for
** what is small, or need not be known if it is large. */
static inline int cardset_size_to(const CardSet *set, int most, uint64_t mask, int planes) {
  int n = 0;
  for (int k = 0; k < planes && set->plane[k] & mask; k++)
    for (uint64_t here = set->plane[k] & mask; here; here &= here - 1)
      if (++n >= most) return n;
  return n;
}

static inline bool cardset_is_empty(const CardSet *set) { return set->plane[0] == 0; }

/* Copies held of one kind (or place). */
static inline int cardset_count(const CardSet *set, int place, int planes) {
  int count = 0;
  while (count < planes && set->plane[count] >> place & 1) count++;
  return count;
}

/* Adds one copy. There must be room: fewer than `planes` copies so far. */
static inline void cardset_put(CardSet *set, int place, int planes) {
  uint64_t carry = bit(place);
  int k = 0;
  assert(planes > 0);
  do {
    uint64_t full = set->plane[k] & carry;
    set->plane[k] |= carry;
    carry = full;
  } while (carry && ++k < planes);
  assert(carry == 0);
}

/* Takes one copy away. It must be there. */
static inline void cardset_take(CardSet *set, int place, int planes) {
  assert(set->plane[0] >> place & 1);
  for (int k = planes - 1; k >= 0; k--)
    if (set->plane[k] >> place & 1) {
      set->plane[k] &= ~bit(place);
      return;
    }
}

/* Is every card of `part` in `whole`, as often? */
static inline bool cardset_has(const CardSet *whole, const CardSet *part, int planes) {
  for (int k = 0; k < planes && part->plane[k]; k++)
    if (part->plane[k] & ~whole->plane[k]) return false;
  return true;
}

static ALWAYS_INLINE bool cardset_equal_in(const CardSet *a, const CardSet *b, int planes) {
  uint64_t differs = 0;
  for (int k = 0; k < planes; k++) differs |= a->plane[k] ^ b->plane[k];
  return differs == 0;
}
static inline bool cardset_equal(const CardSet *a, const CardSet *b, int planes) {
  return BY_PLANES(planes, cardset_equal_in, a, b);
}

/* The cards of `set` at the places of `mask`. out may be set. */
static inline void cardset_mask(CardSet *out, const CardSet *set, uint64_t mask, int planes) {
  assert(planes > 0);
  for (int k = 0; k < planes; k++) out->plane[k] = set->plane[k] & mask;
}

/* out = a - b, where b is part of a: for every kind the counts are subtracted. out may be a or b.
** Plane by plane of b one copy of each kind in it goes: what had one more copy still has one. */
static ALWAYS_INLINE void cardset_subtract_in(CardSet *out, const CardSet *a, const CardSet *b,
                                              int planes) {
  assert(planes > 0 && cardset_has(a, b, planes));
  if (planes == 2) { /* at all, if more than none are taken; twice, if none is */
    uint64_t once = a->plane[0], twice = a->plane[1], taken = b->plane[0];
    out->plane[0] = (once & ~taken) | (twice & ~b->plane[1]);
    out->plane[1] = twice & ~taken;
    return;
  }
  CardSet taken;
  if (out == b) b = memcpy(&taken, b, sizeof(uint64_t) * (size_t)planes);
  int j = 0;
  do {
    uint64_t stays = ~b->plane[j], here = a->plane[0];
    for (int i = 1; i < planes; i++) {
      uint64_t above = a->plane[i];
      out->plane[i - 1] = here & (stays | above);
      here = above;
    }
    out->plane[planes - 1] = here & stays;
    a = out;
  } while (++j < planes && b->plane[j]);
}
static inline void cardset_subtract(CardSet *out, const CardSet *a, const CardSet *b, int planes) {
  BY_PLANES(planes, cardset_subtract_in, out, a, b);
}

/* out = a + b: for every kind the counts are added; no sum may exceed `planes`. out may be a or b.
** Plane by plane of b one copy of each kind in it comes, and lies upon those that are there. */
static ALWAYS_INLINE void cardset_add_in(CardSet *out, const CardSet *a, const CardSet *b,
                                         int planes) {
  CardSet added;
  if (out == b) b = memcpy(&added, b, sizeof(uint64_t) * (size_t)planes);
  int j = 0;
  do {
    uint64_t carry = b->plane[j];
    for (int k = 0; k < planes; k++) {
      uint64_t here = a->plane[k];
      out->plane[k] = here | carry;
      carry &= here;
    }
    assert(carry == 0);
    a = out;
  } while (++j < planes && b->plane[j]);
}
static inline void cardset_add(CardSet *out, const CardSet *a, const CardSet *b, int planes) {
  BY_PLANES(planes, cardset_add_in, out, a, b);
}

/* Walks the set copy by copy from the lowest place. Start with *copy = 0 and *place = -1; false at
** the end: `for (int place = -1, copy = 0; cardset_next(&set, &place, &copy, planes);)`. */
bool cardset_next(const CardSet *set, int *place, int *copy, int planes);

/* From and to a list of cards; cardset_from returns false when a kind stands in it more than
** `planes` times (the set then holds what fitted), cardset_list returns their number. */
bool cardset_from(CardSet *set, const Card cards[], int n, int planes);
int cardset_list(const CardSet *set, Card cards[], int planes);

/* Does the invariant hold: plane k+1 within plane k, nothing above kind space's or order space's
** 64 places is possible. */
bool cardset_is_ok(const CardSet *set, int planes);

/* Reads a set of cards in the notation of card.h ("QQJJS"; "" is the empty set). On a mistake, or
** when a kind stands in it more than `planes` times: false, one sentence in error, *set empty. */
bool cardset_parse(const char *text, CardSet *set, int planes, char *error, size_t error_size);

/* Prints in kind order, jokers last: single cards separated by blanks. `out` is always ended;
** returns the length that the whole text has. */
size_t cardset_print(const CardSet *set, int planes, Style style, char *out, size_t size);

#endif
