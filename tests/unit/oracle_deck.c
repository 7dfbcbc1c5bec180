/* oracle_deck.c - the deck, its dealing, what comes of the drawing, naively. See oracle_deck.h. */
#include "oracle_deck.h"

#include "rules/questions.h"

/* --- the cards -------------------------------------------------------------------------------- */

Pile oracle_deck(const Rules *rules) {
  Pile deck;
  for (Card card = 0; card < KIND_NB; card++) {
    deck.n[card] = rules->deck.packs;
    if (card == LJ) deck.n[card] = rules->deck.LJ;
    if (card == HJ) deck.n[card] = rules->deck.HJ;
    if (card < LJ && card_rank(card) < rules->deck.lowest) deck.n[card] = 0;
    deck.n[card] -= rules->deck.out[card];
    for (int i = 0; i < rules->deck.without_n; i++)
      if (rules->deck.without[i] == card) deck.n[card]--;
    if (deck.n[card] < 0) deck.n[card] = 0;
  }
  return deck;
}

/* How many cards are too many for hands that are alike. */
static int left_over(const Rules *rules) {
  Pile deck = oracle_deck(rules);
  if (rules->deck.fit != FIT_DROP_LOW) return 0;
  return (pile_size(&deck) - rules->deck.kitty) % rules->players;
}

int oracle_hand_size(const Rules *rules) {
  Pile deck = oracle_deck(rules);
  return (pile_size(&deck) - left_over(rules) - rules->deck.kitty) / rules->players;
}

static unsigned levels_in_play(const Rules *rules, const Game *game) {
  unsigned ranks = 0;
  for (int seat = 0; seat < rules->players; seat++) {
    Rank rank = oracle_level(rules, game->level[seat]);
    if (rank != RANK_NONE) ranks |= 1u << rank;
  }
  return ranks;
}

static void inherited_spares(HookCall *call) {
  call->answer[0] = (int)levels_in_play(call->rules, call->game);
}

/* Of which levels the cards stay in. */
static unsigned spared_levels(const Rules *rules, const Game *game) {
  HookCall call;
  if (!(rules->hooked >> HOOK_DECK_SPARES & 1)) return levels_in_play(rules, game);
  hook_call(&call, HOOK_DECK_SPARES, game, -1);
  call.rules = rules;
  call.builtin = inherited_spares;
  rules_begin(rules);
  return rules->ask(rules->context, &call) ? (unsigned)call.answer[0] : 0;
}

static bool stays_in(const Rules *rules, unsigned levels, Card card) {
  return card >= LJ || rules->points.cards[card] != 0 || levels >> card_rank(card) & 1;
}

bool oracle_may_drop(const Rules *rules, const Game *game, const Pile *dropped) {
  Pile deck = oracle_deck(rules);
  unsigned levels = spared_levels(rules, game);
  if (pile_size(dropped) != left_over(rules)) return false;
  for (Card out = 0; out < KIND_NB; out++) {
    if (dropped->n[out] > deck.n[out]) return false;
    for (Card in = 0; in < KIND_NB && dropped->n[out]; in++) {
      if (dropped->n[in] == deck.n[in] || stays_in(rules, levels, in)) continue;
      if (stays_in(rules, levels, out)) return false; /* one that need not stay is in the deck */
      if (rules_height(rules, card_rank(in)) < rules_height(rules, card_rank(out))) return false;
    }
  }
  return true;
}

/* --- how a deal begins ------------------------------------------------------------------------ */

/* The most copies of a card of these ranks. */
static int most_copies(const Pile *deck, unsigned ranks) {
  int most = 0;
  for (Card card = 0; card < LJ; card++)
    if (ranks >> card_rank(card) & 1 && deck->n[card] > most) most = deck->n[card];
  return most;
}

static bool deck_has_a_bid(const Rules *rules, const Pile *deck, unsigned ranks) {
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidType *type = &rules->declare.bids[i];
    bool jokers = deck->n[LJ] >= type->joker.min || deck->n[HJ] >= type->joker.min;
    if (type->is || (jokers && most_copies(deck, ranks) >= type->rank.min &&
                     most_copies(deck, ~0u) >= type->any.min))
      return true;
  }
  return false;
}

static bool is_objected(const Rules *rules, const Game *game) {
  HookCall call;
  if (!(rules->hooked >> HOOK_DEAL_REFUSE & 1)) return false;
  hook_call(&call, HOOK_DEAL_REFUSE, game, -1);
  call.rules = rules;
  rules_begin(rules);
  return !rules->ask(rules->context, &call) || call.text[0];
}

