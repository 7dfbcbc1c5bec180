/* test_player.c - the computer players: legal, blind to what they may not see, better than none. */
#include "bots/bots.h"
#include "deal/deck.h"
#include "deal/game_hash.h"
#include "games.h"
#include "language/language.h"
#include "rulefiles.h"
#include "rules/schema.h"

enum { PAIRS = 400, SHARE_WANTED = 60 };

static uint16_t all_seats(const Rules *rules) { return (uint16_t)((1u << rules->players) - 1); }

static void seat_all(const Bot *players[SEAT_MAX], const Bot *even, const Bot *odd) {
  for (int seat = 0; seat < SEAT_MAX; seat++) players[seat] = seat % 2 ? odd : even;
}

TEST(players_are_found_by_name) {
  assert_ptr_equal(bot_find("simple"), &bot_simple);
  assert_ptr_equal(bot_find("random"), &bot_random);
  assert_null(bot_find("clever"));
}

/* Plays deals to the end; fails when a player's action is refused or none comes. */
static void run_deals(Game *game, const Rules *rules, const Bot *const players[], int deals,
                      Rng *rng) {
  for (int done = 0; done < deals && !game->over;) {
    Ruling why;
    int n = bots_run(game, rules, &(BotRun){players, all_seats(rules), UNTIL_DEAL, rng, NULL, NULL},
                     &why);
    if (why.refusal != LEGAL) fail_msg("refused: %s", ruling_words(&why));
    assert_true(n > 0);
    done += !game->deal.redeal;
  }
}

/* So many deals with simple players in every seat. */
static Game play_simply(const char *spec, int players_n, int deals) {
  const Rules *rules = spec_rules(spec, players_n);
  Rng rng = rng_from(5);
  const Bot **players = seated(&bot_simple);
  Game game = game_begun(rules, 5);
  run_deals(&game, rules, players, deals, &rng);
  return game;
}

TEST(simple_players_play_at_every_number_of_players) {
  int counts[SEAT_MAX], n = spec_counts(NULL, counts);
  for (int i = 0; i < n; i++) play_simply(NULL, counts[i], 3);
}

/* Hands of five cards: somebody declares when all are drawn. */
TEST(simple_players_declare_with_short_hands) {
  assert_true(play_simply("pagat+jacks-and-higher", 9, 1).redeals < 20);
}

TEST(a_game_of_simple_players_is_the_same_every_time) {
  const Rules *rules = spec_rules(NULL, 6);
  uint64_t hash[2];
  for (int i = 0; i < 2; i++) {
    Rng rng = rng_from(42);
    const Bot **players = seated(&bot_simple);
    Game game = game_begun(rules, 42);
    run_deals(&game, rules, players, 10000, &rng);
    assert_true(game.over && game.winners);
    hash[i] = game_hash(&game);
  }
  assert_true(hash[0] == hash[1]);
}

/* Stirs what a seat may not see: two other hands change places, and so does the undrawn deck. */
static void stir(Game *game, const Rules *rules, int seat) {
  Deal *deal = &game->deal;
  int a = deal_after(deal, seat, 1), b = deal_after(deal, seat, 2);
  if (deal->hand_n[a] == deal->hand_n[b]) {
    CardSet hand = deal->held[a];
    deal->held[a] = deal->held[b];
    deal->held[b] = hand;
  }
  Rng rng = rng_from(99);
  rng_shuffle(&rng, deal->deck + deal->drawn, deal->deck_n - rules->deck.kitty - deal->drawn);
}

TEST(a_player_decides_on_its_view_alone) {
  const Rules *rules = spec_rules(NULL, 6);
  Rng rng = rng_from(3);
  int asked = 0;
  const Bot **players = seated(&bot_simple);
  Game game = game_begun(rules, 3);
  while (game_waits_for(&game, rules) != SEAT_NONE) {
    Game stirred = game, view;
    Action here, there;
    Rng first = rng, second = rng;
    int seat = game_waits_for(&game, rules);
    stir(&stirred, rules, seat);
    view_of(&game, rules, seat, &view);
    bot_simple.choose(&(BotTurn){&view, rules, seat, &first, NULL, 0}, &here);
    view_of(&stirred, rules, seat, &view);
    bot_simple.choose(&(BotTurn){&view, rules, seat, &second, NULL, 0}, &there);
    assert_memory_equal(&here, &there, sizeof here);
    asked++;
    assert_int_equal(bots_run(&game, rules,
                              &(BotRun){players, all_seats(rules), UNTIL_ACTION, &rng, NULL, NULL},
                              NULL),
                     1);
  }
  assert_true(asked > 100);
}

TEST(a_seat_that_somebody_takes_is_waited_for) {
  const Rules *rules = spec_rules(NULL, 6);
  Rng rng = rng_from(8);
  const Bot **players = seated(&bot_simple);
  Game game = game_begun(rules, 8);
  uint16_t others = (uint16_t)(all_seats(rules) & ~(1u << 2));
  bots_run(&game, rules, &(BotRun){players, others, UNTIL_GAME, &rng, NULL, NULL}, NULL);
  assert_int_equal(game_waits_for(&game, rules), 2);
}

