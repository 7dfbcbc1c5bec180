/* test_effects.c - what declaring, or nobody's declaring, brings about: cards that change hands,
** gifts, who is asked, what is turned. All of an effect happens, or none. */
#include "deal/apply_effects.h"
#include "deal/deal_is_ok.h"
#include "deal/game_hash.h"
#include "games.h"
#include "rulefiles.h"

/* Pagat for six with a house rule of this declare group. */
static const Rules *with(const char *declare) { return rules_with(6, "declare = { %s }", declare); }

/* A game whose cards are all drawn. A's hand begins with a two of hearts; nobody has passed. */
static Game drawn(const Rules *rules) {
  Game game;
  for (uint64_t seed = 1;; seed++) {
    game_start(&game, rules, seed);
    while (game.deal.drawn < game.deal.deck_n - rules->deck.kitty) {
      do_default(&game, rules);
    }
    if (deal_holds(&game.deal, 0, card_of("2H"))) return game;
  }
}

static void pass_all(Game *game, const Rules *rules) {
  while (game_default(game, rules).type == ACTION_PASS) do_default(game, rules);
}

/* Passes for this seat alone. */
static void pass_one(Game *game, const Rules *rules, int seat) {
  Action action = do_default(game, rules);
  assert_int_equal(action.type, ACTION_PASS);
  assert_int_equal(action.seat, seat);
}

TEST(a_declaration_may_move_cards_and_have_some_given) {
  const Rules *rules =
      with("does = function(bid, deal)\n"
           "  local next = deal:after(bid.player)\n"
           "  local low = next.hand:first()\n"
           "  return { move = { from = next, to = bid.player, cards = low },\n"
           "    gift = { from = bid.player, to = next, count = 1,\n"
           "      only = function(card) return card.rank ~= '2' end }, locks = true }\nend");
  Game game = drawn(rules);
  Card low = (Card)bit_lowest(HAND_OF(&game.deal, 1)->plane[0]);
  int had = deal_holds(&game.deal, 0, low), size = game.deal.hand_n[0];
  do_cards(&game, rules, ACTION_DECLARE, 0, "2H");
  assert_int_equal(deal_holds(&game.deal, 0, low), had + 1);
  assert_int_equal(game_phase(&game, rules), PHASE_GIFT);
  assert_int_equal(game_waits_for(&game, rules), 0);
  assert_int_equal(game_allowed_actions(&game, rules, 0), 1u << ACTION_GIVE);
  assert_int_equal(game_allowed_actions(&game, rules, 1), 0);
  assert_int_equal(game.deal.hand_n[0], size + 1);
  assert_says(ruled(&game, rules, ACTION_PASS, 1, ""), "turn: it is A's turn");
  assert_says(ruled(&game, rules, ACTION_PASS, 0, ""), "phase: 1 card must be given to B first");
  assert_says(ruled(&game, rules, ACTION_GIVE, 0, "2H"), "gift: of your cards");
  Action give;
  Rng rng = rng_from(3);
  game_random_action(&game, rules, &rng, &give);
  CardSet two = give.cards;
  cardset_put(&two, card_of("2H"), PACK_MAX);
  Action both = give;
  both.cards = two;
  assert_int_equal(game_check(&game, rules, &both), REFUSED_COUNT);
  assert_int_equal(game_apply(&game, rules, &give, NULL), LEGAL);
  assert_int_equal(game.deal.hand_n[0], size);
  assert_int_equal(game_phase(&game, rules), PHASE_DRAW);
  assert_null(deal_is_ok(rules, &game));
  assert_true(game.deal.bidding.locked);
}

TEST(a_kitty_card_may_be_exchanged) {
  const Rules *rules = with("nobody = function(kitty, deal)\n"
                            "  local a = deal:player('A')\n"
                            "  return { trump = 'H', declarer = a, reveal = 2, move = {\n"
                            "    { from = 'kitty', to = a, cards = kitty[2] },\n"
                            "    { from = a, to = 'kitty', cards = '2H' } } }\nend");
  Game game = drawn(rules);
  const uint8_t *kitty = game.deal.deck + game.deal.deck_n - rules->deck.kitty;
  Card first = kitty[0], second = kitty[1];
  assert_int_not_equal(second, card_of("2H"));
  int had = deal_holds(&game.deal, 0, second);
  pass_all(&game, rules);
  kitty = game.deal.deck + game.deal.deck_n - rules->deck.kitty;
  assert_int_equal(kitty[0], first);
  assert_int_equal(kitty[1], card_of("2H"));
  assert_int_equal(game.deal.turned, 2);
  assert_int_equal(deal_holds(&game.deal, 0, second), had + 1);
  assert_int_equal(game.deal.declarer, 0);
  assert_null(deal_is_ok(rules, &game));
}