bool oracle_may_begin(const Rules *rules, const Game *game) {
  static const OracleBidding NONE;
  Pile deck = oracle_deck(rules);
  bool function = rules->hooked >> HOOK_DECLARE_NOBODY & 1, has_rank = false, has_bid = function;
  if (game->named_declarer != SEAT_NONE && rules->declare.nobody != NOBODY_REDEAL) has_bid = true;
  for (int seat = 0; seat < rules->players; seat++) {
    OracleBidder bidder = {rules, game, &NONE, seat, SEAT_NONE};
    unsigned ranks = oracle_bid_ranks(&bidder);
    has_rank |= ranks == 0 || most_copies(&deck, ranks) > 0;
    has_bid |= ranks == 0 || deck_has_a_bid(rules, &deck, ranks);
  }
  return has_rank && has_bid && !is_objected(rules, game);
}

static int height_of(const Rules *rules, Card card) {
  int height = rules_height(rules, card >= LJ ? card : card_rank(card));
  return height >= 0 ? height : RANK_NB + card; /* jokers above the ace */
}

bool oracle_may_draw_first(const Rules *rules, const Game *game, int seat) {
  const uint8_t *cards = game->first_cards;
  int higher = 0, sign = rules->deal.first == FIRST_LOWEST ? -1 : 1;
  if (rules->deal.first == FIRST_RANDOM) return seat < rules->players;
  if (rules->deal.first == FIRST_CUT_AND_COUNT) {
    int count = card_rank(cards[0]) == RANK_A ? 1 : card_rank(cards[0]) + 2;
    return cards[0] < LJ && seat == count % rules->players;
  }
  for (int other = 0; other < rules->players; other++)
    higher += sign * height_of(rules, cards[other]) > sign * height_of(rules, cards[seat]);
  return higher == 0 ||
         higher < rules->players - 1; /* others may have drawn lower again in a tie */
}

/* --- what comes of the drawing ---------------------------------------------------------------- */

static Rank rank_of_seat(const OracleBidder *at, int seat) {
  return oracle_level(at->rules, at->game->level[seat]);
}

/* The rank is the declarer's level. Where the declaration that stands makes the declarer, it is the
** rank shown, which a function may have allowed beside that level. */
static Trump trump_of_bid(const OracleBidder *at, const OracleBid *bid, int declarer) {
  const Rules *rules = at->rules;
  bool none = rules->declare.bids[bid->type].trump == BID_TRUMP_NONE;
  bool named = at->game->named_declarer != SEAT_NONE && at->asked == SEAT_NONE;
  bool by_it = rules->declare.declarer == DECLARER_WINNING_BID && !bid->makes_declarer &&
               !(rules->hooked >> HOOK_DECLARE_DECLARER & 1) && !named;
  Rank rank = rank_of_seat(at, declarer);
  if (by_it && bid->rank != RANK_NONE) rank = bid->rank;
  if (bid->makes_trump == BID_MAKES_NO_TRUMP || (bid->makes_trump && rank == RANK_NONE))
    return (Trump){rank, SUIT_NONE};
  if (bid->makes_trump) return (Trump){rank, (Suit)(bid->makes_trump - 1)};
  return (Trump){rank, none || rank == RANK_NONE ? SUIT_NONE : card_suit(bid->names)};
}

static int first_bidder(const OracleBidder *at) { return at->bidding->bid[0].seat; }

static void inherited_declarer(HookCall *call) {
  const OracleBidder *at = call->builtin_data;
  bool first = at->rules->declare.declarer == DECLARER_FIRST_BID;
  call->answer[0] = first ? first_bidder(at) : oracle_standing(at->bidding)->seat;
}

/* Whose declaration makes the declarer. */
static int declarer_of_bids(const OracleBidder *at) {
  HookCall call;
  hook_call(&call, HOOK_DECLARE_DECLARER, at->game, -1);
  call.rules = at->rules;
  call.builtin = inherited_declarer;
  call.builtin_data = at;
  inherited_declarer(&call);
  if (!(at->rules->hooked >> HOOK_DECLARE_DECLARER & 1)) return call.answer[0];
  if (!at->rules->ask(at->rules->context, &call)) return SEAT_NONE;
  if (call.answer[0] >= 0) return call.answer[0];
  return call.answer[1] == DECLARER_FIRST_BID ? first_bidder(at)
                                              : oracle_standing(at->bidding)->seat;
}

