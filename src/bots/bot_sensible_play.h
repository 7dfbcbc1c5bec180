/* bot_sensible_play.h - the leads and follows of the sensible bot. */
#ifndef bot_sensible_play_h
#define bot_sensible_play_h

#include "bots/bot_sensible_know.h"

/* A play that may be made (order space), and what it brings its side, in points. */
typedef struct Weighed {
  CardSet cards;
  double score, chance; /* chance: that its side gets the trick */
  bool wins, any_wins;  /* it, or some play that was weighed, is the best of the trick so far */
} Weighed;

/* The best plays of the seat on turn, up to `max`, the very best first. Returns how many. */
int sensible_weigh(const Sense *sense, const BotTurn *turn, Weighed list[], int max);

/* Gives the turn the reason why one of them would be made. */
void sensible_explain(const Sense *sense, const BotTurn *turn, const Weighed *play);

#endif
