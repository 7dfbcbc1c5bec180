/* test_declare.c - declarations that functions judge: what is listed, what others see, and that a
** function which fails while declarations are looked for is heard of at once. */
#include "bots/bots.h"
#include "deal/deal_is_ok.h"
#include "deal/declaring.h"
#include "deal/view.h"
#include "games.h"
#include "rulefiles.h"

static const Rules *with(const char *declare) {
  return rules_with(6, "\n declare = {\n%s }", declare);
}

/* Plays on; returns after how many actions a rule failed. */
static int actions_until_failure(const Rules *rules, const char *name, Ruling *why) {
  Rng rng = rng_from(3);
  const Bot **players = seated(bot_find(name));
  Game game = game_begun(rules, 3);
  int n = bots_run(&game, rules, &(BotRun){players, 0xffff, UNTIL_DEAL, &rng, NULL, NULL}, why);
  assert_int_equal(why->refusal, REFUSED_RULE_FAILED);
  assert_null(deal_is_ok(rules, &game));
  return n;
}

TEST(a_rule_that_fails_while_bids_are_sought_is_heard_of_at_once) {
  static const char *const CASES[][2] = {
      {"rank = function() error('no rank') end", "declare.rank failed at"},
      {"rank = function() while true do end end", "declare.rank failed at"},
      {"refuse = function() error('no idea') end", "declare.refuse failed at"},
      {"refuse = function() return 5 end", "must return a sentence"},
      {"bids = { suit = { only = function() error('no') end } }", "declare.bids failed at"},
      {"bids = { suit = { only = function() return 'x' end } }", "must return true or false"},
      {"bids = { odd = { is = function(bid, deal) return #deal:after(bid.player).hand > 0 end } }",
       "declare.bids may not look into"},
  };
  variant_budget(1000000); /* one of them runs until it is stopped */
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
    for (int simple = 0; simple < 2; simple++) {
      const Rules *rules = with(CASES[i][0]);
      Ruling why;
      int n = actions_until_failure(rules, simple ? "simple" : "random", &why);
      assert_in_range(n, 0, 60);
      assert_says(why.text, CASES[i][1]);
      assert_says(why.text, "rule.lua:3");
    }
  variant_budget(0);
}

static int list(const Rules *rules, const char *hand, Bid bids[], int max, BidSearch *search) {
  Game game = game_begun(rules, 1);
  game.deal.held[0] = set_of(hand, game.deal.planes);
  return declare_bids(&game, rules, 0, bids, max, search);
}

TEST(sets_that_a_function_likes_are_found_up_to_a_bound) {
  const Rules *rules = with("bids = { suit = false, aces = { cards = '2-3',\n"
                            "is = function(bid) return bid.cards:count('A') == bid.count end } }");
  Bid bids[32];
  BidSearch search;
  assert_int_equal(list(rules, "AS AS AH 5D 5D 7C", bids, 32, &search), 3);
  assert_false(search.more); /* AS AS, AS AH, AS AS AH */
  CardSet cards, pair = set_of("AS AH", 2);
  int found = 0;
  for (int i = 0; i < 3; i++) {
    bid_cards(&bids[i], &cards);
    found += cardset_equal(&cards, &pair, PACK_MAX);
  }
  assert_int_equal(found, 1);

  rules = with("bids = { suit = false, odd = { is = function(bid) return false end } }");
  assert_int_equal(
      list(rules, "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2H 3H 4H 5H 6H 7H", bids, 32, &search),
      0);
  assert_true(search.more);
}

TEST(bids_that_show_nothing_and_words_for_functions_are_refused) {
  static const char *const CASES[][2] = {
      {"bids = { odd = {} }", "declare.bids.odd: shows no cards"},
      {"bids = { odd = { is = 'aces' } }", "declare.bids.odd.is: must be a function"},
      {"bids = { odd = { rank = 1, only = true } }", "declare.bids.odd.only: must be a function"},
      {"bids = { odd = { rank = 1, is = function() end } }", "is decides alone"},
      {"bids = { odd = { any = 2, face_down = 'pair' } }",
       "declare.bids.odd.face_down = \"pair\": must be one of \"rank\""},
      {"bids = function() end", "declare.bids: must be a value, not a function"},
  };
  ALL_REFUSED("declare = { %s }", CASES);
}

TEST(trumps_that_lie_face_down_are_known_to_their_player_alone) {
  const Rules *rules = with("bids = { suit = false, pair = { any = 2, face_down = 'all' } }");
  Game game, view;
  game_start(&game, rules, 2);
  while (game.deal.drawn < game.deal.deck_n - rules->deck.kitty) {
    do_default(&game, rules);
  }
  CardSet pair = CARDSET_EMPTY;
  int card = bit_lowest(HAND_OF(&game.deal, 0)->plane[1]);
  cardset_put(&pair, card, 2), cardset_put(&pair, card, 2);
  Action declare = {.type = ACTION_DECLARE, .seat = 0, .cards = pair};
  do_action(&game, rules, &declare);
  while (game_default(&game, rules).type == ACTION_PASS ||
         game_default(&game, rules).type == ACTION_YIELD) {
    do_default(&game, rules);
  }
  assert_int_equal(game_phase(&game, rules), PHASE_KITTY);
  assert_int_equal(game.deal.trump.suit, card_suit((Card)card));
  assert_int_equal(game.deal.trump.rank, RANK_2); /* the level, not the pair's rank */
  view_of(&game, rules, 0, &view);
  assert_true(view.deal.has_order);
  view_of(&game, rules, 1, &view);
  assert_false(view.deal.has_order);
  assert_int_equal(view.deal.trump.suit, SUIT_NONE);
  assert_int_equal(view.deal.bidding.last.card, CARD_NONE);
  CardSet seen;
  bid_cards(&view.deal.bidding.last, &seen);
  assert_true(cardset_is_empty(&seen));
  assert_int_equal(view.deal.bidding.last.count, 2);
}

