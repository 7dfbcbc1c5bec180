/* set_up_hands.h - other cards, trumps or another leader than those of the deal. */
#ifndef repl_set_up_hands_h
#define repl_set_up_hands_h

#include "repl/repl.h"

/* Do the words behind `give` begin with a seat? The action of that name takes a card. */
bool set_up_is_hand(const Repl *repl, const char *rest);
/* Lays cards into a seat's hand, "C AS AS"; they come from where they are, and others go back. Goes
** on from there, the game as it was waits as a branch. Refuses what cannot be laid. */
bool set_up_hand(Repl *repl, const char *rest);
/* Continues with other trumps, "9C"; the game as it was waits as a branch, too. */
bool set_up_trump(Repl *repl, const char *rest);

#endif
