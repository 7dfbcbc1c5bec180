/* test_sandbox.c - scripts that attack the state they run in, and what honest ones can do.
**
** Each attack runs with small budgets, so that the test is quick; each must end, within the budget,
** with the sentence that belongs to it, and the state must be as good as new afterwards.
*/
#include <time.h>

#include "lua/sandbox/sandbox.h"
#include "lua/sandbox/script_budget.h"
#include "support.h"

static const Limits SMALL = {20 * 1000, 8 << 20, 256, 0};
static const Limits LONGER = {200 * 1000, 8 << 20, 256, 0}; /* where it takes long to set out */

static char error[400];

/* Runs a text; true when it came to its end. */
static bool run(Sandbox *sandbox, const char *text) {
  error[0] = '\0';
  sandbox_begin(sandbox);
  bool done = sandbox_run(sandbox, &(Script){.name = "a.lua", .text = text, .length = strlen(text)},
                          0, error, sizeof error);
  if (done) lua_pop(sandbox_state(sandbox), 1);
  assert_int_equal(lua_gettop(sandbox_state(sandbox)), 1); /* its own */
  snprintf(error, sizeof error, "%s", in_english(error));
  return done;
}

static void leave(void *sandbox) { sandbox_free(sandbox); }

/* A sandbox for one test. */
static Sandbox *fresh_of(const Limits *limits) {
  Sandbox *sandbox = sandbox_new(limits);
  assert_non_null(sandbox);
  return test_keeps(sandbox, leave);
}

static Sandbox *fresh(void) { return fresh_of(&SMALL); }

typedef struct Attack {
  const char *text, *says;
} Attack;

static void expect_all(Sandbox *sandbox, const Attack *attacks, size_t n) {
  for (size_t i = 0; i < n; i++) {
    if (run(sandbox, attacks[i].text)) fail_msg("ran to its end: %s", attacks[i].text);
    if (!strstr(error, attacks[i].says))
      fail_msg("%s\n  ended with: %s\n  not with: %s", attacks[i].text, error, attacks[i].says);
    if (!run(sandbox, "return 1 + 1")) fail_msg("%s\n  left: %s", attacks[i].text, error);
  }
}

#define EXPECT_ALL(sandbox, attacks)                                                               \
  expect_all(sandbox, attacks, sizeof attacks / sizeof attacks[0])

#define SPENT "a.lua:1: the script ran for more than 200000 instructions"
#define SPENT_LONGER "a.lua:1: the script ran for more than 2000000 instructions"
#define MEMORY "a.lua:1: the script needs more than its 8192 KB of memory"
#define TOO_LONG "a.lua:1: the script makes a text longer than 256 KB"

TEST(code_that_needs_too_much_memory_is_refused_where_it_is) {
  enum { LONG = 256 * 1024 };
  char *text = test_room(LONG + 1);
  for (int i = 0; i < LONG; i += 4) memcpy(text + i, "a=a ", 4);
  Sandbox *sandbox = fresh_of(&(Limits){1000 * 1000, 8 << 20, 256, 0});
  EXPECT_ALL(sandbox, ((Attack[]){{text, MEMORY}}));
}

TEST(loops_end_by_the_count_of_instructions) {
  static const Attack ATTACKS[] = {
      {"while true do end", SPENT},
      {"::x:: goto x", SPENT},
      {"for i = 1, math.maxinteger do end", SPENT},
      {"local function f() return f() end f()", SPENT},
      {"while true do pcall(error) end", SPENT},
      {"while true do pcall(function() while true do end end) end", SPENT},
      {"pcall(function() while true do end end) while true do end", SPENT},
      {"local function f() pcall(f) f() end f()", "a.lua:1: "},
      {"pcall(pcall, pcall, function() while true do end end)", SPENT},
      {"table.sort({ 3, 1, 2 }, function() while true do end end)", SPENT},
      {"return ('x'):gsub('.', function() while true do end end)", SPENT},
      {"for w in ('a b'):gmatch('%a') do while true do end end", SPENT},
      {"while true do local t = {} for i = 1, 100 do t = { t } end end", SPENT},
      {"while true do select('#', 1, 2, 3) end", SPENT},
      {"local t = { 1 } while true do for k in pairs(t) do end end", SPENT},
      {"local t = { 1 } while true do next(t) end", SPENT},
  };
  EXPECT_ALL(fresh(), ATTACKS);
}

