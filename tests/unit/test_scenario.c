/* test_scenario.c - the scenario runner: what it reports, what it refuses to accept as a scenario,
** and the examples of tests/README.md. */

#include <unistd.h>

#include "rules/refusal.h"
#include "scenario/scenario.h"
#include "support.h"

enum { TEXT_MAX = 1 << 16, TREE_TEXT_MAX = 1 << 18, WORKED_EXAMPLES = 161, FACTS = 690 };

/* What a run said. */
typedef struct Said {
  char out[TEXT_MAX], junit[TEXT_MAX], path[64];
  ScenarioTally tally;
  bool read;
} Said;

static void take(FILE *file, char *text, size_t size) {
  rewind(file);
  text[fread(text, 1, size - 1, file)] = '\0';
  fclose(file);
}

/* Runs a text as a file of its own; what it said stays until the next run. */
static Said *run_text(const char *text, const char *filter) {
  static Said last;
  Said *said = &last;
  memset(said, 0, sizeof *said);
  const char *path = temporary();
  strcpy(said->path, path);
  put(path, text);
  FILE *out = tmpfile(), *junit = tmpfile();
  scenarios_junit_begin(junit);
  said->read = scenarios_run(path, filter, out, junit, &said->tally);
  scenarios_junit_end(junit);
  take(out, said->out, sizeof said->out);
  take(junit, said->junit, sizeof said->junit);
  test_lets_go((void *)path);
  return said;
}

/* One scenario with these keys, on the default game, nines and clubs trump: what is said. */
static Said *run_keys(const char *keys) {
  return run_text(
      printed(
          "return scenarios { players = 6, packs = 3, trump = \"9C\",\n  { \"It is so\", %s } }\n",
          keys),
      NULL);
}

static void assert_passes(const char *keys) {
  Said *said = run_keys(keys);
  if (said->tally.passed != 1 || said->tally.failed) fail_msg("%s:\n%s", keys, said->out);
}

/* The scenario fails, and the report has these pieces. */
static void assert_fails(const char *keys, const char *a, const char *b) {
  Said *said = run_keys(keys);
  if (said->tally.failed != 1 || said->tally.passed)
    fail_msg("%s should fail:\n%s", keys, said->out);
  assert_says(said->out, "FAIL  It is so");
  assert_says(said->out, a);
  assert_says(said->out, b);
}

TEST(a_failure_names_file_line_expected_ruled_and_why) {
  char expected[512];
  Said *said =
      run_text("return scenarios { players = 6, packs = 3, trump = \"9C\",\n"
               "  { \"Right\", lead = \"JJH\", units = \"2\" },\n\n"
               "  { \"Wrong\", lead = \"JJH\", hand = \"AH TTH 6H\", legal = { \"A6H\" } },\n}\n",
               NULL);
  snprintf(
      expected, sizeof expected,
      "ok    Right\nFAIL  Wrong\n      %s:4\n      expected  A6H legal\n      ruled     set-owed\n"
      "      why       ",
      said->path);
  assert_memory_equal(said->out, expected, strlen(expected));
  assert_says(said->out, "TH TH");
  assert_int_equal(said->tally.passed, 1);
  assert_int_equal(said->tally.failed, 1);
}

TEST(an_unknown_key_is_an_error_that_names_the_nearest) {
  assert_fails("lead = 'JJH', unit = '2'", "unknown key `unit`", "did you mean `units`?");
  assert_fails("deck = { card = 1 }", "a deck has no `card`", "");
}

TEST(an_expectation_at_the_head_of_a_file_is_an_error) {
  Said *said = run_text(
      "return scenarios { units = \"2\", trump = \"9C\",\n  { \"So\", lead = \"JJH\" } }", NULL);
  assert_int_equal(said->tally.failed, 1);
  assert_says(said->out, "unknown key `units` at the head of a file");
}

TEST(a_scenario_that_expects_nothing_fails) {
  assert_fails("lead = 'JJH'", "it expects nothing", "");
  assert_fails("hand = 'AH'", "it expects nothing", "");
  assert_fails("levels = { A = '4' }", "it expects nothing", "");
  assert_fails("plays = { 'JJH', 'TTH' }", "it expects nothing", "");
  assert_fails("lead = 'JJH', hand = 'AKH'", "it expects nothing", "");
}

