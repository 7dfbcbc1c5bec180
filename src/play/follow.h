/* follow.h - what a hand owes to a lead: the ladder of demands.
**
** Each demand of follow.owes measures a play; the measures in order are its *key*, and a play is
** legal exactly if no play of that hand has a greater key. The best key is found once for each lead
** and hand (follow_prepare); plays are then checked against it.
**
** - suit: how many cards are of the led suit
** - shape: 1 if every led unit is in it
** - sets: the greatest list of set sizes that fits the lead; what fits is follow.smaller
** - tractors: cards in the longest tractor that fits a led tractor
** - tractors for sets: the same; a led set of four or more counts as led tractors of its cards, and
**   such a set as the longest of them; where follow.smaller is "regrouped", see follow_tractors.h
** - highest: if the shape is not met, the cards beside the sets, by their tiers from the top down
** - { "2x2", "2+2", "2" }: the first of these shapes that is in it, then the second …
** - { from = cards, at_least = n }: how many of these cards are in it, up to n, of any suit
**
** All but the last look at the cards of the led suit alone. The last three may get in the way of
** each other and of the rest; where one of them is owed, follow_search.h finds the best key.
**
** follow.protect: sets larger than the led ones (or tractors, under a lead without one) may stay
** whole, and a protected set counts only if it is played entire; a play is legal if for *some*
** choice of broken faces its key is the greatest. With "loose sets first" a face is not broken that
** is played whole, if the hand has no better sets for the lead, or for a list of shapes, with
** everything broken than with nothing. All sets are in order space. Pagat, the three sections on
** leads; sources 000, 004 for the policies.
*/
#ifndef follow_h
#define follow_h

#include "base/inline.h"
#include "play/follow_state.h"
#include "play/play_case.h"

/* Prepares the checking of plays from this hand. The lead is as it stands on the table. Asks no
** function: ladder, `smaller` and `protect` are those of the rules. */
void follow_prepare(Follow *follow, const Order *order, const Rules *rules, const Shape *lead,
                    const CardSet *hand);

/* The same in two steps: what the lead asks of anybody, then of this hand, as often as there are
** players to follow. */
void follow_lead(Follow *follow, const Order *order, const Rules *rules, const Shape *lead);
static inline void follow_hand(Follow *follow, const CardSet *hand);

/* As follow_prepare; where follow.owes, smaller or protect are functions, they are asked. False,
** and *why (if not NULL) says so, when one of them failed: then all is as by follow_prepare. */
bool follow_ask(Follow *follow, const PlayCase *of, const Shape *lead, const CardSet *hand,
                Ruling *why);

/* Is this play, part of the hand, legal? LEGAL or the first demand that falls short. Does not ask
** follow.refuse: phase_tricks does, last. */
Refusal follow_check(const Follow *follow, const CardSet *play);
static ALWAYS_INLINE Refusal follow_check_in(const Follow *follow, const CardSet *play, int planes);

/* The same by the ladder alone: without forms that answer whatever is owed. */
Refusal follow_check_owed(const Follow *follow, const CardSet *play);

/* Is it seen at once that the play, part of the hand, is legal? It is where no more than the suit
** is owed and all that the hand has of it is given, or, if that is more than was led, nothing else.
*/
static ALWAYS_INLINE bool follow_gives_suit_in(const Follow *follow, const CardSet *play,
                                               int planes) {
  if (!follow->suit_alone) return false;
  if (follow->held > follow->cards) {
    if (play->plane[0] & ~follow->suit) return false;
  } else {
    for (int k = 0; k < planes; k++)
      if (follow->in_suit.plane[k] & ~play->plane[k]) return false;
  }
  return cardset_size_to(play, follow->cards + 1, ~(uint64_t)0, planes) == follow->cards;
}

static ALWAYS_INLINE Refusal follow_check_in(const Follow *follow, const CardSet *play,
                                             int planes) {
  return follow_gives_suit_in(follow, play, planes) ? (Refusal)LEGAL : follow_check(follow, play);
}

/* The hand, and what it has of the led suit. */
static ALWAYS_INLINE void follow_take_hand_in(Follow *follow, const CardSet *hand, int planes) {
  uint64_t suit = follow->suit;
  for (int k = 0; k < planes; k++) {
    uint64_t held = hand->plane[k];
    follow->hand.plane[k] = held;
    follow->in_suit.plane[k] = held & suit;
  }
  follow->held = cardset_size_to(hand, follow->cards + 1, suit, planes);
}

/* The best key of the hand, which may owe more than the suit. */
void follow_find_best(Follow *follow);

static ALWAYS_INLINE void follow_hand_in(Follow *follow, const CardSet *hand, int planes) {
  follow_take_hand_in(follow, hand, planes);
  if (!follow->suit_alone) follow_find_best(follow);
}
static inline void follow_hand(Follow *follow, const CardSet *hand) {
  BY_PLANES(follow->order->planes, follow_hand_in, follow, hand);
}

#endif
