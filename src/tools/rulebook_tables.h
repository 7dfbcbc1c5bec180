/* rulebook_tables.h - what a rulebook shows as tables: the decks for each number of players, and
** who wins with how many levels, as the engine answers for every number of points. */
#ifndef rulebook_tables_h
#define rulebook_tables_h

#include "tools/rulebook_fields.h"

/* A row for each number of players; the points of the cards. */
void tables_put_decks(Book *book);

/* Who wins, by the opponents' points: a table for each numbers of players that share one. Nothing
** in games of the other family. */
void tables_put_score(Book *book);

/* Is the field in one of these tables, and need not be told again? */
bool tables_show(const Book *book, const Field *field);

#endif
