/* oracle_bid.c - declaring trumps, naively. See oracle_bid.h. */
#include "oracle_bid.h"

#include "rules/questions.h"

Rank oracle_level(const Rules *rules, int level) {
  int at = rules->levels.start;
  for (int step = 0; step < level; step++)
    if (++at == rules->levels.track_n) at = rules->levels.again_from;
  return rules->levels.track[at];
}

const OracleBid *oracle_standing(const OracleBidding *bidding) {
  const OracleBid *standing = NULL;
  for (int i = 0; i < bidding->n; i++)
    if (!bidding->bid[i].withdrawn) standing = &bidding->bid[i];
  return standing;
}

/* --- functions -------------------------------------------------------------------------------- */

/* False when the rule fails. */
static bool ask(const Rules *rules, HookCall *call) {
  call->rules = rules;
  rules_begin(rules);
  return rules->ask(rules->context, call);
}

static bool is_hooked(const Rules *rules, Hook hook) { return rules->hooked >> hook & 1; }

static int lay(const Pile *pile, uint8_t out[], int n) {
  for (Card card = 0; card < KIND_NB; card++)
    for (int i = 0; i < pile->n[card] && n < BID_CARDS_MAX; i++) out[n++] = card;
  return n;
}

Bid oracle_as_bid(const OracleBid *bid) {
  Pile open = bid->cards;
  for (int card = 0; card < KIND_NB; card++) open.n[card] -= bid->face_down.n[card];
  Bid out = {.seat = (uint8_t)bid->seat, .type = (uint8_t)bid->type, .card = bid->names};
  out.count = (uint8_t)pile_size(&bid->cards);
  out.joker = bid->joker;
  out.jokers = (uint8_t)(bid->cards.n[LJ] + bid->cards.n[HJ]);
  out.face_down = (uint8_t)pile_size(&bid->face_down);
  lay(&bid->face_down, out.shown, lay(&open, out.shown, 0));
  return out;
}

static bool ask_type(const OracleBidder *bidder, const OracleBid *bid, bool is) {
  HookCall call;
  Bid asked = oracle_as_bid(bid);
  hook_call(&call, HOOK_DECLARE_BIDS, bidder->game, bid->seat);
  call.is = is;
  call.bid = &asked;
  call.hand = HAND_OF(&bidder->game->deal, bid->seat);
  return ask(bidder->rules, &call) && call.answer[0];
}

static bool is_refused(const OracleBidder *bidder, const OracleBid *bid) {
  if (!is_hooked(bidder->rules, HOOK_DECLARE_REFUSE)) return false;
  HookCall call;
  Bid asked = oracle_as_bid(bid), stands;
  const OracleBid *standing = oracle_standing(bidder->bidding);
  hook_call(&call, HOOK_DECLARE_REFUSE, bidder->game, bid->seat);
  call.bid = &asked;
  if (standing) stands = oracle_as_bid(standing);
  if (standing) call.standing = &stands;
  call.hand = HAND_OF(&bidder->game->deal, bid->seat);
  return !ask(bidder->rules, &call) || call.text[0];
}

/* --- which ranks ------------------------------------------------------------------------------ */

/* Own level; under "declarer" that of who was named, except to who would be declarer. */
static Rank own_rank(const OracleBidder *bidder) {
  const Game *game = bidder->game;
  int whose = bidder->seat;
  if (bidder->rules->declare.rank == RANK_OF_DECLARER && bidder->asked == SEAT_NONE) {
    if (game->named_declarer != SEAT_NONE) whose = game->named_declarer;
    if (game->deal.declarer != SEAT_NONE) whose = game->deal.declarer;
  }
  return oracle_level(bidder->rules, game->level[whose]);
}

static void inherited_ranks(HookCall *call) {
  OracleBidder bidder = {.rules = call->rules, .game = call->game, .seat = call->seat};
  bidder.asked = call->game->deal.asked;
  Rank rank = own_rank(&bidder);
  call->answer[0] = rank == RANK_NONE ? 0 : 1 << rank;
}

