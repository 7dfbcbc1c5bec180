/* support.h - cards read, and compared, or the test fails. */
#ifndef support_h
#define support_h

#include "base/rng.h"
#include "play/order.h"
#include "rules/refusal.h"
#include "unit.h"

/* The cards as a set in kind space; a text that cannot be read fails the test. */
CardSet set_of(const char *text, int planes);

/* One card. */
Card card_of(const char *text);

/* Fails unless the set is that of the text: order and spelling do not matter. */
void assert_cards(const CardSet *set, int planes, const char *text);

/* Prints a set given in kind space as order_sorted lists it; `out` is always ended. */
void order_print(const Order *order, const CardSet *kinds, char *out, size_t size);

/* The points of some cards, by the table. */
int rules_points_of(const Rules *rules, const CardSet *cards);

/* A generator from this seed; and for a search, which in its long form takes another one each time
** (PENGYOU_SEED, set and shown by scripts/test.sh). */
Rng rng_from(uint64_t seed);
Rng rng_searching(uint64_t seed);
/* How many situations a search looks at: so many, and in its long form (PENGYOU_LONG). */
int search_cases(int always, int in_long);
/* A number from 0 to below the bound. */
int random_below(Rng *rng, int bound);

/* One of those that find_next finds. */
int next_first_drawer(const struct Game *game, const Rules *rules);
int next_declarer(const struct Game *game, const Rules *rules);

/* How much of a long search is done: all plainly, a sixteenth under the sanitizers, which look for
** faults of memory and not for rulings. */
#if defined(PENGYOU_SANITIZED)
enum { SHARE = 16 };
#else
enum { SHARE = 1 };
#endif

/* What a ruling says; valid until the fourth call after this one. */
const char *ruling_words(const Ruling *why);

/* What was said, in English; valid until the eighth call after this one. */
const char *in_english(const char *said);

/* Fails unless the text has the piece in it. */
#define assert_says(text, piece)                                                                   \
  do {                                                                                             \
    const char *words_ = in_english(text);                                                         \
    if (!strstr(words_, piece)) fail_msg("\"%s\" does not say \"%s\"", words_, piece);             \
  } while (0)

#endif
