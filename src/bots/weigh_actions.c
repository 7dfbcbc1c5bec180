/* weigh_actions.c - see weigh_actions.h. */
#include "bots/weigh_actions.h"

#include <math.h>
#include <stdio.h>

#include "bots/bot_sensible_climb.h"
#include "bots/bot_sensible_know.h"
#include "bots/bot_sensible_play.h"
#include "bots/bots.h"
#include "bots/endgame.h"
#include "bots/playout.h"
#include "bots/sample_hands.h"
#include "deal/game.h"

enum {
  SAMPLES_MAX = 64,
  ROUND = 4,             /* deals between two looks at who falls behind */
  EXACT_CARDS = 4,       /* in hand: from there on every way to go on is looked at … */
  EXACT_POSITIONS = 3000 /* … if it takes no more */
};

/* ---- what is weighed ---- */

static WeighedAction *add_action(Weighing *weighing, int max, const Action *action,
                                 const char *reason) {
  if (weighing->n >= max) return NULL;
  WeighedAction *weighed = &weighing->list[weighing->n++];
  *weighed = (WeighedAction){.action = *action};
  snprintf(weighed->reason, sizeof weighed->reason, "%s", reason);
  return weighed;
}

static void list_plays(const BotTurn *turn, int max, Weighing *out) {
  Sense sense;
  Weighed list[WEIGHED_MAX];
  sense_make(&sense, turn->view, turn->rules, turn->seat);
  int n = sensible_weigh(&sense, turn, list, max);
  for (int i = 0; i < n; i++) {
    Action action = bot_action(turn, ACTION_PLAY);
    order_back(sense.mind.order, &list[i].cards, &action.cards);
    if (game_check(turn->view, turn->rules, &action) != LEGAL) continue;
    WeighedAction *weighed = add_action(out, max, &action, "");
    BotTurn own = *turn;
    own.reason = weighed->reason, own.reason_size = sizeof weighed->reason;
    sensible_explain(&sense, &own, &list[i]);
  }
}

static bool is_same(const Action *a, const Action *b) {
  return a->type == b->type && cardset_equal(&a->cards, &b->cards, PACK_MAX) &&
         (a->type != ACTION_PLAY || grouping_equal(&a->grouping, &b->grouping));
}

/* What the sensible bot would do, passing, then the other plays that it finds best. */
static void list_climbs(const BotTurn *turn, int max, Weighing *out) {
  const Game *view = turn->view;
  char reason[REASON_TEXT] = "";
  Action action, plays[WEIGHED_MAX];
  bot_sensible.choose(&(BotTurn){view, turn->rules, turn->seat, turn->rng, reason, sizeof reason},
                      &action);
  if (action.type != ACTION_NB) add_action(out, max, &action, reason);
  Action pass = bot_action(turn, ACTION_PASS);
  if (action.type != ACTION_PASS && game_check(view, turn->rules, &pass) == LEGAL)
    add_action(out, max, &pass, "");
  int n = sensible_climbs(turn, plays, max);
  for (int i = 0; i < n; i++)
    if (!is_same(&plays[i], &action)) add_action(out, max, &plays[i], "");
}

/* In the place of the last one, if it is not among them. */
static void list_also(const Action *also, int max, Weighing *out) {
  for (int i = 0; i < out->n; i++)
    if (is_same(&out->list[i].action, also)) return;
  if (out->n == max) out->n--;
  add_action(out, max, also, "");
}

static void list_actions(const BotTurn *turn, int max, Weighing *out) {
  switch (game_phase(turn->view, turn->rules)) {
    case PHASE_TRICKS: list_plays(turn, max, out); return;
    case PHASE_CLIMB: list_climbs(turn, max, out); return;
    default: return;
  }
}

/* ---- weighing ---- */

typedef struct Trial {
  double worth[WEIGHED_MAX][SAMPLES_MAX];
  bool dropped[WEIGHED_MAX];
  int deals;
  Endgame *endgame; /* NULL: it is too early for it */
} Trial;

static double mean(const double of[], int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += of[i];
  return n > 0 ? sum / n : 0;
}

/* The standard error of the mean of a[] less b[] (NULL: of a[] itself). */
static double error_of(const double a[], const double b[], int n) {
  double sum = 0, squares = 0;
  for (int i = 0; i < n; i++) {
    double here = b ? a[i] - b[i] : a[i];
    sum += here, squares += here * here;
  }
  double variance = n > 1 ? (squares - sum * sum / n) / (n - 1) : 0;
  return n > 1 && variance > 0 ? sqrt(variance / n) : 0;
}

static int find_best(const Trial *trial, int n) {
  int best = -1;
  for (int i = 0; i < n; i++)
    if (!trial->dropped[i] &&
        (best < 0 || mean(trial->worth[i], trial->deals) > mean(trial->worth[best], trial->deals)))
      best = i;
  return best;
}

