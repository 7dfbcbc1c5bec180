/* kitty_theft.h - over-calling for the kitty (炒底, 反底): after the burying others may overbid,
** take the kitty and bury anew, by kitty.theft. */
#ifndef kitty_theft_h
#define kitty_theft_h

#include "deal/action.h"

/* Is it open now whether somebody takes the buried kitty? */
bool theft_is_open(const Game *game);

/* After each burying it is said anew whether others may overbid. False when kitty.theft failed. */
bool theft_begin(Game *game, const Rules *rules, Ruling *why);

/* As a phase answers (phase.h), while the kitty may be stolen. */
int theft_waits_for(const Game *game, const Rules *rules);
uint32_t theft_allowed_actions(const Game *game, const Rules *rules, int seat);
Refusal theft_check(const Game *game, const Rules *rules, const Action *action, Bid *bid,
                    Ruling *why);
void theft_random(const Game *game, const Rules *rules, Rng *rng, Action *out);

/* An overbid: other trumps, and the kitty is its player's to bury, unless it was that player who
** buried it. The declarer stays, unless declare.does names one. False, and *why, when a
** rule failed. */
bool theft_steal(Game *game, const Rules *rules, const Bid *bid, Ruling *why);

#endif
