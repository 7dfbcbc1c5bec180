/* test_deck.c - decks of several kinds of packs, low cards left out of a deal, ladders refused. */
#include "deal/deal_is_ok.h"
#include "deal/deck.h"
#include "deal/rules_cache.h"
#include "deal/trick.h"
#include "deal/turn.h"
#include "games.h"
#include "language/language.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "play/follow.h"
#include "rulefiles.h"

enum { A, B };

#define RULE(fields) "return house_rule { name = 'a rule',\n" fields " }"
/* Pagat has rows with decks of its own: a range leaves them to the other fields. */
#define OWN_DECK "players = '5-12', "

TEST(each_pack_of_a_list_lacks_what_it_says) {
  const Rules *rules =
      rulefile_rules(RULE("deck = { " OWN_DECK "packs = { {}, { lowest = '5', LJ = 0, HJ = 2 },\n"
                          "  { without = 'AS AS KH' } } }, kitty = { size = { at_least = 5 } }"));
  assert_int_equal(rules->deck.packs, 3);
  assert_int_equal(rules->deck.LJ, 2);
  assert_int_equal(rules->deck.HJ, 4);
  assert_int_equal(rules_copies(rules, card_of("2C")), 2);
  assert_int_equal(rules_copies(rules, card_of("5C")), 3);
  assert_int_equal(rules_copies(rules, card_of("AS")), 1);
  assert_int_equal(rules_copies(rules, card_of("KH")), 2);
  assert_int_equal(rules_deck_size(rules), 3 * 52 + 6 - 12 - 3);
}

/* Decks that no rules make, too: more left out than there is. */
TEST(the_copies_of_a_deck_are_those_of_each_card) {
  Rng rng;
  rng_seed(&rng, 1);
  for (int i = 0; i < 2000; i++) {
    Rules rules = {.deck = {.packs = (uint8_t)random_below(&rng, PACK_MAX + 1),
                            .LJ = (uint8_t)random_below(&rng, PACK_MAX + 1),
                            .HJ = (uint8_t)random_below(&rng, PACK_MAX + 1),
                            .lowest = (uint8_t)random_below(&rng, RANK_NB),
                            .without_n = (uint8_t)random_below(&rng, 9)}};
    uint8_t copies[KIND_NB];
    int n = 0;
    for (int k = 0; k < rules.deck.without_n; k++)
      rules.deck.without[k] =
          (Card)(random_below(&rng, 2) ? KIND_NB - 1 - k : random_below(&rng, 8));
    for (int k = 0; k < 10; k++) rules.deck.out[random_below(&rng, KIND_NB)]++;
    for (Card card = 0; card < KIND_NB; card++) n += rules_copies(&rules, card);
    assert_int_equal(rules_deck_copies(&rules, copies), n);
    for (Card card = 0; card < KIND_NB; card++)
      assert_int_equal(copies[card], rules_copies(&rules, card));
  }
}

TEST(a_function_gives_the_packs_too) {
  const Rules *rules =
      rulefile_rules(RULE("deck = { " OWN_DECK "packs = function(players)\n"
                          "  return { {}, { lowest = players == 6 and 'J' or '2' } }\nend },\n"
                          "kitty = { size = { at_least = 5 } }"));
  assert_int_equal(rules_deck_size(rules), 54 + 18);
}

TEST(what_a_pack_cannot_be_is_named) {
  static const char *const WRONG[][2] = {
      {"{ {}, { lowst = '5' } }", "unknown key lowst: did you mean lowest?"},
      {"{ {}, 2 }", "deck.packs[2]: must be a table { lowest = …, LJ = …"},
      {"{}", "deck.packs: must have one entry or more"},
      {"{ {}, {}, {}, {}, {}, {}, {}, {}, {} }", "deck.packs: has more than 8 entries"},
      {"{ { without = 'ZS' } }", "Z"},
      {"9", "must be from 1 to 8"},
  };
  ALL_REFUSED("deck = { " OWN_DECK "packs = %s }", WRONG);
}

