/* declarer_and_trump.h - what comes of the drawing: who is declarer and what is trump, or that
** the deal is redealt. Pagat, The Scores, the Deal and Making Trumps. */
#ifndef declarer_and_trump_h
#define declarer_and_trump_h

#include "deal/deal.h"

typedef enum { OUTCOME_DECIDED, OUTCOME_REDEAL, OUTCOME_ASKED } Outcome;

/* The declarers as they are known when that seat becomes declarer: in fixed teams its team, else
** the seat alone; none of SEAT_NONE. One bit each. */
uint16_t declarer_team(const Deal *deal, const Rules *rules, int seat);

/* The seat is declarer from now on, and the team is that. */
void declarer_set(Deal *deal, const Rules *rules, int seat);

/* Once the bidding is over an effect names another declarer: that level makes the trump rank,
** whatever cards were shown before. */
void declarer_change(Game *game, const Rules *rules, int seat, Trump *trump);

/* Who is declarer by the bidding, and what is trump: decided, redealt, or somebody is asked yet
** (declare.nobody). False, and *why if not NULL, when a rule failed. */
bool declarer_decide(Game *game, const Rules *rules, Outcome *outcome, Ruling *why);

/* The same; false when that is not decided. */
bool declarer_is_decided(Game *game, const Rules *rules);

#endif