TEST(badly_written_scenarios_say_what_is_wrong) {
  assert_fails("lead = 'JXH', units = '2'", "expected  a scenario that can be read", "JXH");
  assert_fails("lead = 'JJJJH', units = '2'", "the deck has 3 of JH", "");
  assert_fails("trump = '9X', lead = 'JJH', units = '2'", "9X", "");
  assert_fails("plays = { 'JJH' }, winner = 'A'", "two plays or more", "");
  assert_fails("players = 3, lead = 'JJH', units = '2'", "3", "");
  assert_fails("game = 'no-such-game', lead = 'JJH', units = '2'", "no-such-game", "");
  assert_fails("throw = 'AKS', hands = { X = '2S' }, stands = true", "\"X\" is no seat", "");
  assert_fails("bids = { 'A 2C', 7 }, declarer = 'A'", "an event of the bidding is a text", "");
  assert_fails("levels = { A = 'Z' }, bids = { 'A 2C' }, declarer = 'A'", "\"Z\" is no level", "");
  assert_fails("same_as = 'records/none.txt'", "there is no record records/none.txt", "");
  assert_fails("suits = { ['44H'] = 'T' }", "should be one card", "");
  assert_fails("misdeal = true", "claimed with a hand", "");
  assert_fails("phase = 'exchange', steps = { 'A AH' }", "no phase \"exchange\"", "");
  assert_fails("steps = { { 'A AH', wins = 'A' } }", "steps: `wins` cannot stand there", "");
  assert_fails("hands = { A = 'AH' }, steps = { 'A AH' }", "hands of one size", "A has 1");
  assert_fails("bids = { }, may_bid = { A = '2C' }", "A has a hand", "");
  assert_fails("fields = { ['deal.last'] = 'cut' }", "there is no field deal.last", "");
  assert_fails("turned = 'AS', trump_is = '2S'", "6 cards would be turned", "");
  assert_fails("last_lead = '8D 8S', team = 'A B', points = 0, next = 'A'", "of one suit", "");
}

/* What would be passed over is no expectation: it would seem to hold. */
TEST(nothing_that_a_scenario_expects_is_passed_over) {
  assert_fails("lead = '3H', hand = '4H 5S', count = 1, legal = { ['5S'] = true }",
               "legal: `5S` cannot stand there", "");
  assert_fails("lead = '3H', hand = '4H 5S', legal = { '4H', [3] = '5S' }",
               "legal: entry 3 stands behind an empty place", "");
  assert_fails("lead = '3H', hand = '4H 5S', legal = { '4H', { '5S' } }",
               "legal: entry 2 should be a text", "");
  assert_fails("table = { [0] = 'declarers +3', ['80'] = 'opponents +9' }",
               "table: `80` cannot stand there", "");
  assert_fails("worth = { KS = 10, '5S' }", "worth: entry 1 needs a name", "");
  assert_fails("hands = { A = '2S' }, bids = { }, may_bid = { A = { '2S', x = '22S' } }",
               "may_bid: `x` cannot stand there", "");
  assert_fails("bids = { { 'A 2C', refuse = 'count' } }, declarer = 'A'",
               "bids: `refuse` cannot stand there", "");
  assert_fails("steps = { { 'A AH', 'B KH' } }", "steps: entry 2 is too many", "");
  assert_fails("rules = { x = 'no-such-rule' }, worth = { KS = 10 }",
               "rules: `x` cannot stand there", "");
  assert_fails("table = { [4294967296] = 'declarers +3' }", "table: a number here is at most", "");
  assert_fails("[200000] = 1, worth = { KS = 10 }", "a number here is at most 100000", "");
  assert_fails("finish = { ['K + 1x'] = 'K' }", "a level and levels won", "");
  assert_fails("finish = { ['K + 999999999999'] = 'WIN' }", "a level and levels won", "");
  assert_fails("deal = { seed = 1, deals = -1 }", "deals is a whole number from 0 to", "");
  assert_fails("deal = { seed = 'x' }", "a deal needs a seed, a whole number", "");
  assert_fails("deal = { seed = 1.5 }", "a deal needs a seed, a whole number", "");
  assert_fails("rules = 3, worth = { KS = 10 }", "rules should be a text, or a table", "");
  assert_fails("team = 'A C', ledger = { 'B forty' }, result = ''", "a trick is \"C 25\"", "");
  assert_fails("team = 'A C', ledger = { 'B 99999' }, result = ''", "a trick is \"C 25\"", "");
  assert_fails("team = 'A C', ledger = {}, withdrawn = { C = 'x' }, result = ''",
               "withdrawn is a whole number from 0", "");
  assert_fails("team = 'A C', ledger = {}, withdrawn = { C = -3 }, result = ''",
               "withdrawn is a whole number from 0", "");
  assert_fails("packs = 9, worth = { KS = 10 }", "there are 1 to 8 packs", "");
  assert_fails("players = 0, worth = { KS = 10 }", "players: from 2 to", "");
  assert_fails("deal = { seed = 1, deal = 2 }", "deal: `deal` cannot stand there", "");
  assert_fails("'and more', worth = { KS = 10 }", "entry 2 is too many", "");
}

