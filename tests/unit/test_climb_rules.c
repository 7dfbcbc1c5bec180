/* test_climb_rules.c - climbing games as files: what they may say, and what is refused how. */
#include "deal/deal_is_ok.h"
#include "games.h"
#include "rulefiles.h"

/* Bombs with a house rule that has this in it; what is said of it. */
static const char *bombs_with(const char *fields) {
  return with_rule("bombs", printed("return house_rule { name = 'A rule',\n%s }", fields));
}

static const char *said(const char *fields) { return rulefile_error(bombs_with(fields), 4); }

static void assert_said(const char *fields, const char *piece) {
  const char *sentence = said(fields);
  if (!strstr(sentence, piece)) fail_msg("%s\nsays %s\nnot %s", fields, sentence, piece);
}

static const Rules *load(const char *fields, int players) {
  return spec_rules(bombs_with(fields), players);
}

TEST(fields_of_the_other_family_are_refused_with_the_reason) {
  assert_said(
      "throw = { allowed = 'no' }",
      "rule.lua:2: throw.allowed: belongs to trick games, and \"Bombs\" is a climbing game");
  assert_said("order = { gap = 'open' }", "order.gap: belongs to trick games");
  assert_said("deck = { players = { [4] = { packs = 1, kitty = 4 } } }",
              "deck.players[4].kitty: belongs to trick games");
  assert_said("family = 'trick'", "family: \"A rule\" belongs to trick games");
  assert_said("family = 'patience'", "must be \"trick\" or \"climb\"");
  assert_refused(
      "return house_rule { name = 'x', score = { places = { 4, between = 2, last = 1 } } }",
      "score.places: belongs to climbing games");
  assert_refused("return house_rule { name = 'x', phases = { 'draw', 'climb' } }",
                 "phases: one of them belongs to climbing games");
  assert_said("phases = { 'deal out', 'tricks' }", "phases: one of them belongs to trick games");
}

TEST(a_wrong_value_is_refused_with_what_would_be_right) {
  assert_said("deck = { tables = 'many' }", "deck.tables: must be a range");
  assert_said("deck = { tables = '6-7' }", "there is no deck for 4 players; there is for 6, 7, 12");
  assert_said("order = { ranks = '3 4 4' }", "order.ranks: \"4\" stands in it twice");
  assert_said("order = { ranks = '3 4 5 X' }", "\"X\" is no rank");
  assert_said("order = { ranks = '3 4 5 6 7 8 9 T J Q K A LJ HJ' }", "order.ranks: leaves out 2C");
  assert_said("order = { suits = 'four' }", "order.suits: only \"ignored\"");
  assert_said("lead = { first = 'holder of 3X' }", "lead.first");
  assert_said("lead = { first = 'declarer' }", "did you mean \"dealer\"?");
  assert_said("lead = { forms = { single = false } }", "is none of the forms");
  assert_said("lead = { forms = { single = { to = 'K' } } }",
              "a single card must be among the forms");
  assert_said("lead = { forms = { odd = { } } }", "either a size of 1 or more or cards");
  assert_said("lead = { forms = { odd = { size = 2, completes = 'single' } } }", "go together");
  assert_said("lead = { forms = { odd = { size = 2, beats = '2x2' } } }",
              "lead.forms.odd.beats: belongs to trick games, and this is a climbing game");
  assert_said("lead = { forms = { odd = { cards = 'LJ LJ LJ LJ LJ' } } }", "cards");
  assert_said("lead = { forms = { odd = { size = 1, power = 1000 } } }", "from 0 to 100");
  assert_said("exchange = { steps = { { 'steal', by = 'loser' } } }", "must be one of \"keep\"");
  assert_said("exchange = { steps = { { 'give', by = 'loser', cards = 'any' } } }",
              "exchange.steps[1]: needs to = the other one");
  assert_said("exchange = { steps = { { 'refuse' } } }",
              "exchange.steps[1].by: must be given: one of \"winner\" or");
  assert_said("exchange = { steps = { { 'request', by = 'loser', of = 'winner' } } }",
              "needs ranks");
  assert_said(
      "exchange = { steps = { { 'request', by = 'loser', of = 'winner', ranks = 'T-3' } } }",
      "do not rise");
  assert_said("advance = { game_over = 'past the last level' }",
              "advance.game_over: \"past the last level\" is for trick games");
  assert_said("exchange = { steps = 5 }", "must be a list of { what, by = …, to = …");
  assert_said("score = { places = { 4, 3 } }", "score.places.between");
  assert_said("score = { places = { 4, 3, between = 2, last = 1, first = 9 } }",
              "unknown key first");
  assert_said("deal = { next = 'declarer' }", "must be one of \"loser\"");
  assert_said("phases = { 'climb' }", "begins with \"deal out\"");
  assert_said("phases = { 'deal out', 'deal out', 'climb' }",
              "phases: they go in the order deal out, exchange, climb, each once");
  assert_said("deck = { packs = 3 }", "8 cards of a rank are the most");
}

/* Plays a game by random actions to its end. Returns how many planes its cards needed. */
static int play_to_the_end(const Rules *rules) {
  Rng rng = rng_from(1);
  Game game = game_begun(rules, 1);
  for (int n = 0; !game.over && n < 20000; n++) {
    do_random(&game, rules, &rng);
    assert_null(deal_is_ok(rules, &game));
  }
  assert_true(game.over);
  return game.deal.order.planes;
}

TEST(nobody_refuses_a_card_that_another_was_given) {
  const Rules *rules = load("exchange = { steps = {\n"
                            "  { 'give', by = 'loser', to = 'winner', cards = 'highest' },\n"
                            "  { 'refuse', by = 'loser', leader = 'loser' },\n"
                            "} }",
                            4);
  play_to_the_end(rules);
}

TEST(two_packs_make_sets_of_more_and_jokers_that_pair) {
  const Rules *rules =
      load("deck = { packs = 2 }, lead = { forms = { huge = { size = '5+', power = 4 } } }", 4);
  assert_int_equal(play_to_the_end(rules), 8);
}

TEST(cards_that_the_deck_lacks_are_refused_and_nothing_more) {
  const Rules *rules = load("deck = { HJ = 0, LJ = 0 }", 4);
  Game game = game_begun(rules, 3);
  assert_int_equal(game.deal.order.tier_nb, 13);
  for (int seat = 0; seat < 4; seat++) {
    Action action = {.type = ACTION_PLAY, .seat = (uint8_t)seat};
    cardset_put(&action.cards, LJ, 1);
    cardset_put(&action.cards, HJ, 1);
    assert_int_equal(game_apply(&game, rules, &action, NULL), REFUSED_NOT_HELD);
  }
}

TEST(without_an_exchange_the_holder_leads_every_hand) {
  const Rules *rules = load("exchange = { steps = { } }", 4);
  Rng rng = rng_from(2);
  Game game = game_begun(rules, 2);
  for (uint16_t number = 1; number <= 3; number++) {
    assert_int_equal(game.number, number);
    assert_int_equal(game_phase(&game, rules), PHASE_CLIMB);
    int leader = game_waits_for(&game, rules);
    assert_true(HAND_OF(&game.deal, leader)->plane[0] >> card_make(CLUBS, 1) & 1);
    while (game.number == number) do_random(&game, rules, &rng);
  }
}
