/* bench.c - what is measured, and how it is printed. Every measure does the same work in each pass,
** made from a seed; passes are repeated until the time is up, and the signature is that of one. */
#include "tools/bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <xxhash.h>

#include "deal/game.h"
#include "deal/game_hash.h"
#include "language/language.h"
#include "lua/variant.h"
#include "notation/notation.h"
#include "play/legal_plays.h"
#include "play/throw.h"
#include "play/winner.h"
#include "tools/judge.h"

enum {
  SITUATIONS = 512, /* follow positions, of which every trick has one */
  SEATS = 6,
  DEALS = 24,      /* in a pass */
  ROUND_PACKS = 2, /* the small table: four players, two packs, no throws */
  ROUND_SEATS = 4,
  ROUND_KITTY = 8,
};

/* A lead, a hand that follows, a play to check, a trick to decide, a throw. */
typedef struct Situation {
  Order order;
  Shape lead;
  CardSet hand, play, trick[SEATS], throw_cards;
  Shape throw_shape;
  Follow follow;
  char question[640]; /* the same follow, for the judge */
} Situation;

typedef struct Bench {
  const Rules *rules;
  Rules round; /* of the small table */
  Judge *judge;
  Situation situation[SITUATIONS];
} Bench;

/* One pass: what was done so often, and its decisions into the hash. */
typedef long Work(const Bench *bench, XXH64_state_t *hash);

static void note(XXH64_state_t *hash, const void *data, size_t size) {
  XXH64_update(hash, data, size);
}

static void note_number(XXH64_state_t *hash, uint64_t number) {
  note(hash, &number, sizeof number);
}

/* -- situations: hands rich in pairs and trumps, or the hard cases would hardly be met -- */

/* `n` cards of a shuffled deck in which faces already held come up more often. */
static void sample_hand(const Rules *rules, const Order *order, Rng *rng, int n, CardSet *hand) {
  CardSet kinds = CARDSET_EMPTY;
  Card deck[CARD_MAX];
  int left = rules_deck(rules, deck), planes = order->planes;
  while (n > 0 && left > 0) {
    int i = (int)rng_below(rng, (uint64_t)left);
    bool again = kinds.plane[0] >> deck[i] & 1, trump = order_suit(order, deck[i]) == TRUMPS;
    if (!again && !trump && rng_below(rng, 3)) continue;
    cardset_put(&kinds, deck[i], planes);
    deck[i] = deck[--left];
    n--;
  }
  *hand = CARDSET_EMPTY;
  order_cross(order, &kinds, hand);
}

static Trump random_trump(Rng *rng) {
  Rank rank = (Rank)rng_below(rng, RANK_NB);
  Suit suit = (Suit)rng_below(rng, SUIT_NB + 1);
  return (Trump){rank, suit == SUIT_NB ? SUIT_NONE : suit};
}

static void prepare_follow(Follow *follow, const Situation *s, const Rules *rules,
                           const CardSet *hand) {
  follow_prepare(follow, &s->order, rules, &s->lead, hand);
}

/* Any cards of the hand, as many as were led: legal now and then. */
static void any_cards(const Situation *s, Rng *rng, int n, CardSet *play) {
  uint8_t places[CARD_MAX];
  int all = 0;
  for (int place = -1, copy = 0; cardset_next(&s->hand, &place, &copy, s->order.planes);)
    places[all++] = (uint8_t)place;
  rng_shuffle(rng, places, all);
  *play = CARDSET_EMPTY;
  for (int i = 0; i < n && i < all; i++) cardset_put(play, places[i], s->order.planes);
}

static bool make_situation(Situation *s, const Rules *rules, Rng *rng) {
  char error[256];
  CardSet hand, lead, more;
  if (!order_make(&s->order, rules, random_trump(rng), NULL, error, sizeof error)) return false;
  sample_hand(rules, &s->order, rng, 17, &hand);
  legal_sample_lead(&s->order, rules, &hand, rng, &lead);
  shape_of(&s->order, rules, &lead, &s->lead);
  int led = cardset_size(&lead, s->order.planes);
  sample_hand(rules, &s->order, rng, 17, &s->hand);
  prepare_follow(&s->follow, s, rules, &s->hand);
  if (rng_below(rng, 2))
    legal_sample(&s->follow, rng, &s->play);
  else
    any_cards(s, rng, led, &s->play);
  s->trick[0] = lead;
  for (int i = 1; i < SEATS; i++) {
    Follow follow;
    sample_hand(rules, &s->order, rng, 17, &more);
    prepare_follow(&follow, s, rules, &more);
    legal_sample(&follow, rng, &s->trick[i]);
  }
  uint64_t suit = s->order.suit[order_suit_of(&s->order, &lead)];
  cardset_mask(&s->throw_cards, &hand, suit, s->order.planes);
  shape_of(&s->order, rules, &s->throw_cards, &s->throw_shape);
  return true;
}

