/* phase_call.c - see phase_call.h. */
#include "deal/phase_call.h"

#include <stdio.h>

#include "deal/friend_calls.h"

static int wanted(const Rules *rules) {
  return rules->friends.teams == TEAMS_CALLED ? rules->friends.count : 0;
}

static void begin(Game *game, const Rules *rules) {
  (void)rules;
  deal_uncall(&game->deal);
  memset(game->deal.holder, 0, sizeof game->deal.holder);
}

static bool is_over(const Game *game, const Rules *rules) {
  bool no_choice = rules_hooked(rules, HOOK_FRIENDS_CALLS);
  return no_choice || game->deal.calls == wanted(rules) || game->deal.redeal;
}

static int waits_for(const Game *game, const Rules *rules) {
  (void)rules;
  return game->deal.declarer;
}

static uint32_t allowed(const Game *game, const Rules *rules, int seat) {
  (void)rules;
  return seat == game->deal.declarer ? 1u << ACTION_CALL : 0;
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                     Ruling *why) {
  (void)checked;
  if (action->type != ACTION_CALL) return ruling_refuse(why, REFUSED_PHASE, SAY(NOT_CALLED_YET));
  if (action->seat != game->deal.declarer) return ruling_turn(why, game->deal.declarer);
  if (action->calls != wanted(rules)) return ruling_count(why, wanted(rules), action->calls);
  for (int i = 0; i < action->calls; i++) {
    Refusal refusal = call_check(game, rules, action, i, why);
    if (refusal != LEGAL) return refusal;
  }
  return LEGAL;
}

static Done apply(Game *game, const Rules *rules, const Action *action, const Checked *checked,
                  Ruling *why) {
  (void)checked, (void)why;
  Deal *deal = &game->deal;
  deal_uncall(deal);
  for (int i = 0; i < action->calls; i++)
    deal_call(deal, (Call){action->call[i].card, action->call[i].ordinal, 0, SEAT_NONE});
  return done(is_over(game, rules));
}

/* Calls that are drawn for each friend; then looked at in turn. */
enum { DRAWN = 10000, LOOKED_AT = 100000 };

/* Makes the i-th call and those after it with the first cards that will do. */
static bool find_calls(const Game *game, const Rules *rules, int i, int *left, Action *out) {
  if (i == out->calls) return true;
  for (Card card = 0; card < KIND_NB; card++)
    for (int n = 1; n <= deal_copies(&game->deal, rules, card); n++) {
      if ((*left)-- <= 0) return false;
      out->call[i] = (Call){card, (uint8_t)n, 0, SEAT_NONE};
      if (call_check(game, rules, out, i, NULL) != LEGAL) continue;
      if (find_calls(game, rules, i + 1, left, out)) return true;
    }
  return false;
}

static void random_action(const Game *game, const Rules *rules, Rng *rng, Action *out) {
  *out = (Action){.type = ACTION_CALL, .seat = game->deal.declarer};
  out->calls = (uint8_t)wanted(rules);
  bool found = true;
  for (int i = 0; i < out->calls && found; i++) {
    found = false;
    for (int tries = 0; tries < DRAWN && !found; tries++) {
      Card card = (Card)rng_below(rng, KIND_NB);
      int copies = deal_copies(&game->deal, rules, card);
      if (!copies) continue;
      out->call[i] = (Call){card, (uint8_t)(1 + rng_below(rng, (uint64_t)copies)), 0, SEAT_NONE};
      Refusal refusal = call_check(game, rules, out, i, NULL);
      if (refusal == REFUSED_RULE_FAILED) return; /* so it will for every card */
      found = refusal == LEGAL;
    }
  }
  if (found) return;
  Action looked = *out;
  int left = LOOKED_AT;
  if (find_calls(game, rules, 0, &left, &looked)) *out = looked;
}

const Phase phase_call = {.word = "call",
                          .takes = TYPES_OWN,
                          .begin = begin,
                          .is_over = is_over,
                          .waits_for = waits_for,
                          .allowed = allowed,
                          .check = check,
                          .apply = apply,
                          .random = random_action};
