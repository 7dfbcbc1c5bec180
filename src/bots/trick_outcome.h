/* trick_outcome.h - what a play leads to by the end of its trick, in sampled hands. */
#ifndef trick_outcome_h
#define trick_outcome_h

#include "bots/bot.h"

typedef struct TrickOutcome {
  int deals;     /* of the hidden cards that were sampled */
  int stood;     /* in so many all cards of the play lay there: of a throw that nothing stopped */
  int own, side; /* so many times the seat takes the trick; its side, itself among it and who holds
                 ** a card called, but is not yet found */
  double points; /* of the trick, on average */
} TrickOutcome;

/* The play, legal in this view of its seat, is made in sampled deals that agree with the view, and
** the sensible bot goes on in all seats. The same for the same view. False: nothing can be sampled,
** or it is no play of a trick. */
bool trick_outcome(const Game *view, const Rules *rules, const Action *play, TrickOutcome *out);

#endif