/* A climbing game, and hands for its steps. */
#define BOMBS "game = 'bombs', players = 4, packs = 1, "
#define LAID BOMBS "hands = { A = '3S 9S', B = '6S 7S', C = '5S 8S', D = '4S TS' }, "
#define BIDDING "bids = { 'B 22H' }, hands = { A = '222S', B = '22H' }, may_bid = { "
#define STEPPED                                                                                    \
  "phase = \"tricks\", hands = { A = \"AH\", B = \"4H\", C = \"5H\", D = \"6H\", E = \"7H\", F = " \
  "\"7H\" }, steps = { "
#define TRICK                                                                                      \
  "hands = { A = \"KH\", B = \"4H\", C = \"6H\", D = \"7H\", E = \"AH\", F = \"3H\" }, "           \
  "steps = { \"A KH\", \"B 4H\", \"C 6H\", \"D 7H\", \"E AH\", { \"F 3H\", "
/* Keys that hold, and keys that do not. */
static const char *const RIGHT_WRONG[][2] = {
    {"lead = 'JJH', units = '2'", "lead = 'JJH', units = '1 + 1'"},
    {"above = { ['8S'] = 'TS', AS = '' }", "above = { AS = '9S' }"},
    {"above = { ['8S'] = 'TS' }", "above = { ['8S'] = 'TS JS' }"},
    {BIDDING "A = { '222S' } }", BIDDING "A = { '222S', '22S' } }"},
    {BIDDING "B = { } }", BIDDING "A = { } }"},
    {STEPPED "'A AH' }, turn = 'B'", STEPPED "'A AH' }, turn = 'A'"},
    {STEPPED "{ 'B 4H', refused = 'turn' } }", STEPPED "{ 'A AH', refused = 'turn' } }"},
    {TRICK "winner = 'E', points = 10 } }", TRICK "winner = 'A' } }"},
    {TRICK "team = 'A' } }", TRICK "points = 5 } }"},
    {TRICK "team = 'A' } }, points = 10", TRICK "team = 'A E' } }"},
    {"lead = 'QQJJH', tractor = true", "lead = 'QQJJH', tractor = false"},
    {"lead = '8D 8S', illegal = 'lead-suit'", "lead = '8D 8D', illegal = 'lead-suit'"},
    {"lead = '8D 8D', legal = true", "lead = '8D 8S', legal = true"},
    {"lead = 'JJH', hand = 'KKTTH', all = { 'KKH', 'TTH' }",
     "lead = 'JJH', hand = 'KKTTH', all = { 'KKH' }"},
    {"lead = 'JJH', hand = 'KKTTH', all = { 'KKH', 'TTH' }",
     "lead = 'JJH', hand = 'KKTTH', all = { 'KKH', 'TTH', 'KTH' }"},
    {"lead = 'JJH', hand = 'KKTTH', count = 2", "lead = 'JJH', hand = 'KKTTH', count = 3"},
    {"lead = 'JJH', hand = 'KKTTH', illegal = { KTH = 'sets' }",
     "lead = 'JJH', hand = 'KKTTH', illegal = { KTH = 'suit' }"},
    {"lead = 'JJH', hand = 'ATTH', play = 'ATH', refused = 'set-owed', owed = 'TTH'",
     "lead = 'JJH', hand = 'ATTH', play = 'ATH', refused = 'set-owed', owed = 'ATH'"},
    {"plays = { 'JH', 'KH' }, winner = 'B', points = 10",
     "plays = { 'JH', 'KH' }, winner = 'B', points = 5"},
    {"plays = { 'JH', 'KH' }, winner = 'B'", "plays = { 'JH', 'KH' }, winner = 'A'"},
    {"order = { T = 'HJ LJ 9C 9S=9H=9D AKQJT8765432C' }",
     "order = { T = 'HJ LJ 9C 9S=9H 9D AKQJT8765432C' }"},
    {"suits = { ['9H'] = 'T' }", "suits = { ['9H'] = 'H' }"},
    {"adjacent = { '8S TS' }", "apart = { '8S TS' }"},
    {"worth = { KS = 10 }", "worth = { KS = 5 }"},
    {"deck = { total = 162 }", "deck = { total = 108 }"},
    {"throw = 'AKS', hands = { B = '2S' }, stands = true",
     "throw = 'AKS', hands = { B = 'AS' }, stands = true"},
    {"throw = 'AKS', hands = { C = 'AS' }, objector = 'C', withdrawn = 1, penalty = 10",
     "throw = 'AKS', hands = { C = 'AS' }, objector = 'B'"},
    {"bids = { 'A 2C' }, declarer = 'A', trump_is = '2C'",
     "bids = { 'A 2C' }, declarer = 'A', trump_is = '2D'"},
    {"bids = { 'A 2C', { 'B 2D', refused = 'count' } }, declarer = 'A'",
     "bids = { 'A 2C', { 'B 22D', refused = 'count' } }, declarer = 'A'"},
    {"calls = 'AH#2', played = { 'B AH', 'E AH' }, team = 'A E'",
     "calls = 'AH#2', played = { 'B AH', 'E AH' }, team = 'A B'"},
    {"callable = { AH = true, AC = 'callable' }", "callable = { AH = 'callable' }"},
    {"friends = { [6] = 2 }", "friends = { [6] = 3 }"},
    {"finish = { ['K + 1'] = 'A' }", "finish = { ['K + 1'] = 'WIN' }"},
    {"team = 'A B C', points = 0, result = 'declarers +3'",
     "team = 'A B C', points = 0, result = 'declarers +2'"},
    {"team = 'A B C', points = 0, after = { A = '5', D = '2' }",
     "team = 'A B C', points = 0, after = { D = '5' }"},
    {"team = 'A B C', points = 0, next = 'A'", "team = 'A B C', points = 0, next = 'B'"},
    {"team = 'A B C', ledger = { 'D 40' }, points = 40",
     "team = 'A B C', ledger = { 'B 40' }, points = 40"},
    {"team = 'A B C', points = 0, rules = 'next-winner-draws-first', next = 'B'",
     "team = 'A B C', points = 0, next = 'B'"},
    {"team = 'A B C', points = 0, next_declarer = 'nobody'",
     "team = 'A B C', points = 0, next_declarer = 'A'"},
    {"team = 'A B C', kitty = '5H 2S 3S 3D 4D 6D', last = 'D', multiplier = 2, points = 10",
     "game = 'eighty', exposed = true, team = 'A B C', kitty = '5H 2S 3S 3D 4D 6D', last = 'D', "
     "multiplier = 2"},
    {"game = 'eighty', exposed = true, team = 'A B C', kitty = '5H 2S 3S 3D 4D 6D', last = 'D', "
     "multiplier = 1, points = 5",
     "game = 'friends', last_lead = '99D', team = 'A B C', kitty = '5H 2S 3S 3D 4D 6D', last = "
     "'D', multiplier = 2"},
    {"game = 'friends', last_lead = '88D', team = 'A B C', kitty = '5H 2S 3S 3D 4D 6D', last = "
     "'D', multiplier = 4, points = 20",
     "last_lead = '8D 8S', team = 'A B C', points = 0, result = 'declarers +3'"},
    {"game = 'eighty', hand = 'AS', misdeal = true",
     "game = 'eighty', hand = 'TS', misdeal = true"},
    {"game = 'eighty', hand = 'AS', picked_up = true, misdeal = 'before the kitty'",
     "game = 'eighty', hand = 'AS', misdeal = 'before the kitty'"},
    {"fields = { ['deal.first'] = 'highest card', ['kitty.exposed'] = 'false' }",
     "fields = { ['deal.first'] = 'cut' }"},
    {"rules = 'failed-throw-one-point', team = 'A B', offender = 'A', result = 'opponents +1'",
     "rules = 'failed-throw-one-point', team = 'A B', offender = 'D', result = 'opponents +1'"},
    {"game = 'friends', turned = '3S HJ 2H 2C 5D 3D', trump_is = '2H'",
     "game = 'friends', turned = '3S HJ 2C 2H 5D 3D', trump_is = '2H'"},
    {BOMBS "forms = { ['7S 7D'] = 'pair' }", BOMBS "forms = { ['7S 7D'] = 'single' }"},
    {BOMBS "forms = { ['7S 8D'] = false }", BOMBS "forms = { ['7S'] = false }"},
    {BOMBS "follows = { { '7S', '8S', true } }", BOMBS "follows = { { '7S', '6S', true } }"},
    {BOMBS "completes = { { '7S', '7D 7C', true } }",
     BOMBS "completes = { { '7S', '8D 8C', true } }"},
    {BOMBS "gatherings = { [9] = '5 4' }", BOMBS "gatherings = { [9] = '4 5' }"},
    {BOMBS "places = { [5] = '4 3 2 2 1' }", BOMBS "places = { [4] = '4 3 2 2' }"},
    {LAID "steps = { 'A 3S', 'B 6S' }, turn = 'C'", LAID "steps = { 'A 3S', 'B 6S' }, turn = 'D'"},
    {LAID "steps = { 'A 3S', { 'C 5S', refused = 'out-of-turn' } }",
     LAID "steps = { 'A 3S', 'C 5S' }"},
    {LAID "steps = { 'A 3S', 'B pass', 'C pass', 'D pass' }, leads = 'A', out = ''",
     LAID "steps = { 'A 3S', 'B pass' }, leads = 'A'"},
    {LAID "steps = { 'A 3S' }, over = false", LAID "steps = { 'A 3S' }, over = true"},
    {LAID "exchange = 'A D', steps = { 'D give TS', 'A accept', 'A give 3S' }, hands_after = { D = "
          "'3S 4S' }",
     LAID "exchange = 'A D', steps = { 'D give TS' }, hands_after = { D = '4S TS' }"},
};

