/* bids_possible.c - see bids_possible.h. */
#include "deal/bids_possible.h"

#include "base/numbers.h"

/* The most identical cards of these kinds that a bid could show, or -1: there are too few. */
static inline int most_alike(Range range, const CardSet *hand, uint64_t kinds) {
  if (range.max == 0) return 0;
  int n = bid_at_most(range, bid_copies(hand, kinds));
  return n < range.min ? -1 : n;
}

/* The most cards of the hand that such a bid could show, of a joker so many; 0: there is none. */
static inline int most_shown(const BidType *type, const CardSet *hand, uint64_t of_ranks,
                             int jokers) {
  if (type->is) return type->cards.max;
  int rank = most_alike(type->rank, hand, of_ranks), any = most_alike(type->any, hand, ~JOKERS);
  if (rank < 0 || any < 0 || jokers < type->joker.min) return 0;
  return rank + any + bid_at_most(type->joker, jokers);
}

/* Has the hand, of these kinds, as many identical cards as any bid that follows this one shows? */
static inline bool has_alike(const Rules *rules, const Bid *standing, const CardSet *hand,
                             uint64_t kinds) {
  int n = standing->count;
  if (!rules->declare.alike || rules_hooked(rules, HOOK_DECLARE_BEATS)) return true;
  return (n <= PACK_MAX && (hand->plane[n - 1] & kinds & rules->declare.ties)) ||
         (n < PACK_MAX && (hand->plane[n] & kinds));
}

bool bid_could_stand(const Rules *rules, const Bidding *bidding, int seat, const CardSet *hand,
                     uint16_t ranks) {
  const Bid *standing = bidding_standing(bidding);
  uint64_t of_ranks = cards_of_ranks(ranks);
  if (standing && !has_alike(rules, standing, hand, of_ranks | rules->declare.faces)) return false;
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidType *type = &rules->declare.bids[i];
    int jokers = type->joker.max ? bid_copies(hand, JOKERS) : 0;
    int most = most_shown(type, hand, of_ranks, jokers);
    Card joker = type->is || jokers ? HJ : CARD_NONE;
    if (most > 0 && bid_is_enough(rules, bidding, seat, most, joker)) return true;
  }
  return false;
}

/* The bids of one seat as they are found. A rule that fails ends the search: it would again. */
typedef struct BidList {
  const Bidder *bidder;
  const CardSet *from; /* the cards that sets are made of */
  bool defends;
  Bid *bids;
  int n, max, asked;
  BidSearch search;
  Card joker; /* the highest that is shown, or CARD_NONE */
} BidList;

static bool is_at_end(const BidList *list) { return list->n >= list->max || list->search.failed; }

static bool is_enough(const BidList *list, int cards) {
  const Bidder *bidder = list->bidder;
  return list->defends ||
         bid_is_enough(bidder->rules, bidder->bidding, bidder->seat, cards, list->joker);
}

/* Notes the n cards if they may be shown, or if that cannot be said because a rule fails. */
static void list_cards(BidList *list, const CardSet *cards, int n) {
  if (is_at_end(list) || !is_enough(list, n)) return;
  Refusal refusal = bid_check(list->bidder, cards, list->defends, &list->bids[list->n], NULL);
  list->search.failed = refusal == REFUSED_RULE_FAILED;
  if (refusal == LEGAL || list->search.failed) list->n++;
}

/* What the plain types of bid that could stand show at most, and whether they show two faces beside
** a joker. */
typedef struct Reach {
  uint64_t faces; /* of the hand's cards beside jokers */
  int card, joker;
  bool second;
} Reach;

/* With so many of a joker. */
static Reach reach_of(const BidList *list, int jokers) {
  const Bidder *bidder = list->bidder;
  const CardSet *hand = bidder->hand;
  uint64_t of_ranks = cards_of_ranks(bidder->ranks);
  Reach reach = {0, 0, 0, false};
  for (int i = 0; i < bidder->rules->declare.bids_n; i++) {
    const BidType *type = &bidder->rules->declare.bids[i];
    if (type->is || (jokers > 0 && type->joker.max == 0)) continue;
    if (!is_enough(list, most_shown(type, hand, of_ranks, jokers))) continue;
    uint64_t rank = type->rank.max ? of_ranks & hand->plane[0] : 0;
    uint64_t any = type->any.max ? ~JOKERS & hand->plane[0] : 0;
    reach.faces |= rank | any;
    reach.card = larger(reach.card, larger(type->rank.max, type->any.max));
    reach.joker = larger(reach.joker, type->joker.max);
    reach.second = reach.second || (rank && any);
  }
  return reach;
}

static int held(const BidList *list, int card, int most) {
  int n = cardset_count(list->from, card, PACK_MAX);
  return n < most ? n : most;
}

