/* cmd_duel.c - `pengyou duel`: two bots on mirrored deals. */
#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/cmd.h"
#include "cmd/options.h"
#include "cmd/sim_output.h"
#include "cmd/sim_progress.h"
#include "io/print.h"
#include "sim/report.h"

enum { PAIRS = 2000 };
static const double LEAST = 0.05; /* levels a deal and seat */

typedef struct Duel {
  SimPlan plan;
  char game[GAME_SPEC];
  const Bot *bot[2];
  bool json;
} Duel;

static void print_verdict(const Duel *duel, const SimResult *result) {
  if (!(duel->plan.least > 0)) return;
  char n[ESTIMATE_TEXT];
  count_words(result->sums.trials, n);
  static const char *const SAYS[] = {[UNDECIDED] = "not decided",
                                     [HIGHER] = "the first is ahead",
                                     [LOWER] = "the second is ahead",
                                     [ALIKE] = "no such difference"};
  print_line(stdout,
             "sequential test after %s pairs, of %g a deal ahead or behind against none, errors "
             "%g %% each, log likelihood ratio to +-%.2f: %s",
             n, duel->plan.least, 100 * SPRT_ERROR, sprt_bound(), SAYS[result->verdict]);
}

static void print_duel(const Duel *duel, const Report *report) {
  const SimResult *result = report->result;
  const Sums *sums = &result->sums;
  const Rules *rules = report->rules[0];
  char share[ESTIMATE_TEXT], ahead[ESTIMATE_TEXT], pairs[ESTIMATE_TEXT], n[ESTIMATE_TEXT];
  const char *what = rules->family == FAMILY_CLIMB ? "points" : "levels";
  Estimate lead = sums_estimate(sums, rules, 0, FIGURE_DUEL_AHEAD);
  estimate_words(report, OF_ALL, sums_estimate(sums, rules, 0, FIGURE_DUEL_SHARE), share);
  estimate_words(report, OF_ALL, sums_estimate(sums, rules, 0, FIGURE_DUEL_PAIRS), pairs);
  const char *verb = !(fabs(lead.value) > lead.half) ? "and"
                     : lead.value > 0                ? "beats"
                                                     : "loses to";
  print_line(stdout,
             "%s %s %s under %s: it wins %s %% of the %s, %s a deal ahead, and %s %% of the "
             "pairs that one of them wins.",
             duel->bot[0]->name, verb, duel->bot[1]->name, duel->game, share, what,
             estimate_words(report, NUMBER, lead, ahead), pairs);
  print_line(stdout, "%s mirrored deals of %s, %d players, seeds %llu to %llu",
             count_words(sums->trials, n), rules->name, rules->players,
             (unsigned long long)duel->plan.seed,
             (unsigned long long)(duel->plan.seed + (uint64_t)sums->trials - 1));
  print_verdict(duel, result);
}

/* A name, which may be a path, as JSON has it. */
static void print_name(const Bot *bot) {
  cJSON *name = cJSON_CreateString(bot->name);
  char *text = cJSON_PrintUnformatted(name);
  fputs(text ? text : "null", stdout);
  cJSON_free(text);
  cJSON_Delete(name);
}

static void print_json(const Duel *duel, const Report *report) {
  static const int SHOWN[] = {FIGURE_DUEL_SHARE, FIGURE_DUEL_AHEAD, FIGURE_DUEL_PAIRS};
  static const char *const VERDICTS[] = {"undecided", "higher", "lower", "alike"};
  const Sums *sums = &report->result->sums;
  printf("{\"bots\":[");
  print_name(duel->bot[0]);
  putchar(',');
  print_name(duel->bot[1]);
  printf("],\"pairs\":%lld,\"verdict\":\"%s\"", (long long)sums->trials,
         VERDICTS[report->result->verdict]);
  for (int i = 0; i < 3; i++) {
    Figure figure = figure_of(report->rules[0], SHOWN[i]);
    Estimate estimate = sums_estimate(sums, report->rules[0], 0, SHOWN[i]);
    if (isnan(estimate.value) || isnan(estimate.half)) continue;
    printf(",\"%s\":{\"value\":%.6g,\"half\":%.6g}", figure.key,
           figure_shown(figure.unit, estimate.value), figure_shown(figure.unit, estimate.half));
  }
  puts("}");
}