static bool stop_at_once(void *data, const Game *game, const Action *action) {
  (void)game, (void)action;
  ++*(int *)data;
  return false;
}

TEST(who_looks_on_may_stop_a_run) {
  const Rules *rules = spec_rules(NULL, 6);
  Rng rng = rng_from(1);
  int seen = 0;
  const Bot **players = seated(&bot_random);
  Game game = game_begun(rules, 1);
  int n =
      bots_run(&game, rules,
               &(BotRun){players, all_seats(rules), UNTIL_GAME, &rng, stop_at_once, &seen}, NULL);
  assert_int_equal(n, 1);
  assert_int_equal(seen, 1);
}

/* The rules of a game whose answer to one question wavers; a file's function could not do that. */
typedef struct Wavering {
  Rules rules;
  const Rules *real;
  Hook hook;
  int asked, every; /* every so often it is no; 0: the first time alone */
} Wavering;

static bool ask_wavering(void *context, HookCall *call) {
  Wavering *wavering = context;
  const Rules *real = wavering->real;
  if (!real->ask(real->context, call)) return false;
  if (call->hook != wavering->hook) return true;
  int asked = ++wavering->asked;
  if (wavering->every ? asked % wavering->every == 0 : asked == 1) strcpy(call->text, "no");
  return true;
}

static void waver(Wavering *wavering, const Rules *real, const char *group, int every) {
  *wavering = (Wavering){.rules = *real, .real = real, .every = every};
  wavering->hook = (Hook)schema_find(group, "refuse")->hook;
  wavering->rules.ask = ask_wavering;
  wavering->rules.context = wavering;
}

/* A deal under pagat with a rule `refuse` of this group that forbids every n-th time; true when it
** came to its end. */
static bool wavers(const char *group, int n, const Bot *player, Ruling *why) {
  Wavering wavering;
  waver(&wavering, rules_with(6, "%s = { refuse = function() end }", group), group, n);
  const Rules *rules = &wavering.rules;
  Rng rng = rng_from(3);
  const Bot **players = seated(player);
  Game game = game_begun(rules, 3);
  bots_run(&game, rules, &(BotRun){players, all_seats(rules), UNTIL_DEAL, &rng, NULL, NULL}, why);
  return game_phase(&game, rules) == PHASE_NONE;
}

TEST(a_rule_that_answers_otherwise_stops_a_run_or_lets_it_end) {
  static const char *const GROUPS[] = {"declare", "kitty", "friends", "lead", "follow", "deal"};
  static const Bot *const PLAYERS[] = {&bot_simple, &bot_sensible, &bot_random};
  for (size_t i = 0; i < sizeof GROUPS / sizeof *GROUPS; i++)
    for (int type = 0; type < 2; type++)
      for (int n = 2; n <= 5; n++) {
        Ruling why;
        const char *field = printed("%s.refuse", GROUPS[i]);
        bool over = wavers(GROUPS[i], n, PLAYERS[type], &why);
        assert_int_equal(why.refusal, over ? LEGAL : REFUSED_RULE);
        if (over) continue;
        assert_string_equal(why.field, field);
        assert_string_equal(why.text, "no");
      }
}

/* A refusal stays one, though the rule allows the same when it is asked why. */
TEST(what_was_refused_is_not_said_to_be_done) {
  Wavering wavering;
  waver(&wavering, rules_with(6, "deal = { refuse = function() end }"), "deal", 0);
  const Rules *rules = &wavering.rules;
  Ruling why;
  Game game = game_begun(rules, 1);
  Action draw = game_default(&game, rules);
  assert_int_equal(game_apply(&game, rules, &draw, &why), REFUSED_RULE);
  assert_int_equal(game.actions, 0);
  assert_int_equal(game_apply(&game, rules, &draw, &why), LEGAL);
  assert_int_equal(game.actions, 1);
}

/* A deal of this sum from this seed, all by the player; it must come to its end. */
static void assert_plays(const char *spec, int seats, uint64_t seed, const Bot *player) {
  const Rules *rules = spec_rules(spec, seats);
  Rng rng = rng_from(seed);
  Ruling why;
  const Bot **players = seated(player);
  Game game = game_begun(rules, seed);
  bots_run(&game, rules, &(BotRun){players, all_seats(rules), UNTIL_DEAL, &rng, NULL, NULL}, &why);
  if (why.refusal != LEGAL) fail_msg("%s, seed %d: %s", spec, (int)seed, why.text);
}

TEST(what_may_be_buried_is_found_where_there_is_anything) {
  static const Bot *const PLAYERS[] = {&bot_simple, &bot_sensible, &bot_random};
  for (int type = 0; type < 2; type++)
    for (uint64_t seed = 1; seed <= 12; seed++) {
      assert_plays("online+joker-with-any-pair+trumps-buried-last", 4, seed, PLAYERS[type]);
      assert_plays("eighty+trumps-buried-last", 4, seed, PLAYERS[type]);
    }
  assert_plays("pagat+jacks-and-higher+no-points-buried", 6, 7, &bot_simple);
}

