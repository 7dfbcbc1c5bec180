/* scenario_check.c - one scenario: its game is loaded, every check asked, the first that does not
** hold is kept. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "rules/schema.h"
#include "scenario/scenario_impl.h"

/* Every key that may stand in a scenario; those of the situation may stand in a file's head too. */
/* clang-format off */
#define SITUATION_KEYS                                                                             \
  "game", "games", "rules", "players", "packs", "trump", "hand", "hands", "leader", "levels"
/* What is asked of climbing games; the last four of all games. */
#define CLIMB_KEYS                                                                                 \
  "forms", "follows", "completes", "gatherings", "places", "exchange", "steps", "leads", "turn",   \
  "out", "over", "hands_after", "deal", "same_as", "error", "fields"
static const char *const SITUATION[] = {SITUATION_KEYS, NULL};
static const char *const KEYS[] = {
    SITUATION_KEYS,
    "order", "suits", "adjacent", "apart", "above", "worth", "deck",
    "lead", "units", "tractor", "legal", "illegal", "all", "count",
    "play", "refused", "owed",
    "plays", "winner", "points",
    "throw", "stands", "forced", "withdrawn", "penalty", "objector",
    "bids", "may_bid", "declarer", "trump_is", "face_down", "buries", "declarer_is", "number",
    "call", "calls", "declared", "played", "team", "callable", "friends", "largest_team",
    "smallest_opposition",
    "table", "short", "finish", "begins", "dropped", "bury", "decided",
    "phase", "misdeal", "picked_up", "turned", "cards_turned",
    "kitty", "exposed", "stopped", "last", "last_lead", "last_trick", "multiplier", "ledger",
    "after", "result", "first",
    "redeals", "holding", "next", "next_declarer", "offender", "levels_after", "memory",
    "deal_memory", "memory_after",
    CLIMB_KEYS, NULL};
static const char *const CLIMBING[] = {SITUATION_KEYS, CLIMB_KEYS, NULL};
/* clang-format on */

/* `fields = { ["deal.first"] = "cut" }`: what a field holds; texts without their quotes. */
static void check_fields(Scenario *s) {
  const char *keys[LIST_MAX];
  const Data *table = scenario_table(s, "fields");
  if (!table) return;
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n && !s->failed; i++) {
    char group[48], found[SAID_MAX];
    size_t length = strcspn(keys[i], ".");
    snprintf(group, sizeof group, "%.*s", (int)length, keys[i]);
    if (!keys[i][length] || !schema_find(group, keys[i] + length + 1)) {
      scenario_mistake(s, "there is no field %s", keys[i]);
      break;
    }
    const char *value = variant_value(s->loaded->variant, group, keys[i] + length + 1);
    int quoted = value[0] == '"';
    snprintf(found, sizeof found, "%.*s", (int)strlen(value) - 2 * quoted, value + quoted);
    expect_text(s, keys[i], data_text(table, keys[i]), found, "");
  }
}

static void (*const CHECKS[])(Scenario *) = {
    check_order,   check_deck,    check_begins,     check_lead,       check_follow,
    check_winner,  check_throw,   check_bids,       check_team,       check_table,
    check_misdeal, check_turned,  check_finish,     check_settlement, check_deal,
    check_forms,   check_follows, check_gatherings, check_steps,      check_fields};

/* -- expectations -- */

static void fail(Scenario *s, const char *expected, const char *ruled, const char *why) {
  if (s->failed) return;
  s->failed = true;
  snprintf(s->expected, sizeof s->expected, "%s", expected);
  snprintf(s->ruled, sizeof s->ruled, "%s", ruled);
  snprintf(s->why, sizeof s->why, "%s", why ? why : "");
}

bool scenario_mistake(Scenario *s, const char *format, ...) {
  char sentence[SAID_MAX];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(sentence, sizeof sentence, format, arguments);
  va_end(arguments);
  fail(s, "a scenario that can be read", sentence, "");
  return false;
}

void expect_text(Scenario *s, const char *what, const char *expected, const char *ruled,
                 const char *why) {
  s->asserted++;
  if (!expected) {
    scenario_mistake(s, "%s: a text or a number should stand there", what);
    return;
  }
  if (s->failed || strcmp(expected, ruled) == 0) return;
  char wanted[SAID_MAX], found[SAID_MAX];
  snprintf(wanted, sizeof wanted, "%s: %s", what, expected[0] ? expected : "nothing");
  snprintf(found, sizeof found, "%s", ruled[0] ? ruled : "nothing");
  fail(s, wanted, found, why);
}

void expect_number(Scenario *s, const char *what, int expected, int ruled, const char *why) {
  char wanted[24], found[24];
  snprintf(wanted, sizeof wanted, "%d", expected);
  snprintf(found, sizeof found, "%d", ruled);
  expect_text(s, what, wanted, found, why);
}

