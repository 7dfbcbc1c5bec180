/* test_shared_text.c - texts that many games load: one text, its lines and its code, for as long as
** somebody has it and somewhat longer; and code that is kept does what the text does. */
#include "lua/load/shared_text.h"

#include <pthread.h>

#include "lua/sandbox/script_budget.h"
#include "support.h"

static void let_go(void *shared) { text_unshare(shared); }

/* Shared until the test is over. */
static const SharedText *share(const char *path, const char *text) {
  const SharedText *shared = text_share(path, strdup(text), strlen(text));
  assert_non_null(shared);
  return test_keeps((SharedText *)shared, let_go);
}

static const char RULE[] = "return house_rule {\n"
                           "  name = 'A',\n"
                           "  kitty = { multiplier = 4,\n"
                           "    exposed = 2, multiplier = 5 },\n"
                           "}\n";

TEST(the_same_text_under_the_same_path_is_shared) {
  const SharedText *one = share("a.lua", RULE);
  assert_ptr_equal(share("a.lua", RULE), one);
  assert_ptr_not_equal(share("b.lua", RULE), one);
  assert_ptr_not_equal(share("a.lua", "return 1"), one);
  assert_string_equal(one->script.name, "a.lua");
  assert_string_equal(one->script.text, RULE);
  assert_int_equal(one->script.length, strlen(RULE));
}

TEST(the_lines_are_those_where_keys_are_set_first) {
  const KeyLines *lines = &share("a.lua", RULE)->lines;
  assert_int_equal(lines_of(lines, "name"), 2);
  assert_int_equal(lines_of(lines, "kitty"), 3);
  assert_int_equal(lines_of(lines, "kitty.multiplier"), 3);
  assert_int_equal(lines_of(lines, "kitty.exposed"), 4);
  assert_int_equal(lines_of(lines, "multiplier"), -1);
  assert_int_equal(lines_find(lines, "kitty.exposed.more.yet", 1), 4);
  assert_int_equal(lines_find(lines, "kitty.size", 1), 3);
  assert_int_equal(lines_find(lines, "deck.size", 1), 1);
}

/* Nor is one found by its beginning. */
TEST(a_key_of_any_length_is_read_and_one_too_long_is_nobodys) {
  char key[2 * KEY_TEXT], text[4 * KEY_TEXT];
  for (size_t n = KEY_TEXT - 3; n < KEY_TEXT + 3; n++) {
    memset(key, 'k', n);
    key[n] = '\0';
    snprintf(text, sizeof text, "return game {\n\n%s = { a = 1 } }", key);
    const KeyLines *lines = &share("a.lua", text)->lines;
    assert_int_equal(lines_of(lines, key), n < KEY_TEXT ? 3 : -1);
    strcat(key, ".a.b");
    assert_int_equal(lines_find(lines, key, 1), n < KEY_TEXT ? 3 : 1);
    assert_int_equal(lines->n, n + 2 < KEY_TEXT ? 2 : n < KEY_TEXT);
  }
}

/* One that nobody has is kept, until many others were; one that somebody has always is. */
TEST(old_texts_make_room) {
  enum { LARGE = 200 << 10, MANY = 40 };
  const SharedText *held = share("held.lua", RULE);
  text_unshare(text_share("left.lua", strdup(RULE), strlen(RULE)));
  ScriptCode *code = calloc(1, sizeof *code);
  const SharedText *left = text_share("left.lua", strdup(RULE), strlen(RULE));
  *left->script.code = code;
  text_unshare(left);
  left = text_share("left.lua", strdup(RULE), strlen(RULE));
  assert_ptr_equal(*left->script.code, code); /* it was kept */
  text_unshare(left);
  for (int i = 0; i < MANY; i++) {
    char *text = calloc(LARGE + 1, 1);
    memset(text, ' ', LARGE);
    text[0] = (char)('a' + i);
    text_unshare(text_share("large.lua", text, LARGE));
  }
  left = share("left.lua", RULE);
  assert_null(*left->script.code); /* another one */
  assert_ptr_equal(share("held.lua", RULE), held);
}

/* ---- code ---- */

static void leave(void *sandbox) { sandbox_free(sandbox); }

static const Limits USUAL = {100 * 1000, 8 << 20, 256, 0};

typedef struct Came {
  bool done;
  char result[64], error[200];
  uint64_t spent;
} Came;

/* What comes of a script in a sandbox of its own, after another one. */
static Came run(const Script *script, const Limits *limits, const char *before) {
  Came came = {false, "", "", 0};
  Sandbox *sandbox = test_keeps(sandbox_new(limits), leave);
  Script first = {.name = "b.lua", .text = before, .length = strlen(before)};
  sandbox_run(sandbox, &first, 0, came.error, sizeof came.error);
  came.error[0] = '\0';
  sandbox_begin(sandbox);
  came.done = sandbox_run(sandbox, script, 0, came.error, sizeof came.error);
  if (came.done)
    snprintf(came.result, sizeof came.result, "%s", lua_tostring(sandbox_state(sandbox), -1));
  came.spent = sandbox_spent(sandbox);
  return came;
}

