/* bots.h - the bots that there are. */
#ifndef bots_h
#define bots_h

#include "bots/bot_run.h"

extern const Bot bot_simple, bot_sensible, bot_random, bot_search, bot_seeing;
/* By name, of those that the program has itself; NULL: there is none. */
const Bot *bot_find(const char *name);
/* Who plays where nobody was named. */
const Bot *bot_default(void);
/* Who is asked for advice where nobody was named: the best that answers at once. */
const Bot *bot_adviser(void);
/* "simple,random": the bots of the seats from A on in turn, and round again; a name may be that, or
** the path, of a bot in Lua (bot_script.h). Returns how many are named, to SEAT_MAX; 0, and the
** sentence in error, when there are more, or none of a name, or its file is of no use: then *bots
** stays as it was. */
int bots_parse(const char *names, const Bot *bots[SEAT_MAX], char *error, size_t error_size);
/* The first of them that sees all hands; NULL: none does. */
const Bot *bots_seeing(const Bot *const bots[SEAT_MAX]);
/* "simple, random, cheap": those of the program, and those in Lua that have a name. Returns out. */
const char *bot_names(char *out, size_t size);

#endif
