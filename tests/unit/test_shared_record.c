/* test_shared_record.c - what a record has beyond a game that began with a seed: names, a position,
** the files of its rules; and rules out of a record, which are nobody's we know. */
#include "base/core_sentences.h"
#include "deal/game_hash.h"
#include "games.h"
#include "language/language.h"
#include "notation/position.h"
#include "notation/record.h"
#include "rulefiles.h"

/* --- names --- */

static const char *names_error(const char *text) {
  static char error[256];
  SeatNames names = {.of = {"Anna"}};
  error[0] = '\0';
  assert_false(seat_names_read(&names, text, 6, error, sizeof error));
  assert_string_equal(names.of[0], "Anna"); /* as it was */
  return error;
}

TEST(names_are_given_and_taken_away) {
  char error[256], row[256];
  SeatNames names = {.of = {""}};
  const char *const long_name = "一二三四五六七八"; /* sixteen columns */
  assert_true(seat_names_read(&names, "C=陈 a=Anna  F=<b>&\"", 6, error, sizeof error));
  assert_true(seat_names_read(&names, "C= B=一二三四五六七八", 6, error, sizeof error));
  assert_string_equal(names.of[1], long_name);
  Text text = text_start(row, sizeof row);
  seat_names_print(&text, &names, 6);
  assert_string_equal(row, "A=Anna B=一二三四五六七八 F=<b>&\"");
  assert_true(
      seat_names_read(&names, "A=Bo B=Anna", 6, error, sizeof error)); /* they change seats */
}

TEST(what_is_no_name_is_refused) {
  assert_says(names_error("Bo"), "A=Anna");
  assert_says(names_error("G=Bo"), "A to F");
  assert_says(names_error("A=Bo B=abcdefghijklmnopq"), "16 columns");
  assert_says(names_error("A=Bo B=一二三四五六七八九"), "16 columns");
  assert_says(names_error("B=a\033[2J"), "can be shown");
  assert_says(names_error("B=a\xe2\x80\xae"), "can be shown"); /* turns the writing round */
  assert_says(names_error("B=\xff"), "can be shown");
  assert_says(names_error("B=b:c"), "no `=` and no `:`");
  assert_says(names_error("B=b=c"), "no `=` and no `:`");
  assert_says(names_error("B=d"), "a seat's letter");
  assert_says(names_error("B=HJ"), "read as cards");
  assert_says(names_error("B=h3"), "read as cards");
  assert_says(names_error("B=QQ"), "read as cards");
  assert_says(names_error("B=大王"), "read as cards");
  assert_says(names_error("B=Anna"), "A and B cannot have the same name");
}

TEST(a_name_stands_for_its_seat_and_for_nothing_else) {
  char said[256], out[256];
  const SeatNames names = {.of = {"Anna", "", "陈"}};
  Text text = text_start(out, sizeof out);
  say_in(said, SAY(GIFT_FIRST), 2, (char)'C');
  sentence_expand_named(&text, &language_english, &names, said);
  assert_string_equal(out, "2 cards must be given to 陈 first");
  text = text_start(out, sizeof out);
  say_in(said, SAY(GIFT_FIRST), 2, (char)'B');
  sentence_expand_named(&text, &language_english, &names, said);
  assert_string_equal(out, "2 cards must be given to B first");
  text = text_start(out, sizeof out);
  say_in(said, SAY(READ_SEAT), "A", (char)'C'); /* a letter that is to be typed; a text */
  sentence_expand_named(&text, &language_english, &names, said);
  assert_string_equal(out, "A: it must be a seat, A to C");
}

/* --- records --- */

/* Some random play of Pagat for six, or from a position. */
typedef struct Played {
  Variant *variant;
  Game game, base;
  History history;
} Played;

static Played play(const char *position, int actions) {
  Played played = {.variant = spec_load("pagat", 6)};
  const Rules *rules = variant_rules(played.variant);
  Rng rng = rng_from(5);
  played.base = position ? game_at(rules, position) : game_begun(rules, 5);
  played.game = played.base;
  for (int i = 0; i < actions; i++) {
    Action action = do_random(&played.game, rules, &rng);
    assert_true(history_add(&played.history, &action));
  }
  return played;
}

