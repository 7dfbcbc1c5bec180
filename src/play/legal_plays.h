/* legal_plays.h - listing, counting and sampling legal plays. Sets are in order space.
**
** Plays are told apart as multisets. Where all that is owed is a number of pairs and no face gives
** three cards, binomials count. Elsewhere faces held in equally many copies are interchangeable,
** except those that could stand in a tractor: so one play is checked for each way to spread the
** cards over such classes, and counted as often as there are plays like it. That is exact under
** every policy; it gives up after LEGAL_STEPS steps and says so (after fewer where units were led
** that are more than sets in sequence; of one such unit the plays are just the units like it).
**
** Who cannot wait lays a number of checks at follow.check_budget before the first call: what is
** listed, counted and sampled then shares them, and gives up when they are used up.
** LEGAL_CHECK_BUDGET of them take some hundredths of a second at most.
**
** follow.refuse is not asked here.
*/
#ifndef legal_plays_h
#define legal_plays_h

#include "base/inline.h"
#include "base/rng.h"
#include "play/follow_state.h"
#include "play/lead.h"

enum { LEGAL_STEPS = 2000000, LEGAL_STEPS_ODD = LEGAL_STEPS / 100, LEGAL_CHECK_BUDGET = 2000 };

typedef struct LegalCount {
  uint64_t count; /* UINT64_MAX: more than fits */
  bool exact;     /* false: at least this many */
} LegalCount;

/* 0 only when the hand has fewer cards than were led. */
LegalCount legal_count(const Follow *follow);

/* Up to `max` legal plays, in a fixed order. Returns how many were written; *more if others exist,
** or if the search gave up. */
int legal_list(const Follow *follow, CardSet plays[], int max, bool *more);

/* A legal play, each equally likely (past the bound: among those enumerated). The hand must have as
** many cards as were led. */
static inline void legal_sample(const Follow *follow, Rng *rng, CardSet *play);

/* A plain lead (one unit), each equally likely. The hand must not be empty. */
void legal_sample_lead(const Order *order, const Rules *rules, const CardSet *hand, Rng *rng,
                       CardSet *play);

/* Takes any bit out of the mask. */
static inline int sample_bit(uint64_t *mask, Rng *rng) {
  uint64_t rest = *mask, skip = rng_below(rng, (uint64_t)bit_count(rest));
  while (skip-- > 0) rest &= rest - 1;
  int place = bit_lowest(rest);
  *mask &= ~bit(place);
  return place;
}

/* The same where there is more to choose than one card, or not any of the suit will do. */
void legal_sample_choice(const Follow *follow, Rng *rng, CardSet *play);

/* Of who owes no more than the suit and has one card to choose: any of the suit, or of what is left
** where all of the suit is given. */
static ALWAYS_INLINE bool legal_sample_card_in(const Follow *follow, Rng *rng, CardSet *play,
                                               int planes) {
  assert(planes > 0);
  bool enough = follow->held > follow->cards;
  int need = enough ? follow->cards : follow->cards - follow->held;
  uint64_t pool = enough ? follow->in_suit.plane[0] : follow->hand.plane[0] & ~follow->suit;
  if (need > 1 || (need > 0 && !pool)) return false;
  for (int k = 0; k < planes; k++) play->plane[k] = enough ? 0 : follow->in_suit.plane[k];
  if (need > 0) play->plane[0] |= bit(sample_bit(&pool, rng));
  return true;
}

static ALWAYS_INLINE void legal_sample_in(const Follow *follow, Rng *rng, CardSet *play,
                                          int planes) {
  if (!follow->card_of_suit || !legal_sample_card_in(follow, rng, play, planes))
    legal_sample_choice(follow, rng, play);
}
static inline void legal_sample(const Follow *follow, Rng *rng, CardSet *play) {
  BY_PLANES(follow->order->planes, legal_sample_in, follow, rng, play);
}

#endif
