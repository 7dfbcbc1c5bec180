/* fuzz_shard.c - shards of simulations: anything is added or refused with a sentence; what was
** added is written so that it reads back the same, and can be reported. The checksum is made here.
*/
#include <inttypes.h>
#include <xxhash.h>

#include "fuzz.h"
#include "sim/plot.h"
#include "sim/report.h"
#include "sim/shard.h"

/* With the checksum of what it is. */
static char *checked(const char *text) {
  size_t length = strlen(text);
  char *whole = malloc(length + 64);
  check(whole != NULL, "there is memory");
  const char *last = strstr(text, "\nChecksum: ");
  if (last) length = (size_t)(last - text) + 1;
  snprintf(whole, length + 64, "%.*sChecksum: %016" PRIx64 "\n", (int)length, text,
           XXH64(text, length, 0));
  return whole;
}

/* The rules that are found here are those of the shard, whatever it says. */
static bool add(Shard *shard, const Rules *const rules[], Sums *sums, char error[256]) {
  for (int i = 0; i < shard->columns; i++) shard->hash[i] = rules[i]->hash;
  memset(sums, 0, sizeof *sums);
  sums->columns = shard->columns;
  return shard_add(shard, rules, sums, error, 256);
}

static void report(const Rules *const rules[], const Sums *sums) {
  static SimResult result;
  SimPlan plan = {.columns = sums->columns, .seed = 1, .from = 1, .figure = figure_main(rules[0])};
  Report all = {.plan = &plan, .result = &result, .bots = "random"};
  char *text = NULL;
  size_t length;
  FILE *out = open_memstream(&text, &length);
  check(out != NULL, "there is memory");
  memset(&result, 0, sizeof result);
  result.sums = *sums;
  for (int i = 0; i < sums->columns; i++) {
    plan.spec[i] = all.value[i] = "rules";
    all.rules[i] = rules[i];
  }
  all.sweeps = sums->columns > 2 ? "field" : NULL;
  report_print(&all, out);
  plot_print(&all, out);
  check(report_json(&all, out), "it can be told as JSON");
  fclose(out);
  free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Sums sums, back;
  const Rules *rules[COLUMN_MAX];
  Shard shard, head, again;
  char error[256] = "", *raw = text_of(data, size), *text = checked(raw);
  bool good = shard_read(&shard, text, error, sizeof error);
  check(good || *error, "what is refused has a sentence");
  if (good) {
    for (int i = 0; i < COLUMN_MAX; i++) rules[i] = table_named(shard.value[SHARD_GAME]);
    head = shard;
    good = add(&shard, rules, &sums, error);
    check(good || *error, "what is not added has a sentence");
  }
  if (good) {
    char *printed = shard_print(&head, rules, &sums);
    check(printed != NULL, "it can be written");
    check(shard_read(&again, printed, error, sizeof error), error);
    check(shard_same(&again, &again, error, sizeof error), error);
    check(add(&again, rules, &back, error), error);
    check(memcmp(&sums, &back, sizeof sums) == 0, "it reads back the same");
    report(rules, &sums);
    shard_free(&again);
    free(printed);
  }
  if (shard.copy) shard_free(&shard);
  free(text);
  free(raw);
  return 0;
}
