/* deck.c - see deck.h. */
#include "deal/deck.h"

#include <assert.h>

#include "deal/rules_cache.h"

/* One bit each. */
static int ranks_of_levels(const Game *game, const Rules *rules) {
  int ranks = 0;
  for (int seat = 0; seat < rules->players; seat++) {
    Rank rank = level_rank(rules, game->level[seat]);
    if (rank != RANK_NONE) ranks |= 1 << rank;
  }
  return ranks;
}

static void spares_inherited(HookCall *call) {
  call->answer[0] = ranks_of_levels(call->game, call->rules);
}

bool deck_spared(const Game *game, const Rules *rules, int *ranks, Ruling *why) {
  *ranks = ranks_of_levels(game, rules);
  if (!rules_hooked(rules, HOOK_DECK_SPARES)) return true;
  HookCall call;
  deal_question(&call, HOOK_DECK_SPARES, game, -1);
  call.builtin = spares_inherited;
  call.rules = rules;
  if (!rule_answers(rules, &call, why)) return false;
  *ranks = call.answer[0];
  return true;
}

/* May this card be left out? First neither points nor levels in play (`spared`) go, then points,
** then, for want of anything else, any card but a joker. */
static bool may_drop(const Rules *rules, int spared, Card card, int pass) {
  assert(!card_is_joker(card));
  if (pass == 0 && rules->points.cards[card] != 0) return false;
  return pass == 2 || !(spared >> card_rank(card) & 1);
}

/* Leaves n cards out: low ranks first, of each a copy in every suit before the next copies. */
static void drop_low(Game *game, const Rules *rules, int n) {
  Deal *deal = &game->deal;
  int spared = 0;
  if (n > 0) deck_spared(game, rules, &spared, NULL); /* a failure is said when the deal begins */
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
  int n = 0, dropped = rules_dropped(rules);
  if (dropped == 0) return made_deck(rules, deal->deck);
  drop_low(game, rules, dropped);
  for (Card card = 0; card < KIND_NB; card++)
    for (int copy = deal_copies(deal, rules, card); copy > 0; copy--) deal->deck[n++] = card;
  assert(n == rules_dealt(rules));
  return n;
}

/* What is dropped closes up, as what the deck never had does. */
bool deck_order(Game *game, const Rules *rules, char *error, size_t error_size) {
  Deal *deal = &game->deal;
  if (cardset_is_empty(&deal->dropped)) return made_order(game, rules, error, error_size);
  Rules dealt = *rules;
  for (int card = -1, copy = 0; cardset_next(&deal->dropped, &card, &copy, PACK_MAX);)
    dealt.deck.out[card]++;
  return order_make(&deal->order, &dealt, deal->trump, game, error, error_size);
}

bool deck_under_trump(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  char error[256] = "";
  deal_cross(deal, false); /* from the order that there was */
  if (!deck_order(game, rules, error, sizeof error)) {
    ruling_refuse(why, REFUSED_RULE_FAILED, error);
    return false;
  }
  deal->has_order = true;
  return made_points(game, rules, why);
}