TEST(a_function_says_who_buries) {
  const Rules *rules =
      rulefile_rules("return house_rule { name = 'Test', kitty = {\n"
                     "buries = function(deal, inherited)\n"
                     "  assert(inherited() == deal.declarer)\n"
                     "  return deal:after(deal:after(deal.declarer)) end },\n"
                     "declare = { nobody = function(kitty, deal)\n"
                     "  return { trump = 'S', declarer = deal:player('B') } end } }");
  Game game = game_begun(rules, 2);
  while (game_phase(&game, rules) == PHASE_DRAW) do_default(&game, rules);
  assert_int_equal(game.deal.declarer, 1);
  assert_int_equal(game_waits_for(&game, rules), 3);
}

/* What declare.refuse sees of A, who is asked at the drawing's end of a game for four. */
static const char *seen_of_a(const char *spec, int named) {
  static char said[512];
  const Rules *rules = spec_rules(
      with_rule(spec, "return house_rule { name = 'Test', declare = {\n"
                      "refuse = function(bid, deal)\n"
                      "  local a = deal:player('A')\n"
                      "  return tostring(deal.declarer) .. ' ' .. tostring(a.partner) .. ' '\n"
                      "    .. tostring(a.side) .. ' ' .. tostring(deal:player('B').side)\n"
                      "end } }"),
      4);
  Ruling why = ruling_make(LEGAL);
  Game game = game_begun(rules, 1);
  if (named >= 0) game.named_declarer = (uint8_t)named;
  for (int i = 0; i < 200 && why.refusal == LEGAL; i++) {
    CardSet bid;
    assert_int_equal(game_phase(&game, rules), PHASE_DRAW);
    do_default(&game, rules);
    cardset_from(&bid, (Card[]){card_of("2S")}, 1, PACK_MAX);
    if (!cardset_has(HAND_OF(&game.deal, 0), &bid, PACK_MAX)) continue;
    Action action = {.type = ACTION_DECLARE, .seat = 0, .cards = bid};
    assert_int_equal(game_apply(&game, rules, &action, &why), REFUSED_RULE);
  }
  return strcpy(said, why.text);
}

TEST(partners_and_sides_are_known_as_soon_as_they_can_be) {
  assert_string_equal(seen_of_a("shengji", -1), "nil C nil nil");
  assert_string_equal(seen_of_a("shengji", 2), "C C declarers opponents");
  assert_string_equal(seen_of_a("friends", -1), "nil nil nil nil");
  assert_string_equal(seen_of_a("friends", 1), "B C opponents declarers");
}

TEST(where_nobody_buries_the_kitty_lies_as_it_was) {
  static const char *const RULES[] = {"\"nobody\"", "function(deal) return nil end"};
  for (size_t i = 0; i < sizeof RULES / sizeof *RULES; i++) {
    const Rules *rules = rules_with(6, "kitty = { buries = %s }", RULES[i]);
    Game game, view;
    Rng rng = rng_from(2);
    game_start(&game, rules, 2);
    CardSet kitty = game.deal.kitty;
    while (game_phase(&game, rules) != PHASE_NONE || game.deal.redeal) {
      Action action = do_random(&game, rules, &rng);
      assert_true(action.type != ACTION_PICK_UP && action.type != ACTION_BURY);
      if (action.type == ACTION_DEAL) kitty = game.deal.kitty;
      assert_true(cardset_equal(&game.deal.kitty, &kitty, PACK_MAX));
      view_of(&game, rules, game.deal.declarer == SEAT_NONE ? 0 : game.deal.declarer, &view);
      if (game_phase(&game, rules) != PHASE_NONE) assert_true(cardset_is_empty(&view.deal.kitty));
    }
  }
}

/* Whoever lays out a drawing at which nothing can be shown finds it waiting as any other. */
TEST(a_drawing_laid_out_where_nothing_can_be_shown_ends_with_a_pass) {
  const Rules *rules = spec_rules("online", 4);
  Game game;
  Ruling why;
  game_start(&game, rules, 1);
  game.named_declarer = 1;
  assert_true(deal_level_parse(rules, &game, 1, "NT"));
  game.deal.drawn = (uint16_t)(game.deal.deck_n - rules->deck.kitty);
  game.deal.laid_out = true;
  assert_true(phase_begin(&game, rules, &why));
  for (int seat = 0; seat < rules->players; seat++)
    assert_int_equal(game_allowed_actions(&game, rules, seat), 1u << ACTION_PASS);
  Action pass = game_default(&game, rules);
  assert_int_equal(pass.type, ACTION_PASS);
  assert_int_equal(pass.seat, game.deal.first_drawer);
  assert_int_equal(game_waits_for(&game, rules), pass.seat);
  assert_int_equal(game_apply(&game, rules, &pass, &why), LEGAL);
  assert_int_equal(game_phase(&game, rules), PHASE_KITTY);
}
