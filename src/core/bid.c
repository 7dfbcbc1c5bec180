/* bid.c - declaring trumps (亮主), overcalling (反主), defending: what beats what, and who may. */
#include "core/bid.h"

#include <stdio.h>

const Bid *bidding_standing(const Bidding *bidding) {
  for (int i = bidding->n - 1; i >= 0; i--)
    if (!bidding->bid[i].withdrawn) return &bidding->bid[i];
  return NULL;
}

void bid_cards(const Bid *bid, CardSet *cards) {
  *cards = CARDSET_EMPTY;
  for (int i = 0; i < bid->count; i++)
    cardset_put(cards, i < bid->jokers ? bid->joker : bid->card, PACK_MAX);
}

Trump bid_trump(const Rules *rules, const Bid *bid, Rank rank) {
  bool no_suit = rules->declare.bids[bid->kind].trump == BID_TRUMP_NONE;
  if (bid->makes_trump)
    return (Trump){rank, bid->makes_trump == BID_MAKES_NO_TRUMP ? SUIT_NONE
                                                                : (Suit)(bid->makes_trump - 1)};
  return (Trump){rank, no_suit ? SUIT_NONE : card_suit(bid->card)};
}

/* Reads the cards as one rank card and one joker, each any number of times. False: mixed cards. */
static bool read_cards(const CardSet *cards, Bid *bid) {
  uint64_t kinds = cards->plane[0], jokers = kinds & (bit(LJ) | bit(HJ)), ranks = kinds & ~jokers;
  if (!kinds || bit_count(jokers) > 1 || bit_count(ranks) > 1) return false;
  bid->joker = jokers ? (Card)bit_lowest(jokers) : CARD_NONE;
  bid->jokers = jokers ? (uint8_t)cardset_count(cards, bid->joker, PACK_MAX) : 0;
  bid->card = ranks ? (Card)bit_lowest(ranks) : bid->joker;
  bid->count = (uint8_t)cardset_size(cards, PACK_MAX);
  return true;
}

static bool find_kind(const Rules *rules, Bid *bid) {
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidKind *kind = &rules->declare.bids[i];
    if (range_has(kind->rank, bid->count - bid->jokers) && range_has(kind->joker, bid->jokers)) {
      bid->kind = (uint8_t)i;
      return true;
    }
  }
  return false;
}

static int joker_value(const Bid *bid) { return bid->joker == CARD_NONE ? 0 : bid->joker - LJ + 1; }

/* Diamonds, clubs, hearts, spades: the order in which this family ranks declared suits. */
static int suit_value(const Bid *bid) {
  static const int VALUE[SUIT_NB] = {[DIAMONDS] = 1, [CLUBS] = 2, [HEARTS] = 3, [SPADES] = 4};
  Suit suit = card_suit(bid->card);
  return suit == SUIT_NONE ? 0 : VALUE[suit];
}