TEST(a_ladder_names_nothing_twice) {
  static const char *const WRONG[][2] = {
      {"{ 'suit', 'suit', 'rank', 'LJ', 'HJ' }", "\"suit\" stands in it twice"},
      {"{ 'suit', '2', { 'rank', '2' }, 'LJ', 'HJ' }", "\"2\" stands in it twice"},
  };
  ALL_REFUSED("order = { trumps = %s }", WRONG);
}

TEST(ranks_in_order_are_those_of_the_deck) {
  static const char *const WRONG[][2] = {
      {"3 4 5 6 7 8 9 T J Q K A", "order.ranks: leaves out 2C"},
      {"3 4 5 6 7 8 9 T J Q K A 2 LJ", "order.ranks: jokers have their place in order.trumps"},
      {"3 4 5 6 7 8 9 T J Q K A 2 2", "\"2\" stands in it twice"},
  };
  ALL_REFUSED("order = { ranks = '%s' }", WRONG);
}

/* The lowest cards that are neither of a level in play nor worth points, found one by one. */
static void dropped_by_hand(const Rules *rules, const Game *game, int n, CardSet *out) {
  *out = CARDSET_EMPTY;
  for (Rank rank = 0; rank < RANK_NB; rank++) {
    bool spared = rules->points.cards[card_make(CLUBS, rank)] > 0;
    for (int seat = 0; seat < rules->players; seat++)
      spared |= level_rank(rules, game->level[seat]) == rank;
    for (int copy = 1; copy <= rules->deck.packs && !spared; copy++)
      for (Suit suit = CLUBS; suit <= SPADES && n > 0; suit++, n--)
        cardset_put(out, card_make(suit, rank), PACK_MAX);
  }
}

TEST(the_lowest_cards_are_left_out_but_for_points_and_levels) {
  Rules rules = rules_game_002();
  Game game;
  rules.deck.fit = FIT_DROP_LOW;
  for (int kitty = 4; kitty < 16; kitty++)
    for (int level = 0; level < 8; level++) {
      char error[200];
      CardSet expected;
      rules.deck.kitty = (uint8_t)kitty;
      assert_true(rules_check(&rules, error, sizeof error));
      game_start(&game, &rules, 7);
      game.level[B] = (int16_t)level;
      game_deal(&game, &rules, A);
      int n = (108 - kitty) % 6;
      dropped_by_hand(&rules, &game, n, &expected);
      assert_true(cardset_equal(&game.deal.dropped, &expected, PACK_MAX));
      assert_int_equal(game.deal.deck_n, 108 - n);
      assert_int_equal(rules_hand_size(&rules) * 6 + kitty, rules_dealt(&rules));
    }
}

/* Where every other card is worth something, points go before levels, and levels before nothing. */
TEST(points_are_left_out_before_levels) {
  Rules rules = rules_game_002();
  rules.deck.fit = FIT_DROP_LOW;
  rules.deck.kitty = 7; /* five cards too many */
  memset(rules.points.cards, 1, sizeof rules.points.cards);
  Game game = game_begun(&rules, 1);
  assert_cards(&game.deal.dropped, PACK_MAX, "3C 3C 3D 3H 3S");
}

/* Deals of random actions: every card is accounted for, and what is left out closes up. */
TEST(deals_go_on_without_what_is_left_out) {
  Rules rules = rules_game_002();
  rules.deck.fit = FIT_DROP_LOW;
  rules.deck.lowest = RANK_T;
  rules.deck.kitty = 5; /* three of 44 cards are too many */
  rules.levels.start = RANK_A;
  rules.levels.after_last = AFTER_LAST_AGAIN;
  Rng rng = rng_from(3);
  Game game = game_begun(&rules, 3);
  assert_cards(&game.deal.dropped, PACK_MAX, "JC JD JH");
  for (int deals = 0; deals < 3;) {
    Action action = do_random(&game, &rules, &rng);
    assert_null(deal_is_ok(&rules, &game));
    deals += action.type == ACTION_DEAL;
  }
}

