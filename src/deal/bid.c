/* bid.c - declaring trumps (亮主), overcalling (反主), defending: what beats what, and who may. */
#include "deal/bid.h"

#include <stdio.h>

enum { WITHOUT_CARDS = offsetof(Bid, shown) };

static size_t bid_bytes(const uint8_t *bid) {
  return WITHOUT_CARDS + (size_t)bid[offsetof(Bid, count)];
}

/* Where one of the earlier bids lies. */
static size_t location_of(const Bidding *bidding, int i) {
  size_t at = 0;
  assert(i < bidding->n - 1);
  while (i-- > 0) at += bid_bytes(bidding->earlier + at);
  return at;
}

Bid bidding_bid(const Bidding *bidding, int i) {
  Bid bid = bidding->last;
  if (i == bidding->n - 1) return bid;
  const uint8_t *from = bidding->earlier + location_of(bidding, i);
  memset(&bid, 0, sizeof bid);
  memcpy(&bid, from, bid_bytes(from));
  return bid;
}

/* Do the earlier bids fill just what is used? */
static inline bool bidding_is_ok(const Bidding *bidding) {
  size_t at = 0;
  for (int i = 0; i < bidding->n - 1; i++) at += bid_bytes(bidding->earlier + at);
  return at == bidding->used && at <= BIDS_ROOM && bidding->n <= BID_MAX;
}

void bidding_replace(Bidding *bidding, int i, const Bid *bid) {
  assert(bid->count == bidding_bid(bidding, i).count);
  if (i == bidding->n - 1)
    bidding->last = *bid;
  else
    memcpy(bidding->earlier + location_of(bidding, i), bid, WITHOUT_CARDS + (size_t)bid->count);
  assert(bidding_is_ok(bidding));
}

bool bidding_is_full(const Bidding *bidding) {
  return bidding->n == BID_MAX ||
         (bidding->n > 0 && bidding->used + WITHOUT_CARDS + bidding->last.count > BIDS_ROOM);
}

static void put_shown(const Bid *bid, int from, int to, CardSet *cards) {
  *cards = CARDSET_EMPTY;
  for (int i = from; i < to; i++)
    if (bid->shown[i] != CARD_NONE) cardset_put(cards, bid->shown[i], PACK_MAX);
}

void bid_cards(const Bid *bid, CardSet *cards) { put_shown(bid, 0, bid->count, cards); }

void bid_face_down(const Bid *bid, CardSet *cards) {
  put_shown(bid, bid->count - bid->face_down, bid->count, cards);
}

bool bid_hide(Bid *bid) {
  CardSet hidden;
  bid_face_down(bid, &hidden);
  for (int i = bid->count - bid->face_down; i < bid->count; i++) bid->shown[i] = CARD_NONE;
  bool names = bid->card != CARD_NONE && cardset_count(&hidden, bid->card, PACK_MAX) > 0;
  if (names) bid->card = CARD_NONE;
  return names;
}

Trump bid_trump(const Rules *rules, const Bid *bid, Rank rank) {
  bool no_suit = rules->declare.bids[bid->type].trump == BID_TRUMP_NONE;
  if (bid->makes_trump)
    return trump_named(rank, bid->makes_trump == BID_MAKES_NO_TRUMP ? SUIT_NONE
                                                                    : (Suit)(bid->makes_trump - 1));
  return trump_named(rank, no_suit ? SUIT_NONE : card_suit(bid->card));
}

/* ---- what type of bid cards are ---- */

/* The faces among some cards: the joker, and one or two others. */
typedef struct Faces {
  Card joker, card[2];
  int jokers, n[2], cards; /* cards: how many faces beside jokers */
  bool mixed;              /* two different jokers, or more than two other faces */
} Faces;

