/* trick.c - see trick.h. */
#include "deal/trick.h"

#include "deal/friends.h"
#include "deal/rules_cache.h"
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

/* Is what is prepared of the lead on the table, whatever the hand? */
static bool is_of_lead(const Turn *turn, const Deal *deal) {
  return cardset_equal(&turn->lead, &deal->lead_places, deal->order.planes) &&
         turn->trump.rank == deal->trump.rank && turn->trump.suit == deal->trump.suit &&
         grouping_equal(&turn->grouping, &deal->grouping);
}

static void take_lead(Turn *turn, const Deal *deal, const Rules *rules) {
  Shape shape;
  turn->trump = deal->trump;
  turn->grouping = deal->grouping;
  turn->lead = deal->lead_places;
  turn->hand = CARDSET_EMPTY;
  deal_lead_shape(deal, rules, &shape);
  follow_lead(&turn->follow, &deal->order, rules, &shape);
}

static void take_hand(Turn *turn, const Deal *deal, const CardSet *hand) {
  CardSet places;
  for (int k = 0; k < deal->planes; k++) turn->hand.plane[k] = hand->plane[k];
  order_cross(&deal->order, hand, &places);
  follow_hand(&turn->follow, &places);
}

bool trick_turn(const Game *game, const Rules *rules, Follow *room, const Follow **follow,
                Ruling *why) {
  const Deal *deal = &game->deal;
  const CardSet *hand = &deal->hand[deal->turn];
  Turn *turn = made_turn(rules);
  *follow = turn ? &turn->follow : room;
  if (!turn) return trick_follow(game, rules, room, why);
  assert(deal->plays > 0 && !cardset_is_empty(&deal->lead_places));
  if (!is_of_lead(turn, deal)) take_lead(turn, deal, rules);
  turn->follow.order = &deal->order; /* an equal one may have been that of a game which is gone */
  turn->follow.game = game;
  turn->follow.seat = deal->turn;
  if (cardset_is_empty(hand) || !cardset_equal(&turn->hand, hand, deal->planes))
    take_hand(turn, deal, hand);
  return true;
}

void trick_lay(Deal *deal, const CardSet *cards) {
  Play *play = &deal->play[deal->plays++];
  play->from = deal->log_n;
  for (uint64_t kinds = cards->plane[0]; kinds;) {
    int card = bit_pop(&kinds);
    for (int k = 0; k < deal->planes && cards->plane[k] >> card & 1; k++)
      deal->log[deal->log_n++] = (uint8_t)card;
  }
  play->n = (uint8_t)(deal->log_n - play->from);
}

bool trick_put(Game *game, const Rules *rules, const CardSet *cards, Ruling *why) {
  Deal *deal = &game->deal;
  int seat = deal->turn;
  trick_lay(deal, cards);
  const Play *play = &deal->play[deal->plays - 1];
  for (int i = 0; i < play->n; i++) {
    Card card = deal->log[play->from + i];
    if (!friends_count_copy(game, rules, seat, card, why)) return false;
    cardset_take(&deal->hand[seat], card, deal->planes);
  }
  deal->hand_n[seat] = (uint8_t)(deal->hand_n[seat] - play->n);
  assert(deal_hand_is_ok(deal, seat));
  deal->turn = (uint8_t)deal_after(deal, seat, 1);
  return true;
}

static void beats_inherited(HookCall *call) { call->answer[0] = *(const bool *)call->builtin_data; }

bool trick_takes(const PlayCase *of, const Shape *lead, const CardSet *places, bool *takes,
                 Ruling *why) {
  const Rules *rules = of->rules;
  const Deal *deal = &of->game->deal;
  if (!trick_beats(of, lead, places, &deal->best_places, takes, why)) return false;
  if (!rules_hooked(rules, HOOK_WIN_BEATS)) return true;
  bool inherited = *takes;
  CardSet cards = CARDSET_EMPTY, led, best;
  order_back(&deal->order, places, &cards);
  deal_play_cards(deal, &deal->play[0], &led);
  deal_play_cards(deal, &deal->play[deal->best], &best);
  HookCall call = deal_question(HOOK_WIN_BEATS, of->game, of->seat);
  call.cards = &cards;
  call.hand = &best;
  call.lead = &led;
  call.builtin = beats_inherited;
  call.builtin_data = &inherited;
  if (!rule_answers(rules, &call, why)) return false;
  *takes = call.answer[0] != 0;
  return true;
}

bool trick_find_best(Game *game, const Rules *rules, const Shape *lead, const CardSet *places,
                     Ruling *why) {
  Deal *deal = &game->deal;
  bool takes = true;
  PlayCase of = {&deal->order, rules, game, deal_after(deal, deal->leader, deal->plays - 1)};
  if (deal->plays == 1)
    deal->lead_places = *places;
  else if (!trick_takes(&of, lead, places, &takes, why))
    return false;
  if (takes) deal->best = (uint8_t)(deal->plays - 1), deal->best_places = *places;
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
