/* test_games.c - every game that the tree has, played to its end by simple players at every number
** of players of its table; and what the single games do that no other does. */
#include "bots/bots.h"
#include "deal/deal_is_ok.h"
#include "games.h"
#include "language/language.h"
#include "rulefiles.h"

enum { DEALS_MAX = 400, SEEDS_MAX = 2000 };

/* Calls visit for every game at every number of its players. */
static void each_table(void (*visit)(const Rules *rules)) {
  Names names = {.type = "game"};
  names_find(&names);
  assert_true(names.n >= 5);
  for (int i = 0; i < names.n; i++) {
    int counts[SEAT_MAX], n = spec_counts(names.name[i], counts);
    assert_true(n > 0);
    for (int k = i % SHARE % n; k < n; k += SHARE) {
      Variant *variant = spec_load(names.name[i], counts[k]);
      visit(variant_rules(variant));
      spec_free(variant);
    }
  }
}

/* Plays on until that moment. */
static void run(Game *game, const Rules *rules, Rng *rng, Until until) {
  Ruling why;
  const Bot **players = seated(&bot_simple);
  uint16_t all = (uint16_t)((1u << rules->players) - 1);
  bots_run(game, rules, &(BotRun){players, all, until, rng, NULL, NULL}, &why);
  if (why.refusal != LEGAL)
    fail_msg("%s, %d players: %s", rules->variant, rules->players, ruling_words(&why));
}

static void start(Game *game, const Rules *rules, Rng *rng, uint64_t seed) {
  game_start(game, rules, seed);
  rng_seed(rng, seed);
}

/* A game without an end has come far enough when somebody is on a second lap of its levels. */
static bool is_far_enough(const Game *game, const Rules *rules) {
  if (rules->advance.game_over != GAME_NEVER_OVER || rules->advance.deals) return false;
  for (int seat = 0; seat < rules->players; seat++)
    if (game->level[seat] >= rules->levels.track_n) return true;
  return false;
}

static void play_to_the_end(const Rules *rules) {
  Game game;
  Rng rng;
  int deals = 0;
  start(&game, rules, &rng, 5);
  while (!game.over && !is_far_enough(&game, rules) && deals++ < DEALS_MAX) {
    run(&game, rules, &rng, UNTIL_DEAL);
    const char *wrong = deal_is_ok(rules, &game);
    if (wrong) fail_msg("%s, %d players: %s", rules->variant, rules->players, wrong);
  }
  if (!game.over && !is_far_enough(&game, rules))
    fail_msg("%s, %d players: no end", rules->variant, rules->players);
  assert_int_equal(game.winners != 0, game.over);
  print_message("%s with %d: %d deals\n", rules->variant, rules->players, game.number);
}

TEST(every_game_comes_to_its_end_at_every_number_of_players) { each_table(play_to_the_end); }

/* One action: now and then a right that nobody is waited for to use, else any legal one. */
static void act_at_random(Game *game, const Rules *rules, Rng *rng) {
  Action action = {.type = ACTION_NB};
  for (int seat = 0; seat < rules->players; seat++) {
    uint32_t allowed = game_allowed_actions(game, rules, seat);
    for (int type = ACTION_MISDEAL; type <= ACTION_REVEAL; type += ACTION_REVEAL - ACTION_MISDEAL)
      if (allowed >> type & 1 && rng_below(rng, 4) == 0)
        action = (Action){.type = (uint8_t)type, .seat = (uint8_t)seat};
  }
  if (action.type != ACTION_NB)
    do_action(game, rules, &action);
  else
    assert_int_equal(game_random_step(game, rules, rng, &action, NULL), LEGAL);
}

/* Two deals by random legal actions, all cards and points accounted for after each action. */
static void play_at_random(const Rules *rules) {
  for (uint64_t seed = 1; seed <= 2; seed++) {
    Game game;
    Rng rng;
    start(&game, rules, &rng, seed);
    for (int i = 0; i < 20000 && !game.over && game.number <= 2; i++) {
      act_at_random(&game, rules, &rng);
      const char *wrong = deal_is_ok(rules, &game);
      if (wrong) fail_msg("%s, %d players: %s", rules->variant, rules->players, wrong);
    }
    assert_true(game.over || game.number > 2);
  }
}

TEST(random_deals_of_every_game_keep_their_cards_and_points) { each_table(play_at_random); }

/* The sum at the first number of players at which it loads; NULL if it does at none. Then error is
** "" when only the numbers of players were wrong. */
static Variant *load_anyhow(const char *spec, char error[VARIANT_ERROR]) {
  char said[VARIANT_ERROR];
  error[0] = '\0';
  for (int players = 4; players <= SEAT_MAX; players++) {
    Variant *variant = variant_load(spec, players, said, sizeof said);
    if (variant) return variant;
    if (!said_has(said, SAY(GAME_NO_DECK)) && !said_has(said, SAY(RULES_TEAMS)))
      strcpy(error, said);
  }
  return NULL;
}

