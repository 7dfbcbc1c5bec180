/* call_list.h - the friend calls that a seat could make: `call` alone, `legal`, and Tab. */
#ifndef repl_call_list_h
#define repl_call_list_h

#include "repl/scene.h"

enum { CALLS_OFFERED = 64 };

/* The calls that may be made first, high cards before low ones and trumps last, at most `max`.
** Returns how many; -1, and why, when a function of the rules failed. */
int calls_to_offer(const Game *game, const Rules *rules, int seat, Call out[], int max,
                   Ruling *why);

/* The same of one card. Returns how many copies of it may be called first. */
int calls_of_card(const Game *game, const Rules *rules, int seat, Card card, Call out[], int max);

/* Lists the first of them, to be taken by their numbers; false when that is refused. */
bool say_calls(Repl *repl, const Scene *scene, int seat);

#endif
