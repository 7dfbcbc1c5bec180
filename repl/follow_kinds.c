/* follow_kinds.c - see follow_kinds.h. */
#include "repl/follow_kinds.h"

#include "ask/ask_plays.h"

uint64_t follow_kinds(const Game *game, const Rules *rules, const CardSet *typed, bool *all) {
  enum { PLAYS_MAX = 256 };
  const Deal *deal = &game->deal;
  CardSet plays[PLAYS_MAX], rest = CARDSET_EMPTY;
  uint64_t found = 0;
  long check_budget = LEGAL_CHECK_BUDGET;
  PlayList list = {.plays = plays, .max = PLAYS_MAX, .check_budget = &check_budget};
  *all = false;
  if (!ask_plays(game, rules, &list)) return 0;
  *all = !list.more;
  for (int i = 0; i < list.n; i++) {
    if (!cardset_has(&plays[i], typed, deal->planes)) continue;
    cardset_subtract(&rest, &plays[i], typed, deal->planes);
    found |= rest.plane[0];
  }
  return found;
}
