/* test_find.c - how far the paths in a file lead, which file is meant by them, and what is asked
** before the deck. */
#include <sys/stat.h>
#include <unistd.h>

#include "lua/variant.h"
#include "support.h"

static char error[VARIANT_ERROR];

static int make_folders(void) {
  return folder_enter() || mkdir("own", 0700) || mkdir("own/below", 0700);
}

static int remove_folders(void) { return rmdir("own/below") || rmdir("own") || folder_leave(); }

/* A house rule that sets the multiplier of the kitty, or nothing, and requires others. */
static void put_rule(const char *path, const char *name, const char *required, int multiplier) {
  char set[64] = "";
  if (multiplier) snprintf(set, sizeof set, ", kitty = { multiplier = %d }", multiplier);
  put(path,
      printed("return house_rule { name = '%s',\n  requires = { %s }%s }", name, required, set));
}

static const char *refused(const char *spec, int players) {
  Variant *variant = variant_load(spec, players, error, sizeof error);
  if (variant) fail_msg("%s can be loaded", spec);
  return in_english(error);
}

/* The names of the house rules, which are those of the files that take part. */
static void assert_named(const char *spec, const char *name) {
  Variant *variant = variant_load(spec, 6, error, sizeof error);
  if (!variant) fail_msg("%s: %s", spec, error);
  assert_string_equal(in_english(variant_rules(variant)->name), name);
  variant_free(variant);
}

TEST(a_path_is_seen_from_the_file_that_names_it) {
  put_rule("own/a.lua", "a", "'./below/b.lua'", 0);
  put_rule("own/below/b.lua", "b", "'c.lua'", 0);
  put_rule("own/below/c.lua", "c", "'no-points-buried'", 0);
  assert_named("pagat+own/a.lua", "Looking for Friends + a + b + c + No points may be buried");
  put("own/game.lua", "return game { name = 'Mine', extends = 'below/base.lua' }");
  put("own/below/base.lua", "return game { name = 'Base', extends = 'pagat' }");
  assert_named("own/game.lua", "Mine");
  unlink("own/a.lua");
  unlink("own/below/b.lua");
  unlink("own/below/c.lua");
  unlink("own/game.lua");
  unlink("own/below/base.lua");
}

TEST(a_file_reaches_its_folder_and_the_variants_alone) {
  static const char *const OUTSIDE[] = {"/etc/passwd", "../secret.lua", "./link.lua",
                                        "below/../../secret.lua", "../own/../secret.lua"};
  char path[2048];
  put("secret.lua", "confidential: 42");
  assert_int_equal(symlink("../secret.lua", "own/link.lua"), 0);
  for (size_t i = 0; i < sizeof OUTSIDE / sizeof *OUTSIDE; i++) {
    snprintf(path, sizeof path, "'%s'", OUTSIDE[i]);
    put_rule("own/a.lua", "a", path, 0);
    assert_string_equal(
        refused("pagat+own/a.lua", 6),
        printed(
            "own/a.lua:2: %s lies outside the folder of the file that names it and the folders of "
            "the variants",
            OUTSIDE[i]));
    snprintf(path, sizeof path, "return game { name = 'x',\n  extends = '%s' }", OUTSIDE[i]);
    put("own/game.lua", path);
    assert_says(refused("own/game.lua", 6), " lies outside the folder of the file");
  }
  put_rule("own/a.lua", "a", "\"requires={'../secret.lua'}\"", 0);
  assert_says(refused("pagat+own/a.lua", 6), "../secret.lua lies outside the folder");
  snprintf(path, sizeof path, "'%s/house/no-points-buried.lua'", getenv("PENGYOU_PATH"));
  put_rule("own/a.lua", "a", path, 0);
  assert_named("pagat+own/a.lua", "Looking for Friends + a + No points may be buried");
  /* What is typed leads anywhere. */
  assert_says(refused("pagat+./secret.lua", 6), "./secret.lua:1: ");
  unlink("secret.lua");
  unlink("own/link.lua");
  unlink("own/a.lua");
  unlink("own/game.lua");
}