unsigned oracle_bid_ranks(const OracleBidder *bidder) {
  Rank rank = own_rank(bidder);
  if (!is_hooked(bidder->rules, HOOK_DECLARE_RANK)) return rank == RANK_NONE ? 0 : 1u << rank;
  HookCall call;
  hook_call(&call, HOOK_DECLARE_RANK, bidder->game, bidder->seat);
  call.builtin = inherited_ranks;
  return ask(bidder->rules, &call) ? (unsigned)call.answer[0] : 0;
}

/* --- which cards are a declaration ------------------------------------------------------------ */

/* The parts of a declaration: so many of these cards, -1 and 0 for none. */
typedef struct Parts {
  int rank, ranks, joker, jokers, any, anys;
} Parts;

static Pile pile_of_parts(const Parts *parts) {
  Pile pile = {{0}};
  if (parts->rank >= 0) pile.n[parts->rank] += parts->ranks;
  if (parts->joker >= 0) pile.n[parts->joker] += parts->jokers;
  if (parts->any >= 0) pile.n[parts->any] += parts->anys;
  return pile;
}

static bool piles_equal(const Pile *a, const Pile *b) { return !memcmp(a->n, b->n, sizeof a->n); }

static bool has_pile(const Pile *whole, const Pile *part) {
  for (int card = 0; card < KIND_NB; card++)
    if (part->n[card] > whole->n[card]) return false;
  return true;
}

static void add_pile(Pile *to, const Pile *pile, int sign) {
  for (int card = 0; card < KIND_NB; card++) to->n[card] += sign * pile->n[card];
}

/* What the type wants of numbers, whatever the cards are. */
static bool has_numbers(const BidType *type, const Parts *parts) {
  return range_has(type->rank, parts->ranks) && range_has(type->joker, parts->jokers) &&
         range_has(type->any, parts->anys);
}

static Card highest_joker(const Pile *pile) {
  return pile->n[HJ] ? HJ : pile->n[LJ] ? LJ : CARD_NONE;
}

static OracleBid reading_of(const OracleBidder *bidder, int type, const Parts *parts) {
  Pile rank = pile_of_parts(&(Parts){parts->rank, parts->ranks, -1, 0, -1, 0});
  Pile joker = pile_of_parts(&(Parts){-1, 0, parts->joker, parts->jokers, -1, 0});
  Pile any = pile_of_parts(&(Parts){-1, 0, -1, 0, parts->any, parts->anys});
  OracleBid bid = {.seat = bidder->seat, .type = type, .cards = pile_of_parts(parts)};
  int face_down = bidder->rules->declare.bids[type].face_down;
  if (face_down & BID_PART_RANK) add_pile(&bid.face_down, &rank, 1);
  if (face_down & BID_PART_JOKER) add_pile(&bid.face_down, &joker, 1);
  if (face_down & BID_PART_ANY) add_pile(&bid.face_down, &any, 1);
  bid.names = (Card)(parts->rank >= 0 ? parts->rank : parts->any >= 0 ? parts->any : parts->joker);
  bid.joker = highest_joker(&bid.cards);
  bid.rank = parts->rank >= 0 ? card_rank((Card)parts->rank) : RANK_NONE;
  return bid;
}

/* What is looked for: parts of these cards that are declarations. */
typedef struct Search {
  const OracleBidder *bidder;
  unsigned ranks;
  const Pile *of;
  int cards; /* in it */
  Card kind[KIND_NB];
  int kinds;
  void (*found)(struct Search *search, int type, const Parts *parts);
  /* what certain cards are */
  OracleBid *reading;
  bool is_read;
  /* all that may be shown */
  Pile *pile;
  int piles, max;
} Search;

static bool is_of_ranks(const Search *search, int card) {
  return card < LJ && search->ranks >> card_rank((Card)card) & 1;
}

static void search_any(Search *search, int type, Parts parts) {
  const BidType *row = &search->bidder->rules->declare.bids[type];
  if (has_numbers(row, &parts)) search->found(search, type, &parts);
  for (int i = 0; row->any.max && i < search->kinds && search->kind[i] < LJ; i++) {
    parts.any = search->kind[i];
    for (parts.anys = 1; parts.anys <= search->of->n[parts.any]; parts.anys++)
      if (parts.any != parts.rank && has_numbers(row, &parts)) search->found(search, type, &parts);
  }
}

