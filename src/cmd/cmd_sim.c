/* cmd_sim.c - `pengyou sim`: what a rule does, by many deals or games of bots. */
#include <assert.h>
#include <stdlib.h>

#include "base/sim_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "cmd/sim_output.h"
#include "language/language.h"
#include "deal/game_hash.h"
#include "io/print.h"
#include "sim/report.h"

/* ---- a rule that failed ---- */

/* The word as a shell takes it back. */
static const char *quote(const char *word, char *out, size_t size) {
  Text text = text_start(out, size);
  text_put(&text, "'");
  for (; *word; word++)
    if (*word == '\'')
      text_put(&text, "'\\''");
    else
      text_put_some(&text, word, 1);
  text_put(&text, "'");
  return out;
}

static int say_failure(const SimOptions *options, const SimResult *result, int players) {
  const SimPlan *plan = &options->plan;
  const char *spec = plan->spec[result->failed_column];
  char n[ESTIMATE_TEXT], quoted[4 * GAME_SPEC + 3];
  print_sentence(stderr, SAY(TOOL_SIM_FAILED), plan->games, count_words((int64_t)result->failed, n),
                 spec, result->error);
  print_sentence(stderr, SAY(TOOL_SIM_AGAIN), plan->games, quote(spec, quoted, sizeof quoted),
                 players, plan->seed + result->failed - 1, options->bots);
  return FAILED;
}

/* ---- a shard ---- */

/* By which shards of other versions of the program are told apart. */
static uint64_t hash_of_first(const SimPlan *plan, const Rules *rules) {
  Game game;
  char error[TRIAL_ERROR];
  trial_play(&(Trial){rules, plan->bots, plan->games, plan->seed}, NULL, &game, error,
             sizeof error);
  return game_hash(&game);
}

/* The part that was played, to standard output: all of it, or nothing. */
static int give_shard(const SubCommand *command, const SimOptions *options,
                      const Rules *const rules[], const SimResult *result) {
  const SimPlan *plan = &options->plan;
  char players[16], trials[32], seed[32], begins[32];
  if (result->end != SIM_DONE) {
    print_sentence(stderr, SAY(TOOL_SIM_STOPPED));
    return FAILED;
  }
  Figure figure = figure_of(rules[0], plan->figure);
  snprintf(players, sizeof players, "%d", rules[0]->players);
  snprintf(trials, sizeof trials, "%llu", (unsigned long long)options->all);
  snprintf(seed, sizeof seed, "%llu", (unsigned long long)plan->seed);
  snprintf(begins, sizeof begins, "%016llx", (unsigned long long)hash_of_first(plan, rules[0]));
  Shard head = {.number = options->shard,
                .of = options->shards,
                .value = {[SHARD_GAME] = options->game,
                          [SHARD_AGAINST] = options->sweep ? NULL : plan->spec[1],
                          [SHARD_SWEEP] = options->sweep,
                          [SHARD_PLAYERS] = players,
                          [SHARD_TRIAL] = plan->games ? "game" : "deal",
                          [SHARD_TRIALS] = trials,
                          [SHARD_SEED] = seed,
                          [SHARD_BOTS] = options->bots,
                          [SHARD_FIGURE] = figure.key,
                          [SHARD_BEGINS] = begins}};
  char *text = shard_print(&head, rules, &result->sums);
  if (!text) return usage_say(command, SAY(TOOL_SIM_NO_SHARD));
  fputs(text, stdout);
  free(text);
  return DONE;
}

/* ---- the whole ---- */

static int simulate(const SubCommand *command, const SimOptions *options, const SimRules *loaded) {
  const SimPlan *plan = &options->plan;
  const Rules *rules[COLUMN_MAX];
  char error[VARIANT_ERROR];
  SimResult *result = malloc(sizeof *result);
  if (!result) return usage_say(command, SAY(SIM_NO_MEMORY));
  for (int i = 0; i < plan->columns; i++) rules[i] = variant_rules(loaded->variant[0][i]);
  assert(plan->columns > 0); /* one a set of rules */
  int status = DONE;
  if (!sim_run_shown(plan, loaded, result, error, sizeof error)) {
    status = usage_fail(command, "%s", error);
  } else if (result->end != SIM_FAILED || (result->sums.trials && !options->shards)) {
    status = options->shards ? give_shard(command, options, rules, result)
                             : sim_give(command, options, loaded, result);
  }
  if (result->end == SIM_FAILED) status = say_failure(options, result, rules[0]->players);
  free(result);
  return status;
}

int cmd_sim(const SubCommand *command, int argc, char **argv) {
  static SimOptions options;
  static SimRules loaded;
  char error[VARIANT_ERROR];
  if (!sim_options_read(command, argc, argv, &options)) return USAGE;
  options.unicode = language_characters();
  int status = USAGE;
  if (!sim_load(&loaded, &options.plan, error, sizeof error))
    usage_fail(command, "%s", error);
  else if (sim_options_check(command, &options, variant_rules(loaded.variant[0][0])))
    status = simulate(command, &options, &loaded);
  sim_free(&loaded);
  sim_options_free(&options);
  return status;
}