TEST(one_file_under_two_spellings_is_one_file) {
  put_rule("own/a.lua", "a", "", 7);
  put_rule("own/b.lua", "b", "'below/../a.lua'", 8); /* overrides what it requires */
  assert_int_equal(symlink("a.lua", "own/again.lua"), 0);
  assert_named("pagat+own/a.lua+./own/a.lua+own/below/../a.lua+own/again.lua",
               "Looking for Friends + a");
  assert_named("pagat+./own/b.lua", "Looking for Friends + b + a");
  assert_named("pagat+own/a.lua+./own/b.lua", "Looking for Friends + a + b");
  put("own/c.lua", "return house_rule { name = 'c', excludes = { './a.lua' } }");
  assert_says(refused("pagat+own/below/../a.lua+own/c.lua", 6),
              "\"c\" cannot be combined with \"a\" (own/below/../a.lua)");
  put("a.lua", "return house_rule { name = 'another' }");
  assert_named("pagat+./a.lua+own/c.lua", "Looking for Friends + another + c");
  put("own/d.lua", "return house_rule { name = 'd', excludes = { 'no-points-buried' } }");
  put("no-points-buried.lua", "return house_rule { name = 'not that one' }");
  assert_named("pagat+own/d.lua+./no-points-buried.lua", "Looking for Friends + d + not that one");
  put("own/circle.lua", "return game { name = 'x', extends = './below/../circle.lua' }");
  assert_says(refused("own/circle.lua", 6), "extends itself");
  unlink("own/a.lua");
  unlink("own/b.lua");
  unlink("own/c.lua");
  unlink("own/d.lua");
  unlink("own/again.lua");
  unlink("own/circle.lua");
  unlink("a.lua");
  unlink("no-points-buried.lua");
}

/* What each file here says of itself, or why it cannot be read. */
static void note_said(void *data, const ListedRule *listed) {
  text_add(data, "%s: %s\n", listed->path, in_english(listed->summary));
}

/* The files of a listing run in one sandbox: a helper, which they would share, is read anew, and
** the libraries, which they share, cannot be changed. */
TEST(no_file_of_a_listing_alters_what_the_next_one_says) {
  char said[1024];
  assert_int_equal(mkdir("variants", 0700) | mkdir("variants/lib", 0700), 0);
  put("variants/lib/helper.lua", "return { title = 'plain' }");
  put("a.lua", "local h = require 'helper'\nh.title = 'forged'\n"
               "return house_rule { name = h.title }");
  put("b.lua", "return house_rule { name = require('helper').title }");
  put("c.lua", "local t = house_rule { name = 'lost' }\nerror 'stops'");
  put("d.lua", "pcall(function() string.upper = string.lower end)\n"
               "return house_rule { name = ('own'):upper() }");
  put("e.lua", "return house_rule { name = string.upper('plain') }");
  Text text = text_start(said, sizeof said);
  variant_list(true, note_said, &text);
  assert_string_equal(said, "./a.lua: forged\n./b.lua: plain\n./d.lua: OWN\n./e.lua: PLAIN\n");
  unlink("variants/lib/helper.lua");
  assert_int_equal(rmdir("variants/lib") | rmdir("variants"), 0);
  for (char name[] = "a.lua"; name[0] <= 'e'; name[0]++) unlink(name);
}

