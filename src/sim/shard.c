/* shard.c - see shard.h. */
#include "sim/shard.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <xxhash.h>

#include "base/sim_sentences.h"

static const char FIRST_LINE[] = "pengyou-shard 1";
static const char *const KEYS[SHARD_NB] = {
#define X(id, name) name,
    SHARD_KEYS(X)
#undef X
};
static const char CHECKSUM[] = "Checksum: ";
enum { HASH_DIGITS = 16, NUMBERS = 10 };

/* Of a figure, in the order in which they stand on its line. */
typedef struct Numbers {
  Moments own;
  Crossed crossed;
} Numbers;
_Static_assert(sizeof(Numbers) == NUMBERS * sizeof(int64_t), "they are whole numbers alone");

static const char *hash_words(uint64_t hash, char out[HASH_DIGITS + 1]) {
  snprintf(out, HASH_DIGITS + 1, "%016" PRIx64, hash);
  return out;
}

/* ---- which part ---- */

/* The digits that a text begins with, as a number from `least` to `most`; where they end, or NULL.
 */
static const char *take_number(const char *text, int64_t least, int64_t most, int64_t *number) {
  char *end;
  errno = 0;
  const char *digits = text + (*text == '-');
  if (*digits < '0' || *digits > '9') return NULL;
  long long read = strtoll(text, &end, 10);
  if (errno || read < least || read > most) return NULL;
  *number = read;
  return end;
}

bool shard_place(const char *text, uint64_t *number, uint64_t *of) {
  int64_t i = 0, n = 0;
  const char *stroke = take_number(text, 1, SHARDS_MAX, &i);
  const char *end = stroke && *stroke == '/' ? take_number(stroke + 1, i, SHARDS_MAX, &n) : NULL;
  if (!end || *end) return false;
  *number = (uint64_t)i;
  *of = (uint64_t)n;
  return true;
}

void shard_range(uint64_t number, uint64_t of, uint64_t trials, uint64_t *from, uint64_t *to) {
  *from = (number - 1) * trials / of + 1;
  *to = number * trials / of + 1;
}

/* ---- writing ---- */

/* A value on one line: rules may be text of several. */
static void put_value(FILE *out, const char *value) {
  for (; *value; value++)
    if (*value == '\n')
      fputs("\\n", out);
    else if (*value == '\\')
      fputs("\\\\", out);
    else
      fputc(*value, out);
}

static void put_head(FILE *out, const Shard *head, const Rules *const rules[], int columns) {
  fprintf(out, "%s\n", FIRST_LINE);
  for (int key = 0; key < SHARD_NB; key++) {
    fprintf(out, "%s: ", KEYS[key]);
    if (key == SHARD_PART)
      fprintf(out, "%" PRIu64 "/%" PRIu64, head->number, head->of);
    else if (key == SHARD_RULES)
      for (int i = 0; i < columns; i++) fprintf(out, "%s%016" PRIx64, i ? " " : "", rules[i]->hash);
    else if (head->value[key])
      put_value(out, head->value[key]);
    fputc('\n', out);
  }
}

static void put_figure(FILE *out, const Rules *rules, const Column *column, int id) {
  static const int64_t NOTHING[NUMBERS];
  Numbers numbers = {column->own[id], column->crossed[id]};
  int64_t all[NUMBERS];
  memcpy(all, &numbers, sizeof all);
  if (memcmp(all, NOTHING, sizeof all) == 0) return;
  fputs("figure", out);
  for (int i = 0; i < NUMBERS; i++) fprintf(out, " %" PRId64, all[i]);
  fputc(' ', out);
  put_value(out, figure_of(rules, id).key);
  fputc('\n', out);
}

