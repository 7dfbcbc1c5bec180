/* shape.h - reading units off a set of cards of one effective suit.
**
** All sets here are in order space. A unit is one set or one tractor: `size` copies of each face in
** `faces`. A single is a unit of size 1 with one face. Pagat, Leading a Sequence of Sets; the
** grouping longest first is that of source 004 (E116, E117).
*/
#ifndef shape_h
#define shape_h

#include "base/inline.h"
#include "play/order.h"

enum { UNIT_MAX = 64, SHAPE_TEXT = 160 };

typedef struct Unit {
  uint64_t faces;   /* one place for each set in the sequence */
  uint8_t size;     /* copies of each */
  uint8_t length;   /* sets in sequence */
  uint8_t type;     /* UnitType */
  int32_t top;      /* of UNIT_CARDS: what is compared */
  uint32_t pattern; /* of UNIT_CARDS: only the same answers it */
  const Form *form; /* NULL: not looked for, or any sets in sequence will do */
  uint64_t copies;  /* of UNIT_CARDS: of each face from the lowest, UNIT_COPY_BITS each, less one */
} Unit;

/* What a unit is: sets in sequence that any like them answer; sets in sequence that only their own
** form answers; any other cards (`size` of them, length 1), which only their own form answers. */
typedef enum UnitType { UNIT_SETS, UNIT_SETS_OF_FORM, UNIT_CARDS } UnitType;
enum { UNIT_COPY_BITS = 3, UNIT_FACES = 21 /* most in UNIT_CARDS */ };

/* Units of a play, most cards first; of as many the tractor before the set, then the larger size,
** then the higher cards; of equal faces the one held least often. Of more units than UNIT_MAX none
** is listed: n is 0. */
typedef struct Shape {
  Unit unit[UNIT_MAX];
  uint8_t n;
  bool failed; /* a rule that was asked about it */
  Suit suit;   /* effective; SUIT_NONE when the cards are of several: then n is 0, but for units of
               ** forms that cover several */
} Shape;

/* Of UNIT_CARDS: copies face by face. */
void unit_set_of_cards(const Unit *unit, CardSet *out, int planes);

static ALWAYS_INLINE void unit_set_in(const Unit *unit, CardSet *out, int planes) {
  if (unit->type == UNIT_CARDS) {
    unit_set_of_cards(unit, out, planes);
    return;
  }
  out->plane[0] = unit->faces;
  for (int k = 1; k < planes; k++) out->plane[k] = k < unit->size ? unit->faces : 0;
}

static inline int unit_cards(const Unit *unit) { return unit->size * unit->length; }
/* Place of the unit's highest face. */
static inline int unit_top(const Unit *unit) { return bit_highest(unit->faces); }

/* -1, 0, 1: a lower than, equal to, higher than b: tiers from the top set downwards. Both
** units must be alike. */
int unit_compare(const Order *order, const Unit *a, const Unit *b);

/* The unit's cards as a set in order space. */
void unit_set(const Unit *unit, CardSet *out, int planes);
/* The cards of all these units come to the set. */
void units_add(const Unit units[], int n, CardSet *to, int planes);

/* The longest unit of the cards, which are of one suit: most cards, then a tractor, then the larger
** size, then the highest cards. */
void shape_longest(const Order *order, const Rules *rules, const CardSet *cards, Unit *out);

/* Splits cards of one effective suit longest first, by the forms that may be led. */
void shape_of(const Order *order, const Rules *rules, const CardSet *cards, Shape *out);

/* The shape of a unit of sets that may be led, longest first, of these cards. */
static inline void shape_of_unit(const Order *order, const Unit *unit, const CardSet *cards,
                                 Shape *out) {
  out->n = 1;
  out->unit[0] = *unit;
  out->suit = order_suit_of(order, cards);
  out->failed = false;
}

/* Are the units alike: of one size and length and, where it matters, of one form and pattern? */
static inline bool unit_alike(const Unit *a, const Unit *b) {
  if (a->size != b->size || a->length != b->length) return false;
  if (a->type == UNIT_SETS && b->type == UNIT_SETS) return true;
  return a->form == b->form && a->pattern == b->pattern;
}

/* The lengths of units of that size that may be led (rules_form_lengths). */
static inline uint64_t shape_lengths(const Rules *rules, int size) {
  assert(rules->lead.lengths[size] == rules_form_lengths(rules, size));
  return rules->lead.lengths[size];
}

/* May one unit of this size and length be led? */
static inline bool shape_is_form(const Rules *rules, int size, int length) {
  return size <= PACK_MAX && length < PLACE_NB && shape_lengths(rules, size) >> length & 1;
}

/* The lengths of tractors of sets of that size, where they are owed or kept; is this one? */
static inline uint64_t shape_tractor_lengths(const Rules *rules, int size) {
  assert(rules->lead.tractors[size] == rules_tractor_lengths(rules, size));
  return rules->lead.tractors[size];
}

static inline bool shape_is_tractor(const Rules *rules, int size, int length) {
  return size <= PACK_MAX && length < PLACE_NB && shape_tractor_lengths(rules, size) >> length & 1;
}

/* The longest of these lengths that is at most `most`; 0: there is none. */
static inline int shape_form_length(uint64_t lengths, int most) {
  if (most < PLACE_NB - 1) lengths &= bit(most + 1) - 1;
  return lengths ? bit_highest(lengths) : 0;
}

/* May two of these faces stand together in a sequence? Not if there is one alone, or no two are
** neighbours and none is of a tier of several kinds. */
static inline bool shape_may_run(const Order *order, uint64_t faces) {
  return (faces & (faces << 1 | order->wide)) && (faces & (faces - 1));
}

/* The number of sets in the longest sequence among these faces (1 if none stand together). */
int shape_longest_run(const Order *order, uint64_t faces);

/* Those of these faces that stand together with another one. */
uint64_t shape_neighbours(const Order *order, uint64_t faces);

/* Calls `visit` for every unit of exactly this size and length in the cards, highest first (for
** equal tiers every choice of faces); stops when visit returns false. Returns false if stopped. */
bool shape_units(const Order *order, const CardSet *cards, int size, int length,
                 bool (*visit)(void *data, const Unit *unit), void *data);

/* The same for sets of that size of the given faces, whatever cards there are. */
bool shape_runs(const Order *order, uint64_t faces, int size, int length,
                bool (*visit)(void *data, const Unit *unit), void *data);

/* Has the set any unit of this size and length; the highest in *out if not NULL. */
bool shape_find(const Order *order, const CardSet *cards, int size, int length, Unit *out);

/* Can the cards be divided so that each of these units (size and length) has one of its own?
** Over every division, not only the first. */
bool shape_contains(const Order *order, const CardSet *cards, const Unit units[], int n);

/* The same where the faces of `whole` give single cards or one set of all their copies, and where
** `spare` cards that are not in `cards` can be single cards too. If given, parts[i] is
** filled with the faces taken for units[i] where that is a tractor. */
typedef struct Division {
  const Order *order;
  uint64_t whole;
  int spare;
  uint64_t *parts;
} Division;
bool shape_divides(const Division *how, const CardSet *cards, const Unit units[], int n);

#endif
