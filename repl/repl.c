/* repl.c - what every command works on. */
#include "repl/repl.h"

#include <string.h>

#include "deal/game_hash.h"

void repl_begin_anew(Repl *repl) {
  repl->taken &= (uint16_t)((1u << repl->session.rules->players) - 1);
  memset(repl->offered, 0, sizeof repl->offered);
}

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