static void put_column(FILE *out, const Rules *rules, const Column *column) {
  char words[FIGURE_TEXT];
  for (int id = 0; id < FIGURE_NB; id++) put_figure(out, rules, column, id);
  for (int bin = 0; bin < POINT_BINS; bin++)
    if (column->points[bin])
      fprintf(out, "points %" PRId64 " %d\n", column->points[bin], points_of_bin(bin));
  for (int bin = 0; bin < RESULT_BINS; bin++)
    if (column->results[bin])
      fprintf(out, "result %" PRId64 " %s\n", column->results[bin], result_words(bin, words));
}

char *shard_print(const Shard *head, const Rules *const rules[], const Sums *sums) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  put_head(out, head, rules, sums->columns);
  for (int i = 0; i < sums->columns; i++) {
    fprintf(out, "Column: %d\n", i + 1);
    put_column(out, rules[i], &sums->column[i]);
  }
  bool whole = fflush(out) == 0;
  fprintf(out, "%s%016" PRIx64 "\n", CHECKSUM, whole ? XXH64(text, length, 0) : 0);
  if (fclose(out) == 0 && whole) return text;
  free(text);
  return NULL;
}

/* ---- reading ---- */

/* Where it is in a shard, and where it says what is wrong. */
typedef struct Reader {
  char *next; /* line */
  int line;   /* the number of the last one */
  char *error;
  size_t error_size;
} Reader;

/* A sentence of the last line: fail_at(reader, SAY(X), values ...). */
#define fail_at(reader, ...) fail_values(reader, VALUES(__VA_ARGS__))
static bool fail_values(const Reader *reader, const Value sentence[]) {
  char said[256];
  return say_fail(reader->error, reader->error_size, SAY(SHARD_LINE), reader->line,
                  say_values_in(said, sizeof said, sentence));
}

/* The next line, cut off; an empty one behind the last. */
static char *next_line(Reader *reader) {
  char *line = reader->next, *end = line + strcspn(line, "\n");
  reader->next = *end ? end + 1 : end;
  *end = '\0';
  reader->line++;
  return line;
}

/* Behind these words on the line; NULL: it begins otherwise. */
static char *behind(char *line, const char *words) {
  size_t n = strlen(words);
  return strncmp(line, words, n) == 0 ? line + n : NULL;
}

/* Undoes put_value() in its place. */
static void take_value(char *value) {
  char *to = value;
  for (; *value; value++) {
    bool escaped = *value == '\\' && value[1];
    if (escaped) value++;
    *to++ = escaped && *value == 'n' ? '\n' : *value;
  }
  *to = '\0';
}

/* So many digits of a hash; where they end, or NULL. */
static const char *take_hash(const char *text, uint64_t *hash) {
  char digits[HASH_DIGITS + 1];
  if (strspn(text, "0123456789abcdef") != HASH_DIGITS) return NULL;
  memcpy(digits, text, HASH_DIGITS);
  digits[HASH_DIGITS] = '\0';
  *hash = strtoull(digits, NULL, 16);
  return text + HASH_DIGITS;
}

static bool read_rules(Reader *reader, Shard *shard) {
  const char *at = shard->value[SHARD_RULES];
  while (at && shard->columns < COLUMN_MAX) {
    at = take_hash(at, &shard->hash[shard->columns++]);
    if (at && !*at) return true;
    at = at && *at == ' ' ? at + 1 : NULL;
  }
  return fail_at(reader, SAY(SHARD_RULES), COLUMN_MAX, HASH_DIGITS);
}

static bool read_key(Reader *reader, Shard *shard, int key) {
  char *value = behind(next_line(reader), KEYS[key]);
  int64_t trials = 0;
  if (!value || value[0] != ':' || value[1] != ' ')
    return fail_at(reader, SAY(SHARD_NO_KEY), KEYS[key]);
  take_value(value += 2);
  shard->value[key] = value;
  if (key == SHARD_PART && !shard_place(value, &shard->number, &shard->of))
    return fail_at(reader, SAY(SHARD_PART), SHARDS_MAX);
  if (key == SHARD_RULES) return read_rules(reader, shard);
  if (key == SHARD_TRIAL && strcmp(value, "deal") != 0 && strcmp(value, "game") != 0)
    return fail_at(reader, SAY(SHARD_TRIAL));
  if (key != SHARD_TRIALS) return true;
  const char *end = take_number(value, 1, INT32_MAX, &trials);
  if (!end || *end) return fail_at(reader, SAY(SHARD_TRIALS), INT32_MAX);
  shard->trials = (uint64_t)trials;
  if (shard->trials < shard->of) return fail_at(reader, SAY(SHARD_MANY));
  return true;
}

