/* phase_draw.c - see phase_draw.h. */
#include "deal/phase_draw.h"

#include "base/inline.h"
#include "deal/begin_deal.h"
#include "deal/deck.h"
#include "deal/declarer_and_trump.h"
#include "deal/declaring.h"

static void begin(Game *game, const Rules *rules) {
  game->deal.bidding.may_answer = SEAT_NONE;
  game->deal.awaited = declare_awaited(game, rules);
}

static int waits_for(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.awaited.seat;
}

/* Where nothing can be shown nobody is asked to pass. */
static bool is_over(const Game *game, const Rules *rules) {
  Awaited awaited = game->deal.awaited;
  return awaited.seat == SEAT_NONE ||
         (awaited.type == ACTION_PASS && declare_nothing_to_show(game, rules));
}

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  Action defence;
  uint32_t found = 0;
  if (deal->bidding.may_answer != SEAT_NONE) {
    if (deal->bidding.may_answer != seat) return 0;
    found = 1u << ACTION_YIELD;
    if (declare_defences(game, rules, seat, &defence, 1)) found |= 1u << ACTION_DEFEND;
    if (declare_can(game, rules, seat)) found |= 1u << ACTION_DECLARE;
    return found;
  }
  Refusal refusal = deal->drawn > 0 ? LEGAL : deal_refusal(game, rules, NULL);
  bool begins = refusal == LEGAL || refusal == REFUSED_RULE_FAILED; /* drawing says why */
  if (deal->awaited.type == ACTION_DRAW ? deal->awaited.seat == seat && begins
                                        : !(deal->passed >> seat & 1))
    found = 1u << deal->awaited.type;
  if (declare_can(game, rules, seat)) found |= 1u << ACTION_DECLARE;
  return found;
}

static ActionType default_action(const Game *game, const Rules *rules) {
  (void)rules;
  return (ActionType)game->deal.awaited.type;
}

/* All cards being drawn, may the drawing be over after this action? */
static bool may_be_over(const Game *game, const Rules *rules, const Action *action) {
  const Deal *deal = &game->deal;
  uint16_t passed = deal->passed;
  if (action->type == ACTION_PASS) passed |= (uint16_t)(1u << action->seat);
  return passed == deal_everybody(deal) || deal->asked != SEAT_NONE ||
         declare_nothing_to_show(game, rules);
}

/* Can a rule fail in it? Once the drawing is over one can that is no function, too: an order may
** have no room. */
static NO_INLINE bool may_fail(const Game *game, const Rules *rules, const Action *action) {
  const Deal *deal = &game->deal;
  bool draws = action->type == ACTION_DRAW;
  if (deal_undrawn(deal, rules) <= draws && may_be_over(game, rules, action))
    return doing_may_fail(rules) || !order_has_room(rules);
  if (draws) return deal->drawn == 0 && rules_hooked(rules, HOOK_DEAL_BEGINS);
  bool shows = action->type == ACTION_DECLARE || action->type == ACTION_DEFEND;
  return shows && rules_hooked(rules, HOOK_DECLARE_DOES);
}

/* What is no draw that is due. */
static NO_INLINE Refusal check_other(const Game *game, const Rules *rules, const Action *action,
                                     Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  bool drawing = deal_undrawn(deal, rules) > 0;
  checked->may_fail = may_fail(game, rules, action);
  switch (action->type) {
    case ACTION_DECLARE:
    case ACTION_DEFEND: return declare_check(game, rules, action, &checked->bid, why);
    case ACTION_YIELD:
      if (deal->bidding.may_answer == action->seat) return LEGAL;
      return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(YIELD_WHO));
    case ACTION_PASS:
      if (drawing) return ruling_refuse(why, REFUSED_PHASE, SAY(PASS_WHEN));
      if (deal->bidding.may_answer == SEAT_NONE && !(deal->passed >> action->seat & 1))
        return LEGAL;
      break;
    case ACTION_DRAW:
      if (!drawing) return ruling_refuse(why, REFUSED_PHASE, SAY(ALL_DRAWN));
      break;
    default: return ruling_refuse(why, REFUSED_PHASE, SAY(STILL_DRAWN));
  }
  return ruling_turn(why, deal->awaited.seat);
}