TEST(points_go_to_a_player_or_a_side) {
  const Rules *rules = with("nobody = function(kitty, deal)\n"
                            "  return { trump = 'H', declarer = deal:player('A'), points = {\n"
                            "    [deal:player('B')] = 10, [deal:player('A')] = 5 } }\nend");
  Game game = drawn(rules);
  pass_all(&game, rules);
  assert_int_equal(deal_opponents_points(rules, &game.deal), 5);

  rules = with("nobody = function(kitty, deal)\n"
               "  return { trump = 'H', points = { opponents = 30, declarers = 10 } }\nend");
  game = drawn(rules);
  game.named_declarer = 2;
  pass_all(&game, rules);
  assert_int_equal(deal_opponents_points(rules, &game.deal), 20);
}

static const char rotation[] =
    "nobody = function(kitty, deal)\n"
    "  local failed = deal.failed\n"
    "  if #failed == #deal.players then return 'no trump' end\n"
    "  return { ask = #failed == 0 and deal.declarer or deal:after(failed[#failed]) }\nend";

TEST(one_player_after_the_other_may_be_asked_to_declare) {
  const Rules *rules = with(rotation);
  Game game = drawn(rules);
  game.named_declarer = 4;
  pass_all(&game, rules);
  assert_int_equal(game.deal.declarer, 4);
  assert_int_equal(game.deal.trump.suit, SUIT_NONE);
  assert_int_equal(game.deal.failed_n, 6);

  game = drawn(rules);
  game.named_declarer = 4;
  for (int i = 0; i < 6; i++) pass_one(&game, rules, (game.deal.first_drawer + i) % 6);
  pass_one(&game, rules, 4);
  pass_one(&game, rules, 5);
  assert_int_equal(game_waits_for(&game, rules), 0);
  assert_int_equal(game_allowed_actions(&game, rules, 1), 0);
  assert_says(ruled(&game, rules, ACTION_DECLARE, 1, "2H"), "turn: it is A's turn");
  do_cards(&game, rules, ACTION_DECLARE, 0, "2H");
  assert_int_equal(game.deal.declarer, 0);
  assert_int_equal(game.deal.trump.suit, HEARTS);
  assert_int_equal(game_phase(&game, rules), PHASE_KITTY);
}

TEST(a_declaration_may_name_another_trump_and_declarer) {
  const Rules *rules = with("does = function(bid, deal)\n"
                            "  return { trump = 'none', declarer = deal:after(bid.player),\n"
                            "    levels = { [bid.player] = 1 } } end");
  Game game = drawn(rules);
  do_cards(&game, rules, ACTION_DECLARE, 0, "2H");
  assert_int_equal(game.level[0], 1);
  pass_all(&game, rules);
  assert_int_equal(game.deal.declarer, 1);
  assert_int_equal(game.deal.trump.suit, SUIT_NONE);

  rules = with("does = function(bid) if bid.count == 1 then return { redeal = true } end end");
  game = drawn(rules);
  do_cards(&game, rules, ACTION_DECLARE, 0, "2H");
  assert_int_equal(game.deal.redeal, 1);
  assert_int_equal(game_default(&game, rules).type, ACTION_DEAL);
}

/* A declares a two, others steal the kitty; from the second declaration on its player's successor
** is declarer, on a level of his own. */
TEST(an_overbid_for_the_kitty_may_name_another_declarer) {
  const Rules *rules = rules_with(6, "kitty = { theft = 'open' }, declare = { does = "
                                     "function(bid, deal) if deal.declarer then "
                                     "return { declarer = deal:after(bid.player) } end end }");
  Game game = drawn(rules);
  CardSet threes = set_of("3C 3C", 2);
  do_cards(&game, rules, ACTION_DECLARE, 0, "2H");
  pass_all(&game, rules);
  assert_int_equal(game.deal.declarer, 0);
  assert_int_equal(game.deal.trump.rank, RANK_2);
  game.level[3] = 1;
  game.level[4] = 2;
  do_default(&game, rules);
  CardSet six;
  Card cards[CARD_MAX];
  cardset_list(HAND_OF(&game.deal, 0), cards, PACK_MAX);
  cardset_from(&six, cards, 6, PACK_MAX);
  Action bury = {.type = ACTION_BURY, .seat = 0, .cards = six};
  assert_int_equal(game_apply(&game, rules, &bury, NULL), LEGAL);
  game.deal.laid_out = true;
  deal_add_to_hand(&game.deal, 3, &threes, 2);
  do_cards(&game, rules, ACTION_DECLARE, 3, "3C 3C");
  assert_int_equal(game.deal.declarer, 4);
  assert_int_equal(game.deal.team, 1 << 4);
  assert_int_equal(game.deal.trump.rank, card_rank(card_of("4C")));
  assert_int_equal(game.deal.trump.suit, CLUBS);
  assert_int_equal(game_waits_for(&game, rules), 3);
}

