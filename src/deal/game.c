/* game.c - actions on a game: from phase to phase, from deal to deal. */
#include "deal/game.h"

#include <stddef.h>
#include <string.h>

#include "base/inline.h"
#include "deal/begin_deal.h"
#include "deal/climb_tables.h"
#include "deal/deal_is_ok.h"
#include "deal/deck.h"
#include "deal/declaring.h"
#include "deal/end_of_deal.h"
#include "deal/first_drawer.h"
#include "deal/friends.h"
#include "deal/kitty_burier.h"
#include "deal/kitty_reveal.h"
#include "deal/misdeal.h"
#include "deal/next_deal.h"
#include "deal/phase_call.h"
#include "deal/phase_climb.h"
#include "deal/phase_custom.h"
#include "deal/phase_deal_out.h"
#include "deal/phase_draw.h"
#include "deal/phase_exchange.h"
#include "deal/phase_gift.h"
#include "deal/phase_kitty.h"
#include "deal/phase_tricks.h"

static const Phase *const PHASE[] = {[PHASE_NONE] = NULL,
                                     [PHASE_DRAW] = &phase_draw,
                                     [PHASE_KITTY] = &phase_kitty,
                                     [PHASE_CALL] = &phase_call,
                                     [PHASE_TRICKS] = &phase_tricks,
                                     [PHASE_DEAL_OUT] = &phase_dealout,
                                     [PHASE_EXCHANGE] = &phase_exchange,
                                     [PHASE_CLIMB] = &phase_climb,
                                     [PHASE_GIFT] = &phase_gift,
                                     [PHASE_RULE] = &phase_custom,
                                     &phase_custom,
                                     &phase_custom,
                                     &phase_custom};
_Static_assert(sizeof PHASE == (PHASE_RULE + RULE_PHASE_MAX) * sizeof(void *), "each type has one");

const char *phase_word(const Rules *rules, PhaseType phase) {
  if (phase >= PHASE_RULE) return rules->phase[phase - PHASE_RULE].name;
  return phase == PHASE_NONE ? "over" : PHASE[phase]->word;
}

const char *phase_spoken(const Rules *rules, PhaseType phase) {
  bool spoken = phase >= PHASE_RULE && *rules->phase[phase - PHASE_RULE].word;
  return spoken ? rules->phase[phase - PHASE_RULE].word : phase_word(rules, phase);
}

/* NULL when the deal is over. */
static inline const Phase *phase_now(const Game *game, const Rules *rules) {
  return PHASE[game_phase(game, rules)];
}

/* ---- starting ---- */

void game_deal(Game *game, const Rules *rules, int first_drawer) {
  Deal *deal = &game->deal;
  memset(deal, 0, sizeof *deal);
  remembered_cut(&game->remembered, REMEMBERED_DEAL);
  deal->players = rules->players;
  deal->planes = (uint8_t)rules_planes(rules);
  deal->first_drawer = (uint8_t)first_drawer;
  deal->declarer = deal->objector = deal->bidding.may_answer = SEAT_NONE;
  deal->claimer = deal->offender = deal->asked = deal->burier = SEAT_NONE;
  deal->trump = (Trump){RANK_NONE, SUIT_NONE};
  memcpy(deal->points, rules->points.cards, sizeof deal->points);
  if (rules->family == FAMILY_CLIMB) {
    tables_shuffle(game, rules);
  } else {
    deal->deck_n = (uint16_t)deck_make(game, rules);
    rng_shuffle(&game->rng, deal->deck, deal->deck_n);
  }
  cardset_from(&deal->kitty, deal->deck + deal->deck_n - rules->deck.kitty, rules->deck.kitty,
               deal->planes);
  const Phase *phase = phase_now(game, rules);
  if (phase) phase->begin(game, rules);
  while (phase && phase->is_over(game, rules)) { /* dealing out asks nobody */
    deal->phase++;
    phase = phase_now(game, rules);
    if (phase) phase->begin(game, rules);
  }
  assert(deal_is_ok(rules, game) == NULL);
}

void game_start(Game *game, const Rules *rules, uint64_t seed) {
  memset(game, 0, offsetof(Game, deal)); /* game_deal clears the deal */
  game->seed = seed;
  rng_seed(&game->rng, seed);
  memset(game->first_cards, CARD_NONE, sizeof game->first_cards);
  game->number = 1;
  game->named_declarer = SEAT_NONE;
  for (int seat = 0; seat < rules->players; seat++) game->level[seat] = (int16_t)level_start(rules);
  if (rules->family == FAMILY_CLIMB) {
    tables_seat(game, rules);
    first_dealers(game, rules);
    game_deal(game, rules, 0);
    return;
  }
  game_deal(game, rules, first_drawer(game, rules));
}

