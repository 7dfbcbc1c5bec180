/* test_endgame.c - the exact value of the last tricks, against a plain search of every play. */
#include "bots/bots.h"
#include "bots/endgame.h"
#include "deal/game.h"
#include "rulefiles.h"

enum { POSITIONS = 200000 };

/* ---- every play of every hand, without any short cut ---- */

typedef struct Plain {
  const Rules *rules;
  const Game *game;
  Action action;
  int best;
  bool any;
} Plain;

static int plain_value(const Rules *rules, const Game *game);

static void try_plain(Plain *plain) {
  Game next = *plain->game;
  bool least = endgame_declares(&next.deal, next.deal.turn);
  if (game_apply(&next, plain->rules, &plain->action, NULL) != LEGAL) return;
  int value = plain_value(plain->rules, &next);
  if (!plain->any || (least ? value < plain->best : value > plain->best)) plain->best = value;
  plain->any = true;
}

/* Every set of cards of the hand, whatever the rules say of it. */
static void each_set(Plain *plain, uint64_t kinds) {
  const Deal *deal = &plain->game->deal;
  if (!kinds) {
    if (!cardset_is_empty(&plain->action.cards)) try_plain(plain);
    return;
  }
  int kind = bit_pop(&kinds);
  CardSet before = plain->action.cards;
  for (int held = deal_holds(deal, deal->turn, kind), n = 0; n <= held; n++) {
    each_set(plain, kinds);
    if (n < held) cardset_put(&plain->action.cards, kind, deal->planes);
  }
  plain->action.cards = before;
}

static int plain_value(const Rules *rules, const Game *game) {
  const Deal *deal = &game->deal;
  if (game_waits_for(game, rules) == SEAT_NONE) return deal->opponents_points;
  Plain plain = {rules, game, {.type = ACTION_PLAY, .seat = deal->turn}, 0, false};
  each_set(&plain, HAND_OF(deal, deal->turn)->plane[0]);
  assert_true(plain.any);
  return plain.best;
}

/* ---- */

/* A deal until the seat on turn leads with so many cards. False: it was thrown in, or over. */
static bool play_until(Game *game, const Rules *rules, uint64_t seed, int cards) {
  const Bot *bots[SEAT_MAX];
  char error[256];
  assert_true(bots_parse("sensible,random", bots, error, sizeof error));
  game_start(game, rules, seed);
  BotRun run = {.bots = bots, .seats = 0xffff, .until = UNTIL_ACTION};
  while (game_phase(game, rules) != PHASE_TRICKS || game->deal.hand_n[game->deal.turn] > cards) {
    if (game_waits_for(game, rules) == SEAT_NONE) return false;
    assert_int_equal(bots_run(game, rules, &run, NULL), 1);
  }
  return game_waits_for(game, rules) != SEAT_NONE;
}

TEST(the_value_is_that_of_a_plain_search) {
  static const char *const SPECS[] = {
      "online", "pagat", "eighty", "shengji", "online+throw.allowed=\"no\"", "friends"};
  int compared = 0, differ = 0;
  for (size_t i = 0; i < sizeof SPECS / sizeof *SPECS; i++) {
    Variant *variant = spec_load(SPECS[i], 0);
    const Rules *rules = variant_rules(variant);
    Endgame *endgame = endgame_new(rules);
    assert_non_null(endgame);
    for (uint64_t seed = 1; seed <= 16 / SHARE; seed++) {
      Game game;
      int value;
      int cards = rules->players > 4 ? 2 : 2 + (int)(seed % 2);
      if (!play_until(&game, rules, seed, cards) || !endgame_is_open(&game, rules)) continue;
      assert_true(endgame_value(endgame, &game, POSITIONS, &value));
      int plain = plain_value(rules, &game);
      if (plain != value)
        print_message("%s, seed %d: %d, not %d\n", SPECS[i], (int)seed, plain, value);
      differ += plain != value;
      compared++;
    }
    endgame_free(endgame);
    spec_free(variant);
  }
  print_message("%d ends compared\n", compared);
  assert_true(compared > 4);
  assert_int_equal(differ, 0);
}

TEST(it_gives_up_after_so_many_positions) {
  const Rules *rules = spec_rules("online", 4);
  Endgame *endgame = endgame_new(rules);
  Game game;
  int value;
  uint64_t seed = 1;
  while (!play_until(&game, rules, seed, 12)) seed++;
  assert_false(endgame_value(endgame, &game, 100, &value));
  endgame_free(endgame);
}
