/* declarer_and_trump.c - see declarer_and_trump.h. */
#include "deal/declarer_and_trump.h"

#include "deal/apply_effects.h"
#include "deal/declaring.h"
#include "deal/levels.h"

static Rank level_of(const Game *game, const Rules *rules, int seat) {
  return level_rank(rules, game->level[seat]);
}

/* The rank shown makes the trump rank where the last bid makes the declarer; else the level of who
** is declarer does. */
static Rank rank_of_deal(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  const Bid *standing = bidding_standing(&deal->bidding);
  bool named = game->named_declarer != SEAT_NONE && deal->asked == SEAT_NONE;
  bool shows_rank = standing && rules->declare.bids[standing->type].rank.max > 0 &&
                    card_rank(standing->card) != RANK_NONE;
  if (shows_rank && !named && !standing->makes_declarer &&
      rules->declare.declarer == DECLARER_WINNING_BID &&
      !rules_hooked(rules, HOOK_DECLARE_DECLARER))
    return card_rank(standing->card);
  return level_of(game, rules, deal->declarer);
}

/* Nobody declared: what declare.nobody says, cards turned as they lie; those turned before stay. */
static Suit suit_from_kitty(Deal *deal, const Rules *rules, NobodyBids word, Rank rank) {
  const uint8_t *kitty = deal->deck + deal->deck_n - rules->deck.kitty;
  int n = rules->deck.kitty, best = -1;
  for (int i = 0; i < n; i++) {
    if (deal->turned <= i) deal->turned = (uint8_t)(i + 1);
    if (word == NOBODY_FIRST_CARD) return card_suit(kitty[0]);
    if (word == NOBODY_FIRST_RANK_OR_JOKER && card_is_joker(kitty[i])) return SUIT_NONE;
    if (card_rank(kitty[i]) == rank) return card_suit(kitty[i]);
    if (!card_is_joker(kitty[i]) && (best < 0 || rules_height(rules, card_rank(kitty[i])) >
                                                     rules_height(rules, card_rank(kitty[best]))))
      best = i;
  }
  return best < 0 ? SUIT_NONE : card_suit(kitty[best]);
}

/* By a word of declare.declarer. */
static int declarer_builtin(const Deal *deal, int word) {
  return word == DECLARER_FIRST_BID ? bidding_bid(&deal->bidding, 0).seat
                                    : bidding_standing(&deal->bidding)->seat;
}

static void declarer_inherited(HookCall *call) {
  call->answer[0] = declarer_builtin(&call->game->deal, call->rules->declare.declarer);
}

uint16_t declarer_team(const Deal *deal, const Rules *rules, int seat) {
  if (seat == SEAT_NONE) return 0;
  uint16_t team = (uint16_t)(1u << seat);
  if (rules->friends.teams == TEAMS_FIXED)
    for (int i = 0; i < deal->players; i += 2) team |= (uint16_t)(1u << deal_after(deal, seat, i));
  return team;
}

void declarer_set(Deal *deal, const Rules *rules, int seat) {
  deal->declarer = (uint8_t)seat;
  deal->team = declarer_team(deal, rules, seat);
  assert(seat == SEAT_NONE || deal->team >> seat & 1);
}

void declarer_change(Game *game, const Rules *rules, int seat, Trump *trump) {
  trump->rank = level_of(game, rules, seat);
  if (trump->rank == RANK_NONE) trump->suit = SUIT_NONE; /* the jokers alone are trumps */
  declarer_set(&game->deal, rules, seat);
}

/* Who is declarer by the bids; there is one. */
static bool declarer_by_bids(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  declarer_set(deal, rules, declarer_builtin(deal, rules->declare.declarer));
  if (!rules_hooked(rules, HOOK_DECLARE_DECLARER)) return true;
  HookCall call;
  deal_question(&call, HOOK_DECLARE_DECLARER, game, -1);
  call.builtin = declarer_inherited;
  if (!rule_answers(rules, &call, why)) return false;
  declarer_set(deal, rules,
               call.answer[0] >= 0 ? call.answer[0] : declarer_builtin(deal, call.answer[1]));
  return true;
}

/* From now on this player alone may declare. */
static void ask_player(Deal *deal, int seat) {
  deal->asked = (uint8_t)seat;
  deal->passed = (uint16_t)(deal_everybody(deal) & ~(1u << seat));
}

/* Nobody declared: a word of declare.nobody, or what its function does; then *word is -1. */
static bool nobody_declared(Game *game, const Rules *rules, int *word, Outcome *outcome,
                            Ruling *why) {
  Deal *deal = &game->deal;
  *word = rules->declare.nobody;
  if (!rules_hooked(rules, HOOK_DECLARE_NOBODY)) return true;
  HookCall call;
  deal_question(&call, HOOK_DECLARE_NOBODY, game, -1);
  call.does = game;
  if (!rule_answers(rules, &call, why)) return false;
  *word = call.answer[0];
  if (*word >= 0) return true;
  const Effects *effects = &call.effects;
  effects_apply(game, rules, effects);
  if (effects->ask) ask_player(deal, effects->ask - 1);
  if (effects->declarer) declarer_set(deal, rules, effects->declarer - 1);
  bool redeals = effects->redeal || (!effects->ask && deal->declarer == SEAT_NONE);
  *outcome = effects->ask ? OUTCOME_ASKED : redeals ? OUTCOME_REDEAL : OUTCOME_DECIDED;
  if (*outcome != OUTCOME_DECIDED) return true;
  deal->trump = trump_named(level_of(game, rules, deal->declarer), (Suit)effects->trump);
  return true;
}

/* Trump where nobody declared, by the word. False: the deal is redealt. */
static bool trump_by_word(Game *game, const Rules *rules, NobodyBids word) {
  Deal *deal = &game->deal;
  if (deal->declarer == SEAT_NONE) return false;
  Rank rank = level_of(game, rules, deal->declarer);
  bool none = rank == RANK_NONE || word == NOBODY_NO_TRUMP; /* then no card is turned */
  if (!none && word == NOBODY_REDEAL) return false;
  deal->trump = (Trump){rank, none ? SUIT_NONE : suit_from_kitty(deal, rules, word, rank)};
  return true;
}

/* Who is declarer and what is trump, or that the deal is redealt, or who is asked now. */
bool declarer_decide(Game *game, const Rules *rules, Outcome *outcome, Ruling *why) {
  Deal *deal = &game->deal;
  const Bid *standing = bidding_standing(&deal->bidding);
  int word;
  *outcome = OUTCOME_DECIDED;
  declarer_set(deal, rules, game->named_declarer);
  if (deal->asked != SEAT_NONE && standing) declarer_set(deal, rules, standing->seat);
  if (standing && standing->makes_declarer) declarer_set(deal, rules, standing->makes_declarer - 1);
  if (deal->declarer == SEAT_NONE && standing && !declarer_by_bids(game, rules, why)) return false;
  if (standing) {
    deal->trump = bid_trump(rules, standing, rank_of_deal(game, rules));
    return true;
  }
  if (declare_nothing_to_show(game, rules)) /* nobody could: the jokers alone are trumps */
    word = NOBODY_NO_TRUMP;
  else if (!nobody_declared(game, rules, &word, outcome, why))
    return false;
  if (word >= 0 && !trump_by_word(game, rules, (NobodyBids)word)) *outcome = OUTCOME_REDEAL;
  return true;
}

bool declarer_is_decided(Game *game, const Rules *rules) {
  Outcome outcome;
  return declarer_decide(game, rules, &outcome, NULL) && outcome == OUTCOME_DECIDED;
}
