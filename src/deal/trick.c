/* trick.c - see trick.h. */
#include "deal/trick.h"

#include "base/inline.h"
#include "deal/friends.h"
#include "play/follow.h"
#include "play/legal_plays.h"
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

static inline bool is_of_trump(const Turn *turn, const Deal *deal) {
  return memcmp(&turn->trump, &deal->trump, sizeof turn->trump) == 0;
}

/* What is kept is of another trump. */
static NO_INLINE void take_trump(Turn *turn, const Deal *deal) {
  turn->trump = deal->trump;
  turn->lead = CARDSET_EMPTY;
  turn->seat = SEAT_NONE;
  memset(turn->hand, 0, sizeof turn->hand);
}

static void take_lead(Turn *turn, const Deal *deal, const Rules *rules, const Shape *lead) {
  assert(deal->plays > 0 && !cardset_is_empty(&deal->lead_places));
  if (!is_of_trump(turn, deal)) take_trump(turn, deal);
  turn->grouping = deal->grouping;
  turn->lead = deal->lead_places;
  turn->seat = SEAT_NONE;
  follow_lead(&turn->follow, &deal->order, rules, lead);
}

/* Reads it from the table. */
static NO_INLINE void read_lead(Turn *turn, const Deal *deal, const Rules *rules) {
  Shape lead;
  deal_lead_shape(deal, rules, &lead);
  take_lead(turn, deal, rules, &lead);
}

void trick_take_lead(const Game *game, const Rules *rules, const Shape *lead) {
  Turn *turn = made_turn(rules);
  if (turn) take_lead(turn, &game->deal, rules, lead);
}

/* Brings the kept hand of the seat on turn up to date. What was prepared of it before is gone. */
static ALWAYS_INLINE const CardSet *take_hand(Turn *turn, const Deal *deal) {
  int seat = deal->turn;
  turn->seat = SEAT_NONE;
  order_cross_changes(&deal->order, &turn->hand[seat].kinds, &deal->hand[seat],
                      &turn->hand[seat].places);
  return &turn->hand[seat].places;
}

const CardSet *trick_hand(const Game *game, const Rules *rules, CardSet *room) {
  const Deal *deal = &game->deal;
  Turn *turn = made_turn(rules);
  if (turn && !is_of_trump(turn, deal)) take_trump(turn, deal);
  if (turn) return take_hand(turn, deal);
  *room = CARDSET_EMPTY;
  order_cross(&deal->order, &deal->hand[deal->turn], room);
  return room;
}

static ALWAYS_INLINE const Follow *prepare(Turn *turn, const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  if (!turn_is_of_lead(turn, deal)) read_lead(turn, deal, rules);
  const CardSet *hand = take_hand(turn, deal);
  turn->seat = deal->turn;
  turn->legal.kinds.plane[0] = 0;
  const Follow *follow = turn_give(turn, game);
  follow_hand(&turn->follow, hand);
  return follow;
}

bool trick_prepare(const Game *game, const Rules *rules, Follow *room, const Follow **follow,
                   Ruling *why) {
  Turn *turn = made_turn(rules);
  *follow = room;
  if (!turn) return trick_follow(game, rules, room, why);
  *follow = prepare(turn, game, rules);
  return true;
}

/* Where nothing is kept. */
static NO_INLINE void sample_anew(const Game *game, const Rules *rules, Rng *rng, CardSet *cards) {
  Follow follow;
  CardSet places;
  trick_follow(game, rules, &follow, NULL); /* a failure shows when the play is made */
  legal_sample(&follow, rng, &places);
  order_back(&game->deal.order, &places, cards);
}

void trick_sample(const Game *game, const Rules *rules, Rng *rng, CardSet *cards) {
  Turn *turn = made_turn(rules);
  if (!turn) {
    sample_anew(game, rules, rng, cards);
    return;
  }
  const Follow *follow = prepare(turn, game, rules);
  legal_sample(follow, rng, &turn->legal.places);
  order_back(&game->deal.order, &turn->legal.places, cards);
  turn->legal.kinds = *cards;
  assert(follow_check(follow, &turn->legal.places) == LEGAL);
}

static ALWAYS_INLINE int lay(Deal *deal, const CardSet *cards) {
  Play *play = &deal->play[deal->plays++];
  int n = deal->log_n, planes = deal->planes;
  play->from = (uint16_t)n;
  for (uint64_t kinds = cards->plane[0]; kinds;) {
    int card = bit_pop(&kinds), k = 0;
    do deal->log[n++] = (uint8_t)card;
    while (++k < planes && cards->plane[k] >> card & 1);
  }
  play->n = (uint8_t)(n - play->from);
  deal->log_n = (uint16_t)n;
  return play->n;
}

