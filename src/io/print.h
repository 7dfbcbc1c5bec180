/* print.h - lines for whoever reads the output: what others wrote in them can neither forge a line
** nor give orders to the terminal. */
#ifndef print_h
#define print_h

#include <stdio.h>

#include "base/sentence.h"

/* The language into which lines are put from now on. Before that English. */
void print_speaks(const Language *language);
const Language *print_language(void);

/* What was said, in the words of that language. Returns out. */
const char *print_wording(const char *said, char *out, size_t size);

/* One line, however long, with its end: what was said is put into words, all of it cleaned. At a
** terminal it is broken at its width; elsewhere it stays whole. */
void print_line(FILE *out, const char *format, ...) TEXT_FORMAT(2, 3);

/* print_sentence(stdout, SAY(X), values ...): a sentence as such a line. */
#define print_sentence(out, ...) print_values(out, VALUES(__VA_ARGS__))
void print_values(FILE *out, const Value sentence[]);

/* Sentences of the program's own that have several lines, each broken where the terminal ends,
** elsewhere at 80 columns. */
void print_prose(FILE *out, const char *said);

/* A cleaned text without the end of a line; `length` bytes of one as HTML, XML and SVG have it, in
** which what has a meaning there is written out. */
void print_text(FILE *out, const char *text);
void print_markup(FILE *out, const char *text, size_t length);

#endif