/* ---- asking ---- */

int game_waits_for(const Game *game, const Rules *rules) {
  const Phase *phase = phase_now(game, rules);
  return phase ? phase->waits_for(game, rules) : SEAT_NONE;
}

uint32_t game_allowed_actions(const Game *game, const Rules *rules, int seat) {
  const Phase *phase = phase_now(game, rules);
  if (!phase) return 0;
  uint32_t allowed = phase->allowed(game, rules, seat);
  if (kitty_may_reveal(game, rules, seat)) allowed |= 1u << ACTION_REVEAL;
  if (rules_hooked(rules, HOOK_DEAL_MISDEAL) && misdeal_check(game, rules, seat, NULL) == LEGAL)
    allowed |= 1u << ACTION_MISDEAL;
  return allowed;
}

ActionType game_type_of_cards(const Game *game, const Rules *rules, int seat) {
  static const ActionType ORDER[] = {ACTION_PLAY,   ACTION_BURY,    ACTION_CALL,
                                     ACTION_DEFEND, ACTION_DECLARE, ACTION_GIVE};
  uint32_t allowed = seat == SEAT_NONE ? 0 : game_allowed_actions(game, rules, seat);
  for (size_t i = 0; i < sizeof ORDER / sizeof *ORDER; i++)
    if (allowed >> ORDER[i] & 1) return ORDER[i];
  return game_phase(game, rules) == PHASE_DRAW ? ACTION_DECLARE : ACTION_PLAY;
}

uint16_t game_may_act(const Game *game, const Rules *rules) {
  uint16_t seats = 0;
  for (int seat = 0; seat < rules->players; seat++)
    if (game_allowed_actions(game, rules, seat)) seats |= (uint16_t)(1u << seat);
  return seats;
}

Action game_default(const Game *game, const Rules *rules) {
  Action action = {.type = ACTION_NB, .seat = SEAT_NONE};
  const Phase *phase = phase_now(game, rules);
  if (!phase) {
    if (!game->over) action.type = ACTION_DEAL;
    return action;
  }
  action.seat = (uint8_t)phase->waits_for(game, rules);
  if (phase->default_action) action.type = (uint8_t)phase->default_action(game, rules);
  return action;
}

void game_random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  const Phase *phase = phase_now(game, rules);
  out->type = ACTION_NB;
  if (phase)
    phase->random(game, rules, rng, out);
  else
    *out = game_default(game, rules);
}

/* ---- judging ---- */

static Refusal check_deal(const Game *game, const Rules *rules, Ruling *why) {
  if (game->over) return ruling_refuse(why, REFUSED_GAME_OVER, "");
  if (phase_now(game, rules)) return ruling_refuse(why, REFUSED_PHASE, SAY(DEAL_NOT_OVER));
  return LEGAL;
}

/* What is no action of the phase that is on. */
static NO_INLINE Refusal judge_beside(const Game *game, const Rules *rules, const Phase *phase,
                                      const Action *action, Ruling *why) {
  if (action->type == ACTION_DEAL || (!phase && game->over)) return check_deal(game, rules, why);
  if (!phase)
    return ruling_refuse(why, REFUSED_PHASE,
                         game->deal.redeal ? SAY(DEAL_REDEALT) : SAY(DEAL_AGAIN));
  if (action->type >= ACTION_NB || action->seat >= rules->players)
    return ruling_refuse(why, REFUSED_PHASE, SAY(NO_SUCH_ACTION));
  if (action->type == ACTION_MISDEAL) return misdeal_check(game, rules, action->seat, why);
  if (action->type == ACTION_REVEAL) return kitty_check_reveal(game, rules, action->seat, why);
  return ruling_refuse(why, REFUSED_PHASE, SAY(NO_ACTION_HERE), action->word);
}

/* Is it an action for this phase (NULL: the deal is over) to judge? */
static inline bool is_for_phase(const Rules *rules, const Phase *phase, const Action *action) {
  return phase && action->type < ACTION_NB && (phase->takes >> action->type & 1) &&
         action->seat < rules->players;
}

/* For who only asks. */
static NO_INLINE Refusal judge_alone(const Game *game, const Rules *rules, const Action *action,
                                     Ruling *why) {
  Checked checked;
  const Phase *phase = phase_now(game, rules);
  if (!is_for_phase(rules, phase, action)) return judge_beside(game, rules, phase, action, why);
  checked.may_fail = false; /* nothing is done */
  return phase->check(game, rules, action, &checked, why);
}

