/* rng.h - the seeded generator and the shuffle: the same seed gives the same deal anywhere.
**
** xoshiro256** seeded by splitmix64; bounded numbers after Lemire; Fisher-Yates from the end.
** Pinned by a test: these numbers never change. */
#ifndef rng_h
#define rng_h

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

__extension__ typedef unsigned __int128 RngWide;

typedef struct Rng {
  uint64_t s[4];
} Rng;

void rng_seed(Rng *rng, uint64_t seed);

static inline uint64_t rng_rotate_left(uint64_t x, int by) { return x << by | x >> (64 - by); }

static inline uint64_t rng_next(Rng *rng) {
  uint64_t *s = rng->s;
  uint64_t result = rng_rotate_left(s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rng_rotate_left(s[3], 45);
  return result;
}

/* rng_below, where the low half of the product is below the bound: the few that would make some
** numbers likelier than others are drawn again. */
uint64_t rng_draw_fairly(Rng *rng, RngWide product, uint64_t bound) __attribute__((cold));

/* A number in [0, bound), each equally likely: the high half of next * bound. bound > 0; a power of
** two, if the compiler knows it, needs no second look. */
static inline uint64_t rng_below(Rng *rng, uint64_t bound) {
  assert(bound > 0);
  bool divides = __builtin_constant_p(bound) && (bound & (bound - 1)) == 0;
  RngWide product = (RngWide)rng_next(rng) * bound;
  if (!divides && (uint64_t)product < bound) return rng_draw_fairly(rng, product, bound);
  return (uint64_t)(product >> 64);
}

/* Shuffles n bytes. */
void rng_shuffle(Rng *rng, uint8_t *items, int n);

/* The same, for who looks at no more than the last ones of them: the others stay where they are. */
void rng_shuffle_last(Rng *rng, uint8_t *items, int n, int last);

#endif
