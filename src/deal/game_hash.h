/* game_hash.h - one number for the state of a game: two games that agree in it go on alike. */
#ifndef game_hash_h
#define game_hash_h

#include "deal/deal.h"

/* xxh64 of the whole state that matters: two games that agree in it go on alike. */
uint64_t game_hash(const Game *game);

#endif