Refusal game_check(const Game *game, const Rules *rules, const Action *action) {
  return judge_alone(game, rules, action, NULL);
}

void game_explain(const Game *game, const Rules *rules, const Action *action, Ruling *out) {
  *out = ruling_make(LEGAL);
  judge_alone(game, rules, action, out);
  if (cardset_is_empty(&out->cards)) out->cards = action->cards;
}

/* ---- doing ---- */

bool phase_begin(Game *game, const Rules *rules, Ruling *why) {
  PhaseType type = game_phase(game, rules);
  phase_now(game, rules)->begin(game, rules);
  if (type == PHASE_KITTY) return kitty_find_burier(game, rules, why);
  return type < PHASE_RULE || custom_turn(game, rules, why);
}

static inline bool phase_is_over(const Game *game, const Rules *rules) {
  const Phase *phase = phase_now(game, rules);
  return phase && phase->is_over(game, rules);
}

/* Goes on from a phase that is over to the next, and settles the deal after the last. */
static NO_INLINE bool go_on(Game *game, const Rules *rules, const Phase *phase, Ruling *why) {
  if (phase->end && !phase->end(game, rules, why)) return false;
  while (phase_is_over(game, rules)) {
    PhaseType ended = game_phase(game, rules);
    if (++game->deal.phase >= rules->phases_n) return deal_settle(game, rules, why);
    bool of_rules = game_phase(game, rules) >= PHASE_RULE;
    if (ended >= PHASE_RULE && !of_rules && !custom_end(game, rules, (int)ended - PHASE_RULE, why))
      return false;
    if (!phase_begin(game, rules, why) || !friends_begin(game, rules, why)) return false;
  }
  return true;
}

static bool next_deal(Game *game, const Rules *rules, Ruling *why) {
  if (game->deal.tables) {
    tables_move(game, rules);
    game->number++;
    game_deal(game, rules, 0);
    return true;
  }
  int first = SEAT_NONE, declarer = SEAT_NONE;
  if (!find_next(game, rules, &first, &declarer, why)) return false;
  if (game->deal.redeal) {
    game->redeals++;
  } else {
    game->number++;
    game->redeals = 0;
  }
  game->named_declarer = (uint8_t)declarer;
  game_deal(game, rules, first);
  return true;
}

/* Why an action was refused. It stays refused, though a function that is asked anew allows it. */
static NO_INLINE Refusal explain_refusal(const Game *game, const Rules *rules, const Action *action,
                                         Refusal refusal, Ruling *why) {
  if (!why) return refusal;
  for (int i = 0; i < ASKED_AGAIN; i++) {
    game_explain(game, rules, action, why);
    if (why->refusal != LEGAL) return why->refusal;
  }
  return ruling_refuse(why, refusal, SAY(RULE_WAVERS));
}

/* Does what is allowed; where a rule fails in it, all is put back. */
static NO_INLINE Refusal try_out(Game *game, const Rules *rules, const Phase *phase,
                                 const Action *action, const Checked *checked, Ruling *why) {
  Game before = *game;
  Ruling said;
  if (!why) why = &said;
  game->actions++;
  Done done = phase->apply(game, rules, action, checked, why);
  bool stands = done == DONE_GOES_ON || (done == DONE_OVER && go_on(game, rules, phase, why));
  if (!stands) *game = before;
  assert(deal_is_ok(rules, game) == NULL);
  if (stands) return LEGAL;
  return why->refusal; /* a rule failed, or forbids what it allowed when it was asked first */
}

/* Actions that no phase has for itself, done. False, and nothing is done, when a rule failed: only
** the next deal asks any, before it begins. */
static bool carry_out_beside(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  Deal *deal = &game->deal;
  if (action->type == ACTION_DEAL) {
    if (!next_deal(game, rules, why)) return false;
  } else if (action->type == ACTION_REVEAL) {
    deal->exposed = true;
  } else {
    deal->redeal = 2;
    deal->claimer = action->seat;
  }
  game->actions++;
  return true;
}

static NO_INLINE Refusal apply_beside(Game *game, const Rules *rules, const Phase *phase,
                                      const Action *action, Ruling *why) {
  Refusal refusal = judge_beside(game, rules, phase, action, NULL);
  Ruling said;
  if (refusal != LEGAL) return explain_refusal(game, rules, action, refusal, why);
  if (!why) why = &said;
  bool done = carry_out_beside(game, rules, action, why);
  assert(deal_is_ok(rules, game) == NULL);
  return done ? (Refusal)LEGAL : why->refusal;
}

