/* test_position_climb.c - positions of climbing games: what prints reads back as the same table. */
#include "deal/climb_tables.h"
#include "deal/deal_is_ok.h"
#include "deal/view.h"
#include "games.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "rulefiles.h"

enum { A, B, C, D };

static Game parsed(const Rules *rules, const char *text) {
  Game game = game_at(rules, text);
  assert_null(deal_is_ok(rules, &game));
  return game;
}

static void refused(const Rules *rules, const char *text, const char *sentence) {
  Game game;
  char error[300] = "";
  if (position_parse(text, &game, rules, error, sizeof error)) fail_msg("%s is accepted", text);
  assert_string_equal(in_english(error), sentence);
}

TEST(a_table_is_set_up) {
  const Rules *rules = spec_rules("bombs", 4);
  Game game = parsed(rules, "bombs;hands=A:3S|B:9S 9H KD|C:?5|D:;top=A:5S 5H;passes=C;points=D:-4");
  const ClimbTable *table = &game.deal.table[0];
  Action pair = {.type = ACTION_PLAY, .seat = B, .cards = *HAND_OF(&game.deal, B)};
  assert_int_equal(game_waits_for(&game, rules), B);
  assert_int_equal(table->top_player, A);
  assert_int_equal(table->passes, 1 << C);
  assert_int_equal(table->out_n, 1);
  assert_int_equal(table->out[0], D);
  assert_int_equal(game.deal.hand_n[C], 5);
  assert_false(deal_knows_hand(&game.deal, C));
  assert_int_equal(game.total[D], -4);
  assert_int_equal(game_check(&game, rules, &pair), REFUSED_FOLLOW_FORM);
  cardset_take(&pair.cards, card_make(DIAMONDS, RANK_T + 3), PACK_MAX);
  assert_int_equal(game_apply(&game, rules, &pair, NULL), LEGAL);
  assert_int_equal(table->top_player, B);
}

TEST(what_cannot_be_is_refused_in_a_sentence) {
  const Rules *rules = spec_rules("bombs", 4);
  refused(rules, "bombs;trump=9C", "trump: positions of this game have no such field");
  refused(rules, "bombs;tables=A,B,C,C",
          "tables: every seat once, between commas, tables between bars (A,B,C,D|E,F,G,H)");
  refused(rules, "bombs;dealer=A,B", "dealer: two sit at one table");
  refused(rules, "bombs;hands=A:3S;out=A", "out: A holds cards, or stands there twice");
  refused(rules, "bombs;top=A:3S 4S", "top: these cards are of no form that can be led");
  refused(rules, "bombs;top=A:3S;passes=B,C,D",
          "top: everybody else has passed or is out, it would not be on the table any more");
  refused(rules, "bombs;passes=B",
          "passes: B cannot have passed: nothing to pass on, no cards, or on top");
  refused(rules, "bombs;top=A:3S;turn=A", "turn: it cannot be A's: out, passed, or on top");
  refused(rules, "bombs;hands=A:?50|B:?10", "hands: a table has more cards than its deck (54)");
  refused(rules,
          "bombs;hands=A:|B:|C:", "hands: at no table do two players hold cards: the hand is over");
  refused(rules, "bombs;hands=A:3S;top=B:3S", "3S is there 2 times: the deck has 1");
}

/* All that decides what comes next. */
static void alike(const Game *game, const Game *again, const Rules *rules) {
  assert_memory_equal(game->place, again->place, sizeof game->place);
  assert_memory_equal(game->total, again->total, sizeof game->total);
  assert_int_equal(game->number, again->number);
  for (int seat = 0; seat < rules->players; seat++) {
    assert_int_equal(game->deal.hand_n[seat], again->deal.hand_n[seat]);
    assert_true(cardset_equal(HAND_OF(&game->deal, seat), HAND_OF(&again->deal, seat), PACK_MAX));
    assert_int_equal(game_allowed_actions(game, rules, seat),
                     game_allowed_actions(again, rules, seat));
  }
  for (int k = 0; k < game->deal.tables; k++) {
    const ClimbTable *table = &game->deal.table[k], *other = &again->deal.table[k];
    assert_int_equal(table->dealer, other->dealer);
    assert_int_equal(table->turn, other->turn);
    assert_int_equal(table->out_n, other->out_n);
    assert_memory_equal(table->out, other->out, table->out_n);
    if (table_is_over(table)) continue;
    assert_int_equal(table->top_player, other->top_player);
    if (table->top_player == SEAT_NONE) continue;
    assert_int_equal(table->passes, other->passes);
    assert_memory_equal(&table->climb, &other->climb, sizeof table->climb);
  }
}

/* Every situation of games at one table and at two: printed, read, the same; and seen by one seat.
 */
TEST(positions_of_games_read_back) {
  static const struct {
    const char *spec;
    int players;
  } games[] = {{"bombs", 4}, {"bombs", 9}, {"bombs+follow.pass='out of the trick'", 4}};
  for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
    const Rules *rules = spec_rules(games[i].spec, games[i].players);
    Rng rng = rng_from(5);
    int seen = 0;
    Game game = game_begun(rules, 5);
    while (!game.over) {
      char first[NOTATION_MAX], second[NOTATION_MAX];
      do_random(&game, rules, &rng);
      if (game_phase(&game, rules) != PHASE_CLIMB) continue;
      position_print(&game, rules, first, sizeof first);
      Game again = parsed(rules, first), view;
      alike(&game, &again, rules);
      position_print(&again, rules, second, sizeof second);
      assert_string_equal(first, second);
      view_of(&game, rules, B, &view);
      position_print(&view, rules, first, sizeof first);
      again = parsed(rules, first);
      alike(&view, &again, rules);
      seen++;
    }
    assert_true(seen > 500);
  }
}
