/* test_review.c - what the plays of a deal gave away, and whether it could have been won. */
#include "bots/bots.h"
#include "bots/endgame.h"
#include "bots/playout.h"
#include "bots/review.h"
#include "deal/game.h"
#include "rulefiles.h"

typedef struct Played {
  const Rules *rules;
  Game before[REVIEW_MAX], now;
  Action action[REVIEW_MAX];
  int n;
} Played;

static bool note_play(void *data, const Game *game, const Action *action) {
  Played *played = data;
  if (action->type == ACTION_PLAY) {
    played->before[played->n] = played->now;
    played->action[played->n++] = *action;
  }
  played->now = *game;
  return true;
}

static void play_deal(Played *played, const Rules *rules, uint64_t seed) {
  const Bot *bots[SEAT_MAX];
  char error[256];
  assert_true(bots_parse("sensible,random", bots, error, sizeof error));
  played->rules = rules;
  do { /* until one is not thrown in */
    played->n = 0;
    game_start(&played->now, rules, seed++);
    Game game = played->now;
    BotRun run = {
        .bots = bots, .seats = 0xffff, .until = UNTIL_DEAL, .seen = note_play, .data = played};
    bots_run(&game, rules, &run, NULL);
  } while (played->now.deal.redeal);
}

/* The exact losses are differences of exact values. */
static void assert_exact(const Played *played, const Review *review) {
  Endgame *endgame = endgame_new(played->rules);
  for (int i = review->exact_from; i < review->n; i++) {
    const ReviewedPlay *play = &review->play[i];
    int best, after;
    assert_true(play->exact);
    Game next = played->before[i];
    bool declares = endgame_declares(&next.deal, play->played.seat);
    assert_true(endgame_value(endgame, &next, 1000000, &best));
    assert_int_equal(game_apply(&next, played->rules, &play->played, NULL), LEGAL);
    after = next.deal.opponents_points;
    if (game_waits_for(&next, played->rules) != SEAT_NONE)
      assert_true(endgame_value(endgame, &next, 1000000, &after));
    double loss =
        points_worth(played->rules, best, declares) - points_worth(played->rules, after, declares);
    assert_true(loss >= 0 && play->loss - loss < 1e-9 && loss - play->loss < 1e-9);
  }
  endgame_free(endgame);
}

/* How it says that the declarers could have won leads there. */
static void assert_wins(const Played *played, const Review *review) {
  Game game = played->before[review->won_at];
  for (int i = 0; i < review->line_n; i++)
    assert_int_equal(game_apply(&game, played->rules, &review->line[i], NULL), LEGAL);
  assert_int_equal(game_waits_for(&game, played->rules), SEAT_NONE);
  assert_int_equal(game.deal.score.side, SIDE_DECLARERS);
}

TEST(the_end_is_reviewed_exactly) {
  const Rules *rules = spec_rules("online", 4);
  Played *played = test_room(sizeof *played);
  Review *review = test_room(sizeof *review);
  int exact = 0, could = 0;
  for (uint64_t seed = 1; seed <= 8; seed += SHARE) {
    play_deal(played, rules, seed * 100);
    int from = played->n > 28 ? played->n - 28 : 0; /* the last tricks alone: quickly */
    PlayedDeal deal = {played->before + from, played->action + from, played->n - from,
                       &played->now};
    assert_true(review_deal(played->rules, &deal, NULL, review));
    memmove(played->before, played->before + from, sizeof(Game) * (size_t)(played->n - from));
    assert_exact(played, review);
    exact += review->n - review->exact_from;
    assert_int_equal(review->declarers_won, played->now.deal.score.side == SIDE_DECLARERS);
    if (review->won_at < 0) continue;
    assert_false(review->declarers_won);
    assert_wins(played, review);
    could++;
  }
  print_message("%d plays reviewed exactly; %d deals could have been won\n", exact, could);
  assert_true(exact > 8);
}
