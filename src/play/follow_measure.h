/* follow_measure.h - the greatest key of a hand, and the key of a play.
**
** What follow.c checks and follow_explain.c explains. All sets are in order space and of the led
** suit.
*/
#ifndef follow_measure_h
#define follow_measure_h

#include "play/follow_key.h"

/* The greatest key that cards of the hand can reach. */
void key_best(const Follow *follow, Protection protection, FollowKey *best);

/* A key that is reached with cards of these faces alone. */
typedef struct Reached {
  FollowKey key;
  uint64_t faces;
} Reached;

/* Can they reach a greater one than `most`? Then *reached is one of these. */
bool key_exceeds(const Follow *follow, Protection protection, const FollowKey *most,
                 Reached *reached);

/* The first demand in which the play falls short of the key; LEGAL if it reaches it. */
Refusal key_check(const Follow *follow, Protection protection, const CardSet *play,
                  const FollowKey *best);

/* What is known of a key: no measure is more than in `most`, and where it is less than `least` it
** does not matter by how much. NULL: not known. */
typedef struct KeyBounds {
  const FollowKey *least, *most;
} KeyBounds;

/* The key of a play, each measure taken by itself; what comes after a demand in which it is less
** than bounds.least is left at 0. Notes how it is shown (NULL: does not). */
void key_of_play(const Follow *follow, Protection protection, const CardSet *play, KeyBounds bounds,
                 FollowKey *key, Display *display);

/* Of these faces, which may be broken, those that must be for the play to show such a key just
** so: with the others whole it is the same. */
uint64_t key_needs_broken(const Follow *follow, Protection protection, const CardSet *play,
                          uint64_t open, const FollowKey *key, const Display *display);

/* The play shows such a key just so. Can it show as much with a higher card of the hand in place of
** one beside its sets? Then *higher is a key that the hand can reach. */
bool key_has_higher(const Follow *follow, Protection protection, const CardSet *play,
                    const FollowKey *key, const Display *display, FollowKey *higher);

#endif
