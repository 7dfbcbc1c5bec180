/* test_throw_rules.c - throws under functions: who beats what, what stays, what it costs, what is
** shown; against the words that say the same, and whole deals. */
#include "compare.h"
#include "games.h"
#include "play/throw.h"
#include "play/throw_functions.h"
#include "presets.h"
#include "rulefiles.h"
#include "whole.h"

enum { A, B, C, D, E, F };

/* Pagat for eight, three packs, with those fields of `throw`. */
static const Rules *load(const char *fields) { return rules_with(8, "throw = { %s }", fields); }

/* ---- functions that say what words say ---- */

typedef struct Pair {
  ThrowTest test;
  Forced forced;
  const char *fields;
} Pair;

static const Pair PAIRS[] = {
    {TEST_CARD, FORCED_OBJECTORS_SMALLEST,
     "test = function(unit, hand, throw) local low = unit.cards:first().tier\n"
     " for card in hand:in_suit(throw.suit):kinds() do\n"
     "  if card.tier > low then return true end end return false end"},
    {TEST_UNIT, FORCED_OBJECTORS_SMALLEST,
     "test = function(unit, hand, throw) if unit.length > 1 then return 'unit' end\n"
     " for card, copies in hand:in_suit(throw.suit):kinds() do\n"
     "  if copies >= unit.size and card.tier > unit.top.tier then return true end end\n"
     " return false end"},
    {TEST_UNIT, FORCED_LOWEST_BEATEN,
     "test = 'unit', forced = function() return 'lowest beaten' end"},
    {TEST_CARD, FORCED_LOWEST_CARD,
     "test = function() return 'card' end, forced = function() return 'lowest card' end"},
    {TEST_UNIT, FORCED_PLAY_ENDS,
     "test = function(unit, hand, throw, deal, inherited) return inherited() end,\n"
     "forced = function() return 'play ends' end"},
    {TEST_UNIT, FORCED_SMALLEST_BEATEN,
     "forced = function(throw) local best for _, unit in ipairs(throw.beaten) do\n"
     "  if not best or #unit < #best or #unit == #best and unit.top.tier < best.top.tier then\n"
     "   best = unit end end return best end"},
    {TEST_UNIT, FORCED_OBJECTORS_SMALLEST,
     "forced = function(throw, deal, inherited) return inherited() end"},
    {TEST_UNIT, FORCED_ALL_BEATEN, "forced = function() return 'all beaten' end"},
    {TEST_UNIT, FORCED_ALL_BEATEN,
     "forced = function(throw)\n"
     "  local left = throw.beaten[1].cards\n"
     "  for i = 2, #throw.beaten do left = left + throw.beaten[i].cards end\n"
     "  return left\n"
     "end"},
    {TEST_UNIT, FORCED_LOWEST_CARD,
     "forced = function(throw) return cards(tostring(throw.cards:first())) end"},
};

static bool same_cards(const CardSet *a, const CardSet *b) { return cardset_equal(a, b, PACK_MAX); }

static int compare_throw(Compare *compare, const Rules *plain, const Rules *hooked, Rng *rng,
                         const char *fields) {
  CardSet hands[4], play;
  bool may_stop[4];
  Pile left = compare_deck(compare);
  Pile led = random_pile(compare, &left, CLUBS, 2 + random_below(rng, 7), rng);
  play = compare_set(compare, &led);
  Shape lead;
  shape_of(&compare->order, plain, &play, &lead);
  for (int i = 0; i < 4; i++) {
    Pile hand = random_pile(compare, &left, CLUBS, random_below(rng, 7), rng);
    hands[i] = compare_set(compare, &hand);
    may_stop[i] = rng_below(rng, 3) > 0;
  }
  ThrowCase of = {&compare->order, plain, &lead, &play, hands, 4, may_stop, NULL, 0, 5};
  ThrowResult expected, is;
  Ruling why = ruling_make(LEGAL);
  assert_true(throw_judge(&of, &expected, &why));
  of.rules = hooked;
  if (!throw_judge(&of, &is, &why)) fail_msg("%s: %s", fields, why.text);
  bool same = is.stands == expected.stands && is.play_ends == expected.play_ends &&
              same_cards(&is.forced, &expected.forced) &&
              same_cards(&is.withdrawn, &expected.withdrawn) &&
              is.withdrawn_n == expected.withdrawn_n && is.penalty == expected.penalty;
  if (!same)
    fail_msg("%s: throw of %s: %d cards back instead of %d", fields, compare_text(&led),
             is.withdrawn_n, expected.withdrawn_n);
  return !is.stands;
}

