/* ask_plays.c - what may be played next in a game at hand. */
#include "ask/ask_plays.h"
#include "deal/forbidden_plays.h"
#include "deal/trick.h"
#include "play/follow_explain.h"

/* Those that functions let pass, each asked about. */
static bool list_allowed(const Game *game, const Rules *rules, PlayList *list) {
  Allowed allowed;
  list->n = allowed_list(game, rules, list->plays, list->max, &allowed);
  list->more = allowed.more || allowed.passed > list->n;
  list->count = (LegalCount){(uint64_t)allowed.passed, !allowed.more};
  if (allowed.failed) list->failing = allowed.last;
  return !allowed.failed;
}

bool ask_plays(const Game *game, const Rules *rules, PlayList *list) {
  const Order *order = &game->deal.order;
  Follow follow;
  list->failing = CARDSET_EMPTY;
  if (game->deal.plays == 0 || rules_hooked(rules, HOOK_FOLLOW_REFUSE))
    return list_allowed(game, rules, list);
  if (!trick_follow(game, rules, &follow, NULL)) { /* what is owed cannot be said of any play */
    list->failing = *HAND_OF(&game->deal, game->deal.turn);
    return false;
  }
  follow.check_budget = list->check_budget;
  list->count = legal_count(&follow);
  list->n = legal_list(&follow, list->plays, list->max, &list->more);
  if (list->n == 0 && list->more &&
      list->max > 0) { /* the check budget was spent before the first */
    follow_example(&follow, &list->plays[list->n++]);
    if (list->count.count == 0) list->count.count = 1;
  }
  for (int i = 0; i < list->n; i++) {
    CardSet places = list->plays[i];
    list->plays[i] = CARDSET_EMPTY;
    order_back(order, &places, &list->plays[i]);
  }
  return true;
}
