/* test_memory.c - hooks that do something: what they remember, what they bring about, and that a
** failing one leaves the game as it was. */
#include "deal/declaring.h"
#include "deal/end_of_deal.h"
#include "deal/game_hash.h"
#include "games.h"
#include "language/language.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "rulefiles.h"

/* Pagat for six with a house rule around these groups. */
static const Rules *with(const char *groups) { return rules_with(6, "%s", groups); }

/* A game of A's with B and C as friends, over, with so many points of the opponents. */
static Game ended(const Rules *rules, int points) {
  static const char *const HANDS[] = {"", "", "", "", "", ""};
  Game game = game_of_tricks(rules, "9C", HANDS, 6);
  game.deal.phase = rules->phases_n;
  game.deal.team = 7;
  game.deal.won[4] = (int16_t)points;
  return game;
}

static void settle(Game *game, const Rules *rules) {
  Ruling why = ruling_make(LEGAL);
  if (!deal_settle(game, rules, &why)) fail_msg("%s", why.text);
}

static const char *settle_refused(const Rules *rules, int points) {
  static Ruling why;
  Game game = ended(rules, points);
  assert_false(deal_settle(&game, rules, &why));
  return why.text;
}

TEST(what_is_remembered_comes_back_as_it_was) {
  const Rules *rules = with(
      "deal = { ends = function(result)\n"
      "  local m, p = result.deal.memory, result.deal:player('B').memory\n"
      "  if not m.list then\n"
      "    m.list, m.text, m[-3] = { 1, 2.5, -7, true, { false } }, 'a\"b\\\\c;\\n\\0\\200', 'x'\n"
      "    m['no name'], m[2^53] = 1e300, 9\n"
      "    p.debt = 2\n"
      "    return\n"
      "  end\n"
      "  assert(m.list[1] == 1 and m.list[2] == 2.5 and m.list[3] == -7 and m.list[4] == true)\n"
      "  assert(m.list[5][1] == false and #m.list == 5)\n"
      "  assert(m.text == 'a\"b\\\\c;\\n\\0\\200' and m[-3] == 'x' and m['no name'] == 1e300)\n"
      "  assert(math.type(m.list[1]) == 'integer' and math.type(m['no name']) == 'float')\n"
      "  assert(p.debt == 2 and result.deal:player('C').memory.debt == nil)\n"
      "  m.list, m.text, m[-3], m['no name'], m[2^53] = nil, nil, nil, nil, nil\n"
      "  p.debt = nil\n"
      "end }");
  Game game = ended(rules, 40);
  settle(&game, rules);
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_GAME), "{B={debt=2}}");
  assert_null(strchr(remembered_text(&game.remembered, REMEMBERED_DEAL), ';'));
  Game copy = game;
  settle(&copy, rules);
  assert_string_equal(remembered_text(&copy.remembered, REMEMBERED_GAME), "");
  assert_string_equal(remembered_text(&copy.remembered, REMEMBERED_DEAL), "");
  for (int i = 0; i < REMEMBERED_BYTES; i++) assert_int_equal(copy.remembered.bytes[i], 0);
}

TEST(rules_that_add_up_share_what_they_remember) {
  const Rules *rules =
      spec_rules(with_two("pagat",
                          "return house_rule { name = 'one', deal = { ends = function(result)\n"
                          " result.deal.memory.n = 1 return { levels = { declarers = 2 } } end } }",
                          "return house_rule { name = 'two', deal = { ends = function(result)\n"
                          " local m = result.deal.memory m.n = m.n + 1\n"
                          " return { levels = { [result.declarer] = 1, opponents = -5 } } end } }"),
                 6);
  Game game = ended(rules, 80); /* nobody wins */
  game.level[3] = 7;
  settle(&game, rules);
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_DEAL), "{n=2}");
  static const int LEVELS[] = {3, 2, 2, 2, 0, 0};
  for (int seat = 0; seat < 6; seat++) assert_int_equal(game.level[seat], LEVELS[seat]);
}

