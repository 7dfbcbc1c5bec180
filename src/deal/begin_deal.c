/* begin_deal.c - see begin_deal.h. */
#include "deal/begin_deal.h"

#include "deal/apply_effects.h"
#include "deal/deck.h"
#include "deal/declaring.h"

/* The most identical cards of these ranks that the deck has. */
static int most_alike(const Rules *rules, uint16_t ranks) {
  int most = 0;
  for (uint64_t left = ranks; left;) {
    Rank rank = (Rank)bit_pop(&left);
    for (Suit suit = 0; suit < SUIT_NB; suit++) {
      int copies = rules_copies(rules, card_make(suit, rank));
      if (copies > most) most = copies;
    }
  }
  return most;
}

/* Has the deck the cards of some declaration, with so many alike of the ranks that may be shown? A
** function may find one anywhere. */
static bool can_show(const Rules *rules, int of_rank) {
  int jokers = rules->deck.LJ > rules->deck.HJ ? rules->deck.LJ : rules->deck.HJ;
  for (int i = 0; i < rules->declare.bids_n; i++) {
    const BidType *type = &rules->declare.bids[i];
    if (type->is) return true;
    if (type->rank.min > of_rank || type->joker.min > jokers) continue;
    if (!type->any.min || type->any.min <= most_alike(rules, (1u << RANK_NB) - 1)) return true;
  }
  return false;
}

static Refusal refuse_rank(const Game *game, const Rules *rules, Ruling *why) {
  int first = game->named_declarer == SEAT_NONE ? 0 : game->named_declarer;
  Rank rank = level_rank(rules, game->level[first]);
  return ruling_refuse(why, REFUSED_DEAL_RANK, SAY(RANK_NOT_IN_DECK),
                       rank == RANK_NONE ? "NT" : rank_name(rank, STYLE_ASCII));
}

static Refusal refuse_bids(Ruling *why) {
  ruling_refuse(why, REFUSED_DEAL_RANK, SAY(NO_BID_IN_DECK));
  if (why) why->field = "declare.bids";
  return REFUSED_DEAL_RANK;
}

/* Somebody must have a rank to show that is in the deck, or need none; and where a deal is redealt
** that nobody declares in, somebody must be able to: no word of declare.nobody makes anybody
** declarer. */
static Refusal declaring_refusal(const Game *game, const Rules *rules, Ruling *why) {
  bool named = game->named_declarer != SEAT_NONE && rules->declare.nobody != NOBODY_REDEAL;
  bool has_rank = false, shows = named || rules_hooked(rules, HOOK_DECLARE_NOBODY);
  for (int seat = 0; seat < rules->players && !(has_rank && shows); seat++) {
    uint16_t ranks = declare_ranks(game, rules, seat);
    int alike = most_alike(rules, ranks);
    has_rank = has_rank || ranks == 0 || alike > 0;
    shows = shows || ranks == 0 || can_show(rules, alike);
  }
  if (!has_rank) return refuse_rank(game, rules, why);
  return shows ? LEGAL : refuse_bids(why);
}

Refusal deal_refusal(const Game *game, const Rules *rules, Ruling *why) {
  int spared;
  if (rules_hooked(rules, HOOK_DECK_SPARES) && !deck_spared(game, rules, &spared, why))
    return REFUSED_RULE_FAILED;
  Refusal refusal = declaring_refusal(game, rules, why);
  if (refusal != LEGAL || !rules_hooked(rules, HOOK_DEAL_REFUSE)) return refusal;
  HookCall call;
  deal_question(&call, HOOK_DEAL_REFUSE, game, -1);
  return ruling_ask(rules, &call, why);
}

bool deal_begins(Game *game, const Rules *rules, Ruling *why) {
  if (!rules_hooked(rules, HOOK_DEAL_BEGINS)) return true;
  HookCall call;
  deal_question(&call, HOOK_DEAL_BEGINS, game, -1);
  call.does = game;
  if (!rule_answers(rules, &call, why)) return false;
  effects_apply(game, rules, &call.effects);
  if (call.effects.declarer) game->named_declarer = (uint8_t)(call.effects.declarer - 1);
  return true;
}
