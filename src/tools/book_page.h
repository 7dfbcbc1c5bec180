/* book_page.h - a page of text written as plain text, Markdown or one HTML file that needs no
** network. What is put on it is said (base/sentence.h), and may hold cards as they are printed. */
#ifndef book_page_h
#define book_page_h

#include <stdbool.h>
#include <stdio.h>

#include "base/sentence.h"

typedef enum BookFormat { BOOK_TEXT, BOOK_MARKDOWN, BOOK_HTML } BookFormat;

/* The format that a word names ("text", "md", "html"); false when it names none. */
bool book_format(const char *word, BookFormat *format);

typedef enum BookPart { PART_NONE, PART_LIST, PART_TABLE } BookPart;

typedef struct BookPage {
  FILE *out;
  BookFormat format;
  const Language *language;
  BookPart part; /* what is open */
  bool dense;    /* as much on a page as can be read */
  bool letters;  /* for suits */
} BookPage;

/* Begins and ends the page. */
void page_begin(BookPage *page, const char *title);
void page_end(BookPage *page);

void page_section(BookPage *page, const char *title);
void page_paragraph(BookPage *page, const char *said);
/* A point of a list: what it is about, what holds ("": its parts follow), and a note ("": none),
** set smaller. */
void page_point(BookPage *page, const char *about, const char *said, const char *note);
/* A part of the point before: its name ("": none), and what holds. */
void page_part(BookPage *page, const char *name, const char *said);
/* An example, ruled on by the engine: legal (or a success) or not. */
void page_example(BookPage *page, bool good, const char *said);
/* The first row of a table is its head. */
void page_row(BookPage *page, int n, const char *const cells[]);

#endif