void trick_lay(Deal *deal, const CardSet *cards) { lay(deal, cards); }

static ALWAYS_INLINE bool put(Game *game, const Rules *rules, const CardSet *cards, Ruling *why) {
  Deal *deal = &game->deal;
  int seat = deal->turn;
  int n = lay(deal, cards);
  if (friends_are_called(deal, cards) && !friends_count(game, rules, seat, cards, why))
    return false;
  deal_take_from_hand(deal, seat, cards, n);
  deal->turn = (uint8_t)deal_after(deal, seat, 1);
  return true;
}

bool trick_put(Game *game, const Rules *rules, const CardSet *cards, Ruling *why) {
  return put(game, rules, cards, why);
}

static void beats_inherited(HookCall *call) { call->answer[0] = *(const bool *)call->builtin_data; }

/* Asks win.beats. */
static NO_INLINE bool ask_beats(const PlayCase *of, const CardSet *places, bool *takes,
                                Ruling *why) {
  const Rules *rules = of->rules;
  const Deal *deal = &of->game->deal;
  bool inherited = *takes;
  CardSet cards = CARDSET_EMPTY, led, best;
  order_back(&deal->order, places, &cards);
  deal_play_cards(deal, &deal->play[0], &led);
  deal_play_cards(deal, &deal->play[deal->best], &best);
  HookCall call;
  deal_question(&call, HOOK_WIN_BEATS, of->game, of->seat);
  call.cards = &cards;
  call.hand = &best;
  call.lead = &led;
  call.builtin = beats_inherited;
  call.builtin_data = &inherited;
  if (!rule_answers(rules, &call, why)) return false;
  *takes = call.answer[0] != 0;
  return true;
}

bool trick_takes(const PlayCase *of, const Shape *lead, const CardSet *places, bool *takes,
                 Ruling *why) {
  if (!trick_beats(of, lead, places, &of->game->deal.best_places, takes, why)) return false;
  return !rules_hooked(of->rules, HOOK_WIN_BEATS) || ask_beats(of, places, takes, why);
}

/* Where more than the height of a set counts. */
static NO_INLINE bool last_takes(const Game *game, const Rules *rules, const Shape *lead,
                                 const CardSet *places, bool *takes, Ruling *why) {
  const Deal *deal = &game->deal;
  PlayCase of = {&deal->order, rules, game, deal_after(deal, deal->leader, deal->plays - 1)};
  return trick_takes(&of, lead, places, takes, why);
}

static ALWAYS_INLINE bool find_best(Game *game, const Rules *rules, const Shape *lead,
                                    const CardSet *places, Ruling *why) {
  Deal *deal = &game->deal;
  bool takes = true;
  if (deal->plays == 1)
    deal->lead_places = *places;
  else if (trick_is_of_sets(rules, lead) && !rules_hooked(rules, HOOK_WIN_BEATS))
    takes = trick_set_beats(&deal->order, lead, places, &deal->best_places);
  else if (!last_takes(game, rules, lead, places, &takes, why))
    return false;
  if (!takes) return true;
  deal->best = (uint8_t)(deal->plays - 1);
  deal->best_places = *places;
  return true;
}

bool trick_find_best(Game *game, const Rules *rules, const Shape *lead, const CardSet *places,
                     Ruling *why) {
  return find_best(game, rules, lead, places, why);
}

/* All have played: who takes it leads next. */
static NO_INLINE void end_trick(Deal *deal) {
  int winner = deal_after(deal, deal->leader, deal->best);
  for (int i = deal->play[0].from; i < deal->log_n; i++)
    deal->won[winner] = (int16_t)(deal->won[winner] + deal->points[deal->log[i]]);
  if (deal->trick < PAST_MAX)
    deal->past[deal->trick] =
        (PastTrick){deal->leader & 0x1fu, deal->play[0].n, grouping_named(&deal->grouping)};
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

bool trick_play(Game *game, const Rules *rules, const Shape *lead, const CardSet *cards,
                const CardSet *places, Ruling *why) {
  const Deal *deal = &game->deal;
  if (!put(game, rules, cards, why) || !find_best(game, rules, lead, places, why)) return false;
  if (deal->plays == deal->players) end_trick(&game->deal);
  return true;
}