static char *written(const Played *played, bool from_position, const RecordHead *with) {
  char *text;
  const Recorded recorded = {variant_rules(played->variant),
                             &played->game,
                             &played->history,
                             from_position ? &played->base : NULL,
                             with ? &with->names : NULL,
                             with ? &with->files : NULL,
                             with ? with->sitting : (Sitting){0}};
  size_t length = record_write(&recorded, &text);
  assert_int_equal(length, strlen(text));
  return kept(text);
}

static void discard(Played *played) { history_free(&played->history); }

/* Reads all of the record, writes it again: the same text. */
static void assert_reads_the_same(const Played *played, const char *text) {
  char error[400], *again;
  RecordHead head;
  Played read = {.variant = played->variant};
  const Rules *rules = variant_rules(played->variant);
  if (!record_head(text, &head, error, sizeof error)) fail_msg("%s", in_english(error));
  if (!record_replay(text, rules, true, (Replayed){&read.game, &read.history}, error, sizeof error))
    fail_msg("%s", in_english(error));
  assert_true(game_hash(&read.game) == game_hash(&played->game));
  if (*head.position)
    assert_true(position_parse(head.position, &read.base, rules, error, sizeof error));
  again = written(&read, *head.position, &head);
  assert_string_equal(again, text);
  history_free(&read.history);
  record_head_free(&head);
}

TEST(a_record_has_names_and_files_and_is_read_and_written_the_same) {
  static const char *const TEXTS[] = {"one line\n", "no end", "", "\n", "\r\na\r\r\n|\\b\n\n\\",
                                      "\t"};
  Played played = play(NULL, 300);
  RecordHead with = {.names = {.of = {"Anna", "", "陈"}}, .sitting = {1u << 1 | 1u << 5, true}};
  char *text = written(&played, false, NULL);
  assert_memory_equal(text, "pengyou-record 1\n", 17);
  for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
    text = written(&played, false, &with);
    assert_memory_equal(text, "pengyou-record 2\n", 17);
    assert_non_null(strstr(text, "\nNames: A=Anna C=陈\nSeats: B F\nCoach: on\n"));
    assert_reads_the_same(&played, text);
    assert_true(carried_add(&with.files, printed("./file %zu.lua", i), TEXTS[i], strlen(TEXTS[i]),
                            CARRIED_HERE));
  }
  carried_free(&with.files);
  discard(&played);
}

TEST(a_game_that_was_set_up_is_recorded_with_all_that_was_done_since) {
  Played played = play("pagat;n=6;trump=9C;hands=A:AS KS|B:5S 4S|C:3S 2S|D:6S 6S|E:7S 7S|F:8S 8S;"
                       "levels=2,2,5,2,2,2;declarer=A;turn=C",
                       400); /* beyond the deal, into others */
  char *text = written(&played, true, NULL);
  assert_non_null(strstr(text, "\nPosition: pagat;n=6;trump=9C;"));
  assert_null(strstr(text, "\nDeck: "));
  assert_true(played.game.number > 2);
  char *position = strstr(text, "trump=9C"), error[400];
  memcpy(position, "trump=9c", 8); /* it reads the same, and is not as it is written */
  Game game;
  History history = {0};
  assert_false(record_replay(text, variant_rules(played.variant), true, (Replayed){&game, &history},
                             error, sizeof error));
  assert_says(error, "line 5: Position: it is not written");
  memcpy(position, "trump=9C", 8);
  history_free(&history);
  assert_reads_the_same(&played, text);
  discard(&played);
}

static const char *head_error(const char *text) {
  static char error[400];
  RecordHead head;
  error[0] = '\0';
  if (record_head(text, &head, error, sizeof error)) record_head_free(&head);
  return in_english(error);
}

#define HEAD "Variant: pagat\nRules: 0\nPlayers: 6\n"
#define BEGIN "Seed: 1\nLevels: 2\nDeck: 2C\n"

