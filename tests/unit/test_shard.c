/* test_shard.c - parts of a simulation as text: they add up to what one run gives, bit for bit, and
** what does not belong together is refused. */
#include <inttypes.h>
#include <xxhash.h>

#include "rulefiles.h"
#include "sim/shard.h"
#include "sim/simulate.h"

/* A simulation, and the rules that it is played by. */
typedef struct Played {
  SimPlan plan;
  SimRules loaded;
  const Rules *rules[COLUMN_MAX];
  SimResult result;
  Shard head;
} Played;

static void let_go(void *sim) {
  sim_free(&((Played *)sim)->loaded);
  free(sim);
}

static Played *played(const char *const specs[], int columns, bool games, int trials) {
  static char all[16];
  Played *sim = test_keeps(calloc(1, sizeof *sim), let_go);
  char error[VARIANT_ERROR];
  sim->plan = (SimPlan){.columns = columns, .seed = 1, .threads = 2, .games = games};
  for (int i = 0; i < columns; i++) sim->plan.spec[i] = specs[i];
  assert_true(bots_parse("simple,random", sim->plan.bots, error, sizeof error));
  if (!sim_load(&sim->loaded, &sim->plan, error, sizeof error)) fail_msg("%s", in_english(error));
  for (int i = 0; i < columns; i++) sim->rules[i] = variant_rules(sim->loaded.variant[0][i]);
  snprintf(all, sizeof all, "%d", trials);
  sim->head =
      (Shard){.value = {[SHARD_GAME] = "a\\b\nc", [SHARD_TRIALS] = all, [SHARD_TRIAL] = "deal"}};
  sim->head.trials = (uint64_t)trials;
  return sim;
}

static void play(Played *sim, uint64_t from, uint64_t to) {
  char error[VARIANT_ERROR];
  sim->plan.from = from;
  sim->plan.to = to;
  if (!sim_run(&sim->plan, &sim->loaded, NULL, &sim->result, error, sizeof error))
    fail_msg("%s", in_english(error));
}

/* One part, played and printed. */
static char *part(Played *sim, uint64_t number, uint64_t of) {
  uint64_t from, to;
  shard_range(number, of, sim->head.trials, &from, &to);
  play(sim, from, to);
  sim->head.number = number;
  sim->head.of = of;
  return kept(shard_print(&sim->head, sim->rules, &sim->result.sums));
}

static void add(Played *sim, const char *text, Sums *sums) {
  char error[256];
  Shard shard;
  if (!shard_read(&shard, text, error, sizeof error)) fail_msg("%s", in_english(error));
  assert_string_equal(shard.value[SHARD_GAME], "a\\b\nc");
  if (!shard_add(&shard, sim->rules, sums, error, sizeof error)) fail_msg("%s", in_english(error));
  shard_free(&shard);
}

/* What figures there are, added in another order than they were played in. */
static void assert_parts_are_the_whole(const char *const specs[], int columns, bool games,
                                       int trials) {
  enum { PARTS = 3 };
  Played *sim = played(specs, columns, games, trials);
  Sums *sums = test_room(sizeof *sums);
  sums->columns = columns;
  for (uint64_t i = PARTS; i >= 1; i--) add(sim, part(sim, i, PARTS), sums);
  play(sim, 1, (uint64_t)trials + 1);
  assert_int_equal(sums->trials, trials);
  assert_memory_equal(sums->column, sim->result.sums.column,
                      sizeof sums->column[0] * (size_t)columns);
}

TEST(shards_add_up_to_one_run) {
  static const char *const PAIR[] = {"pagat", "pagat+kitty.multiplier=5"};
  static const char *const SWEEP[] = {"eighty", "eighty+kitty.multiplier=1",
                                      "eighty+kitty.multiplier=3"};
  static const char *const CLIMBS[] = {"bombs"};
  assert_parts_are_the_whole(PAIR, 2, false, 250 / SHARE);
  assert_parts_are_the_whole(SWEEP, 3, false, 100 / SHARE);
  assert_parts_are_the_whole(CLIMBS, 1, true, 8);
}

TEST(ranges_leave_nothing_out) {
  for (uint64_t trials = 1; trials <= 30; trials++)
    for (uint64_t of = 1; of <= trials; of++) {
      uint64_t from, to, next = 1;
      for (uint64_t i = 1; i <= of; i++, next = to) {
        shard_range(i, of, trials, &from, &to);
        assert_int_equal(from, next);
        assert_true(to > from);
      }
      assert_int_equal(next, trials + 1);
    }
  uint64_t from, to;
  shard_range(SHARDS_MAX, SHARDS_MAX, INT32_MAX, &from, &to);
  assert_int_equal(to, (uint64_t)INT32_MAX + 1);
}

TEST(a_place_is_one_of_so_many) {
  static const char *const WRONG[] = {"",    "3",        "/3",   "0/3",
                                      "4/3", "-1/3",     "3/3/", "3 /4",
                                      "a/b", "1/100001", "1/",   "1/99999999999999999999"};
  uint64_t number = 0, of = 0;
  assert_true(shard_place("3/10", &number, &of));
  assert_int_equal(number, 3);
  assert_int_equal(of, 10);
  for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++)
    assert_false(shard_place(WRONG[i], &number, &of));
}

