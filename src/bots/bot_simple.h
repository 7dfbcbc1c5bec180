/* bot_simple.h - the parts of the simple bot, for each other. */
#ifndef bot_simple_h
#define bot_simple_h

#include "bots/bot_mind.h"

/* The legal declaration that makes most trumps; its percent, or -1 if there is none. Showing fewer
** cards is as good as showing more: they stay hidden, and may answer. One at which a rule fails is
** as good as any: it is made, and the failure is said. */
int simple_best_declaration(const Game *view, const Rules *rules, int seat, Action *out);

/* In bot_simple_climb.c: what it does in a climbing game. Out of turn *out may stay as it is. */
void simple_climb(const BotTurn *turn, Action *out);
void simple_exchange(const BotTurn *turn, Action *out);

/* In bot_simple_play.c: the lead and the follow. */
void simple_lead(const Mind *mind, const BotTurn *turn, CardSet *play);
void simple_follow(const Mind *mind, const BotTurn *turn, CardSet *play);

#endif
