/* order.c - making an Order from a trump and the ladder of the rules, and crossing over.
**
** The ladder (order.trumps, order.no_trump) says from low to high what is trump. Every card has one
** rung: the one that names it singly, else the trump rank's, else that of its fixed rank, else the
** trump suit's, else that of its fixed suit; a card without a rung stays in its printed suit, a
** joker without one is of no suit. Ranks that the deck lacks, or that went to another rung, close
** up.
*/
#include "play/order.h"

#include "rules/refusal.h"

#include <stdio.h>

#include "base/core_sentences.h"

/* What is needed while an order is made. */
typedef struct Maker {
  Order *order;
  const Rules *rules;
  const struct Game *game;
  Ladder ladder;
  uint64_t kinds[LADDER_MAX]; /* of each rung */
  uint64_t unclaimed;         /* in their printed suits */
  uint64_t in_deck;           /* the kinds that the deck has */
  int place;                  /* the next unused one */
  uint64_t plain;             /* tiers made of ranks of a suit: those that "plain ranks" links */
  char *error;
  size_t error_size;
} Maker;

static bool fail(Maker *maker, const char *text) {
  snprintf(maker->error, maker->error_size, "%s", text);
  return false;
}

static uint64_t kinds_of_suit(Suit suit) {
  return suit < SUIT_NB ? (bit(RANK_NB) - 1) << (suit * RANK_NB) : 0;
}

static uint64_t kinds_of_each_suit(Rank rank) {
  uint64_t kinds = 0;
  for (Suit suit = 0; suit < SUIT_NB && rank < RANK_NB; suit++) kinds |= bit(card_make(suit, rank));
  return kinds;
}

/* The cards that a rung claims, and how strongly: the highest claim gets a card. */
static uint64_t rung_claims(const Rung *rung, Trump trump, int *claim) {
  switch (rung->type) {
    case RUNG_CARD: *claim = 5; return bit(rung->value);
    case RUNG_RANK: *claim = 4; return kinds_of_each_suit(trump.rank);
    case RUNG_ONE_RANK: *claim = 3; return kinds_of_each_suit(rung->value);
    case RUNG_SUIT: *claim = 2; return kinds_of_suit(trump.suit);
    case RUNG_ONE_SUIT: *claim = 1; return kinds_of_suit(rung->value);
  }
  *claim = 0;
  return 0;
}

static void find_deck(Maker *maker) {
  uint8_t copies[KIND_NB];
  rules_deck_copies(maker->rules, copies);
  for (Card card = 0; card < KIND_NB; card++)
    if (copies[card] > 0) maker->in_deck |= bit(card);
}

static void find_rungs(Maker *maker) {
  uint64_t taken = 0;
  for (int strength = 5; strength > 0; strength--)
    for (int i = 0; i < maker->ladder.n; i++) {
      int claim;
      uint64_t kinds = rung_claims(&maker->ladder.rung[i], maker->order->trump, &claim);
      if (claim != strength) continue;
      maker->kinds[i] = kinds & ~taken;
      taken |= kinds;
    }
  maker->unclaimed = ~taken;
}

/* Adds the kinds of the mask (in kind space) that the deck has as one tier. */
static bool add_tier(Maker *maker, Suit suit, uint64_t kinds, bool plain) {
  Order *order = maker->order;
  uint64_t here = kinds & maker->in_deck;
  if (here == 0) return true;
  int width = bit_count(here), tier = order->tier_nb;
  if (maker->place + width + (width > 1) > PLACE_NB || (width > 1 && order->wide_nb == WIDE_MAX))
    return fail(maker, SAY(ORDER_WIDE));
  order->tier_first[tier] = (uint8_t)maker->place;
  if (plain) maker->plain |= bit(tier);
  if (width > 1) order->wide_tier[order->wide_nb++] = (uint8_t)tier;
  while (here) {
    int card = bit_pop(&here), place = maker->place++;
    order->place_of[card] = (uint8_t)place;
    order->kind_at[place] = (uint8_t)card;
    order->tier_at[place] = (uint8_t)tier;
    *(suit == SUIT_NONE ? &order->suitless : &order->suit[suit]) |= bit(place);
    if (width > 1) order->wide |= bit(place);
  }
  if (width > 1) maker->place++;
  order->tier_first[++order->tier_nb] = (uint8_t)maker->place;
  return true;
}

