/* test_duel.c - bots against each other: mirrored deals, who is better, and who cheats not. */
#include "deal/past_tricks.h"
#include "games.h"
#include "rulefiles.h"
#include "sim/simulate.h"

/* So many pairs of deals of two bots. */
static SimResult *duel(const char *first, const char *second, const char *spec, int pairs) {
  static SimRules loaded;
  SimPlan plan = {.spec = {spec, spec}, .columns = 2, .seed = 1, .from = 1, .threads = 2};
  char error[VARIANT_ERROR];
  plan.duel = true;
  plan.to = (uint64_t)pairs + 1;
  for (int seat = 0; seat <= SEAT_MAX; seat++)
    plan.bots[seat] = bot_find(seat % 2 ? second : first);
  SimResult *result = test_room(sizeof *result);
  if (!sim_load(&loaded, &plan, error, sizeof error) ||
      !sim_run(&plan, &loaded, NULL, result, error, sizeof error))
    fail_msg("%s", error);
  assert_int_equal(result->end, SIM_DONE);
  sim_free(&loaded);
  return result;
}

TEST(a_bot_is_as_good_as_itself) {
  SimResult *result = duel("simple", "simple", "pagat", 30);
  const Moments *own = result->sums.column[0].own;
  assert_int_equal(own[FIGURE_DUEL_AHEAD].x, 0);
  assert_int_equal(own[FIGURE_DUEL_AHEAD].xx, 0);
  assert_int_equal(2 * own[FIGURE_DUEL_SHARE].x, own[FIGURE_DUEL_SHARE].y);
  assert_int_equal(own[FIGURE_DUEL_PAIRS].y, 0);
}

TEST(a_duel_the_other_way_round_ends_the_other_way_round) {
  SimResult *one = duel("simple", "random", "online", 40);
  SimResult *two = duel("random", "simple", "online", 40);
  const Moments *a = one->sums.column[0].own, *b = two->sums.column[0].own;
  assert_int_equal(a[FIGURE_DUEL_AHEAD].x, -b[FIGURE_DUEL_AHEAD].x);
  assert_int_equal(a[FIGURE_DUEL_SHARE].y, b[FIGURE_DUEL_SHARE].y);
  assert_int_equal(a[FIGURE_DUEL_SHARE].x + b[FIGURE_DUEL_SHARE].x, a[FIGURE_DUEL_SHARE].y);
}

/* The lower end of the interval is above what it would be by chance. */
static void assert_beats(const char *first, const char *second, const char *spec, int pairs) {
  SimResult *result = duel(first, second, spec, pairs);
  PairedDifference ahead = sums_against_none(&result->sums, FIGURE_DUEL_AHEAD);
  print_message("%s is ahead of %s by %.3f +- %.3f a deal under %s\n", first, second,
                ahead.paired.value, ahead.paired.half, spec);
  assert_true(ahead.paired.value > ahead.paired.half);
}

TEST(each_bot_beats_the_ones_before_it) {
  assert_beats("simple", "random", "pagat", 40);
  if (SHARE > 1) return;
  assert_beats("seeing", "sensible", "online", 16);
  assert_beats("sensible", "random", "online", 40);
  assert_beats("sensible", "simple", "online", 150);
  assert_beats("simple", "random", "bombs", 60);
  assert_beats("sensible", "simple", "bombs", 60);
}

/* ---- what a bot may know ---- */

typedef struct Voids {
  const Rules *rules;
  uint8_t shown[SEAT_MAX]; /* as the plays themselves show it */
  Suit led;
  int claimed, missed, wrong;
} Voids;

/* Voids as past_tricks_voids reads them, against the plays as they are made. */
static bool note_voids(void *data, const Game *game, const Action *action) {
  Voids *voids = data;
  const Deal *deal = &game->deal;
  uint8_t read[SEAT_MAX];
  if (action->type != ACTION_PLAY) return true;
  Card log[CARD_MAX];
  memcpy(log, deal->log, sizeof log);
  bool led = deal->plays == 1;
  const Play *play =
      deal->plays > 0 ? &deal->play[deal->plays - 1] : &deal->last_play[deal->players - 1];
  if (led) voids->led = order_suit(&deal->order, log[play->from]);
  for (int i = play->from; i < play->from + play->n && !led; i++)
    if (order_suit(&deal->order, log[i]) != voids->led && voids->led < ESUIT_NB)
      voids->shown[action->seat] |= (uint8_t)(1 << voids->led);
  if (game_phase(game, voids->rules) != PHASE_TRICKS) return true;
  past_tricks_voids(deal, read);
  for (int seat = 0; seat < deal->players; seat++) {
    CardSet hand;
    order_cross(&deal->order, HAND_OF(deal, seat), &hand);
    for (int suit = 0; suit < ESUIT_NB; suit++) {
      bool claims = read[seat] >> suit & 1, shown = voids->shown[seat] >> suit & 1;
      voids->claimed += claims;
      voids->missed += shown && !claims;
      voids->wrong += claims && !shown && hand.plane[0] & deal->order.suit[suit];
    }
  }
  return true;
}