static Faces faces_of(const CardSet *cards) {
  uint64_t jokers = cards->plane[0] & JOKERS, others = cards->plane[0] & ~JOKERS;
  Faces faces = {.joker = CARD_NONE, .card = {CARD_NONE, CARD_NONE}};
  if (jokers) faces.joker = (Card)bit_highest(jokers);
  faces.jokers = cardset_size_to(cards, CARD_MAX, jokers, PACK_MAX);
  for (; faces.cards < 2 && others; faces.cards++) {
    faces.card[faces.cards] = (Card)bit_pop(&others);
    faces.n[faces.cards] = cardset_count(cards, faces.card[faces.cards], PACK_MAX);
  }
  faces.mixed = jokers == JOKERS || others;
  return faces;
}

/* Which face is the bid type's rank card and which its card of any rank; -1: it shows none. */
typedef struct Parts {
  int rank, any;
} Parts;

/* Do the numbers fit? `ranks`: the ranks that may be shown. */
static bool fits(const BidType *type, const Faces *faces, uint16_t ranks, Parts *parts) {
  static const Parts WAYS[] = {{-1, -1}, {0, -1}, {-1, 0}, {0, 1}, {1, 0}};
  static const int FROM[] = {0, 1, 3, 5}; /* the ways of no, one, two faces */
  if (faces->mixed || !range_has(type->joker, faces->jokers)) return false;
  assert(faces->cards <= 2);
  for (int i = FROM[faces->cards]; i < FROM[faces->cards + 1]; i++) {
    int rank = WAYS[i].rank, any = WAYS[i].any;
    if (rank >= 0 && !(ranks >> card_rank(faces->card[rank]) & 1)) continue;
    if (!range_has(type->rank, rank < 0 ? 0 : faces->n[rank])) continue;
    if (!range_has(type->any, any < 0 ? 0 : faces->n[any])) continue;
    *parts = WAYS[i];
    return true;
  }
  return false;
}

/* The kind of card held most often, the lowest of those: it names the suit of cards that a function
** allows. */
static Card commonest(const CardSet *cards) {
  int k = PACK_MAX - 1;
  while (k > 0 && !(cards->plane[k] & ~JOKERS)) k--;
  return cards->plane[k] & ~JOKERS ? (Card)bit_lowest(cards->plane[k] & ~JOKERS) : CARD_NONE;
}

/* Lays the cards of these kinds down behind n others; returns how many lie there then. */
static uint8_t lay_kinds(const CardSet *cards, uint64_t kinds, uint8_t n, Bid *bid) {
  for (kinds &= cards->plane[0]; kinds;) {
    Card card = (Card)bit_pop(&kinds);
    for (int copies = cardset_count(cards, card, PACK_MAX); copies > 0; copies--)
      bid->shown[n++] = card;
  }
  return n;
}

/* Lays the cards down, what lies face down last. `rank`: the type's rank card, or CARD_NONE. */
static void lay_down(const BidType *type, const CardSet *cards, Card rank, Bid *bid) {
  uint64_t of_rank = rank == CARD_NONE ? 0 : bit(rank), down = 0;
  if (type->face_down & BID_PART_JOKER) down |= JOKERS;
  if (type->face_down & BID_PART_RANK) down |= of_rank;
  if (type->face_down & BID_PART_ANY) down |= ~(JOKERS | of_rank);
  uint8_t open = lay_kinds(cards, ~down, 0, bid);
  bid->face_down = (uint8_t)(lay_kinds(cards, down, open, bid) - open);
}

/* A player's question: may these cards be shown? */
typedef struct Asking {
  const Bidder *bidder;
  const CardSet *cards;
} Asking;

/* Asks a function of the bid's type; LEGAL, REFUSED_BID_CARDS with its sentence, or
** REFUSED_RULE_FAILED. */
static Refusal ask_type(const Asking *asking, const Bid *bid, bool is, Ruling *why) {
  HookCall call;
  hook_call(&call, HOOK_DECLARE_BIDS, asking->bidder->game, bid->seat);
  call.is = is;
  call.bid = bid;
  call.hand = asking->bidder->hand;
  if (!rule_answers(asking->bidder->rules, &call, why)) return REFUSED_RULE_FAILED;
  if (call.answer[0]) return LEGAL;
  if (call.text[0]) ruling_refuse(why, REFUSED_BID_CARDS, call.text);
  return REFUSED_BID_CARDS;
}