/* After an action in which no rule can fail. */
static ALWAYS_INLINE void finish(Game *game, const Rules *rules, const Phase *phase, Done done) {
  bool goes_on = done == DONE_GOES_ON || go_on(game, rules, phase, NULL);
  assert(done != DONE_FAILED && goes_on && deal_is_ok(rules, game) == NULL);
  (void)goes_on;
}

/* Before an action is checked. */
static ALWAYS_INLINE void begin_action(const Rules *rules, bool asks, Checked *checked) {
  checked->may_fail = false;
  if (asks) {
    rules_begin(rules);
    checked->may_fail = doing_may_fail(rules);
  }
}

/* May any function be asked? */
static inline bool asks_any(const Rules *rules) { return rules->hooked || rules->rule_phases; }

static ALWAYS_INLINE Refusal apply_once(Game *game, const Rules *rules, const Action *action,
                                        Ruling *why) {
  Checked checked;
  begin_action(rules, asks_any(rules), &checked);
  const Phase *phase = phase_now(game, rules);
  if (!is_for_phase(rules, phase, action)) return apply_beside(game, rules, phase, action, why);
  Done done = phase->act ? phase->act(game, rules, action, &checked)
                         : phase_act(phase->check, phase->apply, game, rules, action, &checked);
  if (done > DONE_OVER)
    return done == NOT_LEGAL ? explain_refusal(game, rules, action, checked.refusal, why)
                             : try_out(game, rules, phase, action, &checked, why);
  game->actions++;
  finish(game, rules, phase, done);
  return LEGAL;
}

Refusal game_apply(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  return apply_once(game, rules, action, why);
}

static NO_INLINE Refusal apply_later(Game *game, const Rules *rules, const Action *action,
                                     Ruling *why) {
  Refusal refusal = LEGAL;
  for (int i = 1; i < ASKED_AGAIN; i++) {
    refusal = game_apply(game, rules, action, why);
    if (refusal == LEGAL && why) *why = ruling_make(LEGAL);
    if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) break;
  }
  return refusal;
}

Refusal game_apply_again(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  if (why) why->refusal = LEGAL; /* all of a Ruling takes long to clear */
  Refusal refusal = apply_once(game, rules, action, why);
  if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return refusal;
  return apply_later(game, rules, action, why);
}

/* What a phase has chosen and checked, and not done. */
static NO_INLINE Refusal do_checked(Game *game, const Rules *rules, const Action *action,
                                    const Checked *checked, Ruling *why) {
  rules_begin(rules); /* what choosing took is not taken from what doing may */
  Refusal refusal = try_out(game, rules, phase_now(game, rules), action, checked, why);
  if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED) return refusal;
  return apply_later(game, rules, action, why);
}

/* Up to *n steps of this phase, which are taken from *n, as long as it goes on and no function is
** asked. *out is the last one. */
static ALWAYS_INLINE Refusal random_run(Game *game, const Rules *rules, Rng *rng, int *n,
                                        Action *out, Ruling *why) {
  const Phase *phase = phase_now(game, rules);
  const bool asks = asks_any(rules);
  Checked checked;
  Done done;
  if (!phase || !phase->step) {
    --*n;
    game_random_action(game, rules, rng, out);
    return game_apply_again(game, rules, out, why);
  }
  out->type = ACTION_NB;
  begin_action(rules, asks, &checked);
  do {
    done = phase->step(game, rules, rng, out, &checked);
    --*n;
    if (done > DONE_OVER)
      return done == NOT_LEGAL ? game_apply_again(game, rules, out, why)
                               : do_checked(game, rules, out, &checked, why);
    game->actions++;
  } while (done == DONE_GOES_ON && !asks && *n > 0);
  finish(game, rules, phase, done);
  return LEGAL;
}

Refusal game_random_step(Game *game, const Rules *rules, Rng *rng, Action *out, Ruling *why) {
  int one = 1;
  return random_run(game, rules, rng, &one, out, why);
}

Refusal game_random_steps(Game *game, const Rules *rules, Rng *rng, int n, Ruling *why) {
  Action action;
  Refusal refusal = LEGAL;
  while (n > 0 && refusal == LEGAL && (phase_now(game, rules) || game->deal.redeal))
    refusal = random_run(game, rules, rng, &n, &action, why);
  return refusal;
}
