/* lead_grouping.h - how a leader divides what he leads (L4).
**
** By lead.grouping "leader's choice" who leads cards that can be read in several ways may say which
** is meant: 22333 as 3 + 2 or as 2x2 + 1. Without a word a lead is grouped longest first, as
** shape_of has it. A grouping names units by sizes and lengths alone; where several cards could be
** such a unit, the first named has the highest that leave the rest its units, then the next has.
** Sets are in order space.
*/
#ifndef lead_grouping_h
#define lead_grouping_h

#include <stddef.h>
#include <string.h>

#include "base/inline.h"
#include "play/shape.h"

enum { GROUPING_MAX = 32, GROUPING_LISTED = 64 };

/* Units longest first; single cards are only counted. All zero: nothing is named. */
typedef struct Grouped {
  uint8_t n, singles;
  struct {
    uint8_t size, length;
  } unit[GROUPING_MAX];
} Grouped;

static inline bool grouping_named(const Grouped *grouping) {
  return (grouping->n | grouping->singles) != 0;
}

static ALWAYS_INLINE bool grouping_equal(const Grouped *a, const Grouped *b) {
  return memcmp(a, b, offsetof(Grouped, unit)) == 0 &&
         (a->n == 0 || memcmp(a->unit, b->unit, a->n * sizeof *a->unit) == 0);
}

/* "2x2 + 1", in any order. False and a sentence for anything else. */
bool grouping_parse(const char *text, Grouped *out, char *error, size_t error_size);
const char *grouping_print(const Grouped *grouping, char *out, size_t size);

/* Cuts " as 2x2 + 1" off the end of cards, where it stands there. False and a sentence when what
** stands behind "as" is no division. The card AS is no "as": behind that only digits, x, + and
** blanks follow. */
bool grouping_cut(char *text, Grouped *out, char *error, size_t error_size);

/* The sizes and lengths of a shape. False, and nothing named, when they are too many. */
bool grouping_of(const Shape *shape, Grouped *out);

/* The cards divided so, or longest first where nothing is named. False, and no unit in *out, when
** they cannot be divided so into forms that may be led. */
bool grouping_shape(const Order *order, const Rules *rules, const CardSet *cards,
                    const Grouped *grouping, Shape *out);

/* The divisions of the cards into forms that may be led, those with the longest units first.
** Returns how many are in `out`; *more: there are others, or might be. */
int grouping_list(const Order *order, const Rules *rules, const CardSet *cards, Grouped out[],
                  int max, bool *more);

#endif