/* Each kind of expectation holds where it should, and fails where it should not. */
TEST(a_key_that_means_nothing_there_is_refused) {
  static const char NOTHING[] = "means nothing beside the other keys";
  assert_fails("hand = 'AH', lead = 'AH', play = 'AH', leader = 'A'", "`leader`", NOTHING);
  assert_fails("hand = 'AH', plays = { 'AH', 'KH' }, winner = 'A'", "`hand`", NOTHING);
  assert_fails("calls = 'AC#1', finish = { ['2 + 1'] = '3' }", "`calls`", NOTHING);
  assert_fails("calls = { 'AC#1' }, played = { 'B AC' }, team = 'A B'", "calls should be a text",
               "");
  assert_fails("adjacent = '3H 4H'", "adjacent should be a table", "");
  assert_fails("lead = 'AH', hand = '3H', legal = '3H'", "legal should be a table", "");
}

TEST(the_last_trick_is_not_said_in_two_ways) {
  static const char END[] = "trump = \"4S\", team = \"A B\", kitty = \"KD 5S\", points = 0";
  char keys[512];
  snprintf(keys, sizeof keys, "%s, last = \"A\", last_trick = { %s }", END,
           "\"3H\", \"5H\", \"AH\", \"6H\", \"7H\", \"8H\"");
  assert_fails(keys, "won by play 3 of them, not by 1", "");
  snprintf(keys, sizeof keys, "%s, rules = \"kitty-by-winning-play\", last = \"C\", last_lead = %s",
           END, "\"AAKKH\"");
  assert_fails(keys, "the plays are missing", "");
  assert_fails(END, "\"last\" is missing", "");
}

