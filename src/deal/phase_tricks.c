/* phase_tricks.c - see phase_tricks.h. */
#include "deal/phase_tricks.h"

#include <stdio.h>

#include "base/inline.h"
#include "deal/early_end.h"
#include "deal/forbidden_plays.h"
#include "deal/friends.h"
#include "deal/play_check.h"
#include "deal/seat_words.h"
#include "deal/throw_attempt.h"
#include "deal/trick.h"
#include "deal/turn.h"
#include "play/follow.h"
#include "play/legal_plays.h"

static void begin(Game *game, const Rules *rules) {
  Deal *deal = &game->deal;
  int leader = seat_of(game, rules, (Who)rules->lead.first);
  deal->leader = deal->turn = (uint8_t)(leader == SEAT_NONE ? deal->declarer : leader);
  deal->objector = SEAT_NONE;
  deal_cross(deal, true);
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

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  (void)rules;
  return seat == game->deal.turn ? 1u << ACTION_PLAY : 0;
}

/* A function forbids the play. What it leaves is looked for when somebody wants to know why; one
** that leaves nothing has failed. */
static Refusal say_what_is_left(const Game *game, const Rules *rules, const Checked *checked,
                                Ruling *why) {
  Allowed allowed;
  CardSet left[2];
  int n = allowed_list(game, rules, left, 2, &allowed);
  if (n > 0) why->example = left[0];
  why->others = n > 1 || allowed.more;
  if (allowed.passed > 0 || allowed.more || allowed.failed) return why->refusal;
  char location[128];
  snprintf(location, sizeof location, "%.110s:%d", checked->path, checked->line);
  return ruling_refuse(why, REFUSED_RULE_FAILED, SAY(NOTHING_LEFT), why->field, location);
}

/* What is over by now, or goes in no trick. */
static const char *why_not_in_tricks(ActionType type) {
  switch (type) {
    case ACTION_DECLARE:
    case ACTION_DEFEND:
    case ACTION_YIELD: return SAY(TRUMPS_ARE_MADE);
    case ACTION_PICK_UP:
    case ACTION_BURY: return SAY(KITTY_IS_BURIED);
    case ACTION_CALL: return SAY(FRIENDS_ARE_CALLED);
    case ACTION_PASS: return SAY(NO_PASS_IN_TRICKS);
    default: return SAY(TRICKS_ARE_PLAYED);
  }
}

/* Is there more than one legal play? Where that takes long to say, there is. */
static bool may_follow_otherwise(const Follow *follow) {
  long check_budget = LEGAL_CHECK_BUDGET;
  Follow asked = *follow;
  CardSet plays[2];
  bool more;
  asked.check_budget = &check_budget;
  return legal_list(&asked, plays, 2, &more) > 1 || more;
}

/* A lead, or somebody asks why. */
static NO_INLINE Refusal check_otherwise(const Game *game, const Rules *rules, const Action *action,
                                         Checked *checked, Ruling *why) {
  Refusal refusal = play_check(game, rules, action, checked, why);
  if (!why) return refusal;
  if (refusal == REFUSED_RULE) return say_what_is_left(game, rules, checked, why);
  bool follows = refusal != LEGAL && game->deal.plays > 0 && !cardset_is_empty(&why->example);
  if (follows) why->others = may_follow_otherwise(checked->play.follow);
  return refusal;
}

#define HOOK_BIT(hook) ((uint64_t)1 << HOOK_##hook)

/* Can a play into a trick fail? Most ask nothing: then only what the end of a trick brings, where
** the play may end, and a throw that is judged by functions or may end it. */
static NO_INLINE bool may_fail(const Deal *deal, const Rules *rules, const Action *action) {
  static const uint64_t asked =
      HOOK_BIT(FRIENDS_JOINS) | HOOK_BIT(LEAD_FORMS) | HOOK_BIT(WIN_BEATS) | HOOK_BIT(WIN_OVERRUFF);
  static const uint64_t of_throws = HOOK_BIT(THROW_TEST) | HOOK_BIT(THROW_FORCED) |
                                    HOOK_BIT(THROW_PENALTY) | HOOK_BIT(THROW_SHOWN) |
                                    HOOK_BIT(THROW_STOPPED_BY);
  if (rules->hooked & asked) return true;
  if (deal->plays > 0 && deal->plays + 1 < deal->players) return false;
  int cards = cardset_size(&action->cards, deal->planes);
  if (deal->plays > 0)
    return rules->score.early_end != EARLY_END_NO || rules_hooked(rules, HOOK_SCORE_EARLY_END) ||
           deal->hand_n[deal->turn] == cards;
  return cards > 1 && ((rules->hooked & of_throws) || rules->throw.forced == FORCED_PLAY_ENDS);
}

