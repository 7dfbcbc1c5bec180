/* listed_actions.c - see listed_actions.h. */
#include "repl/listed_actions.h"

#include "deal/game_hash.h"

void listed_begin(ListedActions *listed, const Game *game) {
  listed->n = 0;
  listed->is_hint = false;
  listed->state = game_hash(game);
}

int listed_add(ListedActions *listed, const Action *action) {
  assert(listed->n < LISTED_ACTIONS);
  listed->action[listed->n++] = *action;
  return listed->n;
}

bool listed_is_for(const ListedActions *listed, const Game *game) {
  return listed->n > 0 && listed->state == game_hash(game);
}