TEST(what_does_not_belong_into_a_head_is_named_with_its_line) {
  assert_string_equal(head_error("pengyou-record 2\n" HEAD BEGIN "File: a\n|x\nFile: b\n"), "");
  assert_says(head_error("pengyou-record 3\n" HEAD BEGIN), "versions 1 and 2");
  assert_says(head_error("pengyou-record 1\n" HEAD "Names: A=Anna\n" BEGIN), "Seed is missing");
  assert_says(head_error("pengyou-record 2\n" HEAD "Names: G=Anna\n" BEGIN), "line 5: \"G\"");
  assert_says(head_error("pengyou-record 1\n" HEAD "Seats: A\n" BEGIN), "Seed is missing");
  assert_says(head_error("pengyou-record 2\n" HEAD "Seats: A G\n" BEGIN), "line 5: Seats: \"A G\"");
  assert_says(head_error("pengyou-record 2\n" HEAD "Seats: AB\n" BEGIN), "line 5: Seats: \"AB\"");
  assert_says(head_error("pengyou-record 1\n" HEAD "Coach: on\n" BEGIN), "Seed is missing");
  assert_says(head_error("pengyou-record 2\n" HEAD "Coach: off\n" BEGIN),
              "line 5: Coach: \"off\" is not on");
  assert_says(head_error("pengyou-record 2\n" HEAD "Position: x\nSeed: 1\n"), "line 6: Seed");
  assert_says(head_error("pengyou-record 2\n" HEAD BEGIN "File: a\n|x\nFile: a\n|y\n"),
              "line 9: File: \"a\" is there twice");
  assert_says(head_error("pengyou-record 2\n" HEAD BEGIN "File: a\033\n|x\n"), "not shown");
}

TEST(a_record_carries_no_more_than_it_may) {
  size_t large = ((size_t)CARRIED_MB << 20) + 1;
  char *text = test_room(large + 400), *end = text;
  end += sprintf(end, "pengyou-record 2\n" HEAD BEGIN);
  for (int i = 0; i <= CARRIED_MAX; i++) end += sprintf(end, "File: %d\n", i);
  assert_says(head_error(text), "at most 64 files");
  end = text + sprintf(text, "pengyou-record 2\n" HEAD BEGIN "File: a\n|");
  memset(end, '-', large);
  end[large] = '\0';
  assert_says(head_error(text), "together at most 4 MB");
  CarriedFiles files = {.n = 0};
  char error[256];
  assert_true(carried_add(&files, "a", end, large - 1, CARRIED_HERE));
  assert_true(carried_fit(&files, error, sizeof error));
  assert_true(carried_add(&files, "b", "\n", 1, CARRIED_HERE));
  assert_false(carried_fit(&files, error, sizeof error));
  assert_says(error, "more than 4 MB");
  carried_drop(&files, "a");
  assert_true(carried_fit(&files, error, sizeof error));
  assert_true(carried_add(&files, "c", "a\0b", 3, CARRIED_HERE));
  assert_false(carried_fit(&files, error, sizeof error));
  assert_says(error, "zero byte");
  carried_free(&files);
}

/* --- rules out of a record --- */

/* What is offered, one text under each key. */
static CarriedFiles all;

static void offer(const char *key, const char *text) {
  const CarriedFile *old;
  if (!key) carried_free(&all);
  if (key && (old = carried_find(&all, key))) carried_drop(&all, old->key);
  if (key) assert_true(carried_add(&all, key, text, strlen(text), CARRIED_ABSENT));
}

static void let_go(void *variant) { variant_free(variant); }

static Variant *load_from(const char *spec, Offer texts) {
  char error[VARIANT_ERROR] = "";
  const VariantWanted as = {.players = 6, .offer = texts};
  Variant *variant = variant_load_as(spec, &as, error, sizeof error);
  if (!variant) fail_msg("%s: %s", spec, error);
  return test_keeps(variant, let_go);
}

static const char *load_error(const char *spec) {
  static char error[VARIANT_ERROR];
  const VariantWanted as = {.players = 6, .offer = {&all, false}};
  error[0] = '\0';
  Variant *variant = variant_load_as(spec, &as, error, sizeof error);
  variant_free(variant);
  return in_english(error);
}

