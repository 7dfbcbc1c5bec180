/* compare.h - one situation in both languages: the program's sets and the oracle's counts; and
** random piles that are heavy in sets and sequences, which random deals almost never are. */
#ifndef compare_h
#define compare_h

#include "oracle.h"
#include "play/follow_state.h"
#include "play/shape.h"
#include "support.h"

typedef struct Compare {
  Rules rules;
  Order order;
  Oracle oracle;
} Compare;

/* Makes order and oracle from compare->rules; a failure fails the test. */
void compare_make(Compare *compare, Trump trump);

/* A pile as a set in order space, cards as one, and a set as a pile. */
CardSet compare_set(const Compare *compare, const Pile *pile);
CardSet compare_cards(const Compare *compare, const char *cards);
Pile compare_pile(const Compare *compare, const CardSet *set);
/* A shape as the oracle has it. */
OracleShape compare_shape(const Compare *compare, const Shape *shape);

/* The pile as a lead. */
Shape compare_lead(const Compare *compare, const Pile *pile);

/* Plays of a hand, and which of them the model takes to be legal. The program must rule on each of
** them so, count and list the legal ones, each once, and draw and name one of them. */
typedef struct Plays {
  const Pile *play;
  const bool *legal;
  int n;
} Plays;
void compare_plays(const Compare *compare, const Follow *follow, const Pile *hand, Plays plays,
                   Rng *rng);

/* For messages: printed into one of a few buffers that are used in turn. */
const char *compare_text(const Pile *pile);
const char *compare_words(const Compare *compare);

/* The cards of a text ("QQJJS") as a pile. */
Pile pile_of(const char *text);

/* `cards` cards of the suit out of `left` (fewer if there are not so many), most of them in sets
** and near to each other; taken out of `left`. */
Pile random_pile(const Compare *compare, Pile *left, int suit, int cards, Rng *rng);

/* Cards of the suit that have the led units, out of `left`; false when chance finds none. */
bool random_like(const Compare *compare, const Pile *left, const OracleShape *lead, int suit,
                 Rng *rng, Pile *play);

/* Every card of the deck. */
Pile compare_deck(const Compare *compare);

#endif
