/* rng.c - xoshiro256** seeded by splitmix64, bounded draws after Lemire, Fisher-Yates. */
#include "base/rng.h"

#include <assert.h>

__extension__ typedef unsigned __int128 Wide;

/* One step of splitmix64: spreads a seed of few bits over the whole state. */
static uint64_t splitmix64(uint64_t *state) {
  uint64_t z = *state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

static uint64_t rotate_left(uint64_t x, int by) { return x << by | x >> (64 - by); }

void rng_seed(Rng *rng, uint64_t seed) {
  for (int i = 0; i < 4; i++) rng->s[i] = splitmix64(&seed);
}

uint64_t rng_next(Rng *rng) {
  uint64_t *s = rng->s;
  uint64_t result = rotate_left(s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left(s[3], 45);
  return result;
}

/* The high half of next * bound is the number; the few low halves that would make some numbers
** likelier than others are drawn again. */
uint64_t rng_below(Rng *rng, uint64_t bound) {
  assert(bound > 0);
  Wide product = (Wide)rng_next(rng) * bound;
  if ((uint64_t)product < bound) {
    uint64_t unfair = (0 - bound) % bound;
    while ((uint64_t)product < unfair) product = (Wide)rng_next(rng) * bound;
  }
  return (uint64_t)(product >> 64);
}

/* The generator is copied, because the compiler cannot know that items are not part of it. */
void rng_shuffle(Rng *rng, uint8_t *items, int n) {
  Rng own = *rng;
  for (int i = n - 1; i > 0; i--) {
    uint64_t j = rng_below(&own, (uint64_t)i + 1);
    uint8_t item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  *rng = own;
}
