/* bot_search.c - the bots that look ahead: `search` in sampled hands, `seeing` in those that are.
** What they weigh is played out by the sensible bot (weigh_actions.h); all else they do as it. */
#include "bots/bots.h"
#include "bots/weigh_actions.h"
#include "deal/game.h"

static const Effort EFFORT = {.actions = 6, .samples = 16};

static void act(const BotTurn *turn, bool hands_known, Action *out) {
  Weighing weighing;
  bool plays = game_waits_for(turn->view, turn->rules) == turn->seat &&
               deal_knows_hand(&turn->view->deal, turn->seat);
  if (!plays || !weigh_actions(turn, &EFFORT, hands_known, &weighing)) {
    bot_sensible.choose(turn, out);
    return;
  }
  const WeighedAction *best = weighing_choice(&weighing);
  *out = best->action;
  bot_explain(turn, best->reason);
}

/* Its samples are the same for the same view, wherever it is asked. */
static uint64_t seed_of(const Game *view, int seat) {
  uint64_t seed = (uint64_t)view->number << 40 | (uint64_t)view->actions << 8 | (uint64_t)seat;
  for (int k = 0; k < view->deal.planes; k++)
    seed = (seed ^ view->deal.hand[seat].plane[k]) * 0x9e3779b97f4a7c15u;
  return seed;
}

static void search(const BotTurn *turn, Action *out) {
  Rng rng;
  BotTurn own = *turn;
  rng_seed(&rng, seed_of(turn->view, turn->seat));
  own.rng = &rng;
  act(&own, false, out);
}

static bool knows_all_hands(const Game *game) {
  for (int seat = 0; seat < game->deal.players; seat++)
    if (!deal_knows_hand(&game->deal, seat)) return false;
  return true;
}

static void see(const BotTurn *turn, Action *out) {
  if (knows_all_hands(turn->view))
    act(turn, true, out);
  else
    bot_sensible.choose(turn, out);
}

const Bot bot_search = {"search", "samples the hidden hands, plays each choice out, takes the best",
                        false, false, search};
const Bot bot_seeing = {"seeing", "knows all hands, and plays each choice out: for tests and duels",
                        false, true, see};
