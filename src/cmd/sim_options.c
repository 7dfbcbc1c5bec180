/* sim_options.c - reading what `pengyou sim` is asked for. */
#include "cmd/sim_options.h"
#include "cmd/options.h"
#include "language/names_zh.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DEALS_ALONE = 10000, DEALS_PAIRED = 1000000, DEALS_ALL = 1000000000 };

/* ---- sweeps ---- */

static bool add_value(const SubCommand *command, SimOptions *options, const char *value,
                      size_t length) {
  SimPlan *plan = &options->plan;
  int i = plan->columns;
  if (i == COLUMN_MAX) return usage_deny(command, SAY(TOOL_SWEEP_MANY), COLUMN_MAX);
  size_t size = strlen(options->game) + strlen(options->field) + length + 3;
  options->value[i] = malloc(length + 1);
  options->made[i] = malloc(size);
  plan->columns++;
  if (!options->value[i] || !options->made[i]) return usage_deny(command, SAY(TOOL_SWEEP_MEMORY));
  snprintf(options->value[i], length + 1, "%s", value);
  snprintf(options->made[i], size, "%s+%s=%s", options->game, options->field, options->value[i]);
  plan->spec[i] = options->made[i];
  return true;
}

/* The field's name, which may be the Chinese one, as files have it. */
static bool read_field(SimOptions *options, const char *name, size_t length) {
  char called[THING_NAME];
  bool chinese = chinese_find("field", name, length, called);
  if (chinese) name = called, length = strlen(called);
  if (length == 0 || length >= sizeof options->field) return false;
  snprintf(options->field, length + 1, "%s", name);
  return true;
}

/* "field=1..8" or "field=1,2,4". */
static bool read_sweep(const SubCommand *command, SimOptions *options, const char *sweep) {
  const char *equals = strchr(sweep, '=');
  long first, last;
  int end = 0;
  if (!equals || !equals[1] || !read_field(options, sweep, (size_t)(equals - sweep)))
    return usage_deny(command, SAY(TOOL_SWEEP), sweep);
  options->sweeps = options->field;
  options->plan.columns = 0;
  if (sscanf(equals + 1, "%ld..%ld%n", &first, &last, &end) == 2 && !equals[1 + end]) {
    if (last <= first) return usage_deny(command, SAY(TOOL_SWEEP_DOWN), first, last);
    for (long number = first; number <= last; number++) {
      char value[32];
      snprintf(value, sizeof value, "%ld", number);
      if (!add_value(command, options, value, strlen(value))) return false;
    }
    return true;
  }
  for (const char *at = equals + 1; *at;) {
    size_t n = strcspn(at, ",");
    if (!add_value(command, options, at, n)) return false;
    at += n + (at[n] == ',');
  }
  return true;
}

/* ---- the words ---- */

bool sim_numbers_read(const SubCommand *command, const SimWords *words, uint64_t most,
                      SimPlan *plan) {
  uint64_t deals = most, players = 0, threads = 0;
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  if (cores < 1) cores = 1;
  if (cores > THREADS_MAX) cores = THREADS_MAX;
  plan->seed = 1;
  if (!number_read(command, "--players", words->players, 2, SEAT_MAX, &players) ||
      !number_read(command, "--deals", words->deals, 1, DEALS_ALL, &deals) ||
      !number_read(command, "--seed", words->seed, 0, UINT64_MAX, &plan->seed) ||
      !number_read(command, "--threads", words->threads, 1, THREADS_MAX, &threads))
    return false;
  plan->players = (int)players;
  plan->from = 1;
  plan->to = deals + 1;
  plan->threads = threads ? (int)threads : (int)cores;
  return true;
}

static bool read_bots(const SubCommand *command, SimOptions *options) {
  char error[256];
  options->bots_n = bots_parse(options->bots, options->plan.bots, error, sizeof error);
  return options->bots_n || usage_refuse(command, "%s", error);
}

bool sim_words_take(const SubCommand *command, const SimWords *words, SimOptions *options) {
  SimPlan *plan = &options->plan;
  if (strlen(words->game) >= sizeof options->game)
    return usage_deny(command, SAY(TOOL_LONG_SUM), GAME_SPEC - 1);
  if (words->other && words->sweep) return usage_deny(command, SAY(TOOL_TWO_COMPARISONS));
  if (words->game != options->game)
    snprintf(options->game, sizeof options->game, "%s", words->game);
  plan->games = words->games;
  plan->spec[0] = options->game;
  plan->spec[1] = words->other;
  plan->columns = words->other ? 2 : 1;
  options->sweep = words->sweep;
  options->on = words->on;
  options->bots = words->bots ? words->bots : "sensible";
  if ((words->sweep && !read_sweep(command, options, words->sweep)) ||
      !read_bots(command, options) ||
      !sim_numbers_read(command, words, words->other ? DEALS_PAIRED : DEALS_ALONE, plan))
    return false;
  options->all = plan->to - 1;
  return true;
}

