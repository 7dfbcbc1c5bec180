/* phase_tricks.c - leading, following, throws, friends who join, who takes the trick.
** Pagat, The Play. */
#include "deal/friends.h"
#include "deal/forbidden_plays.h"
#include "deal/phase.h"
#include "play/throw.h"
#include "play/winner.h"

static void begin(Game *game, const Rules *rules) {
  Deal *deal = &game->deal;
  int leader = seat_of(game, rules, (Who)rules->lead.first);
  deal->leader = deal->turn = (uint8_t)(leader == SEAT_NONE ? deal->declarer : leader);
  deal->objector = SEAT_NONE;
  if (deal->buried) return;
  deal->buried = true; /* a game without the phase "kitty": it lies as it is */
  deal->burier = SEAT_NOBODY;
}

static bool is_over(const Game *game, const Rules *rules) {
  (void)rules;
  const Deal *deal = &game->deal;
  return deal->ended_by_throw || deal->ended_early ||
         (deal->plays == 0 && deal->hand_n[deal->turn] == 0);
}

static int waits_for(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.turn;
}

static uint32_t kinds(const Game *game, const Rules *rules, int seat) {
  (void)rules;
  return seat == game->deal.turn ? 1u << ACTION_PLAY : 0;
}

static ActionKind quiet(const Game *game, const Rules *rules) {
  (void)game, (void)rules;
  return ACTION_NB;
}

bool game_follow(const Game *game, const Rules *rules, Follow *follow, Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet hand = CARDSET_EMPTY;
  Shape shape;
  assert(deal->plays > 0);
  deal_lead_shape(deal, rules, &shape);
  order_cross(&deal->order, &deal->hand[deal->turn], &hand);
  PlayCase of = {&deal->order, rules, game, deal->turn};
  return follow_ask(follow, &of, &shape, &hand, why);
}

/* Asks a function that forbids plays. What it leaves is looked for when somebody wants to know why;
** one that leaves nothing has failed. */
static Refusal ask_refuse(const Game *game, const Rules *rules, HookCall *call, Ruling *why) {
  Refusal refusal = ruling_ask(rules, call, why);
  Allowed allowed;
  CardSet left;
  if (refusal != REFUSED_RULE || !why) return refusal;
  if (allowed_list(game, rules, &left, 1, &allowed) > 0) why->example = left;
  if (allowed.passed > 0 || allowed.more || allowed.failed) return refusal;
  return ruling_refuse(why, REFUSED_RULE_FAILED, SAY(NOTHING_LEFT), why->field, call->place);
}

