/* scenario_check.c - one scenario: its game is loaded, every check asked, the first that does not
** hold is kept. */
#include "scenario/scenario_check.h"

#include <stdio.h>
#include <string.h>

#include "base/nearest_word.h"
#include "language/language.h"
#include "lua/load/inline_rule.h"
#include "rules/schema.h"
#include "rules/value_words.h"
#include "scenario/scenario_checks.h"
#include "scenario/scenario_expect.h"
#include "scenario/scenario_question.h"
#include "scenario/scenario_read.h"
#include "scenario/scenario_tally.h"

/* Every key that may stand in a scenario; those of the situation may stand in a file's head too. */
/* clang-format off */
#define SITUATION_KEYS                                                                             \
  "game", "games", "rules", "players", "packs", "trump", "hand", "hands", "leader", "levels"
/* What is asked of climbing games; from `steps` on some of it of all games. */
#define CLIMB_KEYS                                                                                 \
  "forms", "follows", "completes", "gatherings", "places", "exchange", "dealer", "leads", "out",   \
  "over", "gained", "winners", "seated", "steps", "turn", "number", "next", "deck",                \
  "hands_after", "deal", "same_as", "error", "fields"
static const char *const SITUATION[] = {SITUATION_KEYS, NULL};
static const char *const KEYS[] = {
    SITUATION_KEYS,
    "order", "suits", "adjacent", "apart", "above", "worth",
    "lead", "units", "tractor", "legal", "illegal", "all", "count",
    "play", "refused", "owed",
    "plays", "winner", "points",
    "throw", "stands", "forced", "withdrawn", "penalty", "objector",
    "bids", "may_bid", "declarer", "trump_is", "face_down", "buries", "declarer_is",
    "call", "calls", "declared", "played", "team", "callable", "friends", "largest_team",
    "smallest_opposition",
    "table", "short", "finish", "begins", "dropped", "bury", "decided",
    "phase", "misdeal", "picked_up", "turned", "cards_turned",
    "kitty", "exposed", "stopped", "last", "last_lead", "last_trick", "multiplier", "ledger",
    "after", "result", "first",
    "redeals", "holding", "next_declarer", "offender", "levels_after", "memory",
    "deal_memory", "memory_after",
    CLIMB_KEYS, NULL};
static const char *const CLIMBING[] = {SITUATION_KEYS, CLIMB_KEYS, NULL};
/* clang-format on */

/* `fields = { ["deal.first"] = "cut" }`: what a field holds; texts without their quotes, of a
** function that it is one. */
static void check_fields(Scenario *s) {
  for (Row row = rows(s, "fields"); next_name(s, &row);) {
    char found[SAID_MAX];
    const Field *field = schema_named(row.key);
    if (!field) {
      scenario_mistake(s, SAY(SCENARIO_NO_FIELD), row.key);
      break;
    }
    const char *value = variant_value(s->loaded->variant, field);
    int quoted = value[0] == '"';
    snprintf(found, sizeof found, "%.*s", (int)strlen(value) - 2 * quoted, value + quoted);
    if (value_is_function(value)) strcpy(found, "function");
    expect_text(s, row.key, row.text, found, "");
  }
}

static void (*const CHECKS[])(Scenario *) = {
    check_order,   check_deck,    check_begins,     check_lead,       check_follow,
    check_winner,  check_throw,   check_bids,       check_team,       check_table,
    check_misdeal, check_turned,  check_finish,     check_settlement, check_deal,
    check_forms,   check_follows, check_gatherings, check_steps,      check_fields};

/* -- one scenario -- */

/* Is a field set in the sum itself? Then a slash is one of its value. */
static bool is_setting(const char *rule, size_t length) {
  char part[SPEC_MAX];
  size_t key;
  snprintf(part, sizeof part, "%.*s", (int)length, rule);
  return setting_is(part, &key);
}

/* Appends a game or house rule; one with a slash in its name is a file, seen from the scenario's.
** */
static void add_rule(Scenario *s, const char *rule, size_t length) {
  const char *slash = strrchr(s->path, '/');
  size_t used = strlen(s->spec), room = sizeof s->spec - used;
  bool relative = memchr(rule, '/', length) && rule[0] != '/' && slash && !is_setting(rule, length);
  int n = snprintf(s->spec + used, room, "%s%.*s%.*s", used ? "+" : "",
                   relative ? (int)(slash - s->path) + 1 : 0, s->path, (int)length, rule);
  if ((size_t)n >= room) scenario_mistake(s, SAY(SCENARIO_LONG_SUM), SPEC_MAX - 1);
}

/* `rules = "a b"` or a list. */
static void add_rules(Scenario *s, const Data *rules) {
  const char *rule = rules->type == DATA_TEXT ? rules->text : "";
  if (rules->type != DATA_TEXT && rules->type != DATA_TABLE)
    scenario_mistake(s, SAY(SCENARIO_TEXTS), "rules");
  while (*(rule += strspn(rule, " +"))) {
    size_t length = strcspn(rule, " +");
    add_rule(s, rule, length);
    rule += length;
  }
  if (rules->type == DATA_TABLE)
    for (Row row = {.what = "rules", .table = rules}; next_text(s, &row);)
      add_rule(s, row.text, strlen(row.text));
}

