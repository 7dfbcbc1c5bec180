/* test_owed.c - what functions say is owed: the ladder, smaller sets and protection of a lead. */
#include "deal/game_hash.h"
#include "deal/phase_tricks.h"
#include "deal/trick.h"
#include "games.h"
#include "language/language.h"
#include "play/follow.h"
#include "play/follow_explain.h"
#include "play/follow_key.h"
#include "rulefiles.h"

/* Pagat for six with a house rule around the group `follow`. */
static const Rules *with(const char *follow) { return rules_with(6, "follow = { %s }", follow); }

/* A has led, B is to follow from this hand; clubs and nines are trumps. */
static Game led(const Rules *rules, const char *lead, const char *hand) {
  const char *const hands[] = {"", hand, "", "", "", ""};
  Game game = game_of_tricks(rules, "9C", hands, 6);
  Deal *deal = &game.deal;
  CardSet cards = set_of(lead, deal->planes);
  trick_lay(deal, &cards);
  order_cross(&deal->order, &cards, &cards);
  trick_find_best(&game, rules, NULL, &cards, NULL);
  deal->turn = 1;
  return game;
}

/* "set-owed: …" of B's play. */
static const char *said(const Game *game, const Rules *rules, const char *cards) {
  static char text[512];
  Action action = {.type = ACTION_PLAY, .seat = 1, .cards = set_of(cards, 2)};
  Ruling why = ruling_make(LEGAL);
  Checked checked = {.may_fail = false};
  phase_tricks.check(game, rules, &action, &checked, &why);
  snprintf(text, sizeof text, "%s: %s", refusal_code(why.refusal), ruling_words(&why));
  return text;
}

TEST(a_ladder_is_asked_for_with_lead_and_hand) {
  const Rules *rules = with("owes = function(lead, hand, deal, inherited)\n"
                            "  assert(lead.suit == 'H' and lead.player.seat == 'A')\n"
                            "  assert(hand:count('H') > 2 and deal.trump.suit == 'C')\n"
                            "  local ladder = inherited()\n"
                            "  assert(#ladder == 2 and ladder[1] == 'suit')\n"
                            "  if #lead == 2 then return ladder end\n"
                            "  return { 'suit', 'shape', 'tractors', 'sets' } end");
  Game game = led(rules, "JJH", "AH TTH 6H 4S");
  assert_string_equal(said(&game, rules, "TTH"), "legal: legal");
  assert_non_null(strstr(said(&game, rules, "A6H"), "set-owed"));
  game = led(rules, "JJQQH", "5566H 88H AH");
  assert_string_equal(said(&game, rules, "5566H"), "legal: legal");
  assert_non_null(strstr(said(&game, rules, "5588H"), "shape-owed"));
}

TEST(the_ladder_of_a_function_is_as_good_as_one_of_words) {
  static const char *const leads[] = {"JH", "JJH", "JJQQH", "JJQQKKH"};
  const Rules *words =
      with("owes = { 'suit', 'shape', 'sets', 'tractors' }, smaller = 'regrouped',\n"
           "protect = { 'tractors' }");
  const Rules *functions =
      with("owes = function() return { 'suit', 'shape', 'sets', 'tractors' } end,\n"
           "smaller = function() return 'regrouped' end,\n"
           "protect = function() return { 'tractors' } end");
  for (int i = 0; i < 4; i++) {
    Follow a, b;
    CardSet one, other;
    Game by_words = led(words, leads[i], "4455H 77H 8TAH 3S");
    Game by_function = led(functions, leads[i], "4455H 77H 8TAH 3S");
    assert_true(trick_follow(&by_words, words, &a, NULL));
    assert_true(trick_follow(&by_function, functions, &b, NULL));
    assert_int_equal(follow_ladder(&b)->n, 4);
    assert_int_equal(b.smaller, SMALLER_REGROUPED);
    assert_int_equal(b.protect, PROTECT_TRACTORS);
    assert_memory_equal(&a.best, &b.best, sizeof a.best);
    follow_example(&a, &one);
    follow_example(&b, &other);
    assert_true(cardset_equal(&one, &other, 2));
  }
}

TEST(inherited_gives_a_ladder_that_can_be_given_back) {
  const Rules *rules =
      with("owes = wrap(function(lead, hand, deal, inherited)\n"
           "  local ladder = inherited()\n"
           "  table.insert(ladder, 1, { from = hand:of('5'), at_least = 1, why = 'a five' })\n"
           "  table.insert(ladder, { '2x2 + 1', '2+2' })\n"
           "  return ladder end)");
  Game game = led(rules, "JJH", "AH TTH 6H 5S");
  Follow follow;
  assert_true(trick_follow(&game, rules, &follow, NULL));
  const Owes *owes = follow_ladder(&follow);
  assert_int_equal(owes->n, 4);
  assert_int_equal(owes->owed[0].demand, OWE_CARDS);
  assert_int_equal(owes->owed[0].at_least, 1);
  assert_cards(&owes->owed[0].from, 2, "5S");
  assert_int_equal(owes->owed[3].units, 6); /* two and an end, two and an end */
  assert_string_equal(said(&game, rules, "A6H"),
                      "cards-owed: a five (5S); legal would be 6H 5S, for instance");
  assert_string_equal(said(&game, rules, "6H 5S"), "legal: legal");
}