/* Gives up what trails the best beyond doubt. */
static void drop_losers(Trial *trial, Weighing *weighing) {
  int best = find_best(trial, weighing->n), deals = trial->deals;
  for (int i = 0; i < weighing->n; i++) {
    if (i == best || trial->dropped[i]) continue;
    double behind = mean(trial->worth[best], deals) - mean(trial->worth[i], deals);
    double error = error_of(trial->worth[best], trial->worth[i], deals);
    trial->dropped[i] = behind > 2 * error;
    weighing->list[i].behind = behind;
    weighing->list[i].behind_error = error;
  }
}

static int count_left(const Trial *trial, int n) {
  int left = 0;
  for (int i = 0; i < n; i++) left += !trial->dropped[i];
  return left;
}

/* What each is worth in one deal if all go on as well as can be. False: that takes too long. */
static bool weigh_exactly(const BotTurn *turn, const Game *deal, Trial *trial,
                          const Weighing *weighing) {
  for (int i = 0; i < weighing->n; i++) {
    const Action *action = &weighing->list[i].action;
    Game next = *deal;
    int points;
    if (trial->dropped[i]) continue;
    if (game_apply(&next, turn->rules, action, NULL) != LEGAL) return false;
    if (game_phase(&next, turn->rules) == PHASE_NONE)
      points = next.deal.opponents_points;
    else if (!endgame_value(trial->endgame, &next, EXACT_POSITIONS, &points))
      return false;
    trial->worth[i][trial->deals] =
        points_worth(turn->rules, points, endgame_declares(&next.deal, action->seat));
  }
  return true;
}

/* What each is worth in one deal. */
static void try_deal(const BotTurn *turn, const Game *deal, Trial *trial, Weighing *weighing) {
  bool exact = trial->endgame && endgame_is_open(deal, turn->rules) &&
               weigh_exactly(turn, deal, trial, weighing);
  for (int i = 0; i < weighing->n; i++) {
    if (trial->dropped[i]) continue;
    weighing->list[i].deals = trial->deals + 1;
    if (exact) continue;
    Game copy = *deal;
    double worth = -1000;
    playout(&copy, turn->rules, &weighing->list[i].action, &worth);
    trial->worth[i][trial->deals] = worth;
  }
  weighing->exact &= exact;
  trial->deals++;
}

/* What is to be done: what the sensible bot would do, unless the best is better by more than one
** standard error. */
static int choose(const Trial *trial, const Weighing *weighing) {
  int best = find_best(trial, weighing->n), deals = trial->deals;
  for (int i = 0; i < weighing->n; i++) {
    if (!weighing->list[i].first || trial->dropped[i]) continue;
    double behind = mean(trial->worth[best], deals) - mean(trial->worth[i], deals);
    if (behind <= error_of(trial->worth[best], trial->worth[i], deals)) return i;
  }
  return best;
}

static void settle(const Trial *trial, Weighing *weighing) {
  int n = weighing->n, chosen = choose(trial, weighing);
  for (int i = 0; i < n; i++) {
    WeighedAction *weighed = &weighing->list[i];
    weighed->worth = mean(trial->worth[i], weighed->deals);
    weighed->error = error_of(trial->worth[i], NULL, weighed->deals);
    if (trial->dropped[i]) continue;
    weighed->behind = mean(trial->worth[chosen], trial->deals) - weighed->worth;
    weighed->behind_error = error_of(trial->worth[chosen], trial->worth[i], trial->deals);
  }
  WeighedAction first = weighing->list[chosen];
  weighing->list[chosen] = weighing->list[0];
  weighing->list[0] = first;
  for (int i = 2; i < n; i++) {
    WeighedAction here = weighing->list[i];
    int at = i;
    for (; at > 1 && weighing->list[at - 1].behind > here.behind; at--)
      weighing->list[at] = weighing->list[at - 1];
    weighing->list[at] = here;
  }
}

bool weigh_actions(const BotTurn *turn, const Effort *effort, bool hands_known, Weighing *out) {
  HandSampler sampler;
  Trial trial = {.deals = 0};
  Game deal;
  int max = effort->actions < WEIGHED_MAX ? effort->actions : WEIGHED_MAX;
  int samples = hands_known ? 1 : effort->samples < SAMPLES_MAX ? effort->samples : SAMPLES_MAX;
  *out = (Weighing){.agreed = true, .exact = true};
  list_actions(turn, max, out);
  if (effort->also && max > 1) list_also(effort->also, max, out);
  if (out->n < 2) return false;
  out->list[0].first = true;
  if (!hands_known && !sampler_begin(&sampler, turn->view, turn->rules, turn->seat, turn->rng))
    return false;
  if (turn->view->deal.hand_n[turn->seat] <= EXACT_CARDS && !turn->view->deal.tables)
    trial.endgame = endgame_new(turn->rules);
  while (trial.deals < samples && count_left(&trial, out->n) > 1) {
    if (hands_known)
      deal = *turn->view;
    else
      out->agreed &= sampler_next(&sampler, turn->rng, &deal);
    try_deal(turn, &deal, &trial, out);
    if (trial.deals % ROUND == 0) drop_losers(&trial, out);
  }
  endgame_free(trial.endgame);
  out->deals = trial.deals;
  settle(&trial, out);
  return true;
}