/* Those of the cards that are of one printed suit, each rank a tier. */
static bool add_ranks(Maker *maker, Suit field, Suit suit, uint64_t kinds) {
  const Rules *rules = maker->rules;
  int n = rules->order.ranks_n ? rules->order.ranks_n : RANK_NB;
  for (int i = 0; i < n; i++) {
    Card card = card_make(suit, rules->order.ranks_n ? rules->order.ranks[i] : (Rank)i);
    if (kinds >> card & 1 && !add_tier(maker, field, bit(card), true)) return false;
  }
  return true;
}

/* Jokers that no rung claims. */
static bool add_suitless(Maker *maker) {
  for (Card card = LJ; card < KIND_NB; card++)
    if (!add_tier(maker, SUIT_NONE, maker->unclaimed & bit(card), false)) return false;
  return true;
}

/* A rung that stands alone: a suit gives a tier a rank; a rank its off-suit copies, all equal, and
** above them the one of the trump suit. */
static bool add_rung(Maker *maker, int i) {
  const Rung *rung = &maker->ladder.rung[i];
  uint64_t kinds = maker->kinds[i], own = 0;
  Suit trump = maker->order->trump.suit;
  if (rung->type == RUNG_SUIT) return trump == SUIT_NONE || add_ranks(maker, TRUMPS, trump, kinds);
  if (rung->type == RUNG_ONE_SUIT) return add_ranks(maker, TRUMPS, rung->value, kinds);
  if (rung->type != RUNG_CARD && trump != SUIT_NONE) own = kinds & kinds_of_suit(trump);
  return add_tier(maker, TRUMPS, kinds & ~own, false) && add_tier(maker, TRUMPS, own, false);
}

static bool add_trumps(Maker *maker) {
  for (int i = 0; i < maker->ladder.n; i++) {
    const Rung *rung = maker->ladder.rung;
    if (!rung[i].with_next) {
      if (!add_rung(maker, i)) return false;
      continue;
    }
    uint64_t kinds = maker->kinds[i]; /* an inner list: all of it in one tier */
    while (rung[i].with_next && i + 1 < maker->ladder.n) kinds |= maker->kinds[++i];
    if (!add_tier(maker, TRUMPS, kinds, false)) return false;
  }
  return true;
}

/* Does the trump rank leave a place between these two cards of a suit? */
static bool gap_between(const Maker *maker, Card low, Card high) {
  const Rules *rules = maker->rules;
  Rank rank = maker->order->trump.rank;
  int height = rank == RANK_NONE ? -1 : rules_height(rules, rank);
  return rules_height(rules, card_rank(low)) < height &&
         height < rules_height(rules, card_rank(high));
}

/* The answer of a word of order.tractors, and of order.gap, on two neighbouring tiers of a suit. */
static bool linked_by_word(const Maker *maker, int word, int tier, Card low, Card high) {
  bool plain = (maker->plain >> tier & 3) == 3;
  if (!plain || card_suit(low) != card_suit(high)) return word == TRACTORS_WHOLE;
  return maker->rules->order.gap != GAP_OPEN || !gap_between(maker, low, high);
}

typedef struct Neighbours {
  const Maker *maker;
  int tier;
} Neighbours;

static void answer_linked(HookCall *call) {
  const Neighbours *pair = call->builtin_data;
  int word = call->word ? call->word - 1 : pair->maker->rules->order.tractors;
  call->answer[0] = linked_by_word(pair->maker, word, pair->tier, call->card, call->other_card);
}

static HookCall trump_question(const Maker *maker, Hook hook) {
  HookCall call;
  hook_call(&call, hook, maker->game, -1);
  call.trump = maker->order->trump;
  return call;
}

/* May these two tiers be neighbours? By the word, or the function is asked; false: it failed. */
static bool ask_linked(Maker *maker, int tier, Card low, Card high, bool *linked) {
  const Rules *rules = maker->rules;
  if (!rules_hooked(rules, HOOK_ORDER_TRACTORS)) {
    *linked = linked_by_word(maker, rules->order.tractors, tier, low, high);
    return true;
  }
  Neighbours pair = {maker, tier};
  HookCall call = trump_question(maker, HOOK_ORDER_TRACTORS);
  call.order = maker->order;
  call.card = low;
  call.other_card = high;
  call.builtin = answer_linked;
  call.builtin_data = &pair;
  if (!rules->ask(rules->context, &call)) return fail(maker, call.text);
  *linked = call.answer[0] != 0;
  return true;
}

