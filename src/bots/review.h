/* review.h - what each play of a deal gave away, and whether the declarers could have won it.
**
** From the end backwards, as far as that can be looked at in every way, all hands are known and the
** worth of each play is exact. Before that a play is weighed as its player could: in sampled deals
** that agree with what he had seen, played out by the sensible bot.
*/
#ifndef review_h
#define review_h

#include "bots/weigh_actions.h"

enum { REVIEW_MAX = CARD_MAX, LINE_MAX = 48 };

/* A play, and the best that there was instead; worth is in levels, to its seat's side. */
typedef struct ReviewedPlay {
  Action played, best;
  int trick;        /* from 1 */
  double loss;      /* by how much the best was better; 0: it was as good as any */
  double error;     /* standard error of that; 0 if exact */
  bool exact, free; /* free: there was a choice */
} ReviewedPlay;

typedef struct Review {
  ReviewedPlay play[REVIEW_MAX];
  int n;
  int exact_from, exact_cards; /* the first play from which all is exact (n: none), and the cards
                               ** that its player held */
  bool declarers_won;
  /* where they lost it though they could have won against any play: the play, and how it would have
  ** gone on; -1: nowhere */
  int won_at;
  Action line[LINE_MAX];
  int line_n;
  int tried, found, found_at; /* before that: plays that were tried in the hands as they were, those
                              ** of them that won if bots went on, the first of those */
  bool stopped;               /* before all was weighed */
} Review;

/* Weighs one play by samples, as its player could: `played`, legal in the view of its seat, against
** the best others. The rest of *out stays as it is. */
void review_play(const Game *view, const Rules *rules, Rng *rng, ReviewedPlay *out);

/* The plays of a deal in order, each with the game as it was before it; `over`: the deal's end. */
typedef struct PlayedDeal {
  const Game *before;
  const Action *played;
  int n;
  const Game *over;
} PlayedDeal;

/* Weighs them all. `stop` (NULL: never) is asked before each play. False: there is no memory. */
bool review_deal(const Rules *rules, const PlayedDeal *deal, bool (*stop)(void *context),
                 Review *out);

#endif
