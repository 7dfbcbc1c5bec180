/* bench_hardest.c - rulings on follows that take long: many packs, long throws, suits full of
** sets, more owed at once than in any game. They are the worst of some hundred thousand random
** ones, and of those that came of changing the worst a little again and again. A pass is one
** ruling: one play checked, or one hand prepared. */
#include <stdio.h>
#include <string.h>

#include "notation/notation.h"
#include "play/follow.h"
#include "tools/bench_row.h"

/* A ruling to be made. Cards are trumps: how many of each, from the lowest to the big joker,
** those of the trump rank of other suits one by one below that of the trump suit. */
typedef struct Situation {
  const char *row, *trump;
  int packs;
  uint8_t ladder[OWES_MAX];        /* Demand, to the first OWE_NONE */
  UnitSize listed[OWED_UNITS_MAX]; /* of OWE_LISTED */
  uint8_t protect, equals, tractors, smaller;
  const char *lead, *hand, *play;
} Situation;

static const Situation SITUATIONS[] = {
    {.row = "hardest",
     .trump = "JD",
     .packs = 4,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_HIGHEST},
     .protect = PROTECT_LARGER_SETS | PROTECT_TRACTORS,
     .equals = EQUALS_TRACTOR,
     .tractors = TRACTORS_PLAIN,
     .smaller = SMALLER_REGROUPED,
     .lead = "144433430000001402",
     .hand = "300011014444343042",
     .play = "300000014234343042"},
    {.row = "hardest/tractors",
     .trump = "8S",
     .packs = 8,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS_FOR_SETS, OWE_SETS},
     .protect = PROTECT_TRACTORS,
     .equals = EQUALS_TRACTOR,
     .tractors = TRACTORS_PLAIN,
     .smaller = SMALLER_REGROUPED,
     .lead = "721111000015112600",
     .hand = "122000322223322272",
     .play = "122000322222300062"},
    {.row = "hardest/all",
     .trump = "4D",
     .packs = 5,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS, OWE_SETS, OWE_HIGHEST},
     .protect = PROTECT_LARGER_SETS | PROTECT_LOOSE_FIRST,
     .equals = EQUALS_TRACTOR,
     .tractors = TRACTORS_WHOLE,
     .smaller = SMALLER_REGROUPED,
     .lead = "311242242232200321",
     .hand = "043313313323355030",
     .play = "003303303223344030"},
    {.row = "hardest/fifty",
     .trump = "8S",
     .packs = 8,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS_FOR_SETS, OWE_SETS},
     .protect = PROTECT_LARGER_SETS | PROTECT_TRACTORS | PROTECT_LOOSE_FIRST,
     .equals = EQUALS_APART,
     .tractors = TRACTORS_WHOLE,
     .smaller = SMALLER_REGROUPED,
     .lead = "413440041002042400",
     .hand = "333333322333333333",
     .play = "333320002003023333"},
    {.row = "hardest/triples",
     .trump = "9C",
     .packs = 3,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_TRACTORS, OWE_HIGHEST},
     .protect = PROTECT_LARGER_SETS | PROTECT_LOOSE_FIRST,
     .equals = EQUALS_APART,
     .tractors = TRACTORS_PLAIN,
     .smaller = SMALLER_SINGLE_SET,
     .lead = "033332302223211102",
     .hand = "333333333333333203",
     .play = "000003333232333203"},
    {.row = "hardest/layouts",
     .trump = "JH",
     .packs = 3,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS, OWE_SETS, OWE_HIGHEST},
     .protect = PROTECT_LARGER_SETS | PROTECT_LOOSE_FIRST,
     .equals = EQUALS_APART,
     .tractors = TRACTORS_WHOLE,
     .smaller = SMALLER_REGROUPED,
     .lead = "222302333312233310",
     .hand = "332131333333333333",
     .play = "000030323333333333"},
    {.row = "hardest/lists",
     .trump = "8S",
     .packs = 4,
     .ladder = {OWE_SUIT, OWE_LISTED, OWE_SHAPE, OWE_TRACTORS_FOR_SETS, OWE_SETS},
     .listed = {{4, 1}, {0, 0}, {2, 1}, {0, 0}, {4, 1}, {4, 2}, {0, 0}},
     .protect = PROTECT_LARGER_SETS | PROTECT_LOOSE_FIRST,
     .equals = EQUALS_TRACTOR,
     .tractors = TRACTORS_PLAIN,
     .smaller = SMALLER_REGROUPED,
     .lead = "331023033333424231",
     .hand = "414440444340444003",
     .play = "014440444330424002"},
    {.row = "hardest/odd",
     .trump = "9C",
     .packs = 4,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_TRACTORS, OWE_LISTED, OWE_HIGHEST},
     .listed = {{3, 2}, {2, 2}, {2, 2}, {0, 0}, {3, 2}, {4, 1}, {0, 0}, {3, 1}, {2, 1}, {2, 1}},
     .protect = PROTECT_LARGER_SETS | PROTECT_TRACTORS | PROTECT_LOOSE_FIRST,
     .equals = EQUALS_TRACTOR,
     .tractors = TRACTORS_PLAIN,
     .smaller = SMALLER_REGROUPED,
     .lead = "122423440042204104",
     .hand = "333333033323333333",
     .play = "300023023323333333"},
    {.row = "hardest/singles",
     .trump = "2S",
     .packs = 3,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS_FOR_SETS, OWE_LISTED, OWE_SETS, OWE_HIGHEST},
     .listed = {{2, 2}, {4, 1}, {1, 2}, {0, 0}, {3, 2}, {3, 2}, {2, 2}},
     .protect = PROTECT_LARGER_SETS,
     .equals = EQUALS_APART,
     .tractors = TRACTORS_WHOLE,
     .smaller = SMALLER_REGROUPED,
     .lead = "211222222212122222",
     .hand = "131133330331133133",
     .play = "010022330331133133"},
    {.row = "hardest/prepare",
     .trump = "JH",
     .packs = 5,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS_FOR_SETS, OWE_SETS},
     .protect = PROTECT_LOOSE_FIRST,
     .equals = EQUALS_APART,
     .tractors = TRACTORS_WHOLE,
     .smaller = SMALLER_REGROUPED,
     .lead = "055004000000000352",
     .hand = "000400004454444200",
     .play = "000100002454024200"},
    {.row = "hardest/prepare/all",
     .trump = "8C",
     .packs = 7,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS, OWE_SETS, OWE_HIGHEST},
     .protect = PROTECT_TRACTORS,
     .equals = EQUALS_APART,
     .tractors = TRACTORS_WHOLE,
     .smaller = SMALLER_REGROUPED,
     .lead = "003433455310200000",
     .hand = "651300211234426152",
     .play = "251000111223423132"},
    {.row = "hardest/prepare/pairs",
     .trump = "2S",
     .packs = 6,
     .ladder = {OWE_SUIT, OWE_LISTED, OWE_SHAPE, OWE_SETS, OWE_HIGHEST},
     .listed = {{2, 2}, {4, 1}, {0, 0}, {3, 2}, {3, 1}, {3, 1}},
     .protect = PROTECT_LARGER_SETS | PROTECT_TRACTORS | PROTECT_LOOSE_FIRST,
     .equals = EQUALS_APART,
     .tractors = TRACTORS_WHOLE,
     .smaller = SMALLER_REGROUPED,
     .lead = "220212202200201221",
     .hand = "333333333333333333",
     .play = "000000000023333333"},
    {.row = "hardest/prepare/lists",
     .trump = "2S",
     .packs = 3,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_LISTED, OWE_TRACTORS, OWE_SETS},
     .listed = {{3, 2}, {2, 2}, {2, 2}},
     .protect = PROTECT_TRACTORS,
     .equals = EQUALS_APART,
     .tractors = TRACTORS_PLAIN,
     .smaller = SMALLER_REGROUPED,
     .lead = "302002010300300232",
     .hand = "333333333313333333",
     .play = "300000010003333212"},
    {.row = "hardest/prepare/highest",
     .trump = "9C",
     .packs = 3,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_TRACTORS, OWE_SETS, OWE_HIGHEST},
     .protect = PROTECT_LARGER_SETS | PROTECT_TRACTORS,
     .equals = EQUALS_TRACTOR,
     .tractors = TRACTORS_WHOLE,
     .smaller = SMALLER_REGROUPED,
     .lead = "333020000330321022",
     .hand = "222222222222222222",
     .play = "200002222222222212"},
    {.row = "hardest/prepare/singles",
     .trump = "2S",
     .packs = 3,
     .ladder = {OWE_SUIT, OWE_SHAPE, OWE_SETS, OWE_LISTED},
     .listed = {{3, 1}, {1, 3}, {0, 0}, {2, 2}, {2, 2}, {1, 2}},
     .protect = PROTECT_LOOSE_FIRST,
     .equals = EQUALS_APART,
     .tractors = TRACTORS_PLAIN,
     .smaller = SMALLER_NEVER,
     .lead = "020000000100022210",
     .hand = "222222222222222222",
     .play = "000000112222000000"},
    {.row = "hardest/prepare/shape",
     .trump = "2S",
     .packs = 3,
     .ladder = {OWE_SUIT, OWE_LISTED, OWE_SHAPE, OWE_TRACTORS_FOR_SETS, OWE_SETS, OWE_HIGHEST},
     .listed = {{3, 1}, {3, 1}, {1, 2}},
     .protect = PROTECT_LARGER_SETS | PROTECT_LOOSE_FIRST,
     .equals = EQUALS_TRACTOR,
     .tractors = TRACTORS_PLAIN,
     .smaller = SMALLER_NEVER,
     .lead = "021020202221220022",
     .hand = "322223222232211220",
     .play = "022223122230010000"},
};