TEST(rules_that_do_not_come_with_the_program_are_carried) {
  const char *base = rulefile("base", "return house_rule { name = 'Base', score = { step = 10 } }"),
             *top =
                 rulefile("top", "return house_rule { name = 'Top', requires = { './base.lua' }, "
                                 "excludes = { './none.lua' }, "
                                 "kitty = { multiplier = function() return 4 end } }");
  rulefile("none", "return house_rule { name = 'None' }"); /* which the record does not have */
  const char *spec = printed("pagat+tractor-above-ace+%s+%s", top, base); /* base by two ways */
  Variant *variant = spec_load(spec, 6);
  const CarriedFiles *files = variant_carries(variant);
  const char *key = printed("%s > ./base.lua", top);
  assert_non_null(carried_find(files, top));
  assert_non_null(carried_find(files, key));
  assert_non_null(carried_find(files, base));
  int n = files->n; /* and the variants, which lie elsewhere than a test looks for its own */
  uint64_t hash = variant_rules(variant)->hash;
  rulefiles_remove(); /* on another machine */
  Variant *there = load_from(spec, (Offer){files, false});
  assert_true(variant_rules(there)->hash == hash);
  assert_int_equal(variant_carries(there)->n, n);
  assert_int_equal(carried_find(variant_carries(there), base)->from, CARRIED_ABSENT);
  assert_says(load_error(spec), "top.lua");
}

TEST(the_text_of_the_record_comes_before_another_file_here) {
  static const char ours[] = "return house_rule { name = 'Ours', score = { step = 10 } }",
                    here[] = "return house_rule { name = 'Here', score = { step = 20 } }";
  const char *path = rulefile("which", here);
  const char *spec = printed("pagat+%s", path);
  offer(path, ours);
  Variant *variant = load_from(spec, (Offer){&all, false});
  assert_int_equal(variant_rules(variant)->score.step, 10);
  assert_int_equal(carried_find(variant_carries(variant), path)->from, CARRIED_OTHER);
  assert_string_equal(carried_find(variant_carries(variant), path)->text, ours);
  Variant *again = load_from(spec, (Offer){variant_offered(variant).files, true}); /* the file */
  assert_int_equal(variant_rules(again)->score.step, 20);
  assert_int_equal(variant_offered(again).files->n, 0); /* and it stays so */
  assert_string_equal(carried_find(variant_carries(again), path)->text, here);
  offer(path, here); /* alike */
  variant = load_from(spec, (Offer){&all, false});
  assert_int_equal(carried_find(variant_carries(variant), path)->from, CARRIED_HERE);
  offer(NULL, NULL);
}

TEST(what_a_record_carries_may_no_more_than_any_file) {
  offer("loop", "while true do end");
  assert_says(load_error("pagat+loop"), "instructions");
  offer("loop", "return house_rule { name = io.open('/etc/passwd') }");
  assert_says(load_error("pagat+loop"), "io");
  offer("loop", "return house_rule { name = 'L', requires = { '/etc/passwd' } }");
  assert_says(load_error("pagat+loop"), "lies outside");
  offer("loop", "return house_rule { name = 'L', requires = { './Makefile' } }");
  assert_says(load_error("pagat+loop"), "lies outside");
  offer("loop", "\33Lua");
  assert_says(load_error("pagat+loop"), "loop");
  offer("loop", "return house_rule { name = 'L', requires = { 'loop' } }"); /* itself */
  assert_string_equal(load_error("pagat+loop"), "");
  offer("round", "return game { name = 'R', extends = 'round' }");
  assert_says(load_error("round"), "extends itself");
  offer("loop", "return house_rule { name = require 'own' }");
  offer("require own", "return 'Helped'");
  Variant *variant = load_from("pagat+loop", (Offer){&all, false});
  assert_says(variant_rules(variant)->name, "Looking for Friends + Helped");
  assert_int_equal(carried_find(variant_carries(variant), "require own")->from, CARRIED_ABSENT);
  offer(NULL, NULL);
}