/* One deal of it is played to its end. */
static void play_one_deal(const Rules *rules) {
  Game played;
  Rng rng;
  start(&played, rules, &rng, 3);
  for (int n = 0; n < 5000 && played.number == 1 && !played.over; n++)
    act_at_random(&played, rules, &rng);
  assert_true(played.number > 1 || played.over);
}

/* A house rule is for any game of its family: if it loads with one of them, then with each, and a
** deal can be played. */
static void add_to_all(const char *rule, const Names *games, const int family[]) {
  char error[NAMES_MAX][VARIANT_ERROR];
  bool loads[NAMES_MAX] = {false}, fits[2] = {false, false};
  for (int i = 0; i < games->n; i++) {
    error[i][0] = '\0';
    Variant *sum = load_anyhow(printed("%s+%s", games->name[i], rule), error[i]);
    if (!sum) continue;
    loads[i] = fits[family[i]] = true;
    play_one_deal(variant_rules(sum));
    variant_free(sum);
  }
  if (!fits[0] && !fits[1]) fail_msg("%s fits no game", rule);
  for (int i = 0; i < games->n; i++)
    if (!loads[i] && fits[family[i]] && error[i][0])
      fail_msg("%s+%s: %s", games->name[i], rule, error[i]);
}

TEST(every_house_rule_can_be_added_to_every_game_of_its_family) {
  Names games = {.type = "game"}, rules = {.type = "house rule"};
  int family[NAMES_MAX];
  names_find(&games);
  names_find(&rules);
  assert_true(rules.n > 50);
  for (int i = 0; i < games.n; i++) {
    Variant *game = spec_load(games.name[i], 0);
    family[i] = variant_rules(game)->family;
  }
  for (int k = 0; k < rules.n; k += SHARE) add_to_all(rules.name[k], &games, family);
}

/* The deal drawn to its last card, nobody having declared. */
static void draw_all(Game *game, const Rules *rules) {
  while (game_default(game, rules).type == ACTION_DRAW) {
    do_default(game, rules);
  }
}

TEST(who_throws_a_hand_without_points_in_draws_first) {
  const Rules *rules = spec_rules("eighty", 6);
  Game game;
  int claimer = -1;
  for (uint64_t seed = 1; seed <= SEEDS_MAX && claimer < 0; seed++) {
    game_start(&game, rules, seed);
    draw_all(&game, rules);
    for (int seat = 0; seat < rules->players; seat++) {
      bool may = game_allowed_actions(&game, rules, seat) >> ACTION_MISDEAL & 1;
      assert_true(may == (rules_points_of(rules, HAND_OF(&game.deal, seat)) == 0));
      if (may && seat != game.deal.first_drawer) claimer = seat;
    }
  }
  assert_true(claimer >= 0);
  Action misdeal = {.type = ACTION_MISDEAL, .seat = (uint8_t)claimer};
  assert_int_equal(game_apply(&game, rules, &misdeal, NULL), LEGAL);
  assert_int_equal(do_default(&game, rules).type, ACTION_DEAL);
  assert_int_equal(game.deal.first_drawer, claimer);
  assert_int_equal(game.number, 1);
}

TEST(a_kitty_laid_open_is_seen_by_all_and_counts_once) {
  const Rules *rules = spec_rules("eighty", 4);
  Game game, view;
  Rng rng;
  start(&game, rules, &rng, 3);
  while (!game.deal.buried) run(&game, rules, &rng, UNTIL_ACTION);
  int declarer = game.deal.declarer, other = deal_after(&game.deal, declarer, 1);
  Action reveal = {.type = ACTION_REVEAL, .seat = (uint8_t)other};
  assert_int_not_equal(game_apply(&game, rules, &reveal, NULL), LEGAL);
  view_of(&game, rules, other, &view);
  assert_true(cardset_is_empty(&view.deal.kitty));
  reveal.seat = (uint8_t)declarer;
  assert_int_equal(game_apply(&game, rules, &reveal, NULL), LEGAL);
  assert_int_not_equal(game_apply(&game, rules, &reveal, NULL), LEGAL);
  view_of(&game, rules, other, &view);
  assert_int_equal(cardset_size(&view.deal.kitty, PACK_MAX), rules->deck.kitty);
  run(&game, rules, &rng, UNTIL_DEAL);
  assert_int_equal(game.deal.multiplier, 1);
}