/* The place of the highest card of the kitty that is no joker, of equal ones the first; -1. */
static int highest_turned(const OracleBidder *at, const uint8_t kitty[], int n) {
  int best = -1;
  for (int i = 0; i < n; i++) {
    if (kitty[i] >= LJ) continue;
    if (best < 0 || rules_height(at->rules, card_rank(kitty[i])) >
                        rules_height(at->rules, card_rank(kitty[best])))
      best = i;
  }
  return best;
}

/* The kitty is turned card by card: the suit that it names, SUIT_NONE for none. */
static Suit suit_of_kitty(const OracleBidder *at, int word, Rank rank, int *turned) {
  const Deal *deal = &at->game->deal;
  int n = at->rules->deck.kitty, best;
  const uint8_t *kitty = deal->deck + deal->deck_n - n;
  *turned = n ? 1 : 0;
  if (word == NOBODY_FIRST_CARD) return n && kitty[0] < LJ ? card_suit(kitty[0]) : SUIT_NONE;
  for (int i = 0; i < n; i++) {
    *turned = i + 1;
    if (kitty[i] >= LJ && word == NOBODY_FIRST_RANK_OR_JOKER) return SUIT_NONE;
    if (kitty[i] < LJ && card_rank(kitty[i]) == rank) return card_suit(kitty[i]);
  }
  best = highest_turned(at, kitty, n);
  return best < 0 ? SUIT_NONE : card_suit(kitty[best]);
}

static OracleOutcome outcome_by_word(const OracleBidder *at, int word) {
  int named = at->game->named_declarer;
  OracleOutcome out = {.asked = SEAT_NONE, .declarer = named, .trump = {RANK_NONE, SUIT_NONE}};
  out.redeal = word == NOBODY_REDEAL || named == SEAT_NONE;
  if (named != SEAT_NONE) out.trump.rank = rank_of_seat(at, named);
  if (named != SEAT_NONE && out.trump.rank == RANK_NONE) out.redeal = false; /* jokers alone */
  if (out.redeal || out.trump.rank == RANK_NONE || word == NOBODY_NO_TRUMP) return out;
  out.trump.suit = suit_of_kitty(at, word, out.trump.rank, &out.turned);
  return out;
}

static OracleOutcome outcome_by_effects(const OracleBidder *at, const Effects *effects) {
  OracleOutcome out = {.asked = SEAT_NONE, .declarer = at->game->named_declarer};
  out.trump = (Trump){RANK_NONE, SUIT_NONE};
  out.turned = effects->reveal;
  if (effects->ask) out.asked = effects->ask - 1;
  if (effects->declarer) out.declarer = effects->declarer - 1;
  if (out.asked != SEAT_NONE) return out;
  out.redeal = effects->redeal || out.declarer == SEAT_NONE;
  if (out.redeal) return out;
  out.trump.rank = rank_of_seat(at, out.declarer);
  if (effects->has_trump && out.trump.rank != RANK_NONE) out.trump.suit = effects->trump;
  return out;
}

static OracleOutcome nobody_declared(const OracleBidder *at) {
  static Game does; /* what the function remembers is not looked at */
  HookCall call;
  if (!(at->rules->hooked >> HOOK_DECLARE_NOBODY & 1))
    return outcome_by_word(at, at->rules->declare.nobody);
  does = *at->game;
  hook_call(&call, HOOK_DECLARE_NOBODY, &does, -1);
  call.rules = at->rules;
  call.does = &does;
  rules_begin(at->rules);
  if (!at->rules->ask(at->rules->context, &call)) return outcome_by_word(at, NOBODY_REDEAL);
  if (call.answer[0] >= 0) return outcome_by_word(at, call.answer[0]);
  return outcome_by_effects(at, &call.effects);
}

OracleOutcome oracle_outcome(const OracleBidder *last) {
  const OracleBid *standing = oracle_standing(last->bidding);
  OracleOutcome out = {.asked = SEAT_NONE};
  int turned = last->game->deal.turned; /* they have been seen */
  if (!standing) out = nobody_declared(last);
  if (turned > out.turned) out.turned = turned;
  if (!standing) return out;
  out.declarer = last->game->named_declarer;
  if (out.declarer == SEAT_NONE) out.declarer = declarer_of_bids(last);
  if (last->asked != SEAT_NONE) out.declarer = standing->seat;
  if (standing->makes_declarer) out.declarer = standing->makes_declarer - 1;
  out.trump = trump_of_bid(last, standing, out.declarer);
  return out;
}