TEST(functions_rule_as_the_words_that_say_the_same) {
  Rng rng = rng_from(5);
  for (size_t i = 0; i < sizeof PAIRS / sizeof PAIRS[0]; i++) {
    const Rules *rules = load(PAIRS[i].fields);
    Compare compare;
    int fallen = 0;
    compare.rules = *rules;
    compare_make(&compare, trump_of("9H"));
    Rules plain = compare.rules;
    plain.hooked = 0;
    plain.throw.test = (uint8_t)PAIRS[i].test;
    plain.throw.forced = (uint8_t)PAIRS[i].forced;
    for (int n = 0; n < 400; n++)
      fallen += compare_throw(&compare, &plain, rules, &rng, PAIRS[i].fields);
    assert_in_range(fallen, 100, 399);
  }
}

/* ---- a throw in a game ---- */

static const Rules *with(const char *fields) { return rules_with(6, "throw = { %s }", fields); }

/* A throws ace, king and two jacks of spades; D holds the other ace. E is on A's side. */
static Game throwing(const Rules *rules) {
  static const char *const HANDS[] = {"AS KS JS JS", "2S 3S 3H 3C", "6S 7S 6H 6C",
                                      "AS 7C 7H 8C", "8S 8H 9C 9H", "TS TH TC 9S"};
  Game game = game_of_tricks(rules, "4D", HANDS, 6);
  game.deal.team |= 1 << E;
  return game;
}

TEST(a_penalty_may_be_points_or_a_table_or_effects) {
  static const struct {
    const char *returns;
    int points, leaders, others, level;
  } CASES[] = {
      {"25", 25, 0, 0, 0},
      {"nil", 0, 0, 0, 0},
      {"-5", -5, 0, 0, 0},
      {"{ per_card = 5 }", 15, 0, 0, 0},
      {"{ points = 10, per_card = 5 }", 25, 0, 0, 0},
      {"{ points = { ['other side'] = 10 } }", 10, 0, 0, 0},
      {"{ levels = { ['other side'] = 1, [\"leader's side\"] = -2 } }", 0, -2, 1, 0},
      {"{ levels = { [throw.player] = 2 } }", 0, 0, 0, 2},
      {"inherited()", 0, 0, 0, 0},
      {"#throw.withdrawn * 10 + #throw.forced + #throw.beaten", 32, 0, 0, 0},
      {"throw.objector == deal:player 'D' and 1 or 2", 1, 0, 0, 0},
      {"throw.units[1].size + throw:longest_unit() + #throw", 8, 0, 0, 0},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
    const Rules *rules =
        with(printed("penalty = function(throw, deal, inherited) return %s end", CASES[i].returns));
    Game game = throwing(rules);
    int level = game.level[A];
    do_cards(&game, rules, ACTION_PLAY, A, "AS KS JS JS");
    int expected = i == 8 ? 3 * rules->throw.penalty.per_card : CASES[i].points;
    if (game.deal.penalty[A] != expected)
      fail_msg("%s: %d points, not %d", CASES[i].returns, game.deal.penalty[A], expected);
    assert_int_equal(game.deal.fault_levels[A][0], CASES[i].others);
    assert_int_equal(game.deal.fault_levels[A][1], CASES[i].leaders);
    assert_int_equal(game.level[A] - level, CASES[i].level);
    assert_int_equal(game.deal.objector, D);
    assert_int_equal(game.deal.withdrawn, 3);
  }
}

TEST(a_throw_that_ends_the_play_may_lose_the_deal) {
  const Rules *rules =
      with("forced = function() return 'play ends' end, penalty = function(throw)\n"
           "return { loses = \"leader's side\", unplayed = 'other side',\n"
           "  levels = { ['other side'] = 2 } } end");
  Game game = throwing(rules);
  do_cards(&game, rules, ACTION_PLAY, A, "AS KS JS JS");
  assert_true(game.deal.ended_by_throw);
  assert_int_equal(game.deal.score.side, SIDE_OPPONENTS);
  assert_int_equal(game.deal.score.levels, 2);
  assert_int_equal(game.deal.trick_points, 40); /* a king and three tens */
  assert_int_equal(game.level[B], 2);
  assert_int_equal(game.level[A], 0);
}

/* The play ends only under the first of the two functions; the penalty is a value, asked for by one
** of them where `inherited` is. */
TEST(a_function_may_end_the_play_for_a_penalty_that_is_a_value) {
  static const char *const FORCED[] = {"'play ends'", "'lowest card'"};
  for (int i = 0; i < 4; i++) {
    const char *value =
        printed("return house_rule { name = 'Test', throw = { forced = function() return %s end,\n"
                "  penalty = { loses = \"leader's side\", levels = { ['other side'] = 2 } } } }",
                FORCED[i % 2]);
    const char *asking = printed(
        "return house_rule { name = 'Test', throw = { %s } }",
        i < 2 ? "" : "penalty = wrap(function(throw, deal, inherited) return inherited() end)");
    const Rules *rules = spec_rules(with_two("pagat", value, asking), 6);
    Game game = throwing(rules);
    do_cards(&game, rules, ACTION_PLAY, A, "AS KS JS JS");
    assert_int_equal(game.deal.ended_by_throw, i % 2 == 0);
    if (game.deal.ended_by_throw) assert_int_equal(game.deal.score.side, SIDE_OPPONENTS);
  }
}