void expect_yes(Scenario *s, const char *what, bool expected, bool ruled, const char *why) {
  expect_text(s, what, expected ? "yes" : "no", ruled ? "yes" : "no", why);
}

void expect_cards(Scenario *s, const char *what, const CardSet *expected, const CardSet *ruled) {
  char wanted[SAID_MAX], found[SAID_MAX];
  cardset_print(expected, PACK_MAX, STYLE_ASCII, wanted, sizeof wanted);
  cardset_print(ruled, PACK_MAX, STYLE_ASCII, found, sizeof found);
  expect_text(s, what, wanted, found, "");
}

/* The demand of follow.owes or the key of declare.beats that a refusal stands for. */
static const char *demand_word(Refusal refusal) {
  switch (refusal) {
    case REFUSED_LEAD_SUIT:
    case REFUSED_FOLLOW_SUIT: return "suit";
    case REFUSED_FOLLOW_SHAPE: return "shape";
    case REFUSED_FOLLOW_SETS: return "sets";
    case REFUSED_FOLLOW_TRACTORS: return "tractors";
    case REFUSED_FOLLOW_HIGHEST: return "highest";
    case REFUSED_FOLLOW_LISTED: return "listed";
    case REFUSED_FOLLOW_CARDS: return "cards";
    case REFUSED_FOLLOW_COUNT:
    case REFUSED_BID_TOO_FEW: return "count";
    default: return "";
  }
}

void expect_refusal(Scenario *s, const char *what, const char *expected, const Ruling *ruling) {
  char sentence[SAID_MAX], found[SAID_MAX], wanted[SAID_MAX];
  if (!expected) {
    scenario_mistake(s, "%s: a refusal is a text", what);
    return;
  }
  ruling_text(ruling, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence);
  s->asserted++;
  bool refused = ruling->refusal != LEGAL;
  if (refused &&
      (strcmp(expected, refusal_code(ruling->refusal)) == 0 ||
       strcmp(expected, demand_word(ruling->refusal)) == 0 ||
       (ruling->field && strcmp(expected, ruling->field) == 0) || strstr(sentence, expected)))
    return;
  snprintf(wanted, sizeof wanted, "%s refused: %s", what, expected);
  if (refused)
    snprintf(found, sizeof found, "refused: %s", refusal_code(ruling->refusal));
  else
    snprintf(found, sizeof found, "legal");
  fail(s, wanted, found, refused ? sentence : "");
}

void expect_legal(Scenario *s, const char *what, const Ruling *ruling) {
  char sentence[SAID_MAX], wanted[SAID_MAX];
  s->asserted++;
  if (ruling->refusal == LEGAL) return;
  ruling_text(ruling, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence);
  snprintf(wanted, sizeof wanted, "%s legal", what);
  fail(s, wanted, refusal_code(ruling->refusal), sentence);
}

void expect_ruling(Scenario *s, const char *what, const Data *wanted, const Ruling *ruling) {
  if (wanted->type == DATA_TEXT)
    expect_refusal(s, what, wanted->text, ruling);
  else if (wanted->truth && wanted->type == DATA_BOOL)
    expect_legal(s, what, ruling);
  else
    scenario_mistake(s, "%s: true, or a refusal as a text", what);
}

void expect_verdict(Scenario *s, const char *what, const Ruling *ruling, bool must) {
  const char *reason = scenario_has(s, "illegal") ? scenario_text(s, "illegal") : NULL;
  bool legal = scenario_has(s, "legal");
  if (legal && !scenario_is(s, "legal"))
    scenario_mistake(s, "what is not legal is said with illegal = \"…\", a refusal");
  else if (legal && reason)
    scenario_mistake(s, "legal and illegal cannot both stand there");
  else if (reason)
    expect_refusal(s, what, reason, ruling);
  else if (legal || must)
    expect_legal(s, what, ruling);
}

void expect_seat(Scenario *s, const char *key, int seat) {
  char letter[8];
  const char *wish = scenario_text(s, key);
  if (wish) expect_text(s, key, wish, seat_text(seat, letter), "");
}

void expect_list(Scenario *s, const Data *list, const CardSet plays[], int n, const char *among) {
  bool listed[LIST_MAX] = {false};
  const char *text;
  for (int i = 1; (text = data_item_text(list, i)) != NULL && !s->failed; i++) {
    CardSet cards;
    if (!scenario_cards(s, text, &cards)) return;
    int k = 0;
    while (k < n && !cardset_equal(&plays[k], &cards, PACK_MAX)) k++;
    expect_text(s, text, among, k < n ? among : "not listed", "");
    if (k < n) listed[k] = true;
  }
  for (int k = 0; k < n && !s->failed; k++) {
    char found[SAID_MAX], none[64];
    cardset_print(&plays[k], PACK_MAX, STYLE_ASCII, found, sizeof found);
    snprintf(none, sizeof none, "no other %s", among);
    if (!listed[k]) expect_text(s, none, "", found, "");
  }
  s->asserted++; /* the list may be empty */
}