/* Fills the bid as one of this type, if the cards are one: LEGAL. */
static Refusal read_as(const Asking *asking, int i, const Faces *faces, Bid *bid, Ruling *why) {
  const BidType *type = &asking->bidder->rules->declare.bids[i];
  Parts parts = {-1, -1};
  bool numbers = type->is ? range_has(type->cards, bid->count)
                          : fits(type, faces, asking->bidder->ranks, &parts);
  if (!numbers) return REFUSED_BID_CARDS;
  Card rank = parts.rank < 0 ? CARD_NONE : faces->card[parts.rank];
  Card any = parts.any < 0 ? CARD_NONE : faces->card[parts.any];
  bid->type = (uint8_t)i;
  bid->joker = faces->joker;
  bid->jokers = (uint8_t)faces->jokers;
  bid->card = type->is ? commonest(asking->cards) : rank == CARD_NONE ? any : rank;
  if (bid->card == CARD_NONE) bid->card = faces->joker;
  lay_down(type, asking->cards, rank, bid);
  Refusal refusal = type->is ? ask_type(asking, bid, true, why) : LEGAL;
  if (refusal == LEGAL && type->only) refusal = ask_type(asking, bid, false, why);
  return refusal;
}

/* Finds the first type of bid, in the order of their names, that the cards are. Not LEGAL: *why is
** only filled by a function's sentence, or when it failed. */
static Refusal find_kind(const Asking *asking, Bid *bid, Ruling *why) {
  Faces faces = faces_of(asking->cards);
  const Rules *rules = asking->bidder->rules;
  int n = cardset_size_to(asking->cards, BID_CARDS_MAX + 1, ~(uint64_t)0, PACK_MAX);
  if (n == 0 || n > BID_CARDS_MAX) return REFUSED_BID_CARDS;
  bid->count = (uint8_t)n;
  for (int i = 0; i < rules->declare.bids_n; i++) {
    Refusal refusal = read_as(asking, i, &faces, bid, why);
    if (refusal == LEGAL && why) *why = ruling_make(LEGAL); /* an earlier type said no */
    if (refusal != REFUSED_BID_CARDS) return refusal;
  }
  Card shown = faces.card[0];
  bool rank_alone = !faces.mixed && faces.cards == 1 && !(rules->declare.faces >> shown & 1);
  bool other_rank = rank_alone && !(asking->bidder->ranks >> card_rank(shown) & 1);
  return other_rank ? REFUSED_BID_RANK : REFUSED_BID_CARDS;
}

/* ---- what beats what ---- */

static int joker_value(Card joker) { return joker == CARD_NONE ? 0 : joker - LJ + 1; }

/* Diamonds, clubs, hearts, spades: the order in which this family ranks declared suits. */
enum { HIGHEST_SUIT = SPADES };
static int suit_value(const Bid *bid) {
  static const int VALUE[SUIT_NB] = {[DIAMONDS] = 1, [CLUBS] = 2, [HEARTS] = 3, [SPADES] = 4};
  Suit suit = card_suit(bid->card);
  return suit == SUIT_NONE ? 0 : VALUE[suit];
}

/* Is `bid` higher than `standing` by declare.beats, a function not asked? */
static bool bid_beats_builtin(const Rules *rules, const Bid *bid, const Bid *standing) {
  for (int i = 0; i < rules->declare.beats_n; i++) {
    int difference = 0;
    switch (rules->declare.beats[i]) {
      case BEATS_COUNT: difference = bid->count - standing->count; break;
      case BEATS_JOKER: difference = joker_value(bid->joker) - joker_value(standing->joker); break;
      case BEATS_SUIT: difference = suit_value(bid) - suit_value(standing); break;
      default: break;
    }
    if (difference) return difference > 0;
  }
  return false;
}

typedef struct Beats {
  const Rules *rules;
  const Bid *bid, *standing;
} Beats;

static void beats_inherited(HookCall *call) {
  const Beats *beats = call->builtin_data;
  call->answer[0] = bid_beats_builtin(beats->rules, beats->bid, beats->standing);
}

