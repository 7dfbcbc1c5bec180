/* order.h - what one trump makes of the cards: effective suits, tiers, adjacency.
**
** An Order permutes the kinds of the deck into *order space*: 64 places, in which every effective
** suit is one contiguous field, rising in strength, the trumps on top. Kinds of one *tier* rank
** equal (off-suit trump ranks); a tier of several kinds is followed by one unused place, so that a
** carry through the field reaches it. Inside such a tier the kinds lie as clubs, diamonds, hearts,
** spades. After the crossing everything is look-up and bit arithmetic.
**
** Pagat, The Players and Cards.
*/
#ifndef order_h
#define order_h

#include "rules/rules.h"

struct Game;

enum { PLACE_NB = 64, PLACE_NONE = 0xff, WIDE_MAX = 10 }; /* which a sentence of order.c says */

typedef struct Order {
  Trump trump;
  uint8_t planes;      /* most cards in one place: the packs in play, if no suits are ignored */
  bool merged;         /* order.suits "ignored": all cards of a rank lie in one place */
  bool equals_tractor; /* order.equals: faces of one wide tier may be in one tractor */
  uint8_t tier_nb;
  uint8_t wide_nb;
  uint8_t place_of[KIND_NB];        /* PLACE_NONE: not in the deck */
  uint8_t kind_at[PLACE_NB];        /* CARD_NONE: unused place */
  uint8_t tier_at[PLACE_NB];        /* tiers count up through all suits from 0 */
  uint8_t tier_first[PLACE_NB + 1]; /* a tier's lowest place; [tier_nb]: behind the last */
  uint8_t wide_tier[WIDE_MAX];      /* the tiers of several kinds, rising */
  uint64_t suit[ESUIT_NB];          /* places of each effective suit, by Suit; TRUMPS last */
  uint64_t suitless;                /* of jokers that the ladder leaves out: below all suits */
  uint64_t wide;                    /* places in tiers of several kinds */
  uint64_t linked; /* bit t: sets of tier t and tier t + 1 may be in one tractor, neighbours */
} Order;

/* Makes the order of a trump under the rules; asks order.trumps or order.no_trump and
** order.tractors when they are functions (about every two neighbouring tiers, by their lowest
** kinds). False (and text in error) when a hook failed or the ladder has no room. Jokers that the
** ladder leaves out are of no suit: they never follow, win or ruff, and are in no tractor. */
bool order_make(Order *order, const Rules *rules, Trump trump, const struct Game *game, char *error,
                size_t error_size);

/* Has the order of any trump room, under ladders that are no functions? A rung makes no more than
** one tier of several kinds; with more rungs than room for these, order_make will say. */
static inline bool order_has_room(const Rules *rules) {
  return rules->order.suits != SUITS_IGNORED && rules->order.trumps.n <= WIDE_MAX &&
         rules->order.no_trump.n <= WIDE_MAX;
}

/* Effective suit of a kind: CLUBS … SPADES or TRUMPS; SUIT_NONE when it is of none, or the deck has
** no such kind. */
Suit order_suit(const Order *order, Card card);
/* Position of a kind's tier; comparable within one effective suit. -1 when not in the deck. */
int order_tier(const Order *order, Card card);
/* May sets of these two faces stand next to each other in a tractor, low below high? */
bool order_adjacent(const Order *order, Card low, Card high);

/* The places of a tier. */
static inline uint64_t order_tier_places(const Order *order, int tier) {
  int first = order->tier_first[tier];
  int behind = order->tier_first[tier + 1] - (int)(order->wide >> first & 1);
  return (behind == PLACE_NB ? 0 : bit(behind)) - bit(first);
}

/* The tiers that have a place in the mask: bit t for tier t. */
uint64_t order_tiers(const Order *order, uint64_t places);

/* Across into order space and back. Kinds that the deck does not have must not be in the set. A
** merged order counts the cards of a rank in one place; which suits they were, order_take finds
** again in the hand that they came from, and order_back must not be asked. */
void order_cross_merged(const Order *order, const CardSet *kinds, CardSet *places);

/* Bit by bit to where the map says: most of what crosses is a play of few cards, in one plane. */
static ALWAYS_INLINE uint64_t order_move_plane(const uint8_t map[], uint64_t here) {
  uint64_t there = 0;
  while (here) {
    int at = map[bit_pop(&here)];
    assert(at < PLACE_NB);
    there |= bit(at);
  }
  return there;
}
/* Plane by plane, each read before it is written: `to` may be `from`. */
static ALWAYS_INLINE void order_move_in(const uint8_t map[], const CardSet *from, CardSet *to,
                                        int planes) {
  to->plane[0] = order_move_plane(map, from->plane[0]);
  for (int k = 1; k < planes; k++) to->plane[k] = order_move_plane(map, from->plane[k]);
}
static ALWAYS_INLINE void order_cross_in(const Order *order, const CardSet *kinds, CardSet *places,
                                         int planes) {
  assert(!order->merged);
  order_move_in(order->place_of, kinds, places, planes);
}
static inline void order_cross(const Order *order, const CardSet *kinds, CardSet *places) {
  if (order->merged)
    order_cross_merged(order, kinds, places);
  else
    BY_PLANES(order->planes, order_cross_in, order, kinds, places);
}
/* The same of kinds of which the deck may lack some: then false. */
static ALWAYS_INLINE bool order_cross_any_in(const Order *order, const CardSet *kinds,
                                             CardSet *places, int planes) {
  for (int k = 0; k < planes; k++) {
    uint64_t there = 0;
    for (uint64_t here = kinds->plane[k]; here;) {
      int place = order->place_of[bit_pop(&here)];
      if (place == PLACE_NONE) return false;
      there |= bit(place);
    }
    places->plane[k] = there;
  }
  return true;
}
static ALWAYS_INLINE void order_back_in(const Order *order, const CardSet *places, CardSet *kinds,
                                        int planes) {
  assert(!order->merged);
  order_move_in(order->kind_at, places, kinds, planes);
}
static inline void order_back(const Order *order, const CardSet *places, CardSet *kinds) {
  BY_PLANES(order->planes, order_back_in, order, places, kinds);
}

/* The cards of `hand` (kind space) that lie in these places of any order, of each rank the lowest.
** */
void order_take(const Order *order, const CardSet *places, const CardSet *hand, CardSet *kinds);

/* The effective suit of all cards of a non-empty set in order space; SUIT_NONE when they differ, or
** are of none. */
static inline Suit order_suit_of(const Order *order, const CardSet *places) {
  for (Suit suit = 0; suit < ESUIT_NB; suit++)
    if (places->plane[0] & order->suit[suit])
      return places->plane[0] & ~order->suit[suit] ? SUIT_NONE : suit;
  return SUIT_NONE;
}

/* The kinds of `kinds` that lie in a place; in PLACE_NONE, those without one. */
uint64_t order_kinds_at(const Order *order, uint64_t kinds, int place);

/* Lists a set given in kind space, sorted: suits as C D H S then trumps, each low to high, a tier
** in the order of kinds, cards without a place last. Returns how many cards. */
int order_sorted(const Order *order, const CardSet *kinds, Card sorted[CARD_MAX]);

#endif