/* Also where more is given than its name. */
TEST(a_helper_runs_once) {
  assert_int_equal(mkdir("variants", 0700), 0);
  assert_int_equal(mkdir("variants/lib", 0700), 0);
  put("variants/lib/helper.lua", "return {}");
  put("own/a.lua", "local more = {}\n"
                   "local first = require('helper', more)\n"
                   "assert(first == require 'helper' and first == require('helper', 'more'))\n"
                   "assert(next(more) == nil)\n"
                   "return house_rule { name = 'a' }");
  assert_named("pagat+own/a.lua", "Looking for Friends + a");
  put("variants/lib/helper.lua", "return { of_itself = require('helper', {}) }");
  put("own/a.lua", "assert(require('helper', {}).of_itself == false)\n"
                   "return house_rule { name = 'a' }");
  assert_named("pagat+own/a.lua", "Looking for Friends + a");
  unlink("own/a.lua");
  unlink("variants/lib/helper.lua");
  rmdir("variants/lib");
  rmdir("variants");
}

TEST(what_is_missing_or_no_file_is_said_to_be) {
  assert_int_equal(mkfifo("own/pipe.lua", 0600), 0);
  assert_string_equal(refused("./none.lua", 0), "there is no file ./none.lua");
  assert_string_equal(refused("pagat+own/none.lua", 0), "there is no file own/none.lua");
  assert_string_equal(refused("pagat+own/pipe.lua", 0),
                      "own/pipe.lua is a pipe or a device, not a regular file");
  put_rule("own/a.lua", "a", "'none.lua'", 0);
  assert_string_equal(refused("pagat+own/a.lua", 0), "own/a.lua:2: there is no file own/none.lua");
  put_rule("own/a.lua", "a", "'pipe.lua'", 0);
  assert_string_equal(refused("pagat+own/a.lua", 0),
                      "own/a.lua:2: own/pipe.lua is a pipe or a device, not a regular file");
  put_rule("own/a.lua", "a", "'no-point-buried'", 0);
  assert_string_equal(refused("pagat+own/a.lua", 0),
                      "own/a.lua:2: there is no house rule \"no-point-buried\" here: did you mean "
                      "no-points-buried?");
  put("own/a.lua", "");
  assert_int_equal(truncate("own/a.lua", 2 << 20), 0);
  assert_string_equal(refused("pagat+own/a.lua", 0), "own/a.lua is larger than 1 MB");
  unlink("own/a.lua");
  unlink("own/pipe.lua");
}

TEST(a_sum_is_not_cut_short) {
  char spec[512] = "pagat";
  for (int i = 0; i < 14; i++) strcat(spec, "+no-points-buried");
  assert_named(spec, "Looking for Friends + No points may be buried");
  strcat(spec, "+no-points-buried");
  assert_string_equal(refused(spec, 6),
                      "a sum has at most 255 letters: make a house rule of some of it");
}

/* The deck cannot even be made where the needs are not met: that these are not is what is said. */
TEST(needs_are_asked_before_the_deck) {
  put("own/a.lua", "return house_rule { name = 'a',\n  needs = { players = '8+' },\n"
                   "  deck = { packs = function(players) return players < 8 and {} or 3 end } }");
  put("own/game.lua", "return game { name = 'x', extends = 'pagat',\n  deck = { players = '5-12',\n"
                      "    lowest = 2, LJ = 2, HJ = 2 },\n  kitty = { size = 6 } }");
  assert_string_equal(refused("own/game.lua+own/a.lua", 6),
                      "own/a.lua:2: \"a\" needs 8+ players, not 6");
  put("own/a.lua", "return house_rule { name = 'a',\n  needs = { packs = '3+' },\n"
                   "  kitty = { size = function(players, cards, packs)\n"
                   "    return packs < 3 and {} or 6 end } }");
  put("own/game.lua", "return game { name = 'x', extends = 'pagat',\n"
                      "  deck = { players = '5-12', packs = 2, LJ = 2, HJ = 2 } }");
  assert_string_equal(refused("own/game.lua+own/a.lua", 6),
                      "own/a.lua:2: \"a\" needs 3+ packs, not 2");
  unlink("own/a.lua");
  unlink("own/game.lua");
}

int main(void) { return tests_run(make_folders, remove_folders); }
