/* friend_calls.h - which cards may be called to find friends (找朋友), and which copies of them.
** Pagat, Choosing Partners. */
#ifndef friend_calls_h
#define friend_calls_h

#include "deal/action.h"

/* May the i-th call of the action be made, those before it standing? *why may be NULL. */
Refusal call_check(const Game *game, const Rules *rules, const Action *action, int i, Ruling *why);

#endif
