/* rulebook.h - the rules of a game, or of a sum of house rules, as a book: what a table needs in
** the order in which it needs it, from the sentences of the fields with their values, and examples
** that the engine rules on while the book is made. */
#ifndef rulebook_h
#define rulebook_h

#include "lua/variant.h"
#include "tools/book_page.h"

typedef struct BookWanted {
  const char *spec; /* of the game */
  int players;      /* 0: every number that the game has; what is for one, for that it names */
  BookFormat format;
  const Language *language;
  bool brief;   /* one page for one table: without examples and what all such games share */
  Offer offer;  /* of texts from which it may have its files */
  bool letters; /* for suits */
} BookWanted;

/* Writes the book. False, and why in error, when the game cannot be loaded or a rule failed. */
bool rulebook_write(FILE *out, const BookWanted *wanted, char *error, size_t error_size);

#endif