/* 1 higher, 0 not, -1: the rule failed, and *why says how. */
static int beats_standing(const Rules *rules, const Bid *bid, const Bid *standing,
                          const struct Game *game, Ruling *why) {
  if (!rules_hooked(rules, HOOK_DECLARE_BEATS)) return bid_beats_builtin(rules, bid, standing);
  Beats beats = {rules, bid, standing};
  HookCall call;
  hook_call(&call, HOOK_DECLARE_BEATS, game, bid->seat);
  call.bid = bid;
  call.standing = standing;
  call.builtin = beats_inherited;
  call.builtin_data = &beats;
  if (rules->ask(rules->context, &call)) return call.answer[0] != 0;
  ruling_refuse(why, REFUSED_RULE_FAILED, call.text);
  return -1;
}

const Bid *bidding_overcalled(const Bidding *bidding, int seat, Bid *bid) {
  if (bidding->n == 0 || bidding->last.seat == seat) return NULL;
  for (int i = bidding->n - 2; i >= 0; i--) {
    *bid = bidding_bid(bidding, i);
    if (bid->seat == seat && !bid->withdrawn) return bid;
  }
  return NULL;
}

/* The same cards, though more or fewer of them. */
static bool same_faces(const Bid *a, const Bid *b) {
  CardSet of_a, of_b;
  bid_cards(a, &of_a);
  bid_cards(b, &of_b);
  return of_a.plane[0] == of_b.plane[0];
}

/* The cards of the other bid and more of the same. */
static bool adds_to(const Bid *bid, const Bid *other) {
  CardSet cards, others;
  bid_cards(bid, &cards);
  bid_cards(other, &others);
  return bid->count > other->count && same_faces(bid, other) &&
         cardset_has(&cards, &others, PACK_MAX);
}

/* "identical cards of the trump rank (1 or more)" */
static void describe_range(Text *text, const char *what, Range range, bool *first) {
  if (range.max == 0) return;
  if (!*first) text_put(text, SAY(BID_WITH));
  *first = false;
  say(text,
      range.max == 0xff        ? SAY(RANGE_FROM)
      : range.max == range.min ? SAY(RANGE_EXACT)
                               : SAY(RANGE_TO),
      what, range.min, range.max);
}

static void describe_type(Text *text, const BidType *type) {
  bool first = true;
  if (text->length) text_put(text, SAY(LIST_COMMA));
  if (type->is) say(text, SAY(BID_COUNTS_AS), type->name);
  describe_range(text, SAY(BID_RANKS), type->rank, &first);
  describe_range(text, SAY(BID_JOKERS), type->joker, &first);
  describe_range(text, SAY(BID_ANY), type->any, &first);
}

/* `why` may hold the sentence of a function already. */
static Refusal refuse_cards(const Rules *rules, const CardSet *cards, Ruling *why) {
  char kinds[240];
  if (!why) return REFUSED_BID_CARDS;
  Text text = text_start(kinds, sizeof kinds);
  for (int i = 0; i < rules->declare.bids_n; i++) describe_type(&text, &rules->declare.bids[i]);
  if (why->refusal != REFUSED_BID_CARDS)
    ruling_refuse(why, REFUSED_BID_CARDS, kinds[0] ? SAY(BID_KINDS) : SAY(BID_NO_KINDS), kinds);
  why->cards = *cards;
  return REFUSED_BID_CARDS;
}

static Refusal refuse_rank(uint16_t ranks, const CardSet *cards, Ruling *why) {
  if (!why) return REFUSED_BID_RANK;
  char names[64] = "";
  for (Rank rank = 0; rank < RANK_NB; rank++)
    if (ranks >> rank & 1)
      snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", names[0] ? " " : "",
               rank_name(rank, STYLE_ASCII));
  ruling_refuse(why, REFUSED_BID_RANK, names[0] ? names : SAY(NO_RANK_NOW));
  why->cards = *cards;
  return REFUSED_BID_RANK;
}