/* Does the seat on turn hold the cards? Then they are in *places in order space. */
static ALWAYS_INLINE bool cross_held_in(const Deal *deal, const CardSet *cards, CardSet *places,
                                        int planes) {
  if (planes < PACK_MAX && cards->plane[planes]) return false;
  return order_cross_any_in(&deal->order, cards, places, planes) &&
         cardset_has(deal_places(deal, deal->turn), places, planes);
}

static ALWAYS_INLINE Refusal check(const Game *game, const Rules *rules, const Action *action,
                                   Checked *checked, Ruling *why) {
  const Deal *deal = &game->deal;
  if (action->type != ACTION_PLAY)
    return ruling_refuse(why, REFUSED_PHASE, why_not_in_tricks(action->type));
  if (action->seat != deal->turn) return ruling_turn(why, deal->turn);
  if (checked->may_fail) checked->may_fail = may_fail(deal, rules, action);
  if (!BY_PLANES(deal->planes, cross_held_in, deal, &action->cards, &checked->crossed))
    return ruling_held(why, HAND_OF(deal, deal->turn), &action->cards);
  if (why || deal->plays == 0) return check_otherwise(game, rules, action, checked, why);
  return BY_PLANES(deal->planes, play_check_follow_in, game, rules, action, checked, NULL);
}

/* Of a throw that failed is not shown any more. */
static void forget_fault(Deal *deal) {
  deal->objector = SEAT_NONE;
  deal->objection = CARDSET_EMPTY;
  deal->withdrawn = 0;
  deal->throw_n = 0;
}

/* Lays the lead down. How it is divided is known, but of what is left of a throw that failed. */
static ALWAYS_INLINE Done put_lead_in(Game *game, const Rules *rules, const TrickPlay *play,
                                      const Shape *lead, Ruling *why, int planes) {
  Deal *deal = &game->deal;
  if (!trick_put_in(game, rules, play, why, planes)) return DONE_FAILED;
  deal->best = 0;
  for (int k = 0; k < planes; k++)
    deal->lead_places.plane[k] = deal->best_places.plane[k] = play->places->plane[k];
  Turn *turn = made_turn(rules, deal);
  if (turn && deal->objector == SEAT_NONE) turn_take_lead_in(turn, deal, rules, lead, planes);
  return DONE_GOES_ON;
}

/* A throw that fails leaves other cards than were tried. */
static NO_INLINE Done apply_throw(Game *game, const Rules *rules, const Checked *checked,
                                  Ruling *why) {
  CardSet cards = *checked->play.cards, places = *checked->play.places;
  TrickPlay left = {&cards, &places, NULL};
  if (!throw_make(game, rules, &checked->lead, &cards, &places, why)) return DONE_FAILED;
  if (game->deal.ended_by_throw) return DONE_OVER;
  return put_lead_in(game, rules, &left, &checked->lead, why, game->deal.planes);
}

/* Begins a trick. */
static NO_INLINE Done apply_lead(Game *game, const Rules *rules, const Action *action,
                                 const Checked *checked, Ruling *why) {
  Deal *deal = &game->deal;
  if (deal->objector != SEAT_NONE) forget_fault(deal);
  assert(deal->throw_n == 0 && cardset_is_empty(&deal->objection));
  assert(!grouping_named(&deal->grouping));
  if (action_is_divided(action))
    deal_note_grouping(deal, rules, checked->play.places, &action->grouping);
  if (checked->lead.n > 1) return apply_throw(game, rules, checked, why);
  return BY_PLANES(deal->planes, put_lead_in, game, rules, &checked->play, &checked->lead, why);
}

/* All have followed. */
static NO_INLINE Done end_trick(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  trick_end(deal);
  if (deal->hand_n[deal->turn] == 0) return DONE_OVER;
  return deal_ends_early(game, rules, &deal->ended_early, why) ? done(deal->ended_early)
                                                               : DONE_FAILED;
}

/* Upon a lead of one set, without a rule that is asked: then the best play is such a set, and no
** more counts than how high this one is. */
static ALWAYS_INLINE void follow_set_in(Deal *deal, const TrickPlay *play, int planes) {
  int seat = deal->turn;
  assert(planes > 0);
  assert(trick_may_win(&play->follow->set, &deal->best_places));
  if (trick_may_win(&play->follow->set, play->places) &&
      trick_is_higher(&deal->order, play->places, &deal->best_places))
    trick_note_best_in(deal, play->places, deal->plays, planes);
  CardSet cards;
  for (int k = 0; k < planes; k++) cards.plane[k] = play->cards->plane[k];
  trick_leave_in(deal, seat, play->places, trick_lay_in(deal, &cards, planes), planes);
}