TEST(work_inside_c_functions_has_its_fee) {
  static const Attack ATTACKS[] = {
      {"while true do pcall(string.rep) end", SPENT},
      {"return (''):rep(math.maxinteger)", SPENT},
      {"return ('x'):rep(10, ('y'):rep(100000)):rep(1 << 40)", "a.lua:1: "},
      {"return table.concat({}, 'x', 1, math.maxinteger)", SPENT},
      {"return table.unpack({}, 1, 1 << 30)", SPENT},
      {"return table.unpack({}, math.mininteger, math.maxinteger)", "a.lua:1: "},
      {"return table.move({}, 1, math.maxinteger, 2)", SPENT},
      {"return table.move({ 1 }, 1, 1 << 40, 3, {})", SPENT},
      {"local t = {} for i = 1, 62 do t[1 << i] = 1 end t[1] = 1 t[3] = 1 table.insert(t, 1, 1)",
       SPENT},
      {"local t = {} for i = 1, 62 do t[1 << i] = 1 end t[1] = 1 t[3] = 1 table.remove(t, 1)",
       SPENT},
      {"local t = {} for i = 1, 62 do t[1 << i] = 1 end t[1] = 1 t[3] = 1 table.sort(t)", SPENT},
      {"local s = ('a'):rep(2000) while true do s:find(('a'):rep(1000) .. 'b', 1, true) end",
       SPENT},
      {"local s = ('a'):rep(100000) while true do s:upper() end", SPENT},
      {"local s = ('a'):rep(100000) while true do s:byte(1, 100) end", SPENT},
      {"local s = ('1'):rep(100000) while true do tonumber(s) end", SPENT},
      {"local s = ('a'):rep(1000) while true do s:gsub('a', 'bb') end", SPENT},
      {"local s = ('a'):rep(100000) while true do local _ = ('%s'):format(s) end", SPENT},
      {"local s = ('a'):rep(200000) while true do s = s:sub(1, -2) end", SPENT},
      {"local s, t = ('a'):rep(100000), {} while true do t[1] = s .. #t end", SPENT},
  };
  EXPECT_ALL(fresh(), ATTACKS);
}

/* A text of 200 KB, and a number of as many digits. */
#define ZEROS "local s = ('\\0'):rep(200000) "
#define NUMBER "local s = ('0'):rep(200000) .. '1' "
#define LOOP(body) "while true do " body " end"

TEST(long_texts_are_paid_for_where_they_are_numbers) {
  static const Attack ATTACKS[] = {
      {NUMBER LOOP("local _ = ('%d'):format(s)"), SPENT},
      {NUMBER LOOP("local _ = ('%d'):rep(9):format(s, s, s, s, s, s, s, s, s)"), SPENT},
      {NUMBER LOOP("local _ = ('%5.1f'):format(s)"), SPENT},
      {NUMBER LOOP("math.max(s, s)"), SPENT},
      {NUMBER LOOP("math.min(s, s)"), SPENT},
      {NUMBER LOOP("math.abs(s)"), SPENT},
      {NUMBER LOOP("math.floor(s)"), SPENT},
      {NUMBER LOOP("math.ceil(s)"), SPENT},
      {NUMBER LOOP("math.sqrt(s)"), SPENT},
      {NUMBER LOOP("math.fmod(s, s)"), SPENT},
      {NUMBER LOOP("math.modf(s)"), SPENT},
      {NUMBER LOOP("math.tointeger(s)"), SPENT},
      {NUMBER LOOP("math.ult(s, s)"), SPENT},
      {NUMBER LOOP("string.char(s, s)"), SPENT},
      {NUMBER LOOP("local _ = ('x'):rep(s)"), SPENT},
      {NUMBER LOOP("local _ = ('x'):sub(s, s)"), SPENT},
      {NUMBER LOOP("local _ = ('x'):byte(s, s)"), SPENT},
      {NUMBER LOOP("local _ = ('x'):find('x', s)"), SPENT},
      {NUMBER LOOP("local _ = ('x'):match('x', s)"), SPENT},
      {NUMBER LOOP("local _ = ('x'):gmatch('x', s)"), SPENT},
      {NUMBER LOOP("local _ = ('x'):gsub('x', 'y', s)"), SPENT},
      {NUMBER LOOP("table.concat({ 1 }, '', s, s)"), SPENT},
      {NUMBER LOOP("table.unpack({ 1 }, s, s)"), SPENT},
      {NUMBER LOOP("table.move({ 1 }, s, s, s)"), SPENT},
      {NUMBER LOOP("local t = { 1 } table.insert(t, s, 1) table.remove(t, s)"), SPENT},
      {NUMBER LOOP("select(s, 1)"), SPENT},
      {NUMBER LOOP("pcall(error, 'x', s)"), SPENT},
      {NUMBER LOOP("tonumber(s)"), SPENT},
      {NUMBER LOOP("tonumber('1', 10) tonumber(s, 10)"), SPENT},
      {NUMBER LOOP("local _ = s + 1"), SPENT},
      {NUMBER LOOP("local _ = -s"), SPENT},
      {NUMBER LOOP("local _ = 1 // s"), SPENT},
  };
  Sandbox *sandbox = fresh();
  for (size_t i = 0; i < sizeof ATTACKS / sizeof *ATTACKS; i += SHARE)
    expect_all(sandbox, &ATTACKS[i], 1);
}

