/* rules_cache.h - what follows from the rules alone, made at first use and kept with them: the
** cards of a deal, and of each trump the order and the points.
**
** Functions that make an order or points are told the trump and nothing else, so they are asked
** once for each; what failed is asked again. Whoever keeps rules may give them room for it
** (Rules.made); without it, and in a copy of such rules, which may have been changed, everything is
** made anew.
*/
#ifndef rules_cache_h
#define rules_cache_h

#include "deal/deal.h"
#include "play/follow_state.h"

/* What was prepared last of a trick: what its lead asks of anybody, and of the hand of `seat`.
** Valid for that trump, lead and hand, of whatever game. */
typedef struct Turn {
  Trump trump; /* of all this */
  Grouped grouping;
  CardSet lead; /* order space; empty: nothing is prepared */
  uint8_t seat; /* SEAT_NONE: of no hand yet */
  Follow follow;
} Turn;

enum { MADE_TRUMPS = (RANK_NB + 1) * (SUIT_NB + 1) };

typedef struct MadeOnce {
  const Rules *of; /* not of a copy of them */
  uint8_t deck[CARD_MAX], copies[KIND_NB];
  uint16_t deck_n; /* 0: not yet listed */
  struct {
    bool has_order, has_points;
    Order order;
    int16_t points[KIND_NB];
  } under[MADE_TRUMPS];
  Turn turn;
} MadeOnce;

/* Where things of these rules are kept; NULL: nowhere. */
static inline MadeOnce *made_kept(const Rules *rules) {
  return rules->made && rules->made->of == rules ? rules->made : NULL;
}

/* The deck unshuffled, kinds in order; returns the number of cards. */
int made_deck(const Rules *rules, Card out[CARD_MAX]);

/* How many cards of each kind are in the deck. And: are these so many? */
void made_copies(const Rules *rules, uint8_t copies[KIND_NB]);
bool made_is_deck(const Rules *rules, const uint8_t copies[KIND_NB]);

/* The order of the deal's trump, all cards of the deck being in it, as order_make. */
bool made_order(Game *game, const Rules *rules, char *error, size_t error_size);

/* The points of every card under the deal's trump, whose order is known. False, and *why if not
** NULL, when points.cards failed. */
bool made_points(Game *game, const Rules *rules, Ruling *why);

/* Where the turn is kept that was prepared last; NULL: nowhere, or what is owed may change, because
** a function has a say in it, or the deal has an order of its own, cards being left out of it. */
static inline Turn *made_turn(const Rules *rules, const Deal *deal) {
  static const uint64_t asked = (uint64_t)1 << HOOK_LEAD_FORMS | (uint64_t)1 << HOOK_FOLLOW_OWES |
                                (uint64_t)1 << HOOK_FOLLOW_SMALLER |
                                (uint64_t)1 << HOOK_FOLLOW_PROTECT;
  bool own_order = !cardset_is_empty(&deal->dropped);
  return rules->hooked & asked || own_order || !made_kept(rules) ? NULL : &rules->made->turn;
}

#endif
