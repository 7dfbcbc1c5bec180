/* trick.c - see trick.h. */
#include "deal/trick.h"

#include "deal/friends.h"
#include "play/winner.h"

bool trick_follow(const Game *game, const Rules *rules, Follow *follow, Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet hand = CARDSET_EMPTY;
  Shape shape;
  assert(deal->plays > 0);
  deal_lead_shape(deal, rules, &shape);
  order_cross(&deal->order, &deal->hand[deal->turn], &hand);
  PlayCase of = {&deal->order, rules, game, deal->turn};
  return follow_ask(follow, &of, &shape, &hand, why);
}

bool trick_put(Game *game, const Rules *rules, const CardSet *cards, Ruling *why) {
  Deal *deal = &game->deal;
  int seat = deal->turn;
  Play *play = &deal->play[deal->plays++];
  play->from = deal->log_n;
  for (int place = -1, copy = 0; cardset_next(cards, &place, &copy, deal->planes);) {
    deal->log[deal->log_n++] = (uint8_t)place;
    if (!friends_count_copy(game, rules, seat, (Card)place, why)) return false;
  }
  play->n = (uint8_t)(deal->log_n - play->from);
  deal_take_from_hand(deal, seat, cards, play->n);
  deal->turn = (uint8_t)deal_after(deal, seat, 1);
  return true;
}

static void beats_inherited(HookCall *call) { call->answer[0] = *(const bool *)call->builtin_data; }

bool trick_takes(const Game *game, const Rules *rules, int seat, const CardSet *cards, bool *takes,
                 Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet lead, play = CARDSET_EMPTY, best, kinds;
  Shape shape;
  deal_cross_play(deal, &deal->play[deal->best], &best);
  order_cross(&deal->order, cards, &play);
  deal_lead_shape(deal, rules, &shape);
  PlayCase of = {&deal->order, rules, game, seat};
  if (!trick_beats(&of, &shape, &play, &best, takes, why)) return false;
  if (!rules_hooked(rules, HOOK_WIN_BEATS)) return true;
  bool inherited = *takes;
  deal_play_cards(deal, &deal->play[0], &lead);
  deal_play_cards(deal, &deal->play[deal->best], &kinds);
  HookCall call = deal_question(HOOK_WIN_BEATS, game, seat);
  call.cards = cards;
  call.hand = &kinds;
  call.lead = &lead;
  call.builtin = beats_inherited;
  call.builtin_data = &inherited;
  if (!rule_answers(rules, &call, why)) return false;
  *takes = call.answer[0] != 0;
  return true;
}

bool trick_find_best(Game *game, const Rules *rules, const CardSet *cards, Ruling *why) {
  Deal *deal = &game->deal;
  int last = deal->plays - 1;
  bool takes = true;
  if (last > 0) {
    int seat = deal_after(deal, deal->leader, last);
    if (!trick_takes(game, rules, seat, cards, &takes, why)) return false;
  }
  if (takes) deal->best = (uint8_t)last;
  assert(deal->best < deal->plays);
  return true;
}

void trick_end(Deal *deal) {
  int winner = deal_after(deal, deal->leader, deal->best);
  for (int i = deal->play[0].from; i < deal->log_n; i++)
    deal->won[winner] = (int16_t)(deal->won[winner] + deal->points[deal->log[i]]);
  memcpy(deal->last_play, deal->play, sizeof deal->play);
  deal->last_grouping = deal->grouping;
  memset(&deal->grouping, 0, sizeof deal->grouping);
  deal->last_leader = deal->leader;
  deal->last_winner = (uint8_t)winner;
  deal->leader = deal->turn = (uint8_t)winner;
  deal->plays = 0;
  deal->trick++;
  friends_join(deal);
  assert(deal->turn < deal->players);
}
