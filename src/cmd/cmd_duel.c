/* cmd_duel.c - `pengyou duel`: two bots on mirrored deals. */
#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/sim_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "cmd/sim_output.h"
#include "language/language.h"
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
  char n[ESTIMATE_TEXT], least[ESTIMATE_TEXT], errors[ESTIMATE_TEXT], bound[ESTIMATE_TEXT];
  static const char *const SAYS[] = {[UNDECIDED] = SAY(TOOL_DUEL_UNDECIDED),
                                     [HIGHER] = SAY(TOOL_DUEL_FIRST),
                                     [LOWER] = SAY(TOOL_DUEL_SECOND),
                                     [ALIKE] = SAY(TOOL_DUEL_ALIKE)};
  snprintf(least, sizeof least, "%g", duel->plan.least);
  snprintf(errors, sizeof errors, "%g", 100 * SPRT_ERROR);
  snprintf(bound, sizeof bound, "%.2f", sprt_bound());
  print_sentence(stdout, SAY(TOOL_DUEL_TEST), count_words(result->sums.trials, n), least, errors,
                 bound, SAYS[result->verdict]);
}

static void print_duel(const Duel *duel, const Report *report) {
  const SimResult *result = report->result;
  const Sums *sums = &result->sums;
  const Rules *rules = report->rules[0];
  char share[ESTIMATE_TEXT], ahead[ESTIMATE_TEXT], pairs[ESTIMATE_TEXT], n[ESTIMATE_TEXT];
  char won[8 * ESTIMATE_TEXT];
  Estimate lead = sums_estimate(sums, rules, 0, FIGURE_DUEL_AHEAD);
  estimate_words(report, OF_ALL, sums_estimate(sums, rules, 0, FIGURE_DUEL_SHARE), share);
  estimate_words(report, OF_ALL, sums_estimate(sums, rules, 0, FIGURE_DUEL_PAIRS), pairs);
  int verb = !(fabs(lead.value) > lead.half) ? 3 : lead.value > 0 ? 1 : 2; /* of TOOL_DUEL_WON */
  say_in(won, SAY(TOOL_DUEL_SHARES), share, rules->family == FAMILY_CLIMB,
         estimate_words(report, NUMBER, lead, ahead), pairs);
  print_sentence(stdout, SAY(TOOL_DUEL_WON), duel->bot[0]->name, verb, duel->bot[1]->name,
                 duel->game, won);
  print_sentence(stdout, SAY(TOOL_DUEL_PLAYED), count_words(sums->trials, n), rules->name,
                 rules->players, duel->plan.seed, duel->plan.seed + (uint64_t)sums->trials - 1);
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
  if (!result) return usage_say(command, SAY(SIM_NO_MEMORY));
  const Rules *rules = variant_rules(loaded->variant[0][0]);
  Report report = {&duel->plan, result, .rules = {rules, rules}, .unicode = unicode};
  int status = USAGE;
  if (!sim_run_shown(&duel->plan, loaded, result, error, sizeof error)) {
    usage_fail(command, "%s", error);
  } else if (result->end == SIM_FAILED) {
    print_sentence(stderr, SAY(TOOL_DUEL_FAILED), result->failed, duel->game, result->error);
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
    return usage_deny(command, SAY(TOOL_WANTS_DUEL));
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
    return usage_deny(command, SAY(TOOL_DUEL_DETECT), detect);
  return sim_numbers_read(command, &words, PAIRS, plan);
}

int cmd_duel(const SubCommand *command, int argc, char **argv) {
  static Duel duel;
  static SimRules loaded;
  char error[VARIANT_ERROR];
  bool unicode = language_characters();
  if (!read_words(command, argc, argv, &duel)) return USAGE;
  int status = USAGE;
  if (!sim_load(&loaded, &duel.plan, error, sizeof error))
    usage_fail(command, "%s", error);
  else
    status = fight(command, &duel, &loaded, unicode);
  sim_free(&loaded);
  return status;
}
