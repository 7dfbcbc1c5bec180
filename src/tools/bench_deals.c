/* bench_deals.c - whole deals by random players: of each game, of more packs, the tricks alone. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "deal/game.h"
#include "deal/game_hash.h"
#include "deal/rules_cache.h"
#include "play/follow.h"
#include "play/lead.h"
#include "play/legal_plays.h"
#include "play/winner.h"
#include "tools/bench_deals.h"
#include "tools/bench_row.h"

enum {
  DEALS = 24, /* in a pass */
  SEATS = 6,
  IN_TWO_CALLS = 1,
  ROUND_PACKS = 2, /* the small table: four players, no throws */
  ROUND_SEATS = 4,
  ROUND_KITTY = 8,
  PACK_CARDS = 54,
  ROUND_HAND = (ROUND_PACKS * PACK_CARDS - ROUND_KITTY) / ROUND_SEATS, /* however many packs */
};

/* Rules, and room for a game. */
typedef struct Deals {
  Variant *variant;
  const Rules *rules;
  Rules round; /* of the small table, and what is made of them */
  MadeOnce made;
  uint64_t scoring; /* kinds that have points */
  Game begun[DEALS], game;
  uint64_t seed; /* of the deal that is played */
  Rng rng;
  bool in_two_calls; /* an action is chosen, then judged and applied like anybody's */
} Deals;

static void end_deals(void *data) { variant_free(((Deals *)data)->variant); }

/* False without a game. */
static bool take_game(Deals *deals, Variant *variant) {
  deals->variant = variant;
  if (variant) deals->rules = variant_rules(variant);
  return variant != NULL;
}

/* -- whole deals -- */

/* A deal at its first draw, and the generator of its players. */
static void begin(const Rules *rules, uint64_t seed, Game *game, Rng *rng) {
  rng_seed(rng, seed);
  game_start(game, rules, seed);
}

/* n random legal actions, or fewer to the end of the deal. */
static bool act(Deals *deals, int n) {
  Game *game = &deals->game;
  if (!deals->in_two_calls)
    return game_random_steps(game, deals->rules, &deals->rng, n, NULL) == LEGAL;
  for (; n > 0 && (game_phase(game, deals->rules) || game->deal.redeal); n--) {
    Action action;
    game_random_action(game, deals->rules, &deals->rng, &action);
    if (game_apply_again(game, deals->rules, &action, NULL) != LEGAL) return false;
  }
  return true;
}

/* From the first draw to the levels. */
static long do_deal(void *data, Meter *meter) {
  Deals *deals = data;
  (void)meter;
  begin(deals->rules, deals->seed, &deals->game, &deals->rng);
  return act(deals, INT_MAX);
}

bool bench_deal(const Rules *rules, uint64_t seed) {
  Game game;
  Rng rng;
  begin(rules, seed, &game, &rng);
  return game_random_steps(&game, rules, &rng, INT_MAX, NULL) == LEGAL;
}

static long do_deals(void *data, Meter *meter) {
  Deals *deals = data;
  for (deals->seed = 1; deals->seed <= DEALS; deals->seed++) {
    if (!meter_part(meter, do_deal, deals)) return 0;
    meter_note_number(meter, game_hash(&deals->game));
  }
  return DEALS;
}

static bool make_deals(void *data, const Row *row, char *error, size_t error_size) {
  const VariantWanted wanted = {.players = SEATS};
  Deals *deals = data;
  deals->in_two_calls = row->number == IN_TWO_CALLS;
  return take_game(deals, bench_game("", &wanted, error, error_size));
}

/* A row for a game bears its name behind a stroke. */
static bool make_game(void *data, const Row *row, char *error, size_t error_size) {
  return take_game(data, variant_load(strchr(row->name, '/') + 1, 0, error, error_size));
}

/* Twelve players where there are more packs than two: the same cards a hand with four. */
static bool make_packs(void *data, const Row *row, char *error, size_t error_size) {
  VariantWanted wanted = {.players = row->number > 2 ? 2 * SEATS : SEATS, .packs = row->number};
  return take_game(data, bench_game("", &wanted, error, error_size));
}

static long do_packs(void *data, Meter *meter) {
  const Deals *deals = data;
  Card deck[CARD_MAX];
  return do_deals(data, meter) * rules_deck(deals->rules, deck);
}

/* -- follows within deals -- */

