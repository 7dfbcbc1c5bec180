/* trial.c - see trial.h. */
#include "sim/trial.h"

#include "base/sim_sentences.h"
#include "deal/forbidden_plays.h"
#include "deal/game.h"

typedef struct Looking {
  Watch *watch;
  int actions;
} Looking;

static bool look(void *data, const Game *game, const Action *action) {
  Looking *looking = data;
  if (looking->watch) watch_action(looking->watch, game, action);
  return ++looking->actions < ACTIONS_MOST;
}

/* To the end of a deal that was not thrown in. */
static bool play_deal(const Trial *trial, Watch *watch, Game *game, char *error, size_t size) {
  const Rules *rules = trial->rules;
  Looking looking = {watch, 0};
  BotRun run = {.bots = trial->bots,
                .seats = (uint16_t)((1u << rules->players) - 1),
                .until = UNTIL_DEAL,
                .seen = look,
                .data = &looking};
  for (int i = 0; i < REDEALS_MOST; i++) {
    Ruling why;
    looking.actions = 0;
    if (watch) watch_begin(watch);
    bots_run(game, rules, &run, &why);
    if (why.refusal != LEGAL) return !allowed_stopped(game, rules, &why, error, size);
    if (looking.actions == ACTIONS_MOST)
      return say_fail(error, size, SAY(TRIAL_LONG), ACTIONS_MOST);
    if (game_waits_for(game, rules) != SEAT_NONE) return say_fail(error, size, SAY(TRIAL_STUCK));
    if (watch) watch_end(watch, game);
    if (!game->deal.redeal) return true;
  }
  return say_fail(error, size, SAY(TRIAL_REDEALT), REDEALS_MOST);
}

bool trial_play(const Trial *trial, Watch *watch, Game *game, char *error, size_t error_size) {
  game_start(game, trial->rules, trial->seed);
  for (int deals = 1; deals <= DEALS_MOST; deals++) {
    if (!play_deal(trial, watch, game, error, error_size)) return false;
    if (trial->game && !game->over) continue;
    if (watch && trial->game) watch->to->x[FIGURE_GAME_DEALS] = deals;
    if (watch && trial->game) watch->to->y[FIGURE_GAME_DEALS] = 1;
    return true;
  }
  return say_fail(error, error_size, SAY(TRIAL_LONG_GAME), DEALS_MOST);
}