/* With the first draw the deal begins, and after the last the drawing may be over. */
static inline bool is_first_or_last(const Deal *deal, const Rules *rules) {
  return deal->drawn == 0 || deal_undrawn(deal, rules) == 1;
}

static NO_INLINE Refusal check_first_or_last(const Game *game, const Rules *rules,
                                             const Action *action, Checked *checked, Ruling *why) {
  checked->may_fail = may_fail(game, rules, action);
  return game->deal.drawn == 0 ? deal_refusal(game, rules, why) : LEGAL;
}

static ALWAYS_INLINE Refusal check(const Game *game, const Rules *rules, const Action *action,
                                   Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  bool due = deal->awaited.type == ACTION_DRAW && deal->awaited.seat == action->seat;
  if (action->type != ACTION_DRAW || !due) return check_other(game, rules, action, checked, why);
  if (is_first_or_last(deal, rules)) return check_first_or_last(game, rules, action, checked, why);
  checked->may_fail = false;
  return LEGAL;
}

/* What is no draw. */
static NO_INLINE Done apply_other(Game *game, const Rules *rules, const Action *action,
                                  const Checked *checked, Ruling *why) {
  Deal *deal = &game->deal;
  switch (action->type) {
    case ACTION_DECLARE:
    case ACTION_DEFEND:
      if (!declare_show(game, rules, &checked->bid, why)) return DONE_FAILED;
      break;
    case ACTION_YIELD: deal->bidding.may_answer = SEAT_NONE; break;
    case ACTION_PASS:
      deal->passed |= (uint16_t)(1u << action->seat);
      if (deal->asked != SEAT_NONE) deal->failed[deal->failed_n++] = action->seat;
      break;
    default: break;
  }
  deal->awaited = declare_awaited(game, rules);
  return done(is_over(game, rules));
}

static inline void draw_card(Deal *deal, int seat) {
  cardset_put(&deal->held[seat], deal->deck[deal->drawn++], deal->planes);
  deal->hand_n[seat]++;
  assert(deal_hand_is_ok(deal, seat));
}

static NO_INLINE Done draw_first_or_last(Game *game, const Rules *rules, int seat, Ruling *why) {
  Deal *deal = &game->deal;
  if (deal->drawn == 0 && !deal_begins(game, rules, why)) return DONE_FAILED;
  draw_card(deal, seat);
  deal->awaited = declare_awaited(game, rules);
  return done(is_over(game, rules));
}

/* Draws a card that is neither the first nor the last. */
static inline Done draw_on(Deal *deal, int seat) {
  draw_card(deal, seat);
  deal->awaited.seat = (uint8_t)deal_next(deal, seat);
  return DONE_GOES_ON;
}

static ALWAYS_INLINE Done apply(Game *game, const Rules *rules, const Action *action,
                                const Checked *checked, Ruling *why) {
  Deal *deal = &game->deal;
  if (action->type != ACTION_DRAW) return apply_other(game, rules, action, checked, why);
  if (is_first_or_last(deal, rules)) return draw_first_or_last(game, rules, action->seat, why);
  return draw_on(deal, action->seat);
}

static Done act(Game *game, const Rules *rules, const Action *action, Checked *checked) {
  return phase_act(check, apply, game, rules, action, checked);
}

/* Trump, order, declarer, the kitty as it lies. */
static bool end(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  Outcome outcome;
  if (deal->redeal) return true;
  if (!declarer_decide(game, rules, &outcome, why)) return false;
  if (outcome != OUTCOME_DECIDED) {
    declarer_set(deal, rules, SEAT_NONE);
    deal->redeal = outcome == OUTCOME_REDEAL;
    deal->awaited = declare_awaited(game, rules);
    return true;
  }
  deal->asked = SEAT_NONE;
  deal->leader = deal->turn = deal->declarer;
  return deck_under_trump(game, rules, why);
}