static void search_jokers(Search *search, int type, Parts parts) {
  const BidType *row = &search->bidder->rules->declare.bids[type];
  search_any(search, type, parts);
  for (parts.joker = LJ; row->joker.max && parts.joker <= HJ; parts.joker++)
    for (parts.jokers = 1; parts.jokers <= search->of->n[parts.joker]; parts.jokers++)
      search_any(search, type, parts);
}

/* Every choice of a face and a number for each part. */
static void search_type(Search *search, int type) {
  const BidType *row = &search->bidder->rules->declare.bids[type];
  Parts parts = {-1, 0, -1, 0, -1, 0};
  if (row->is) return;
  search_jokers(search, type, parts);
  for (int i = 0; row->rank.max && i < search->kinds; i++) {
    parts.rank = search->kind[i];
    if (!is_of_ranks(search, parts.rank)) continue;
    for (parts.ranks = 1; parts.ranks <= search->of->n[parts.rank]; parts.ranks++)
      search_jokers(search, type, parts);
  }
}

static void note_reading(Search *search, int type, const Parts *parts) {
  if (search->is_read || parts->ranks + parts->jokers + parts->anys != search->cards) return;
  Pile pile = pile_of_parts(parts);
  if (!piles_equal(&pile, search->of)) return;
  *search->reading = reading_of(search->bidder, type, parts);
  search->is_read = true;
}

/* Of a type by a function: their suit is that of the card held most often, the lowest of those. */
static OracleBid any_cards(const OracleBidder *bidder, int type, const Pile *cards) {
  const BidType *row = &bidder->rules->declare.bids[type];
  OracleBid bid = {.seat = bidder->seat, .type = type, .cards = *cards, .rank = RANK_NONE};
  bid.joker = highest_joker(cards);
  for (Card card = 1; card < LJ; card++)
    if (cards->n[card] > cards->n[bid.names]) bid.names = card;
  if (cards->n[bid.names] == 0) bid.names = bid.joker;
  if (row->face_down == BID_PART_ALL) bid.face_down = bid.cards;
  return bid;
}

/* The first type, in the order of their names, that takes these cards by their numbers and by its
** function. */
static bool read_cards(const OracleBidder *bidder, const Pile *cards, OracleBid *out) {
  Search search = {.bidder = bidder, .of = cards, .reading = out, .found = note_reading};
  search.ranks = oracle_bid_ranks(bidder);
  search.cards = pile_size(cards);
  search.kinds = pile_kinds(cards, search.kind);
  for (int type = 0; type < bidder->rules->declare.bids_n; type++) {
    const BidType *row = &bidder->rules->declare.bids[type];
    search.is_read = row->is && range_has(row->cards, search.cards);
    if (search.is_read) *out = any_cards(bidder, type, cards);
    if (!row->is) search_type(&search, type);
    if (!search.is_read || (row->is && !ask_type(bidder, out, true))) continue;
    if (!row->only || ask_type(bidder, out, false)) return true;
  }
  return false;
}

/* --- what beats what -------------------------------------------------------------------------- */

static int joker_strength(const OracleBid *bid) {
  return bid->joker == HJ ? 2 : bid->joker == LJ ? 1 : 0;
}

static int suit_strength(const OracleBid *bid) {
  static const int STRENGTH[] = {[DIAMONDS] = 1, [CLUBS] = 2, [HEARTS] = 3, [SPADES] = 4};
  return bid->names >= LJ ? 0 : STRENGTH[card_suit(bid->names)];
}

/* By the words, the most important first. */
static bool beats_by_words(const Rules *rules, const OracleBid *new, const OracleBid *old) {
  for (int i = 0; i < rules->declare.beats_n; i++) {
    int more = 0;
    switch (rules->declare.beats[i]) {
      case BEATS_COUNT: more = pile_size(&new->cards) - pile_size(&old->cards); break;
      case BEATS_JOKER: more = joker_strength(new) - joker_strength(old); break;
      case BEATS_SUIT: more = suit_strength(new) - suit_strength(old); break;
      default: break;
    }
    if (more) return more > 0;
  }
  return false;
}

typedef struct Beats {
  const Rules *rules;
  const OracleBid *new, *old;
} Beats;

static void inherited_beats(HookCall *call) {
  const Beats *beats = call->builtin_data;
  call->answer[0] = beats_by_words(beats->rules, beats->new, beats->old);
}

