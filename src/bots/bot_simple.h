/* bot_simple.h - what the simple bot declares. */
#ifndef bot_simple_h
#define bot_simple_h

#include "bots/bot_mind.h"

/* The legal declaration that makes most trumps; its percent, or -1 if there is none. Showing fewer
** cards is as good as showing more: they stay hidden, and may answer. One at which a rule fails is
** as good as any: it is made, and the failure is said. */
int simple_best_declaration(const Game *view, const Rules *rules, int seat, Action *out);

#endif
