/* test_trick_outcome.c - what a play leads to by the end of its trick, in sampled hands. */
#include "bots/bots.h"
#include "bots/trick_outcome.h"
#include "deal/view.h"
#include "games.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "rulefiles.h"

static TrickOutcome outcome_of(const Game *game, const Rules *rules, const char *cards) {
  char error[256];
  Action play;
  Game view;
  TrickOutcome outcome;
  assert_true(action_parse(printed("play %s", cards), PACK_MAX, &play, error, sizeof error));
  play.seat = game->deal.turn;
  view_of(game, rules, play.seat, &view);
  assert_int_equal(game_check(&view, rules, &play), LEGAL);
  assert_true(trick_outcome(&view, rules, &play, &outcome));
  return outcome;
}

/* The big joker takes every trick, a low trump no trick; what has five players after it, some. */
TEST(the_highest_card_always_takes_the_trick) {
  const Rules *rules = spec_rules("online", 4);
  Game game = game_at(rules, "online;n=4;trump=9C;declarer=A;hands=A:HJ AS KS QS 5C 3D 3D|B:?|C:?|"
                             "D:?;turn=A");
  TrickOutcome best = outcome_of(&game, rules, "HJ"), low = outcome_of(&game, rules, "5C");
  TrickOutcome ace = outcome_of(&game, rules, "AS");
  assert_true(best.deals >= 16);
  assert_int_equal(best.own, best.deals);
  assert_int_equal(best.side, best.deals);
  assert_int_equal(best.stood, best.deals);
  assert_true(low.own < best.deals / 4 && low.side >= low.own);
  assert_true(low.points >= 5); /* its own */
  assert_in_range(ace.own, 1, ace.deals - 1);
}

/* King and queen, with both aces out: somebody has one in some deals. */
TEST(a_throw_stands_in_some_deals) {
  const Rules *rules = spec_rules("online", 4);
  Game game = game_at(rules, "online;n=4;trump=9C;declarer=A;hands=A:KS QS 7S 5C 3D 3D|B:?|C:?|"
                             "D:?;turn=A");
  TrickOutcome throw = outcome_of(&game, rules, "KS QS");
  assert_in_range(throw.stood, 1, throw.deals - 1);
}

/* Other hands and another seed, and the same is said; nor is it told of climbing games. */
TEST(it_is_of_the_view_alone) {
  const Rules *rules = spec_rules("pagat", 6);
  const Bot **bots = seated(&bot_simple);
  Game game, view;
  int asked = 0;
  game_start(&game, rules, 3);
  while (game_phase(&game, rules) != PHASE_NONE) {
    Action play;
    Rng rng = rng_from(game.actions);
    if (game_phase(&game, rules) == PHASE_TRICKS && game.actions % 5 == 0) {
      TrickOutcome outcome[2];
      game_random_action(&game, rules, &rng, &play);
      for (int k = 0; k < 2; k++) {
        Game other = game;
        int a = deal_after(&game.deal, play.seat, 1), b = deal_after(&game.deal, play.seat, 2);
        if (k == 1) other.seed++;
        if (k == 1 && game.deal.hand_n[a] == game.deal.hand_n[b]) {
          other.deal.held[a] = game.deal.held[b];
          other.deal.held[b] = game.deal.held[a];
        }
        view_of(&other, rules, play.seat, &view);
        assert_true(trick_outcome(&view, rules, &play, &outcome[k]));
        assert_true(outcome[k].own <= outcome[k].side && outcome[k].side <= outcome[k].deals);
      }
      assert_memory_equal(&outcome[0], &outcome[1], sizeof outcome[0]);
      asked++;
    }
    bots_run(&game, rules, &(BotRun){.bots = bots, .seats = 0xffff, .until = UNTIL_ACTION}, NULL);
  }
  assert_true(asked > 5);
}