/* -- one scenario -- */

/* Appends a game or house rule; one with a slash in its name is a file, seen from the scenario's.
** */
static void add_rule(Scenario *s, const char *rule, size_t length) {
  const char *slash = strrchr(s->path, '/');
  size_t used = strlen(s->spec), room = sizeof s->spec - used;
  bool relative = memchr(rule, '/', length) && rule[0] != '/' && slash;
  int n = snprintf(s->spec + used, room, "%s%.*s%.*s", used ? "+" : "",
                   relative ? (int)(slash - s->path) + 1 : 0, s->path, (int)length, rule);
  if ((size_t)n >= room)
    scenario_mistake(s, "the sum of rules is longer than %d characters", SPEC_MAX - 1);
}

/* `rules = "a b"` or a list. */
static void add_rules(Scenario *s, const Data *rules) {
  const char *rule = rules->type == DATA_TEXT ? rules->text : "";
  while (*(rule += strspn(rule, " +"))) {
    size_t length = strcspn(rule, " +");
    add_rule(s, rule, length);
    rule += length;
  }
  for (int i = 1; (rule = data_item_text(rules, i)) != NULL; i++) add_rule(s, rule, strlen(rule));
}

static void read_spec(Scenario *s) {
  char *otherwise = s->bench->otherwise;
  size_t size = sizeof s->bench->otherwise;
  const char *game = s->game[0] ? s->game : scenario_text(s, "game");
  const Data *rules = scenario_get(s, "rules");
  bool found = game || otherwise[0] || variant_default(otherwise, size);
  scenario_get(s, "games"); /* whoever runs the scenario has read it */
  if (!found) scenario_mistake(s, "no game is named");
  s->spec[0] = '\0';
  add_rule(s, game ? game : otherwise, strlen(game ? game : otherwise));
  if (rules) add_rules(s, rules);
}

Loaded *scenario_load(Scenario *s, int players, int packs, AskError *error) {
  return games_find(s->bench->games, s->spec, (DeckWanted){players, packs, true}, NULL, error);
}

/* Loads the game. An expected error may already be one of loading. */
static bool load_game(Scenario *s) {
  AskError error;
  read_spec(s);
  int players = scenario_number(s, "players", 0), packs = scenario_number(s, "packs", 0);
  if (packs < 0 || packs > PACK_MAX)
    return scenario_mistake(s, "there are 1 to %d packs", PACK_MAX);
  if (s->failed) return false;
  s->loaded = scenario_load(s, players, packs, &error);
  const char *wanted = s->loaded || !scenario_has(s, "error") ? NULL : scenario_text(s, "error");
  if (wanted) {
    s->asserted++;
    if (!strstr(error.message, wanted)) fail(s, wanted, error.message, "the game does not load");
    return false;
  }
  if (!s->loaded) return scenario_mistake(s, "%s", error.message);
  s->rules = s->loaded->rules;
  return !s->failed;
}

static bool keys_are_known(Scenario *s, const Data *table, const char *const known[]) {
  const char *keys[LIST_MAX];
  int n = scenario_keys(table, keys);
  for (int i = 0; i < n; i++) {
    int k = 0;
    while (known[k] && strcmp(known[k], keys[i]) != 0) k++;
    if (known[k]) continue;
    const char *near = nearest_word(keys[i], known);
    const char *where = table == s->file    ? " at the head of a file"
                        : known == CLIMBING ? " in a climbing game"
                                            : "";
    if (near)
      return scenario_mistake(s, "unknown key `%s`%s: did you mean `%s`?", keys[i], where, near);
    return scenario_mistake(s, "unknown key `%s`%s", keys[i], where);
  }
  return true;
}

/* A key of the scenario's own that nothing has read speaks of something else. */
static void refuse_unused(Scenario *s) {
  if (s->stopped) return;
  for (int i = 0; i < s->self->n && i < LIST_MAX && !s->failed; i++) {
    const char *key = s->self->entry[i].key;
    if (!key || s->used[i]) continue;
    if (strcmp(key, "error") == 0)
      expect_text(s, "a rule that fails", s->self->entry[i].value.text, "none failed", "");
    else
      scenario_mistake(s, "`%s` means nothing beside the other keys of this scenario", key);
  }
}

void scenario_check(Scenario *s) {
  if (!keys_are_known(s, s->file, SITUATION) || !keys_are_known(s, s->self, KEYS)) return;
  if (!load_game(s)) return;
  bool climbing = s->rules->family == FAMILY_CLIMB;
  if (climbing && !keys_are_known(s, s->self, CLIMBING)) return;
  for (size_t i = 0; i < sizeof CHECKS / sizeof CHECKS[0] && !s->failed; i++) CHECKS[i](s);
  if (s->asserted == 0) scenario_mistake(s, "it expects nothing");
  refuse_unused(s);
}
