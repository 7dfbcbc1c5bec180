/* trick_outcome.c - see trick_outcome.h. */
#include "bots/trick_outcome.h"

#include "bots/bot_mind.h"
#include "bots/bots.h"
#include "bots/endgame.h"
#include "bots/sample_hands.h"
#include "deal/game.h"

enum { SAMPLES = 16 };

/* Plays the trick out after the play; false when a rule failed, or the play is not legal there. */
static bool play_out(Game *game, const Rules *rules, const Action *play, Rng *rng, bool *stood) {
  const Bot *bots[SEAT_MAX];
  Ruling why = ruling_make(LEGAL);
  int trick = game->deal.trick;
  if (game_apply(game, rules, play, NULL) != LEGAL) return false;
  *stood = !game->deal.ended_by_throw;
  if (game->deal.plays == 1)
    *stood = game->deal.play[0].n == cardset_size(&play->cards, game->deal.planes);
  for (int seat = 0; seat < SEAT_MAX; seat++) bots[seat] = &bot_sensible;
  if (game_phase(game, rules) == PHASE_TRICKS && game->deal.trick == trick)
    bots_run(game, rules,
             &(BotRun){.bots = bots, .seats = 0xffff, .until = UNTIL_TRICK, .rng = rng}, &why);
  return why.refusal == LEGAL;
}

static int points_of_last_trick(const Deal *deal) {
  int points = 0;
  for (int i = 0; i < deal->players; i++) {
    CardSet cards;
    deal_play_cards(deal, &deal->last_play[i], &cards);
    points += deal_points_of(deal, &cards);
  }
  return points;
}

/* In a sampled deal it shows who will be a friend: who holds a card called. */
static bool declares(const Deal *deal, int seat) {
  return endgame_declares(deal, seat) || mind_may_declare(deal, seat);
}

static void note(const Deal *deal, int seat, TrickOutcome *out) {
  int winner = deal->last_winner;
  out->own += winner == seat;
  out->side += declares(deal, winner) == declares(deal, seat);
  out->points += (double)points_of_last_trick(deal) / SAMPLES;
}

bool trick_outcome(const Game *view, const Rules *rules, const Action *play, TrickOutcome *out) {
  HandSampler sampler;
  Game game;
  Rng rng;
  *out = (TrickOutcome){.deals = 0};
  if (play->type != ACTION_PLAY || game_phase(view, rules) != PHASE_TRICKS) return false;
  rng_seed(&rng, bot_seed(view, play->seat));
  if (!sampler_begin(&sampler, view, rules, play->seat, &rng)) return false;
  for (; out->deals < SAMPLES; out->deals++) {
    bool stood;
    sampler_next(&sampler, &rng, &game);
    if (!play_out(&game, rules, play, &rng, &stood)) return false;
    out->stood += stood;
    if (!game.deal.ended_by_throw) note(&game.deal, play->seat, out);
  }
  return true;
}
