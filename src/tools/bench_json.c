/* bench_json.c - a run of the benchmark as JSON, both ways. */
#include <cjson/cJSON.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "tools/bench_json.h"
#include "tools/bench_stats.h"

/* -- writing: where there is no memory, cJSON adds nothing and the whole is NULL in the end -- */

static cJSON *measure_json(const Measure *measure) {
  Spread spread = stats_spread(measure->sample, measure->samples);
  char signature[17];
  cJSON *row = cJSON_CreateObject();
  snprintf(signature, sizeof signature, "%016llx", (unsigned long long)measure->signature);
  cJSON_AddStringToObject(row, "name", measure->name);
  cJSON_AddNumberToObject(row, "per_second", 1e9 / spread.median);
  cJSON_AddNumberToObject(row, "ns", spread.median);
  cJSON_AddNumberToObject(row, "quarter", spread.low);
  cJSON_AddNumberToObject(row, "three_quarters", spread.high);
  if (measure->instructions < 0)
    cJSON_AddNullToObject(row, "instructions");
  else
    cJSON_AddNumberToObject(row, "instructions", measure->instructions);
  cJSON_AddStringToObject(row, "signature", signature);
  cJSON_AddItemToObject(row, "samples", cJSON_CreateDoubleArray(measure->sample, measure->samples));
  return row;
}

static cJSON *cost_json(const Cost *cost) {
  cJSON *row = cJSON_CreateObject();
  cJSON_AddStringToObject(row, "name", cost->name);
  cJSON_AddNumberToObject(row, "ratio", cost->ratio);
  cJSON_AddNumberToObject(row, "asked", cost->asked);
  cJSON_AddNumberToObject(row, "ns", cost->ns);
  return row;
}

char *measures_json(const Measures *measures, const Cost costs[COST_NB]) {
  cJSON *whole = cJSON_CreateObject(), *rows = cJSON_AddArrayToObject(whole, "measures");
  for (int i = 0; i < measures->n; i++) cJSON_AddItemToArray(rows, measure_json(&measures->row[i]));
  cJSON *list = costs ? cJSON_AddArrayToObject(whole, "costs") : NULL;
  for (int i = 1; list && i < COST_NB; i++) cJSON_AddItemToArray(list, cost_json(&costs[i]));
  char *text = cJSON_GetArraySize(rows) == measures->n ? cJSON_Print(whole) : NULL;
  cJSON_Delete(whole);
  return text;
}

/* -- reading -- */

static const cJSON *key(const cJSON *object, const char *name) {
  return cJSON_GetObjectItemCaseSensitive(object, name);
}

static bool read_name(const cJSON *row, Measure *out) {
  const char *name = cJSON_GetStringValue(key(row, "name"));
  if (!name || !*name || strlen(name) >= sizeof out->name || !text_all_plain(name)) return false;
  strcpy(out->name, name);
  return true;
}

static bool read_signature(const cJSON *row, Measure *out) {
  const char *text = cJSON_GetStringValue(key(row, "signature"));
  if (!text || strlen(text) != 16 || strspn(text, "0123456789abcdef") != 16) return false;
  out->signature = strtoull(text, NULL, 16);
  return true;
}

/* Is it a time, or a count, of something that was done? (Also keeps out what is no number.) */
static bool is_positive(const cJSON *number) {
  return cJSON_IsNumber(number) && number->valuedouble > 0 && number->valuedouble < 1e300;
}

static bool read_samples(const cJSON *row, Measure *out) {
  const cJSON *list = key(row, "samples"), *one;
  int n = cJSON_IsArray(list) ? cJSON_GetArraySize(list) : 0;
  if (n < 1 || n > SAMPLES_MAX) return false;
  cJSON_ArrayForEach(one, list) {
    if (!is_positive(one)) return false;
    out->sample[out->samples++] = one->valuedouble;
  }
  stats_sort(out->sample, out->samples);
  return true;
}

static bool read_instructions(const cJSON *row, Measure *out) {
  const cJSON *number = key(row, "instructions");
  out->instructions = cJSON_IsNull(number) ? -1 : is_positive(number) ? number->valuedouble : 0;
  return out->instructions != 0;
}

static bool read_row(const cJSON *row, Measure *out, char *error, size_t error_size) {
  *out = (Measure){.samples = 0};
  if (!read_name(row, out))
    return text_fail(error, error_size, "a row has no \"name\" of less than %d bytes", ROW_NAME);
  if (!read_signature(row, out))
    return text_fail(error, error_size, "%s: \"signature\" is sixteen hexadecimal digits",
                     out->name);
  if (!read_samples(row, out))
    return text_fail(error, error_size, "%s: \"samples\" are one to %d numbers above 0", out->name,
                     SAMPLES_MAX);
  if (!read_instructions(row, out))
    return text_fail(error, error_size, "%s: \"instructions\" is null or a number above 0",
                     out->name);
  return true;
}

static bool read_rows(const cJSON *rows, Measures *out, char *error, size_t error_size) {
  const cJSON *row;
  if (!cJSON_IsArray(rows) || cJSON_GetArraySize(rows) < 1 || cJSON_GetArraySize(rows) > ROWS_MAX)
    return text_fail(error, error_size,
                     "it is no run that --json wrote: \"measures\" is a list of "
                     "one to %d rows",
                     ROWS_MAX);
  cJSON_ArrayForEach(row, rows) {
    if (!read_row(row, &out->row[out->n], error, error_size)) return false;
    for (int i = 0; i < out->n; i++)
      if (strcmp(out->row[i].name, out->row[out->n].name) == 0)
        return text_fail(error, error_size, "it has the row \"%s\" twice", out->row[i].name);
    out->n++;
  }
  return true;
}

bool measures_parse(const char *text, Measures *out, char *error, size_t error_size) {
  cJSON *whole = cJSON_Parse(text);
  out->n = 0;
  bool read = whole ? read_rows(key(whole, "measures"), out, error, error_size)
                    : text_fail(error, error_size, "it is no JSON");
  cJSON_Delete(whole);
  return read;
}
