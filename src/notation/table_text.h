/* table_text.h - what a hand of a climbing game comes to, as text in a scenario and in an answer:
** seats by their letters, table by table. */
#ifndef table_text_h
#define table_text_h

#include "base/text.h"
#include "deal/deal.h"

/* Who of the first table has gone out, in that order: "B D". */
void out_print(Text *text, const Game *game);
/* Who has won the game: "A C"; "nobody" while it goes on. */
void winners_print(Text *text, const Game *game);
/* After tables_move: who deals next at each table, "D H"; who sits at each in turn order,
** "A B C H, E F G D". */
void dealers_print(Text *text, const Game *game);
void tables_print(Text *text, const Game *game);

#endif