/* Can so many cards be shown in this deck, by any type of bid? */
static bool deck_has(const Rules *rules, int count) {
  int jokers = rules->deck.LJ > rules->deck.HJ ? rules->deck.LJ : rules->deck.HJ;
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidType *type = &rules->declare.bids[i];
    int most = type->is
                   ? type->cards.max
                   : bid_at_most(type->rank, rules->deck.packs) + bid_at_most(type->joker, jokers) +
                         bid_at_most(type->any, rules->deck.packs);
    if (count <= most) return true;
  }
  return false;
}

/* The cards of the set and so many copies of another, if the deck has them. */
static bool put_copies(const Rules *rules, Card card, int copies, CardSet *cards) {
  if (copies > rules_copies(rules, card)) return false;
  for (; copies > 0; copies--) cardset_put(cards, card, PACK_MAX);
  return true;
}

/* Could so many cards of this deck beat the standing bid: identical ones, or such with jokers?
** Where functions say what is a bid, others could. */
static bool could_beat(const Bidder *bidder, int count) {
  const Rules *rules = bidder->rules;
  CardSet deck = CARDSET_EMPTY;
  Bidder of_all = *bidder;
  of_all.hand = &deck;
  for (int i = 0; i < rules->declare.bids_n; i++)
    if (rules->declare.bids[i].is) return true;
  for (Card card = 0; card < KIND_NB; card++)
    put_copies(rules, card, rules_copies(rules, card), &deck);
  for (Card card = 0; card < KIND_NB; card++)
    for (int k = 1; k < 2 * count; k++) { /* k / 2 jokers */
      CardSet cards = CARDSET_EMPTY;
      Bid bid;
      if (!put_copies(rules, card, count - k / 2, &cards) ||
          !put_copies(rules, k % 2 ? HJ : LJ, k / 2, &cards))
        continue;
      Refusal refusal = bid_check(&of_all, &cards, false, &bid, NULL);
      if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return true; /* who knows */
    }
  return false;
}

/* What would beat the standing bid: more cards, or as many higher ones. */
static const char *needed_words(const Bidder *bidder, const Bid *standing) {
  const Rules *rules = bidder->rules;
  int count = standing->count;
  bool higher = could_beat(bidder, count), more = rules_hooked(rules, HOOK_DECLARE_BEATS);
  for (int i = 0; i < rules->declare.beats_n; i++) more |= rules->declare.beats[i] == BEATS_COUNT;
  if (more && deck_has(rules, count + 1) && could_beat(bidder, count + 1))
    return higher ? SAY(NEEDS_MORE_OR_HIGHER) : SAY(NEEDS_MORE);
  return higher ? SAY(NEEDS_HIGHER) : SAY(NEEDS_NOTHING);
}

static Refusal refuse_too_few(const Bidder *bidder, const Bid *bid, const Bid *standing,
                              Ruling *why) {
  const Rules *rules = bidder->rules;
  const Bidding *bidding = bidder->bidding;
  if (!why) return REFUSED_BID_TOO_FEW;
  char needed[64];
  Bid found;
  const Bid *own = bidding_overcalled(bidding, bid->seat, &found);
  bool same = own && same_faces(own, bid), in_time = bidding->may_answer == bid->seat;
  if (same && !in_time && bid->count == standing->count &&
      bid->count < rules_copies(rules, bid->card))
    return ruling_refuse(why, REFUSED_BID_TOO_FEW, SAY(BID_LATE), standing->count + 1);
  bool adds = same && in_time && own->count < standing->count;
  if (adds && (rules->declare.own & OWN_DEFEND))
    say_in(needed, SAY(NEEDS_DEFENCE), standing->count);
  else
    say_in(needed, needed_words(bidder, standing), standing->count + 1);
  return ruling_refuse(why, REFUSED_BID_TOO_FEW, SAY(BID_LOW), bid->count,
                       (char)('A' + standing->seat), needed);
}

