/* rng.h - the seeded generator and the shuffle: the same seed gives the same deal anywhere.
**
** xoshiro256** seeded by splitmix64; bounded numbers after Lemire; Fisher-Yates from the end.
** Pinned by a test: these numbers never change.
*/
#ifndef rng_h
#define rng_h

#include <stdint.h>

typedef struct Rng {
  uint64_t s[4];
} Rng;

void rng_seed(Rng *rng, uint64_t seed);
uint64_t rng_next(Rng *rng);
/* A number in [0, bound), each equally likely. bound > 0. */
uint64_t rng_below(Rng *rng, uint64_t bound);
/* Shuffles n bytes. */
void rng_shuffle(Rng *rng, uint8_t *items, int n);

#endif
