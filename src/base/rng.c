/* rng.c - xoshiro256** seeded by splitmix64, bounded draws after Lemire, Fisher-Yates. */
#include "base/rng.h"

/* One step of splitmix64: spreads a seed of few bits over the whole state. */
static uint64_t splitmix64(uint64_t *state) {
  uint64_t z = *state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

void rng_seed(Rng *rng, uint64_t seed) {
  for (int i = 0; i < 4; i++) rng->s[i] = splitmix64(&seed);
}

uint64_t rng_draw_fairly(Rng *rng, RngWide product, uint64_t bound) {
  uint64_t unfair = (0 - bound) % bound;
  while ((uint64_t)product < unfair) product = (RngWide)rng_next(rng) * bound;
  return (uint64_t)(product >> 64);
}

/* rng_below by a generator that the caller keeps in registers: *own, out of *rng. */
static inline uint64_t own_below(Rng *own, Rng *rng, uint64_t bound) {
  RngWide product = (RngWide)rng_next(own) * bound;
  uint64_t number = (uint64_t)(product >> 64);
  if ((uint64_t)product < bound) {
    *rng = *own;
    number = rng_draw_fairly(rng, product, bound);
    *own = *rng;
  }
  return number;
}

/* The generator is copied, because the compiler cannot know that items are not part of it. */
static inline void shuffle(Rng *rng, uint8_t *items, int n, int last) {
  assert(n >= 0 && last >= 0 && last <= n);
  Rng own = *rng;
  uint64_t left = (uint64_t)n, stay = (uint64_t)(n - last);
  for (; left > 1 && left > stay; left--) {
    uint64_t bound = left;
    __asm__("" : "+r"(bound)); /* the compiler would count in 128 bits, as the product needs */
    uint64_t j = own_below(&own, rng, bound);
    uint8_t item = items[left - 1];
    items[left - 1] = items[j];
    items[j] = item;
  }
  for (; left > 1; left--) {
    uint64_t bound = left;
    __asm__("" : "+r"(bound));
    own_below(&own, rng, bound);
  }
  *rng = own;
}

void rng_shuffle(Rng *rng, uint8_t *items, int n) { shuffle(rng, items, n, n); }

void rng_shuffle_last(Rng *rng, uint8_t *items, int n, int last) { shuffle(rng, items, n, last); }
