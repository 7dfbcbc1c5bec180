/* random_follows.h - leads, hands and ladders at random, for unit tests of hard follows. */
#ifndef random_follows_h
#define random_follows_h

#include "play/follow.h"
#include "random_cards.h"
#include "support.h"

/* A hand that follows; `follow` points to the rest, so that it must not be moved. */
typedef struct RandomFollow {
  Rules rules;
  Order order;
  CardSet led, hand;
  Shape lead;
  Follow follow;
} RandomFollow;

/* How large it may be. */
typedef struct FollowSize {
  int packs, units, cards; /* at most: packs, units led, cards of the suit in the hand */
} FollowSize;

/* A lead in the trump suit and a hand with more trumps than were led, prepared; under any ladder
** and whatever `smaller`, `protect`, equal ranks and tractors say. */
void random_follow(Rng *rng, FollowSize most, RandomFollow *out);

/* A play that may be legal or not: that of the example with some cards exchanged. */
void random_play(Rng *rng, const RandomFollow *of, CardSet *play);

#endif
