/* test_sample_hands.c - hidden hands, sampled in agreement with everything seen.
**
** Whether a sample agrees is told without the sampler's own reading of the past: the tricks are
** played again from the sampled hands, action by action, and must come out the same.
*/
#include "bots/sample_hands.h"
#include "deal/deal_is_ok.h"
#include "deal/view.h"
#include "games.h"
#include "rulefiles.h"

/* ---- a deal, and the tricks of it played again from other hands ---- */

enum { PLAYED_MAX = CARD_MAX };

typedef struct Played {
  const Rules *rules;
  Game begun; /* when the tricks began */
  Action action[PLAYED_MAX];
  int n;
} Played;

static bool note_play(void *data, const Game *game, const Action *action) {
  Played *played = data;
  if (action->type == ACTION_PLAY && played->n < PLAYED_MAX) played->action[played->n++] = *action;
  if (game_phase(game, played->rules) == PHASE_TRICKS && played->n == 0) played->begun = *game;
  return true;
}

/* Was it the same for everybody who looked on? */
static bool looks_alike(const Deal *a, const Deal *b) {
  return a->log_n == b->log_n && memcmp(a->log, b->log, a->log_n) == 0 && a->turn == b->turn &&
         a->team == b->team && a->trick == b->trick && memcmp(a->won, b->won, sizeof a->won) == 0 &&
         memcmp(a->penalty, b->penalty, sizeof a->penalty) == 0 &&
         memcmp(a->faults, b->faults, sizeof a->faults) == 0;
}

/* Does everybody hold what they declared? Who has buried may have buried it. */
static bool holds_bids(const Deal *deal) {
  for (int i = 0; i < deal->bidding.n; i++) {
    Bid bid = bidding_bid(&deal->bidding, i);
    CardSet shown = CARDSET_EMPTY, held = *HAND_OF(deal, bid.seat);
    bid_cards(&bid, &shown);
    if (bid.seat == deal->declarer) cardset_add(&held, &held, &deal->kitty, deal->planes);
    if (!cardset_has(&held, &shown, deal->planes)) return false;
  }
  return true;
}

/* Can the deal have gone as it did from the hands of `now`? */
static bool plays_again(const Played *played, const Game *real, const Game *now) {
  Game game = played->begun;
  Deal *deal = &game.deal;
  for (int seat = 0; seat < deal->players; seat++) {
    CardSet hand;
    cardset_subtract(&hand, HAND_OF(&played->begun.deal, seat), HAND_OF(&real->deal, seat),
                     deal->planes);
    cardset_add(&hand, &hand, HAND_OF(&now->deal, seat), deal->planes);
    deal_lay_hand(deal, seat, &hand);
  }
  deal->kitty = now->deal.kitty;
  if (!holds_bids(deal)) return false;
  for (int i = 0; i < played->n; i++)
    if (game_apply(&game, played->rules, &played->action[i], NULL) != LEGAL) return false;
  return looks_alike(deal, &real->deal);
}

/* A lead divided by its leader is forgotten: what follows of it show is then not known. */
static bool is_divided(const Deal *deal) {
  for (int i = 0; i < deal->trick; i++)
    if (deal->past[i].divided) return true;
  return false;
}

/* Plays a deal until every hand has at most so many cards, between two plays. False: it was thrown
** in, or over before. */
static bool play_until(Played *played, Game *game, const char *bots, uint64_t seed, int cards) {
  const Bot *all[SEAT_MAX];
  char error[256];
  assert_true(bots_parse(bots, all, error, sizeof error));
  played->n = 0;
  game_start(game, played->rules, seed);
  BotRun run = {all, 0xffff, UNTIL_ACTION, NULL, note_play, played};
  while (game_phase(game, played->rules) != PHASE_TRICKS ||
         game->deal.hand_n[game->deal.turn] > cards) {
    if (game_waits_for(game, played->rules) == SEAT_NONE) return false;
    assert_int_equal(bots_run(game, played->rules, &run, NULL), 1);
  }
  return !is_divided(&game->deal);
}

