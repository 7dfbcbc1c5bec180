/* follow_outdone.h - does a hand keep back what would serve better, whatever is broken?
**
** Where faces may stay whole, most plays that fall short do so however they are broken: the hand
** has one more set, or a higher card, for cards of the play that count for nothing. That is seen by
** counting what a play needs at most; no key is looked for.
*/
#ifndef follow_outdone_h
#define follow_outdone_h

#include "play/follow_key.h"

/* Choosing which protected faces are broken. To break more lets the play show more, and the hand
** owe more. */
typedef struct Choice {
  const Follow *follow;
  CardSet play; /* its cards of the suit */
  const CardSet *whole_play;
  unsigned sizes;               /* sets of these sizes may count: bit s */
  uint8_t useful[PACK_MAX + 1]; /* of so many copies of a face no more count */
  bool any;                     /* or single cards in sequence may */
  uint64_t named;               /* faces of which cards are owed as such */
  uint64_t protect;             /* all faces that may stay whole */
  uint64_t broken, open;        /* decided to be broken; not decided */
  FollowKey shown;              /* by the play with the open ones broken as well */
  Display display;              /* how it does */
  uint64_t apart;               /* open ones that must be broken for it */
  FollowKey owed;               /* by the hand with nothing broken */
  struct Leasts *leasts;
  struct Numbers *numbers;
} Choice;

/* What stays whole where these faces are broken. */
static inline Protection choice_protection(const Choice *choice, uint64_t broken) {
  return protection_keeping(choice->follow, choice->protect & ~broken);
}

/* The faces that are decided to stay whole. */
static inline uint64_t choice_kept(const Choice *choice) {
  return choice->protect & ~(choice->broken | choice->open);
}

/* Notes which cards of a play may count. */
void outdone_prepare(Choice *choice);

/* Cards of the play that other demands than sets count, at most. */
int outdone_cards_for_others(const Choice *choice);

/* Cards of the play that count in no set may be in sequences of single cards: so many at most. */
int outdone_singles(const Choice *choice);

/* Would the hand do better with cards that it keeps back, in place of cards that count for nothing,
** whatever is broken of the open faces? */
bool is_outdone(const Choice *choice);

#endif
