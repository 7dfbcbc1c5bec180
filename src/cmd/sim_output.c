/* sim_output.c - see sim_output.h. */
#include "cmd/sim_output.h"

#include <unistd.h>

#include "base/sim_sentences.h"
#include "cmd/options.h"
#include "cmd/stop.h"
#include "cmd/tool_sentences.h"
#include "io/print.h"
#include "sim/plot.h"
#include "sim/report.h"

/* ---- at a terminal ---- */

enum { PROGRESS_TEXT = 256 };

typedef struct Progress {
  bool terminal;
  double said; /* when it was last said */
} Progress;

static bool go_on(void *data, uint64_t done, uint64_t all, double seconds) {
  Progress *progress = data;
  char n[ESTIMATE_TEXT], of[ESTIMATE_TEXT], rate[ESTIMATE_TEXT], rest[ESTIMATE_TEXT];
  char said[PROGRESS_TEXT], line[PROGRESS_TEXT];
  if (progress->terminal && done > 0 && seconds - progress->said > 0.5) {
    long left = (long)(seconds * (double)(all - done) / (double)done);
    snprintf(rest, sizeof rest, "%02ld", left % 60);
    say_in(said, SAY(TOOL_SIM_LEFT), count_words((int64_t)done, n), count_words((int64_t)all, of),
           count_words((int64_t)((double)done / seconds), rate), left / 60, rest);
    fprintf(stderr, "\r%s   ", print_wording(said, line, sizeof line));
    progress->said = seconds;
  }
  return !stop_asked();
}

static void end_progress(const Progress *progress, const SimResult *result) {
  char n[ESTIMATE_TEXT], seconds[ESTIMATE_TEXT];
  if (!progress->terminal || result->seconds <= 0) return;
  snprintf(seconds, sizeof seconds, "%.1f", result->seconds);
  fprintf(stderr, "\r%70s\r", "");
  print_sentence(stderr, SAY(TOOL_SIM_TOOK), seconds,
                 count_words((int64_t)((double)result->sums.trials / result->seconds), n));
}

bool sim_run_shown(const SimPlan *plan, const SimRules *loaded, SimResult *result, char *error,
                   size_t error_size) {
  Progress progress = {isatty(STDERR_FILENO), 0};
  SimWatch watch = {go_on, &progress};
  stop_watch();
  if (!sim_run(plan, loaded, &watch, result, error, error_size)) return false;
  end_progress(&progress, result);
  return true;
}

/* ---- what is given ---- */

int sim_give(const SubCommand *command, const SimOptions *options, const SimRules *loaded,
             const SimResult *result) {
  char error[VARIANT_ERROR];
  const SimPlan *plan = &options->plan;
  Report report = {plan, result, .bots = options->bots, .sweeps = options->sweeps,
                   .unicode = options->unicode};
  for (int i = 0; i < plan->columns; i++) {
    report.rules[i] = variant_rules(loaded->variant[0][i]);
    report.value[i] = options->value[i];
  }
  if (options->json && !report_json(&report, stdout)) return usage_say(command, SAY(SIM_NO_MEMORY));
  if (!options->json) report_print(&report, stdout);
  if (!options->json && plan->profile) report_profile(&report, stdout);
  if (!options->plot) return DONE;
  if (!options->json) plot_print(&report, stdout);
  if (!plot_write(&report, options->plot, error, sizeof error))
    return usage_fail(command, "%s", error);
  return DONE;
}