static Refusal check_lead(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet play = CARDSET_EMPTY;
  Shape shape;
  char error[256] = "";
  order_cross(&deal->order, &action->cards, &play);
  PlayCase of = {&deal->order, rules, game, action->seat};
  Refusal refusal = lead_check(&of, &play, &action->grouping, &shape, error, sizeof error);
  if (refusal != LEGAL) {
    if (why) lead_explain(&of, &play, &action->grouping, why);
    return refusal;
  }
  if (play.plane[0] & deal->order.suitless) {
    CardSet hand = CARDSET_EMPTY;
    order_cross(&deal->order, &deal->hand[action->seat], &hand);
    if (lead_check_hand(&deal->order, &play, &hand, why) != LEGAL) return REFUSED_LEAD_NO_SUIT;
  }
  if (!rules_hooked(rules, HOOK_LEAD_REFUSE)) return LEGAL;
  HookCall call = deal_question(HOOK_LEAD_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.grouping = &action->grouping;
  call.hand = &deal->hand[action->seat];
  return ask_refuse(game, rules, &call, why);
}

static Refusal check_follow(const Game *game, const Rules *rules, const Action *action,
                            Ruling *why) {
  const Deal *deal = &game->deal;
  Follow follow;
  CardSet play = CARDSET_EMPTY, lead;
  if (!game_follow(game, rules, &follow, why)) return REFUSED_RULE_FAILED;
  order_cross(&deal->order, &action->cards, &play);
  Refusal refusal = follow_check(&follow, &play);
  if (refusal != LEGAL) {
    if (why) follow_explain(&follow, &play, why);
    return refusal;
  }
  if (!rules_hooked(rules, HOOK_FOLLOW_REFUSE)) return LEGAL;
  deal_play_cards(deal, &deal->play[0], &lead);
  HookCall call = deal_question(HOOK_FOLLOW_REFUSE, game, action->seat);
  call.cards = &action->cards;
  call.lead = &lead;
  call.hand = &deal->hand[action->seat];
  return ask_refuse(game, rules, &call, why);
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  const Deal *deal = &game->deal;
  if (action->kind != ACTION_PLAY) return ruling_refuse(why, REFUSED_PHASE, SAY(TRICKS_ARE_PLAYED));
  if (action->seat != deal->turn) return ruling_turn(why, deal->turn);
  return deal->plays == 0 ? check_lead(game, rules, action, why)
                          : check_follow(game, rules, action, why);
}

/* May each other seat stop this throw (throw.stopped_by)? False: the rule failed. */
bool throw_may_stop(const Game *game, const Rules *rules, const CardSet *cards,
                    bool may_stop[SEAT_MAX], Ruling *why) {
  const Deal *deal = &game->deal;
  for (int i = 0; i < deal->players - 1; i++) {
    int seat = deal_after(deal, deal->turn, i + 1);
    may_stop[i] = rules->throw.stopped_by == STOPPED_BY_ANYONE ||
                  deal_true_side(deal, seat) != deal_true_side(deal, deal->turn);
    if (!rules_hooked(rules, HOOK_THROW_STOPPED_BY)) continue;
    HookCall call = deal_question(HOOK_THROW_STOPPED_BY, game, seat);
    call.cards = cards;
    if (!rule_answers(rules, &call, why)) return false;
    may_stop[i] = call.answer[0] != 0;
  }
  return true;
}

/* A throw has failed: what it shows and costs. */
static void note_fault(Game *game, const Rules *rules, const CardSet *cards,
                       const ThrowResult *result) {
  Deal *deal = &game->deal;
  const Penalty *penalty = &result->effects.penalty;
  deal->thrown_n = 0;
  for (int place = -1, copy = 0; cardset_next(cards, &place, &copy, deal->planes);)
    if (deal->thrown_n < THROWN_MAX) deal->thrown[deal->thrown_n++] = (uint8_t)place;
  deal->objector = (uint8_t)deal_after(deal, deal->turn, result->objector + 1);
  deal->objector_hidden = result->shown == OBJECTION_SHOWN_NOTHING;
  if (result->shown == OBJECTION_SHOWN_CARDS)
    order_back(&deal->order, &result->objection, &deal->objection);
  deal->withdrawn = (int16_t)result->withdrawn_n;
  deal->penalty[deal->turn] = (int16_t)(deal->penalty[deal->turn] + result->penalty);
  deal->faults[deal->turn]++;
  deal->ended_by_throw = result->play_ends;
  if (result->play_ends) deal->offender = deal->turn;
  if (!rules_hooked(rules, HOOK_THROW_PENALTY)) return;
  if (result->play_ends) {
    deal->ending = *penalty;
  } else {
    int8_t *levels = deal->fault_levels[deal->turn];
    levels[0] = (int8_t)(levels[0] + penalty->levels_others);
    levels[1] = (int8_t)(levels[1] + penalty->levels_leaders);
  }
  effects_apply(game, rules, &result->effects);
}

bool throw_try(Game *game, const Rules *rules, const Shape *shape, const CardSet *cards,
               ThrowResult *result, Ruling *why) {
  const Deal *deal = &game->deal;
  CardSet play = CARDSET_EMPTY, others[SEAT_MAX];
  bool may_stop[SEAT_MAX];
  if (!throw_may_stop(game, rules, cards, may_stop, why)) return false;
  order_cross(&deal->order, cards, &play);
  for (int i = 0; i < deal->players - 1; i++) {
    others[i] = CARDSET_EMPTY;
    order_cross(&deal->order, &deal->hand[deal_after(deal, deal->turn, i + 1)], &others[i]);
  }
  ThrowCase throw = {&deal->order,      rules,    shape, &play,      others,
                     deal->players - 1, may_stop, game,  deal->turn, deal->players};
  return throw_judge(&throw, result, why);
}

/* Checks a throw against all other hands; what stays on the table goes into *led (kind space). */
static bool make_throw(Game *game, const Rules *rules, const Shape *shape, const CardSet *cards,
                       CardSet *led, Ruling *why) {
  Deal *deal = &game->deal;
  ThrowResult result;
  if (!throw_try(game, rules, shape, cards, &result, why)) return false;
  *led = *cards;
  if (result.stands) return true;
  memset(&deal->grouping, 0, sizeof deal->grouping); /* of what stays nothing was said */
  note_fault(game, rules, cards, &result);
  *led = CARDSET_EMPTY;
  order_back(&deal->order, &result.forced, led);
  return true;
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
  cardset_subtract(&deal->hand[seat], &deal->hand[seat], cards, deal->planes);
  deal->hand_n[seat] = (uint8_t)(deal->hand_n[seat] - play->n);
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

/* Is the play just made the best so far? */
bool trick_find_best(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  int last = deal->plays - 1;
  bool takes = true;
  if (last == 0) {
    deal->best = 0;
    return true;
  }
  CardSet cards;
  deal_play_cards(deal, &deal->play[last], &cards);
  if (!trick_takes(game, rules, deal_after(deal, deal->leader, last), &cards, &takes, why))
    return false;
  if (takes) deal->best = (uint8_t)last;
  return true;
}

static void end_trick(Deal *deal) {
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
}

static bool apply(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  Deal *deal = &game->deal;
  CardSet cards = action->cards;
  if (deal->plays == 0) {
    Shape shape;
    deal->objector = SEAT_NONE;
    deal->objection = CARDSET_EMPTY;
    deal->withdrawn = 0;
    deal->thrown_n = 0;
    deal_divide_lead(deal, rules, &action->cards, &action->grouping, &shape);
    if (shape.n > 1 && !make_throw(game, rules, &shape, &action->cards, &cards, why)) return false;
    if (deal->ended_by_throw) return true;
  }
  if (!trick_put(game, rules, &cards, why) || !trick_find_best(game, rules, why)) return false;
  if (deal->plays < deal->players) return true;
  end_trick(deal);
  return deal->hand_n[deal->turn] == 0 || deal_ends_early(game, rules, &deal->ended_early, why);
}

/* Can a play that the mechanics allow still be refused? */
static bool can_refuse(const Rules *rules, const Deal *deal) {
  if (deal->plays > 0) return rules_hooked(rules, HOOK_FOLLOW_REFUSE);
  return rules->throw.allowed != THROW_ANY_SUIT || rules_hooked(rules, HOOK_THROW_ALLOWED) ||
         rules_hooked(rules, HOOK_LEAD_REFUSE);
}

/* Now and then a throw of two units of one suit, so that random games see them stand and fail. */
static bool random_throw(const Game *game, const Rules *rules, const CardSet *hand, Rng *rng,
                         CardSet *play) {
  const Deal *deal = &game->deal;
  CardSet more, rest, both = CARDSET_EMPTY;
  Shape shape;
  if (rules->throw.allowed == THROW_NO || rng_below(rng, 16)) return false;
  Suit led = order_suit_of(&deal->order, play);
  uint64_t suit = led == SUIT_NONE ? ~(uint64_t)0 : deal->order.suit[led];
  cardset_subtract(&rest, hand, play, deal->planes);
  cardset_mask(&rest, &rest, suit, deal->planes);
  if (cardset_is_empty(&rest)) return false;
  more = CARDSET_EMPTY;
  legal_draw_lead(&deal->order, rules, &rest, rng, &more);
  cardset_add(&both, play, &more, deal->planes);
  if (led == SUIT_NONE) { /* units of several suits go with such alone */
    shape_of(&deal->order, rules, &both, &shape);
    if (shape.n == 0) return false;
  }
  *play = both;
  return true;
}

static void random_lead(const Game *game, const Rules *rules, Rng *rng, CardSet *play) {
  const Deal *deal = &game->deal;
  CardSet hand = CARDSET_EMPTY;
  order_cross(&deal->order, &deal->hand[deal->turn], &hand);
  *play = CARDSET_EMPTY;
  legal_draw_lead(&deal->order, rules, &hand, rng, play);
  random_throw(game, rules, &hand, rng, play);
}

/* Now and then the leader divides what he leads, where he may. */
static void random_grouping(const Game *game, const Rules *rules, const CardSet *play, Rng *rng,
                            Grouped *out) {
  Grouped list[GROUPING_LISTED];
  bool more;
  if (rules->lead.grouping != GROUPING_LEADERS_CHOICE || rng_below(rng, 4)) return;
  int n = grouping_list(&game->deal.order, rules, play, list, GROUPING_LISTED, &more);
  if (n > 1) *out = list[rng_below(rng, (uint32_t)n)];
}

static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  const Deal *deal = &game->deal;
  Follow follow;
  *out = (Action){.kind = ACTION_PLAY, .seat = deal->turn};
  if (deal->plays > 0)
    game_follow(game, rules, &follow, NULL); /* a failure shows when it is made */
  for (int tries = 0; tries < 64; tries++) {
    CardSet play = CARDSET_EMPTY;
    if (deal->plays == 0)
      random_lead(game, rules, rng, &play);
    else
      legal_draw(&follow, rng, &play);
    out->cards = CARDSET_EMPTY;
    memset(&out->grouping, 0, sizeof out->grouping);
    if (deal->plays == 0) random_grouping(game, rules, &play, rng, &out->grouping);
    order_back(&deal->order, &play, &out->cards);
    if (!can_refuse(rules, deal)) return;
    Refusal refusal = check(game, rules, out, NULL);
    if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return;
  }
  Allowed allowed;
  CardSet first;
  memset(&out->grouping, 0, sizeof out->grouping);
  if (allowed_list(game, rules, &first, 1, &allowed)) out->cards = first;
}

const Phase phase_tricks = {"tricks", begin, is_over, waits_for,    kinds,
                            quiet,    check, apply,   random_action};