/* The last line, which is cut off. */
static bool read_checksum(Shard *shard, char *error, size_t error_size) {
  size_t length = strlen(shard->copy);
  uint64_t said, is;
  if (length && shard->copy[length - 1] == '\n') shard->copy[--length] = '\0';
  char *line = strrchr(shard->copy, '\n');
  const char *hash = line ? behind(line + 1, CHECKSUM) : NULL;
  const char *end = hash ? take_hash(hash, &said) : NULL;
  if (!end || *end) return say_fail(error, error_size, SAY(SHARD_CUT));
  line[1] = '\0';
  is = XXH64(shard->copy, strlen(shard->copy), 0);
  if (is == said) return true;
  char digits[HASH_DIGITS + 1];
  return say_fail(error, error_size, SAY(SHARD_CHANGED), hash_words(is, digits));
}

static bool read_head(Reader *reader, Shard *shard) {
  for (int key = 0; key < SHARD_NB; key++)
    if (!read_key(reader, shard, key)) return false;
  shard->body = reader->next;
  shard->line = reader->line;
  return true;
}

bool shard_read(Shard *shard, const char *text, char *error, size_t error_size) {
  memset(shard, 0, sizeof *shard);
  shard->copy = strdup(text);
  if (!shard->copy) return say_fail(error, error_size, SAY(SHARD_NO_MEMORY));
  Reader reader = {shard->copy, 1, error, error_size};
  size_t first = sizeof FIRST_LINE - 1;
  bool begins = strncmp(text, FIRST_LINE, first) == 0 && text[first] == '\n';
  if (!begins) say_fail(error, error_size, SAY(SHARD_NONE), FIRST_LINE);
  reader.next += begins ? first + 1 : 0;
  if (begins && read_checksum(shard, error, error_size) && read_head(&reader, shard)) return true;
  shard_free(shard);
  return false;
}

void shard_free(Shard *shard) {
  free(shard->copy);
  shard->copy = NULL;
}

bool shard_same(const Shard *shard, const Shard *first, char *error, size_t error_size) {
  if (shard->of != first->of)
    return say_fail(error, error_size, SAY(SHARD_OF), shard->of, first->of);
  for (int key = SHARD_PART + 1; key < SHARD_NB; key++) {
    if (strcmp(shard->value[key], first->value[key]) == 0) continue;
    if (key == SHARD_RULES)
      return say_fail(error, error_size, SAY(SHARD_OTHER_RULES), shard->value[key],
                      first->value[key]);
    if (key == SHARD_BEGINS) return say_fail(error, error_size, SAY(SHARD_OTHER_PROGRAM));
    return say_fail(error, error_size, SAY(SHARD_OTHER), KEYS[key], shard->value[key],
                    first->value[key]);
  }
  return true;
}

/* ---- what it holds ---- */

/* What is being filled, and what may stand there. */
typedef struct Filling {
  Reader reader;
  const Rules *rules;
  Column *column;
  int64_t most;               /* of a number: so many shards of it can be added */
  int figure, points, result; /* the next one that may come: each once, in order */
} Filling;

