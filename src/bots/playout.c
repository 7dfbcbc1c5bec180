/* playout.c - see playout.h. */
#include "bots/playout.h"

#include "bots/bots.h"
#include "deal/climb_tables.h"
#include "deal/game.h"

enum { STEPS_MOST = 4000 }; /* of a deal that has no end */

static double climb_worth(const Game *over, int seat) {
  const ClimbTable *table = &over->deal.table[table_of(over, seat)];
  double others = 0;
  for (int i = 0; i < table->size; i++) {
    int player = over->place[table->first + i];
    if (player != seat) others += over->gained[player];
  }
  return over->gained[seat] - (table->size > 1 ? others / (table->size - 1) : 0);
}

int even_points(const Rules *rules) {
  for (int i = 0; i < rules->score.bands_n; i++)
    if (rules->score.bands[i].side == SIDE_OPPONENTS)
      return rules->score.bands[i].from * rules->score.step;
  return 0;
}

double points_worth(const Rules *rules, int opponents_points, bool declares) {
  double step = rules->score.step > 0 ? rules->score.step : 1;
  double worth = (opponents_points - even_points(rules)) / step;
  return declares ? -worth : worth;
}

/* The same of a deal that is over. Where a failed throw ended the play, the levels themselves; in a
** climbing game points more than the others'; 0 for a deal that is thrown in. */
static double deal_worth(const Game *over, const Rules *rules, int seat) {
  const Deal *deal = &over->deal;
  bool declares = deal->team >> seat & 1;
  if (deal->redeal) return 0;
  if (deal->tables) return climb_worth(over, seat);
  if (!deal->ended_by_throw) return points_worth(rules, deal->opponents_points, declares);
  bool won = deal->score.side == (declares ? SIDE_DECLARERS : SIDE_OPPONENTS);
  return won ? deal->score.levels : -deal->score.levels;
}

static bool count_step(void *data, const Game *game, const Action *action) {
  (void)game, (void)action;
  return --*(int *)data > 0;
}

bool playout(Game *game, const Rules *rules, const Action *action, double *worth) {
  const Bot *bots[SEAT_MAX];
  Bot player = bot_sensible;
  int steps = STEPS_MOST;
  Ruling why;
  player.sees_all = true; /* hands are somebody's sample: no view of them is needed */
  for (int seat = 0; seat < SEAT_MAX; seat++) bots[seat] = &player;
  if (game_apply(game, rules, action, NULL) != LEGAL) return false;
  BotRun run = {
      .bots = bots, .seats = 0xffff, .until = UNTIL_DEAL, .seen = count_step, .data = &steps};
  if (game_waits_for(game, rules) != SEAT_NONE) bots_run(game, rules, &run, &why);
  if (game_waits_for(game, rules) != SEAT_NONE) return false;
  *worth = deal_worth(game, rules, action->seat);
  return true;
}