TEST(who_decides_may_read_but_not_write) {
  const Rules *rules = with("deal = { ends = function(result) result.deal.memory.n = 4 end },\n"
                            "advance = { steps = function(player, steps, result)\n"
                            "  return player.memory.none or result.deal.memory.n\n"
                            "end }");
  Game game = ended(rules, 40);
  settle(&game, rules);
  assert_int_equal(game.level[5], 4);

  rules = with("advance = { steps = function(player, steps, result)\n"
               "  player.memory.n = 1\n  return steps\nend }");
  const char *said = settle_refused(rules, 40);
  assert_says(said, "advance.steps failed at ");
  assert_says(said, "rule.lua:1: advance.steps decides and may not write to player.memory");
}

TEST(more_than_fits_and_what_is_no_data_are_refused_with_file_and_line) {
  static const char *const CASES[][2] = {
      {"m.text = ('x'):rep(1100)", "deal.memory holds more than fits"},
      {"for i = 1, 400 do m[i] = i end", "deal.memory holds more than fits"},
      {"m.f = print", "deal.memory may hold texts, numbers"},
      {"m.p = result.declarer", "deal.memory may hold texts, numbers"},
      {"m.loop = m", "too deep"},
      {"m[card '5H'] = 1", "neither texts nor numbers"},
      {"m.n = 1/0", "without end"},
      {"m = result.declarer.memory; m.text = ('x'):rep(1100)", "player.memory holds more"},
      {"m.text = ('x'):rep(500); result.declarer.memory.text = ('x'):rep(550)",
       "player.memory holds more"},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    const Rules *rules = with(printed(
        "\ndeal = { ends = function(result) local m = result.deal.memory\n%s\nend }", CASES[i][0]));
    const char *said = settle_refused(rules, 40);
    assert_says(said, "rule.lua:2");
    assert_says(said, CASES[i][1]);
  }
}

TEST(effects_that_are_none_are_refused) {
  static const char *const CASES[][2] = {
      {"{ level = {} }", "the effect level is none here"},
      {"{ redeal = true }", "the effect redeal is none here"},
      {"{ levels = { Z = 1 } }", "the effect levels names players or sides"},
      {"{ levels = { all = 'x' } }", "the effect levels names"},
      {"{ levels = 3 }", "the effect levels must be a table"},
      {"{ active = 'nobody' }", "the effect active must be"},
      {"{ passive = { 'A' } }", "the effect passive must be"},
      {"7", "must return effects, or nil, not 7"},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    const Rules *rules = with(printed("deal = { ends = function() return %s end }", CASES[i][0]));
    assert_says(settle_refused(rules, 40), CASES[i][1]);
  }
}

TEST(a_deal_begins_before_its_first_card) {
  const Rules *rules = with("levels = { standing = 'active and passive' },\n"
                            "deal = { begins = function(deal)\n"
                            "  local m = deal:player('A').memory\n"
                            "  m.deals = (m.deals or 0) + 1\n"
                            "  return { levels = { [deal:player('C')] = deal.number },\n"
                            "    passive = { deal:player('B'), deal:player('D') } }\n"
                            "end }");
  char level[LEVEL_TEXT];
  Game game = game_begun(rules, 5);
  assert_int_equal(game.passive, 0);
  for (int i = 0; i < 10; i++) do_default(&game, rules);
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_GAME), "{A={deals=1}}");
  assert_int_equal(game.level[2], 1);
  assert_int_equal(game.passive, 10);
  assert_string_equal(deal_level_print(rules, &game, 1, STYLE_ASCII, level), "p2");
  assert_string_equal(deal_level_print(rules, &game, 2, STYLE_ASCII, level), "a3");
  assert_true(deal_level_parse(rules, &game, 1, "aK"));
  assert_true(deal_level_parse(rules, &game, 2, "a"));
  assert_false(deal_level_parse(rules, &game, 2, "px"));
  assert_string_equal(deal_level_print(rules, &game, 1, STYLE_ASCII, level), "aK");
  assert_string_equal(deal_level_print(rules, &game, 2, STYLE_ASCII, level), "aA");
}

