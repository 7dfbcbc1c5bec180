/* rulebook_examples.h - examples for a rulebook: situations on which the engine rules while the
** book is made. Those that the game has no answer to (it has no such cards, or no such thing) are
** left out. */
#ifndef rulebook_examples_h
#define rulebook_examples_h

#include "lua/variant.h"
#include "tools/book_page.h"

typedef struct BookExamples BookExamples;

/* For a game that is loaded, by this spec; it must live as long. NULL: no memory. */
BookExamples *examples_new(Variant *variant, const char *spec);
void examples_free(BookExamples *examples);

/* Writes those of the groups of fields, named with a blank behind each. */
void examples_write(BookExamples *examples, const char *groups, BookPage *page);

/* What the functions of a field do that say nothing of themselves: situations in which the game
** rules otherwise than without them. */
void examples_of_function(BookExamples *examples, const Field *field, BookPage *page);

#endif