/* What a shard is asked for, which gives no figures of its own and never stops early. */
static bool read_shard(const SubCommand *command, SimOptions *options, const char *shard,
                       bool deals) {
  SimPlan *plan = &options->plan;
  const char *wrong = !deals                                            ? SAY(TOOL_SHARD_DEALS)
                      : options->detect                                 ? SAY(TOOL_SHARD_DETECT)
                      : options->plot || options->json || plan->profile ? SAY(TOOL_SHARD_FIGURES)
                                                                        : NULL;
  if (!wrong && !shard_place(shard, &options->shard, &options->shards))
    wrong = SAY(TOOL_SHARD_PART);
  if (!wrong && options->shards > options->all) wrong = SAY(TOOL_SHARD_MANY);
  if (wrong) usage_fail(command, "%s", wrong);
  if (!wrong) shard_range(options->shard, options->shards, options->all, &plan->from, &plan->to);
  return !wrong;
}

bool sim_options_read(const SubCommand *command, int argc, char **argv, SimOptions *options) {
  SimWords words = {0};
  const char *shard = NULL;
  memset(options, 0, sizeof *options);
  const Option known[] = {
      {"vs", '\0', &words.other, NULL},
      {"players", 'n', &words.players, NULL},
      {"deals", 'd', &words.deals, NULL},
      {"games", '\0', NULL, &words.games},
      {"seed", 's', &words.seed, NULL},
      {"bots", 'b', &words.bots, NULL},
      {"threads", 'j', &words.threads, NULL},
      {"on", '\0', &words.on, NULL},
      {"detect", '\0', &options->detect, NULL},
      {"sweep", '\0', &words.sweep, NULL},
      {"shard", '\0', &shard, NULL},
      {"plot", '\0', &options->plot, NULL},
      {"json", '\0', NULL, &options->json},
      {"profile", '\0', NULL, &options->plan.profile},
  };
  int n = options_read(command, known, sizeof known / sizeof known[0], argc, argv);
  if (n < 0) return false;
  if (n > 1 || (n == 0 && !variant_default(options->game, sizeof options->game)))
    return usage_deny(command, SAY(TOOL_WANTS_SIM));
  words.game = n == 1 ? argv[0] : options->game;
  return sim_words_take(command, &words, options) &&
         (!shard || read_shard(command, options, shard, words.deals != NULL));
}

/* ---- with the rules ---- */

static bool fail_figure(const SubCommand *command, const Rules *rules, const char *on) {
  char all[2048];
  Text text = text_start(all, sizeof all);
  for (int id = 0; id < FIGURE_NB; id++)
    if (figure_applies(rules, id)) text_add(&text, " %s", figure_of(rules, id).key);
  return usage_deny(command, SAY(TOOL_NO_FIGURE), on, all);
}

bool sim_options_check(const SubCommand *command, SimOptions *options, const Rules *rules) {
  SimPlan *plan = &options->plan;
  if (options->plot && !file_wanted(command, options->plot, "<svg", "SVG")) return false;
  if (options->bots_n > rules->players) return usage_deny(command, SAY(BOTS_MORE), rules->players);
  plan->figure = options->on ? figure_find(rules, options->on) : figure_main(rules);
  if (plan->figure < 0) return fail_figure(command, rules, options->on);
  FigureUnit unit = figure_of(rules, plan->figure).unit;
  bool share = unit == OF_ALL || unit == AHEAD;
  char *end = NULL;
  double least = options->detect ? strtod(options->detect, &end) : share ? 1 : 0;
  if (options->detect && (*end || end == options->detect || !(least >= 0) || !(least < 1e9)))
    return usage_deny(command, SAY(TOOL_DETECT), options->detect);
  if (options->detect && (plan->columns != 2 || options->sweeps))
    return usage_deny(command, SAY(TOOL_DETECT_ALONE));
  if (plan->columns != 2 || options->sweeps || options->shards) return true;
  plan->least = share ? least / 100 : least;
  plan->step = share ? 1 : least;
  return true;
}

void sim_options_free(SimOptions *options) {
  for (int i = 0; i < COLUMN_MAX; i++) {
    free(options->value[i]);
    free(options->made[i]);
  }
}
