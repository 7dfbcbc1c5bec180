/* cmd_merge.c - `pengyou merge`: the shards of a simulation added up to what one run gives. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/core_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "cmd/sim_output.h"
#include "language/language.h"
#include "io/file.h"

typedef struct Merge {
  const SubCommand *command;
  Shard first;       /* shard: what it says all others must say, too */
  const char **path; /* of each shard, by its number less one */
  SimOptions options;
  SimRules loaded;
  const Rules *rules[COLUMN_MAX];
  SimResult result;
} Merge;

/* What was simulated, by the first shard's head; the rules are those found here. */
static bool begin(Merge *merge, char *error, size_t error_size) {
  const char *const *said = merge->first.value;
  SimPlan *plan = &merge->options.plan;
  SimWords words = {.game = said[SHARD_GAME],
                    .other = *said[SHARD_AGAINST] ? said[SHARD_AGAINST] : NULL,
                    .sweep = *said[SHARD_SWEEP] ? said[SHARD_SWEEP] : NULL,
                    .players = said[SHARD_PLAYERS],
                    .deals = said[SHARD_TRIALS],
                    .seed = said[SHARD_SEED],
                    .threads = "1",
                    .bots = said[SHARD_BOTS],
                    .on = said[SHARD_FIGURE],
                    .games = strcmp(said[SHARD_TRIAL], "game") == 0};
  merge->options.shards = merge->first.of; /* it never stopped early */
  merge->path = calloc(merge->first.of, sizeof *merge->path);
  if (!merge->path) return say_fail(error, error_size, SAY(TOOL_MERGE_MEMORY));
  if (!sim_words_take(merge->command, &words, &merge->options)) return false;
  if (!sim_load(&merge->loaded, plan, error, error_size)) return false;
  for (int i = 0; i < plan->columns; i++)
    merge->rules[i] = variant_rules(merge->loaded.variant[0][i]);
  merge->result.sums.columns = plan->columns;
  if (plan->columns != merge->first.columns)
    return say_fail(error, error_size, SAY(TOOL_MERGE_COLUMNS), plan->columns,
                    merge->first.columns);
  return sim_options_check(merge->command, &merge->options, merge->rules[0]);
}

static bool add(Merge *merge, const char *path, Shard *shard, char *error, size_t error_size) {
  if (!merge->first.copy) {
    merge->first = *shard;
    if (!begin(merge, error, error_size)) return false;
  } else if (!shard_same(shard, &merge->first, error, error_size)) {
    return false;
  }
  const char **place = &merge->path[shard->number - 1];
  if (*place)
    return say_fail(error, error_size, SAY(TOOL_MERGE_TWICE), shard->number, shard->of, *place);
  *place = path;
  return shard_add(shard, merge->rules, &merge->result.sums, error, error_size);
}

/* A file; in its error an empty sentence is one that was said already. */
static bool add_file(Merge *merge, const char *path) {
  char error[VARIANT_ERROR] = "";
  Shard shard = {.copy = NULL};
  char *text = file_read(path, FILE_SCRIPT_MB, NULL, error, sizeof error);
  bool named = !text; /* by the sentence */
  bool good = text && shard_read(&shard, text, error, sizeof error) &&
              add(merge, path, &shard, error, sizeof error);
  free(text);
  if (shard.copy != merge->first.copy) shard_free(&shard);
  if (!good && *error && named) usage_fail(merge->command, "%s", error);
  if (!good && *error && !named) usage_say(merge->command, SAY(TOOL_MERGE_FILE), path, error);
  return good;
}

/* Names those that are missing. */
static bool is_whole(const Merge *merge) {
  enum { NAMED = 10 };
  char list[256];
  Text text = text_start(list, sizeof list);
  uint64_t missing = 0, of = merge->first.of;
  for (uint64_t i = 0; i < of; i++)
    if (!merge->path[i] && ++missing <= NAMED)
      text_add(&text, "%s%" PRIu64, missing > 1 ? SAY(LIST_COMMA) : "", i + 1);
  if (missing > NAMED) say(&text, SAY(TOOL_MERGE_MORE), missing - NAMED);
  if (missing) usage_say(merge->command, SAY(TOOL_MERGE_MISSING), of, missing, list);
  return !missing;
}

int cmd_merge(const SubCommand *command, int argc, char **argv) {
  static Merge merge;
  SimOptions *wanted = &merge.options;
  const char *plot = NULL;
  bool json = false;
  const Option options[] = {{"plot", '\0', &plot, NULL}, {"json", '\0', NULL, &json}};
  int n = options_read(command, options, sizeof options / sizeof options[0], argc, argv);
  if (n < 0) return USAGE;
  if (n == 0) return usage_say(command, SAY(TOOL_WANTS_SHARDS));
  merge.command = command;
  wanted->plot = plot;
  wanted->json = json;
  wanted->unicode = language_characters();
  bool good = true;
  for (int i = 0; good && i < n; i++) good = add_file(&merge, argv[i]);
  int status =
      good && is_whole(&merge) ? sim_give(command, wanted, &merge.loaded, &merge.result) : USAGE;
  sim_free(&merge.loaded);
  sim_options_free(wanted);
  shard_free(&merge.first);
  free(merge.path);
  return status;
}
