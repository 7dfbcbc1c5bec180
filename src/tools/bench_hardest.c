/* bench_hardest.c - rulings on follows that take long: many packs, long throws, suits full of sets,
** every policy of what is owed and protected. The rows are the worst of some hundred thousand. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lua/variant.h"
#include "play/follow.h"
#include "tools/bench_row.h"

/* A ruling to be made: all of it comes from a number. */
typedef struct Hard {
  Variant *variant;
  Rules rules;
  Order order;
  Shape lead;
  CardSet hand, play;
  Follow follow;
} Hard;

/* -- one from a number -- */

static int below(Rng *rng, int bound) { return (int)rng_below(rng, (uint64_t)bound); }

static void choose_policy(Rules *rules, Rng *rng) {
  static const Demand LADDERS[][4] = {
      {OWE_SUIT, OWE_SETS},
      {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_TRACTORS},
      {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS, OWE_SETS},
      {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_TRACTORS_FOR_SETS},
      {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS_FOR_SETS, OWE_SETS},
      {OWE_SUIT, OWE_SHAPE, OWE_SETS},
      {OWE_SUIT, OWE_TRACTORS},
      {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_HIGHEST},
  };
  const Demand *ladder = LADDERS[below(rng, sizeof LADDERS / sizeof *LADDERS)];
  Owes *owes = &rules->follow.owes;
  memset(owes, 0, sizeof *owes);
  for (int i = 0; i < 4 && ladder[i]; i++) owes->owed[owes->n++].demand = (uint8_t)ladder[i];
  rules->follow.smaller = (uint8_t)below(rng, SMALLER_REGROUPED + 1);
  rules->follow.protect = (uint8_t)below(rng, 8);
  rules->order.tractors = (uint8_t)below(rng, 2);
  rules->order.equals = (uint8_t)below(rng, 2);
}

/* Takes up to so many copies of a place out of `left` into `to`; returns how many. */
static int take(CardSet *left, int place, int copies, int planes, CardSet *to) {
  int n = cardset_count(left, place, planes);
  if (n > copies) n = copies;
  CardSet out = CARDSET_EMPTY;
  for (int i = 0; i < n; i++) cardset_put(&out, place, planes);
  cardset_subtract(left, left, &out, planes);
  cardset_add(to, to, &out, planes);
  return n;
}

/* Up to so many cards of the suit, mostly sets of about one size beside each other. */
static void pile_up(CardSet *left, uint64_t suit, int cards, int planes, Rng *rng, CardSet *to) {
  uint8_t places[PLACE_NB];
  int n = 0, usual = 1 + below(rng, planes), room = cardset_size_in(left, suit, planes);
  while (suit) places[n++] = (uint8_t)bit_pop(&suit);
  if (cards > room) cards = room;
  for (int at = n ? below(rng, n) : 0; cards > 0 && n > 0;) {
    int copies = below(rng, 3) ? usual : 1 + below(rng, planes);
    cards -= take(left, places[at], copies < cards ? copies : cards, planes, to);
    at = below(rng, 5) ? (at + 1) % n : below(rng, n);
  }
}

/* A legal play, with up to three of its cards changed for others of the suit. */
static void choose_play(Hard *hard, Rng *rng) {
  int planes = hard->order.planes;
  CardSet rest, out = CARDSET_EMPTY, in = CARDSET_EMPTY;
  follow_example(&hard->follow, &hard->play);
  cardset_subtract(&rest, &hard->hand, &hard->play, planes);
  uint64_t suit = hard->order.suit[hard->lead.suit];
  int changes = below(rng, 4), room = cardset_size_in(&rest, suit, planes);
  if (changes > room) changes = room;
  if (changes > cardset_size(&hard->play, planes)) return;
  pile_up(&rest, suit, changes, planes, rng, &in);
  pile_up(&hard->play, hard->play.plane[0], changes, planes, rng, &out);
  cardset_add(&hard->play, &hard->play, &in, planes);
}

static bool make_hard(const Rules *base, uint64_t number, Hard *hard) {
  char error[256];
  Rng rng;
  CardSet deck = CARDSET_EMPTY, lead = CARDSET_EMPTY;
  rng_seed(&rng, number);
  hard->rules = *base;
  rules_full_packs(&hard->rules, 2 + below(&rng, 7));
  choose_policy(&hard->rules, &rng);
  Trump trump = bench_random_trump(&rng);
  if (!order_make(&hard->order, &hard->rules, trump, NULL, error, sizeof error)) return false;
  int planes = hard->order.planes, suit = below(&rng, 3) ? TRUMPS : below(&rng, SUIT_NB);
  for (uint64_t places = hard->order.suit[suit]; places;) {
    int place = bit_pop(&places);
    for (int i = rules_copies(&hard->rules, hard->order.kind_at[place]); i > 0; i--)
      cardset_put(&deck, place, planes);
  }
  pile_up(&deck, hard->order.suit[suit], 2 + below(&rng, 32), planes, &rng, &lead);
  shape_of(&hard->order, &hard->rules, &lead, &hard->lead);
  hard->hand = CARDSET_EMPTY;
  int more = 1 + below(&rng, 12), led = cardset_size(&lead, planes);
  pile_up(&deck, hard->order.suit[suit], led + more, planes, &rng, &hard->hand);
  if (led == 0 || hard->lead.n == 0 || cardset_size(&hard->hand, planes) <= led) return false;
  follow_prepare(&hard->follow, &hard->order, &hard->rules, &hard->lead, &hard->hand);
  choose_play(hard, &rng);
  return true;
}

/* -- the rows -- */

static long do_check(void *data, Meter *meter) {
  const Hard *hard = data;
  meter_note_number(meter, follow_check(&hard->follow, &hard->play));
  return 1;
}

static long do_prepare(void *data, Meter *meter) {
  Hard *hard = data;
  follow_prepare(&hard->follow, &hard->order, &hard->rules, &hard->lead, &hard->hand);
  for (int s = 2; s <= PACK_MAX; s++) meter_note_number(meter, hard->follow.best.sets[s]);
  meter_note(meter, hard->follow.best.tractor, sizeof hard->follow.best.tractor);
  return 1;
}

static void free_hard(void *data) {
  Hard *hard = data;
  variant_free(hard->variant);
  free(hard);
}

static void *make_row(const Row *row, char *error, size_t error_size) {
  char spec[GAME_SPEC];
  Hard *hard = calloc(1, sizeof *hard);
  if (!hard)
    snprintf(error, error_size, "there is no memory");
  else if (!variant_default(spec, sizeof spec))
    snprintf(error, error_size, "no default game was found");
  else if ((hard->variant = variant_load(spec, 0, error, error_size)) != NULL) {
    if (make_hard(variant_rules(hard->variant), (uint64_t)row->number, hard)) return hard;
    snprintf(error, error_size, "%s: there is no such situation", row->name);
    variant_free(hard->variant);
  }
  free(hard);
  return NULL;
}

const Row bench_rows_hardest[] = {
    {"hardest", "the hardest check found: sets and the highest cards owed, sets protected",
     do_check, .number = 184083, .make = make_row, .free = free_hard},
    {"hardest/tractors", "the hardest check found where tractors are owed one after the other",
     do_check, .number = 121331, .make = make_row, .free = free_hard},
    {"hardest/prepare", "the hardest preparation found", do_prepare, .number = 434433,
     .make = make_row, .free = free_hard},
    {.name = ""},
};