static Refusal check_own(const Rules *rules, const Bid *bid, const Bid *standing,
                         const struct Game *game, Ruling *why) {
  if (adds_to(bid, standing)) {
    if (rules->declare.own & OWN_ADD) return LEGAL;
    return ruling_refuse(why, REFUSED_BID_OWN, SAY(OWN_NO_ADDING));
  }
  if (same_faces(bid, standing) && bid->count <= standing->count)
    return ruling_refuse(why, REFUSED_BID_OWN, SAY(OWN_STANDS));
  if (!(rules->declare.own & OWN_CHANGE))
    return ruling_refuse(why, REFUSED_BID_OWN, SAY(OWN_NO_CHANGE));
  int higher = beats_standing(rules, bid, standing, game, why);
  if (higher < 0) return REFUSED_RULE_FAILED;
  if (higher) return LEGAL;
  return ruling_refuse(why, REFUSED_BID_TOO_FEW, SAY(OWN_BEAT), standing->count);
}

static Refusal check_defence(const Rules *rules, const Bidding *bidding, const Bid *bid,
                             const Bid *standing, Ruling *why) {
  Bid found;
  const Bid *own = bidding_overcalled(bidding, bid->seat, &found);
  if (!(rules->declare.own & OWN_DEFEND))
    return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(DEFENCE_NONE));
  if (bidding->may_answer != bid->seat || !own || !standing)
    return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(DEFENCE_AT_ONCE));
  if (!adds_to(bid, own)) return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(DEFENCE_IDENTICAL));
  if (bid->count != standing->count)
    return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(DEFENCE_AS_MANY), standing->count);
  return LEGAL;
}

/* May nobody bid any more, but in defence? */
static bool is_locked(const Rules *rules, const Bidding *bidding) {
  const Bid *standing = bidding_standing(bidding);
  return standing && (rules->declare.bids[standing->type].locks || bidding->locked);
}

bool bid_is_enough(const Rules *rules, const Bidding *bidding, int seat, int n, Card joker) {
  const Bid *standing = bidding_standing(bidding);
  if (!standing || n == 0) return n > 0;
  if (is_locked(rules, bidding) || bidding_is_full(bidding)) return false;
  if (rules_hooked(rules, HOOK_DECLARE_BEATS)) return true;
  if (standing->seat != seat) {
    if ((rules->declare.own & OWN_RETAKE) && n >= standing->count) return true;
  } else {
    if ((rules->declare.own & OWN_ADD) && n > standing->count) return true;
    if (!(rules->declare.own & OWN_CHANGE)) return false;
  }
  const Bid best = {.count = (uint8_t)n, .joker = joker, .card = card_make(HIGHEST_SUIT, RANK_2)};
  return bid_beats_builtin(rules, &best, standing);
}

static Refusal check_against(const Bidder *bidder, const Bid *bid, Ruling *why) {
  const Rules *rules = bidder->rules;
  const Bidding *bidding = bidder->bidding;
  const struct Game *game = bidder->game;
  const Bid *standing = bidding_standing(bidding);
  bool locked = !bid->defence && is_locked(rules, bidding);
  if (locked || bidding_is_full(bidding)) {
    if (why) *why = ruling_make(REFUSED_BID_LOCKED);
    return REFUSED_BID_LOCKED;
  }
  if (bid->defence) return check_defence(rules, bidding, bid, standing, why);
  if (!standing) return LEGAL;
  bool beatable = rules->declare.beats_n > 0 || rules_hooked(rules, HOOK_DECLARE_BEATS);
  if (!beatable && (standing->seat != bid->seat || !rules->declare.own)) {
    if (why) *why = ruling_make(REFUSED_BID_FINAL);
    if (why) why->seat = standing->seat;
    return REFUSED_BID_FINAL;
  }
  if (standing->seat == bid->seat) return check_own(rules, bid, standing, game, why);
  int higher = beats_standing(rules, bid, standing, game, why);
  if (higher < 0) return REFUSED_RULE_FAILED;
  if (higher) return LEGAL;
  Bid found;
  const Bid *own = bidding_overcalled(bidding, bid->seat, &found);
  if ((rules->declare.own & OWN_RETAKE) && own && same_faces(own, bid) &&
      bid->count == standing->count && !standing->jokers)
    return LEGAL;
  return refuse_too_few(bidder, bid, standing, why);
}

