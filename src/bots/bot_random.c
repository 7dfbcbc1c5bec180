/* bot_random.c - a bot without a thought: every legal action of its seat equally likely. */
#include "bots/bots.h"
#include "deal/game.h"

static void choose(const BotTurn *turn, Action *out) {
  bool waited = game_waits_for(turn->view, turn->rules) == turn->seat;
  bot_explain(turn, SAY(HINT_RANDOM));
  if (waited && deal_knows_hand(&turn->view->deal, turn->seat))
    game_random_action(turn->view, turn->rules, turn->rng, out);
  else
    *out = bot_action(turn, ACTION_NB);
}

const Bot bot_random = {
    "random", "plays any legal action, each equally likely", true, false, choose, game_random_step};
