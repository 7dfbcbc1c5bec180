/* export_formats.h - a page with tables of cards, written as Markdown, HTML or SVG. It knows
** nothing of games. */
#ifndef repl_export_formats_h
#define repl_export_formats_h

#include "base/text.h"
#include "repl/screen.h"

enum { PAGE_LINES = 256, PAGE_COLUMNS = 32, PAGE_CELLS = 4096, PAGE_CARDS = 4096, CELL_TEXT = 128 };

typedef enum LineType { LINE_TITLE, LINE_WORDS, LINE_HEAD, LINE_ROW } LineType;

typedef struct PageLine {
  LineType type;
  int cell, cells; /* its first cell, and how many */
} PageLine;

/* Words, then cards; CARD_NONE among the cards is a gap. */
typedef struct PageCell {
  char words[CELL_TEXT];
  int card, cards;
  bool strong;
} PageCell;

typedef struct Page {
  Style style;
  const Language *language;
  uint8_t palette; /* Palette */
  PageLine line[PAGE_LINES];
  PageCell cell[PAGE_CELLS];
  Card card[PAGE_CARDS];
  int lines, cells, cards;
} Page;

/* Begins a line; cells are put at its end. What does not fit is left out. A head begins a table,
** and rows belong to the head before them. */
void page_line(Page *page, LineType type);
void page_words(Page *page, const char *format, ...) TEXT_FORMAT(2, 3);
/* page_say(page, SAY(X), values ...): a sentence in the page's language. */
#define page_say(page, ...) page_say_values(page, VALUES(__VA_ARGS__))
void page_say_values(Page *page, const Value sentence[]);
/* Cards behind the words of the last cell. */
void page_card(Page *page, Card card);

/* The whole page as text, by the end of the file's name: ".md", ".html" or ".svg"; on the heap.
** NULL when it ends otherwise, or there is no memory. */
char *page_write(const Page *page, const char *path);
bool page_can_write(const char *path);

#endif