TEST(long_texts_are_paid_for_where_they_are_compared) {
  static const Attack ATTACKS[] = {
      {"local t = {} for i = 1, 30 do t[i] = ('0'):rep(200000) end " LOOP("table.sort(t)"),
       SPENT_LONGER},
      {"local t = {} for i = 1, 30 do t[i] = ('\\0'):rep(200000) end " LOOP("table.sort(t)"),
       SPENT_LONGER},
      {"local t = {} for i = 1, 30 do t[('0'):rep(200000 - i)] = i end " LOOP("next(t)"),
       SPENT_LONGER},
      {"local t = {} for i = 1, 30 do t[('0'):rep(200000 - i)] = i end " LOOP(
           "for k in pairs(t) do break end"),
       SPENT_LONGER},
      {ZEROS "local t = ('\\0'):rep(200000) " LOOP("rawequal(s, t)"), SPENT_LONGER},
      {ZEROS LOOP("pcall(error, s)"), SPENT_LONGER},
      {ZEROS LOOP("tostring(s) ipairs(s)"), SPENT_LONGER},
  };
  EXPECT_ALL(fresh_of(&LONGER), ATTACKS);
}

TEST(many_arguments_are_paid_for) {
  static const Attack ATTACKS[] = {
      {"local function f(...) " LOOP("math.max(...)") " end f(table.unpack({ 1 }, 1, 1))", SPENT},
      {"local t = {} for i = 1, 9000 do t[i] = 65 end local function f(...) " LOOP(
           "string.char(...)") " end f(table.unpack(t))",
       SPENT},
      {"local t = {} for i = 1, 9000 do t[i] = 65 end local function f(...) " LOOP(
           "math.min(...)") " end f(table.unpack(t))",
       SPENT},
      {"local t = {} for i = 1, 200 do t[i] = 1e308 end local f = ('%.99f'):rep(200) " LOOP(
           "pcall(f.format, f, table.unpack(t))"),
       SPENT},
      {"local t = {} for i = 1, 9000 do t[i] = 1.7e308 end " LOOP("table.concat(t, '')"), SPENT},
  };
  EXPECT_ALL(fresh(), ATTACKS);
}