typedef struct Hard {
  Variant *variant;
  Rules rules;
  Order order;
  Shape lead;
  CardSet hand, play;
  Follow follow;
} Hard;

static void read_cards(const Order *order, const char *counts, CardSet *out) {
  *out = CARDSET_EMPTY;
  for (uint64_t places = order->suit[TRUMPS]; places && *counts; counts++) {
    int place = bit_pop(&places);
    for (int n = *counts - '0'; n > 0; n--) cardset_put(out, place, order->planes);
  }
}

static void owe(const Situation *of, Demand demand, Owed *owed) {
  owed->demand = (uint8_t)demand;
  if (demand != OWE_LISTED) return;
  memcpy(owed->unit, of->listed, sizeof owed->unit);
  for (int i = 0; i + 1 < OWED_UNITS_MAX; i++)
    if (of->listed[i].size) owed->units = (uint8_t)(i + 2);
}

static void make_rules(const Situation *of, const Rules *base, Rules *rules) {
  *rules = *base;
  rules_full_packs(rules, of->packs);
  Owes *owes = &rules->follow.owes;
  memset(owes, 0, sizeof *owes);
  for (; of->ladder[owes->n]; owes->n++) owe(of, of->ladder[owes->n], &owes->owed[owes->n]);
  owes_note(owes);
  rules->follow.smaller = of->smaller;
  rules->follow.protect = of->protect;
  rules->order.tractors = of->tractors;
  rules->order.equals = of->equals;
}