TEST(a_failing_beginning_leaves_the_game_as_it_was) {
  const Rules *rules = with("deal = { begins = function(deal)\n"
                            "  deal.memory.n = 1\n"
                            "  deal:player('A').memory.n = ('x'):rep(2000)\nend }");
  Game game = game_begun(rules, 5);
  Action draw = game_default(&game, rules);
  const char *said = ruled(&game, rules, ACTION_DRAW, draw.seat, NULL); /* compares the hashes */
  assert_says(said, "rule-failed: deal.begins failed at ");
  assert_int_equal(game.remembered.used, 0);
}

TEST(demotion_goes_back_to_the_rank_before_the_gains) {
  const Rules *rules = with("levels = { after_last = 'again' },\n"
                            "advance = { demote = function(player, result, inherited)\n"
                            "  assert(inherited() == nil)\n"
                            "  if player.rank == 'J' then return '2' end\n"
                            "  if player.rank == 'Q' then return 'A' end\n"
                            "  if player.rank == '3' then return 'NT' end end }");
  Game game = ended(rules, 40); /* declarers one level */
  game.level[0] = 9;            /* J */
  game.level[1] = 13 + 9;       /* J+ */
  game.level[4] = 9;
  settle(&game, rules);
  assert_int_equal(game.level[0], 1);
  assert_int_equal(game.level[1], 14);
  assert_int_equal(game.level[2], 1);
  assert_int_equal(game.level[4], 0);
  Ruling why;
  game = ended(rules, 40);
  game.level[0] = 10; /* Q, and no A below: nobody is raised by it */
  game.level[5] = 10;
  settle(&game, rules);
  assert_int_equal(game.level[0], 11);
  assert_int_equal(game.level[5], 10);
  game = ended(rules, 40);
  game.level[5] = 1;
  assert_false(deal_settle(&game, rules, &why));
  assert_says(ruling_words(&why),
              "advance.demote names NT, which is not on the track (levels.track)");
}

TEST(functions_name_who_comes_next) {
  const Rules *rules =
      with("deal = { next = function(result, inherited)\n"
           "  assert(inherited().seat == 'A')\n"
           "  return result.points > 100 and result.deal:player('F') or 'next seat' end },\n"
           "advance = { declarer = function(result, inherited)\n"
           "  assert(inherited() == nil)\n"
           "  if result.points > 50 then return result.deal:player('E') end end }");
  Game game = ended(rules, 40);
  settle(&game, rules);
  assert_int_equal(next_first_drawer(&game, rules), 1);
  assert_int_equal(next_declarer(&game, rules), SEAT_NONE);
  game.deal.opponents_points = 60;
  assert_int_equal(next_declarer(&game, rules), 4);
  rules = with("deal = { next = function() return 'nearest' end }");
  game = ended(rules, 40);
  settle(&game, rules);
  assert_says(ruled(&game, rules, ACTION_DEAL, SEAT_NONE, NULL),
              "must return a player, or a seat word, not \"nearest\"");
}

/* Draws all cards, nobody declares; every player passes but the last. */
static Game drawn(const Rules *rules, int named) {
  Game game = game_begun(rules, 11);
  game.named_declarer = (uint8_t)named;
  for (int i = 0; i < 102 + 5; i++) do_default(&game, rules);
  assert_int_equal(game_default(&game, rules).type, ACTION_PASS);
  return game;
}