TEST(every_expectation_can_fail) {
  for (size_t i = 0; i < sizeof RIGHT_WRONG / sizeof RIGHT_WRONG[0]; i += SHARE) {
    assert_passes(RIGHT_WRONG[i][0]);
    assert_fails(RIGHT_WRONG[i][1], "expected", "ruled");
  }
}

/* Parts with bars between. */
static const char KEYS[] =
    "game|rules|players|packs|trump|hand|hands|leader|levels|order|suits|adjacent|apart|"
    "worth|deck|lead|units|tractor|legal|illegal|all|count|play|refused|owed|error|plays|"
    "winner|points|throw|stands|forced|withdrawn|penalty|objector|bids|declarer|trump_is|"
    "call|calls|played|team|callable|friends|largest_team|smallest_opposition|table|short|"
    "finish|kitty|last|multiplier|ledger|after|result|first|next|deal|same_as|next_declarer|"
    "exposed|last_lead|misdeal|picked_up|turned|cards_turned|fields|offender|forms|follows|"
    "completes|gatherings|places|steps|exchange|leads|turn|out|over|hands_after";
static const char VALUES[] =
    "5|-1|1.5|true|false|''|'A'|'AH'|'A AH'|'AH#1'|'8C 8S'|{}|{ 5 }|{ true }|{ {} }|{ '' }|"
    "{ 'A' }|{ 'A 2C' }|{ 'AH', 'A' }|{ A = true }|{ A = 5 }|{ A = '5' }|{ A = {} }|"
    "{ AH = true }|{ [5] = true }|{ [5] = {} }|{ [6] = 'x' }|{ T = 1 }|{ seed = 1 }|"
    "{ seed = {} }|'A B C D E F'|function() end";
static const char *const WITH[] = {"",
                                   "lead = 'JJH', hand = 'AKH', ",
                                   "team = 'A B', ",
                                   "plays = { 'JH', 'KH' }, ",
                                   "throw = 'AKS', ",
                                   BOMBS "steps = { 'A 3S' }, "};

