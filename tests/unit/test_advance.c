/* test_advance.c - the end of a deal: stops, demotion, the last word on who has won, early ends. */
#include "deal/deal_is_ok.h"
#include "deal/early_end.h"
#include "deal/end_of_deal.h"
#include "deal/misdeal.h"
#include "games.h"
#include "language/language.h"
#include "rulefiles.h"

enum { A, B, C, D };

#define RULE(fields) "return house_rule { name = \"a rule\",\n" fields " }"

/* A deal of six that is over but for its settlement: A and C declared, B took so many points. */
static Game over(const Rules *rules, int points) {
  Game game = game_of_tricks(rules, "2S", NULL, 0);
  Deal *deal = &game.deal;
  deal->phase = rules->phases_n;
  deal->declarer = A;
  deal->team = 1 << A | 1 << C;
  deal->won[B] = (int16_t)points;
  return game;
}

TEST(a_stop_for_anyone_is_left_by_any_winner) {
  Ruling why;
  Rules rules = rules_game_002();
  for (Stop stop = STOP_NOBODY; stop <= STOP_DECLARER; stop++) {
    rules.advance.stops[RANK_5] = (uint8_t)stop;
    for (int declarers = 0; declarers < 2; declarers++)
      for (int at = 0; at < 13; at++) { /* where the declarer stands */
        Game game = over(&rules, declarers ? 60 : 200);
        int seat = declarers ? C : B, from = 3;
        game.level[seat] = (int16_t)from;
        game.level[A] = (int16_t)at;
        assert_true(deal_settle(&game, &rules, &why));
        bool leaves = stop <= STOP_ANYONE || (declarers && (stop == STOP_DECLARERS || at == from));
        assert_int_equal(game.level[seat] > from, leaves);
        game = over(&rules, declarers ? 0 : 200); /* three levels and more, from below it */
        game.level[seat] = 2;
        assert_true(deal_settle(&game, &rules, &why));
        assert_int_equal(game.level[seat] == from, stop != STOP_NOBODY);
      }
  }
}

/* deal_settle under a house rule of these lines, all at level `level`, B with so many points. */
static void settle(const Rules *rules, Game *game, int level, int points) {
  Ruling why = ruling_make(LEGAL);
  *game = over(rules, points);
  for (int seat = 0; seat < 6; seat++) game->level[seat] = (int16_t)level;
  if (!deal_settle(game, rules, &why)) fail_msg("%s", why.text);
}

TEST(who_stands_highest_has_won_after_so_many_deals) {
  Game game;
  const Rules *rules = rules_with(6, ("advance = { game_over = { deals = 1 } }"));
  settle(rules, &game, 3, 60);
  assert_true(game.over);
  assert_int_equal(game.winners, 1 << A | 1 << C);
}

TEST(a_function_names_the_winners) {
  Game game;
  const Rules *rules =
      rules_with(6, ("advance = { game_over = function(players, inherited)\n"
                     "  local won = inherited()\n"
                     "  if won then return won end\n"
                     "  for _, p in ipairs(players) do if p.rank == \"6\" then return p end end\n"
                     "end }"));
  settle(rules, &game, 1, 60);
  assert_false(game.over);
  settle(rules, &game, 2, 60);
  assert_int_equal(game.winners, 1 << A);
  settle(rules, &game, 12, 0);
  assert_int_equal(game.winners, 1 << A | 1 << C);
}

TEST(a_function_may_answer_by_a_word) {
  Game game;
  const Rules *rules = rules_with(6, ("advance = { game_over = function(players)\n"
                                      "  local all = players[1].rank == \"A\"\n"
                                      "  return all and \"past the last level\" or \"never\"\n"
                                      "end }"));
  settle(rules, &game, 12, 0); /* A and C have passed the ace */
  assert_int_equal(game.winners, 1 << A | 1 << C);
  assert_true(game.over);
  settle(rules, &game, 12, 200); /* B has, but A stands at the ace */
  assert_true(game.over);
  settle(rules, &game, 5, 0);
  assert_false(game.over);
}

/* A game without an end goes on there: levels have room for a few thousand laps. */
TEST(levels_stay_where_there_is_no_room_above) {
  Game game;
  const Rules *rules = rules_with(6, ("levels = { after_last = \"again\" }"));
  settle(rules, &game, INT16_MAX - 1, 0);
  assert_int_equal(game.level[A], INT16_MAX);
  assert_int_equal(game.level[B], INT16_MAX - 1);
}

