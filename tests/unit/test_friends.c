/* test_friends.c - friends who are found by what they hold, called without a choice, or joined by a
** function: what is known when, and whole deals. */
#include "deal/friends.h"
#include "deal/phase_call.h"
#include "deal/throw_attempt.h"
#include "deal/view.h"
#include "games.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "rulefiles.h"
#include "whole.h"

enum { A, B, C, D, E, F };

/* Pagat for six with that group; hands of two cards; the trump is 5 of spades. */
static const Rules *load(const char *friends) { return rules_with(6, "friends = { %s }", friends); }

static Game tricks(const Rules *rules) {
  static const char *const HANDS[] = {"AC 3D", "2C 4D", "AC 6D", "3C 7D", "4C 8D", "6C 9D"};
  return game_of_tricks(rules, "5S", HANDS, 6);
}

static void call(Game *game, const char *card, int ordinal) {
  deal_call(&game->deal, (Call){card_of(card), (uint8_t)ordinal, 0, SEAT_NONE});
}

static void begin(Game *game, const Rules *rules) {
  Ruling why = ruling_make(LEGAL);
  if (!friends_begin(game, rules, &why)) fail_msg("%s", why.text);
}

TEST(who_holds_the_called_card_is_known_to_the_rules_alone) {
  const Rules *rules = load("found = 'by holding', own_copy = 'ignored'");
  Game game = tricks(rules), view;
  call(&game, "AC", 1);
  begin(&game, rules);
  assert_int_equal(game.deal.team, 1 << A);
  assert_int_equal(deal_side(&game.deal, C), SIDE_OPPONENTS);
  assert_int_equal(deal_true_side(&game.deal, C), SIDE_DECLARERS);
  assert_int_equal(deal_true_side(&game.deal, B), SIDE_OPPONENTS);
  for (int seat = A; seat <= F; seat++) {
    view_of(&game, rules, seat, &view);
    assert_int_equal(deal_true_side(&view.deal, C), SIDE_OPPONENTS);
  }
  do_cards(&game, rules, ACTION_PLAY, A, "AC"); /* says nothing */
  do_cards(&game, rules, ACTION_PLAY, B, "2C");
  assert_int_equal(game.deal.team, 1 << A);
  do_cards(&game, rules, ACTION_PLAY, C, "AC");
  assert_int_equal(game.deal.team, 1 << A | 1 << C);
}

TEST(only_an_opponent_in_truth_stops_a_throw) {
  const Rules *rules = rulefile_rules("return house_rule { name = 'Test', friends = { found = 'by "
                                      "holding', own_copy = 'ignored' },\n"
                                      "throw = { stopped_by = 'opponents' } }");
  Game game = tricks(rules);
  bool may_stop[SEAT_MAX];
  CardSet cards = set_of("AC 3C", 2);
  Ruling why;
  call(&game, "AC", 1);
  begin(&game, rules);
  assert_true(throw_may_stop(&game, rules, &cards, may_stop, &why));
  assert_true(may_stop[0]);
  assert_false(may_stop[1]); /* C */
  assert_true(may_stop[2]);
}

TEST(who_never_plays_the_called_card_is_a_friend_at_the_end) {
  const Rules *rules = load("found = 'by holding', own_copy = 'ignored'");
  Game game = tricks(rules);
  Ruling why;
  call(&game, "AC", 1);
  begin(&game, rules);
  assert_true(friends_settle(&game, rules, &why));
  assert_int_equal(game.deal.team, 1 << A | 1 << C);
}

TEST(a_function_calls_and_nobody_is_asked) {
  static const char *const CALLS[][3] = {
      {"'AC'", "AC#1", ""},
      {"card '6D'", "6D#1", ""},
      {"cards 'AC AC'", "AC#1", "AC#2"},
      {"{ 'AC#2', card '6D' }", "AC#2", "6D#1"},
      {"{ '6D', '6D' }", "6D#1", "6D#2"},
      {"nil", "", ""},
      {"{}", "", ""},
  };
  for (size_t i = 0; i < sizeof CALLS / sizeof CALLS[0]; i++) {
    char name[16];
    const Rules *rules = load(printed("calls = function() return %s end", CALLS[i][0]));
    Game game = tricks(rules);
    begin(&game, rules);
    int n = (CALLS[i][1][0] != 0) + (CALLS[i][2][0] != 0);
    assert_int_equal(game.deal.calls, n);
    for (int k = 0; k < n; k++)
      assert_string_equal(call_print(&game.deal.call[k], STYLE_ASCII, name), CALLS[i][1 + k]);
    assert_int_equal(friends_planned(&game.deal, rules), n);
    game.deal.phase = 2; /* calling is over before it begins */
    assert_int_equal(game_phase(&game, rules), PHASE_CALL);
    assert_true(phase_call.is_over(&game, rules));
  }
}