TEST(patterns_that_could_take_for_ever_are_refused) {
  static const char LONG[] = "a.lua:1: the pattern could take too long";
  static const Attack ATTACKS[] = {
      {"return ('a'):rep(30000):find(('a?'):rep(30) .. ('a'):rep(30))", LONG},
      {"return ('a'):rep(3000):match('.-.-.-.-b')", LONG},
      {"return ('a'):rep(3000):match('^.*.*.*b')", LONG},
      {"return ('a'):rep(3000):gsub('(a*)*%1b', '')", LONG},
      {"return ('('):rep(3000):match('%b()%b()x')", LONG},
      {"return ('[a' .. ('a'):rep(900)):match('%b[a.-.-.-.-.-.-.-x')", LONG},
      {"for w in ('a'):rep(3000):gmatch('^a*a*b') do end", LONG},
      {"return ('a'):rep(3000):find('a*a*b\\0')", LONG},
      {"return ('a'):rep(1900):find('a*' .. ('a'):rep(250) .. 'b')", LONG},
      {"return ('a'):find(('a'):rep(300) .. '*')", "a.lua:1: the pattern is longer"},
      {"while true do ('a b c d e f'):match('%a+ %a+') end", SPENT},
  };
  EXPECT_ALL(fresh(), ATTACKS);
}

TEST(memory_ends_a_script_for_good) {
  static const Attack ATTACKS[] = {
      {"local t = {} while true do t[#t + 1] = ('xxxxxxxxxx'):rep(1000) .. #t end", MEMORY},
      {"local function f() return f() + 1 end f()", MEMORY},
      {"local t = {} for i = 1, 1e6 do t[i] = i end", MEMORY},
      {"local function f(...) return f(1, ...) end f()", MEMORY},
      {"local t = {} while true do t = { t, t, t, t } end", MEMORY},
      {"return ('x'):rep(100000):gsub('x', ('y'):rep(100))", MEMORY},
      {"local t = {} for i = 1, 4e4 do t[i] = 'x' end return table.concat(t, ('y'):rep(100))",
       "a.lua:1: "},
  };
  EXPECT_ALL(fresh_of(&LONGER), ATTACKS);
}

TEST(a_text_is_no_longer_than_a_file) {
  Sandbox *sandbox = fresh();
  static const Attack ATTACKS[] = {
      {"local s = 'x' while true do s = s .. s end", TOO_LONG},
      {"pcall(string.rep, 'x', 300000) return 1", TOO_LONG},
      {"return ('x'):rep(7 << 20)", TOO_LONG},
      {"return ('x'):rep(1000000000)", TOO_LONG},
      {"return ('x'):rep(1 << 62)", TOO_LONG},
      {"return ('x'):rep(2, ('y'):rep(262143))", TOO_LONG},
      {"while true do pcall(string.rep, 'x', 1 << 62) end", TOO_LONG},
      {"local t = {} for i = 1, 3000 do t[i] = ('x'):rep(100) end return table.concat(t)",
       TOO_LONG},
  };
  EXPECT_ALL(sandbox, ATTACKS);
  assert_true(run(sandbox, "return ('x'):rep(256 * 1024)"));
  assert_false(run(sandbox, "return ('x'):rep(256 * 1024 + 100)"));
}

/* Where Lua's table of short texts may not grow, it collects its garbage for each text anew. */
TEST(many_short_texts_are_made_as_quickly_as_few) {
  Sandbox *sandbox = fresh_of(&LONGER);
  assert_true(run(sandbox, "local t = {}\n"
                           "for i = 1, 90 do\n"
                           "  local u = {}\n"
                           "  t[i] = u\n"
                           "  for j = 1, 1000 do u[j] = i .. ',' .. j end\n"
                           "end\n"));
  static const Attack ATTACKS[] = {
      {"local t = {} for i = 1, 1e4 do local u = {} t[i] = u for j = 1, 500 do u[j] = i .. ',' .. j"
       " end end",
       MEMORY}};
  EXPECT_ALL(sandbox, ATTACKS);
}