static void read_spec(Scenario *s) {
  char *otherwise = s->bench->otherwise;
  size_t size = sizeof s->bench->otherwise;
  const char *game = s->game[0] ? s->game : scenario_text(s, "game");
  const Data *rules = scenario_get(s, "rules");
  bool found = game || otherwise[0] || variant_default(otherwise, size);
  scenario_get(s, "games"); /* whoever runs the scenario has read it */
  if (!found) scenario_mistake(s, SAY(GAME_UNNAMED));
  s->spec[0] = '\0';
  for (const char *part = game ? game : otherwise; *part;) {
    size_t length = setting_part(part);
    add_rule(s, part, length);
    part += length + (part[length] == '+');
  }
  if (rules) add_rules(s, rules);
}

/* Loads the game. An expected error may already be one of loading. */
static bool load_game(Scenario *s) {
  AskError error;
  read_spec(s);
  int players = scenario_number(s, "players", 0), packs = scenario_number(s, "packs", 0);
  if (packs < 0 || packs > PACK_MAX) return scenario_mistake(s, SAY(SCENARIO_PACKS), PACK_MAX);
  if (players < 2 * scenario_has(s, "players"))
    return scenario_mistake(s, SAY(SCENARIO_PLAYERS), "players", SEAT_MAX);
  if (s->failed) return false;
  s->loaded = scenario_load(s, players, packs, &error);
  const char *wanted = s->loaded || !scenario_has(s, "error") ? NULL : scenario_text(s, "error");
  if (wanted) {
    char words[sizeof error.message];
    s->asserted++;
    if (!strstr(english_text(error.message, words, sizeof words), wanted))
      scenario_fail(s, wanted, words, SAY(SCENARIO_NO_GAME));
    return false;
  }
  if (!s->loaded) return scenario_mistake(s, error.message);
  s->rules = s->loaded->rules;
  return !s->failed;
}

static bool keys_are_known(Scenario *s, const Data *table, const char *const known[]) {
  enum {
    AT_HEAD = 1,
    CLIMBS,
    ANYWHERE
  } where = table == s->file    ? AT_HEAD
            : known == CLIMBING ? CLIMBS
                                : ANYWHERE;
  for (Row row = {.what = "scenarios", .table = table, .mixed = true}; next_name(s, &row);) {
    if (is_word(row.key, known)) continue;
    const char *near = nearest_word(row.key, known);
    return near ? scenario_mistake(s, SAY(SCENARIO_KEY_NEAR), row.key, where, near)
                : scenario_mistake(s, SAY(SCENARIO_KEY), row.key, where);
  }
  return true;
}

/* A key of the scenario's own that nothing has read speaks of something else. */
static void refuse_unused(Scenario *s) {
  if (s->stopped) return;
  for (int i = 0; i < s->self->n && i < LIST_MAX && !s->failed; i++) {
    const char *key = s->self->entry[i].key;
    long long number = s->self->entry[i].number;
    if (!key && number != 1) scenario_mistake(s, SAY(SCENARIO_SENTENCES), number);
    if (!key || s->used[i]) continue;
    if (strcmp(key, "error") == 0)
      expect_text(s, SAY(EXPECT_FAILURE), s->self->entry[i].value.text, SAY(RULED_NO_FAILURE), "");
    else
      scenario_mistake(s, SAY(SCENARIO_UNUSED), key);
  }
}

void scenario_begin_one(Scenario *s, const ScenarioPlace *at, Bench *bench) {
  *s = (Scenario){.file = at->file,
                  .self = data_item(at->file, at->index),
                  .index = at->index,
                  .path = at->path,
                  .game = at->game,
                  .bench = bench};
  const Data *first = data_item(s->self, 1);
  const char *sentence = first && first->type == DATA_TEXT ? first->text : NULL;
  s->nameless = !sentence;
  snprintf(s->name, sizeof s->name, "%s", sentence ? sentence : SAY(SCENARIO_NAMELESS));
}

/* `games = "pagat eighty"`: what holds in each of them is said once. */
int scenario_games(const Data *file, int index, char games[][WORD_TEXT]) {
  Scenario s = {.file = file, .self = data_item(file, index)};
  const char *text = data_get(s.self, "game") ? NULL : scenario_text(&s, "games");
  int n = text ? scenario_words(text, games, TALLY_GAMES) : 0;
  if (n > 0) return n;
  games[0][0] = '\0';
  return 1;
}

static void check_keys_and_game(Scenario *s) {
  if (!keys_are_known(s, s->file, SITUATION) || !keys_are_known(s, s->self, KEYS)) return;
  if (!load_game(s)) return;
  bool climbing = s->rules->family == FAMILY_CLIMB;
  if (climbing && !keys_are_known(s, s->self, CLIMBING)) return;
  for (size_t i = 0; i < sizeof CHECKS / sizeof CHECKS[0] && !s->failed; i++) CHECKS[i](s);
  if (s->asserted == 0) scenario_mistake(s, SAY(SCENARIO_NOTHING));
  refuse_unused(s);
}

void scenario_check(Scenario *s) {
  if (s->self->type != DATA_TABLE)
    scenario_mistake(s, SAY(SCENARIO_NO_TABLE), s->index);
  else if (s->nameless)
    scenario_mistake(s, SAY(SCENARIO_NO_SENTENCE));
  else
    check_keys_and_game(s);
}