TEST(what_is_shown_may_depend_on_the_throw) {
  for (int shown = 0; shown < 2; shown++) {
    const Rules *rules =
        with(shown ? "shown = function(throw) return #throw.withdrawn == 3 and 'cards' "
                     "or 'nothing' end"
                   : "shown = function(throw, deal) return 'nothing' end");
    Game game = throwing(rules);
    do_cards(&game, rules, ACTION_PLAY, A, "AS KS JS JS");
    assert_int_equal(cardset_size(&game.deal.objection, 2), shown);
  }
}

TEST(a_throw_may_stay_whole_and_cost_points) {
  const Rules *rules = with("forced = function(throw) return throw.cards end, penalty = 20");
  Game game = throwing(rules);
  do_cards(&game, rules, ACTION_PLAY, A, "AS KS JS JS");
  assert_int_equal(game.deal.play[0].n, 4);
  assert_int_equal(game.deal.withdrawn, 0);
  assert_int_equal(game.deal.penalty[A], 20);
}

TEST(a_wrong_answer_stops_the_throw_and_nothing_else) {
  static const char *const CASES[][2] = {
      {"test = function() return 1 end", "must return true, false, or a word, not 1"},
      {"forced = function() return 'largest' end",
       "must return a unit, cards of the throw, or a word, not \"largest\"; words: \"objector's "
       "smallest\","},
      {"forced = function() return 'lowest crad' end",
       "did you mean \"lowest card\"? Words: \"obj"},
      {"forced = function() return cards '' end", "must return cards of the throw"},
      {"forced = function() return cards 'AS AS' end", "must return cards of the throw"},
      {"penalty = function() return 'ten' end", "must return points, such a table, or effects"},
      {"penalty = function() return 5000 end", "returned 5000 points; whole ones from -1000"},
      {"penalty = function() return 2.5 end", "returned 2.5 points; whole ones from -1000"},
      {"penalty = function() return { per_crad = 3 } end", "the effect per_crad is none here"},
      {"penalty = function() return { loses = 'nobody' } end", "must be \"leader's side\""},
      {"penalty = function() return { loses = 'other side' } end", "needs a throw that ends"},
      {"penalty = function() return { levels = { ['their side'] = 1 } } end", "names players or"},
      {"shown = function() return true end", "must return a word, not true"},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
    const Rules *rules = with(CASES[i][0]);
    Game game = throwing(rules);
    const char *said = ruled(&game, rules, ACTION_PLAY, A, "AS KS JS JS");
    if (!strstr(said, CASES[i][1]) || !strstr(said, "rule.lua:1"))
      fail_msg("%s: \"%s\" does not say %s", CASES[i][0], said, CASES[i][1]);
  }
}

TEST(a_penalty_may_remember) {
  const Rules *rules = with("penalty = function(throw, deal) local m = deal.memory\n"
                            "m.n = (m.n or 0) + 1 return 10 * m.n end");
  Game game = throwing(rules);
  do_cards(&game, rules, ACTION_PLAY, A, "AS KS JS JS");
  assert_int_equal(game.deal.penalty[A], 10);
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_DEAL), "{n=1}");
}

TEST(whole_deals_are_played_with_every_rule_of_throws_and_kitties) {
  whole_deals_of(
      "online",
      "plain-throws-only|every-unit-decides|longest-first-decides|highest-card-decides|"
      "largest-unit-decides+lowest-beaten-stays|smallest-beaten-stays+ten-points-a-throw|"
      "opponents-stop-throws|failed-throw-loses-deal|kitty-by-power|kitty-by-winning-play|"
      "kitty-by-all-cards|kitty-once-a-card|kitty-one-two-four|kitty-by-flash-or-straight",
      4, 3, 3);
  whole_deals(with_rule("online",
                        "return house_rule { name = 'Functions', throw = {\n"
                        "test = function(unit) return #unit > 1 and 'unit' or 'card' end,\n"
                        "forced = function(throw) return throw.beaten[#throw.beaten] end,\n"
                        "penalty = function(throw) return { per_card = #throw.beaten,\n"
                        " levels = { ['other side'] = 1 } } end,\n"
                        "shown = function(throw) return 'cards' end },\n"
                        "win = { overruff = function(new, best) return new[1] > best[1] end } }"),
              4, 6, 3);
}
