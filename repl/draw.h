/* draw.h - the table, hands and cards as text (L11). Everything drawn comes from a view, so nothing
** can be shown that its reader may not know. */
#ifndef draw_h
#define draw_h

#include <stdio.h>

#include "core/game.h"
#include "core/text.h"

/* How text is to look: Unicode or letters, with colours or not, in so many columns. */
typedef struct Look {
  Style style;
  bool colour;
  int width;
} Look;

/* What is drawn, and for whom: `shown` has a bit for each seat whose hand may be seen. */
typedef struct Scene {
  const Game *view;
  const Rules *rules;
  uint16_t shown;
  Look look;
} Scene;

enum { ROW_TEXT = 1024 };

/* Columns that a text takes on the screen: escape sequences take none, a character takes one. */
int draw_width(const char *text);

/* The cards sorted by the order in force, suits apart by two blanks, trumps last. */
void draw_cards(Text *out, const Scene *scene, const CardSet *cards);
/* The same in the order in which they were played. */
void draw_log(Text *out, const Scene *scene, const Play *play);
void draw_card(Text *out, const Look *look, Card card);

/* "A  3C 5C  TH", in as many lines as the width asks for, continued under the first card. */
void draw_hand(FILE *out, const Scene *scene, int seat);

/* The whole table at a glance: at most one line a seat and a few around them. */
void draw_table(FILE *out, const Scene *scene);

/* "declarers win 2 levels", "opponents win, no level". */
void draw_score(Text *out, const Score *score);

#endif
