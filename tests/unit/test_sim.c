/* test_sim.c - simulations: the same figures on any number of threads, figures that are what was
** played, failures that can be played again. */
#include <math.h>

#include "rulefiles.h"
#include "sim/simulate.h"

/* A plan of so many deals under some rules, by one bot. */
static SimPlan plan_of(const char *const specs[], int columns, const char *bot, int trials) {
  SimPlan plan = {.columns = columns, .players = 6, .seed = 1, .from = 1, .threads = 2};
  char error[256];
  for (int i = 0; i < columns; i++) plan.spec[i] = specs[i];
  assert_true(bots_parse(bot, plan.bots, error, sizeof error));
  plan.to = (uint64_t)trials + 1;
  return plan;
}

static SimResult *run(const SimPlan *plan, const SimWatch *watch) {
  static SimRules loaded;
  char error[VARIANT_ERROR];
  SimResult *result = test_room(sizeof *result);
  if (!sim_load(&loaded, plan, error, sizeof error) ||
      !sim_run(plan, &loaded, watch, result, error, sizeof error))
    fail_msg("%s", in_english(error));
  sim_free(&loaded);
  return result;
}

static void assert_same(const Sums *a, const Sums *b) {
  assert_int_equal(a->trials, b->trials);
  assert_memory_equal(a->column, b->column, sizeof a->column[0] * (size_t)a->columns);
}

static const char *const PAIR[] = {"pagat", "pagat+kitty.multiplier=5"};
static const char *const FUNCTIONS[] = {"pagat+follow.refuse=function() end"};

/* Work for two threads. */
enum { TWO_BLOCKS = BLOCK_TRIALS + BLOCK_TRIALS / 5 };

TEST(figures_are_the_same_on_any_number_of_threads) {
  enum { DEALS = SHARE > 1 ? TWO_BLOCKS : 450 };
  SimPlan plan = plan_of(PAIR, 2, "random", DEALS);
  plan.threads = 1;
  SimResult *one = run(&plan, NULL);
  plan.threads = 2;
  SimResult *two = run(&plan, NULL);
  assert_int_equal(one->end, SIM_DONE);
  assert_int_equal(one->sums.trials, DEALS);
  assert_same(&one->sums, &two->sums);
}

/* Functions run in a state of each thread; this is what ThreadSanitizer looks at. */
TEST(functions_are_asked_on_several_threads) {
  SimPlan plan = plan_of(FUNCTIONS, 1, "simple,random", SHARE > 1 ? TWO_BLOCKS : 250);
  plan.profile = true;
  SimResult *two = run(&plan, NULL);
  plan.threads = 1;
  SimResult *one = run(&plan, NULL);
  assert_same(&one->sums, &two->sums);
  assert_true(one->profile[0].of[HOOK_FOLLOW_REFUSE].asked > (SHARE > 1 ? 4000 : 10000));
  assert_int_equal(one->profile[0].of[HOOK_FOLLOW_REFUSE].asked,
                   two->profile[0].of[HOOK_FOLLOW_REFUSE].asked);
  assert_int_equal(one->profile[0].of[HOOK_WIN_BEATS].asked, 0);
}

static bool stop_at_once(void *data, uint64_t done, uint64_t all, double seconds) {
  (void)data, (void)all, (void)seconds;
  return done < 200;
}

TEST(who_interrupts_keeps_what_that_many_deals_give) {
  SimPlan plan = plan_of(PAIR, 2, "random", 1000000);
  SimResult *some = run(&plan, &(SimWatch){stop_at_once, NULL});
  assert_int_equal(some->end, SIM_INTERRUPTED);
  assert_true(some->sums.trials >= 200 && some->sums.trials % BLOCK_TRIALS == 0);
  plan.to = (uint64_t)some->sums.trials + 1;
  SimResult *all = run(&plan, NULL);
  assert_same(&some->sums, &all->sums);
}

#if !defined(__SANITIZE_THREAD__) /* what is left says nothing new of threads */

/* Trials 1 to 300, and the same in two parts. */
TEST(parts_add_up_to_the_whole) {
  SimPlan plan = plan_of(PAIR, 2, "random", 300);
  SimResult *whole = run(&plan, NULL);
  plan.to = 131;
  SimResult *first = run(&plan, NULL);
  plan.from = 131, plan.to = 301;
  SimResult *second = run(&plan, NULL);
  sums_add(&first->sums, &second->sums);
  assert_same(&whole->sums, &first->sums);
}

/* Deals played one by one, counted here in another way. */
TEST(figures_are_what_was_played) {
  enum { DEALS = 200 };
  SimPlan plan = plan_of(PAIR, 1, "simple", DEALS);
  SimResult *result = run(&plan, NULL);
  const Moments *own = result->sums.column[0].own;
  const Rules *rules = spec_rules("pagat", 6);
  int won = 0, points = 0, tricks = 0, kitty = 0, faults = 0, levels = 0;
  for (uint64_t seed = 1; seed <= DEALS; seed++) {
    Game game;
    char error[TRIAL_ERROR];
    Trial trial = {rules, plan.bots, false, seed};
    assert_true(trial_play(&trial, NULL, &game, error, sizeof error));
    won += game.deal.score.side == SIDE_DECLARERS;
    points += game.deal.opponents_points;
    tricks += game.deal.trick;
    kitty += game.deal.kitty_points;
    levels += game.deal.score.levels;
    for (int seat = 0; seat < 6; seat++) faults += game.deal.faults[seat];
  }
  assert_int_equal(own[FIGURE_DECLARERS_WIN].x, won);
  assert_int_equal(own[FIGURE_DECLARERS_WIN].y, DEALS);
  assert_int_equal(own[FIGURE_POINTS].x, points);
  assert_int_equal(own[FIGURE_TRICKS].x, tricks);
  assert_int_equal(own[FIGURE_KITTY_POINTS].x, kitty);
  assert_int_equal(own[FIGURE_THROWS_FAILED].x, faults);
  assert_int_equal(own[FIGURE_LEVELS].x, levels);
  assert_int_equal(own[FIGURE_THROWS_TRIED].y, tricks);
  int64_t led = 0, ahead = 0;
  for (int id = FIGURE_FORM; id < FIGURE_PLACE; id++) led += own[id].x;
  for (int id = FIGURE_PLACE; id < FIGURE_SEAT; id++) ahead += own[id].x;
  assert_int_equal(led, tricks);
  assert_int_equal(ahead, 0); /* what one seat is ahead, others are behind */
}

