/* scenario_game.c - whole deals and games: played by computer players from a seed, and compared
** with a saved record, which is replayed. */
#include "deal/forbidden_plays.h"
#include "scenario/scenario_checks.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bots.h"
#include "io/file.h"
#include "language/language.h"
#include "notation/record.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_read.h"

/* Reads a record named beside the scenario's file, or beside its folder. */
static char *read_record(Scenario *s, const char *name) {
  char path[PATH_LEN + 64], error[VARIANT_ERROR];
  const char *slash = strrchr(s->path, '/');
  int folder = slash ? (int)(slash - s->path) + 1 : 0;
  FileId id;
  snprintf(path, sizeof path, "%.*s%s", folder, s->path, name);
  if (!file_id(path, &id)) snprintf(path, sizeof path, "%.*s../%s", folder, s->path, name);
  if (!file_id(path, &id)) {
    scenario_mistake(s, SAY(SCENARIO_NO_RECORD), name);
    return NULL;
  }
  char *text = file_read(path, FILE_RECORD_MB, NULL, error, sizeof error);
  if (!text) scenario_mistake(s, error);
  return text;
}

/* Does the record replay under these rules to the end that it names? */
static void replay(Scenario *s, const char *record, const Rules *rules) {
  char error[VARIANT_ERROR] = "";
  Game game;
  History history = {0};
  bool same = record_replay(record, rules, false, (Replayed){&game, &history}, error, sizeof error);
  expect_yes(s, SAY(EXPECT_REPLAYS), true, same, error);
  history_free(&history);
}

/* The same of a file, under its own game as it is now. */
static void check_replay(Scenario *s, const char *record) {
  char error[VARIANT_ERROR] = "";
  RecordHead head;
  Variant *variant = NULL;
  if (record_head(record, &head, error, sizeof error)) {
    variant = variant_load_as(
        head.variant, &(VariantWanted){.players = head.players, .offer = {&head.files, false}},
        error, sizeof error);
    record_head_free(&head);
  }
  if (variant)
    replay(s, record, variant_rules(variant));
  else
    expect_yes(s, SAY(EXPECT_REPLAYS), true, false, error);
  variant_free(variant);
}

static bool note(void *data, const Game *game, const Action *action) {
  (void)game;
  return history_add(data, action);
}

enum { REDEALS_MAX = 100, DEALS_MAX = 1000 };

/* `deal = { seed = 42, players_are = "simple", deals = 3 }`; without deals: one; 0: the game. */
static bool play(Scenario *s, const Data *table, Game *game, History *history) {
  Ruling why;
  Rng rng;
  const char *seed = data_text(table, "seed"), *name = data_text(table, "players_are");
  static const char *const KNOWN[] = {"seed", "players_are", "deals", NULL};
  const Data *deals = data_get(table, "deals");
  const Bot *players[SEAT_MAX], *player = bot_find(name ? name : "simple");
  if (!one_with_keys(s, "deal", table, KNOWN)) return false;
  errno = 0;
  uint64_t number = seed ? strtoull(seed, NULL, 10) : 0;
  if (!seed || !scenario_digits(seed, strlen(seed)) || errno || !player)
    return scenario_mistake(s, SAY(SCENARIO_SEED));
  if (deals && (!deals->whole || deals->number < 0 || deals->number > DEALS_MAX))
    return scenario_mistake(s, SAY(SCENARIO_RANGE), "deals", 0, DEALS_MAX);
  for (int i = 0; i < SEAT_MAX; i++) players[i] = player;
  game_start(game, s->rules, number);
  rng_seed(&rng, number);
  int wanted = deals ? (int)deals->number : 1;
  uint16_t all = (uint16_t)((1u << s->rules->players) - 1);
  for (int done = 0; !game->over && (wanted == 0 || done < wanted);) {
    why = ruling_make(LEGAL);
    if (!bots_run(game, s->rules, &(BotRun){players, all, UNTIL_DEAL, &rng, note, history}, &why) ||
        why.refusal != LEGAL) {
      char text[SAID_MAX];
      return scenario_mistake(s, SAY(SCENARIO_STOPS),
                              allowed_stopped(game, s->rules, &why, text, sizeof text));
    }
    if (game->redeals > REDEALS_MAX) return scenario_mistake(s, SAY(SCENARIO_REDEALS));
    done += !game->deal.redeal;
  }
  return true;
}

/* The hash of the rules changes whenever a file of the game does, and the checksum with it. */
static bool is_hash(const char *line) {
  return strncmp(line, "Rules:", 6) == 0 || strncmp(line, "Checksum:", 9) == 0;
}

static const char *next_line(const char *text) {
  text += strcspn(text, "\n");
  return text + (*text == '\n');
}

static bool same_line(const char *a, const char *b) {
  size_t m = strcspn(a, "\n"), n = strcspn(b, "\n");
  return (is_hash(a) && is_hash(b)) || (m == n && strncmp(a, b, m) == 0);
}

/* The texts line by line: alike, or the first line in which they differ. */
static void compare(Scenario *s, const char *a, const char *b) {
  char wanted[SAID_MAX], found[SAID_MAX], what[SAID_MAX];
  int line = 1;
  for (; (*a || *b) && same_line(a, b); line++) a = next_line(a), b = next_line(b);
  say_values_in(what, sizeof what, VALUES(SAY(EXPECT_RECORD_LINE), line));
  snprintf(wanted, sizeof wanted, "%.*s", (int)strcspn(a, "\n"), a);
  snprintf(found, sizeof found, "%.*s%s", (int)strcspn(b, "\n"), b,
           *a || !*b ? "" : SAY(RULED_MORE));
  if (*a && !*b) snprintf(found, sizeof found, "%s", SAY(RULED_END));
  expect_text(s, what, *a ? wanted : "", *a || *b ? found : "", "");
}

static void check_played_deal(Scenario *s, const char *record) {
  Game game;
  History history = {0};
  char *text = NULL;
  const Data *table = scenario_table(s, "deal");
  if (!table) return;
  if (play(s, table, &game, &history)) {
    record_print(s->rules, &game, &history, &text);
    if (record)
      compare(s, record, text ? text : "");
    else if (text)
      replay(s, text, s->rules);
  }
  free(text);
  history_free(&history);
}

void check_deal(Scenario *s) {
  const char *name = scenario_text(s, "same_as");
  char *record = name ? read_record(s, name) : NULL;
  if (name && !record) return;
  if (record) check_replay(s, record);
  if (!s->failed) check_played_deal(s, record);
  free(record);
}
