/* test_deals.c - whole games by random legal actions, with everything accounted for after each. */
#include "deal/deal_is_ok.h"
#include "deal/game_hash.h"
#include "deal/phase.h"
#include "games.h"
#include "language/language.h"
#include "rulefiles.h"

enum { ACTIONS_MAX = 200000, SEEDS = 20, DEALS = 5 };

static void assert_ok(const Rules *rules, const Game *game, uint64_t seed) {
  const char *wrong = deal_is_ok(rules, game);
  if (wrong)
    fail_msg("%d players, seed %llu, action %u: %s", rules->players, (unsigned long long)seed,
             game->actions, wrong);
}

/* All points of the deck are in tricks or in the kitty when a deal has been played out. */
static void assert_points(const Rules *rules, const Game *game) {
  Card deck[CARD_MAX];
  int all = 0, found = rules_points_of(rules, &game->deal.kitty), n = rules_deck(rules, deck);
  for (int i = 0; i < n; i++) all += rules_points(rules, deck[i]);
  for (int seat = 0; seat < rules->players; seat++) found += game->deal.won[seat];
  assert_int_equal(found, all);
}

/* Plays until the game is over or so many deals are; returns the deals. */
static int play(const Rules *rules, uint64_t seed, int deals, Game *game) {
  int done = 0;
  Rng rng = rng_from(seed);
  game_start(game, rules, seed);
  assert_ok(rules, game, seed);
  for (int i = 0; i < ACTIONS_MAX && !game->over && done < deals; i++) {
    do_random(game, rules, &rng);
    assert_ok(rules, game, seed);
    bool over = game_waits_for(game, rules) == SEAT_NONE && !game->deal.redeal;
    if (over) assert_points(rules, game);
    done += over;
  }
  assert_true(game->over || done == deals);
  return done;
}

TEST(every_number_of_players_keeps_its_cards_and_points) {
  int counts[SEAT_MAX], n = spec_counts(NULL, counts);
  assert_true(n >= 8);
  for (int i = 0; i < n; i += SHARE) {
    Variant *variant = spec_load(NULL, counts[i]);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
      Game game;
      play(variant_rules(variant), seed, DEALS, &game);
    }
    spec_free(variant);
  }
}

TEST(a_random_game_comes_to_a_winner) {
  const Rules *rules = spec_rules(NULL, 6);
  for (uint64_t seed = 1; seed <= 3; seed++) {
    Game game;
    int deals = play(rules, seed, 10000, &game);
    print_message("seed %d: %d deals, %u actions\n", (int)seed, deals, game.actions);
    assert_true(game.over);
    assert_int_not_equal(game.winners, 0);
  }
}

TEST(the_same_seed_gives_the_same_game) {
  const Rules *rules = spec_rules(NULL, 6);
  Game a, b, c;
  play(rules, 42, 5, &a);
  play(rules, 42, 5, &b);
  play(rules, 43, 5, &c);
  assert_true(game_hash(&a) == game_hash(&b));
  assert_true(game_hash(&a) != game_hash(&c));
}

/* Every action is done, undone by the copy, and done again. */
TEST(a_copy_is_an_undo) {
  const Rules *rules = spec_rules(NULL, 6);
  Rng rng = rng_from(7);
  Game game = game_begun(rules, 7);
  for (int i = 0; i < 1500 && !game.over; i++) {
    Game before = game;
    uint64_t hash = game_hash(&game);
    Action action = do_random(&game, rules, &rng);
    uint64_t after = game_hash(&game);
    game = before;
    assert_true(game_hash(&game) == hash);
    assert_int_equal(game_apply(&game, rules, &action, NULL), LEGAL);
    assert_true(game_hash(&game) == after);
  }
}

/* Actions of the wrong seat or kind, or with cards not held: refused, and nothing moves. */
TEST(a_refused_action_changes_nothing) {
  const Rules *rules = spec_rules(NULL, 5);
  int refused = 0;
  Rng rng = rng_from(11);
  Game game = game_begun(rules, 11);
  for (int i = 0; i < 1200 && !game.over; i++) {
    Action wrong = {.type = (uint8_t)rng_below(&rng, ACTION_NB),
                    .seat = (uint8_t)rng_below(&rng, 5)};
    for (uint64_t n = rng_below(&rng, 4); n > 0; n--)
      cardset_put(&wrong.cards, (int)rng_below(&rng, KIND_NB), PACK_MAX);
    Game before = game;
    Ruling why;
    if (game_apply(&game, rules, &wrong, &why) != LEGAL) {
      assert_memory_equal(&game, &before, sizeof game);
      assert_int_not_equal(why.refusal, LEGAL);
      refused++;
    }
    game = before;
    do_random(&game, rules, &rng);
  }
  assert_true(refused > 500);
}

/* More copies than there are packs: nobody holds them, though with one fewer it is the play that
** was just sampled. */
TEST(a_sampled_play_and_a_copy_more_is_not_held) {
  const Rules *rules = spec_rules(NULL, 5);
  int planes = rules_planes(rules), refused = 0;
  Rng rng = rng_from(12);
  Game game = game_begun(rules, 12);
  for (int i = 0; i < 3000 && !game.over; i++) {
    Action action;
    game_random_action(&game, rules, &rng, &action);
    Action more = action;
    more.cards.plane[planes] = more.cards.plane[planes - 1];
    if (action.type == ACTION_PLAY && !cardset_equal(&more.cards, &action.cards, PACK_MAX)) {
      assert_int_equal(game_check(&game, rules, &more), REFUSED_NOT_HELD);
      refused++;
    }
    assert_int_equal(game_apply(&game, rules, &action, NULL), LEGAL);
  }
  assert_true(refused > 20);
}