/* From the second deal on the declarer is known; the bidding only names trumps at that level. */
static void leads_by_result(const char *spec, int players) {
  const Rules *rules = spec_rules(spec, players);
  Game game;
  Rng rng;
  int by_others = 0;
  start(&game, rules, &rng, 11);
  run(&game, rules, &rng, UNTIL_DEAL);
  while (game.deal.redeal) run(&game, rules, &rng, UNTIL_DEAL);
  assert_int_equal(game.deal.declarer, bidding_standing(&game.deal.bidding)->seat);
  while (!game.over) {
    int next = next_declarer(&game, rules);
    int side = game.deal.score.side == SIDE_NOBODY ? SIDE_OPPONENTS : game.deal.score.side;
    assert_int_equal((int)deal_side(&game.deal, next), side);
    assert_int_equal(next_first_drawer(&game, rules), next);
    Rank rank = level_rank(rules, game.level[next]);
    run(&game, rules, &rng, UNTIL_DEAL);
    const Bid *standing = bidding_standing(&game.deal.bidding);
    assert_int_equal(game.deal.declarer, next);
    assert_int_equal(game.deal.first_drawer, next);
    assert_int_equal(game.deal.trump.rank, rank);
    by_others += standing && standing->seat != next;
  }
  assert_true(by_others > 0);
}

/* A function in deal.begins may name the declarer, in whose hands the bidding then is not. */
TEST(a_declarer_can_be_named_before_the_first_card) {
  const char *path = rulefile("named", "return house_rule { name = \"B declares first\", deal = { "
                                       "begins = function(deal) if deal.number == 1 then return { "
                                       "declarer = deal:player(\"B\") } end end } }");
  const Rules *rules = spec_rules(printed("online+%s", path), 4);
  for (uint64_t seed = 1; seed <= 10; seed++) {
    Game game;
    Rng rng;
    start(&game, rules, &rng, seed);
    run(&game, rules, &rng, UNTIL_DEAL);
    assert_false(game.deal.redeal);
    assert_int_equal(game.deal.declarer, 1);
  }
}

/* When nobody declares, what is turned of the kitty is seen by all, the rest by nobody. */
TEST(a_kitty_that_is_turned_is_seen_as_far_as_it_is) {
  const Rules *rules = spec_rules("shengji", 4);
  Game game, view;
  Rng rng;
  start(&game, rules, &rng, 8);
  do {
    run(&game, rules, &rng, UNTIL_DEAL);
  } while (game.deal.redeal);
  assert_int_equal(game.deal.turned, 0);
  while (game.number == 1 || game_phase(&game, rules) == PHASE_DRAW) {
    do_default(&game, rules);
  }
  const Deal *deal = &game.deal;
  int kitty = deal->deck_n - rules->deck.kitty, turned = deal->turned;
  assert_in_range(turned, 1, rules->deck.kitty);
  Card last = deal->deck[kitty + turned - 1];
  if (turned < rules->deck.kitty) assert_int_equal(card_rank(last), deal->trump.rank);
  if (card_rank(last) == deal->trump.rank) assert_int_equal(card_suit(last), deal->trump.suit);
  view_of(&game, rules, deal_after(deal, deal->declarer, 1), &view);
  for (int i = 0; i < deal->deck_n; i++) {
    bool seen = i >= kitty && i < kitty + turned;
    assert_int_equal(view.deal.deck[i], seen ? deal->deck[i] : CARD_NONE);
  }
}

TEST(the_leader_of_the_online_games_comes_from_the_side_that_won) {
  leads_by_result("friends", 5);
  leads_by_result("friends", 8);
  leads_by_result("shengji", 4);
  leads_by_result("shengji", 10);
}

TEST(a_fixed_team_is_every_second_seat_on_one_level) {
  const Rules *rules = spec_rules("shengji", 6);
  Game game;
  Rng rng;
  start(&game, rules, &rng, 2);
  while (!game.over) {
    run(&game, rules, &rng, UNTIL_DEAL);
    if (game.deal.redeal) continue;
    for (int seat = 0; seat < 6; seat++) {
      assert_int_equal(game.deal.team >> seat & 1, (seat - game.deal.declarer) % 2 == 0);
      assert_int_equal(game.level[seat], game.level[seat % 2]);
    }
    assert_int_equal(game.deal.missing, 0);
    assert_int_equal(game.deal.calls, 0);
  }
  assert_int_equal(bit_count(game.winners), 3);
}

/* At the table of friends a called card counts when its trick is over, in pagat at once. */
TEST(a_friend_joins_at_once_or_when_the_trick_is_over) {
  for (int late = 0; late < 2; late++) {
    Variant *variant = spec_load(late ? "friends" : "pagat", 6);
    const Rules *rules = variant_rules(variant);
    Game game;
    Rng rng;
    int joined_within = 0;
    start(&game, rules, &rng, 4);
    for (int i = 0; i < 20000 && !game.over; i++) {
      uint16_t team = game.deal.team;
      bool more = game.deal.plays > 0 && game.deal.plays + 1 < rules->players;
      run(&game, rules, &rng, UNTIL_ACTION);
      joined_within += more && game.deal.plays > 0 && game.deal.team != team;
    }
    assert_true(late ? joined_within == 0 : joined_within > 0);
    spec_free(variant);
  }
}
