/* bot_search.c - the bots that look ahead: `search` in sampled hands, `seeing` in those that are.
** What they weigh is played out by the sensible bot (weigh_actions.h); all else they do as it. */
#include "bots/bot_search.h"

#include "bots/bots.h"
#include "deal/game.h"

static const Effort EFFORT = {.actions = 6, .samples = 16, .also = NULL};

bool search_weigh(const BotTurn *turn, Weighing *out) {
  Rng rng;
  BotTurn own = *turn;
  bool knows = deal_knows_hand(&turn->view->deal, turn->seat);
  if (!knows || game_waits_for(turn->view, turn->rules) != turn->seat) return false;
  rng_seed(&rng, bot_seed(turn->view, turn->seat));
  own.rng = &rng;
  return weigh_actions(&own, &EFFORT, false, out);
}

static void take_best(const BotTurn *turn, const Weighing *weighing, Action *out) {
  const WeighedAction *best = &weighing->list[0];
  *out = best->action;
  bot_explain(turn, best->reason);
}

static void search(const BotTurn *turn, Action *out) {
  Weighing weighing;
  if (search_weigh(turn, &weighing))
    take_best(turn, &weighing, out);
  else
    bot_sensible.choose(turn, out);
}

static bool knows_all_hands(const Game *game) {
  for (int seat = 0; seat < game->deal.players; seat++)
    if (!deal_knows_hand(&game->deal, seat)) return false;
  return true;
}

static void see(const BotTurn *turn, Action *out) {
  Weighing weighing;
  bool plays = game_waits_for(turn->view, turn->rules) == turn->seat;
  if (plays && knows_all_hands(turn->view) && weigh_actions(turn, &EFFORT, true, &weighing))
    take_best(turn, &weighing, out);
  else
    bot_sensible.choose(turn, out);
}

const Bot bot_search = {"search", "samples the hidden hands, plays each choice out, takes the best",
                        false,    false,
                        search,   NULL};
const Bot bot_seeing = {"seeing", "knows all hands, and plays each choice out: for tests and duels",
                        false,    true,
                        see,      NULL};
