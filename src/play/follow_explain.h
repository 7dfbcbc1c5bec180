/* follow_explain.h - why a follow is refused, and one that is legal. */
#ifndef follow_explain_h
#define follow_explain_h

#include "play/follow_state.h"

/* The ruling on a play, part of the hand, with the cards that oblige and a legal example. */
void follow_explain(const Follow *follow, const CardSet *play, Ruling *out);

/* A legal play, always: the obligation met, the rest lowest cards first. */
void follow_example(const Follow *follow, CardSet *play);

#endif
