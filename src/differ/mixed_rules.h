/* mixed_rules.h - the rules of one sum with one field as another sum sets it: which field a
** difference comes of. */
#ifndef mixed_rules_h
#define mixed_rules_h

#include "ask/loaded_games.h"
#include "rules/schema.h"

typedef struct Mixed {
  Loaded loaded; /* what is asked about; it borrows of both */
  Rules rules;
  const Rules *own, *other;
  Hook hook; /* whose questions go to the other; HOOK_NB: none */
} Mixed;

/* Makes the rules of `own` with this field of `other`, for the deck of `own`. It must stay where it
** is, and both must stay loaded. False where the field is no setting by itself (the deck, the
** phases), or where the rest does not go with it. */
bool mixed_make(Mixed *mixed, const Loaded *own, const Loaded *other, const Field *field);

/* The same with the phases of `other`: for whole games, where no situation begins in a phase by its
** place. False where `other` has phases of its own making. */
bool mixed_make_phases(Mixed *mixed, const Loaded *own, const Loaded *other);

#endif