/* Whatever stands at a key, the runner says something about it and goes on. */
TEST(no_value_of_any_key_breaks_the_runner) {
  static char file[TEXT_MAX];
  int keys_n = 0;
  for (const char *key, *keys = KEYS; (key = next_part(&keys)); keys_n++) {
    Text text = text_start(file, sizeof file);
    char name[32];
    int n = 0, at = keys_n;
    strcpy(name, key);
    text_put(&text, "return scenarios { players = 6, packs = 3, trump = '9C',\n");
    for (size_t i = 0; i < sizeof WITH / sizeof *WITH; i++)
      for (const char *value, *values = VALUES; (value = next_part(&values)); at++)
        if (at % SHARE == 0) {
          text_add(&text, "{ 'It is so', %s%s = %s },\n", WITH[i], name, value);
          n++;
        }
    text_put(&text, "}");
    assert_true(text.length < sizeof file);
    Said *said = run_text(file, NULL);
    if (said->tally.passed + said->tally.failed != n) fail_msg("%s: %s", name, said->out);
    assert_int_equal(n, 192 / SHARE);
  }
  assert_int_equal(keys_n, 80);
}

/* Each code stands with its field in the list of refusals. */
TEST(every_refusal_stands_in_the_readme) {
  const char *text = file_kept("tests/README.md");
  for (Refusal refusal = LEGAL + 1; refusal < REFUSAL_NB; refusal++) {
    const char *head = printed("| `%s` | ", refusal_code(refusal));
    const char *field = printed(" | `%s` |", refusal_field(refusal));
    const char *row = strstr(text, head);
    if (!row) fail_msg("tests/README.md has no refusal `%s`", refusal_code(refusal));
    const char *end = strchr(row, '\n'), *found = strstr(row, field);
    if (*refusal_field(refusal) && (!found || found > end))
      fail_msg("`%s` is decided by %s", refusal_code(refusal), refusal_field(refusal));
  }
}

TEST(a_refusal_is_expected_by_code_demand_field_or_words) {
  assert_passes("lead = 'JJH', hand = 'ATTH', play = 'ATH', refused = 'set-owed'");
  assert_passes("lead = 'JJH', hand = 'ATTH', play = 'ATH', refused = 'sets'");
  assert_passes("lead = 'JJH', hand = 'ATTH', play = 'ATH', refused = 'follow.owes'");
  assert_passes("lead = 'JJH', hand = 'ATTH', play = 'ATH', refused = 'you must play'");
  assert_fails("lead = 'JJH', hand = 'ATTH', play = 'TTH', refused = 'sets'", "ruled     legal",
               "");
}

TEST(files_that_are_no_scenarios_fail_once) {
  static const char *const BAD[][2] = {
      {"return 7", "return scenarios"},
      {"return scenarios {", ":1:"},
      {"return scenarios { }", "no scenario stands in this file"},
      {"return scenarios { 5 }", "scenario 1 is no table"},
      {"return scenarios { { lead = \"JJH\" } }", "begins with a sentence"},
      {"local a = nil + 1", ":1:"},
      {"while true do end", "instructions"},
  };
  for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
    Said *said = run_text(BAD[i][0], NULL);
    assert_int_equal(said->tally.failed, 1);
    assert_int_equal(said->tally.passed, 0);
    assert_says(said->out, BAD[i][1]);
  }
}

TEST(a_file_that_is_not_there_is_said_so) {
  ScenarioTally tally = {0};
  FILE *out = tmpfile();
  assert_false(scenarios_run("tests/scenarios/none.lua", NULL, out, NULL, &tally));
  assert_int_equal(tally.failed + tally.passed, 0);
  fclose(out);
}

TEST(house_rules_in_a_folder_are_passed_over) {
  ScenarioTally tally = {0};
  FILE *out = tmpfile();
  assert_true(scenarios_run("tests/rules", NULL, out, NULL, &tally));
  assert_int_equal(tally.failed + tally.passed, 0);
  assert_int_equal(ftell(out), 0);
  fclose(out);
}

TEST(a_filter_picks_sentences) {
  const char *text = "return scenarios { trump = \"9C\", players = 6,\n"
                     "  { \"One\", lead = \"JJH\", units = \"2\" },\n"
                     "  { \"Two\", lead = \"JJH\", units = \"3\" } }";
  Said *said = run_text(text, "One");
  assert_string_equal(said->out, "ok    One\n");
  assert_int_equal(said->tally.passed, 1);
  assert_int_equal(said->tally.failed, 0);
}

