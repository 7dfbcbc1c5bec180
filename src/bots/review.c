/* review.c - see review.h. */
#include "bots/review.h"

#include "bots/endgame.h"
#include "bots/playout.h"
#include "deal/game.h"
#include "deal/view.h"

enum {
  POSITIONS = 30000, /* that may be looked at for one play */
  PLAYS_LISTED = 192,
  ACTIONS = 5, /* that are weighed in sampled deals … */
  SAMPLES = 12 /* … of which there are so many */
};

typedef struct Reviewing {
  const Rules *rules;
  const Game *before;
  Review *out;
  Endgame *endgame;
  bool (*stop)(void *context);
} Reviewing;

/* The opponents' points if this is played and all go on as well as can be. */
static bool value_after(const Reviewing *reviewing, const Game *game, const Action *action,
                        int *points) {
  Game next = *game;
  if (game_apply(&next, reviewing->rules, action, NULL) != LEGAL) return false;
  *points = next.deal.opponents_points;
  if (game_phase(&next, reviewing->rules) == PHASE_NONE) return !next.deal.ended_by_throw;
  return endgame_value(reviewing->endgame, &next, POSITIONS, points);
}

/* The best play for its side, and the points that come of it. *choices gets how many there are. */
static bool find_best(const Reviewing *reviewing, const Game *game, Action *best, int *points,
                      int *choices) {
  Action plays[PLAYS_LISTED];
  if (!endgame_is_open(game, reviewing->rules)) return false;
  bool least = endgame_declares(&game->deal, game->deal.turn);
  int n = endgame_plays(game, reviewing->rules, plays, PLAYS_LISTED), here;
  for (int i = 0; i < n; i++) {
    if (!value_after(reviewing, game, &plays[i], &here)) return false;
    if (i > 0 && (least ? here >= *points : here <= *points)) continue;
    *points = here, *best = plays[i];
  }
  *choices = n;
  return n > 0;
}

/* How it goes on from there if both sides play as well as can be. */
static void write_line(const Reviewing *reviewing, int at) {
  Review *out = reviewing->out;
  Game game = reviewing->before[at];
  Action best;
  int points = 0, choices;
  while (out->line_n < LINE_MAX && game_phase(&game, reviewing->rules) == PHASE_TRICKS &&
         find_best(reviewing, &game, &best, &points, &choices)) {
    out->line[out->line_n++] = best;
    if (game_apply(&game, reviewing->rules, &best, NULL) != LEGAL) return;
  }
}

/* One play, exactly. False: it takes too long. */
static bool review_exactly(const Reviewing *reviewing, int i) {
  Review *out = reviewing->out;
  ReviewedPlay *play = &out->play[i];
  const Game *game = &reviewing->before[i];
  int best = 0, played = 0, choices = 0, even = even_points(reviewing->rules);
  if (!find_best(reviewing, game, &play->best, &best, &choices) ||
      !value_after(reviewing, game, &play->played, &played))
    return false;
  bool declares = endgame_declares(&game->deal, play->played.seat);
  play->exact = true;
  play->free = choices > 1;
  play->loss = points_worth(reviewing->rules, best, declares) -
               points_worth(reviewing->rules, played, declares);
  if (play->loss <= 0) play->loss = 0, play->best = play->played;
  if (declares && best < even && played >= even && out->won_at < 0) out->won_at = i;
  return true;
}

void review_play(const Game *view, const Rules *rules, Rng *rng, ReviewedPlay *out) {
  Effort effort = {ACTIONS, SAMPLES, &out->played};
  Weighing weighing;
  BotTurn turn = {view, rules, out->played.seat, rng, NULL, 0};
  out->best = out->played;
  out->loss = out->error = 0;
  out->free = weigh_actions(&turn, &effort, false, &weighing);
  if (!out->free) return;
  for (int k = 0; k < weighing.n; k++) {
    const WeighedAction *weighed = &weighing.list[k];
    if (!cardset_equal(&weighed->action.cards, &out->played.cards, PACK_MAX)) continue;
    if (weighed->behind <= 0) return;
    out->loss = weighed->behind, out->error = weighed->behind_error;
    out->best = weighing.list[0].action;
  }
}

static void review_by_samples(const Reviewing *reviewing, int i) {
  ReviewedPlay *play = &reviewing->out->play[i];
  Game view;
  Rng rng;
  view_of(&reviewing->before[i], reviewing->rules, play->played.seat, &view);
  rng_seed(&rng, (uint64_t)i + 1);
  review_play(&view, reviewing->rules, &rng, play);
}

/* Tries what the declarers' side could have played there in the hands as they were. */
static void try_to_win(const Reviewing *reviewing, int i) {
  Review *out = reviewing->out;
  const Game *game = &reviewing->before[i];
  int seat = out->play[i].played.seat;
  Effort effort = {ACTIONS, 1, &out->play[i].played};
  Weighing weighing;
  Rng rng;
  rng_seed(&rng, (uint64_t)i + 1);
  BotTurn turn = {game, reviewing->rules, seat, &rng, NULL, 0};
  if (!endgame_declares(&game->deal, seat) || !weigh_actions(&turn, &effort, true, &weighing))
    return;
  for (int k = 0; k < weighing.n; k++) {
    out->tried++;
    if (weighing.list[k].worth <= 0) continue;
    if (out->found++ == 0 || i < out->found_at) out->found_at = i;
  }
}

static bool is_stopped(const Reviewing *reviewing) {
  Review *out = reviewing->out;
  if (!out->stopped && reviewing->stop) out->stopped = reviewing->stop(NULL);
  return out->stopped;
}

bool review_deal(const Rules *rules, const PlayedDeal *deal, bool (*stop)(void *context),
                 Review *out) {
  Reviewing reviewing = {rules, deal->before, out, endgame_new(rules), stop};
  if (!reviewing.endgame) return false;
  memset(out, 0, sizeof *out);
  out->n = deal->n < REVIEW_MAX ? deal->n : REVIEW_MAX;
  out->won_at = -1;
  out->declarers_won = deal->over->deal.score.side == SIDE_DECLARERS;
  for (int i = 0; i < out->n; i++) {
    out->play[i].played = deal->played[i];
    out->play[i].trick = deal->before[i].deal.trick + 1;
  }
  out->exact_from = out->n;
  while (out->exact_from > 0 && !is_stopped(&reviewing) &&
         review_exactly(&reviewing, out->exact_from - 1))
    out->exact_from--;
  if (out->exact_from < out->n)
    out->exact_cards =
        deal->before[out->exact_from].deal.hand_n[deal->played[out->exact_from].seat];
  for (int i = 0; i < out->exact_from && !is_stopped(&reviewing); i++) {
    review_by_samples(&reviewing, i);
    if (!out->declarers_won) try_to_win(&reviewing, i);
  }
  if (!out->declarers_won && out->won_at >= 0 && !out->stopped) write_line(&reviewing, out->won_at);
  endgame_free(reviewing.endgame);
  return true;
}
