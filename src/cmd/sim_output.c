/* sim_output.c - see sim_output.h. */
#include "cmd/sim_output.h"

#include "base/sim_sentences.h"
#include "cmd/options.h"
#include "sim/plot.h"
#include "sim/report_json.h"

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
