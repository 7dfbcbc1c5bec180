/* test_sensible.c - what the sensible bot thinks of beside the play of tricks: what it buries, whom
** it calls and takes for a friend, how it climbs. */
#include "bots/bot_search.h"
#include "bots/bot_sensible_know.h"
#include "bots/bots.h"
#include "games.h"
#include "rulefiles.h"

enum { DEALS = 48 / SHARE };

/* Plays on, sensibly, until a phase; false when the deal has ended before. */
static bool play_to(Game *game, const Rules *rules, PhaseType phase) {
  const Bot **bots = seated(&bot_sensible);
  BotRun run = {.bots = bots, .seats = 0xffff, .until = UNTIL_ACTION};
  while (game_phase(game, rules) != phase) {
    if (game_waits_for(game, rules) == SEAT_NONE) return false;
    assert_int_equal(bots_run(game, rules, &run, NULL), 1);
  }
  return true;
}

static Action ask(const Bot *bot, const Game *game, const Rules *rules, int seat) {
  Game view;
  Action action;
  Rng rng = rng_from(1);
  view_of(game, rules, seat, &view);
  bot->choose(&(BotTurn){&view, rules, seat, &rng, NULL, 0}, &action);
  return action;
}

typedef struct Buried {
  int voids, trumps, kitties;
} Buried;

static void count_buried(const Game *game, const Action *action, Buried *buried) {
  const Deal *deal = &game->deal;
  CardSet hand = *HAND_OF(deal, action->seat), left;
  cardset_subtract(&left, &hand, &action->cards, deal->planes);
  order_cross(&deal->order, &hand, &hand);
  order_cross(&deal->order, &left, &left);
  uint64_t trumps = deal->order.suit[TRUMPS];
  buried->kitties++;
  buried->trumps +=
      cardset_size_in(&hand, trumps, deal->planes) - cardset_size_in(&left, trumps, deal->planes);
  for (int suit = 0; suit < TRUMPS; suit++)
    buried->voids +=
        hand.plane[0] & deal->order.suit[suit] && !(left.plane[0] & deal->order.suit[suit]);
}

TEST(it_buries_short_suits_and_no_trumps) {
  const Rules *rules = spec_rules("shengji", 4);
  Buried sensible = {0}, simple = {0};
  for (uint64_t seed = 1; seed <= DEALS; seed++) {
    Game game = game_begun(rules, seed);
    if (!play_to(&game, rules, PHASE_KITTY)) continue;
    int seat = game_waits_for(&game, rules);
    Action action = ask(&bot_sensible, &game, rules, seat);
    if (action.type == ACTION_PICK_UP) {
      assert_int_equal(game_apply(&game, rules, &action, NULL), LEGAL);
      action = ask(&bot_sensible, &game, rules, seat);
    }
    assert_int_equal(action.type, ACTION_BURY);
    count_buried(&game, &action, &sensible);
    action = ask(&bot_simple, &game, rules, seat);
    count_buried(&game, &action, &simple);
  }
  print_message("of %d kitties: %d suits ended, %d by the simple bot\n", sensible.kitties,
                sensible.voids, simple.voids);
  assert_true(sensible.kitties > DEALS / 2);
  assert_int_equal(sensible.trumps, 0);
  assert_true(sensible.voids > simple.voids);
}

/* Also where the highest cards may not be called, of which the simple bot knows nothing. */
TEST(it_calls_the_highest_cards_that_may_be_called_and_that_it_lacks) {
  const Rules *rules = spec_rules("pagat+call-no-highest", 6);
  for (uint64_t seed = 1; seed <= DEALS / 4; seed++) {
    Game game = game_begun(rules, seed);
    if (!play_to(&game, rules, PHASE_CALL)) continue;
    const Deal *deal = &game.deal;
    Action action = ask(&bot_sensible, &game, rules, deal->declarer);
    assert_int_equal(game_check(&game, rules, &action), LEGAL);
    for (int i = 0; i < action.calls; i++) {
      const Call *call = &action.call[i];
      int held = deal_holds(deal, deal->declarer, call->card);
      assert_int_equal(card_rank(call->card), card_rank(card_of("KC")));
      assert_int_equal(call->ordinal, held + 1);
    }
  }
}

