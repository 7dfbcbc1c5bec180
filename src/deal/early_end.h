/* early_end.h - whether the play stops between two tricks, because what is left can change nothing
** (score.early_end). */
#ifndef early_end_h
#define early_end_h

#include "deal/deal.h"

/* Does it stop now, under rules by which it may? False, and *why if not NULL, when a rule failed.
*/
bool early_end_find(const Game *game, const Rules *rules, bool *ends, Ruling *why);

/* The same under any rules. */
static inline bool deal_ends_early(const Game *game, const Rules *rules, bool *ends, Ruling *why) {
  *ends = false;
  if (rules->score.early_end == EARLY_END_NO && !rules_hooked(rules, HOOK_SCORE_EARLY_END))
    return true;
  return early_end_find(game, rules, ends, why);
}

#endif