static int fight(const SubCommand *command, Duel *duel, const SimRules *loaded, bool unicode) {
  char error[VARIANT_ERROR];
  SimResult *result = malloc(sizeof *result);
  if (!result) return usage_fail(command, "there is no memory for the figures");
  const Rules *rules = variant_rules(loaded->variant[0][0]);
  Report report = {&duel->plan, result, .rules = {rules, rules}, .unicode = unicode};
  int status = USAGE;
  if (!sim_run_shown(&duel->plan, loaded, result, error, sizeof error)) {
    usage_fail(command, "%s", error);
  } else if (result->end == SIM_FAILED) {
    print_line(stderr, "pengyou duel: deal %llu failed under %s: %s",
               (unsigned long long)result->failed, duel->game, result->error);
    status = FAILED;
  } else {
    status = DONE;
    if (duel->json)
      print_json(duel, &report);
    else
      print_duel(duel, &report);
  }
  free(result);
  return status;
}

static bool read_words(const SubCommand *command, int argc, char **argv, Duel *duel) {
  SimWords words = {0};
  const char *detect = NULL;
  const Option options[] = {
      {"players", 'n', &words.players, NULL}, {"deals", 'd', &words.deals, NULL},
      {"seed", 's', &words.seed, NULL},       {"threads", 'j', &words.threads, NULL},
      {"detect", '\0', &detect, NULL},        {"json", '\0', NULL, &duel->json},
  };
  SimPlan *plan = &duel->plan;
  char error[256], *end;
  int n = options_read(command, options, sizeof options / sizeof options[0], argc, argv);
  if (n < 0) return false;
  if (n < 2 || n > 3 || (n == 2 && !variant_default(duel->game, sizeof duel->game)) ||
      (n == 3 && strlen(argv[2]) >= sizeof duel->game))
    return usage_refuse(command,
                        "two bots are wanted, and a variant: `pengyou duel A B [VARIANT]`");
  if (n == 3) snprintf(duel->game, sizeof duel->game, "%s", argv[2]);
  for (int i = 0; i < 2; i++) {
    const Bot *all[SEAT_MAX];
    if (!bots_parse(argv[i], all, error, sizeof error)) return usage_refuse(command, "%s", error);
    duel->bot[i] = all[0];
  }
  *plan = (SimPlan){.spec = {duel->game, duel->game},
                    .columns = 2,
                    .duel = true,
                    .figure = FIGURE_DUEL_AHEAD,
                    .least = LEAST,
                    .step = LEAST};
  for (int seat = 0; seat <= SEAT_MAX; seat++) plan->bots[seat] = duel->bot[seat % 2];
  if (detect) plan->least = plan->step = strtod(detect, &end);
  if (detect && (*end || end == detect || !(plan->least >= 0)))
    return usage_refuse(
        command, "--detect is the least difference a deal to look for, or 0, not \"%s\"", detect);
  return sim_numbers_read(command, &words, PAIRS, plan);
}

int cmd_duel(const SubCommand *command, int argc, char **argv) {
  static Duel duel;
  static SimRules loaded;
  char error[VARIANT_ERROR];
  bool unicode = sim_unicode();
  if (!read_words(command, argc, argv, &duel)) return USAGE;
  int status = USAGE;
  if (!sim_load(&loaded, &duel.plan, error, sizeof error))
    usage_fail(command, "%s", error);
  else
    status = fight(command, &duel, &loaded, unicode);
  sim_free(&loaded);
  return status;
}
