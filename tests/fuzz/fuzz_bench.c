/* fuzz_bench.c - runs of the benchmark as JSON: what is read is written so that it reads back the
** same. */
#include <cjson/cJSON.h>

#include "fuzz.h"
#include "tools/bench_json.h"

static bool same(const Measure *a, const Measure *b) {
  return strcmp(a->name, b->name) == 0 && a->signature == b->signature &&
         a->instructions == b->instructions && a->samples == b->samples &&
         memcmp(a->sample, b->sample, sizeof(double) * (size_t)a->samples) == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Measures run, back;
  char error[256] = "", *text = text_of(data, size);
  bool read = measures_parse(text, &run, error, sizeof error);
  free(text);
  check(read || *error, "what is refused has a sentence");
  if (!read) return 0;
  text = measures_json(&run, NULL);
  check(text != NULL, "a run can be written");
  check(measures_parse(text, &back, error, sizeof error), error);
  check(back.n == run.n, "as many rows");
  for (int i = 0; i < run.n; i++) check(same(&run.row[i], &back.row[i]), "the same row");
  cJSON_free(text);
  return 0;
}
