/* unit.c - runs the tests of a program. See unit.h. */
#include "unit.h"

#include <unistd.h>

enum { TESTS_MAX = 64, KEPT_MAX = 512 };

static struct CMUnitTest listed[TESTS_MAX];
static size_t listed_n;

static struct {
  void *what;
  void (*let_go)(void *what);
} keeps[KEPT_MAX];
static size_t keeps_n;

static int (*before)(void), (*after)(void);

static int let_all_go(__attribute__((unused)) void **state) {
  while (keeps_n > 0) {
    keeps_n--;
    keeps[keeps_n].let_go(keeps[keeps_n].what);
  }
  return 0;
}

void test_list(const char *name, CMUnitTestFunction test) {
  if (listed_n == TESTS_MAX) abort();
  listed[listed_n++] = (struct CMUnitTest){name, test, NULL, let_all_go, NULL};
}

void *test_keeps(void *what, void (*let_go)(void *what)) {
  if (keeps_n == KEPT_MAX) fail_msg("a test keeps too much");
  keeps[keeps_n].what = what;
  keeps[keeps_n++].let_go = let_go;
  return what;
}

void test_lets_go(void *what) {
  size_t i = keeps_n;
  while (i > 0 && keeps[i - 1].what != what) i--;
  if (i == 0) fail_msg("a test lets go what it does not keep");
  keeps[i - 1].let_go(what);
  keeps_n--;
  for (; i <= keeps_n; i++) keeps[i - 1] = keeps[i];
}

char *kept(char *text) {
  assert_non_null(text);
  return test_keeps(text, free);
}

void *test_room(size_t size) {
  void *room = calloc(1, size);
  assert_non_null(room);
  return test_keeps(room, free);
}

char *printed(const char *format, ...) {
  static char text[16][8192];
  static int at;
  at = (at + 1) % 16;
  va_list args;
  va_start(args, format);
  int length = vsnprintf(text[at], sizeof text[at], format, args);
  va_end(args);
  if (length >= (int)sizeof text[at]) fail_msg("a text of %d characters", length);
  return text[at];
}

const char *next_part(const char **parts) {
  static char part[8][1024];
  static int at;
  if (!*parts) return NULL;
  char *out = part[at = (at + 1) % 8];
  size_t n = strcspn(*parts, "|");
  if (n >= sizeof part[0]) fail_msg("a part of %zu characters", n);
  memcpy(out, *parts, n);
  out[n] = '\0';
  *parts = (*parts)[n] ? *parts + n + 1 : NULL;
  return out;
}

static char folder[] = "/tmp/unit-XXXXXX";

int folder_enter(void) {
  char here[1024];
  if (!mkdtemp(folder) || !getcwd(here, sizeof here)) return -1;
  return setenv("PENGYOU_PATH", printed("%s/variants", here), 1) || chdir(folder);
}

int folder_leave(void) { return rmdir(folder); }

void put(const char *path, const char *text) {
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

char *file_kept(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file || fseek(file, 0, SEEK_END)) fail_msg("%s cannot be read", path);
  size_t size = (size_t)ftell(file);
  char *text = kept(malloc(size + 1));
  rewind(file);
  assert_int_equal(fread(text, 1, size, file), size);
  text[size] = '\0';
  fclose(file);
  return text;
}

char *next_line(char **text) {
  char *line = *text, *end = line + strcspn(line, "\n");
  if (!*line) return NULL;
  *text = end + (*end != '\0');
  *end = '\0';
  return line;
}

static void let_file_go(void *path) {
  remove(path);
  free(path);
}

const char *temporary(void) {
  char *path = strdup("/tmp/unit-file-XXXXXX");
  int file = mkstemp(path);
  assert_true(file >= 0 && close(file) == 0);
  return test_keeps(path, let_file_go);
}

char *next_lua_block(const char **page) {
  static const char FENCE[] = "```lua\n";
  const char *begin = strstr(*page, FENCE);
  if (!begin) return NULL;
  begin += strlen(FENCE);
  *page = strstr(begin, "```");
  assert_non_null(*page);
  return kept(strndup(begin, (size_t)(*page - begin)));
}

void tests_one_only(const char *variable) {
  if (getenv(variable)) cmocka_set_test_filter("test_one_*");
  if (!getenv(variable)) cmocka_set_skip_filter("test_one_*");
}

static int set_up(__attribute__((unused)) void **state) { return before ? before() : 0; }

static int tear_down(__attribute__((unused)) void **state) { return after ? after() : 0; }

int tests_run(int (*begin)(void), int (*end)(void)) {
  before = begin;
  after = end;
  return _cmocka_run_group_tests("tests", listed, listed_n, set_up, tear_down);
}

__attribute__((weak)) int main(void) { return tests_run(NULL, NULL); }
