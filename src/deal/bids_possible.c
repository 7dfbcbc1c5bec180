/* bids_possible.c - see bids_possible.h. */
#include "deal/bids_possible.h"

/* The bids of one seat as they are found. A rule that fails ends the search: it would again. */
typedef struct BidList {
  const Bidder *bidder;
  uint64_t of_rank,
      plain;     /* cards of the hand: of the ranks that may be shown, and all but jokers */
  int rank, any; /* copies held of one of these at most */
  CardSet *cards;
  int n, max, asked;
  BidSearch search;
  int fewest; /* cards that can be enough */
} BidList;

static bool is_at_end(const BidList *list) { return list->n >= list->max || list->search.failed; }

static int fewest_cards(const BidList *list, Card joker) {
  const Bidder *bidder = list->bidder;
  return bid_fewest_cards(bidder->rules, bidder->bidding, bidder->seat, joker);
}

/* Notes the cards if they may be shown, or if that cannot be said because a rule fails. */
static void list_cards(BidList *list, const CardSet *cards) {
  if (is_at_end(list) || cardset_size(cards, PACK_MAX) < list->fewest) return;
  Bid bid;
  Refusal refusal = bid_check(list->bidder, cards, false, &bid, NULL);
  list->search.failed = refusal == REFUSED_RULE_FAILED;
  if (refusal == LEGAL || list->search.failed) list->cards[list->n++] = *cards;
}

/* The most cards that such a bid could show with so many of a joker; 0: there is none. */
static int most_shown(const BidList *list, const BidType *type, int jokers) {
  int rank = bid_at_most(type->rank, list->rank), any = bid_at_most(type->any, list->any);
  if (jokers < type->joker.min || rank < type->rank.min || any < type->any.min) return 0;
  return rank + any + bid_at_most(type->joker, jokers);
}

/* What the plain types of bid that could stand show at most, and whether they show two faces beside
** a joker. */
typedef struct Reach {
  uint64_t faces; /* of the hand's cards beside jokers */
  int card, joker;
  bool second;
} Reach;

static int most(int most, Range range) { return range.max > most ? range.max : most; }

/* With so many of a joker. */
static Reach reach_of(const BidList *list, int jokers) {
  const Rules *rules = list->bidder->rules;
  Reach reach = {0, 0, 0, false};
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidType *type = &rules->declare.bids[i];
    if (type->is || (jokers > 0 && type->joker.max == 0)) continue;
    if (most_shown(list, type, jokers) < list->fewest) continue;
    bool rank = type->rank.max && list->rank, any = type->any.max && list->any;
    if (rank) reach.faces |= list->of_rank;
    if (any) reach.faces |= list->plain;
    reach.card = most(most(reach.card, type->rank), type->any);
    reach.joker = most(reach.joker, type->joker);
    reach.second = reach.second || (rank && any);
  }
  return reach;
}

static int held(const BidList *list, int card, int most) {
  int n = cardset_count(list->bidder->hand, card, PACK_MAX);
  return n < most ? n : most;
}

/* The cards shown so far with each number of each of the faces left, and of a second one. */
static void list_faces(BidList *list, const Reach *reach, const CardSet *shown, uint64_t faces,
                       bool second) {
  while (faces && !is_at_end(list)) {
    int card = bit_pop(&faces);
    CardSet cards = *shown;
    for (int left = held(list, card, reach->card); left > 0; left--) {
      cardset_put(&cards, card, PACK_MAX);
      list_cards(list, &cards);
      if (second) list_faces(list, reach, &cards, faces, false);
    }
  }
}

/* Without a joker, then with each. */
static void list_plain(BidList *list) {
  for (int joker = LJ - 1; joker <= HJ; joker++) {
    int jokers = joker < LJ ? 0 : held(list, joker, PACK_MAX);
    if (joker >= LJ && jokers == 0) continue;
    list->fewest = fewest_cards(list, jokers ? (Card)joker : CARD_NONE);
    Reach reach = reach_of(list, jokers);
    if (!reach.faces && !reach.joker) continue;
    CardSet shown = CARDSET_EMPTY;
    if (jokers == 0) list_faces(list, &reach, &shown, reach.faces, reach.second);
    for (int left = jokers < reach.joker ? jokers : reach.joker; left > 0; left--) {
      cardset_put(&shown, joker, PACK_MAX);
      list_cards(list, &shown);
      list_faces(list, &reach, &shown, reach.faces, reach.second);
    }
  }
}