TEST(calls_that_cannot_be_are_named_with_their_line) {
  static const char *const CASES[][2] = {
      {"3", "rule.lua:1: must return cards, or a list of calls (\"AC#2\"), not 3"},
      {"{ true }", "must return cards, or a list of calls (\"AC#2\"), not true"},
      {"'AC#3'", "rule.lua:1: calls copy 3 of AC: the deck has 2"},
      {"'1X'", "rule.lua:1: calls \"1X\": "},
      {"'AC#x'", "rule.lua:1: \"AC#x\" is no friend call"},
      {"'AC KC'", "calls \"AC KC\": "},
      {"{ '2C', '3C', '4C', '6C', '7C' }", "calls more than 4 friends, and nobody is left"},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
    Ruling why;
    const Rules *rules = load(printed("calls = function() return %s end", CASES[i][0]));
    Game game = tricks(rules);
    assert_false(friends_begin(&game, rules, &why));
    assert_int_equal(why.refusal, REFUSED_RULE_FAILED);
    assert_says(why.text, CASES[i][1]);
  }
}

TEST(a_function_says_which_copy_joins_and_when) {
  static const struct {
    const char *function;
    uint16_t team, at_end;
  } CASES[] = {
      {"function() return false end", 1 << A, 1 << A},
      {"function(call, player, deal) return player ~= deal.declarer end", 1 << A | 1 << C,
       1 << A | 1 << C},
      {"function(call, player, deal, inherited) return inherited() end", 1 << A, 1 << A},
      {"function(call) if call.seen == 2 then return 'at the trick\\'s end' end return false end",
       1 << A, 1 << A | 1 << C},
      {"function(call) return call.seen == 2 end", 1 << A | 1 << C, 1 << A | 1 << C},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
    const Rules *rules = load(printed("joins = %s", CASES[i].function));
    Game game = tricks(rules);
    call(&game, "AC", 1);
    begin(&game, rules);
    static const char *const TRICK[] = {"AC", "2C", "AC", "3C", "4C", "6C"};
    for (int seat = A; seat <= E; seat++) do_cards(&game, rules, ACTION_PLAY, seat, TRICK[seat]);
    assert_int_equal(game.deal.team, CASES[i].team);
    do_cards(&game, rules, ACTION_PLAY, F, TRICK[F]);
    assert_int_equal(game.deal.team, CASES[i].at_end);
  }
}

TEST(a_function_that_decides_sees_no_hand_and_no_hidden_friend) {
  static const char *const CASES[][2] = {
      {"joins = function(call, player) return #player.hand > 0 end", "friends.joins may not look"},
      {"joins = function(call, player, deal) return deal:holder 'AC' ~= nil end",
       "friends.joins may not look"},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
    const Rules *rules = load(CASES[i][0]);
    Game game = tricks(rules);
    call(&game, "AC", 1);
    const char *said = ruled(&game, rules, ACTION_PLAY, A, "AC");
    if (!strstr(said, CASES[i][1])) fail_msg("\"%s\" does not say %s", said, CASES[i][1]);
  }
  const Rules *rules = load("found = 'by holding', own_copy = 'ignored', joins = function(call, "
                            "player, deal)\n assert(deal:player('C').side == 'opponents') return "
                            "false end");
  Game game = tricks(rules);
  call(&game, "AC", 1);
  begin(&game, rules);
  do_cards(&game, rules, ACTION_PLAY, A, "AC");
}

TEST(a_position_knows_who_is_found_by_its_hands) {
  const Rules *rules = load("found = 'by holding', own_copy = 'ignored'");
  Game game = game_at(rules, "pagat;n=6;trump=5S;declarer=A;calls=AC#1;"
                             "hands=A:AC 3D|B:2C 4D|C:AC 6D|D:3C 7D|E:4C 8D|F:6C 9D");
  assert_int_equal(deal_true_side(&game.deal, C), SIDE_DECLARERS);
  assert_int_equal(game.deal.team, 1 << A);
}

TEST(as_many_friends_as_leave_one_opponent) {
  const char *spec =
      with_rule("online+called-friends", "return house_rule { name = 'Many', friends = { count = "
                                         "wrap(function(players) return players - 2 end) } }");
  for (int players = 4; players <= 16; players += 6) whole_deals(spec, players, 2, 1);
  spec = with_rule(
      "online+called-friends",
      "return house_rule { name = 'None', friends = { count = wrap(function() return 0 end) } }");
  whole_deals(spec, 5, 2, 1);
  assert_refused("return house_rule { name = 'All', friends = { count = function(players) return "
                 "players - 1 end } }",
                 "friends.count: 5 friends among 6 players leave no opponent");
}

TEST(whole_deals_are_played_with_every_way_of_finding_friends) {
  whole_deals_of("online+called-friends",
                 "partner-declared-card|call-no-points|call-no-highest|any-card-callable|"
                 "no-double-join|own-copy-ignored+no-double-join|other-copy",
                 6, 3, 2);
  const char *held =
      rulefile("held", "return house_rule { name = 'Held', friends = { found = 'by holding' } }");
  whole_deals(printed("online+called-friends+%s+no-double-join", held), 7, 4, 2);
}