/* Is an earlier bid of a seat part of a later one, or of the one that is made now? */
static bool is_taken_up(const Bidding *bidding, int i, const Bid *now) {
  CardSet old, later;
  Bid bid = bidding_bid(bidding, i);
  bid_cards(&bid, &old);
  bid_cards(now, &later);
  if (cardset_has(&later, &old, PACK_MAX)) return true;
  for (int j = i + 1; j < bidding->n; j++) {
    bid = bidding_bid(bidding, j);
    if (bid.seat != now->seat) continue;
    bid_cards(&bid, &later);
    if (cardset_has(&later, &old, PACK_MAX)) return true;
  }
  return false;
}

/* Takes what a bid shows out of a hand, as far as it is in it: a card may have been buried. */
static void take_shown(const Bid *bid, CardSet *hand) {
  for (int i = 0; i < bid->count; i++) {
    Card card = bid->shown[i];
    if (card != CARD_NONE && cardset_count(hand, card, PACK_MAX) > 0)
      cardset_take(hand, card, PACK_MAX);
  }
}

/* declare.shown "spent": cards of earlier bids of the seat are gone, but for the bid that is added
** to or defended. */
static bool spent(const Rules *rules, const Bidding *bidding, const Bid *bid, const CardSet *hand) {
  if (rules->declare.shown != SHOWN_SPENT) return false;
  CardSet cards, left = *hand;
  for (int i = 0; i < bidding->n; i++) {
    Bid earlier = bidding_bid(bidding, i);
    if (earlier.seat != bid->seat || is_taken_up(bidding, i, bid)) continue;
    take_shown(&earlier, &left);
  }
  bid_cards(bid, &cards);
  return !cardset_has(&left, &cards, PACK_MAX);
}

static Refusal refuse_spent(const CardSet *cards, Ruling *why) {
  if (!why) return REFUSED_BID_SPENT;
  *why = ruling_make(REFUSED_BID_SPENT);
  why->cards = *cards;
  return REFUSED_BID_SPENT;
}

Refusal bid_check(const Bidder *bidder, const CardSet *cards, bool defend, Bid *bid, Ruling *why) {
  const Rules *rules = bidder->rules;
  *bid = (Bid){.seat = (uint8_t)bidder->seat, .defence = defend, .joker = CARD_NONE};
  Asking asking = {bidder, cards};
  Refusal refusal = find_kind(&asking, bid, why);
  if (refusal == REFUSED_RULE_FAILED) return refusal;
  if (refusal == REFUSED_BID_RANK) return refuse_rank(bidder->ranks, cards, why);
  if (refusal != LEGAL) return refuse_cards(rules, cards, why);
  if (!cardset_has(bidder->hand, cards, PACK_MAX)) return ruling_held(why, bidder->hand, cards);
  if (spent(rules, bidder->bidding, bid, bidder->hand)) return refuse_spent(cards, why);
  refusal = check_against(bidder, bid, why);
  if (refusal != LEGAL) return refusal;
  if (bidder->passive && rules->declare.by == DECLARES_ACTIVE) {
    if (why) *why = ruling_make(REFUSED_BID_PASSIVE);
    return REFUSED_BID_PASSIVE;
  }
  if (!rules_hooked(rules, HOOK_DECLARE_REFUSE)) return LEGAL;
  HookCall call;
  hook_call(&call, HOOK_DECLARE_REFUSE, bidder->game, bidder->seat);
  call.bid = bid;
  call.standing = bidding_standing(bidder->bidding);
  call.hand = bidder->hand;
  return ruling_ask(rules, &call, why);
}

void bidding_add(const Rules *rules, Bidding *bidding, const Bid *bid) {
  assert(!bidding_is_full(bidding));
  Bid *last = &bidding->last;
  bidding->may_answer = 0xff;
  if (bidding->n++ > 0) {
    last->withdrawn = bid->defence;
    if (!bid->defence && last->seat != bid->seat && (rules->declare.own & OWN_DEFEND))
      bidding->may_answer = last->seat;
    size_t bytes = WITHOUT_CARDS + (size_t)last->count;
    memcpy(bidding->earlier + bidding->used, last, bytes);
    bidding->used = (uint16_t)(bidding->used + bytes);
  }
  *last = *bid;
  assert(bidding_is_ok(bidding));
}