/* Sets of `more` further cards from this place on, laid upon those shown. */
static void list_sets(BidList *list, const CardSet *shown, int from, int more) {
  int bound = list->max > 1 ? BID_ASKED_MAX : BID_ASKED_FEW;
  if (is_at_end(list) || list->search.more) return;
  if (more == 0) {
    list->search.more = ++list->asked > bound;
    if (!list->search.more) list_cards(list, shown);
    return;
  }
  uint64_t faces = from < 64 ? list->bidder->hand->plane[0] & ~(bit(from) - 1) : 0;
  while (faces) {
    CardSet cards = *shown;
    int card = bit_pop(&faces), n = held(list, card, more);
    for (int i = 1; i <= n; i++) {
      cardset_put(&cards, card, PACK_MAX);
      list_sets(list, &cards, card + 1, more - i);
    }
  }
}

/* Sets that only a function can judge; those of the plain types are in the list already. */
static void list_liked(BidList *list) {
  Range sizes = {0xff, 0};
  for (int i = 0; i < list->bidder->rules->declare.bids_n; i++) {
    const BidType *type = &list->bidder->rules->declare.bids[i];
    if (!type->is) continue;
    if (type->cards.min < sizes.min) sizes.min = type->cards.min;
    sizes.max = (uint8_t)most(sizes.max, type->cards);
  }
  if (sizes.max == 0) return;
  list->fewest = fewest_cards(list, HJ); /* no other joker lets fewer be enough */
  CardSet none = CARDSET_EMPTY;
  int all = cardset_size(list->bidder->hand, PACK_MAX);
  for (int n = sizes.min ? sizes.min : 1; n <= sizes.max && n <= all && n <= BID_CARDS_MAX; n++)
    list_sets(list, &none, 0, n);
}

/* The same cards twice: as a plain type, and as ones that a function likes. */
static void drop_doubles(BidList *list, int plain) {
  int n = plain;
  for (int i = plain; i < list->n; i++) {
    bool there = false;
    for (int j = 0; j < plain; j++)
      there = there || cardset_equal(&list->cards[j], &list->cards[i], PACK_MAX);
    if (!there) list->cards[n++] = list->cards[i];
  }
  list->n = n;
}

int bid_list(const Bidder *bidder, CardSet cards[], int max, BidSearch *search) {
  const CardSet *hand = bidder->hand;
  BidList list = {.bidder = bidder, .cards = cards, .max = max};
  if (bid_could_stand(bidder->rules, bidder->bidding, bidder->seat, hand, bidder->ranks)) {
    list.plain = hand->plane[0] & (bit(LJ) - 1);
    list.of_rank = list.plain & cards_of_ranks(bidder->ranks);
    list.rank = bid_copies(hand, list.of_rank);
    list.any = bid_copies(hand, list.plain);
    list_plain(&list);
    int plain = list.n;
    list_liked(&list);
    drop_doubles(&list, plain);
  }
  if (search) *search = list.search;
  return list.n;
}

/* Cards of a rank, all of them identical. */
static bool is_of_one_card(const Bid *bid) {
  return !bid->jokers && bid->shown[0] == bid->shown[bid->count - 1];
}

bool bid_defence(const Bidding *bidding, int seat, CardSet *all, CardSet *added) {
  Bid found;
  if (bidding->may_answer != seat) return false;
  const Bid *own = bidding_overcalled(bidding, seat, &found), *standing = bidding_standing(bidding);
  if (!own || !is_of_one_card(own)) return false;
  if (standing->count <= own->count || standing->count > PACK_MAX) return false;
  *all = *added = CARDSET_EMPTY;
  for (int i = 0; i < standing->count; i++) cardset_put(all, own->card, PACK_MAX);
  for (int i = own->count; i < standing->count; i++) cardset_put(added, own->card, PACK_MAX);
  return true;
}