TEST(functions_see_the_levels_as_they_were) {
  Game game;
  const Rules *rules = rules_with(
      6,
      ("advance = { steps = function(player, steps, result) return result.declarer.level end }"));
  settle(rules, &game, 2, 60);
  for (int seat = 0; seat < 6; seat++) assert_int_equal(game.level[seat], 4);
}

TEST(a_wrong_answer_stops_the_settlement) {
  Ruling why = ruling_make(LEGAL);
  const Rules *rules =
      rules_with(6, ("advance = { stops = function(rank) return rank == \"4\" and \"all\" end }"));
  Game game = over(rules, 60);
  game.level[A] = 2;
  assert_false(deal_settle(&game, rules, &why));
  assert_says(why.text, "advance.stops failed at");
  assert_says(why.text, "must return who may leave it, or nil");
}

/* Members of a fixed team share a level, but a function may lift one alone. */
TEST(a_function_may_part_a_fixed_team) {
  static const char *const RULES[] = {
      RULE("deal = { ends = function(result) return { levels = { [result.declarer] = 1 } } end }"),
      RULE("advance = { demote = function(player, result)\n"
           "  if player == result.declarer then return \"2\" end\nend }"),
      RULE("advance = { stops = function(rank, player) return player.seat == \"A\" and "
           "\"anyone\" or nil end }"),
  };
  for (size_t i = 0; i < sizeof RULES / sizeof *RULES; i++) {
    Variant *variant = spec_load(with_rule("shengji", RULES[i]), 4);
    const Rules *rules = variant_rules(variant);
    bool parted = false;
    Rng rng = rng_from(9);
    Game game = game_begun(rules, 9);
    while (game.number < 4 && !game.over) {
      do_random(&game, rules, &rng);
      assert_null(deal_is_ok(rules, &game));
      parted |= game.level[A] != game.level[C] || game.level[B] != game.level[D];
    }
    assert_true(parted || i > 0);
    spec_free(variant);
  }
}

/* The two hands' cards and the kitty, with B's points so far; then: is it decided? */
static bool decided(const Rules *rules, int won, const char *left, const char *kitty) {
  const char *const hands[] = {left, left, left, left, left, left};
  Game game = game_of_tricks(rules, "2S", hands, 1);
  Ruling why;
  bool ends = false;
  game.deal.won[B] = (int16_t)won;
  game.deal.kitty = set_of(kitty, PACK_MAX);
  assert_true(deal_ends_early(&game, rules, &ends, &why));
  return ends;
}

/* Against every number of points that the opponents could still make. */
TEST(decided_is_what_no_card_left_can_change) {
  static const char *const LEFT[] = {"3H", "5H", "5H TH", "KH KH TD 5D"};
  static const char *const KITTY[] = {"3D", "5D", "TC KC"};
  static const int POINTS[] = {0, 5, 15, 35}, BURIED[] = {0, 5, 20};
  Rules rules = rules_game_002();
  rules.friends.count = 0;
  rules.score.early_end = EARLY_END_WHEN_DECIDED;
  int found[2] = {0, 0};
  for (int won = 0; won <= 200; won += 5)
    for (int i = 0; i < 4; i++)
      for (int k = 0; k < 3; k++) {
        Score first, score;
        char error[64];
        bool same = true;
        score_bands(&rules, won, NULL, &first, error, sizeof error);
        for (int more = 1; more <= POINTS[i] + BURIED[k] * rules.kitty.multiplier; more++) {
          score_bands(&rules, won + more, NULL, &score, error, sizeof error);
          same &= score.side == first.side && score.levels == first.levels;
        }
        assert_int_equal(decided(&rules, won, LEFT[i], KITTY[k]), same);
        found[same]++;
      }
  assert_true(found[0] > 50 && found[1] > 50);
}

