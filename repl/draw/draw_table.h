/* draw_table.h - the table, hands and cards as text. Everything drawn comes from a view, so nothing
** can be shown that its reader may not know. */
#ifndef repl_draw_table_h
#define repl_draw_table_h

#include <stdio.h>

#include "deal/game.h"
#include "base/text.h"
#include "repl/sentences.h"

/* How the suits are told apart by colour: four that colour-blind eyes can tell (only hearts are
** red, no suit is green), the two of printed cards, the four of online tables, or none. */
typedef enum Palette { PALETTE_SAFE, PALETTE_TWO, PALETTE_FOUR, PALETTE_NONE } Palette;

/* How text is to look: Unicode or letters, with colours or not, in so many columns. */
typedef struct Look {
  Style style;
  const Language *language; /* NULL: English */
  bool colour;              /* at all: for the table, too */
  int width, height;        /* height 0: no terminal */
  uint8_t palette;
  bool glyphs;       /* cards as one character each, which Unicode has for them */
  bool trumps_first; /* else last */
  bool apart;        /* copies of a card, and the sets of a tractor, with blanks between them */
} Look;

/* What is drawn, and for whom: `shown` has a bit for each seat whose hand may be seen. */
typedef struct Scene {
  const Game *view;
  const Rules *rules;
  uint16_t shown;
  Look look;
} Scene;

enum { ROW_TEXT = 1024 };

/* Puts what was said into words. */
const char *draw_words(const Look *look, const char *said, char *out, size_t size);
/* Columns that it takes on the screen then. */
int draw_width(const Look *look, const char *said);
/* Blanks up to a column. */
void draw_pad(Text *out, const Look *look, int column);
/* A line, without blanks at its end; at a terminal one that is too wide goes on below. */
void draw_row(FILE *out, const Look *look, const char *said);
/* What others wrote in a row that goes out is cleaned (base/text.h: KEEP_...); of escape sequences
** only our own colours stay. */
void draw_clean(const Look *look, char *row, int keep);
/* A line as it is, broken between words where it is wider than `width`: what goes on below begins
** at column `indent`. */
void draw_wrapped(FILE *out, char *row, int width, int indent);
/* Is the terminal so narrow that tables stand closer? */
bool draw_is_narrow(const Look *look);

/* Words in a colour, where there are colours. */
void draw_in(Text *out, const Look *look, const char *code, const char *words);

/* --- cards (draw_cards.c) --- */

/* The cards sorted by the order in force, suits apart by two blanks, trumps last. */
void draw_cards(Text *out, const Scene *scene, const CardSet *cards);
/* The cards of a declaration; of those that lie face down only how many they are. */
void draw_bid(Text *out, const Scene *scene, const Bid *bid);
/* The same in the order in which they were played. */
void draw_log(Text *out, const Scene *scene, const Play *play);
/* " as 2 + 2": how a lead is divided, where its leader said so. */
void draw_grouping(Text *out, const Grouped *grouping);
void draw_card(Text *out, const Look *look, Card card);

/* "A  3C 5C5C6C6C  TH": copies of a card and the sets of a tractor stand together. In as many lines
** as the width asks for, continued under the first card. */
void draw_hand(FILE *out, const Scene *scene, int seat);

/* --- the table (draw_table.c) --- */

/* The whole table at a glance: at most one line a seat and a few around them. */
void draw_table(FILE *out, const Scene *scene);

/* "declarers win 2 levels", "opponents win, no level". */
void draw_score(Text *out, const Score *score);

#endif
