/* phase_draw.c - see phase_draw.h. */
#include "deal/phase_draw.h"

#include "base/inline.h"
#include "deal/begin_deal.h"
#include "deal/deck.h"
#include "deal/declarer_and_trump.h"
#include "deal/declaring.h"

static int to_draw(const Deal *deal, const Rules *rules) {
  return deal->deck_n - rules->deck.kitty - deal->drawn;
}

static bool drawing(const Game *game, const Rules *rules) {
  return to_draw(&game->deal, rules) > 0;
}

static int drawer(const Deal *deal) { return deal_after(deal, deal->first_drawer, deal->drawn); }

static void begin(Game *game, const Rules *rules) {
  (void)rules;
  game->deal.bidding.may_answer = SEAT_NONE;
}

static int waits_for(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  if (deal->bidding.may_answer != SEAT_NONE) return deal->bidding.may_answer;
  if (drawing(game, rules)) return drawer(deal);
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->first_drawer, i);
    if (!(deal->passed >> seat & 1)) return seat;
  }
  return SEAT_NONE;
}

static bool is_over(const Game *game, const Rules *rules) {
  const Deal *deal = &game->deal;
  return deal->redeal ||
         (deal->bidding.may_answer == SEAT_NONE && !drawing(game, rules) &&
          (deal->passed == deal_everybody(deal) || declare_nothing_to_show(game, rules)));
}

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  uint32_t found = 0;
  if (deal->bidding.may_answer != SEAT_NONE) {
    if (deal->bidding.may_answer != seat) return 0;
    found = 1u << ACTION_YIELD;
    if (declare_can_defend(game, rules, seat)) found |= 1u << ACTION_DEFEND;
    if (declare_can(game, rules, seat)) found |= 1u << ACTION_DECLARE;
    return found;
  }
  Refusal refusal = deal->drawn > 0 ? LEGAL : deal_refusal(game, rules, NULL);
  bool begins = refusal == LEGAL || refusal == REFUSED_RULE_FAILED; /* drawing says why */
  if (drawing(game, rules) ? drawer(deal) == seat && begins : !(deal->passed >> seat & 1))
    found = 1u << (drawing(game, rules) ? ACTION_DRAW : ACTION_PASS);
  if (declare_can(game, rules, seat)) found |= 1u << ACTION_DECLARE;
  return found;
}

static ActionType default_action(const Game *game, const Rules *rules) {
  if (game->deal.bidding.may_answer != SEAT_NONE) return ACTION_YIELD;
  return drawing(game, rules) ? ACTION_DRAW : ACTION_PASS;
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                     Ruling *why) {
  const Deal *deal = &game->deal;
  switch (action->type) {
    case ACTION_DECLARE:
    case ACTION_DEFEND: return declare_check(game, rules, action, &checked->bid, why);
    case ACTION_YIELD:
      if (deal->bidding.may_answer == action->seat) return LEGAL;
      return ruling_refuse(why, REFUSED_NO_DEFENCE, SAY(YIELD_WHO));
    case ACTION_PASS:
      if (drawing(game, rules)) return ruling_refuse(why, REFUSED_PHASE, SAY(PASS_WHEN));
      if (deal->bidding.may_answer == SEAT_NONE && !(deal->passed >> action->seat & 1))
        return LEGAL;
      break;
    case ACTION_DRAW:
      if (!drawing(game, rules)) return ruling_refuse(why, REFUSED_PHASE, SAY(ALL_DRAWN));
      if (deal->bidding.may_answer == SEAT_NONE && drawer(deal) == action->seat)
        return deal->drawn == 0 ? deal_refusal(game, rules, why) : LEGAL;
      break;
    default: return ruling_refuse(why, REFUSED_PHASE, SAY(STILL_DRAWN));
  }
  return ruling_turn(why, waits_for(game, rules));
}

static bool apply(Game *game, const Rules *rules, const Action *action, const Checked *checked,
                  Ruling *why) {
  Deal *deal = &game->deal;
  switch (action->type) {
    case ACTION_DRAW:
      cardset_put(&deal->hand[action->seat], deal->deck[deal->drawn++], deal->planes);
      deal->hand_n[action->seat]++;
      assert(deal_hand_is_ok(deal, action->seat));
      break;
    case ACTION_DECLARE:
    case ACTION_DEFEND: return declare_show(game, rules, &checked->bid, why);
    case ACTION_YIELD: deal->bidding.may_answer = SEAT_NONE; break;
    case ACTION_PASS:
      deal->passed |= (uint16_t)(1u << action->seat);
      if (deal->asked != SEAT_NONE) deal->failed[deal->failed_n++] = action->seat;
      break;
    default: break;
  }
  return true;
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
    return true;
  }
  deal->asked = SEAT_NONE;
  deal->leader = deal->turn = deal->declarer;
  return deck_under_trump(game, rules, why);
}

/* Any bid, or the defence that is asked for, if there is one. A rule that fails is met by declaring
** what it fails at, so that it is said. */
static NO_INLINE void random_bid(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  CardSet bids[16], all;
  BidSearch search;
  int seat = out->seat, n = declare_bids(game, rules, seat, bids, 16, &search);
  if (n > 0 && search.failed) {
    out->type = ACTION_DECLARE;
    out->cards = bids[n - 1];
  } else if (declare_can_defend(game, rules, seat)) {
    out->type = ACTION_DEFEND;
    bid_defence(&game->deal.bidding, seat, &all, &out->cards);
  } else if (n > 0) {
    out->type = ACTION_DECLARE;
    out->cards = bids[rng_below(rng, (uint64_t)n)];
  }
}

/* Declares now and then, so that random games see every type of bid; else goes on. */
static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  int seat = waits_for(game, rules);
  *out = (Action){.type = (uint8_t)default_action(game, rules), .seat = (uint8_t)seat};
  if (declare_holds_any(game, rules, seat) && rng_below(rng, 4) == 0)
    random_bid(game, rules, rng, out);
}

const Phase phase_draw = {"draw",         begin, is_over, waits_for,     allowed,
                          default_action, check, apply,   random_action, end};