/* ---- whole deals ---- */

static void assert_agrees(const Played *played, const Game *game, int seat, Rng *rng,
                          int *checked) {
  HandSampler sampler;
  Game view, sample;
  view_of(game, played->rules, seat, &view);
  assert_true(sampler_begin(&sampler, &view, played->rules, seat, rng));
  assert_true(sampler_agrees(&sampler, game)); /* what is true is never ruled out */
  for (int i = 0; i < 2; i++) {
    assert_true(sampler_next(&sampler, rng, &sample));
    assert_memory_equal(HAND_OF(&sample.deal, seat), HAND_OF(&game->deal, seat), sizeof(CardSet));
    assert_true(plays_again(played, game, &sample));
    ++*checked;
  }
}

TEST(sampled_hands_agree_with_everything_seen) {
  static const char *const SPECS[] = {"pagat", "online", "eighty", "friends", "shengji", "compact"};
  static const char *const BOTS[] = {"sensible", "random"};
  int checked = 0;
  for (size_t i = 0; i < sizeof SPECS / sizeof *SPECS; i++) {
    Variant *variant = spec_load(SPECS[i], 0);
    Played played = {.rules = variant_rules(variant)};
    for (int k = 0; k < 10; k += SHARE) {
      Game game;
      Rng rng = rng_from((uint64_t)k);
      if (!play_until(&played, &game, BOTS[k % 2], (uint64_t)k + 1, 2 + 3 * (k % 5))) continue;
      for (int seat = 0; seat < game.deal.players; seat++)
        assert_agrees(&played, &game, seat, &rng, &checked);
    }
    spec_free(variant);
  }
  print_message("%d samples were played again\n", checked);
  assert_true(checked > 200 / SHARE);
}

/* ---- ends with few cards: every deal of them ---- */

enum { ENDS_MAX = 2520 };

typedef struct Ends {
  const Played *played;
  const Game *real;
  HandSampler *sampler;
  Card cards[16];
  int n;
  uint64_t key[ENDS_MAX]; /* of each different deal that agrees */
  int weight[ENDS_MAX], keys, all;
  int agreed, wrong;
} Ends;

static uint64_t key_of(const Game *game) {
  uint64_t key = 0;
  for (int seat = 0; seat < game->deal.players; seat++)
    for (int k = 0; k < game->deal.planes; k++)
      key = (key ^ HAND_OF(&game->deal, seat)->plane[k]) * 0x9e3779b97f4a7c15u + 1;
  return key;
}

static int find_key(Ends *ends, uint64_t key) {
  int at = 0;
  while (at < ends->keys && ends->key[at] != key) at++;
  return at;
}

static void try_end(Ends *ends, const Game *game) {
  bool again = plays_again(ends->played, ends->real, game);
  bool agrees = sampler_agrees(ends->sampler, game);
  ends->all++;
  ends->agreed += agrees;
  ends->wrong += again != agrees;
  if (!agrees) return;
  int at = find_key(ends, key_of(game));
  assert_true(at < ENDS_MAX);
  if (at == ends->keys) ends->key[ends->keys++] = key_of(game), ends->weight[at] = 0;
  ends->weight[at]++;
}

/* Every way to give out the cards from the i-th on; copies are told apart. */
static void each_end(Ends *ends, Game *game, int room[SEAT_MAX], int i) {
  if (i == ends->n) {
    try_end(ends, game);
    return;
  }
  for (int seat = 0; seat < game->deal.players; seat++) {
    if (room[seat] == 0) continue;
    CardSet before = *HAND_OF(&game->deal, seat), hand = before;
    cardset_put(&hand, ends->cards[i], game->deal.planes);
    deal_lay_hand(&game->deal, seat, &hand);
    room[seat]--;
    each_end(ends, game, room, i + 1);
    room[seat]++;
    deal_lay_hand(&game->deal, seat, &before);
  }
}