static void cards_text(const Order *order, const CardSet *places, char out[160]) {
  CardSet kinds = CARDSET_EMPTY;
  order_back(order, places, &kinds);
  cardset_print(&kinds, order->planes, STYLE_ASCII, out, 160);
}

static void write_question(Situation *s) {
  char trump[CARD_TEXT], lead[160], hand[160], play[160];
  cards_text(&s->order, &s->trick[0], lead);
  cards_text(&s->order, &s->hand, hand);
  cards_text(&s->order, &s->play, play);
  snprintf(s->question, sizeof s->question,
           "{\"id\":1,\"ask\":\"follow\",\"players\":%d,\"trump\":\"%s\",\"lead\":\"%s\","
           "\"hand\":\"%s\",\"play\":\"%s\"}",
           SEATS, trump_print(s->order.trump, STYLE_ASCII, trump), lead, hand, play);
}

static bool bench_make(Bench *bench, const Rules *rules) {
  Rng rng;
  rng_seed(&rng, 20);
  bench->rules = rules;
  bench->round = *rules;
  bench->round.players = ROUND_SEATS;
  bench->round.deck.packs = bench->round.deck.LJ = bench->round.deck.HJ = ROUND_PACKS;
  bench->round.deck.kitty = ROUND_KITTY;
  bench->judge = judge_new(NULL, false);
  if (!bench->judge) return false;
  for (int i = 0; i < SITUATIONS; i++) {
    if (!make_situation(&bench->situation[i], rules, &rng)) return false;
    write_question(&bench->situation[i]);
  }
  return true;
}

/* -- passes over the situations -- */

static long pass_prepare(const Bench *bench, XXH64_state_t *hash) {
  for (int i = 0; i < SITUATIONS; i++) {
    const Situation *s = &bench->situation[i];
    Follow follow;
    prepare_follow(&follow, s, bench->rules, &s->hand);
    uint8_t legal = follow_check(&follow, &s->play) == LEGAL;
    note(hash, &legal, 1);
  }
  return SITUATIONS;
}

static long pass_check(const Bench *bench, XXH64_state_t *hash) {
  uint64_t legal = 0;
  for (int i = 0; i < SITUATIONS; i++) {
    const Situation *s = &bench->situation[i];
    legal = legal * 3 + (follow_check(&s->follow, &s->play) == LEGAL);
  }
  note_number(hash, legal);
  return SITUATIONS;
}

static long pass_count(const Bench *bench, XXH64_state_t *hash) {
  for (int i = 0; i < SITUATIONS; i++) {
    LegalCount count = legal_count(&bench->situation[i].follow);
    note_number(hash, count.count);
  }
  return SITUATIONS;
}

static long pass_sample(const Bench *bench, XXH64_state_t *hash) {
  Rng rng;
  rng_seed(&rng, 21);
  for (int i = 0; i < SITUATIONS; i++) {
    CardSet play = CARDSET_EMPTY;
    legal_sample(&bench->situation[i].follow, &rng, &play);
    note_number(hash, play.plane[0]);
  }
  return SITUATIONS;
}

static long pass_winner(const Bench *bench, XXH64_state_t *hash) {
  for (int i = 0; i < SITUATIONS; i++) {
    const Situation *s = &bench->situation[i];
    uint8_t winner = (uint8_t)trick_winner(&s->order, bench->rules, &s->lead, s->trick, SEATS);
    note(hash, &winner, 1);
  }
  return SITUATIONS;
}

static long pass_throw(const Bench *bench, XXH64_state_t *hash) {
  for (int i = 0; i + 3 < SITUATIONS; i++) {
    const Situation *s = &bench->situation[i];
    CardSet others[3];
    for (int k = 0; k < 3; k++) others[k] = s->trick[k + 1];
    others[0] = s->hand;
    ThrowResult result;
    ThrowCase of = {&s->order, bench->rules, &s->throw_shape, &s->throw_cards, others, .n = 3};
    throw_check(&of, &result);
    uint8_t answer[2] = {result.stands, (uint8_t)result.withdrawn_n};
    note(hash, answer, sizeof answer);
  }
  return SITUATIONS - 3;
}