TEST(an_example_counts_when_all_its_scenarios_hold) {
  Said *said = run_text("return scenarios { trump = \"9C\", players = 6,\n"
                        "  { \"E1: one\", lead = \"JJH\", units = \"2\" },\n"
                        "  { \"E1: one more\", lead = \"QQH\", units = \"2\" },\n"
                        "  { \"E2: two\", lead = \"JJH\", units = \"2\" },\n"
                        "  { \"E2: two, wrong\", lead = \"JJH\", units = \"3\" },\n"
                        "  { \"E: none\", lead = \"JJH\", units = \"2\" },\n"
                        "  { \"H34a P12 P689-P691: five\", lead = \"JJH\", units = \"2\" },\n"
                        "  { \"H34b and others: no record\", lead = \"JJH\", units = \"2\" } }",
                        NULL);
  const ScenarioTally *tally = &said->tally;
  assert_int_equal(tally_count(tally, 'E', -1), 1);
  assert_int_equal(tally_count(tally, 'H', -1), 1);
  assert_int_equal(tally_count(tally, 'P', -1), 4);
  assert_true(tally_holds(tally, 'E', 1, '\0') && tally_holds(tally, 'H', 34, 'a'));
  assert_true(tally_holds(tally, 'P', 12, '\0') && tally_holds(tally, 'P', 690, '\0'));
  assert_false(tally_holds(tally, 'E', 2, '\0')); /* one of two failed */
  assert_false(tally_holds(tally, 'E', 3, '\0') || tally_holds(tally, 'H', 34, 'b'));
}

TEST(a_scenario_may_be_asked_of_several_games) {
  Said *said =
      run_text("return scenarios { games = \"pagat eighty\", trump = \"9C\", players = 6,\n"
               "  { \"E1: one\", lead = \"JJH\", units = \"2\" },\n"
               "  { \"E2: two\", lead = \"HJ HJ LJ LJ\", units = \"2x2\" },\n"
               "  { \"E3: its own\", game = \"friends\", lead = \"JJH\", units = \"2\" } }",
               NULL);
  assert_says(said->out, "ok    E1: one (pagat)\nok    E1: one (eighty)\n");
  assert_says(said->out, "FAIL  E2: two (pagat)\n");
  assert_says(said->out, "ok    E2: two (eighty)\nok    E3: its own\n");
  assert_int_equal(tally_count(&said->tally, 'E', -1), 2);
  assert_int_equal(said->tally.games, 3);
  assert_string_equal(said->tally.game[1], "eighty");
  assert_int_equal(tally_count(&said->tally, 'E', 0), 1);
  assert_int_equal(tally_count(&said->tally, 'E', 1), 2);
  assert_int_equal(tally_count(&said->tally, 'E', 2), 1);
}

/* A scenario stands at the line of its sentence, however that is quoted. */
TEST(a_sentence_is_found_in_quotes_of_each_kind) {
  Said *said = run_text("-- \"One\", 'Two'\n"
                        "return scenarios {\n"
                        "  { \"One\" },\n"
                        "  { 'Two' },\n"
                        "  { 'Anna\\'s \"three\"' },\n"
                        "  { [[Four]] },\n"
                        "  { [==[\\ Five]==] },\n"
                        "  { 'Two' } }\n",
                        NULL);
  for (int line = 3; line <= 8; line++)
    assert_says(said->out, printed("%s:%d\n", said->path, line));
  assert_says(said->out, printed("FAIL  Anna's \"three\"\n      %s:5\n", said->path));
  assert_says(said->out, printed("FAIL  \\ Five\n      %s:7\n", said->path));
}

TEST(junit_has_a_case_for_each_and_escapes) {
  Said *said = run_text("return scenarios { trump = \"9C\", players = 6,\n"
                        "  { \"A < B & C\", lead = \"JJH\", units = \"2\" },\n"
                        "  { \"Two\", lead = \"JJH\", units = \"3\" } }",
                        NULL);
  assert_says(said->junit,
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite name=\"");
  assert_says(said->junit, "tests=\"2\" failures=\"1\">");
  assert_says(said->junit, "<testcase name=\"A &lt; B &amp; C\"");
  assert_says(said->junit, "line=\"3\"><failure message=\"expected units: 3\">ruled: 2");
  assert_says(said->junit, "</testsuite>\n</testsuites>\n");
}

