/* deck.c - whether a deal can begin with this deck: somebody must be able to name a trump. */
#include "core/phase.h"

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

Refusal deal_refusal(const Game *game, const Rules *rules, Ruling *why) {
  int seat = 0;
  while (seat < rules->players && !can_name_trump(game, rules, seat)) seat++;
  if (seat == rules->players) {
    int first = game->named_declarer == SEAT_NONE ? 0 : game->named_declarer;
    Rank rank = level_rank(rules, game->level[first]);
    return ruling_refuse(why, REFUSED_DEAL_RANK, SAY(RANK_NOT_IN_DECK),
                         rank == RANK_NONE ? "NT" : rank_name(rank, STYLE_ASCII));
  }
  HookCall call = deal_question(HOOK_DEAL_REFUSE, game, -1);
  return ruling_ask(rules, &call, why);
}
