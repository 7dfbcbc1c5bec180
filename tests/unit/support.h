/* support.h - cards read, and compared, or the test fails. */
#ifndef support_h
#define support_h

#include "base/cardset.h"

/* The cards as a set in kind space; a text that cannot be read fails the test. */
CardSet set_of(const char *text, int planes);

/* One card. */
Card card_of(const char *text);

/* Fails unless the set is that of the text: order and spelling do not matter. */
void assert_cards(const CardSet *set, int planes, const char *text);

/* Fails unless the text has the piece in it. */
#define assert_says(text, piece)                                                                   \
  do {                                                                                             \
    if (!strstr(text, piece)) fail_msg("\"%s\" does not say \"%s\"", text, piece);                 \
  } while (0)

#endif
