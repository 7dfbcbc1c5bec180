/* screen.h - lines as the reader gets them: in the reader's language, in colour, broken where the
** terminal ends. It knows nothing of games. */
#ifndef repl_screen_h
#define repl_screen_h

#include <stdio.h>

#include "base/card.h"
#include "base/sentence.h"
#include "base/text.h"

/* How the suits are told apart by colour: four that colour-blind eyes can tell (no suit is
** green), the two of printed cards, the four of online tables, or none. */
typedef enum Palette { PALETTE_SAFE, PALETTE_TWO, PALETTE_FOUR, PALETTE_NONE } Palette;

/* How text is to look: Unicode or letters, with colours or not, in so many columns. */
typedef struct Look {
  Style style;
  const Language *language; /* NULL: English */
  const SeatNames *names;   /* of who sits there; NULL: none */
  bool colour;              /* at all: for the table, too */
  int width, height;        /* height 0: no terminal */
  uint8_t palette;
  bool glyphs;       /* cards as one character each, which Unicode has for them */
  bool trumps_first; /* else last */
  bool apart;        /* copies of a card, and the sets of a tractor, with blanks between them */
} Look;

enum {
  ROW_TEXT = 1024,
  WIDTH_PLAIN = 80 /* columns where there is no terminal */
};

/* The code of the reader's language: "en", "zh". */
const char *render_code(const Look *look);
/* Puts what was said into words. */
const char *render_words(const Look *look, const char *said, char *out, size_t size);
/* Columns that it takes on the screen then. */
int render_width(const Look *look, const char *said);
/* Blanks up to a column. */
void render_pad(Text *out, const Look *look, int column);
/* A line, without blanks at its end; at a terminal one that is too wide goes on below, from column
** 2 or from `indent` on. */
void render_row(FILE *out, const Look *look, const char *said);
void render_row_at(FILE *out, const Look *look, const char *said, int indent);
/* What others wrote in a row that goes out is cleaned (base/text.h: KEEP_...); of escape sequences
** only our own colours stay. Where letters stand for suits, there are no symbols in it. */
void render_clean(const Look *look, char *row, int keep);
/* Is the terminal so narrow that tables stand closer? */
bool render_is_narrow(const Look *look);

/* Columns that the names of so many seats take in a list, with a blank; 0: nobody has one. */
int render_names_width(const Look *look, int seats);
/* "A Anna": for a list, which says whose letter is which. */
void render_seat_name(Text *out, const Look *look, int seat);

/* Words in a colour, where there are colours. */
void render_in(Text *out, const Look *look, const char *code, const char *words);

#endif