/* What is said when the last pass, or A's bid, fails; the game is as it was. */
static void assert_fails(const char *declare, bool bids, const char *piece) {
  const Rules *rules = with(declare);
  Game game = drawn(rules);
  game.named_declarer = 4;
  if (!bids)
    for (int i = 0; i < 5; i++) pass_one(&game, rules, (game.deal.first_drawer + i) % 6);
  uint64_t before = game_hash(&game);
  Action action = game_default(&game, rules);
  Ruling why = ruling_make(LEGAL);
  if (bids) action = (Action){.type = ACTION_DECLARE, .seat = 0, .cards = set_of("2H", 2)};
  assert_int_equal(game_apply(&game, rules, &action, &why), REFUSED_RULE_FAILED);
  assert_int_equal(game_hash(&game), before);
  assert_says(why.text, piece);
  assert_says(why.text, "rule.lua:1");
}

/* So many cards as a hand's size can count. */
TEST(no_hand_grows_beyond_what_it_can_hold) {
  static Game game;
  static Rules rules;
  static Effects effects;
  Deal *deal = &game.deal;
  deal->players = 2;
  deal->planes = PACK_MAX;
  for (int seat = 0; seat < 2; seat++) {
    for (int k = 0; k < 3; k++) deal->held[seat].plane[k] = bit(KIND_NB) - 1;
    deal->hand_n[seat] = 3 * KIND_NB;
  }
  effects.moves = 1;
  effects.move[0].from = 1;
  effects.move[0].cards.plane[0] = bit(KIND_NB) - 1;
  assert_null(effects_wrong(&game, &rules, &effects, false));
  rules.deck.kitty = HAND_CARDS_MAX - 4 * KIND_NB + 1; /* still to be taken up */
  assert_says(effects_wrong(&game, &rules, &effects, false), "a hand of more than 255 cards");
  deal->picked_up = true;
  assert_null(effects_wrong(&game, &rules, &effects, false));
  effects.move[0].cards.plane[1] = bit(KIND_NB) - 1;
  assert_says(effects_wrong(&game, &rules, &effects, false), "a hand of more than 255 cards");
}

TEST(effects_that_cannot_come_about_leave_everything_as_it_was) {
  static const char *const DOES[][2] = {
      {"move = { from = bid.player, to = b, cards = '2H' }", "does not come out even"},
      {"move = { from = bid.player, to = 'table', cards = '2H' }", "a player or \"kitty\""},
      {"move = { from = bid.player, to = a }", "move has cards"},
      {"move = { { from = b, to = a, cards = 'HJ HJ HJ' } }", "move takes cards that are not"},
      {"gift = { from = a, to = b }", "gift has a count"},
      {"gift = { from = a, to = b, count = 1 }", "does not come out even"},
      {"gift = { from = a, to = 'kitty', count = 1 }", "gift has from and to, two players"},
      {"gift = { from = a, to = b, count = 40 }", "gift wants more cards than"},
      {"gift = { from = a, to = b, count = 1, only = 'HJ' }", "gift has only: a function"},
      {"reveal = 7", "reveal turns more cards than the kitty has"},
      {"reveal = 'all'", "reveal must be a number"},
      {"ask = a", "the effect ask is none here"},
      {"points = { declarers = 5 }", "points names players or sides"},
      {"points = { [a] = 'x' }", "points names players or sides"},
      {"points = { all = 5 }", "points names players or one of the sides"},
      {"declarer = 'A'", "declarer must be a player"},
      {"trump = 5", "trump must be a suit"},
      {"gift = 5", "gift must be a table"},
      {"gift = { 5 }", "gift is a list of tables"},
  };
  for (size_t i = 0; i < sizeof DOES / sizeof *DOES; i++) {
    assert_fails(
        printed("does = function(bid, deal) local a, b = deal:player('A'), deal:player('B')"
                " return { levels = { [a] = 1 }, %s } end",
                DOES[i][0]),
        true, DOES[i][1]);
  }
  assert_fails("nobody = function(kitty, deal) return { ask = 'A' } end", false, "be a player");
  assert_fails("nobody = function(kitty, deal) return { ask = deal.declarer, trump = 'H' } end",
               false, "ask leaves trumps to the player who is asked");
  assert_fails("nobody = function(kitty, deal) return { locks = true, trump = 'H' } end", false,
               "the effect locks is none here");
}

TEST(a_player_is_asked_once) {
  const Rules *rules = with("nobody = function(kitty, deal) return { ask = deal:player('A') } end");
  Game game = drawn(rules);
  for (int i = 0; i < 6; i++) pass_one(&game, rules, (game.deal.first_drawer + i) % 6);
  assert_says(ruled(&game, rules, ACTION_PASS, 0, ""), "ask names a player who was asked already");
}