/* What a line costs: read, ruled on, explained when it is illegal, and printed. */
static long pass_judge(const Bench *bench, XXH64_state_t *hash) {
  for (int i = 0; i < SITUATIONS; i++) {
    const char *question = bench->situation[i].question;
    const char *answer = judge_answer(bench->judge, question, strlen(question));
    note(hash, answer, strlen(answer));
  }
  return SITUATIONS;
}

/* -- whole deals -- */

/* From the first draw to the levels, all by random legal actions, each validated. */
bool bench_deal(const Rules *rules, uint64_t seed, uint64_t *hash) {
  Game game;
  Rng rng;
  Action action;
  rng_seed(&rng, seed);
  game_start(&game, rules, seed);
  while (game_waits_for(&game, rules) != SEAT_NONE || game.deal.redeal) {
    game_random_action(&game, rules, &rng, &action);
    if (game_apply_again(&game, rules, &action, NULL) != LEGAL) return false;
  }
  if (hash) *hash = game_hash(&game);
  return true;
}

static long pass_deals(const Bench *bench, XXH64_state_t *hash) {
  for (uint64_t seed = 1; seed <= DEALS; seed++) {
    uint64_t came;
    if (!bench_deal(bench->rules, seed, &came)) return 0;
    note_number(hash, came);
  }
  return DEALS;
}

/* The small table: shuffled, the first seat buries at random, a random trump, plain leads. */
typedef struct Round {
  Order order;
  CardSet hand[ROUND_SEATS];
  int held, points;
} Round;

static bool deal_round(const Bench *bench, Rng *rng, Round *round) {
  char error[256];
  Card deck[CARD_MAX];
  CardSet kinds[ROUND_SEATS];
  int n = rules_deck(&bench->round, deck);
  rng_shuffle(rng, deck, n);
  if (!order_make(&round->order, &bench->round, random_trump(rng), NULL, error, sizeof error))
    return false;
  round->held = (n - ROUND_KITTY) / ROUND_SEATS;
  round->points = 0;
  for (int seat = 0; seat < ROUND_SEATS; seat++) {
    kinds[seat] = CARDSET_EMPTY;
    round->hand[seat] = CARDSET_EMPTY;
    for (int i = 0; i < round->held; i++)
      cardset_put(&kinds[seat], deck[seat * round->held + i], ROUND_PACKS);
    order_cross(&round->order, &kinds[seat], &round->hand[seat]);
  }
  return true;
}

static void play_card(const Bench *bench, Round *round, int seat, const CardSet *play) {
  cardset_subtract(&round->hand[seat], &round->hand[seat], play, ROUND_PACKS);
  for (int place = -1, copy = 0; cardset_next(play, &place, &copy, ROUND_PACKS);)
    round->points += rules_points(&bench->round, round->order.kind_at[place]);
}

static int play_trick(const Bench *bench, Rng *rng, Round *round, int leader) {
  CardSet plays[ROUND_SEATS];
  Shape lead;
  Follow follow;
  legal_sample_lead(&round->order, &bench->round, &round->hand[leader], rng, &plays[0]);
  shape_of(&round->order, &bench->round, &plays[0], &lead);
  play_card(bench, round, leader, &plays[0]);
  for (int i = 1; i < ROUND_SEATS; i++) {
    int seat = (leader + i) % ROUND_SEATS;
    follow_prepare(&follow, &round->order, &bench->round, &lead, &round->hand[seat]);
    legal_sample(&follow, rng, &plays[i]);
    if (follow_check(&follow, &plays[i]) != LEGAL) return -1;
    play_card(bench, round, seat, &plays[i]);
  }
  round->held -= follow.cards;
  return (leader + trick_winner(&round->order, &bench->round, &lead, plays, ROUND_SEATS)) %
         ROUND_SEATS;
}

static long pass_rounds(const Bench *bench, XXH64_state_t *hash) {
  Rng rng;
  rng_seed(&rng, 22);
  for (int i = 0; i < DEALS; i++) {
    Round round;
    int leader = 0;
    if (!deal_round(bench, &rng, &round)) return 0;
    while (round.held > 0 && leader >= 0) leader = play_trick(bench, &rng, &round, leader);
    if (leader < 0) return 0;
    note_number(hash, (uint64_t)round.points * ROUND_SEATS + (uint64_t)leader);
  }
  return DEALS;
}

/* -- measuring -- */

