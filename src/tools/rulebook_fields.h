/* rulebook_fields.h - what each field says in a rulebook: its value in words, what its functions
** say of themselves, and which house rule made it so. */
#ifndef rulebook_fields_h
#define rulebook_fields_h

#include "tools/rulebook.h"
#include "tools/rulebook_examples.h"

typedef struct Book {
  BookPage page;
  const BookWanted *wanted;
  Variant *variant, *base; /* base: the game without its house rules; NULL: it has none */
  const Rules *rules;
  BookExamples *examples; /* NULL: none are wanted */
} Book;

/* Has the field a say in this game? */
bool book_has(const Book *book, const Field *field);

/* A point for the field, or for each entry of its table. Nothing, where it is not set and says
** nothing then. */
void book_put_field(Book *book, const Field *field);

/* The phases of a deal, in order. */
void book_put_phases(Book *book);

#endif
