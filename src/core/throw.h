/* throw.h - does a throw stand, and what becomes of one that fails (L5).
** RULES: "Throw check", A63-A68; Pagat, Leading a Group of Top Cards. Sets are in order space. */
#ifndef throw_h
#define throw_h

#include "core/lead.h"

typedef struct ThrowResult {
  bool stands;
  int objector;      /* index in others; -1 when it stands */
  Unit beaten;       /* the led unit that the objection is about */
  CardSet objection; /* the objector's cards that beat it */
  bool play_ends;    /* throw.forced "play ends": nothing is led */
  CardSet forced;    /* what stays on the table */
  CardSet withdrawn; /* what goes back */
  int withdrawn_n;
  int penalty; /* card points from the leader's side to the other */
} ThrowResult;

/* others[0..n): the other players' hands in turn order after the leader; any may be empty. If
** may_stop is not NULL it says for each of them whether that player can stop this throw
** (throw.stopped_by). A lead of one unit always stands. */
void throw_check(const Order *order, const Rules *rules, const Shape *lead, const CardSet *play,
                 const CardSet others[], int n, const bool may_stop[], ThrowResult *out);

/* Can this hand beat that led unit by throw.test: with a higher unit like it, or any card above
** its lowest? The lowest cards that do in *with if not NULL. */
bool throw_beats(const Order *order, const Rules *rules, const Shape *lead, const Unit *unit,
                 const CardSet *hand, CardSet *with);

#endif
