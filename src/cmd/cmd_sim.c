/* cmd_sim.c - `pengyou sim`: what a rule does, by many deals or games of bots. */
#include <assert.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/cmd.h"
#include "cmd/sim_options.h"
#include "cmd/sim_progress.h"
#include "io/print.h"
#include "sim/plot.h"

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
  const char *trial = plan->games ? "game" : "deal";
  char n[ESTIMATE_TEXT], quoted[4 * GAME_SPEC + 3];
  print_line(stderr, "pengyou sim: %s %s failed under %s: %s", trial,
             count_words((int64_t)result->failed, n), spec, result->error);
  print_line(stderr, "the same again: echo 'auto %s' | pengyou repl %s -n %d -s %llu --bots %s",
             trial, quote(spec, quoted, sizeof quoted), players,
             (unsigned long long)(plan->seed + result->failed - 1), options->bots);
  return FAILED;
}

/* ---- the whole ---- */

/* What the command was asked to give. */
static int give(const SubCommand *command, const SimOptions *options, const Report *report) {
  char error[VARIANT_ERROR];
  if (options->json && !report_json(report, stdout))
    return usage_fail(command, "there is no memory for the figures");
  if (!options->json) report_print(report, stdout);
  if (!options->json && options->plan.profile) report_profile(report, stdout);
  if (!options->plot) return DONE;
  if (!options->json) plot_print(report, stdout);
  if (!plot_write(report, options->plot, error, sizeof error))
    return usage_fail(command, "%s", error);
  return DONE;
}

static int simulate(const SubCommand *command, const SimOptions *options, const SimRules *loaded,
                    bool unicode) {
  const SimPlan *plan = &options->plan;
  char error[VARIANT_ERROR];
  SimResult *result = malloc(sizeof *result);
  Report report = {plan, result, .bots = options->bots, .sweeps = options->sweeps,
                   .unicode = unicode};
  assert(plan->columns > 0);
  if (!result) return usage_fail(command, "there is no memory for the figures");
  for (int i = 0; i < plan->columns; i++) {
    report.rules[i] = variant_rules(loaded->variant[0][i]);
    report.value[i] = options->value[i];
  }
  int status = USAGE;
  if (!sim_run_shown(plan, loaded, result, error, sizeof error)) {
    usage_fail(command, "%s", error);
  } else {
    bool none = result->end == SIM_FAILED && result->sums.trials == 0;
    status = none ? DONE : give(command, options, &report);
    if (result->end == SIM_FAILED) status = say_failure(options, result, report.rules[0]->players);
  }
  free(result);
  return status;
}

int cmd_sim(const SubCommand *command, int argc, char **argv) {
  static SimOptions options;
  static SimRules loaded;
  char error[VARIANT_ERROR];
  setlocale(LC_CTYPE, "");
  bool unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  if (!sim_options_read(command, argc, argv, &options)) return USAGE;
  int status = USAGE;
  if (!sim_load(&loaded, &options.plan, error, sizeof error))
    usage_fail(command, "%s", error);
  else if (sim_options_check(command, &options, variant_rules(loaded.variant[0][0])))
    status = simulate(command, &options, &loaded, unicode);
  sim_free(&loaded);
  sim_options_free(&options);
  return status;
}
