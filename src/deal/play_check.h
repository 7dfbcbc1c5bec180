/* play_check.h - may these cards be led, or follow? By the mechanics of play/ and by the
** functions that forbid (lead.refuse, follow.refuse). */
#ifndef play_check_h
#define play_check_h

#include "deal/action.h"

/* May the seat on turn, which holds the cards, play them? LEGAL or why not. Where a function
** forbids it and `location` is not NULL, its location ("file:line") goes there. */
enum { LOCATION_TEXT = sizeof((HookCall *)0)->location };
Refusal play_check(const Game *game, const Rules *rules, const Action *action,
                   char location[LOCATION_TEXT], Ruling *why);

#endif