static bool make_hard(const Situation *of, const Rules *base, Hard *hard, char *error,
                      size_t error_size) {
  CardSet lead;
  make_rules(of, base, &hard->rules);
  Trump trump;
  if (!trump_parse(of->trump, &trump, error, error_size)) return false;
  if (!order_make(&hard->order, &hard->rules, trump, NULL, error, error_size)) return false;
  read_cards(&hard->order, of->lead, &lead);
  read_cards(&hard->order, of->hand, &hard->hand);
  read_cards(&hard->order, of->play, &hard->play);
  shape_of(&hard->order, &hard->rules, &lead, &hard->lead);
  follow_prepare(&hard->follow, &hard->order, &hard->rules, &hard->lead, &hard->hand);
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

static void end_hard(void *data) { variant_free(((Hard *)data)->variant); }

static const Situation *find_situation(const Row *row) {
  const Situation *of = SITUATIONS;
  while (strcmp(of->row, row->name) != 0) of++;
  return of;
}

static bool make_row(void *data, const Row *row, char *error, size_t error_size) {
  Hard *hard = data;
  hard->variant = bench_game("", &(VariantWanted){0}, error, error_size);
  return hard->variant &&
         make_hard(find_situation(row), variant_rules(hard->variant), hard, error, error_size);
}

#define OF_HARD .size = sizeof(Hard), .make = make_row, .end = end_hard

const Row bench_rows_hardest[] = {
    {"hardest", "a hard check: sets and the highest cards owed, sets protected", do_check, OF_HARD},
    {"hardest/tractors", "a hard check: tractors owed one after the other", do_check, OF_HARD},
    {"hardest/all", "a hard check: all of these owed", do_check, OF_HARD},
    {"hardest/fifty", "a hard check in a suit of fifty cards", do_check, OF_HARD},
    {"hardest/triples", "a hard check in a hand full of triples", do_check, OF_HARD},
    {"hardest/layouts", "a hard check of tractors owed one after the other and the highest cards",
     do_check, OF_HARD},
    {"hardest/lists", "a hard check of a list of shapes beside these", do_check, OF_HARD},
    {"hardest/odd", "a hard check of triples, a list of shapes and the highest cards owed",
     do_check, OF_HARD},
    {"hardest/singles", "a hard check of a list with single cards in sequence", do_check, OF_HARD},
    {"hardest/prepare", "a hard preparation", do_prepare, OF_HARD},
    {"hardest/prepare/all", "a hard preparation: all of these owed", do_prepare, OF_HARD},
    {"hardest/prepare/pairs", "a hard preparation: a lead of pairs, triples listed", do_prepare,
     OF_HARD},
    {"hardest/prepare/lists", "a hard preparation: a lead of sets, sequences listed", do_prepare,
     OF_HARD},
    {"hardest/prepare/highest", "a hard preparation: tractors, sets and the highest cards owed",
     do_prepare, OF_HARD},
    {"hardest/prepare/singles", "a hard preparation: single cards in sequence listed", do_prepare,
     OF_HARD},
    {"hardest/prepare/shape", "a hard preparation: a list before the shape that is led", do_prepare,
     OF_HARD},
    {.name = ""},
};