/* The text with a piece of it replaced, and a checksum that is right again. */
static char *altered(const char *text, const char *from, const char *to) {
  const char *at = strstr(text, from), *last = strstr(text, "Checksum: ");
  assert_non_null(at);
  assert_non_null(last);
  size_t size = strlen(text) + strlen(to) + 1;
  char *out = test_room(size);
  int n = snprintf(out, size, "%.*s%s%.*s", (int)(at - text), text, to,
                   (int)(last - at - (long)strlen(from)), at + strlen(from));
  snprintf(out + n, size - (size_t)n, "Checksum: %016" PRIx64 "\n", XXH64(out, (size_t)n, 0));
  return out;
}

/* What is said of a part that was altered so. */
static void refused(Played *sim, const char *text, const char *from, const char *to,
                    const char *why) {
  char error[256] = "", *wrong = altered(text, from, to);
  Sums *sums = test_room(sizeof *sums), none;
  sums->columns = 1;
  none = *sums;
  Shard shard;
  if (shard_read(&shard, wrong, error, sizeof error)) {
    assert_false(shard_add(&shard, sim->rules, sums, error, sizeof error));
    shard_free(&shard);
  }
  assert_string_equal(in_english(error), why);
  assert_memory_equal(sums, &none, sizeof none);
}

TEST(what_is_no_shard_is_refused_by_its_line) {
  static const char *const SPECS[] = {"pagat"};
  Played *sim = played(SPECS, 1, false, 20);
  char *text = part(sim, 1, 2), other[256];
  const char *hash = printed("%016" PRIx64, sim->rules[0]->hash);
  snprintf(other, sizeof other,
           "it was played by other rules than those found here: hash 0123456789abcdef, here %s "
           "(pagat)",
           hash);
  refused(sim, text, hash, "0123456789abcdef", other);
  refused(sim, text, hash, "pagat", "line 6: Rules are one to 16 hashes of 16 digits");
  refused(sim, text, "pengyou-shard 1", "pengyou-shard 2",
          "it is no shard: its first line is not \"pengyou-shard 1\"");
  refused(sim, text, "Shard: 1/2", "Shard: 3/2",
          "line 2: Shard is I/N, a number and of how many up to 100000");
  refused(sim, text, "Trial: deal", "Trial: deals", "line 8: Trial is \"deal\" or \"game\"");
  refused(sim, text, "Trials: 20", "Trials: 0", "line 9: Trials is a number from 1 to 2147483647");
  refused(sim, text, "Trials: 20", "Trials: 1", "line 9: there are more shards than trials");
  refused(sim, text, "Seed: ", "Sede: ", "line 10: \"Seed: \" is wanted here");
  refused(sim, text, "Column: 1", "Column: 2", "line 14: \"Column: 1\" is wanted here");
  refused(sim, text, "figure ", "figures ", "line 15: it is no figure, points or result");
  refused(sim, text, "figure ", "figure x", "line 15: a figure is 10 numbers and its key");
  refused(sim, text, "figure ", "figure 99999999999999999999 ",
          "line 15: a figure is 10 numbers and its key");
  refused(sim, text, "declarers.win", "declarers.lose",
          "line 15: these rules have no such figure, or not here");
  refused(sim, text, "nobody.wins", "declarers.win",
          "line 16: these rules have no such figure, or not here");
  char *two = altered(text, "points ", "result "), *at = strstr(two, "result ");
  int line = 1;
  for (const char *c = two; c < at; c++) line += *c == '\n';
  snprintf(other, sizeof other, "line %d: how many deals is wanted here, and with which result",
           line);
  refused(sim, text, "points ", "result ", other);
}

TEST(shards_of_other_simulations_are_told_apart) {
  static const char *const SPECS[] = {"pagat"};
  static const char *const OTHER[][3] = {
      {"Shard: 1/2", "Shard: 2/2", ""},
      {"Shard: 1/2", "Shard: 2/4", "it is one of 4 shards, the first one of 2"},
      {"Trials: 20", "Trials: 21", "its Trials is \"21\", that of the first \"20\""},
      {"Against: ", "Against: b", "its Against is \"b\", that of the first \"\""},
      {"Trial: deal", "Trial: game", "its Trial is \"game\", that of the first \"deal\""},
      {"Begins: ", "Begins: 7",
       "another version of the program played it than the first: deal 1 ends otherwise"},
  };
  Played *sim = played(SPECS, 1, false, 20);
  char *text = part(sim, 1, 2);
  for (size_t i = 0; i < sizeof OTHER / sizeof *OTHER; i++) {
    char error[256] = "", *other = altered(text, OTHER[i][0], OTHER[i][1]);
    Shard first, shard;
    assert_true(shard_read(&first, text, error, sizeof error));
    if (!shard_read(&shard, other, error, sizeof error)) fail_msg("%s", in_english(error));
    assert_int_equal(shard_same(&shard, &first, error, sizeof error), *OTHER[i][2] == '\0');
    assert_string_equal(in_english(error), OTHER[i][2]);
    shard_free(&first);
    shard_free(&shard);
  }
}

TEST(a_shard_that_was_cut_or_changed_is_refused) {
  static const char *const SPECS[] = {"pagat"};
  Played *sim = played(SPECS, 1, false, 20);
  char *text = part(sim, 1, 2), error[256];
  Shard shard;
  size_t length = strlen(text);
  for (size_t n = length - 2; n > 0; n -= n > 100 ? 37 : 1) {
    text[n] = '\0';
    assert_false(shard_read(&shard, text, error, sizeof error));
  }
  text = part(sim, 1, 2);
  *strstr(text, "declarers") = 'D';
  assert_false(shard_read(&shard, text, error, sizeof error));
  assert_says(error, "the text was changed: its checksum is ");
}
