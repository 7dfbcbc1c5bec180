/* bench_deals.h - deals that are played to be measured. */
#ifndef bench_deals_h
#define bench_deals_h

#include <stdbool.h>
#include <stdint.h>

#include "tools/bench_row.h"

/* Plays one deal at random from a seed, each action validated. False when it could not be played to
** its end. */
bool bench_deal(const Rules *rules, uint64_t seed);

/* Any rank, any suit or none. */
Trump bench_random_trump(Rng *rng);

/* Calls visit for each game: a row for whole deals of it. */
void bench_rows_games(void (*visit)(void *data, const Row *row), void *data);

#endif
