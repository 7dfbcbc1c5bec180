/* deck.c - the cards of one deal: which low ones are left out so that hands come out even, and
** whether it can begin, for somebody must be able to name a trump. */
#include "deal/phase.h"

static void spares_inherited(HookCall *call) {
  const Rules *rules = call->builtin_data;
  call->answer[0] = 0;
  for (int seat = 0; seat < rules->players; seat++) {
    Rank rank = level_rank(rules, call->game->level[seat]);
    if (rank != RANK_NONE) call->answer[0] |= 1 << rank;
  }
}

/* The levels in play, as bits: every player's, or those that deck.spares names. False, with *why if
** not NULL, when it failed; then they are every player's. */
static bool find_spared(const Game *game, const Rules *rules, int *ranks, Ruling *why) {
  HookCall call = deal_question(HOOK_DECK_SPARES, game, -1);
  call.builtin = spares_inherited;
  call.builtin_data = rules;
  bool answered = !rules_hooked(rules, HOOK_DECK_SPARES) || rule_answers(rules, &call, why);
  if (!answered || !rules_hooked(rules, HOOK_DECK_SPARES)) spares_inherited(&call);
  *ranks = call.answer[0];
  return answered;
}

/* May this card be left out? First neither points nor levels in play (`spared`) go, then points,
** then, for want of anything else, any card but a joker. */
static bool may_drop(const Rules *rules, int spared, Card card, int pass) {
  if (pass == 0 && rules->points.cards[card] != 0) return false;
  return pass == 2 || !(spared >> card_rank(card) & 1);
}

/* Leaves n cards out: low ranks first, of each a copy in every suit before the next copies. */
static void drop_low(Game *game, const Rules *rules, int n) {
  Deal *deal = &game->deal;
  int spared = 0;
  if (n > 0) find_spared(game, rules, &spared, NULL); /* a failure is said when the deal begins */
  for (int pass = 0; pass < 3 && n > 0; pass++)
    for (int i = 0; i < (rules->order.ranks_n ? rules->order.ranks_n : RANK_NB); i++)
      for (int copy = 0; copy < PACK_MAX; copy++)
        for (Suit suit = 0; suit < SUIT_NB && n > 0; suit++) {
          Card card = card_make(suit, rules->order.ranks_n ? rules->order.ranks[i] : (Rank)i);
          int gone = cardset_count(&deal->dropped, card, PACK_MAX);
          if (gone != copy || gone >= rules_copies(rules, card)) continue;
          if (!may_drop(rules, spared, card, pass)) continue;
          cardset_put(&deal->dropped, card, PACK_MAX);
          n--;
        }
}

int deck_make(Game *game, const Rules *rules) {
  Deal *deal = &game->deal;
  int n = 0;
  drop_low(game, rules, rules_dropped(rules));
  for (Card card = 0; card < KIND_NB; card++)
    for (int copy = deal_copies(deal, rules, card); copy > 0; copy--) deal->deck[n++] = card;
  return n;
}

/* What is dropped closes up, as what the deck never had does. */
bool deck_order(Game *game, const Rules *rules, char *error, size_t error_size) {
  Deal *deal = &game->deal;
  Rules dealt;
  if (!cardset_is_empty(&deal->dropped)) {
    dealt = *rules;
    for (int card = -1, copy = 0; cardset_next(&deal->dropped, &card, &copy, PACK_MAX);)
      dealt.deck.out[card]++;
    rules = &dealt;
  }
  return order_make(&deal->order, rules, deal->trump, game, error, error_size);
}

static bool rank_is_there(const Rules *rules, Rank rank) {
  for (Suit suit = 0; suit < SUIT_NB; suit++)
    if (rules_copies(rules, card_make(suit, rank)) > 0) return true;
  return false;
}

/* Has a player a rank to show that is in the deck, or needs none? */
static bool can_name_trump(const Game *game, const Rules *rules, int seat) {
  uint16_t ranks = draw_ranks(game, rules, seat);
  for (Rank rank = 0; rank < RANK_NB; rank++)
    if (ranks >> rank & 1 && rank_is_there(rules, rank)) return true;
  return ranks == 0;
}

/* The most identical cards of these ranks that the deck has. */
static int most_alike(const Rules *rules, uint16_t ranks) {
  int most = 0;
  for (Card card = 0; card < LJ; card++)
    if (ranks >> card_rank(card) & 1 && rules_copies(rules, card) > most)
      most = rules_copies(rules, card);
  return most;
}

/* Has the deck the cards of some declaration of the player's? A function may find one anywhere. */
static bool can_show(const Game *game, const Rules *rules, int seat) {
  uint16_t ranks = draw_ranks(game, rules, seat);
  int of_rank = most_alike(rules, ranks), of_any = most_alike(rules, (1u << RANK_NB) - 1);
  int jokers = rules->deck.LJ > rules->deck.HJ ? rules->deck.LJ : rules->deck.HJ;
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidKind *kind = &rules->declare.bids[i];
    if (kind->is ||
        (kind->rank.min <= of_rank && kind->any.min <= of_any && kind->joker.min <= jokers))
      return true;
  }
  return ranks == 0;
}

/* Where a deal is thrown in that nobody declares in, somebody must be able to: no word of
** declare.nobody makes anybody declarer. */
static Refusal declaring_refusal(const Game *game, const Rules *rules, Ruling *why) {
  bool named = game->named_declarer != SEAT_NONE && rules->declare.nobody != NOBODY_REDEAL;
  if (named || rules_hooked(rules, HOOK_DECLARE_NOBODY)) return LEGAL;
  for (int seat = 0; seat < rules->players; seat++)
    if (can_show(game, rules, seat)) return LEGAL;
  ruling_refuse(why, REFUSED_DEAL_RANK, SAY(NO_BID_IN_DECK));
  if (why) why->field = "declare.bids";
  return REFUSED_DEAL_RANK;
}

Refusal deal_refusal(const Game *game, const Rules *rules, Ruling *why) {
  int seat = 0, spared;
  if (!find_spared(game, rules, &spared, why)) return REFUSED_RULE_FAILED;
  while (seat < rules->players && !can_name_trump(game, rules, seat)) seat++;
  if (seat == rules->players) {
    int first = game->named_declarer == SEAT_NONE ? 0 : game->named_declarer;
    Rank rank = level_rank(rules, game->level[first]);
    return ruling_refuse(why, REFUSED_DEAL_RANK, SAY(RANK_NOT_IN_DECK),
                         rank == RANK_NONE ? "NT" : rank_name(rank, STYLE_ASCII));
  }
  Refusal refusal = declaring_refusal(game, rules, why);
  if (refusal != LEGAL || !rules_hooked(rules, HOOK_DEAL_REFUSE)) return refusal;
  HookCall call = deal_question(HOOK_DEAL_REFUSE, game, -1);
  return ruling_ask(rules, &call, why);
}
