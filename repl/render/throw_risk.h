/* throw_risk.h - what could beat a lead, as far as a seat may know. */
#ifndef repl_throw_risk_h
#define repl_throw_risk_h

#include "repl/repl.h"

/* One unit of a lead, and what is known to beat it or could. */
typedef struct Risk {
  bool beaten;  /* there are such cards */
  int holder;   /* who holds them, where all hands are seen; else SEAT_NONE */
  CardSet with; /* kind space */
} Risk;

/* The cards that the seat has not seen: the deck without its hand, what was played, and the kitty
** if it knows that. In kind space. */
void cards_unseen(const Repl *repl, int seat, CardSet *out);

/* Looks for what beats the unit in the other hands, where the reader sees all, else among the cards
** that `seat` has not seen: those may lie in several hands, or be buried. `lead` is in order
** space. */
Risk risk_of(const Repl *repl, int seat, const Shape *lead, const Unit *unit);

/* Is what stops this throw known only when it is tried, by a function of the rules? */
bool risk_is_open(const Repl *repl, const Shape *lead);

/* Could this play, as a legal throw, fail? What would beat a part of it, in *risk, is empty where
** that is open. */
bool risk_of_throw(const Repl *repl, const Action *action, Risk *risk);

#endif
