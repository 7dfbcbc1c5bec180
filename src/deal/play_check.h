/* play_check.h - may these cards be led, or follow? By the mechanics of play/ and by the
** functions that forbid (lead.refuse, follow.refuse). */
#ifndef play_check_h
#define play_check_h

#include "deal/action.h"

/* May the seat on turn, which holds the cards, play them? LEGAL or why not. Where a function
** forbids it and `place` is not NULL, its place ("file:line") goes there. */
enum { PLACE_TEXT = sizeof((HookCall *)0)->place };
Refusal play_check(const Game *game, const Rules *rules, const Action *action,
                   char place[PLACE_TEXT], Ruling *why);

#endif
