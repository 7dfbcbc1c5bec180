/* test_untrusted.c - rule files that mean harm: many calls that each stay within their limit, what
** functions would keep between questions, and what would be said otherwise in another run. */
#include "games.h"
#include "lua/sandbox/sandbox.h"
#include "presets.h"
#include "rulefiles.h"
#include "tools/check_functions.h"

/* Loops of so many turns: a call each that stays within its limit. */
#define NEARLY "for i = 1, 400000 do end "
#define USED_UP(n)                                                                                 \
  "the scripts ran for more than " n " instructions in one command: its budget is used up"

static void let_go(void *variant) { variant_free(variant); }

/* Pagat for six with a house rule of these fields, and a tenth of the limits that rules have. */
static Variant *limited(const char *fields) {
  static const Limits TENTH = {
      .instructions = 1000000, .memory = (size_t)64 << 20, .output = 1 << 16, .command = 10000000};
  const VariantWanted as = {.players = 6, .limits = &TENTH};
  char text[1024], error[VARIANT_ERROR];
  snprintf(text, sizeof text, "return house_rule { name = 'Test', %s }", fields);
  Variant *variant = variant_load_as(with_rule("pagat", text), &as, error, sizeof error);
  if (!variant) fail_msg("%s", error);
  return test_keeps(variant, let_go);
}

static Game tricks(const Rules *rules, const char *a, const char *b) {
  const char *const hands[] = {a, b, "", "", "", ""};
  return game_of_tricks(rules, "9C", hands, 6);
}

/* Asks lead.refuse of A about the ace of hearts. */
static bool ask_lead(const Rules *rules, const Game *game, int seat, HookCall *call) {
  static CardSet play, hand;
  play = set_of("AH", 2);
  hand = set_of("AH KH", 2);
  *call = (HookCall){.hook = HOOK_LEAD_REFUSE,
                     .game = game,
                     .order = &game->deal.order,
                     .card = CARD_NONE,
                     .other_card = CARD_NONE,
                     .cards = &play,
                     .hand = &hand,
                     .seat = seat};
  return rules->ask(rules->context, call);
}

/* How many of 100 questions are answered. */
static int answered(const Rules *rules, const Game *game, HookCall *call) {
  int n = 0;
  for (int i = 0; i < 100; i++) n += ask_lead(rules, game, 0, call);
  return n;
}

TEST(the_calls_of_a_command_have_a_budget_together) {
  HookCall call;
  const Rules *rules = variant_rules(limited("lead = { refuse = function() " NEARLY " end }"));
  Game game = tricks(rules, "AH KH", "2H 3H");
  rules_begin(rules);
  int n = answered(rules, &game, &call);
  assert_true(n > 5 && n < 30);
  assert_says(call.text, "lead.refuse failed at /tmp/");
  assert_says(call.text, "rule.lua:1: " USED_UP("10000000"));
  rules_begin(rules);
  assert_int_equal(answered(rules, &game, &call), n);
}

/* A call that dies counts as one that took all it might. */
TEST(dying_again_and_again_is_no_way_around_it) {
  static const char *const bodies[] = {
      "local function f() return 1 + f() end for i = 1, 1000 do pcall(f) end",
      "local t = {} while true do t[#t + 1] = {} end",
      "local s = ('x'):rep(200000) while true do s = s .. s end",
      "while true do pcall(error) end",
  };
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i += SHARE) {
    HookCall call;
    const Rules *rules = rules_with(6, "lead = { refuse = function() %s end }", bodies[i]);
    Game game = tricks(rules, "AH KH", "2H 3H");
    rules_begin(rules);
    int deaths = 0;
    do assert_false(ask_lead(rules, &game, 0, &call));
    while (++deaths < 20 && !strstr(in_english(call.text), USED_UP("100000000")));
    assert_true(deaths <= 11);
  }
}

/* Looking for the place of an error is no work that grows with the square of the depth. */
TEST(an_error_far_down_is_named_at_once) {
  HookCall call;
  const Rules *rules = rules_with(
      6, "lead = { refuse = function()\n"
         "local function f(n) if n == 0 then error('nope', 0) end return 1 + f(n - 1) end\n"
         "f(50000) end }");
  Game game = tricks(rules, "AH KH", "2H 3H");
  assert_false(ask_lead(rules, &game, 0, &call));
  assert_says(call.text, "rule.lua:2: nope");
}

TEST(an_action_begins_a_budget_and_a_check_has_one_for_all) {
  char error[VARIANT_ERROR];
  uint64_t unasked = 0;
  Variant *variant =
      limited("declare = { bids = { slow = { cards = '1-8', is = function() " NEARLY " end } } }");
  assert_false(examples_hold(variant, &unasked, error, sizeof error));
  assert_says(error, "declare.bids failed at /tmp/");
  assert_says(error, USED_UP("10000000"));
  variant = limited("lead = { refuse = function() " NEARLY " end }");
  const Rules *rules = variant_rules(variant);
  HookCall call;
  Game game = tricks(rules, "AH KH", "2H 3H");
  answered(rules, &game, &call);
  assert_false(ask_lead(rules, &game, 0, &call));
  game_start(&game, rules, 1);
  Action action = game_default(&game, rules);
  assert_int_equal(game_apply(&game, rules, &action, NULL), LEGAL);
  game = tricks(rules, "AH KH", "2H 3H");
  assert_true(ask_lead(rules, &game, 0, &call));
}