TEST(who_is_out_of_the_suit_called_is_no_friend) {
  const Rules *rules = spec_rules("pagat", 6);
  int known = 0;
  const Bot **bots = seated(&bot_sensible);
  BotRun run = {.bots = bots, .seats = 0xffff, .until = UNTIL_ACTION};
  for (uint64_t seed = 1; seed <= DEALS || known == 0; seed++) {
    assert_true(seed <= 1000); /* somebody is out of it long before */
    Game game = game_begun(rules, seed);
    if (!play_to(&game, rules, PHASE_TRICKS)) continue;
    while (game_phase(&game, rules) == PHASE_TRICKS) {
      const Deal *deal = &game.deal;
      Sense sense;
      Game view;
      uint8_t open = 0;
      view_of(&game, rules, deal->declarer, &view);
      sense_make(&sense, &view, rules, deal->declarer);
      for (int i = 0; i < deal->calls; i++)
        if (deal->call[i].player == SEAT_NONE)
          open |= (uint8_t)(1 << order_suit(&deal->order, deal->call[i].card));
      for (int seat = 0; seat < deal->players; seat++) {
        bool out = open && (sense.voids[seat] & open) == open && seat != deal->declarer;
        if (!out || deal->team >> seat & 1) continue;
        assert_true(sense.mate[seat] == 0);
        known++;
      }
      assert_int_equal(bots_run(&game, rules, &run, NULL), 1);
    }
  }
}

/* ---- climbing ---- */

static void give_hand(Game *game, int seat, const char *cards) {
  game->deal.laid_out = true;
  game->deal.held[seat] = set_of(cards, game->deal.planes);
  game->deal.hand_n[seat] = (uint8_t)cardset_size(HAND_OF(&game->deal, seat), game->deal.planes);
}

/* A game of `bombs` in which a three was led; who is next, with this hand. */
static int lead_to(Game *game, const Rules *rules, const char *hand) {
  Action lead = {.type = ACTION_PLAY};
  game_start(game, rules, 1);
  assert_true(play_to(game, rules, PHASE_CLIMB));
  lead.seat = (uint8_t)game_waits_for(game, rules);
  cardset_put(&lead.cards, card_of("3C"), game->deal.planes);
  give_hand(game, lead.seat, "3C 4D");
  assert_int_equal(game_apply(game, rules, &lead, NULL), LEGAL);
  int seat = game_waits_for(game, rules);
  give_hand(game, seat, hand);
  return seat;
}

TEST(it_climbs_with_what_breaks_nothing_up) {
  const Rules *rules = spec_rules("bombs", 4);
  Game game;
  int seat = lead_to(&game, rules, "5C 6D 7H 8S 9C QD");
  Action action = ask(&bot_sensible, &game, rules, seat);
  assert_int_equal(action.type, ACTION_PLAY);
  assert_cards(&action.cards, game.deal.planes, "QD");
  action = ask(&bot_simple, &game, rules, seat);
  assert_cards(&action.cards, game.deal.planes, "5C");
}

TEST(it_spends_a_bomb_where_it_can_then_go_out) {
  const Rules *rules = spec_rules("bombs", 4);
  Game game;
  int seat = lead_to(&game, rules, "7C 7D 7H 4D 4H 8S TC QD");
  Action action = ask(&bot_sensible, &game, rules, seat);
  assert_true(action.type == ACTION_PASS || cardset_size(&action.cards, game.deal.planes) == 1);
  seat = lead_to(&game, rules, "7C 7D 7H 4D 4H");
  action = ask(&bot_sensible, &game, rules, seat);
  assert_int_equal(action.type, ACTION_PLAY);
  assert_cards(&action.cards, game.deal.planes, "7C 7D 7H");
}

TEST(the_search_looks_ahead_in_climbing_games_too) {
  const Rules *rules = spec_rules("bombs", 4);
  Game game, view;
  Weighing weighing;
  Rng rng = rng_from(1);
  game_start(&game, rules, 1);
  assert_true(play_to(&game, rules, PHASE_CLIMB));
  int seat = game_waits_for(&game, rules);
  view_of(&game, rules, seat, &view);
  assert_true(search_weigh(&(BotTurn){&view, rules, seat, &rng, NULL, 0}, &weighing));
  assert_true(weighing.n > 1 && weighing.deals > 0 && weighing.agreed);
}