TEST(nothing_of_the_machine_can_be_named) {
  Sandbox *sandbox = fresh();
  static const char *const NAMES[] = {
      "io",           "os",           "package", "debug",          "load",     "loadfile",
      "loadstring",   "dofile",       "require", "collectgarbage", "warn",     "coroutine",
      "getmetatable", "setmetatable", "rawset",  "rawget",         "rawlen",   "_G",
      "utf8",         "_VERSION",     "xpcall",  "module",         "newproxy", "setfenv"};
  for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
    const char *text = printed("return %s", NAMES[i]);
    const char *says = printed("a.lua:1: unknown name `%s` (a word stands in quotes)", NAMES[i]);
    assert_false(run(sandbox, text));
    assert_string_equal(error, says);
  }
  static const Attack ATTACKS[] = {
      {"return math.random(6)", "a.lua:1: chance is `deal:random(n)` where a rule does"},
      {"return math.randomseed(1)", "a.lua:1: chance is `deal:random(n)` where a rule does"},
      {"return ('x'):dump()", "attempt to call a nil value"},
      {"return ('x'):pack()", "attempt to call a nil value"},
      {"return string.unpack('s', 'x')", "attempt to call a nil value"},
  };
  EXPECT_ALL(sandbox, ATTACKS);
}

TEST(only_text_is_compiled_and_not_too_much) {
  Sandbox *sandbox = fresh();
  static char text[SANDBOX_TEXT_MAX + 2];
  assert_false(run(sandbox, "\x1bLua"));
  assert_says(error, "attempt to load a binary chunk");
  memset(text, ' ', sizeof text - 1);
  assert_false(run(sandbox, text));
  assert_says(error, "longer than 256 KB");
  memset(text, '(', 100000);
  text[100000] = '\0';
  assert_false(run(sandbox, text));
  assert_string_equal(error, "a.lua:1: C stack overflow");
}

TEST(errors_name_file_and_line_in_one_sentence) {
  Sandbox *sandbox = fresh();
  static const Attack ATTACKS[] = {
      {"\n\nlocal t = {} t.x.y = 1", "a.lua:3: attempt to index a nil value (field 'x')"},
      {"\nerror('no such card')", "a.lua:2: no such card"},
      {"\nerror('bare', 0)", "a.lua:2: bare"},
      {"\nerror({})", "a.lua:2: the script raised an error that is a table"},
      {"\nerror()", "a.lua:2: the script raised an error that is nil"},
      {"\nx = 1", "a.lua:2: `x` is assigned but not declared: write `local x`"},
      {"\n\nfunction f() end", "a.lua:3: `f` is assigned but not declared"},
      {"\nlocal = 1", "a.lua:2: "},
      {"error('a\\27[31mb\\nc\\194\\155d')", "a.lua:1: a?[31mb?c?d"},
      {"\n('x'):rep({})", "a.lua:2: bad argument #1 to 'rep'"},
      {"\nlocal f = tostring f()", "a.lua:2: bad argument #1"},
  };
  EXPECT_ALL(sandbox, ATTACKS);
  assert_false(run(sandbox, "error('a\\27[31m\\194\\155')"));
  for (const char *c = error; *c; c++) assert_true((unsigned char)*c >= ' ' && *c != 0x7f);
}

TEST(no_address_shows) {
  Sandbox *sandbox = fresh();
  assert_true(run(sandbox,
                  "print(print, {}, tostring({}), string.format('%s', {}), ('%s'):format(print))"));
  assert_string_equal(sandbox_output(sandbox), "function\ttable\ttable\ttable\tfunction\n");
  assert_false(run(sandbox, "return ('%p'):format({})"));
  assert_false(run(sandbox, "return ('%-10p'):format('x')"));
  assert_true(run(sandbox, "print(('%%p'):format(1), ('%5.1f|%d|%s'):format(1.25, 3, nil))"));
  assert_string_equal(sandbox_output(sandbox), "%p\t  1.2|3|nil\n");
  assert_false(run(sandbox, "error(print)"));
  assert_null(strstr(error, "0x"));
  assert_false(run(sandbox, "return {} < {}"));
  assert_null(strstr(error, "0x"));
  assert_false(run(sandbox, "return {} .. 'x'"));
  assert_null(strstr(error, "0x"));
}