TEST(who_is_out_of_a_suit_is_read_off_the_cards_played) {
  static const char *const SPECS[] = {"pagat", "online", "eighty"};
  Voids voids = {0};
  for (size_t i = 0; i < sizeof SPECS / sizeof *SPECS; i++) {
    Variant *variant = spec_load(SPECS[i], 0);
    const Rules *rules = variant_rules(variant);
    const Bot *bots[SEAT_MAX];
    char error[256];
    assert_true(bots_parse("simple", bots, error, sizeof error));
    voids.rules = rules;
    for (uint64_t seed = 1; seed <= 24; seed += SHARE) {
      memset(voids.shown, 0, sizeof voids.shown);
      Game game = game_begun(rules, seed);
      BotRun run = {
          .bots = bots, .seats = 0xffff, .until = UNTIL_DEAL, .seen = note_voids, .data = &voids};
      bots_run(&game, rules, &run, NULL);
    }
    spec_free(variant);
  }
  print_message("%d voids read, %d not found, %d wrong\n", voids.claimed, voids.missed,
                voids.wrong);
  assert_true(voids.claimed > 1000 / SHARE);
  assert_int_equal(voids.missed, 0);
  assert_int_equal(voids.wrong, 0);
}

/* Stirs what a seat may not see: a card of the kitty and one of another hand change places, and so
** do two other hands. */
static void stir(Game *game, int seat) {
  Deal *deal = &game->deal;
  CardSet other = *HAND_OF(deal, deal_after(deal, seat, 1));
  if (deal->buried && seat != deal->declarer && !cardset_is_empty(&other) && deal->kitty.plane[0]) {
    int held = bit_lowest(other.plane[0]), buried = bit_highest(deal->kitty.plane[0]);
    cardset_take(&other, held, deal->planes);
    cardset_take(&deal->kitty, buried, deal->planes);
    cardset_put(&other, buried, deal->planes);
    cardset_put(&deal->kitty, held, deal->planes);
    deal_lay_hand(deal, deal_after(deal, seat, 1), &other);
  }
  int a = deal_after(deal, seat, 1), b = deal_after(deal, seat, 2);
  if (deal->hand_n[a] != deal->hand_n[b]) return;
  CardSet hand = deal->held[a];
  deal->held[a] = deal->held[b];
  deal->held[b] = hand;
}

/* For so many deals: in a climbing game the second one begins with an exchange. */
static void assert_blind(const Bot *bot, const char *spec, int deals) {
  const Rules *rules = spec_rules(spec, 0);
  int asked = 0, every = bot == &bot_search ? 5 * SHARE : 1;
  const Bot **bots = seated(&bot_sensible);
  Game game = game_begun(rules, 11);
  for (int seat; (seat = game_waits_for(&game, rules)) != SEAT_NONE || --deals > 0;) {
    BotRun run = {.bots = bots, .seats = 0xffff, .until = UNTIL_ACTION};
    Game stirred = game, view;
    if (seat == SEAT_NONE || asked++ % every) {
      assert_int_equal(bots_run(&game, rules, &run, NULL), 1);
      continue;
    }
    Action here, there;
    Rng first, second;
    rng_seed(&first, 1);
    second = first;
    stir(&stirred, seat);
    view_of(&game, rules, seat, &view);
    bot->choose(&(BotTurn){&view, rules, seat, &first, NULL, 0}, &here);
    view_of(&stirred, rules, seat, &view);
    bot->choose(&(BotTurn){&view, rules, seat, &second, NULL, 0}, &there);
    assert_memory_equal(&here, &there, sizeof here);
    assert_int_equal(bots_run(&game, rules, &run, NULL), 1);
  }
  assert_true(asked > 50);
}

TEST(no_bot_sees_what_its_seat_may_not_see) {
  static const Bot *const BOTS[] = {&bot_random, &bot_simple, &bot_sensible, &bot_search};
  for (size_t i = 0; i < sizeof BOTS / sizeof *BOTS; i++) {
    bool slow = BOTS[i] == &bot_search;
    assert_blind(BOTS[i], "pagat", 1);
    assert_blind(BOTS[i], "online", 1);
    assert_blind(BOTS[i], "bombs", slow ? 1 : 6 / SHARE + 1);
    if (!slow) assert_blind(BOTS[i], "friends", 1);
  }
}

/* The same view gets the same answer, whatever generator the turn brings. */
TEST(the_search_repeats) {
  const Rules *rules = spec_rules("online", 4);
  const Bot *bots[SEAT_MAX];
  Game game, view;
  Action once, again;
  Rng one, other;
  char error[256];
  assert_true(bots_parse("sensible", bots, error, sizeof error));
  game_start(&game, rules, 5);
  BotRun run = {.bots = bots, .seats = 0xffff, .until = UNTIL_ACTION};
  while (game_phase(&game, rules) != PHASE_TRICKS || game.deal.trick < 15)
    assert_int_equal(bots_run(&game, rules, &run, NULL), 1);
  int seat = game.deal.turn;
  view_of(&game, rules, seat, &view);
  rng_seed(&one, 1);
  rng_seed(&other, 2);
  bot_search.choose(&(BotTurn){&view, rules, seat, &one, NULL, 0}, &once);
  bot_search.choose(&(BotTurn){&view, rules, seat, &other, NULL, 0}, &again);
  assert_memory_equal(&once, &again, sizeof once);
}

/* Whole deals of every game, also with rules that change what is a unit. */
TEST(the_sensible_bot_plays_any_game) {
  const char *specs = "pagat|eighty|compact|friends|shengji|online|bombs|pagat+tractor-above-ace|"
                      "online+throw.allowed='no'";
  for (const char *part; (part = next_part(&specs));) {
    char spec[64];
    strcpy(spec, part);
    int counts[SEAT_MAX], n = spec_counts(spec, counts);
    for (int k = 0; k<n; k += SHARE> 1 ? 3 : 1) {
      Variant *variant = spec_load(spec, counts[k]);
      Game game;
      char error[512];
      const Bot **bots = seated(&bot_sensible);
      Trial trial = {variant_rules(variant), bots, false, 3};
      if (!trial_play(&trial, NULL, &game, error, sizeof error))
        fail_msg("%s, %d players: %s", spec, counts[k], error);
      spec_free(variant);
    }
  }
}