TEST(a_card_in_the_place_of_another_is_noticed) {
  Game game;
  const Rules *rules = spec_rules("pagat", 6);
  game_start(&game, rules, 7);
  assert_null(deal_is_ok(rules, &game));
  game.deal.deck[0] = game.deal.deck[0] == HJ ? LJ : HJ; /* to be drawn next */
  assert_string_equal(deal_is_ok(rules, &game), "cards are missing or too many");
  rules = spec_rules("bombs", 4);
  game_start(&game, rules, 7);
  assert_null(deal_is_ok(rules, &game));
  CardSet hand = *HAND_OF(&game.deal, A);
  cardset_take(&hand, (Card)bit_lowest(hand.plane[0]), PACK_MAX);
  cardset_put(&hand, (Card)bit_lowest(~HAND_OF(&game.deal, A)->plane[0]), PACK_MAX);
  deal_lay_hand(&game.deal, A, &hand);
  assert_string_equal(deal_is_ok(rules, &game), "cards of a table are missing or too many");
}

TEST(a_position_says_what_is_left_out) {
  char text[4096], error[300];
  Rules rules = rules_game_002();
  rules.deck.lowest = RANK_T;
  rules.deck.kitty = 0;
  rules.levels.start = RANK_A;
  const char *const hands[] = {"KC", "KD", "KH", "QC", "QD", "QH"};
  Game game = game_of_tricks(&rules, "AS", hands, 6);
  assert_false(order_adjacent(&game.deal.order, card_of("TC"), card_of("QC")));
  for (int i = 0; i < 2; i++) cardset_put(&game.deal.dropped, card_of("JC"), PACK_MAX);
  assert_true(deck_order(&game, &rules, error, sizeof error));
  assert_true(order_adjacent(&game.deal.order, card_of("TC"), card_of("QC")));
  assert_false(order_adjacent(&game.deal.order, card_of("TD"), card_of("QD")));
  snprintf(rules.variant, sizeof rules.variant, "x");
  position_print(&game, &rules, text, sizeof text);
  assert_non_null(strstr(text, ";dropped=JC JC;"));
  Game again = game_at(&rules, text);
  assert_cards(&again.deal.dropped, PACK_MAX, "JC JC");
  assert_true(order_adjacent(&again.deal.order, card_of("TC"), card_of("QC")));
}

/* How often the order and the points were asked for, and whether that fails now. */
typedef struct Questions {
  int orders, points;
  bool fails;
} Questions;

static bool count_question(void *context, HookCall *call) {
  Questions *questions = context;
  if (questions->fails) return false;
  if (call->hook == HOOK_ORDER_TRUMPS) {
    questions->orders++;
    call->builtin(call);
  } else {
    assert_int_equal(call->hook, HOOK_POINTS_CARDS);
    questions->points++;
    call->answer[0] = call->card == card_of("3C") ? 30 : call->trump.suit == HEARTS;
  }
  return true;
}

static bool makes_order(Game *game, const Rules *rules, const char *trump) {
  char error[160];
  assert_true(trump_parse(trump, &game->deal.trump, error, sizeof error));
  memset(&game->deal.order, 0, sizeof game->deal.order);
  memset(game->deal.points, 0, sizeof game->deal.points);
  return deck_under_trump(game, rules, NULL);
}