/* The n cards shown so far with each number of each of the faces left, and of a second one. */
static void list_faces(BidList *list, const Reach *reach, const CardSet *shown, int n,
                       uint64_t faces, bool second) {
  while (faces && !is_at_end(list)) {
    int card = bit_pop(&faces), most = held(list, card, reach->card);
    CardSet cards = *shown;
    for (int copies = 1; copies <= most; copies++) {
      cardset_put(&cards, card, PACK_MAX);
      list_cards(list, &cards, n + copies);
      if (second) list_faces(list, reach, &cards, n + copies, faces, false);
    }
  }
}

/* With so many of this joker, or without one. */
static void list_plain(BidList *list, Card joker, int jokers) {
  list->joker = joker;
  Reach reach = reach_of(list, jokers);
  if (!reach.faces && !reach.joker) return;
  CardSet shown = CARDSET_EMPTY;
  if (jokers == 0) list_faces(list, &reach, &shown, 0, reach.faces, reach.second);
  for (int n = 1; n <= jokers && n <= reach.joker; n++) {
    cardset_put(&shown, joker, PACK_MAX);
    list_cards(list, &shown, n);
    list_faces(list, &reach, &shown, n, reach.faces, reach.second);
  }
}

/* Sets of `more` further cards from this place on, laid upon those shown. */
static void list_sets(BidList *list, const CardSet *shown, int from, int more) {
  int bound = list->max > 1 ? BID_ASKED_MAX : BID_ASKED_FEW;
  if (is_at_end(list) || list->search.more) return;
  if (more == 0) {
    list->search.more = ++list->asked > bound;
    if (!list->search.more) list_cards(list, shown, cardset_size(shown, PACK_MAX));
    return;
  }
  uint64_t faces = from < 64 ? list->from->plane[0] & ~(bit(from) - 1) : 0;
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
    sizes.max = (uint8_t)larger(sizes.max, type->cards.max);
  }
  if (sizes.max == 0) return;
  list->joker = HJ; /* whether there is one or not: what is not enough then never is */
  if (!is_enough(list, sizes.max)) return;
  CardSet none = CARDSET_EMPTY;
  int all = cardset_size(list->bidder->hand, PACK_MAX);
  for (int n = sizes.min ? sizes.min : 1; n <= sizes.max && n <= all && n <= BID_CARDS_MAX; n++)
    list_sets(list, &none, 0, n);
}

static bool shows_same(const Bid *a, const Bid *b) {
  CardSet of_a, of_b;
  bid_cards(a, &of_a);
  bid_cards(b, &of_b);
  return cardset_equal(&of_a, &of_b, PACK_MAX);
}

/* The same cards twice: as a plain type, and as ones that a function likes. */
static void drop_doubles(BidList *list, int plain) {
  int n = plain;
  for (int i = plain; i < list->n; i++) {
    bool there = false;
    for (int j = 0; j < plain; j++) there = there || shows_same(&list->bids[j], &list->bids[i]);
    if (!there) list->bids[n++] = list->bids[i];
  }
  list->n = n;
}

int bid_list(const Bidder *bidder, Bid bids[], int max, BidSearch *search) {
  const CardSet *hand = bidder->hand;
  uint64_t jokers = hand->plane[0] & bidder->rules->declare.faces & JOKERS;
  BidList list = {.bidder = bidder, .from = hand, .bids = bids, .max = max};
  list_plain(&list, CARD_NONE, 0);
  while (jokers) {
    Card joker = (Card)bit_pop(&jokers);
    list_plain(&list, joker, held(&list, joker, PACK_MAX));
  }
  int plain = list.n;
  list_liked(&list);
  drop_doubles(&list, plain);
  if (search) *search = list.search;
  return list.n;
}

/* How many cards the seat must add to its declaration that was just overcalled, if it may answer;
** *shown is that declaration. 0: none. */
static int owed_to_defend(const Bidding *bidding, int seat, CardSet *shown) {
  Bid found;
  if (bidding->may_answer != seat) return 0;
  const Bid *own = bidding_overcalled(bidding, seat, &found), *standing = bidding_standing(bidding);
  if (!own || standing->count <= own->count) return 0;
  bid_cards(own, shown);
  return standing->count - own->count;
}

bool bid_is_defence(const Bidding *bidding, int seat, const CardSet *cards, CardSet *added) {
  CardSet shown;
  int owed = owed_to_defend(bidding, seat, &shown);
  if (owed == 0 || cards->plane[0] != shown.plane[0] || !cardset_has(cards, &shown, PACK_MAX))
    return false;
  cardset_subtract(added, cards, &shown, PACK_MAX);
  return cardset_size(added, PACK_MAX) == owed;
}

int bid_defences(const Bidder *bidder, Bid bids[], int max, BidSearch *search) {
  CardSet shown, more;
  int owed = owed_to_defend(bidder->bidding, bidder->seat, &shown);
  BidList list = {.bidder = bidder, .from = &more, .defends = true, .bids = bids, .max = max};
  if (owed > 0 && cardset_has(bidder->hand, &shown, PACK_MAX)) {
    cardset_subtract(&more, bidder->hand, &shown, PACK_MAX);
    cardset_mask(&more, &more, shown.plane[0], PACK_MAX);
    list_sets(&list, &shown, 0, owed);
  }
  if (search) *search = list.search;
  return list.n;
}