/* Every deal of the unseen cards of this end, seen by its declarer. */
static void list_ends(Ends *ends, int seat) {
  Game game = *ends->real;
  int room[SEAT_MAX] = {0};
  ends->n = 0;
  for (int other = 0; other < game.deal.players; other++) {
    if (other == seat) continue;
    ends->n += cardset_list(HAND_OF(&game.deal, other), ends->cards + ends->n, game.deal.planes);
    room[other] = game.deal.hand_n[other];
    game.deal.held[other] = CARDSET_EMPTY;
  }
  each_end(ends, &game, room, 0);
}

/* A chi-square, as a number of standard deviations of it. */
static double uneven(Ends *ends, Rng *rng, int samples) {
  int count[ENDS_MAX] = {0};
  double chi = 0;
  Game game;
  for (int i = 0; i < samples; i++) {
    assert_true(sampler_next(ends->sampler, rng, &game));
    int at = find_key(ends, key_of(&game));
    assert_true(at < ends->keys);
    count[at]++;
  }
  for (int i = 0; i < ends->keys; i++) {
    double wanted = (double)samples * ends->weight[i] / ends->agreed, off = count[i] - wanted;
    chi += off * off / wanted;
  }
  return ends->keys > 1 ? (chi - (ends->keys - 1)) / (2.0 * (ends->keys - 1)) : 0;
}

TEST(of_few_cards_every_deal_that_agrees_is_as_likely) {
  static Ends ends;
  int ruled_out = 0, kept = 0, uneven_ends = 0, tried = 0;
  const Rules *rules = spec_rules("online", 4);
  Played played = {.rules = rules};
  for (uint64_t seed = 1; seed <= 24; seed += SHARE > 1 ? 8 : 1) {
    Game game, view;
    HandSampler sampler;
    if (!play_until(&played, &game, seed % 2 ? "random" : "sensible", seed, 2)) continue;
    int seat = game.deal.declarer;
    Rng rng = rng_from(seed);
    view_of(&game, played.rules, seat, &view);
    assert_true(sampler_begin(&sampler, &view, played.rules, seat, &rng));
    ends = (Ends){.played = &played, .real = &game, .sampler = &sampler};
    list_ends(&ends, seat);
    assert_int_equal(ends.wrong, 0);
    assert_true(ends.agreed > 0);
    ruled_out += ends.all - ends.agreed;
    kept += ends.agreed;
    uneven_ends += uneven(&ends, &rng, 100 * ends.keys) > 3;
    tried++;
  }
  print_message("%d deals agree, %d were ruled out; %d of %d ends are uneven\n", kept, ruled_out,
                uneven_ends, tried);
  assert_true(ruled_out > 100 / SHARE && kept > 100 / SHARE);
  assert_int_equal(uneven_ends, 0);
}

/* In a climbing game: the own hand stays, the others have as many cards as they hold. */
TEST(hands_of_a_climbing_game_are_sampled) {
  const Rules *rules = spec_rules("bombs", 4);
  const Bot **bots = seated(&bot_random);
  Game game, view, out;
  game_start(&game, rules, 8);
  for (int trick = 0; trick < 3; trick++) {
    bots_run(&game, rules, &(BotRun){.bots = bots, .seats = 0xf, .until = UNTIL_ACTION}, NULL);
    for (int seat = 0; seat < 4; seat++) {
      HandSampler sampler;
      Rng rng = rng_from(1);
      view_of(&game, rules, seat, &view);
      assert_true(sampler_begin(&sampler, &view, rules, seat, &rng));
      assert_true(sampler_next(&sampler, &rng, &out));
      assert_true(cardset_equal(HAND_OF(&out.deal, seat), HAND_OF(&game.deal, seat), PACK_MAX));
      for (int other = 0; other < 4; other++)
        assert_int_equal(cardset_size(HAND_OF(&out.deal, other), PACK_MAX),
                         game.deal.hand_n[other]);
      assert_null(deal_is_ok(rules, &out));
    }
  }
}