TEST(order_and_points_of_a_trump_are_asked_for_once) {
  static MadeOnce made;
  Questions questions = {0};
  Rules rules = *spec_rules(NULL, 6);
  made.of = &rules;
  rules.made = &made;
  rules.ask = count_question;
  rules.context = &questions;
  Game game = game_begun(&rules, 1);
  rules.hooked = (uint64_t)1 << HOOK_ORDER_TRUMPS | (uint64_t)1 << HOOK_POINTS_CARDS;
  questions.fails = true;
  assert_false(makes_order(&game, &rules, "9C"));
  questions.fails = false; /* what failed is asked again */
  for (int times = 0; times < 3; times++) {
    assert_true(makes_order(&game, &rules, "9C"));
    assert_int_equal(order_suit(&game.deal.order, card_of("9D")), TRUMPS);
    assert_int_equal(order_suit(&game.deal.order, card_of("AC")), TRUMPS);
    assert_int_equal(game.deal.points[card_of("3C")], 30);
    assert_int_equal(game.deal.points[card_of("KS")], 0);
  }
  assert_int_equal(questions.orders, 1);
  assert_int_equal(questions.points, KIND_NB);
  assert_true(makes_order(&game, &rules, "9H"));
  assert_int_equal(questions.orders, 2);
  assert_int_equal(game.deal.points[card_of("KS")], 1);
  Rules copy = rules;    /* another rule: what was made of the first is not of it */
  copy.order.trumps.n--; /* the highest rung */
  copy.hooked = 0;
  assert_true(makes_order(&game, &copy, "9C"));
  assert_int_equal(order_suit(&game.deal.order, card_of("HJ")), SUIT_NONE);
}

/* The follow that is due, as it is prepared, and as it is prepared anew from the log. It is kept
** with the rules, but where cards are left out of the deal. */
static void assert_prepared_as_anew(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  Follow room, anew;
  Shape lead;
  CardSet places = CARDSET_EMPTY, hand = CARDSET_EMPTY;
  deal_play_cards(deal, &deal->play[0], &places);
  order_cross(&deal->order, &places, &places);
  order_cross(&deal->order, HAND_OF(deal, deal->turn), &hand);
  if (!grouping_named(&deal->grouping) ||
      !grouping_shape(&deal->order, rules, &places, &deal->grouping, &lead))
    shape_of(&deal->order, rules, &places, &lead);
  follow_prepare(&anew, &deal->order, rules, &lead, &hand);
  const Follow *kept = turn_follow_in(game, rules, &room, NULL, deal->planes);
  assert_non_null(kept);
  assert_int_equal(kept == &room, !cardset_is_empty(&deal->dropped));
  assert_ptr_equal(kept->order, &deal->order);
  assert_int_equal(kept->lead.n, anew.lead.n);
  for (int i = 0; i < anew.lead.n; i++)
    assert_int_equal(kept->lead.unit[i].faces, anew.lead.unit[i].faces);
  assert_true(cardset_equal(&kept->hand, &anew.hand, deal->planes));
  assert_true(cardset_equal(&kept->in_suit, &anew.in_suit, deal->planes));
  assert_int_equal(kept->held, anew.held);
  assert_int_equal(kept->cards, anew.cards);
  assert_int_equal(kept->only_size, anew.only_size);
  assert_int_equal(kept->demands, anew.demands);
  assert_memory_equal(&kept->best, &anew.best, sizeof anew.best);
}

/* Games of the same cards are played by turns under the same rules, so that what one has prepared
** is there when the other asks: of the same trick or another, the same hand or another. */
static void play_three_by_turns(const char *spec) {
  static const uint64_t players[3] = {1, 2, 1};
  const Rules *rules = spec_rules(spec, 6);
  Game game[3];
  Rng rng[3];
  int prepared = 0;
  for (int i = 0; i < 3; i++) {
    game_start(&game[i], rules, 5);
    rng_seed(&rng[i], players[i]);
  }
  for (int n = 0; n < 3000; n++) {
    int i = n % 3;
    Action action;
    if (game[i].deal.plays > 0) assert_prepared_as_anew(&game[i], rules), prepared++;
    game_random_action(&game[i], rules, &rng[i], &action);
    assert_int_equal(game_apply_again(&game[i], rules, &action, NULL), LEGAL);
  }
  assert_true(prepared > 500);
}

