/* friends.h - friends (找朋友): who is called without a choice, who is found, who joins.
** Pagat, Choosing Partners. The calling itself is in phase_call.c.
**
** A friend is found by playing a called card; or (friends.found "by holding") by holding it when
** the play begins. Then the rules know it from the start and the table when the card is played:
** Deal.holder is what nobody sees, Deal.team what everybody does.
*/
#ifndef friends_h
#define friends_h

#include "deal/deal.h"

/* The number of friends who are planned. */
int friends_planned(const Deal *deal, const Rules *rules);

/* When a phase begins: friends.calls makes its calls, in the phase for it or at the latest with the
** tricks; then who is found by holding, is. False when the rule failed. */
bool friends_begin(Game *game, const Rules *rules, Ruling *why);

/* Are there cards among these that may meet a call? */
static inline bool friends_are_called(const Deal *deal, const CardSet *cards) {
  return (cards->plane[0] & deal->called) != 0;
}

/* These cards are played, and copy by copy may meet calls. False when friends.joins failed. */
bool friends_count(Game *game, const Rules *rules, int seat, const CardSet *cards, Ruling *why);

/* Who has met a call joins: at the end of a trick. */
static inline void friends_join(Deal *deal) {
  deal->team |= deal->met;
  assert(!(deal->team & ~deal_everybody(deal)));
}

/* The deal is over: who was found joins; with calls open because a throw ended the play, everybody
** lays down the called cards. False when friends.joins failed. */
bool friends_settle(Game *game, const Rules *rules, Ruling *why);

#endif