/* Fives cost five points: the last cards may take away as well as bring. */
TEST(decided_counts_with_points_below_zero) {
  static const char *const LEFT[] = {"3H", "5H", "5H TH", "KH KH TD 5D"};
  static const int LESS[] = {0, 5, 5, 5}, MORE[] = {0, 0, 10, 30};
  Rules rules = rules_game_002();
  rules.friends.count = 0;
  rules.score.early_end = EARLY_END_WHEN_DECIDED;
  for (Suit suit = CLUBS; suit <= SPADES; suit++) rules.points.cards[card_make(suit, RANK_5)] = -5;
  int found[2] = {0, 0};
  for (int won = -40; won <= 200; won += 5)
    for (int i = 0; i < 4; i++)
      for (int kitty = 0; kitty < 2; kitty++) { /* in it a five, or nothing */
        Score first, score;
        char error[64];
        bool same = true;
        int less = LESS[i] + kitty * 5 * rules.kitty.multiplier;
        score_bands(&rules, score_points(&rules, won), NULL, &first, error, sizeof error);
        for (int points = won - less; points <= won + MORE[i]; points++) {
          score_bands(&rules, score_points(&rules, points), NULL, &score, error, sizeof error);
          same &= score.side == first.side && score.levels == first.levels;
        }
        assert_int_equal(decided(&rules, won, LEFT[i], kitty ? "5C" : "3D"), same);
        found[same]++;
      }
  assert_true(found[0] > 20 && found[1] > 20);
}

TEST(a_function_weighs_the_points_before_the_table_is_read) {
  const Rules *rules = rules_with(
      6, ("score = { early_end = 'when decided', points = function(points, result)\n"
          "assert(points == result.points and result.side == 'nobody' and result.levels == 0)\n"
          "return points - 150 end, bands = function(points) return 'opponents', points end }"));
  Ruling why = ruling_make(LEGAL);
  Game game = over(rules, 200);
  if (!deal_settle(&game, rules, &why)) fail_msg("%s", ruling_words(&why));
  assert_int_equal(game.deal.opponents_points, 50);
  assert_int_equal(game.deal.score.levels, 50);
  game = over(rules, 100); /* below zero counts as none */
  if (!deal_settle(&game, rules, &why)) fail_msg("%s", ruling_words(&why));
  assert_int_equal(game.deal.opponents_points, 0);
  assert_false(decided(rules, 200, "3H", "3D")); /* who knows what it will say */
  rules =
      rules_with(6, "score = { early_end = 'when decided', short_team = function(levels, missing,\n"
                    "result) return result.points end }");
  assert_false(decided(rules, 200, "3H", "3D"));
}

TEST(an_open_call_leaves_it_open) {
  Rules rules = rules_game_002();
  const char *const hands[] = {"3H"};
  Game game = game_of_tricks(&rules, "2S", hands, 1);
  Ruling why;
  bool ends;
  rules.score.early_end = EARLY_END_WHEN_DECIDED;
  assert_true(deal_ends_early(&game, &rules, &ends, &why) && ends);
  deal_call(&game.deal, (Call){card_of("AH"), 1, 0, SEAT_NONE});
  assert_true(deal_ends_early(&game, &rules, &ends, &why) && !ends);
}

TEST(a_function_ends_the_play) {
  const Rules *rules =
      rules_with(6, ("score = { early_end = function(deal) return deal.tricks == 2 end }"));
  Game game = game_begun(rules, 5);
  Rng rng = rng_from(5);
  while (game_phase(&game, rules) != PHASE_NONE || game.deal.redeal) do_random(&game, rules, &rng);
  assert_int_equal(game.deal.trick, 2);
  assert_true(game.deal.ended_early);
  assert_int_equal(game.deal.kitty_points, 0);
}

/* Of a throw of B's that ends the play, after one of A's after which it went on. */
static void settle_by_throw(const char *throw, Game *game) {
  Ruling why = ruling_make(LEGAL);
  const Rules *rules = rules_with(6, "throw = { forced = 'play ends', penalty = %s }", throw);
  *game = over(rules, 0);
  for (int seat = 0; seat < 6; seat++) game->level[seat] = 5;
  game->deal.faults[A] = game->deal.faults[B] = 1;
  game->deal.ended_by_throw = true;
  game->deal.offender = B;
  if (!deal_settle(game, rules, &why)) fail_msg("%s", ruling_words(&why));
}