TEST(what_is_prepared_of_a_turn_is_of_no_other) {
  play_three_by_turns("pagat+lead.grouping=\"leader's choice\"");
  play_three_by_turns("pagat+order.trumps=function(trump, inherited) return inherited() end"
                      "+order.tractors=function(a, b, trump, inherited) return inherited() end");
}

/* Where cards are left out of one of two deals of the same trump, their orders differ. */
TEST(what_is_prepared_in_a_deals_own_order_is_of_no_other) {
  static const char *const hands[] = {"3D 5D 6D QD", "5D 7D 8D KD", "3D 6D 9D AD",
                                      "7D TD JD QD", "2D 8D 9D KD", "2D TD JD AD"};
  static MadeOnce made;
  Rules rules = *spec_rules(NULL, 6);
  char error[160];
  Game game[2];
  Rng rng = rng_from(1);
  int prepared = 0;
  made.of = &rules;
  rules.made = &made;
  for (int i = 0; i < 2; i++) game[i] = game_of_tricks(&rules, "AS", hands, 6);
  for (int i = 0; i < 2; i++) cardset_put(&game[1].deal.dropped, card_of("4D"), PACK_MAX);
  assert_true(deck_order(&game[1], &rules, error, sizeof error));
  for (int n = 0; n < 40; n++) {
    Action action;
    Game *at = &game[n % 2];
    if (at->deal.plays > 0) assert_prepared_as_anew(at, &rules), prepared++;
    game_random_action(at, &rules, &rng, &action);
    assert_int_equal(game_apply_again(at, &rules, &action, NULL), LEGAL);
  }
  assert_true(prepared > 20);
}

/* Takes a card of a suit from the next hand, for one that is no part of the play. */
static bool exchange(Deal *deal, uint64_t kinds, const CardSet *play) {
  int other = deal_next(deal, deal->turn);
  CardSet hand = *HAND_OF(deal, deal->turn), next = *HAND_OF(deal, other);
  uint64_t gives = hand.plane[0] & ~play->plane[0], takes = next.plane[0] & kinds;
  takes &= ~hand.plane[0];
  gives &= ~next.plane[0];
  if (!gives || !takes) return false;
  int given = bit_lowest(gives), taken = bit_lowest(takes);
  cardset_take(&hand, given, deal->planes);
  cardset_take(&next, taken, deal->planes);
  cardset_put(&hand, taken, deal->planes);
  cardset_put(&next, given, deal->planes);
  deal_lay_hand(deal, deal->turn, &hand);
  deal_lay_hand(deal, other, &next);
  return true;
}

/* A play that was chosen is legal of the hand that it was chosen from, and of another only if that
** owes no more. */
TEST(a_chosen_play_is_checked_against_another_hand) {
  const Rules *rules = spec_rules("pagat", 6);
  Game game, other;
  Rng rng;
  int refused = 0;
  game_start(&game, rules, 5);
  rng_seed(&rng, 1);
  for (int n = 0; n < 3000; n++) {
    Action action;
    game_random_action(&game, rules, &rng, &action);
    other = game;
    const Order *order = &game.deal.order;
    uint64_t led = 0; /* the kinds of the led suit */
    for (Card card = 0; game.deal.plays > 0 && card < KIND_NB; card++)
      if (order_suit(order, card) == order_suit_of(order, &game.deal.lead_places)) led |= bit(card);
    if (led && exchange(&other.deal, led, &action.cards)) {
      Follow follow;
      CardSet places;
      order_cross(order, &action.cards, &places);
      assert_true(trick_follow(&other, rules, &follow, NULL));
      Refusal refusal = follow_check(&follow, &places);
      assert_int_equal(game_check(&other, rules, &action), refusal);
      refused += refusal != LEGAL;
    }
    assert_int_equal(game_apply_again(&game, rules, &action, NULL), LEGAL);
  }
  assert_true(refused > 50);
}
