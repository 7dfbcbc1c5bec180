/* bot_sensible_climb.h - the sensible bot in a climbing game. */
#ifndef bot_sensible_climb_h
#define bot_sensible_climb_h

#include "bots/bot.h"

/* Its turn in a climbing game: a play, or what it gives or asks for before. False: it is none of
** these. Type ACTION_NB: nothing out of turn. */
bool sensible_climb(const BotTurn *turn, Action *out);

/* The best plays in a climbing game, passing not among them, up to `max`, the very best first.
** Returns how many. */
int sensible_climbs(const BotTurn *turn, Action list[], int max);

#endif