TEST(a_throw_that_ends_the_play_leaves_what_others_cost_before) {
  Game game;
  settle_by_throw("{ levels = { ['other side'] = 1 } }", &game);
  assert_int_equal(game.deal.score.side, SIDE_DECLARERS);
  assert_int_equal(game.level[A], 6); /* for B's throw */
  assert_int_equal(game.level[B], 6); /* for A's */
}

TEST(each_side_has_the_levels_that_are_its_own_by_such_a_throw) {
  Game game;
  settle_by_throw(
      "{ loses = 'other side', levels = { ['other side'] = 2, [\"leader's side\"] = 1 } }", &game);
  assert_int_equal(game.deal.score.side, SIDE_OPPONENTS);
  assert_int_equal(game.deal.score.levels, 1);
  assert_int_equal(game.level[A], 5 + 2 + 1); /* the other side of B's throw, and A's own */
  assert_int_equal(game.level[B], 5 + 1 + 2);
}

TEST(nobody_has_won_a_game_that_goes_on) {
  Game game;
  const Rules *rules = rules_with(6, "advance = { game_over = 'never' }");
  settle(rules, &game, 12, 0);
  assert_int_equal(game.level[A], 12);
  assert_int_equal(game.winners, 0);
  assert_false(game.over);
}

TEST(nobody_deals_without_a_trump_rank) {
  Ruling why = ruling_make(LEGAL);
  Rules rules = rules_game_002();
  Game game = game_begun(&rules, 1);
  rules.deck.lowest = RANK_5;
  Action draw = game_default(&game, &rules);
  game_explain(&game, &rules, &draw, &why);
  assert_int_equal(why.refusal, REFUSED_DEAL_RANK);
  assert_says(ruling_words(&why), "there is no 2 in the deck");
  assert_int_equal(game_may_act(&game, &rules), 0);
  game.level[D] = 3; /* D could show a five */
  assert_int_equal(game_may_act(&game, &rules), 1u << draw.seat);
  assert_int_equal(game_check(&game, &rules, &draw), LEGAL);
}

TEST(nobody_deals_without_the_cards_of_a_declaration) {
  Ruling why = ruling_make(LEGAL);
  Rules rules = rules_game_002();
  rules.declare.bids[0].joker = (Range){1, 1};
  rules.deck.LJ = rules.deck.HJ = 0;
  Game game = game_begun(&rules, 1);
  Action draw = game_default(&game, &rules);
  game_explain(&game, &rules, &draw, &why);
  assert_int_equal(why.refusal, REFUSED_DEAL_RANK);
  assert_string_equal(why.field, "declare.bids");
  assert_says(ruling_words(&why), "the deck has not the cards of any declaration");
  rules.declare.nobody = NOBODY_NO_TRUMP; /* but there is no declarer */
  assert_int_equal(game_check(&game, &rules, &draw), REFUSED_DEAL_RANK);
  game.named_declarer = A;
  assert_int_equal(game_check(&game, &rules, &draw), LEGAL);
  rules.declare.nobody = NOBODY_REDEAL;
  assert_int_equal(game_check(&game, &rules, &draw), REFUSED_DEAL_RANK);
  rules.deck.HJ = 1;
  assert_int_equal(game_check(&game, &rules, &draw), LEGAL);
}

TEST(a_misdeal_may_be_claimed_until_the_first_lead) {
  Ruling why = ruling_make(LEGAL);
  Rules rules = *rules_with(6, ("deal = { misdeal_until = \"first lead\",\n"
                                "  misdeal = function() return \"always\" end }"));
  Game game = game_of_tricks(&rules, "2S", NULL, 0);
  game.deal.drawn = (uint16_t)(game.deal.deck_n - rules.deck.kitty);
  game.deal.picked_up = game.deal.buried = true;
  assert_int_equal(misdeal_check(&game, &rules, B, NULL), LEGAL);
  assert_int_equal(misdeal_check(&game, &rules, A, &why), REFUSED_MISDEAL);
  assert_says(ruling_words(&why), "picked the kitty up");
  game.deal.log_n = 1;
  assert_int_equal(misdeal_check(&game, &rules, B, NULL), REFUSED_MISDEAL);
  game.deal.log_n = 0;
  rules.deal.misdeal_until = MISDEAL_UNTIL_PICK_UP;
  assert_int_equal(misdeal_check(&game, &rules, B, NULL), REFUSED_MISDEAL);
}
