/* climb.h - the REPL at the tables of a climbing game: drawing, telling, answering. */
#ifndef repl_climb_h
#define repl_climb_h

#include "repl/draw/narrate.h"

/* The table that is meant when none is named: that of a taken seat, else that which goes on. */
int climb_table(const Repl *repl);

/* One table, counted from 0, at a glance, and the hands at it that may be seen. */
void draw_climb(FILE *out, const Scene *scene, int k);

/* As tell_action; and ", trick 3: C is to play" or what else is waited for behind "deal 2". */
void tell_climb(Repl *repl, const Game *before, const Action *action, Tell tell);
void tell_climb_where(Text *text, const Game *game, const Rules *rules);

/* What a seat may do now: every play that may lead or follows, or what the exchange asks. */
void say_climb_legal(Repl *repl, const Scene *scene, int seat);

/* A legal play explained; and who holds the trick at a table, by what. */
void say_climb_play(Repl *repl, const Scene *scene, const Action *action);
void say_climb_trick(Repl *repl, const Scene *scene, int k);

/* May a taken seat play out of turn now? Said once for each state of its table. */
bool climb_is_offer(Repl *repl, int seat);

#endif