TEST(a_call_is_found_where_there_is_but_one) {
  static const char RULE[] =
      "friends = { count = 2, refuse = function(call, deal)\n"
      "  local first = deal.calls[1]\n"
      "  local begins = call.card == card '3H' or call.card == card '7D'\n"
      "  if not first then return not begins and 'no' or nil end\n"
      "  if first.card == card '7D' or call.card ~= card '9C' then return 'not these' end\n"
      "end }";
  const Rules *rules = rules_with(6, RULE);
  Game game;
  Rng rng;
  Action call;
  for (uint64_t seed = 1; seed <= 8; seed++) {
    rng_seed(&rng, seed);
    game_start(&game, rules, seed);
    game.deal.trump = (Trump){RANK_2, SPADES};
    assert_true(deck_under_trump(&game, rules, NULL));
    game.deal.declarer = 0;
    game.deal.phase = 2;
    assert_int_equal(game_phase(&game, rules), PHASE_CALL);
    game_random_action(&game, rules, &rng, &call);
    assert_int_equal(game_check(&game, rules, &call), LEGAL);
  }
}

TEST(a_run_ends_with_the_trick) {
  const Rules *rules = spec_rules(NULL, 6);
  const Bot *players[SEAT_MAX];
  Rng rng = rng_from(2);
  seat_all(players, &bot_simple, &bot_random);
  Game game = game_begun(rules, 2);
  bots_run(&game, rules, &(BotRun){players, all_seats(rules), UNTIL_TRICK, &rng, NULL, NULL}, NULL);
  while (game.deal.redeal)
    bots_run(&game, rules, &(BotRun){players, all_seats(rules), UNTIL_TRICK, &rng, NULL, NULL},
             NULL);
  assert_int_equal(game.deal.trick, 1);
  bots_run(&game, rules, &(BotRun){players, all_seats(rules), UNTIL_TRICK, &rng, NULL, NULL}, NULL);
  assert_int_equal(game.deal.trick, 2);
  assert_int_equal(game.deal.plays, 0);
}

/* -- strength -- */

typedef struct Gain {
  int levels, points; /* of simple players less those of random players */
} Gain;

/* A dealt game in which everybody has drawn and somebody is declarer. */
static void draw_out(Game *game, const Rules *rules, uint64_t seed) {
  Rng rng = rng_from(seed);
  const Bot **players = seated(&bot_simple);
  game_start(game, rules, seed);
  while (game->deal.declarer == SEAT_NONE)
    assert_int_equal(bots_run(game, rules,
                              &(BotRun){players, all_seats(rules), UNTIL_ACTION, &rng, NULL, NULL},
                              NULL),
                     1);
}

/* The rest of the deal with simple players in the even seats, or in the odd ones. */
static Gain play_out(const Game *drawn, const Rules *rules, bool even, uint64_t seed) {
  const Bot *players[SEAT_MAX];
  Game game = *drawn;
  Rng rng = rng_from(seed);
  Gain gain = {0, 0};
  if (even)
    seat_all(players, &bot_simple, &bot_random);
  else
    seat_all(players, &bot_random, &bot_simple);
  run_deals(&game, rules, players, 1, &rng);
  for (int seat = 0; seat < rules->players; seat++) {
    int sign = players[seat] == &bot_simple ? 1 : -1;
    gain.levels += sign * (game.level[seat] - drawn->level[seat]);
    gain.points += sign * (game.deal.won[seat] - game.deal.penalty[seat]);
  }
  return gain;
}

/* Each deal is played twice from the end of the same drawing, with the same declarer and trump:
** simple players sit in the even seats and random ones in the odd, then the other way round, so
** that every seat, hand and the declarer's part falls once to either. Who has gained more levels in
** the two together wins the pair; at as many, who took more card points; else it counts half. */
TEST(simple_players_beat_random_ones) {
  const Rules *rules = spec_rules(NULL, 6);
  int halves = 0, by_levels = 0, levels = 0;
  for (uint64_t seed = 1; seed <= PAIRS; seed++) {
    Game drawn;
    draw_out(&drawn, rules, seed);
    Gain a = play_out(&drawn, rules, true, seed), b = play_out(&drawn, rules, false, seed);
    int gained = a.levels + b.levels, points = a.points + b.points;
    int decided = gained ? gained : points;
    halves += decided > 0 ? 2 : decided == 0;
    by_levels += gained > 0 ? 2 : gained == 0;
    levels += gained;
  }
  double share = 50.0 * halves / PAIRS;
  print_message("simple players win %.1f %% of %d paired deals against random ones "
                "(%.1f %% by levels alone; %+d levels in all)\n",
                share, PAIRS, 50.0 * by_levels / PAIRS, levels);
  assert_true(share >= SHARE_WANTED);
}