/* Any bid, or the defence that is asked for, if there is one. True: what is chosen is known to be
** legal, and what is declared is in *checked. A rule that fails is met by declaring what it fails
** at, so that it is said. */
static NO_INLINE bool random_bid(const Game *game, const Rules *rules, Rng *rng, Action *out,
                                 Checked *checked) {
  Bid bids[16];
  BidSearch search;
  int seat = out->seat, n = declare_bids(game, rules, seat, bids, 16, &search);
  if (n > 0 && search.failed) {
    declare_action(&bids[n - 1], out);
    return false;
  }
  if (out->type == ACTION_YIELD && declare_defences(game, rules, seat, out, 1)) return false;
  if (n == 0) return true;
  checked->bid = bids[rng_below(rng, (uint64_t)n)];
  declare_action(&checked->bid, out);
  return true;
}

/* Is a bid looked for? Now and then, so that random games see every type of bid. */
static ALWAYS_INLINE bool looks_for_bid(const Game *game, const Rules *rules, Rng *rng) {
  const Deal *deal = &game->deal;
  Awaited awaited = deal->awaited;
  if (rules_hooked(rules, HOOK_DECLARE_RANK))
    return declare_ask_holds(game, rules, awaited.seat) && rng_below(rng, 4) == 0;
  Rank rank = declare_rank_builtin(game, rules, awaited.seat);
  if (!declare_holds(game, rules, awaited.seat, cards_of_one_rank(rank)) || rng_below(rng, 4) != 0)
    return false;
  return awaited.type == ACTION_YIELD || bid_could_stand(rules, &deal->bidding, awaited.seat,
                                                         &deal->held[awaited.seat], rank_bit(rank));
}

static inline void go_on(const Game *game, Action *out) {
  Awaited awaited = game->deal.awaited;
  bool draws = awaited.type == ACTION_DRAW && out->type == ACTION_DRAW;
  action_begin(out, (ActionType)awaited.type, awaited.seat, draws);
}

static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  Checked checked;
  go_on(game, out);
  if (looks_for_bid(game, rules, rng)) random_bid(game, rules, rng, out, &checked);
}

/* With the first draw the deal begins, which may be refused. */
static NO_INLINE Done step_other(Game *game, const Rules *rules, Rng *rng, bool bids, Action *out,
                                 Checked *checked) {
  if (bids && !random_bid(game, rules, rng, out, checked)) return NOT_LEGAL;
  if (game->deal.drawn == 0 && out->type == ACTION_DRAW) return NOT_LEGAL;
  assert(rules->hooked || check(game, rules, out, &(Checked){.may_fail = false}, NULL) == LEGAL);
  checked->may_fail = may_fail(game, rules, out);
  return checked->may_fail ? ONLY_CHECKED : apply(game, rules, out, checked, NULL);
}

static Done step(Game *game, const Rules *rules, Rng *rng, Action *out, Checked *checked) {
  Deal *deal = &game->deal;
  go_on(game, out);
  bool bids = looks_for_bid(game, rules, rng);
  if (!bids && out->type == ACTION_DRAW && !is_first_or_last(deal, rules))
    return draw_on(deal, out->seat);
  return step_other(game, rules, rng, bids, out, checked);
}

const Phase phase_draw = {.word = "draw",
                          .takes = TYPES_OWN,
                          .begin = begin,
                          .is_over = is_over,
                          .waits_for = waits_for,
                          .allowed = allowed,
                          .default_action = default_action,
                          .check = check,
                          .apply = apply,
                          .random = random_action,
                          .end = end,
                          .act = act,
                          .step = step};
