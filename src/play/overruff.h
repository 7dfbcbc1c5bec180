/* overruff.h - which of two ruffs of a throw is higher: win.overruff.
**
** A ruff has a unit like every unit of the throw. How its cards are shared out among them is a
** reading, and often there are several: two triples of trumps are a pair and a pair with singles in
** many ways. Each play is read in its owner's favour: a ruff is the higher one if one of its
** readings beats every reading of the other.
**
** A reading is a list of strengths, one for each led unit, units that are alike from high to low.
** Sets are in order space.
*/
#ifndef overruff_h
#define overruff_h

#include "play/play_case.h"
#include "play/shape.h"
#include "rules/refusal.h"

/* A strength is the place of the unit's top tier in its suit, from 1, so many times over; what
** is below that tells tractors apart that have equal ranks in them (order.equals "tractor"). Of
** cards that are no sets it is their height (special_forms.h). */
enum { STRENGTH_ONE = 1 << 20 };

enum {
  READING_STEPS = 4096, /* units tried for one play; further readings are not looked for */
  READINGS_MAX = 64     /* different readings of a play that a function is asked about */
};

/* Does `play` beat `best`, both ruffs of the throw, or (win.throws) both in its suit? Where
** win.overruff is a function it is asked for every two readings. False, with *why if not NULL, when
** the rule failed. */
bool overruff_beats(const PlayCase *of, const Shape *lead, const CardSet *play, const CardSet *best,
                    bool *beats, Ruling *why);

#endif