/* Each group of a hand's cards is a question; a check does not ask them all at every draw. */
TEST(a_sound_rule_with_many_declarations_is_checked) {
  char error[VARIANT_ERROR] = "";
  uint64_t unasked = ~(uint64_t)0;
  Variant *variant = rulefile_with(
      12, "declare = { bids = { aces = { cards = 3, trump = 'none', is = function(bid)\n"
          "  return bid.cards:count('A') == 3 end } } }");
  if (!examples_hold(variant, &unasked, error, sizeof error)) fail_msg("%s", error);
  assert_false(unasked >> HOOK_DECLARE_BIDS & 1);
}

/* A new state for each load has another seed, and so another order of its tables. */
TEST(of_several_mistakes_the_first_is_named_in_every_run) {
  static const struct {
    const char *fields, *says;
  } mistakes[] = {
      {"points = { cards = { K = 'a', Q = 'b', T = 'c', ['5'] = 'd', AH = 'e' } }",
       "points.cards.5: must be a whole number"},
      {"points = { cards = { K = 10, X = 1, Y = 2, Z = 3, W = 4 } }", "\"W\" is neither"},
      {"throw = { penalty = { e = 1, d = 2, c = 3, b = 4, a = 5 } }", "unknown key a"},
      {"follow = { owes = { { cards = 'AH', e = 1, d = 2, c = 3, b = 4 } } }", ""},
      {"advance = { stops = { Z = 'x', Y = 'x', X = 'x', W = 'x' } }", "advance.stops"},
      {"advance = { stops = { K = 'e', Q = 'd', J = 'c', A = 'b' } }", "\"b\""},
      {"advance = { game_over = { e = 1, d = 2, c = 3, b = 4 } }", "b"},
      {"deck = { players = { [6] = { packs = 2, e = 1, d = 2, c = 3, b = 4 } } }", "b"},
      {"lead = { forms = { x = { size = 2, e = 1, d = 2, c = 3, b = 4 } } }", "b"},
      {"declare = { bids = { x = { e = 1, d = 2, c = 3, b = 4 } } }", "b"},
      {"phases = { x = { after = 'draw', e = 1, d = 2, c = 3, b = 4 } }", "b"},
      {"order = { [{}] = 1, [print] = 2, [1] = 3 }", ""},
  };
  for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
    char first[VARIANT_ERROR] = "";
    const char *text = printed("return house_rule { name = 'R', %s }", mistakes[i].fields);
    for (int run = 0; run < 16; run++) {
      const char *says = rulefile_refused(text);
      assert_says(says, mistakes[i].says);
      if (run > 0) assert_string_equal(says, first);
      snprintf(first, sizeof first, "%s", says);
    }
  }
}

/* Asks seats A, A and B; says what the first question that failed said. */
static const char *kept_by(const char *before, const char *body) {
  static char said[REFUSAL_TEXT];
  Variant *variant = rulefile_load(
      printed("%s\nreturn house_rule { name = 'R', lead = { refuse = function(play, hand, deal)\n"
              "%s end } }",
              before, body));
  const Rules *rules = variant_rules(variant);
  Game game = tricks(rules, "AH KH", "2H 3H");
  said[0] = '\0';
  for (int i = 0; i < 3 && !said[0]; i++) {
    HookCall call;
    if (!ask_lead(rules, &game, i / 2, &call)) snprintf(said, sizeof said, "%s", call.text);
  }
  char error[VARIANT_ERROR];
  bool nothing = variant_keeps_nothing(variant, error, sizeof error);
  if (!nothing) fail_msg("what was kept is not put back: %s", error);
  return said;
}

TEST(functions_keep_nothing_between_questions) {
  static const struct {
    const char *before, *body, *name;
  } kept[] = {
      {"local n = 0", "n = n + 1", "n"},
      {"local n", "n = tostring(hand)", "n"},
      {"local n = 1", "n = 1.0", "n"},
      {"local n = 0.0", "n = -0.0", "n"},
      {"local n = 0/0", "n = -n", "n"},
      {"local yes = false", "yes = not yes", "yes"},
      {"local n = 0 local function count() n = n + 1 end", "count()", "n"},
      {"local t = {} local u = { f = function() t.x = 1 end }", "u.f()", "t"},
      {"local t = {}", "t.hand = tostring(hand)", "t"},
      {"local t = { { { 1 } } }", "t[1][1][1] = 2", "t"},
      {"local t = { 1 }", "t[1] = nil", "t"},
      {"local t = {}", "t = {}", "t"},
      {"local t = {}", "t = function() return hand end", "t"},
      {"local f = print", "f = hand", "f"},
      {"local t = { f = pairs({}) }", "t.f = hand", "t"},
      {"local t = { 1, 2, nil, 4 }", "t[4] = nil", "t"},
      {"", "_ENV = { tostring = tostring }", "_ENV"},
      {"", "if hand then require 'cards' end", NULL},
      {"local step, list = pairs({ 1, 2, 3 })", "step()", "an iterator"},
      {"local step = ('a b c'):gmatch('%a')", "step()", "an iterator"},
  };
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    const char *said = in_english(kept_by(kept[i].before, kept[i].body));
    const char *says = printed("lead.refuse keeps `%s` between questions: use player.memory (",
                               kept[i].name ? kept[i].name : "");
    if (!kept[i].name) { /* what helpers share is not at hand either */
      assert_says(said, "rule.lua:3: `require` is for the head of a file");
      continue;
    }
    if (strncmp(said, says, strlen(says)) != 0)
      fail_msg("%s: %s: \"%s\"", kept[i].before, kept[i].body, said);
    assert_says(said, "rule.lua:");
  }
}