TEST(smaller_and_protect_know_the_lead_but_no_hand) {
  const Rules *rules =
      with("smaller = function(lead, deal, inherited)\n"
           "  assert(inherited() == 'never') return 'single set' end,\n"
           "protect = function(lead, deal, inherited)\n"
           "  assert(#inherited() == 0) return #lead == 2 and { 'larger sets' } or {} "
           "end");
  Game game = led(rules, "JJH", "457H");
  assert_string_equal(said(&game, rules, "45H"), "legal: legal");
  rules = with("smaller = function(lead, deal) return deal:player('B').hand and 'never' end");
  game = led(rules, "JJH", "457H");
  assert_non_null(strstr(said(&game, rules, "57H"), "rule-failed: follow.smaller failed at"));
}

/* The function's answer stops the action, is named with its line, and the deal stays as it was. */
static void assert_stops(const char *follow, const char *sentence) {
  const Rules *rules = with(follow);
  Game game = led(rules, "JJH", "AH TTH 6H 4S");
  uint64_t before = game_hash(&game);
  Action action = {.type = ACTION_PLAY, .seat = 1, .cards = set_of("TTH", 2)};
  Ruling why;
  Follow fallen;
  assert_int_equal(game_apply(&game, rules, &action, &why), REFUSED_RULE_FAILED);
  assert_says(why.text, sentence);
  assert_says(why.text, ".lua:1");
  assert_int_equal(game_hash(&game), before);
  assert_false(trick_follow(&game, rules, &fallen, &why)); /* what words say is owed stands in */
  CardSet places = CARDSET_EMPTY;
  order_cross(&game.deal.order, &action.cards, &places);
  assert_int_equal(follow_check(&fallen, &places), LEGAL);
}

TEST(a_wrong_answer_stops_the_action_and_is_named) {
  assert_stops("owes = function() return 'suit' end", "must be a list of");
  assert_stops("owes = function() return { 'suit', 'seats' } end",
               "the answer[2] = \"seats\": did you mean \"sets\"?");
  assert_stops("owes = function() return { 'suit', 3 } end", "[2]: must be a table { from");
  assert_stops("owes = function() return { 'suit', 'suit', 'suit', 'suit', 'suit', 'suit', 'suit', "
               "'suit', 'suit' } end",
               "has more than 8 entries");
  assert_stops("owes = function() return { 'suit', { '2x' } } end", "is no shape such as");
  assert_stops("owes = function() return { 'suit', { '2x+2' } } end", "is no shape such as");
  assert_stops("owes = function() return { 'suit', { 3 } } end",
               "[2][1]: must be a shape (\"2x2+1\"), not 3");
  assert_stops("owes = function() return { 'suit', {} } end", "[2].from: must be given: cards");
  assert_stops("owes = function() return { { from = 3 } } end", "[1].from: must be cards, not 3");
  assert_stops("owes = function() return { { from = card '5H' } } end",
               "[1].from: must be cards, not a Card");
  assert_stops("owes = function() return { { from = '5H', at_least = cards '5H' } } end",
               "[1].at_least: must be a whole number from 0 to 255, not Cards");
  assert_stops("owes = function() return { { from = '5H', at_leest = 1 } } end",
               "[1]: unknown key at_leest: did you mean at_least?");
  assert_stops("owes = function() return { { from = '5H', at_least = 'all' } } end",
               "[1].at_least: must be a whole number from 0 to 255, not \"all\"");
  assert_stops("owes = function() return { 'suit', 'highest' } end",
               "\"highest\" must be the last");
  assert_stops("owes = function() return { 'suit', 'sets', 'suit' } end", "\"suit\" is owed twice");
  assert_stops("smaller = function() return 'nevr' end",
               "must return a word, not \"nevr\": did you mean \"never\"?");
  assert_stops("smaller = function() return 'bananas' end",
               "not \"bananas\"; words: \"never\", \"single set\", \"set by set\" or");
  assert_stops("smaller = function() return {} end", "must return a word");
  assert_stops("protect = function() return 'tractors' end", "must return a list of words");
  assert_stops("protect = function() return { 'tractor' } end", "did you mean \"tractors\"?");
  assert_stops("owes = function(lead) while true do end end", "follow.owes failed at");
}
