/* sample_hands.h - the hidden hands, sampled in agreement with everything that a seat has seen.
**
** What is known of hands: their sizes; who did not follow a suit; the sets that a follow has shown
** missing; cards that were shown (declarations, turned cards of the kitty, throws that failed) and
** not played since; that a throw stood, or by whom and about what it was objected to; that who asks
** for "the other copy" holds one. Each deal of the unseen cards that agrees with all of it is
** equally likely, copies told apart.
**
** From any deal of the cards two or three of them change places at random, again and again: first
** until nothing disagrees, then a while longer among deals that agree. Where rules are functions
** that see more than cards, or cards move in other ways, what can no longer be told is left out.
*/
#ifndef sample_hands_h
#define sample_hands_h

#include "deal/past_tricks.h"

enum { IN_KITTY = SEAT_MAX, GONE, HOLDERS }; /* who has a card, beside the seats; GONE: nobody */

/* A follow that shows something of the hand it came from. */
typedef struct ShownByFollow {
  uint8_t seat, trick; /* trick: its index in HandSampler.trick */
  CardSet play, since; /* the play, and all that the seat played from it on */
} ShownByFollow;

enum { FOLLOWS_MAX = 96 };

typedef struct HandSampler {
  const Game *view;
  const Rules *rules;
  int seat, planes;
  uint8_t place[CARD_MAX], holder[CARD_MAX]; /* of each unseen card */
  int n;
  CardSet hand[HOLDERS]; /* order space */
  uint64_t out_of[SEAT_MAX];
  CardSet shown[HOLDERS], buried_or_held; /* of who has it; of the burier, in hand or kitty */
  int burier;                             /* whose hand and kitty are hidden together; -1: none */
  SeenTrick trick[PAST_MAX + 1];
  int tricks;
  ShownByFollow follow[FOLLOWS_MAX];
  int follows;
  bool check_throws;
  int faults[HOLDERS + 1]; /* of each hand; behind them, of all together */
} HandSampler;

/* Gets ready to sample for a seat. False when nothing can be sampled: trumps are not known, or the
** cards are not all dealt, or do not come out (a situation set up with cards missing). */
bool sampler_begin(HandSampler *sampler, const Game *view, const Rules *rules, int seat, Rng *rng);

/* A game as it may be: the view with hands and kitty. True if it agrees with everything; else none
** was found that does, and it agrees with what it can. */
bool sampler_next(HandSampler *sampler, Rng *rng, Game *out);

/* Does a game, whose hands are all known, agree with what the seat has seen? */
bool sampler_agrees(const HandSampler *sampler, const Game *game);

#endif