static const struct {
  const char *name, *what;
  Work *pass;
} MEASURES[] = {
    {"deals", "whole deals of the default game, every random action validated", pass_deals},
    {"rounds", "the tricks of a deal alone: four players, two packs, no throws", pass_rounds},
    {"follow", "a follow prepared and checked", pass_prepare},
    {"check", "a play checked against a prepared follow", pass_check},
    {"count", "all legal follows counted", pass_count},
    {"draw", "a legal follow drawn, each equally likely", pass_sample},
    {"winner", "tricks of six plays decided", pass_winner},
    {"throw", "throws tested against three hands", pass_throw},
    {"judge", "lines of JSON that ask about a follow, answered by lines", pass_judge},
};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* False when a pass could not do its work. */
static bool measure_one(const Bench *bench, Work *pass, double seconds, Measure *out) {
  long done = 0;
  XXH64_state_t *hash = XXH64_createState();
  if (!hash) return false;
  XXH64_reset(hash, 0);
  bool works = pass(bench, hash) > 0;
  out->signature = XXH64_digest(hash);
  double start = now(), spent = 0;
  do {
    done += pass(bench, hash);
    spent = now() - start;
  } while (works && spent < seconds);
  XXH64_freeState(hash);
  out->per_second = (double)done / spent;
  out->ns = spent / (double)(done ? done : 1) * 1e9;
  return works;
}

int bench_measure(double seconds, Measure measures[MEASURE_NB], char *error, size_t error_size) {
  char spec[256];
  if (!variant_default(spec, sizeof spec)) {
    snprintf(error, error_size, "no default game was found");
    return 0;
  }
  Variant *variant = variant_load(spec, SEATS, error, error_size);
  if (!variant) return 0;
  int n = (int)(sizeof MEASURES / sizeof MEASURES[0]);
  Bench *bench = calloc(1, sizeof *bench);
  bool works = bench && bench_make(bench, variant_rules(variant));
  for (int i = 0; i < n && works; i++) {
    measures[i] = (Measure){.name = MEASURES[i].name, .what = MEASURES[i].what};
    works = measure_one(bench, MEASURES[i].pass, seconds, &measures[i]);
    if (!works) snprintf(error, error_size, "%s: the work could not be done", MEASURES[i].name);
  }
  if (bench) judge_free(bench->judge);
  free(bench);
  variant_free(variant);
  return works ? n : 0;
}

/* -- printing -- */

static void print_text(const Measure measures[], int n, const Cost costs[COST_NB]) {
  printf("%-8s %14s %12s  %-16s  %s\n", "", "a second", "ns", "signature", "");
  for (int i = 0; i < n; i++)
    printf("%-8s %14.0f %12.1f  %016llx  %s\n", measures[i].name, measures[i].per_second,
           measures[i].ns, (unsigned long long)measures[i].signature, measures[i].what);
  printf("one deal takes the time of %.0f follow checks, or of %.1f rounds\n",
         measures[0].ns / measures[2].ns, measures[0].ns / measures[1].ns);
  printf("\nwhat rules cost, a deal of the default game being 1\n");
  for (int i = 1; i < COST_NB; i++) {
    printf("%-8s %14.3f  %s", costs[i].name, costs[i].ratio, costs[i].what);
    if (costs[i].asked > 0) printf(": %.0f in a deal", costs[i].asked);
    if (costs[i].ns != 0) printf(", %.0f ns more for each", costs[i].ns);
    puts("");
  }
}

static void print_json(const Measure measures[], int n, const Cost costs[COST_NB]) {
  printf("{\"measures\":[");
  for (int i = 0; i < n; i++)
    printf("%s\n{\"name\":\"%s\",\"per_second\":%.1f,\"ns\":%.2f,\"signature\":\"%016llx\"}",
           i ? "," : "", measures[i].name, measures[i].per_second, measures[i].ns,
           (unsigned long long)measures[i].signature);
  printf("\n],\"costs\":[");
  for (int i = 1; i < COST_NB; i++)
    printf("%s\n{\"name\":\"%s\",\"ratio\":%.4f,\"asked\":%.1f,\"ns\":%.1f}", i > 1 ? "," : "",
           costs[i].name, costs[i].ratio, costs[i].asked, costs[i].ns);
  printf("\n],\"deal_in_follows\":%.2f,\"deal_in_rounds\":%.3f}\n", measures[0].ns / measures[2].ns,
         measures[0].ns / measures[1].ns);
}

int bench_run(bool json) {
  Measure measures[MEASURE_NB];
  Cost costs[COST_NB];
  char error[VARIANT_ERROR] = "";
  int n = bench_measure(1.0, measures, error, sizeof error);
  if (n == 0 || !bench_costs(3.0, costs, error, sizeof error)) {
    char words[sizeof error];
    fprintf(stderr, "bench: %s\n", english_text(error, words, sizeof words));
    return 2;
  }
  if (json)
    print_json(measures, n, costs);
  else
    print_text(measures, n, costs);
  return 0;
}