TEST(when_nobody_declares_a_function_says_what_happens) {
  const Rules *rules =
      with("declare = { nobody = function(kitty, deal, inherited)\n"
           "  assert(inherited() == 'redeal' and #kitty == 6)\n"
           "  deal.memory.kitty = kitty[4].rank\n"
           "  return { trump = kitty[4].suit, declarer = deal:player('C') }\nend }");
  Game game = drawn(rules, SEAT_NONE);
  Action pass = game_default(&game, rules);
  Card fourth = game.deal.deck[game.deal.deck_n - 3];
  assert_false(card_is_joker(fourth));
  assert_int_equal(game_apply(&game, rules, &pass, NULL), LEGAL);
  assert_int_equal(game.deal.declarer, 2);
  assert_int_equal(game.deal.trump.suit, card_suit(fourth));
  assert_int_equal(game.deal.trump.rank, RANK_2);
  assert_int_equal(strncmp(remembered_text(&game.remembered, REMEMBERED_DEAL), "{kitty=", 7), 0);

  static const char *const CASES[][2] = {
      {"{ redeal = true, trump = 'H' }", "redeal leaves no trump to make"},
      {"{ }", "trump is wanted, or redeal = true"},
      {"{ trump = 'green' }", "must be a suit (\"H\"), or"},
      {"'anything'", "must return a word, or effects, not \"anything\""},
      {"nil", "must return a word, or effects, not nil"},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    rules = with(printed("declare = { nobody = function() return %s end }", CASES[i][0]));
    game = drawn(rules, SEAT_NONE);
    pass = game_default(&game, rules);
    assert_says(ruled(&game, rules, ACTION_PASS, pass.seat, NULL), CASES[i][1]);
  }
}

TEST(ranks_that_may_be_shown_come_from_a_function) {
  const Rules *rules = with("declare = { rank = function(player, deal, inherited)\n"
                            "  if player.seat == 'B' then return 'K' end\n"
                            "  if player.seat == 'C' then return 'NT' end\n"
                            "  if player.seat == 'D' then return 3 end\n"
                            "  local ranks = inherited()\n"
                            "  ranks[#ranks + 1] = 'Q'\n"
                            "  return ranks\nend }");
  Game game = game_begun(rules, 1);
  assert_int_equal(declare_ranks(&game, rules, 0), 1 << RANK_2 | 1 << RANK_Q);
  assert_int_equal(declare_ranks(&game, rules, 1), 1 << RANK_K);
  assert_int_equal(declare_ranks(&game, rules, 2), 0);
  Ruling why;
  uint16_t ranks;
  assert_false(declare_find_ranks(&game, rules, 3, &ranks, &why));
  assert_says(why.text, "must return a rank, or a list of ranks, not 3");
}

TEST(a_position_keeps_what_is_remembered_and_who_is_active) {
  static const char *const HANDS[] = {"AS", "KS", "6S", "2S", "5S", "8S"};
  char text[NOTATION_MAX], again[NOTATION_MAX];
  const Rules *rules = spec_rules("pagat+failed-throw-debt+active-passive", 6);
  Game game = game_of_tricks(rules, "9D", HANDS, 6);
  assert_true(deal_level_parse(rules, &game, 1, "p5"));
  remember_text(&game.remembered, REMEMBERED_GAME, "{A={debt=2},B={\"a b\"}}");
  remember_text(&game.remembered, REMEMBERED_DEAL, "{1,2}");
  position_print(&game, rules, text, sizeof text);
  assert_says(text, ";levels=a2,p5,a2,");
  assert_says(text, ";memory={A={debt=2},B={\"a b\"}};deal-memory={1,2}");
  Game read = game_at(rules, text);
  position_print(&read, rules, again, sizeof again);
  assert_string_equal(text, again);
}

TEST(a_text_that_is_no_memory_is_refused) {
  static const char *const CASES[] = {
      "{",   "{]",  "{\"",   "{\"\\",   "{a=",   "{a=1",   "{[1]}",      "{[1=2}",
      "{,}", "{}x", "{1 2}", "nothing", "{nan}", "{\"\\1", "{[true]=1}", "{{{{{{{{{1}}}}}}}}}"};
  const Rules *rules = with("advance = { steps = function(player, steps)\n"
                            "  return player.memory.n or steps\nend }");
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    Ruling why = ruling_make(LEGAL);
    Game game = ended(rules, 40);
    remember_text(&game.remembered, REMEMBERED_GAME, CASES[i]);
    if (deal_settle(&game, rules, &why)) fail_msg("%s is read", CASES[i]);
    assert_says(why.text, "player.memory cannot be read");
  }
}