TEST(pairs_walks_numbers_then_strings_in_order) {
  Sandbox *sandbox = fresh();
  assert_true(run(
      sandbox,
      "local t = { 30, 10, b = 1, a = 2, [2.5] = 9, [-1] = 0, [true] = 1, ab = 3 }\n"
      "local s = '' for k in pairs(t) do s = s .. tostring(k) .. ' ' end print(s)\n"
      "s = '' local k = next(t) while k ~= nil do s = s .. tostring(k) .. ' ' k = next(t, k) end\n"
      "print(s) print(next({}))"));
  assert_string_equal(sandbox_output(sandbox),
                      "-1 1 2 2.5 a ab b true \n-1 1 2 2.5 a ab b true \nnil\n");
  assert_true(run(sandbox, "local t = { a = 1, b = 2, c = 3 }\n"
                           "for k in pairs(t) do t.b = nil print(k) end"));
  assert_string_equal(sandbox_output(sandbox), "a\nc\n");
  assert_false(run(sandbox, "for k in pairs({ [{}] = 1 }) do end"));
  assert_says(error, "cannot be walked in order");
}

TEST(sort_is_stable_and_bears_a_senseless_order) {
  Sandbox *sandbox = fresh();
  assert_true(run(sandbox, "local t = {} for i = 1, 9 do t[i] = { i % 3, i } end\n"
                           "table.sort(t, function(a, b) return a[1] < b[1] end)\n"
                           "local s = '' for _, v in ipairs(t) do s = s .. v[2] end print(s)\n"
                           "local u = { 3, 1, 2 } table.sort(u) print(table.concat(u, ' '))\n"
                           "table.sort(u, function() return true end) print(#u)"));
  assert_string_equal(sandbox_output(sandbox), "369147258\n1 2 3\n3\n");
  assert_false(run(sandbox, "table.sort({ 1, 'x' })"));
}

TEST(what_is_printed_is_bounded_and_clean) {
  Sandbox *sandbox = fresh();
  assert_false(run(sandbox, "while true do print('0123456789') end"));
  assert_says(error, "prints too much");
  assert_int_equal(strlen(sandbox_output(sandbox)), SMALL.output);
  assert_true(run(sandbox, "print('a\\27b\\194\\155c\\127')"));
  assert_string_equal(sandbox_output(sandbox), "a?b?c?\n");
  assert_string_equal(sandbox_output(sandbox), "");
}

TEST(files_cannot_reach_each_other) {
  Sandbox *sandbox = fresh();
  assert_false(run(sandbox, "string.rep = nil"));
  assert_says(error, "`rep` cannot be set: a library cannot be changed");
  assert_true(run(sandbox, "pcall(function() string.sub = print end)"));
  assert_true(run(sandbox, "print(('x'):rep(2), string.rep('y', 2), ('abc'):sub(2))"));
  assert_string_equal(sandbox_output(sandbox), "xx\tyy\tbc\n");
}

static int double_it(lua_State *L) {
  lua_pushinteger(L, 2 * (lua_Integer)lua_rawlen(L, 1));
  return 1;
}

TEST(calls_have_a_budget_each) {
  Sandbox *sandbox = fresh_of(&LONGER);
  lua_State *L = sandbox_state(sandbox);
  static const char TEXT[] =
      "return function(n) local s = 0 for i = 1, n do s = s + i end return s end";
  assert_true(sandbox_run(sandbox, &(Script){.name = "f.lua", .text = TEXT, .length = strlen(TEXT)},
                          0, error, sizeof error));
  for (int i = 0; i < 5; i++) { /* together more than one budget */
    lua_pushvalue(L, -1);
    lua_pushinteger(L, 30000);
    assert_true(sandbox_call(sandbox, 1, 1, error, sizeof error));
    assert_int_equal(lua_tointeger(L, -1), 450015000);
    lua_pop(L, 1);
  }
  lua_pushvalue(L, -1);
  lua_pushinteger(L, 1000000);
  assert_false(sandbox_call(sandbox, 1, 1, error, sizeof error));
  assert_string_equal(in_english(error),
                      "f.lua:1: the script ran for more than 200000 instructions");
  lua_pop(L, 1);
}

TEST(globals_can_be_added_for_a_file) {
  Sandbox *sandbox = fresh();
  lua_State *L = sandbox_state(sandbox);
  lua_newtable(L);
  lua_pushcfunction(L, double_it);
  lua_setfield(L, -2, "double");
  static const char TEXT[] = "return double('abc')";
  Script script = {.name = "g.lua", .text = TEXT, .length = strlen(TEXT)};
  assert_true(sandbox_run(sandbox, &script, -1, error, sizeof error));
  assert_int_equal(lua_tointeger(L, -1), 6);
  lua_pop(L, 2);
  assert_false(run(sandbox, TEXT));
}

