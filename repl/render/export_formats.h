/* export_formats.h - a page with tables of cards, written as Markdown, HTML or SVG, of which PNG is
** made (io/png.h). It knows nothing of games. */
#ifndef repl_export_formats_h
#define repl_export_formats_h

#include "base/text.h"
#include "repl/screen.h"

enum {
  PAGE_LINES = 512,
  PAGE_COLUMNS = 32,
  PAGE_CELLS = 2048,
  PAGE_CARDS = 4096,
  CELL_TEXT = 512,
  NOTE_TEXT = 128
};

typedef enum LineType {
  LINE_TITLE,
  LINE_WORDS,
  LINE_NOTE, /* words, closer to the line before */
  LINE_HEAD,
  LINE_ROW,
  LINE_ROUND, /* a card table: its first cell lies in the middle, the others sit around it, the
              ** first of them below and the next to the right */
} LineType;

typedef struct PageLine {
  LineType type;
  int cell, cells; /* its first cell, and how many */
} PageLine;

/* Words, then cards; CARD_NONE among the cards is a gap. */
typedef struct PageCell {
  char words[CELL_TEXT], note[NOTE_TEXT]; /* note: below the words, at a card table */
  int card, cards;
  bool strong;
} PageCell;

typedef struct Page {
  Style style;
  const Language *language;
  const SeatNames *names; /* NULL: none */
  uint8_t palette;        /* Palette */
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
/* What stands below the words of the last cell; a text or a sentence. */
void page_note(Page *page, const char *said);
/* Cards behind the words of the last cell. */
void page_card(Page *page, Card card);

/* The whole page as text, by the end of the file's name: ".md", ".html" or ".svg", for ".png" what
** that is made from; on the heap. NULL when it ends otherwise, or there is no memory. */
char *page_write(const Page *page, const char *path);
bool page_can_write(const char *path);

#endif