static bool beats(const OracleBidder *bidder, const OracleBid *new, const OracleBid *old) {
  const Rules *rules = bidder->rules;
  if (!is_hooked(rules, HOOK_DECLARE_BEATS)) return beats_by_words(rules, new, old);
  HookCall call;
  Beats both = {rules, new, old};
  Bid asked = oracle_as_bid(new), stands = oracle_as_bid(old);
  hook_call(&call, HOOK_DECLARE_BEATS, bidder->game, new->seat);
  call.bid = &asked;
  call.standing = &stands;
  call.builtin = inherited_beats;
  call.builtin_data = &both;
  return ask(rules, &call) && call.answer[0];
}

/* --- who may show what ------------------------------------------------------------------------ */

/* The latest declaration of the seat, if another one stands; NULL: there is none. */
static const OracleBid *overcalled_of(const OracleBidding *bidding, int seat) {
  const OracleBid *standing = oracle_standing(bidding), *latest = NULL;
  if (!standing || standing->seat == seat) return NULL;
  for (int i = 0; i < bidding->n; i++)
    if (bidding->bid[i].seat == seat && !bidding->bid[i].withdrawn) latest = &bidding->bid[i];
  return latest;
}

/* The same cards and more of them. */
static bool adds_to(const Pile *cards, const OracleBid *bid) {
  for (int card = 0; card < KIND_NB; card++)
    if (cards->n[card] < bid->cards.n[card] || (cards->n[card] && !bid->cards.n[card]))
      return false;
  return pile_size(cards) > pile_size(&bid->cards);
}

static bool are_same_kinds(const Pile *a, const Pile *b) {
  for (int card = 0; card < KIND_NB; card++)
    if ((a->n[card] > 0) != (b->n[card] > 0)) return false;
  return true;
}

/* As many as the overcall has, of the cards that were overcalled. */
static bool may_retake(const OracleBidder *bidder, const OracleBid *bid) {
  const OracleBid *standing = oracle_standing(bidder->bidding);
  const OracleBid *own = overcalled_of(bidder->bidding, bidder->seat);
  return bidder->rules->declare.own & OWN_RETAKE && own && standing->joker == CARD_NONE &&
         are_same_kinds(&bid->cards, &own->cards) &&
         pile_size(&bid->cards) == pile_size(&standing->cards);
}

static bool may_stand(const OracleBidder *bidder, const OracleBid *bid) {
  const OracleBid *standing = oracle_standing(bidder->bidding);
  int own = bidder->rules->declare.own;
  if (!standing) return true;
  if (standing->seat != bidder->seat)
    return beats(bidder, bid, standing) || may_retake(bidder, bid);
  if (adds_to(&bid->cards, standing)) return own & OWN_ADD;
  if (has_pile(&standing->cards, &bid->cards)) return false; /* they lie there already */
  return own & OWN_CHANGE && beats(bidder, bid, standing);
}

/* Cards shown once are shown again only where all that they were shown with lies there again: what
** a seat has shown lies in heaps, and a declaration that has a whole heap in it takes it up. */
static bool are_unspent(const OracleBidder *bidder, const Pile *hand, const Pile *cards) {
  Pile heap[BID_MAX + 1], left = *hand;
  const OracleBidding *bidding = bidder->bidding;
  int heaps = 0;
  if (bidder->rules->declare.shown != SHOWN_SPENT) return true;
  for (int i = 0; i <= bidding->n; i++) {
    if (i < bidding->n && bidding->bid[i].seat != bidder->seat) continue;
    const Pile *now = i < bidding->n ? &bidding->bid[i].cards : cards;
    int kept = 0;
    for (int k = 0; k < heaps; k++)
      if (!has_pile(now, &heap[k])) heap[kept++] = heap[k];
    heap[kept] = *now;
    heaps = kept + 1;
  }
  for (int k = 0; k < heaps; k++)
    for (int card = 0; card < KIND_NB; card++) left.n[card] -= heap[k].n[card];
  for (int card = 0; card < KIND_NB; card++)
    if (cards->n[card] && left.n[card] < 0) return false;
  return true;
}

