/* pages.h - answers that are longer than the terminal: a page at a time. */
#ifndef repl_pages_h
#define repl_pages_h

#include "repl/repl.h"

/* What is said between pages_begin and pages_end. */
typedef struct Pages {
  FILE *out; /* where it goes to */
  char *text;
  size_t length;
} Pages;

/* From here on what is said waits, at a terminal, until pages_end shows it: after each page the
** reader is asked for the next one, by Enter. Whatever else is typed there, but q and 够了, is the
** next command. */
void pages_begin(Repl *repl, Pages *pages);
void pages_end(Repl *repl, Pages *pages);

#endif