TEST(chance_is_the_games_own_and_only_for_who_does_something) {
  const Rules *rules = with("deal = { begins = function(deal)\n"
                            "  local m = deal.memory\n"
                            "  for i = 1, 8 do m[i] = deal:random(6) end\nend }");
  Game game[3];
  for (int i = 0; i < 3; i++) {
    game_start(&game[i], rules, i == 2 ? 6 : 5);
    Action draw = game_default(&game[i], rules);
    assert_int_equal(game_apply(&game[i], rules, &draw, NULL), LEGAL);
    const char *text = remembered_text(&game[i].remembered, REMEMBERED_DEAL);
    for (int k = 1; k < 17; k += 2) assert_in_range(text[k], '1', '6');
  }
  assert_int_equal(game_hash(&game[0]), game_hash(&game[1]));
  assert_string_not_equal(remembered_text(&game[0].remembered, REMEMBERED_DEAL),
                          remembered_text(&game[2].remembered, REMEMBERED_DEAL));
  rules = with("advance = { steps = function(player, steps, result)\n"
               "  return result.deal:random(2) end }");
  assert_says(settle_refused(rules, 40), "advance.steps decides, and chance has no part in it");
}

TEST(a_failed_throw_leaves_debts) {
  static const char *const HANDS[] = {"AS QS 3C", "KS 4S 5C", "6S 7S 8C",
                                      "2S 3S 4C", "5S 6S 7C", "8S 9S TC"};
  const Rules *rules = spec_rules("pagat+failed-throw-debt", 6);
  Game game = game_of_tricks(rules, "9D", HANDS, 6);
  game.deal.team = 5;
  do_cards(&game, rules, ACTION_PLAY, 0, "AS QS");
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_GAME),
                      "{A={debt=2},C={debt=1}}");
  for (int seat = 0; seat < 6; seat++) assert_int_equal(game.level[seat], 0);
}

TEST(a_value_is_written_as_in_lua_and_a_function_with_its_place) {
  Variant *variant =
      spec_load(with_rule("pagat+kitty-by-length",
                          "return house_rule { name = 'r',\n kitty = { multiplier =\n"
                          " wrap(function(trick, deal, inherited) return inherited() end) } }"),
                6);
  assert_string_equal(variant_value(variant, schema_named("order.tractors")), "\"plain ranks\"");
  assert_string_equal(variant_value(variant, schema_named("follow.owes")),
                      "{ \"suit\", \"sets\" }");
  assert_string_equal(variant_value(variant, schema_named("follow.protect")), "{ }");
  assert_string_equal(variant_value(variant, schema_named("deal.next")),
                      "{ lost = \"next winner\", won = \"declarer\" }");
  assert_string_equal(variant_value(variant, schema_named("points.cards")),
                      "{ [\"5\"] = 5, K = 10, T = 10 }");
  assert_string_equal(variant_value(variant, schema_named("kitty.shown_at_end")), "true");
  assert_string_equal(variant_value(variant, schema_named("deal.misdeal")), "");
  assert_string_equal(variant_value(variant, schema_named("no.field")), "");
  const char *text = variant_value(variant, schema_named("kitty.multiplier"));
  assert_int_equal(strncmp(text, "function (", 10), 0);
  assert_says(text, "rule.lua:2) over ");
}

/* A long text: of short ones Lua keeps a single copy, however often they are written. */
TEST(a_value_lives_as_long_as_the_variant) {
  Variant *variant = spec_load("shengji", 6);
  const char *bands = variant_value(variant, schema_named("score.bands"));
  const char *copy = printed("%s", bands);
  for (int i = 0; i < 2; i++)
    for (int field = 0; field < schema_n; field++) variant_value(variant, &schema[field]);
  assert_ptr_equal(variant_value(variant, schema_named("score.bands")), bands);
  assert_string_equal(bands, copy);
}
