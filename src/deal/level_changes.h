/* level_changes.h - what becomes of the levels when a deal is over (advance.steps, stops, demote),
** who is active then (levels.standing), and who has won the game. Pagat, The Scoring. */
#ifndef level_changes_h
#define level_changes_h

#include "deal/deal.h"

/* Levels, the effects of deal.ends first (NULL: it has none), and who is active. This and those
** below: false, and *why if not NULL, when a rule failed. */
bool advance_levels(Game *game, const Rules *rules, const Effects *effects, Ruling *why);

/* One seat's new level. */
bool settle_advance(Game *game, const Rules *rules, int seat, Ruling *why);

/* Who has won, if anybody. */
bool advance_game_over(Game *game, const Rules *rules, Ruling *why);

#endif
