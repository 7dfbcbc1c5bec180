/* phase_call.c - calling friends (找朋友): which cards, which copies. Pagat, Choosing
** Partners. */
#include <stdio.h>

#include "deal/phase.h"

static int wanted(const Rules *rules) {
  return rules->friends.teams == TEAMS_CALLED ? rules->friends.count : 0;
}

static void begin(Game *game, const Rules *rules) {
  (void)rules;
  game->deal.calls = 0;
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

static uint32_t kinds(const Game *game, const Rules *rules, int seat) {
  (void)rules;
  return seat == game->deal.declarer ? 1u << ACTION_CALL : 0;
}

static ActionKind quiet(const Game *game, const Rules *rules) {
  (void)game, (void)rules;
  return ACTION_NB;
}

/* Why a word of friends.callable does not let the card be called; NULL if it does. */
static const char *callable_objection(int word, const Order *order, Card card) {
  bool rank = card_is_joker(card) || card_rank(card) == order->trump.rank;
  if (word == CALLABLE_NOT_RANKS && rank) return SAY(CALL_NO_TOPS);
  if (word == CALLABLE_PLAIN && order_suit(order, card) == TRUMPS) return SAY(CALL_NO_TRUMPS);
  if (word == CALLABLE_PLAIN && order_suit(order, card) == SUIT_NONE) return SAY(CALL_NO_SUIT);
  return NULL;
}

typedef struct CallableData {
  const Rules *rules;
  const Order *order;
} CallableData;

static void callable_inherited(HookCall *call) {
  const CallableData *data = call->builtin_data;
  int word = call->word ? call->word - 1 : data->rules->friends.callable;
  const char *objection = callable_objection(word, data->order, call->card);
  call->answer[0] = objection == NULL;
  snprintf(call->text, sizeof call->text, "%s", objection ? objection : "");
}

static Refusal check_callable(const Game *game, const Rules *rules, Card card, Ruling *why) {
  CallableData data = {rules, &game->deal.order};
  HookCall call = deal_question(HOOK_FRIENDS_CALLABLE, game, game->deal.declarer);
  call.card = card;
  call.builtin = callable_inherited;
  call.builtin_data = &data;
  if (!rules_hooked(rules, HOOK_FRIENDS_CALLABLE))
    callable_inherited(&call);
  else if (!rule_answers(rules, &call, why))
    return REFUSED_RULE_FAILED;
  if (call.answer[0]) return LEGAL;
  return ruling_refuse(why, REFUSED_CALLABLE, call.text[0] ? call.text : SAY(CALL_RULE));
}

/* The other copy is asked for by who holds exactly one of two. */
static Refusal check_other(const Game *game, const Rules *rules, Card card, Ruling *why) {
  const Deal *deal = &game->deal;
  if (rules->friends.own_copy == OWN_COPY_COUNTS)
    return ruling_refuse(why, REFUSED_CALL_OTHER, SAY(OTHER_NEVER));
  if (deal_copies(deal, rules, card) != 2)
    return ruling_refuse(why, REFUSED_CALL_OTHER, SAY(OTHER_OF_TWO));
  if (cardset_count(&deal->hand[deal->declarer], card, deal->planes) != 1)
    return ruling_refuse(why, REFUSED_CALL_OTHER, SAY(OTHER_HOLDS_ONE));
  return LEGAL;
}

static Refusal check_ordinal(const Game *game, const Rules *rules, const Call *call, Ruling *why) {
  if (call->ordinal == ORDINAL_OTHER) return check_other(game, rules, call->card, why);
  int copies = deal_copies(&game->deal, rules, call->card);
  if (call->ordinal >= 1 && call->ordinal <= copies) return LEGAL;
  return ruling_refuse(why, REFUSED_ORDINAL, SAY(ORDINAL_RANGE), copies);
}

Refusal call_check(const Game *game, const Rules *rules, const Action *action, int i, Ruling *why) {
  const Call *call = &action->call[i];
  if (deal_copies(&game->deal, rules, call->card) == 0)
    return ruling_refuse(why, REFUSED_ORDINAL, SAY(NO_SUCH_CARD));
  Refusal refusal = check_callable(game, rules, call->card, why);
  if (refusal == LEGAL) refusal = check_ordinal(game, rules, call, why);
  if (refusal == LEGAL)
    for (int j = 0; j < i; j++)
      if (action->call[j].card == call->card && action->call[j].ordinal == call->ordinal) {
        if (why) *why = ruling_make(REFUSED_CALL_TWICE);
        refusal = REFUSED_CALL_TWICE;
      }
  if (refusal == LEGAL && rules_hooked(rules, HOOK_FRIENDS_REFUSE)) {
    HookCall hook = deal_question(HOOK_FRIENDS_REFUSE, game, action->seat);
    hook.card = call->card;
    hook.ordinal = call->ordinal;
    hook.calls = action->call;
    hook.calls_n = i;
    refusal = ruling_ask(rules, &hook, why);
  }
  if (refusal != LEGAL && why) cardset_put(&why->cards, call->card, PACK_MAX);
  return refusal;
}

static Refusal check(const Game *game, const Rules *rules, const Action *action, Ruling *why) {
  if (action->kind != ACTION_CALL) return ruling_refuse(why, REFUSED_PHASE, SAY(NOT_CALLED_YET));
  if (action->seat != game->deal.declarer) return ruling_turn(why, game->deal.declarer);
  if (action->calls != wanted(rules)) {
    if (why) {
      *why = ruling_make(REFUSED_COUNT);
      why->n = wanted(rules);
      why->m = action->calls;
    }
    return REFUSED_COUNT;
  }
  for (int i = 0; i < action->calls; i++) {
    Refusal refusal = call_check(game, rules, action, i, why);
    if (refusal != LEGAL) return refusal;
  }
  return LEGAL;
}

static bool apply(Game *game, const Rules *rules, const Action *action, Ruling *why) {
  (void)rules, (void)why;
  Deal *deal = &game->deal;
  deal->calls = action->calls;
  for (int i = 0; i < action->calls; i++)
    deal->call[i] = (Call){action->call[i].card, action->call[i].ordinal, 0, SEAT_NONE};
  return true;
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
  *out = (Action){.kind = ACTION_CALL, .seat = game->deal.declarer};
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
  Action looked = *out;
  int left = LOOKED_AT;
  if (found || !find_calls(game, rules, 0, &left, &looked)) return;
  *out = looked;
}

const Phase phase_call = {"call", begin, is_over, waits_for,    kinds,
                          quiet,  check, apply,   random_action};