/* Upon anything else, or where friends may be found. */
static NO_INLINE Done follow_asking(Game *game, const Rules *rules, const TrickPlay *play,
                                    Ruling *why) {
  const Deal *deal = &game->deal;
  if (!trick_put(game, rules, play, why) ||
      !trick_find_best(game, rules, &play->follow->lead, play->places, why))
    return DONE_FAILED;
  return deal->plays < deal->players ? DONE_GOES_ON : end_trick(game, rules, why);
}

static ALWAYS_INLINE Done apply(Game *game, const Rules *rules, const Action *action,
                                const Checked *checked, Ruling *why) {
  Deal *deal = &game->deal;
  const TrickPlay *play = &checked->play;
  if (!play->follow) return apply_lead(game, rules, action, checked, why);
  if (!play->follow->set.places || rules_hooked(rules, HOOK_WIN_BEATS) ||
      friends_are_called(deal, play->cards))
    return follow_asking(game, rules, play, why);
  BY_PLANES(deal->planes, follow_set_in, deal, play);
  return deal->plays < deal->players ? DONE_GOES_ON : end_trick(game, rules, why);
}

static Done act(Game *game, const Rules *rules, const Action *action, Checked *checked) {
  return phase_act(check, apply, game, rules, action, checked);
}

/* Can a play that the mechanics allow still be refused? */
static bool can_refuse(const Rules *rules, const Deal *deal) {
  if (deal->plays > 0) return rules_hooked(rules, HOOK_FOLLOW_REFUSE);
  return rules->throw.allowed != THROW_ANY_SUIT || rules_hooked(rules, HOOK_THROW_ALLOWED) ||
         rules_hooked(rules, HOOK_LEAD_REFUSE);
}

/* Now and then, with the cards to be led, another unit of their suit, so that random games see
** throws stand and fail. */
static NO_INLINE bool random_throw(const Game *game, const Rules *rules, const CardSet *hand,
                                   Rng *rng, CardSet *play) {
  const Deal *deal = &game->deal;
  CardSet more, rest, both = CARDSET_EMPTY;
  Shape shape;
  Suit led = order_suit_of(&deal->order, play);
  uint64_t suit = led == SUIT_NONE ? ~(uint64_t)0 : deal->order.suit[led];
  cardset_subtract(&rest, hand, play, deal->planes);
  cardset_mask(&rest, &rest, suit, deal->planes);
  if (cardset_is_empty(&rest)) return false;
  more = CARDSET_EMPTY;
  legal_sample_lead(&deal->order, rules, &rest, rng, &more);
  cardset_add(&both, play, &more, deal->planes);
  if (led == SUIT_NONE) { /* units of several suits go with such alone */
    shape_of(&deal->order, rules, &both, &shape);
    if (shape.n == 0) return false;
  }
  *play = both;
  return true;
}

/* Now and then the leader divides what he leads, where he may. */
static NO_INLINE void random_grouping(const Game *game, const Rules *rules, const CardSet *play,
                                      Rng *rng, Grouped *out) {
  Grouped list[GROUPING_LISTED];
  bool more;
  memset(out, 0, sizeof *out);
  if (rng_below(rng, 4)) return;
  int n = grouping_list(&game->deal.order, rules, play, list, GROUPING_LISTED, &more);
  if (n > 1) *out = list[rng_below(rng, (uint32_t)n)];
}

/* True: one unit, which its leader does not divide, so that it is known how it is read. */
static ALWAYS_INLINE bool random_lead_in(const Game *game, const Rules *rules, Rng *rng,
                                         Action *out, Checked *checked, int planes) {
  const Deal *deal = &game->deal;
  CardSet *play = &checked->crossed;
  Unit *unit = &checked->lead.unit[0];
  const CardSet *hand = deal_places(deal, deal->turn);
  lead_sample(&deal->order, rules, hand, rng, unit);
  unit_set_in(unit, play, planes);
  bool known = !rules->lead.special;
  if (rules->throw.allowed != THROW_NO && rng_below(rng, 16) == 0)
    known = !random_throw(game, rules, hand, rng, play) && known;
  if (rules->lead.grouping == GROUPING_LEADERS_CHOICE) {
    random_grouping(game, rules, play, rng, &out->grouping);
    known = known && !grouping_named(&out->grouping);
  }
  order_back_in(&deal->order, play, &out->cards, planes);
  if (!known) return false;
  checked->play = (TrickPlay){&out->cards, play, NULL};
  checked->lead.n = 1;
  checked->lead.suit = order_suit_of(&deal->order, play);
  checked->lead.failed = false;
  return true;
}
static NO_INLINE bool random_lead(const Game *game, const Rules *rules, Rng *rng, Action *out,
                                  Checked *checked) {
  return BY_PLANES(game->deal.planes, random_lead_in, game, rules, rng, out, checked);
}

