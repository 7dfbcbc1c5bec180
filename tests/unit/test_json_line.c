/* test_json_line.c - lines of JSON are read as the library reads them, and what it lets pass though
** it is none is refused. */
#include "ask/json_line.h"
#include "support.h"

static const char *const FILES[] = {"tests/judge/pagat.jsonl", "tests/judge/questions.jsonl",
                                    "tests/judge/errors.jsonl"};

enum { LINE_TEXT = 8192, CHANGES = 40 };

/* The nodes are linked as the library links them: the first one's `prev` is the last. */
static void check_links(const cJSON *list) {
  const cJSON *item, *last = NULL;
  cJSON_ArrayForEach(item, list) {
    if (last) assert_ptr_equal(item->prev, last);
    check_links(item);
    last = item;
  }
  if (last) assert_ptr_equal(list->child->prev, last);
}

/* Is the line read? Then as the library reads and prints it; and what that refuses is refused. */
static bool check_line(JsonLine *line, const char *text, size_t n) {
  bool read = json_read(line, text, n) == NULL;
  cJSON *wanted = cJSON_ParseWithLength(text, n);
  if (read && !wanted) fail_msg("%.*s is no JSON", (int)n, text);
  if (read) {
    char *is = cJSON_PrintUnformatted(line->node), *was = cJSON_PrintUnformatted(wanted);
    assert_string_equal(is, was);
    check_links(line->node);
    cJSON_free(is);
    cJSON_free(was);
  }
  cJSON_Delete(wanted);
  return read;
}

/* A byte that stands in JSON, or any. */
static char any_byte(Rng *rng) {
  static const char BYTES[] = "{}[],: \"\u0d83eE+-.1tfn	";
  if (rng_below(rng, 4) == 0) return (char)rng_below(rng, 256);
  return BYTES[rng_below(rng, sizeof BYTES - 1)];
}

/* The line with a few of its bytes changed, one left out, or cut off. */
static size_t change(Rng *rng, char text[LINE_TEXT], size_t n) {
  for (uint64_t i = 0, changes = 1 + rng_below(rng, 3); i < changes && n > 0; i++) {
    size_t at = rng_below(rng, n);
    switch (rng_below(rng, 4)) {
      case 0: memmove(text + at, text + at + 1, --n - at); break;
      case 1: n = at; break;
      default: text[at] = any_byte(rng);
    }
  }
  return n;
}

TEST(lines_are_read_as_the_library_reads_them) {
  JsonLine line = {.text = NULL};
  int read = 0, refused = 0;
  Rng rng = rng_from(5);
  for (size_t i = 0; i < sizeof FILES / sizeof *FILES; i++) {
    char changed[LINE_TEXT];
    char *lines = file_kept(FILES[i]);
    for (const char *text; (text = next_line(&lines));) {
      size_t n = strlen(text);
      check_line(&line, text, n);
      for (int k = 0; k < CHANGES; k++) {
        memcpy(changed, text, n);
        *(check_line(&line, changed, change(&rng, changed, n)) ? &read : &refused) += 1;
      }
    }
  }
  json_line_free(&line);
  assert_true(read > 1000 && refused > 1000);
}

TEST(values_of_every_type_are_read) {
  static const char *const LINES[] = {
      "0",
      "-0",
      "-12.5e-3",
      "999999999999999",
      "1000000000000000",
      "123456789012345678901",
      "1E+2",
      "\"\"",
      "\"\\u00e9\\ud83c\\udccf\\n\\\\\"",
      "\"\xE2\x98\x83\"",
      "true",
      "false",
      "null",
      "[]",
      "{}",
      " [ 1 , [ ] , { \"a\" : null } ] ",
      "{\"a\":1,\"a\":2,\"\\u0061\":[3,\"x\"]}",
  };
  JsonLine line = {.text = NULL};
  for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++)
    if (!check_line(&line, LINES[i], strlen(LINES[i]))) fail_msg("%s is refused", LINES[i]);
  json_line_free(&line);
}

TEST(what_is_no_json_is_refused_in_one_line) {
  static const struct {
    const char *line, *why;
  } LINES[] = {
      {"", "the line is no whole JSON object"},
      {"{\"a\":[1", "the line is no whole JSON object"},
      {"{\"a\" 1}", "the line is no JSON object"},
      {"{\"a\":}", "the line is no JSON object"},
      {"{1:2}", "the line is no JSON object"},
      {"[1,]", "the line is no JSON object"},
      {"[1}", "the line is no JSON object"},
      {"}", "the line is no JSON object"},
      {"\"\\x\"", "the line is no JSON object"},
      {"\"\\udc00\"", "the line is no JSON object"},
      {"{} 1", "something stands behind the object"},
      {"{\"a\" 1, \"\x01\"}", "a control character in a text"},
      {"\"\\u0000\"", "a text with a character 0"},
      {"\"\xff\"", "bytes that are no UTF-8"},
      {"\"a", "a text does not end"},
      {"\"a\\", "a text does not end"},
      {"01", "this is no number"},
      {"1.", "this is no number"},
      {"-", "this is no number"},
      {"1e", "this is no number"},
      {"truth", "this is no JSON"},
      {"nan", "this is no JSON"},
  };
  JsonLine line = {.text = NULL};
  for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
    const char *why = json_read(&line, LINES[i].line, strlen(LINES[i].line));
    if (!why || strcmp(why, LINES[i].why) != 0) fail_msg("%s: %s", LINES[i].line, why);
  }
  json_line_free(&line);
}

/* As deep as the library goes, and as many values as a line can hold. */
TEST(the_deepest_and_the_fullest_line_are_read) {
  char text[2 * CJSON_NESTING_LIMIT + 2];
  JsonLine line = {.text = NULL};
  for (size_t n = CJSON_NESTING_LIMIT; n <= CJSON_NESTING_LIMIT + 1; n++) {
    memset(text, '[', n);
    assert_string_equal(json_read(&line, text, n), "the line is no whole JSON object");
    memset(text + n, ']', n);
    assert_int_equal(check_line(&line, text, 2 * n), n == CJSON_NESTING_LIMIT);
  }
  json_line_free(&line);
  size_t n = 2 * CJSON_NESTING_LIMIT + 1;
  for (size_t i = 0; i < n; i++) text[i] = i % 2 ? '1' : ',';
  text[0] = '[';
  text[n - 1] = ']';
  assert_true(check_line(&line, text, n));
  json_line_free(&line);
}