TEST(a_sentence_forges_no_line_of_the_report) {
  Said *said = run_text("return scenarios { trump = \"9C\", players = 6,\n"
                        "  { \"One\\27[2J\\n9 passed, 0 failed\\u{202e}\\xc3\", lead = \"JJH\","
                        " units = \"2\" },\n"
                        "  { \"Two\", lead = \"Q\\27\\nS\" } }",
                        NULL);
  assert_says(said->out, "ok    One?[2J?9 passed, 0 failed??\n");
  assert_says(said->junit, "<testcase name=\"One?[2J?9 passed, 0 failed??\"");
  assert_int_equal(said->tally.failed, 1);
  for (const char *c = said->out; *c; c++) assert_true((unsigned char)*c >= ' ' || *c == '\n');
  for (const char *c = said->junit; *c; c++) assert_true((unsigned char)*c >= ' ' || *c == '\n');
}

/* The table of games in README.md ends each game's row with the number of its worked examples, or
** of the facts that its program's tests state. */
static void assert_page_says(const ScenarioTally *tally, int game) {
  int examples = tally_count(tally, 'E', game) + tally_count(tally, 'P', game);
  const char *row = strstr(file_kept("README.md"), printed("\n| `%s` |", tally->game[game]));
  if (!row) fail_msg("README.md has no row for %s", tally->game[game]);
  const char *number = strstr(row, printed("| %d |\n", examples));
  if (!number || number > strchr(row + 1, '\n'))
    fail_msg("README.md: %s passes %d worked examples", tally->game[game], examples);
}

/* The records that must hold: of each house rule the cases up to this letter; and all facts of the
** online program. */
static const struct {
  int number;
  char last;
} CASES[] = {
    {2, 'h'},   {4, 'h'},   {6, 'h'},   {8, 'f'},   {10, 'h'},  {12, 'c'},  {14, 'g'},  {16, 'd'},
    {18, 'f'},  {20, 'h'},  {22, 'f'},  {24, 'c'},  {26, 'c'},  {28, 'g'},  {30, 'c'},  {32, 'c'},
    {34, 'f'},  {36, 'f'},  {38, 'd'},  {40, 'e'},  {42, 'g'},  {44, 'c'},  {46, 'e'},  {48, 'f'},
    {50, 'e'},  {52, 'd'},  {54, 'f'},  {56, 'c'},  {58, 'b'},  {60, 'b'},  {62, 'd'},  {64, 'e'},
    {66, 'b'},  {68, 'd'},  {70, 'b'},  {72, 'h'},  {74, 'f'},  {76, 'c'},  {78, 'c'},  {80, 'd'},
    {82, 'c'},  {84, 'g'},  {86, 'h'},  {88, 'c'},  {90, 'e'},  {92, 'c'},  {94, 'd'},  {96, 'd'},
    {98, 'c'},  {100, 'd'}, {102, 'c'}, {104, 'c'}, {106, 'e'}, {108, 'g'}, {110, 'e'}, {112, 'g'},
    {114, 'c'}, {116, 'd'}, {118, 'c'}, {120, 'h'},
};

static void assert_record(const ScenarioTally *tally, char series, int number, char part) {
  if (!tally_holds(tally, series, number, part))
    fail_msg("there are no scenarios that hold of %c%d%c", series, number, part ? part : ' ');
}

static void assert_all_records(const ScenarioTally *tally) {
  for (int number = 1; number <= WORKED_EXAMPLES; number++) assert_record(tally, 'E', number, '\0');
  for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++)
    for (char part = 'a'; part <= CASES[i].last; part++)
      assert_record(tally, 'H', CASES[i].number, part);
  for (int number = 1; number <= FACTS; number++) assert_record(tally, 'P', number, '\0');
}

/* The tree's own scenarios, all of them; the worked examples are complete. */
TEST(the_scenarios_of_the_tree_hold) {
  if (SHARE > 1) skip(); /* sanitized they are a suite of their own */
  static ScenarioTally tally;
  static char text[TREE_TEXT_MAX];
  FILE *out = tmpfile();
  assert_true(scenarios_run("tests/scenarios", NULL, out, NULL, &tally));
  take(out, text, sizeof text);
  if (tally.failed) fail_msg("%s", strstr(text, "FAIL"));
  assert_all_records(&tally);
  for (int i = 0; i < tally.games; i++) assert_page_says(&tally, i);
}

TEST(the_examples_of_the_page_on_scenarios_hold) {
  const char *page = file_kept("tests/README.md");
  int blocks = 0;
  for (char *block; (block = next_lua_block(&page)); blocks++) {
    Said *said = run_text(block, NULL);
    if (said->tally.failed || !said->tally.passed) fail_msg("%s", said->out);
  }
  assert_true(blocks >= 3);
}