static bool fill_figure(Filling *filling, char *line) {
  const char *at = line;
  int64_t all[NUMBERS];
  Numbers numbers;
  for (int i = 0; i < NUMBERS; i++) {
    at = take_number(at, -filling->most, filling->most, &all[i]);
    if (!at || *at++ != ' ') return fail_at(&filling->reader, SAY(SHARD_FIGURE), NUMBERS);
  }
  take_value(line + (at - line));
  while (filling->figure < FIGURE_NB &&
         strcmp(figure_of(filling->rules, filling->figure).key, at) != 0)
    filling->figure++;
  if (filling->figure == FIGURE_NB) return fail_at(&filling->reader, SAY(SHARD_NO_FIGURE));
  memcpy(&numbers, all, sizeof numbers);
  filling->column->own[filling->figure] = numbers.own;
  filling->column->crossed[filling->figure++] = numbers.crossed;
  return true;
}

/* "3 80", "7 declarers +2": how many deals, and the words of a bin. */
static bool fill_bin(Filling *filling, const char *at, bool points) {
  char words[FIGURE_TEXT];
  int *bin = points ? &filling->points : &filling->result, bins = points ? POINT_BINS : RESULT_BINS;
  int64_t n = 0;
  at = take_number(at, 1, filling->most / POINT_BINS, &n); /* all bins can be added, too */
  for (; at && *at == ' ' && *bin < bins; ++*bin) {
    if (points)
      snprintf(words, sizeof words, "%d", points_of_bin(*bin));
    else
      result_words(*bin, words);
    if (strcmp(words, at + 1) != 0) continue;
    (points ? filling->column->points : filling->column->results)[(*bin)++] = n;
    return true;
  }
  return fail_at(&filling->reader, SAY(SHARD_BIN), points);
}

static bool fill_column(Filling *filling) {
  filling->figure = filling->points = filling->result = 0;
  while (*filling->reader.next && !behind(filling->reader.next, "Column: ")) {
    char *line = next_line(&filling->reader), *at;
    bool good = (at = behind(line, "figure "))   ? fill_figure(filling, at)
                : (at = behind(line, "points ")) ? fill_bin(filling, at, true)
                : (at = behind(line, "result ")) ? fill_bin(filling, at, false)
                                                 : false;
    if (!good && !at) fail_at(&filling->reader, SAY(SHARD_NO_LINE));
    if (!good) return false;
  }
  return true;
}

static bool fill(Filling *filling, const Rules *const rules[], Sums *sums) {
  for (int i = 0; i < sums->columns; i++) {
    char wanted[32];
    snprintf(wanted, sizeof wanted, "Column: %d", i + 1);
    if (strcmp(next_line(&filling->reader), wanted) != 0)
      return fail_at(&filling->reader, SAY(SHARD_WANTED), wanted);
    filling->rules = rules[i];
    filling->column = &sums->column[i];
    if (!fill_column(filling)) return false;
  }
  if (*filling->reader.next == '\0') return true;
  filling->reader.line++;
  return fail_at(&filling->reader, SAY(SHARD_COLUMNS), sums->columns);
}

bool shard_add(Shard *shard, const Rules *const rules[], Sums *sums, char *error,
               size_t error_size) {
  uint64_t from, to;
  char digits[HASH_DIGITS + 1], here[HASH_DIGITS + 1];
  for (int i = 0; i < shard->columns; i++)
    if (shard->hash[i] != rules[i]->hash)
      return say_fail(error, error_size, SAY(SHARD_RULES_HERE), hash_words(shard->hash[i], digits),
                      hash_words(rules[i]->hash, here), rules[i]->variant);
  Sums *own = calloc(1, sizeof *own);
  if (!own) return say_fail(error, error_size, SAY(SIM_NO_MEMORY));
  shard_range(shard->number, shard->of, shard->trials, &from, &to);
  own->trials = (int64_t)(to - from);
  own->columns = shard->columns;
  Filling filling = {.reader = {shard->body, shard->line, error, error_size},
                     .most = INT64_MAX / (int64_t)shard->of};
  bool good = fill(&filling, rules, own);
  if (good) sums_add(sums, own);
  free(own);
  return good;
}