static bool in_tricks(const Deals *deals) {
  return game_waits_for(&deals->game, deals->rules) != SEAT_NONE &&
         game_phase(&deals->game, deals->rules) == PHASE_TRICKS;
}

/* Games that have come to their first lead. */
static bool make_turns(void *data, const Row *row, char *error, size_t error_size) {
  Deals *deals = data;
  if (!make_deals(deals, row, error, error_size)) return false;
  for (int i = 0; i < DEALS; i++) {
    begin(deals->rules, (uint64_t)i + 1, &deals->game, &deals->rng);
    while (!in_tricks(deals) && act(deals, 1)) continue;
    deals->begun[i] = deals->game;
  }
  return true;
}

/* Whoever follows in this trick. */
static long follow_trick(void *data, Meter *meter) {
  Deals *deals = data;
  (void)meter;
  int follows = deals->rules->players - deals->game.deal.plays;
  return act(deals, follows) ? follows : 0;
}

static long do_turns(void *data, Meter *meter) {
  Deals *deals = data;
  long follows = 0;
  rng_seed(&deals->rng, 23);
  for (int i = 0; i < DEALS; i++) {
    deals->game = deals->begun[i];
    while (in_tricks(deals)) {
      if (!act(deals, 1)) return 0;
      if (deals->game.deal.plays > 0) follows += meter_part(meter, follow_trick, deals);
    }
    meter_note_number(meter, game_hash(&deals->game));
  }
  return follows;
}

/* -- the small table -- */

Trump bench_random_trump(Rng *rng) {
  Rank rank = (Rank)rng_below(rng, RANK_NB);
  Suit suit = (Suit)rng_below(rng, SUIT_NB + 1);
  return (Trump){rank, suit == SUIT_NB ? SUIT_NONE : suit};
}

/* Shuffled, the first seat buries at random, a random trump, plain leads. */
typedef struct Round {
  const Order *order;
  CardSet hand[ROUND_SEATS];
  uint64_t scoring; /* places of cards that have points */
  int held, points;
} Round;

/* The places of the order whose cards have points. */
static uint64_t scoring_places(const Order *order, uint64_t kinds) {
  uint64_t places = 0;
  while (kinds) places |= bit(order->place_of[bit_pop(&kinds)]);
  return places;
}

static bool deal_round(Deals *deals, Rng *rng, Round *round) {
  char error[256];
  Card deck[CARD_MAX];
  int n = made_deck(&deals->round, deck);
  rng_shuffle(rng, deck, n);
  deals->game.deal.trump = bench_random_trump(rng);
  if (!made_order(&deals->game, &deals->round, error, sizeof error)) return false;
  round->order = &deals->game.deal.order;
  round->scoring = scoring_places(round->order, deals->scoring);
  round->held = ROUND_HAND;
  round->points = 0;
  for (int seat = 0; seat < ROUND_SEATS; seat++) {
    const Card *dealt = deck + seat * round->held;
    round->hand[seat] = CARDSET_EMPTY;
    for (int i = 0; i < round->held; i++)
      cardset_put(&round->hand[seat], round->order->place_of[dealt[i]], round->order->planes);
  }
  return true;
}

static NO_INLINE void count_points(const Deals *deals, Round *round, const CardSet *play) {
  for (int k = 0; k < round->order->planes; k++)
    for (uint64_t left = play->plane[k] & round->scoring; left;)
      round->points += rules_points(&deals->round, round->order->kind_at[bit_pop(&left)]);
}

static ALWAYS_INLINE void play_card(const Deals *deals, Round *round, int seat, const CardSet *play,
                                    int planes) {
  cardset_subtract_in(&round->hand[seat], &round->hand[seat], play, planes);
  if (play->plane[0] & round->scoring) count_points(deals, round, play);
}