/* What Lua's own # says of a table with gaps depends on where it was read last, and on how it has
** grown. */
TEST(reading_a_table_keeps_nothing_either) {
  static const char *const RULES[] = {
      "local t = { 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,nil,nil,nil,22,nil,nil,nil,nil,\n"
      "nil,nil,nil,nil,nil,nil } return house_rule { name = 'R', lead = { refuse = function()\n"
      "local n = #t local _ = t[22] if #t == n then _ = t[32] _ = #t end return '' .. n end } }",
      "local t = { nil, nil, 3 } return house_rule { name = 'R', lead = { refuse = function()\n"
      "local n = #t t.x = 1 t.x = nil return '' .. n end } }"};
  for (int rule = 0; rule < 2; rule++) {
    const Rules *rules = rulefile_rules(RULES[rule]);
    Game game = tricks(rules, "AH KH", "2H 3H");
    char first[REFUSAL_TEXT] = "";
    for (int i = 0; i < 4; i++) {
      HookCall call;
      if (!ask_lead(rules, &game, 0, &call)) fail_msg("%s", call.text);
      if (i == 0) snprintf(first, sizeof first, "%s", call.text);
      assert_string_equal(call.text, first);
    }
  }
}

/* Asked within a question of another field, which itself closes over nothing. */
TEST(what_is_asked_within_a_question_keeps_nothing) {
  const Rules *rules = rulefile_rules(
      "local n = 0 return house_rule { name = 'R',\n"
      "lead = { forms = { set = { size = 2, only = function() n = n + 1 return true end } },\n"
      "refuse = function() return 'units ' .. #cards('AH AH'):units() end } }");
  Game game = tricks(rules, "AH KH", "2H 3H");
  HookCall call;
  assert_false(ask_lead(rules, &game, 0, &call));
  assert_says(call.text, "lead.forms keeps `n` between questions");
}

TEST(libraries_cannot_be_changed) {
  static const char *const CHANGES[] = {"math.hand = tostring(hand)", "string.rep = nil",
                                        "table.insert(math, 1)", "local s = string s.x = 1"};
  for (size_t i = 0; i < sizeof CHANGES / sizeof *CHANGES; i++)
    assert_says(in_english(kept_by("", CHANGES[i])), "a library cannot be changed");
  assert_string_equal(kept_by("local m = math", "return m.max(1, 2) ~= 2 and 'no' or nil"), "");
}

/* Not only from one hand to another: the same question asked again would be answered otherwise. */
TEST(a_table_is_kept_from_no_question_to_the_next) {
  const Rules *rules = rulefile_rules(
      "local t = { n = 0 } return house_rule { name = 'R', lead = { refuse = function()\n"
      "t.n = t.n + 1 if t.n > 1 then return 'twice' end end } }");
  Game game = tricks(rules, "AH KH", "2H 3H");
  for (int i = 0; i < 2; i++) {
    HookCall call;
    assert_false(ask_lead(rules, &game, 0, &call));
    assert_says(call.text, "lead.refuse keeps `t` between questions: use player.memory");
  }
}

TEST(what_does_not_change_may_be_closed_over) {
  assert_string_equal(kept_by("local n, s, b, t = 0/0, 'x', true, { a = { 0/0 } }\n"
                              "local function f(x) local m = 0 m = m + x return m end",
                              "local u = { t } u[2] = f(1) return nil, n, s, b"),
                      "");
}

/* The rule that is told players gives away what the other one knew: before it is asked, that one
** is stopped. */
TEST(who_knows_all_hands_nothing_on) {
  char error[VARIANT_ERROR] = "";
  uint64_t unasked = 0;
  Variant *variant = rulefile_load(
      "local t = {} return house_rule { name = 'R',\n"
      "throw = { test = function(unit, hand, throw, deal, inherited) t.hand = tostring(hand)\n"
      "return inherited() end }, lead = { refuse = function() return t.hand end } }");
  assert_false(examples_hold(variant, &unasked, error, sizeof error));
  assert_says(error, "throw.test keeps `t` between questions: use player.memory");
}
