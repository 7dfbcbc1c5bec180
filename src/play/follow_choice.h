/* follow_choice.h - choosing which protected faces are broken, and what is known on the way.
**
** follow_protected.c goes through the choices; follow_outdone.h and follow_numbers.h rule out those
** with which the hand does better.
*/
#ifndef follow_choice_h
#define follow_choice_h

#include "play/follow_key.h"

/* Choosing which protected faces are broken. To break more lets the play show more, and the hand
** owe more. */
typedef struct Choice {
  const Follow *follow;
  CardSet play; /* its cards of the suit */
  const CardSet *whole_play;
  unsigned sizes;               /* sets of these sizes may count: bit s */
  uint8_t useful[PACK_MAX + 1]; /* of so many copies of a face no more count */
  bool singles;                 /* single cards in sequence may count, too */
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

#endif