static ALWAYS_INLINE int play_trick(const Deals *deals, Rng *rng, Round *round, int leader,
                                    int planes) {
  CardSet plays[ROUND_SEATS];
  Unit unit;
  Shape lead;
  Follow follow;
  lead_sample(round->order, &deals->round, &round->hand[leader], rng, &unit);
  unit_set(&unit, &plays[0], planes);
  shape_of_unit(round->order, &unit, &plays[0], &lead);
  play_card(deals, round, leader, &plays[0], planes);
  follow_lead(&follow, round->order, &deals->round, &lead);
  for (int i = 1; i < ROUND_SEATS; i++) {
    int seat = (leader + i) % ROUND_SEATS;
    follow_hand_in(&follow, &round->hand[seat], planes);
    legal_sample_in(&follow, rng, &plays[i], planes);
    if (follow_check(&follow, &plays[i]) != LEGAL) return -1;
    play_card(deals, round, seat, &plays[i], planes);
  }
  round->held -= follow.cards;
  return (leader + trick_winner(round->order, &deals->round, &lead, plays, ROUND_SEATS)) %
         ROUND_SEATS;
}

static long do_rounds(void *data, Meter *meter) {
  Deals *deals = data;
  Rng rng;
  rng_seed(&rng, 22);
  for (int i = 0; i < DEALS; i++) {
    Round round;
    int leader = 0;
    if (!deal_round(deals, &rng, &round)) return 0;
    while (round.held > 0 && leader >= 0)
      leader = BY_PLANES(round.order->planes, play_trick, deals, &rng, &round, leader);
    if (leader < 0) return 0;
    meter_note_number(meter, (uint64_t)round.points * ROUND_SEATS + (uint64_t)leader);
  }
  return DEALS;
}

/* The deck is that of the row, the kitty as large as leaves each hand the same cards. */
static bool make_rounds(void *data, const Row *row, char *error, size_t error_size) {
  Deals *deals = data;
  if (!make_deals(deals, row, error, error_size)) return false;
  Rules *round = &deals->round;
  *round = *deals->rules;
  round->players = ROUND_SEATS;
  round->deck.packs = round->deck.LJ = round->deck.HJ = (uint8_t)row->number;
  round->deck.kitty = (uint8_t)(row->number * PACK_CARDS - ROUND_SEATS * ROUND_HAND);
  for (Card card = 0; card < KIND_NB; card++)
    if (rules_points(round, card)) deals->scoring |= bit(card);
  deals->made.of = round;
  round->made = &deals->made;
  return true;
}

/* -- the rows -- */

#define OF_DEALS .size = sizeof(Deals), .end = end_deals

const Row bench_rows_deals[] = {
    {"deals", "whole deals of the default game, each action any legal one", do_deals, true,
     .make = make_deals, OF_DEALS},
    {"deals/apply", "the same, each action chosen, then judged and applied like anybody's",
     do_deals, true, .number = IN_TWO_CALLS, .make = make_deals, OF_DEALS},
    {"rounds", "the tricks of a deal alone: four players, two packs, no throws", do_rounds,
     .number = ROUND_PACKS, .make = make_rounds, OF_DEALS},
    {"rounds/4", "the same with four packs and as many cards a hand", do_rounds, .number = 4,
     .make = make_rounds, OF_DEALS},
    {"rounds/8", "the same with eight packs", do_rounds, .number = 8, .make = make_rounds,
     OF_DEALS},
    {"packs/2", "a card of whole deals of the default game with two packs", do_packs, true,
     .number = 2, .make = make_packs, OF_DEALS},
    {"packs/4", "the same with four packs", do_packs, true, .number = 4, .make = make_packs,
     OF_DEALS},
    {"packs/8", "the same with eight packs, twice as many cards a hand", do_packs, true,
     .number = 8, .make = make_packs, OF_DEALS},
    {"turn", "a follow in a deal chosen, checked and applied", do_turns, true, .make = make_turns,
     OF_DEALS},
    {"turn/apply", "the same, chosen, then judged and applied like anybody's", do_turns, true,
     .number = IN_TWO_CALLS, .make = make_turns, OF_DEALS},
    {.name = ""},
};

typedef struct Visiting {
  void (*visit)(void *data, const Row *row);
  void *data;
} Visiting;

static void visit_game(void *data, const ListedRule *game) {
  Visiting *visiting = data;
  Row row = {.work = do_deals, .in_parts = true, .make = make_game, OF_DEALS};
  if (strlen(game->name) + sizeof "deals/" > sizeof row.name) return;
  snprintf(row.name, sizeof row.name, "deals/%s", game->name);
  snprintf(row.what, sizeof row.what, "whole deals of this game at its own number of players");
  visiting->visit(visiting->data, &row);
}

void bench_rows_games(void (*visit)(void *data, const Row *row), void *data) {
  variant_each_game(visit_game, &(Visiting){visit, data});
}