static void assert_same(const Came *one, const Came *other) {
  assert_int_equal(one->done, other->done);
  assert_string_equal(one->result, other->result);
  assert_string_equal(one->error, other->error);
  assert_int_equal(one->spent, other->spent);
}

static const char *const TEXTS[] = {
    "return 1 + 1",
    "local n = 0 for i = 1, 100 do n = n + i end return 'sum ' .. n .. '\\0 and on'",
    "local function f(x)\n  return x.y\nend\nreturn f(1)", /* fails in line 2 */
    "local t = {} for i = 1, 300 do t[i] = function() return i, t, 2^53, -7 end end return #t",
    "while true do end",
    "return unknown_name",
    "return (",
};
enum { TEXTS_NB = sizeof TEXTS / sizeof *TEXTS };

/* By the text, by the code when it is made, and by the code; `kept` where others have had it. */
static void compare(const Script *script, const Script *kept, const Limits *limits) {
  Came by_text = run(script, limits, "return 1");
  for (int i = 0; i < 2; i++) {
    Came by_code = run(kept, limits, "return 1");
    assert_same(&by_code, &by_text);
  }
}

TEST(kept_code_does_and_costs_what_the_text_does) {
  for (int i = 0; i < TEXTS_NB; i++) {
    Script script = {.name = "p.lua", .text = TEXTS[i], .length = strlen(TEXTS[i])};
    const Script *kept = &share("p.lua", TEXTS[i])->script;
    compare(&script, kept, &USUAL);
    bool compiles = TEXTS[i][script.length - 1] != '(';
    assert_int_equal(*kept->code != NULL, compiles);
  }
}

/* It was made where all its names were known: these cost no memory there. */
TEST(what_code_costs_does_not_depend_on_who_compiled_it) {
  char text[4096] = "return {\n";
  for (int i = 0; i < 100; i++) sprintf(text + strlen(text), "key_number_%d = 'value %d',\n", i, i);
  strcat(text, "}");
  Script script = {.name = "q.lua", .text = text, .length = strlen(text)};
  const Script *kept = &share("q.lua", text)->script;
  run(kept, &USUAL, text);
  assert_non_null(*kept->code);
  compare(&script, kept, &USUAL);
}

/* Under many budgets, of which some are too small; code is there from the second one on. */
static void compare_budgets(const char *text) {
  Script script = {.name = "r.lua", .text = text, .length = strlen(text)};
  const Script *kept = &share("r.lua", text)->script;
  for (uint64_t budget = 4000; budget < 30000; budget += 1000) {
    Limits limits = USUAL;
    limits.command = budget;
    compare(&script, kept, &limits);
    if (budget == 4000) run(kept, &USUAL, "return 1"); /* from here on there is code */
  }
}

/* The second has 6144 instructions of four bytes: as large as a table of 1024 entries, whose moving
** has a fee. */
TEST(kept_code_is_refused_by_the_budgets_that_refuse_the_text) {
  char sums[9000] = "return 0", sets[13000] = "";
  while (strlen(sums) < 8000) strcat(sums, " + 12345 * 0");
  for (int i = 0; i < 3071; i++) strcat(sets + 4 * i, "x=x ");
  compare_budgets(sums);
  compare_budgets(sets);
}

TEST(the_code_of_a_long_text_is_not_kept) {
  enum { LONG = 33 << 10 };
  char *text = test_room(LONG + 1);
  memset(text, ' ', LONG);
  memcpy(text, "return 1", 8);
  const Script *kept = &share("l.lua", text)->script;
  assert_true(run(kept, &USUAL, "return 1").done);
  assert_null(*kept->code);
}

/* ---- threads ---- */

enum { THREADS = 4, ROUNDS = 30 };

static void *share_often(void *data) {
  for (int i = 0; i < ROUNDS; i++) {
    char path[16];
    snprintf(path, sizeof path, "t%d.lua", i % 3);
    const SharedText *shared = text_share(path, strdup(RULE), strlen(RULE));
    Sandbox *sandbox = sandbox_new(&USUAL);
    char error[200];
    Script script = shared->script;
    sandbox_run(sandbox, &script, 0, error, sizeof error); /* house_rule is not known here */
    *(int *)data += lines_of(&shared->lines, "kitty.exposed") == 4 && *shared->script.code;
    sandbox_free(sandbox);
    text_unshare(shared);
  }
  return NULL;
}

TEST(threads_share_texts) {
  pthread_t thread[THREADS];
  int right[THREADS] = {0};
  for (int i = 0; i < THREADS; i++) pthread_create(&thread[i], NULL, share_often, &right[i]);
  for (int i = 0; i < THREADS; i++) pthread_join(thread[i], NULL);
  for (int i = 0; i < THREADS; i++) assert_int_equal(right[i], ROUNDS);
}