bool bid_beats_builtin(const Rules *rules, const Bid *bid, const Bid *standing) {
  for (int i = 0; i < rules->declare.beats_n; i++) {
    int difference = 0;
    switch (rules->declare.beats[i]) {
      case BEATS_COUNT: difference = bid->count - standing->count; break;
      case BEATS_JOKER: difference = joker_value(bid) - joker_value(standing); break;
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
  HookCall call = hook_call(HOOK_DECLARE_BEATS, game, bid->seat);
  call.bid = bid;
  call.standing = standing;
  call.builtin = beats_inherited;
  call.builtin_data = &beats;
  if (rules->ask(rules->context, &call)) return call.answer[0] != 0;
  ruling_refuse(why, REFUSED_RULE_FAILED, call.text);
  return -1;
}

/* The latest bid of a seat that was overcalled; NULL if there is none. */
static const Bid *overcalled_bid(const Bidding *bidding, int seat) {
  const Bid *standing = bidding_standing(bidding);
  if (!standing || standing->seat == seat) return NULL;
  for (int i = bidding->n - 1; i >= 0; i--)
    if (bidding->bid[i].seat == seat && !bidding->bid[i].withdrawn) return &bidding->bid[i];
  return NULL;
}

bool bid_defence(const Bidding *bidding, int seat, CardSet *cards) {
  const Bid *own = overcalled_bid(bidding, seat), *standing = bidding_standing(bidding);
  if (!own || bidding->may_answer != seat || own->jokers) return false;
  Bid raised = *own;
  raised.count = standing->count;
  bid_cards(&raised, cards);
  return true;
}

/* "identical cards of the trump rank (1 or more), identical jokers (2 or more)" */
static void describe_range(Text *text, const char *what, Range range) {
  if (range.max == 0) return;
  if (text->length) text_put(text, SAY(LIST_COMMA));
  say(text,
      range.max == 0xff        ? SAY(RANGE_FROM)
      : range.max == range.min ? SAY(RANGE_EXACT)
                               : SAY(RANGE_TO),
      what, range.min, range.max);
}

static Refusal refuse_cards(const Rules *rules, const CardSet *cards, Ruling *why) {
  if (!why) return REFUSED_BID_CARDS;
  char kinds[200];
  Text text = text_start(kinds, sizeof kinds);
  for (int i = 0; i < rules->declare.bids_n; i++) {
    describe_range(&text, SAY(BID_RANKS), rules->declare.bids[i].rank);
    describe_range(&text, SAY(BID_JOKERS), rules->declare.bids[i].joker);
  }
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

/* What would beat the standing bid: more cards, if the deck has them, or as many higher ones. */
static const char *needed_words(const Rules *rules, const Bid *standing) {
  bool higher = rules->declare.beats_n > 1;
  if (standing->count < rules->deck.packs)
    return higher ? SAY(NEEDS_MORE_OR_HIGHER) : SAY(NEEDS_MORE);
  return higher ? SAY(NEEDS_HIGHER) : SAY(NEEDS_NOTHING);
}

static Refusal refuse_too_few(const Rules *rules, const Bidding *bidding, const Bid *bid,
                              const Bid *standing, Ruling *why) {
  if (!why) return REFUSED_BID_TOO_FEW;
  char needed[64];
  const Bid *own = overcalled_bid(bidding, bid->seat);
  bool same = own && own->card == bid->card, in_time = bidding->may_answer == bid->seat;
  if (same && !in_time && bid->count == standing->count)
    return ruling_refuse(why, REFUSED_BID_TOO_FEW, SAY(BID_LATE), standing->count + 1);
  if (same && in_time && (rules->declare.own & OWN_DEFEND))
    say_in(needed, SAY(NEEDS_DEFENCE), standing->count);
  else
    say_in(needed, needed_words(rules, standing), standing->count + 1);
  return ruling_refuse(why, REFUSED_BID_TOO_FEW, SAY(BID_LOW), bid->count,
                       (char)('A' + standing->seat), needed);
}

static Refusal check_own(const Rules *rules, const Bid *bid, const Bid *standing,
                         const struct Game *game, Ruling *why) {
  bool same = bid->card == standing->card && bid->joker == standing->joker;
  if (same) {
    if (bid->count <= standing->count) return ruling_refuse(why, REFUSED_BID_OWN, SAY(OWN_STANDS));
    if (rules->declare.own & OWN_ADD) return LEGAL;
    return ruling_refuse(why, REFUSED_BID_OWN, SAY(OWN_NO_ADDING));
  }
  if (!(rules->declare.own & OWN_CHANGE))
    return ruling_refuse(why, REFUSED_BID_OWN, SAY(OWN_NO_CHANGE));
  int higher = beats_standing(rules, bid, standing, game, why);
  if (higher < 0) return REFUSED_RULE_FAILED;
  if (higher) return LEGAL;
  return ruling_refuse(why, REFUSED_BID_TOO_FEW, SAY(OWN_BEAT), standing->count);
}

static Refusal check_defence(const Rules *rules, const Bidding *bidding, const Bid *bid,
                             const Bid *standing, Ruling *why) {
  const Bid *own = overcalled_bid(bidding, bid->seat);
  if (!(rules->declare.own & OWN_DEFEND))
    return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(DEFENCE_NONE));
  if (bidding->may_answer != bid->seat || !own)
    return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(DEFENCE_AT_ONCE));
  if (own->card != bid->card) return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(DEFENCE_IDENTICAL));
  if (bid->count != standing->count)
    return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(DEFENCE_AS_MANY), standing->count);
  return LEGAL;
}

static Refusal check_against(const Rules *rules, const Bidding *bidding, const Bid *bid,
                             const struct Game *game, Ruling *why) {
  const Bid *standing = bidding_standing(bidding);
  if (bid->defence) return check_defence(rules, bidding, bid, standing, why);
  if (!standing) return LEGAL;
  if (rules->declare.bids[standing->kind].locks || bidding->locked || bidding->n == BID_MAX) {
    if (why) *why = ruling_make(REFUSED_BID_LOCKED);
    return REFUSED_BID_LOCKED;
  }
  if (standing->seat == bid->seat) return check_own(rules, bid, standing, game, why);
  int higher = beats_standing(rules, bid, standing, game, why);
  if (higher < 0) return REFUSED_RULE_FAILED;
  if (higher) return LEGAL;
  const Bid *own = overcalled_bid(bidding, bid->seat);
  if ((rules->declare.own & OWN_RETAKE) && own && own->card == bid->card &&
      bid->count == standing->count && !standing->jokers)
    return LEGAL;
  return refuse_too_few(rules, bidding, bid, standing, why);
}

