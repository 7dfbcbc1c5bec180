/* early_end.h - whether the play stops between two tricks, because what is left can change nothing
** (score.early_end). */
#ifndef early_end_h
#define early_end_h

#include "deal/deal.h"

/* Does it stop now? False, and *why if not NULL, when a rule failed. */
bool deal_ends_early(const Game *game, const Rules *rules, bool *ends, Ruling *why);

#endif
