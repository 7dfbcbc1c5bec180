/* render_table.h - the table of a trick game as text, and its result in words. */
#ifndef repl_render_table_h
#define repl_render_table_h

#include "repl/scene.h"

/* The whole table at a glance: at most one line a seat and a few around them. */
void render_table(FILE *out, const Scene *scene);

/* The side of a seat, as far as it is known: the same words for whoever looks. */
void render_side(Text *out, const Scene *scene, int seat);

/* "declarers win 2 levels", "opponents win, no level". */
void render_score(Text *out, const Score *score);
/* "declarers +2". */
void render_score_short(Text *out, int side, int levels);

#endif