static bool link_tiers(Maker *maker) {
  Order *order = maker->order;
  for (int tier = 0; tier + 1 < order->tier_nb; tier++) {
    int low = order->tier_first[tier], high = order->tier_first[tier + 1];
    Card low_card = order->kind_at[low], high_card = order->kind_at[high];
    Suit suit = order_suit(order, low_card);
    if (suit == SUIT_NONE || suit != order_suit(order, high_card)) continue;
    bool linked;
    if (!ask_linked(maker, tier, low_card, high_card, &linked)) return false;
    if (linked) order->linked |= bit(tier);
  }
  return true;
}

static void answer_ladder(HookCall *call) {
  const Rules *rules = call->rules;
  call->ladder = call->trump.suit == SUIT_NONE ? rules->order.no_trump : rules->order.trumps;
}

static bool get_ladder(Maker *maker) {
  const Rules *rules = maker->rules;
  bool none = maker->order->trump.suit == SUIT_NONE;
  Hook hook = none ? HOOK_ORDER_NO_TRUMP : HOOK_ORDER_TRUMPS;
  if (!rules_hooked(rules, hook)) {
    maker->ladder = none ? rules->order.no_trump : rules->order.trumps;
    return true;
  }
  HookCall call = trump_question(maker, hook);
  call.builtin = answer_ladder;
  if (!rule_answers(rules, &call, NULL)) return fail(maker, call.text);
  maker->ladder = call.ladder;
  return true;
}

/* The kinds of a rank (a Rank, LJ or HJ) that the deck has, and how many cards they are. */
static uint64_t kinds_of_rank(const uint8_t copies[KIND_NB], uint8_t rank, int *cards) {
  uint64_t kinds = 0;
  *cards = 0;
  for (Card card = 0; card < KIND_NB; card++) {
    if ((card_is_joker(card) ? card : card_rank(card)) != rank) continue;
    if (copies[card] > 0) kinds |= bit(card);
    *cards += copies[card];
  }
  return kinds;
}

/* order.suits "ignored": one field, in which every rank of order.ranks is one place. */
static bool make_merged(Order *order, const Rules *rules, char *error, size_t error_size) {
  uint8_t copies[KIND_NB];
  rules_deck_copies(rules, copies);
  order->merged = true;
  for (int i = 0; i < rules->order.ranks_n; i++) {
    int cards, place = order->tier_nb;
    uint64_t kinds = kinds_of_rank(copies, rules->order.ranks[i], &cards);
    if (cards == 0) continue;
    if (cards > PACK_MAX)
      return say_fail(error, error_size, SAY(ORDER_RANK_CARDS), cards, PACK_MAX);
    if (cards > order->planes) order->planes = (uint8_t)cards;
    order->kind_at[place] = (uint8_t)bit_lowest(kinds);
    while (kinds) order->place_of[bit_pop(&kinds)] = (uint8_t)place;
    order->tier_at[place] = order->tier_first[place] = (uint8_t)place;
    if (place > 0) order->linked |= bit(place - 1);
    order->suit[TRUMPS] |= bit(place);
    order->tier_first[++order->tier_nb] = (uint8_t)(place + 1);
  }
  return true;
}

/* Does every kind of the deck lie in a place of one suit and in the tier of that place? */
static inline bool order_is_ok(const Order *order) {
  uint64_t places = order->suitless;
  for (Suit suit = 0; suit < ESUIT_NB; suit++) {
    if (places & order->suit[suit]) return false;
    places |= order->suit[suit];
  }
  for (Card card = 0; card < KIND_NB; card++) {
    int place = order->place_of[card];
    if (place == PLACE_NONE) continue;
    if (!(places >> place & 1) || (!order->merged && order->kind_at[place] != card)) return false;
    int tier = order->tier_at[place];
    if (place < order->tier_first[tier] || place >= order->tier_first[tier + 1]) return false;
  }
  return true;
}