/* Functions that answer as the value replaced would, and fail now and then. */
typedef struct Failing {
  const Rules *rules;
  Rng rng;
  long failed;
} Failing;

static bool fail_or_answer(void *context, HookCall *call) {
  Failing *failing = context;
  if (rng_below(&failing->rng, 5) == 0) {
    snprintf(call->text, sizeof call->text, "failed");
    failing->failed++;
    return false;
  }
  if (call->owes) *call->owes = failing->rules->follow.owes;
  if (call->builtin) call->builtin(call);
  call->text[0] = '\0';
  return true;
}

/* Plays under one function that fails; returns how often an action was stopped by it. */
static int play_failing(const Rules *base, Hook hook, uint64_t seed) {
  Rules rules = *base;
  Failing failing = {.rules = base};
  Action action;
  int stopped = 0;
  Rng rng = rng_from(seed);
  rng_seed(&failing.rng, seed);
  Game game = game_begun(base, seed);
  rules.hooked = (uint64_t)1 << hook;
  rules.ask = fail_or_answer;
  rules.context = &failing;
  for (int i = 0; i < 700 && !game.over; i++) {
    game_random_action(&game, &rules, &rng, &action);
    long failed = failing.failed;
    Game before = game;
    if (game_apply(&game, &rules, &action, NULL) == LEGAL) continue;
    assert_memory_equal(&game, &before, sizeof game);
    stopped += failing.failed > failed;
  }
  return stopped;
}

/* Whatever function fails, and in whatever action. */
TEST(an_action_that_a_function_stops_changes_nothing) {
  static const Hook ASKED[] = {
      HOOK_DEAL_BEGINS,      HOOK_DEAL_ENDS,        HOOK_DEAL_NEXT,        HOOK_DECLARE_RANK,
      HOOK_DECLARE_BEATS,    HOOK_DECLARE_DECLARER, HOOK_DECLARE_DOES,     HOOK_DECLARE_REFUSE,
      HOOK_KITTY_BURIES,     HOOK_KITTY_REFUSE,     HOOK_KITTY_MULTIPLIER, HOOK_FRIENDS_CALLABLE,
      HOOK_FRIENDS_JOINS,    HOOK_FRIENDS_REFUSE,   HOOK_ORDER_TRUMPS,     HOOK_ORDER_TRACTORS,
      HOOK_LEAD_REFUSE,      HOOK_FOLLOW_OWES,      HOOK_FOLLOW_REFUSE,    HOOK_THROW_ALLOWED,
      HOOK_THROW_TEST,       HOOK_THROW_FORCED,     HOOK_THROW_PENALTY,    HOOK_THROW_SHOWN,
      HOOK_THROW_STOPPED_BY, HOOK_WIN_BEATS,        HOOK_SCORE_EARLY_END,  HOOK_SCORE_BANDS,
      HOOK_SCORE_ADJUST,     HOOK_ADVANCE_STEPS,    HOOK_POINTS_CARDS,     HOOK_ADVANCE_STOPS,
      HOOK_SCORE_POINTS,     HOOK_FOLLOW_SMALLER,   HOOK_FOLLOW_PROTECT,   HOOK_ADVANCE_DEMOTE,
      HOOK_ADVANCE_DECLARER, HOOK_ADVANCE_GAME_OVER};
  const Rules *rules = spec_rules(NULL, 6);
  for (size_t i = 0; i < sizeof ASKED / sizeof *ASKED; i += SHARE) {
    int stopped = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) stopped += play_failing(rules, ASKED[i], seed);
    if (stopped == 0) fail_msg("%s stopped nothing", question_types[ASKED[i]].field);
  }
}

/* Functions that answer as the value replaced would. */
typedef struct Answering {
  const Rules *rules;
  long asked;
} Answering;

static bool answer_counted(void *context, HookCall *call) {
  Answering *answering = context;
  answering->asked++;
  if (call->owes) *call->owes = answering->rules->follow.owes;
  if (call->builtin) call->builtin(call);
  call->text[0] = '\0';
  return true;
}

/* What choosing was answered, doing does not ask again. */
TEST(a_function_is_asked_once_about_a_play_that_is_chosen_and_done) {
  static const Hook ASKED[] = {HOOK_LEAD_REFUSE, HOOK_FOLLOW_REFUSE, HOOK_FOLLOW_OWES,
                               HOOK_WIN_BEATS};
  const Rules *base = spec_rules(NULL, 6);
  for (size_t i = 0; i < sizeof ASKED / sizeof *ASKED; i++) {
    Rules rules = *base;
    Answering answering = {.rules = base};
    Action action;
    Rng rng = rng_from(3);
    Game game = game_begun(base, 3);
    rules.hooked = (uint64_t)1 << ASKED[i];
    rules.ask = answer_counted;
    rules.context = &answering;
    long plays = 0;
    for (int n = 0; n < 600; n++) {
      long before = answering.asked;
      assert_int_equal(game_random_step(&game, &rules, &rng, &action, NULL), LEGAL);
      if (action.type == ACTION_PLAY) assert_in_range(answering.asked, before, before + 1);
      plays += action.type == ACTION_PLAY && answering.asked > before;
    }
    assert_true(plays > 20);
  }
}
