/* random_follows.c - see random_follows.h. */
#include "random_follows.h"

#include "play/follow_explain.h"
#include "presets.h"

static void put_copies(CardSet *set, int place, int copies, int planes) {
  for (; copies > 0; copies--) cardset_put(set, place, planes);
}

/* ---- the ladder ---- */

/* Sets, mostly alone, and, where there are any, sequences of sets or of single cards. */
static UnitSize random_unit(Rng *rng, bool sequences) {
  int size = 1 + random_below(rng, 4);
  int length = !sequences || random_below(rng, 3) ? 1 : 2 + random_below(rng, 2);
  return (UnitSize){(uint8_t)size, (uint8_t)length};
}

static bool comes_before(UnitSize a, UnitSize b) {
  int cards = a.size * a.length - b.size * b.length;
  return cards ? cards > 0 : a.size > b.size;
}

/* Up to four units, those of most cards first. */
static void add_shape(Rng *rng, bool sequences, Owed *owed) {
  UnitSize *first = owed->unit + owed->units;
  int n = 1 + random_below(rng, 4);
  for (int i = 0; i < n; i++) {
    UnitSize unit = random_unit(rng, sequences);
    int at = i;
    for (; at > 0 && comes_before(unit, first[at - 1]); at--) first[at] = first[at - 1];
    first[at] = unit;
  }
  first[n] = (UnitSize){0, 0};
  owed->units += (uint8_t)(n + 1);
}

static void owe_list(Rng *rng, Rules *rules) {
  Owed *owed = &rules->follow.owes.owed[rules->follow.owes.n];
  bool sequences = random_below(rng, 4) > 0;
  for (int shapes = 1 + random_below(rng, 4); shapes > 0; shapes--) add_shape(rng, sequences, owed);
  owe(rules, OWE_LISTED);
}

/* Of some kinds one copy or two. */
static void owe_some(Rng *rng, Rules *rules) {
  Owed *owed = &rules->follow.owes.owed[rules->follow.owes.n];
  owed->at_least = (uint8_t)(1 + random_below(rng, 4));
  owed->from = CARDSET_EMPTY;
  for (int i = 0; i < 8; i++) {
    int kind = random_below(rng, KIND_NB);
    if (!(owed->from.plane[0] >> kind & 1))
      put_copies(&owed->from, kind, 1 + random_below(rng, 2), PACK_MAX);
  }
  owe(rules, OWE_CARDS);
}

/* The suit, then words in one of the orders that games have, lists and cards anywhere between. */
static void random_ladder(Rng *rng, Rules *rules) {
  static const uint8_t words[][4] = {{OWE_SHAPE, OWE_SETS},
                                     {OWE_SETS},
                                     {OWE_SHAPE, OWE_SETS, OWE_TRACTORS},
                                     {OWE_SHAPE, OWE_TRACTORS, OWE_SETS},
                                     {OWE_SHAPE, OWE_TRACTORS_FOR_SETS, OWE_SETS},
                                     {OWE_TRACTORS_FOR_SETS, OWE_SETS},
                                     {OWE_TRACTORS, OWE_SETS}};
  const uint8_t *word = words[random_below(rng, 7)];
  int list = random_below(rng, 8), second = random_below(rng, 16), cards = random_below(rng, 16);
  rules->follow.owes = (Owes){.n = 0};
  owe(rules, OWE_SUIT);
  for (int i = 0; i < 4; i++) {
    if (i == list) owe_list(rng, rules);
    if (i == second) owe_list(rng, rules);
    if (i == cards) owe_some(rng, rules);
    if (word[i]) owe(rules, (Demand)word[i]);
  }
  if (word[0] == OWE_SHAPE && random_below(rng, 2)) owe(rules, OWE_HIGHEST);
}

/* ---- cards ---- */

/* Adds a unit where a run of places has room for it; else nothing. */
static void lead_unit(Rng *rng, const Order *order, int packs, CardSet *lead) {
  uint64_t suit = order->suit[TRUMPS];
  int size = 1 + random_below(rng, packs), length = 1;
  while (size > 1 && length < 5 && random_below(rng, 3) == 0) length++;
  int place = random_place(rng, suit);
  for (int i = 0; i < length; i++)
    if (!(suit >> (place + i) & 1) || lead->plane[0] >> (place + i) & 1) return;
  for (int i = 0; i < length; i++) put_copies(lead, place + i, size, order->planes);
}

/* Of most faces as many copies. */
static CardSet full_cards(Rng *rng, uint64_t suit, int copies, int cards, int planes) {
  CardSet set = CARDSET_EMPTY;
  for (int skipped = random_below(rng, 5); skipped > 0; skipped--) bit_pop(&suit);
  while (suit && cards > 0) {
    int n = random_below(rng, 6) ? copies : random_below(rng, copies + 1);
    if (n > cards) n = cards;
    put_copies(&set, bit_pop(&suit), n, planes);
    cards -= n;
  }
  return set;
}

static CardSet random_hand(Rng *rng, uint64_t suit, int cards, int packs, int planes) {
  if (random_below(rng, 3) == 0)
    return full_cards(rng, suit, 2 + random_below(rng, packs - 1), cards, planes);
  return random_sets(rng, suit, cards, 1 + random_below(rng, packs - 1), planes);
}

void random_follow(Rng *rng, FollowSize most, RandomFollow *out) {
  int packs = 2 + random_below(rng, most.packs - 1), led, held;
  out->rules = rules_preset_002(packs);
  if (random_below(rng, 4) == 0) {
    out->rules.lead.forms[0].length.max = 0xff; /* single cards are led in sequence */
    rules_note(&out->rules);
  }
  random_ladder(rng, &out->rules);
  out->rules.follow.smaller = (uint8_t)random_below(rng, 4);
  out->rules.follow.protect = (uint8_t)random_below(rng, 8);
  out->rules.order.equals = (uint8_t)random_below(rng, 2);
  out->rules.order.tractors = (uint8_t)random_below(rng, 2);
  out->order = order_of(&out->rules, random_below(rng, 2) ? "9C" : "2S");
  int planes = out->order.planes;
  uint64_t suit = out->order.suit[TRUMPS];
  do {
    out->led = CARDSET_EMPTY;
    for (int units = 1 + random_below(rng, most.units); units > 0; units--)
      lead_unit(rng, &out->order, packs, &out->led);
    led = cardset_size(&out->led, planes);
    shape_of(&out->order, &out->rules, &out->led, &out->lead);
    if (led == 0 || led >= most.cards) continue;
    int more = most.cards - led, cards = led + 1 + random_below(rng, more);
    if (random_below(rng, 3) == 0) cards = led + 1 + random_below(rng, more < 3 ? more : 3);
    out->hand = random_hand(rng, suit, cards, packs, planes);
  } while (led == 0 || out->lead.n > most.units || led >= most.cards ||
           (held = cardset_size(&out->hand, planes)) <= led);
  follow_prepare(&out->follow, &out->order, &out->rules, &out->lead, &out->hand);
}

void random_play(Rng *rng, const RandomFollow *of, CardSet *play) {
  follow_example(&of->follow, play);
  for (int n = random_below(rng, 6); n > 0; n--)
    random_exchange(rng, &of->hand, play, of->order.planes);
}