static bool is_locked(const OracleBidder *bidder) {
  const OracleBid *standing = oracle_standing(bidder->bidding);
  return bidder->bidding->locked || (standing && bidder->rules->declare.bids[standing->type].locks);
}

bool oracle_shows_nothing(const OracleBidder *bidder) {
  int named = bidder->game->named_declarer;
  return bidder->rules->declare.rank == RANK_OF_DECLARER && named != SEAT_NONE &&
         oracle_level(bidder->rules, bidder->game->level[named]) == RANK_NONE;
}

static Pile hand_of(const OracleBidder *bidder) {
  return pile_in(HAND_OF(&bidder->game->deal, bidder->seat));
}

/* May the seat declare anything, as things are? */
static bool may_speak(const OracleBidder *bidder) {
  bool passive = bidder->game->passive >> bidder->seat & 1;
  if (bidder->asked != SEAT_NONE && bidder->asked != bidder->seat) return false;
  if (passive && bidder->rules->declare.by == DECLARES_ACTIVE) return false;
  if (bidder->bidding->n == BID_MAX || is_locked(bidder)) return false;
  int answers = bidder->bidding->may_answer; /* who is to answer may overcall instead */
  return (answers == SEAT_NONE || answers == bidder->seat) && !oracle_shows_nothing(bidder);
}

/* The same of who may, out of his hand. */
static bool may_show(const OracleBidder *bidder, const Pile *hand, const Pile *cards,
                     OracleBid *out) {
  return has_pile(hand, cards) && are_unspent(bidder, hand, cards) &&
         read_cards(bidder, cards, out) && may_stand(bidder, out) && !is_refused(bidder, out);
}

bool oracle_may_bid(const OracleBidder *bidder, const Pile *cards, OracleBid *out) {
  if (!may_speak(bidder) || pile_size(cards) == 0) return false;
  Pile hand = hand_of(bidder);
  return may_show(bidder, &hand, cards, out);
}

bool oracle_may_defend(const OracleBidder *bidder, const Pile *added, OracleBid *out) {
  const OracleBid *standing = oracle_standing(bidder->bidding);
  const OracleBid *own = overcalled_of(bidder->bidding, bidder->seat);
  if (bidder->bidding->may_answer != bidder->seat || !own) return false;
  Pile hand = hand_of(bidder), all = *added;
  add_pile(&all, &own->cards, 1);
  if (!adds_to(&all, own) || !has_pile(&hand, &all)) return false;
  if (pile_size(&all) != pile_size(&standing->cards)) return false;
  return read_cards(bidder, &all, out) && !is_refused(bidder, out);
}

/* --- all of them ------------------------------------------------------------------------------ */

static void note_pile(Search *search, int type, const Parts *parts) {
  OracleBid bid;
  Pile pile = pile_of_parts(parts);
  (void)type;
  for (int i = 0; i < search->piles && i < search->max; i++)
    if (piles_equal(&search->pile[i], &pile)) return;
  if (pile_size(&pile) == 0 || !may_show(search->bidder, search->of, &pile, &bid)) return;
  if (search->piles < search->max) search->pile[search->piles] = pile;
  search->piles++;
}

int oracle_bids(const OracleBidder *bidder, Pile out[], int max) {
  if (!may_speak(bidder)) return 0;
  Pile hand = hand_of(bidder);
  Search search = {.bidder = bidder, .of = &hand, .found = note_pile, .pile = out, .max = max};
  search.ranks = oracle_bid_ranks(bidder);
  search.kinds = pile_kinds(&hand, search.kind);
  for (int type = 0; type < bidder->rules->declare.bids_n; type++) search_type(&search, type);
  return search.piles > max ? -1 : search.piles;
}

/* --- it was made ------------------------------------------------------------------------------ */

void oracle_note_bid(const Rules *rules, OracleBidding *bidding, const OracleBid *bid,
                     bool defence) {
  const OracleBid *standing = oracle_standing(bidding);
  bidding->may_answer = SEAT_NONE;
  if (!defence && standing && standing->seat != bid->seat && rules->declare.own & OWN_DEFEND)
    bidding->may_answer = standing->seat;
  if (defence)
    for (int i = 0; i < bidding->n; i++)
      if (standing == &bidding->bid[i]) bidding->bid[i].withdrawn = true;
  bidding->bid[bidding->n++] = *bid;
}