bool order_make(Order *order, const Rules *rules, Trump trump, const struct Game *game, char *error,
                size_t error_size) {
  memset(order, 0, sizeof *order);
  memset(order->place_of, PLACE_NONE, sizeof order->place_of);
  memset(order->kind_at, CARD_NONE, sizeof order->kind_at);
  order->trump = trump;
  order->planes = (uint8_t)rules_planes(rules);
  if (rules->order.suits == SUITS_IGNORED) {
    if (!make_merged(order, rules, error, error_size)) return false;
    assert(order_is_ok(order));
    return true;
  }
  order->equals_tractor = rules->order.equals == EQUALS_TRACTOR;
  Maker maker = {
      .order = order, .rules = rules, .game = game, .error = error, .error_size = error_size};
  if (!get_ladder(&maker)) return false;
  find_deck(&maker);
  find_rungs(&maker);
  if (!add_suitless(&maker)) return false;
  for (Suit suit = 0; suit < SUIT_NB; suit++)
    if (!add_ranks(&maker, suit, suit, maker.unclaimed)) return false;
  if (!add_trumps(&maker) || !link_tiers(&maker)) return false;
  assert(order_is_ok(order));
  return true;
}

Suit order_suit(const Order *order, Card card) {
  int place = order->place_of[card];
  if (place == PLACE_NONE || order->suitless >> place & 1) return SUIT_NONE;
  Suit suit = 0;
  while (!(order->suit[suit] >> place & 1)) suit++;
  return suit;
}

int order_tier(const Order *order, Card card) {
  int place = order->place_of[card];
  return place == PLACE_NONE ? -1 : order->tier_at[place];
}

bool order_adjacent(const Order *order, Card low, Card high) {
  int below = order_tier(order, low), above = order_tier(order, high);
  if (below < 0 || above < 0 || low == high) return false;
  if (below == above) return order->equals_tractor;
  return above == below + 1 && (order->linked >> below & 1);
}

uint64_t order_tiers(const Order *order, uint64_t places) {
  uint64_t tiers = 0;
  int offset = 0; /* places so far beyond one a tier */
  for (int i = 0; i < order->wide_nb; i++) {
    int tier = order->wide_tier[i], first = order->tier_first[tier];
    uint64_t here = order_tier_places(order, tier);
    uint64_t below = places & (bit(first) - 1);
    tiers |= below >> offset;
    if (places & here) tiers |= bit(tier);
    places &= ~(below | here);
    offset += bit_count(here);
  }
  return tiers | (places ? places >> offset : 0);
}

void order_cross_merged(const Order *order, const CardSet *kinds, CardSet *places) {
  CardSet out = CARDSET_EMPTY;
  uint64_t any = 0;
  for (int k = 0; k < order->planes && kinds->plane[k]; k++)
    for (uint64_t here = kinds->plane[k]; here;) {
      uint64_t place = bit(order->place_of[bit_pop(&here)]), full = any & place;
      any |= place;
      for (int j = 1; full; j++) {
        assert(j < order->planes);
        uint64_t above = out.plane[j] & full;
        out.plane[j] |= full;
        full = above;
      }
    }
  out.plane[0] = any;
  *places = out;
}

void order_take(const Order *order, const CardSet *places, const CardSet *hand, CardSet *kinds) {
  CardSet left = *places;
  *kinds = CARDSET_EMPTY;
  for (uint64_t here = hand->plane[0]; here && left.plane[0];) {
    int card = bit_pop(&here), place = order->place_of[card];
    for (int k = 0; left.plane[0] >> place & 1; k++) {
      if (k == order->planes || !(hand->plane[k] >> card & 1)) break;
      cardset_take(&left, place, order->planes);
      kinds->plane[k] |= bit(card);
    }
  }
}

uint64_t order_kinds_at(const Order *order, uint64_t kinds, int place) {
  uint64_t here = 0;
  while (kinds) {
    int card = bit_pop(&kinds);
    if (order->place_of[card] == place) here |= bit(card);
  }
  return here;
}

int order_sorted(const Order *order, const CardSet *kinds, Card sorted[CARD_MAX]) {
  int n = 0;
  for (uint64_t left = kinds->plane[0]; left;) {
    uint64_t others = left;
    int lowest = bit_pop(&others);
    while (others) { /* without a place: higher than any */
      int card = bit_pop(&others);
      if (order->place_of[card] < order->place_of[lowest]) lowest = card;
    }
    left &= ~bit(lowest);
    for (int copies = cardset_count(kinds, lowest, order->planes); copies > 0; copies--)
      sorted[n++] = (Card)lowest;
  }
  return n;
}
