/* bot_simple_climb.h - the simple bot in a climbing game. */
#ifndef bot_simple_climb_h
#define bot_simple_climb_h

#include "bots/bot.h"

/* A play, and what it gives or asks for before. Out of turn *out may stay as it is. */
void simple_climb(const BotTurn *turn, Action *out);
void simple_exchange(const BotTurn *turn, Action *out);

#endif
