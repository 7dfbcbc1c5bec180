/* weigh_actions.h - what each of a few actions is worth: each is played out in the same sampled
** deals (or in the deal itself, where all hands are known); those that fall behind are given up. */
#ifndef weigh_actions_h
#define weigh_actions_h

#include "bots/bot.h"

enum { WEIGHED_MAX = 12, REASON_TEXT = 256 };

/* An action that was weighed. Of the mean worth `error` is the standard error; `behind` is how far
** it is behind the first one, over the same deals, with the error of that difference. */
typedef struct WeighedAction {
  Action action;
  char reason[REASON_TEXT]; /* said; why the sensible bot would do it, "" where it gave none */
  double worth, error, behind, behind_error;
  int deals;  /* in so many was it played out */
  bool first; /* it is what the sensible bot would do */
} WeighedAction;

typedef struct Weighing {
  WeighedAction list[WEIGHED_MAX]; /* what is to be done first: what the sensible bot would do,
                                   ** unless another is better by more than one standard error */
  int n;
  int deals;   /* that were sampled; 1 where all hands are known */
  bool agreed; /* each of them agreed with everything seen */
  bool exact;  /* each was played to its end in every way, not by bots */
} Weighing;

/* What it may cost. */
typedef struct Effort {
  int actions, samples;
  const Action *also; /* is weighed in any case; NULL: none */
} Effort;

/* Weighs what the seat of the turn, which is waited for, may do; `hands_known`: the view is the
** game itself, and all may be looked at. False: nothing was weighed, for there is but one thing to
** do, or none of those that can be weighed. */
bool weigh_actions(const BotTurn *turn, const Effort *effort, bool hands_known, Weighing *out);

#endif