/* Any legal follow, as it was prepared; if it `checks`, what is known here is not judged again. */
static ALWAYS_INLINE bool sample_in(const Follow *follow, Rng *rng, bool checks, Action *out,
                                    Checked *checked, int planes) {
  CardSet *play = &checked->crossed;
  legal_sample_in(follow, rng, play, planes);
  order_back_in(follow->order, play, &out->cards, planes);
  checked->play = (TrickPlay){&out->cards, play, follow};
  return checks && follow_check_in(follow, play, planes) == LEGAL;
}

/* Where what is owed is not kept. A function that fails shows when the play is made. */
static NO_INLINE bool random_follow_anew(const Game *game, const Rules *rules, Rng *rng,
                                         bool checks, Action *out, Checked *checked) {
  bool known = trick_follow(game, rules, &checked->room, NULL);
  return sample_in(&checked->room, rng, checks, out, checked, game->deal.planes) && known;
}

static ALWAYS_INLINE bool random_follow(const Game *game, const Rules *rules, Rng *rng, bool checks,
                                        Action *out, Checked *checked) {
  const int planes = game->deal.planes;
  Turn *turn = made_turn(rules, &game->deal);
  if (!turn) return random_follow_anew(game, rules, rng, checks, out, checked);
  const Follow *follow = BY_PLANES(planes, turn_prepare_in, turn, game, rules);
  return BY_PLANES(planes, sample_in, follow, rng, checks, out, checked);
}

/* One after the other, until one is not refused. */
static NO_INLINE bool try_random(const Game *game, const Rules *rules, Rng *rng, Action *out,
                                 Checked *checked) {
  bool may_fail = checked->may_fail;
  bool leads = game->deal.plays == 0;
  for (int tries = 0; tries < 64; tries++) {
    if (leads)
      random_lead(game, rules, rng, out, checked);
    else
      random_follow(game, rules, rng, false, out, checked);
    checked->may_fail = may_fail;
    Refusal refusal = check(game, rules, out, checked, NULL);
    if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return refusal == LEGAL;
  }
  Allowed allowed;
  CardSet first;
  memset(&out->grouping, 0, sizeof out->grouping);
  if (allowed_list(game, rules, &first, 1, &allowed)) out->cards = first;
  return false;
}

static ALWAYS_INLINE bool choose(const Game *game, const Rules *rules, Rng *rng, bool checks,
                                 Action *out, Checked *checked) {
  const Deal *deal = &game->deal;
  bool plays = out->type == ACTION_PLAY && rules->lead.grouping != GROUPING_LEADERS_CHOICE;
  action_begin(out, ACTION_PLAY, deal->turn, plays); /* other cards will be in it */
  if (can_refuse(rules, deal)) return try_random(game, rules, rng, out, checked);
  return deal->plays == 0 ? random_lead(game, rules, rng, out, checked)
                          : random_follow(game, rules, rng, checks, out, checked);
}

static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  Checked checked;
  checked.may_fail = false; /* nothing is done */
  choose(game, rules, rng, false, out, &checked);
}

static Done step(Game *game, const Rules *rules, Rng *rng, Action *out, Checked *checked) {
  if (!choose(game, rules, rng, true, out, checked)) return NOT_LEGAL;
  assert(rules->hooked || check(game, rules, out, &(Checked){.may_fail = false}, NULL) == LEGAL);
  if (checked->may_fail) checked->may_fail = may_fail(&game->deal, rules, out);
  return checked->may_fail ? ONLY_CHECKED : apply(game, rules, out, checked, NULL);
}

const Phase phase_tricks = {.word = "tricks",
                            .takes = TYPES_OWN,
                            .begin = begin,
                            .is_over = is_over,
                            .waits_for = waits_for,
                            .allowed = allowed,
                            .check = check,
                            .apply = apply,
                            .random = random_action,
                            .act = act,
                            .step = step};
