/* render_table.h - the table as text, and the result of a trick game in words. */
#ifndef repl_render_table_h
#define repl_render_table_h

#include "repl/scene.h"

/* The whole table at a glance: at most one line a seat and a few around them. */
void render_table(FILE *out, const Scene *scene);

/* The same of one table of a climbing game, counted from 0. */
void render_climb(FILE *out, const Scene *scene, int k);

/* The side of a seat, as far as it is known: the same words for whoever looks. */
void render_side(Text *out, const Scene *scene, int seat);

/* "declarers win 2 levels", "opponents win, no level"; where nobody wins a level, whether the rules
** let an opponent declare next. */
void render_score(Text *out, const Rules *rules, const Score *score);
/* Of the opponents' points those for throws that failed. */
int throw_points(const Deal *deal);
/* "declarers +2". */
void render_score_short(Text *out, const Rules *rules, int side, int levels);

#endif