/* In the place of the C library's: what this program computes takes so many times as long. */
static int slowness = 1;
int clock_gettime(clockid_t which, struct timespec *time) {
  (void)which;
  long millionths = clock() / (CLOCKS_PER_SEC / 1000000) * slowness;
  *time = (struct timespec){millionths / 1000000, millionths % 1000000 * 1000};
  return 0;
}

/* Comparing long texts counts as one instruction: the clock ends it, and with it the command. */
TEST(who_was_cut_off_by_the_clock_is_not_asked_again) {
  static const char SLOW[] =
      "local a = ('\\0'):rep(262000) local b = ('\\0'):rep(261999) .. '\\1'\n"
      "for i = 1, 30000000 do local x = a < b end";
  static const char QUICK[] = "return 1";
  Sandbox *sandbox = sandbox_new(&limits_default);
  assert_non_null(sandbox);
  slowness = 20;
  assert_false(run(sandbox, SLOW));
  slowness = 1;
  assert_says(error, "was cut off after 2 seconds");
  error[0] = '\0';
  Script quick = {.name = "b.lua", .text = QUICK, .length = strlen(QUICK)};
  assert_false(sandbox_run(sandbox, &quick, 0, error, sizeof error));
  assert_says(error, "was cut off after 2 seconds");
  sandbox_free(sandbox);
}

/* No call is too long, but all of them are. */
TEST(the_calls_of_a_command_have_a_clock_together) {
  static const char SHORT[] =
      "local a = ('\\0'):rep(262000) local b = ('\\0'):rep(261999) .. '\\1'\n"
      "for i = 1, 8 do local x = a < b end";
  Sandbox *sandbox = sandbox_new(&limits_default);
  Script script = {.name = "a.lua", .text = SHORT, .length = strlen(SHORT)};
  assert_non_null(sandbox);
  int calls = 0;
  slowness = 20;
  while (calls < 2000 && sandbox_run(sandbox, &script, 0, error, sizeof error)) {
    lua_pop(sandbox_state(sandbox), 1);
    calls++;
  }
  slowness = 1;
  assert_says(error, "was cut off after 8 seconds");
  assert_true(calls > 5 && calls < 2000);
  sandbox_begin(sandbox);
  Script quick = {.name = "b.lua", .text = "return 1", .length = 8};
  assert_true(sandbox_run(sandbox, &quick, 0, error, sizeof error));
  sandbox_free(sandbox);
}

/* Functions in each other, and names that are looked for in all of them. */
TEST(what_takes_long_to_compile_is_cut_off) {
  static char text[SANDBOX_TEXT_MAX];
  Text out = text_start(text, sizeof text);
  Sandbox *sandbox = sandbox_new(&limits_default);
  assert_non_null(sandbox);
  for (int depth = 0; depth < 150; depth++) {
    text_put(&out, "local function f() local a");
    for (int i = 0; i < 150; i++) text_add(&out, ",l%d", i);
    text_put(&out, "\n");
  }
  while (out.length + 2000 < sizeof text) text_put(&out, "x=y ");
  for (int depth = 0; depth < 150; depth++) text_put(&out, " end");
  Script script = {.name = "a.lua", .text = text, .length = strlen(text)};
  slowness = 50;
  assert_false(sandbox_run(sandbox, &script, 0, error, sizeof error));
  slowness = 1;
  assert_says(error, "was cut off after 2 seconds");
  sandbox_free(sandbox);
}

TEST(a_table_whose_entries_fall_in_one_place_is_refused) {
  Sandbox *sandbox = sandbox_new(&limits_default);
  assert_non_null(sandbox);
  assert_false(run(sandbox, "local t = {} for i = 1, 200000 do t[i * 131071 * 65536] = i end"));
  assert_says(error, "a.lua:1: the script ran for more than");
  assert_true(run(sandbox, "local t = {} for i = 1, 4000 do t['k' .. i] = i end"));
  sandbox_free(sandbox);
}