/* declare.shown "spent": cards of earlier bids of the seat are gone, but for the bid that is added
** to or defended. */
static bool spent(const Rules *rules, const Bidding *bidding, const Bid *bid, const CardSet *hand) {
  if (rules->declare.shown != SHOWN_SPENT) return false;
  CardSet cards, left = *hand;
  for (int i = 0; i < bidding->n; i++) {
    const Bid *old = &bidding->bid[i];
    if (old->seat != bid->seat || old->card == bid->card) continue;
    bid_cards(old, &cards);
    if (cardset_has(&left, &cards, PACK_MAX)) cardset_subtract(&left, &left, &cards, PACK_MAX);
  }
  bid_cards(bid, &cards);
  return !cardset_has(&left, &cards, PACK_MAX);
}

Refusal bid_check(const Rules *rules, const Bidding *bidding, int seat, uint16_t ranks,
                  const CardSet *hand, const CardSet *cards, bool defend, const struct Game *game,
                  Bid *bid, Ruling *why) {
  *bid = (Bid){.seat = (uint8_t)seat, .defence = defend};
  if (!read_cards(cards, bid)) return refuse_cards(rules, cards, why);
  if (bid->count > bid->jokers && !(ranks >> card_rank(bid->card) & 1))
    return refuse_rank(ranks, cards, why);
  if (!find_kind(rules, bid)) return refuse_cards(rules, cards, why);
  if (!cardset_has(hand, cards, PACK_MAX) || spent(rules, bidding, bid, hand)) {
    if (why) {
      *why = ruling_make(REFUSED_NOT_HELD);
      why->owed = *cards;
    }
    return REFUSED_NOT_HELD;
  }
  Refusal refusal = check_against(rules, bidding, bid, game, why);
  if (refusal != LEGAL) return refusal;
  HookCall call = hook_call(HOOK_DECLARE_REFUSE, game, seat);
  call.bid = bid;
  call.standing = bidding_standing(bidding);
  call.hand = hand;
  return ruling_ask(rules, &call, why);
}

void bidding_add(const Rules *rules, Bidding *bidding, const Bid *bid) {
  assert(bidding->n < BID_MAX);
  Bid *standing = (Bid *)bidding_standing(bidding);
  bidding->may_answer = 0xff;
  if (bid->defence)
    standing->withdrawn = true;
  else if (standing && standing->seat != bid->seat && (rules->declare.own & OWN_DEFEND))
    bidding->may_answer = standing->seat;
  bidding->bid[bidding->n++] = *bid;
}

/* The bids of one seat as they are found. A rule that fails ends the search: it would again. */
typedef struct BidList {
  const Rules *rules;
  const Bidding *bidding;
  const CardSet *hand;
  const struct Game *game;
  uint16_t ranks;
  CardSet *cards;
  int n, max;
} BidList;

/* Notes the bid if it is allowed. */
static void list_bid(BidList *list, const Bid *shown) {
  if (list->n >= list->max) return;
  Bid bid;
  CardSet *out = &list->cards[list->n];
  bid_cards(shown, out);
  Refusal refusal = bid_check(list->rules, list->bidding, shown->seat, list->ranks, list->hand, out,
                              false, list->game, &bid, NULL);
  list->n += refusal == LEGAL;
  if (refusal == REFUSED_RULE_FAILED) list->max = 0;
}

int bid_list(const Rules *rules, const Bidding *bidding, int seat, uint16_t ranks,
             const CardSet *hand, const struct Game *game, CardSet cards[], int max) {
  BidList list = {rules, bidding, hand, game, ranks, cards, 0, max};
  uint64_t of_rank = 0, jokers = hand->plane[0] & (bit(LJ) | bit(HJ));
  for (int suit = 0; suit < SUIT_NB; suit++) of_rank |= (uint64_t)ranks << (suit * RANK_NB);
  of_rank &= hand->plane[0];
  for (int joker = LJ - 1; joker <= HJ; joker++) { /* LJ - 1: without a joker */
    if (joker >= LJ && !(jokers >> joker & 1)) continue;
    int jokers_held = joker < LJ ? 0 : cardset_count(hand, joker, PACK_MAX);
    for (int with = joker < LJ ? 0 : 1; with <= jokers_held; with++) {
      Bid shown = {.seat = (uint8_t)seat, .joker = (Card)joker, .jokers = (uint8_t)with};
      shown.count = shown.jokers;
      if (with > 0) list_bid(&list, &shown);
      for (uint64_t left = of_rank; left;) {
        shown.card = (Card)bit_pop(&left);
        int held = cardset_count(hand, shown.card, PACK_MAX);
        for (int count = 1; count <= held; count++) {
          shown.count = (uint8_t)(with + count);
          list_bid(&list, &shown);
        }
      }
    }
  }
  return list.n;
}