/* The last trick and the kitty decide as often as they are worth: with a kitty that counts for
** nothing it turns no deal. */
TEST(a_kitty_without_worth_turns_nothing) {
  static const char *const SPECS[] = {"pagat+kitty.multiplier=0", "pagat+kitty.multiplier=8"};
  SimPlan plan = plan_of(SPECS, 2, "random", 200);
  SimResult *result = run(&plan, NULL);
  assert_int_equal(result->sums.column[0].own[FIGURE_KITTY_TURNS].x, 0);
  assert_int_equal(result->sums.column[0].own[FIGURE_KITTY_POINTS].x, 0);
  assert_true(result->sums.column[1].own[FIGURE_KITTY_TURNS].x > 20);
  assert_true(result->sums.column[0].own[FIGURE_LAST_DECIDES].x <
              result->sums.column[1].own[FIGURE_LAST_DECIDES].x);
}

TEST(whole_games_are_counted_by_the_game) {
  static const char *const SPECS[] = {"bombs"};
  SimPlan plan = plan_of(SPECS, 1, "simple", 20);
  plan.players = 4;
  plan.games = true;
  SimResult *result = run(&plan, NULL);
  const Moments *own = result->sums.column[0].own;
  assert_int_equal(own[FIGURE_GAME_DEALS].y, 20);
  assert_int_equal(own[FIGURE_GAME_DEALS].x, 20 * 12); /* advance.game_over of this game */
  assert_int_equal(own[FIGURE_LEADER_FIRST].y, 20 * 12);
}

/* ---- stopping ---- */

TEST(a_clear_difference_stops_a_simulation) {
  static const char *const SPECS[] = {"pagat",
                                      "pagat+score.adjust=function() return 'declarers', 1 end"};
  SimPlan plan = plan_of(SPECS, 2, "random", 100000);
  plan.figure = FIGURE_DECLARERS_WIN;
  plan.least = 0.01;
  plan.step = 1;
  SimResult *result = run(&plan, NULL);
  assert_int_equal(result->end, SIM_DECIDED);
  assert_int_equal(result->verdict, HIGHER);
  assert_int_equal(result->sums.trials, LOOK_TRIALS);
}

static const char FAILS[] = "pagat+deal.ends=function(result)\n"
                            "  if result.points == 0 then error('thirty-five') end\n"
                            "end";

/* The first deal that fails by its number is the one that is named, whoever came upon it first, and
** from its seed it fails again. */
TEST(a_rule_that_fails_is_found_again_by_its_seed) {
  static const char *const SPECS[] = {FAILS};
  SimPlan plan = plan_of(SPECS, 1, "random", 5000);
  SimResult *two = run(&plan, NULL);
  plan.threads = 1;
  SimResult *one = run(&plan, NULL);
  assert_int_equal(one->end, SIM_FAILED);
  assert_true(one->failed > 100);
  assert_int_equal(one->failed, two->failed);
  assert_non_null(strstr(one->error, "thirty-five"));
  assert_string_equal(one->error, two->error);
  assert_same(&one->sums, &two->sums);
  const Rules *rules = spec_rules(FAILS, 6);
  Game game;
  char error[TRIAL_ERROR];
  Trial trial = {rules, plan.bots, false, one->failed - 1};
  assert_true(trial_play(&trial, NULL, &game, error, sizeof error));
  trial.seed = one->failed;
  assert_false(trial_play(&trial, NULL, &game, error, sizeof error));
  assert_string_equal(error, one->error);
}

TEST(a_game_without_an_end_is_said_to_have_none) {
  const Rules *rules = spec_rules("eighty+advance.game_over=\"never\"", 4);
  const Bot *bots[SEAT_MAX];
  Game game;
  char error[TRIAL_ERROR];
  assert_true(bots_parse("random", bots, error, sizeof error));
  Trial trial = {rules, bots, true, 1};
  assert_false(trial_play(&trial, NULL, &game, error, sizeof error));
  assert_string_equal(in_english(error), "the game had no end after 2000 deals");
}

TEST(families_are_not_compared) {
  static const char *const SPECS[] = {"eighty", "bombs"};
  static SimRules loaded;
  SimPlan plan = plan_of(SPECS, 2, "random", 10);
  char error[VARIANT_ERROR];
  plan.players = 4;
  assert_false(sim_load(&loaded, &plan, error, sizeof error));
  assert_string_equal(in_english(error),
                      "eighty and bombs have no figures in common: one is a climbing game");
  sim_free(&loaded);
}

#endif
