/* friend_calls.c - see friend_calls.h. */
#include "deal/friend_calls.h"

#include <stdio.h>

/* Why a word of friends.callable does not let the card be called; NULL if it does. */
static const char *callable_objection(int word, const Order *order, Card card) {
  bool rank = card_is_joker(card) || card_rank(card) == order->trump.rank;
  if (word == CALLABLE_NOT_RANKS && rank) return SAY(CALL_NO_TOPS);
  if (word != CALLABLE_PLAIN) return NULL;
  Suit suit = order_suit(order, card);
  return suit == TRUMPS ? SAY(CALL_NO_TRUMPS) : suit == SUIT_NONE ? SAY(CALL_NO_SUIT) : NULL;
}

static void callable_inherited(HookCall *call) {
  int word = call->word ? call->word - 1 : call->rules->friends.callable;
  const char *objection = callable_objection(word, call->order, call->card);
  call->answer[0] = objection == NULL;
  snprintf(call->text, sizeof call->text, "%s", objection ? objection : "");
}

/* Asks friends.callable. */
static Refusal ask_callable(const Game *game, const Rules *rules, Card card, Ruling *why) {
  HookCall call;
  deal_question(&call, HOOK_FRIENDS_CALLABLE, game, game->deal.declarer);
  call.card = card;
  call.builtin = callable_inherited;
  if (!rule_answers(rules, &call, why)) return REFUSED_RULE_FAILED;
  if (call.answer[0]) return LEGAL;
  return ruling_refuse(why, REFUSED_CALLABLE, call.text[0] ? call.text : SAY(CALL_RULE));
}

static Refusal check_callable(const Game *game, const Rules *rules, Card card, Ruling *why) {
  if (rules_hooked(rules, HOOK_FRIENDS_CALLABLE)) return ask_callable(game, rules, card, why);
  const char *objection = callable_objection(rules->friends.callable, &game->deal.order, card);
  return objection ? ruling_refuse(why, REFUSED_CALLABLE, objection) : LEGAL;
}

/* The other copy is asked for by who holds exactly one of two. */
static Refusal check_other(const Game *game, const Rules *rules, Card card, int copies,
                           Ruling *why) {
  const Deal *deal = &game->deal;
  if (rules->friends.own_copy == OWN_COPY_COUNTS)
    return ruling_refuse(why, REFUSED_CALL_OTHER, SAY(OTHER_NEVER));
  if (copies != 2) return ruling_refuse(why, REFUSED_CALL_OTHER, SAY(OTHER_OF_TWO));
  if (deal_holds(deal, deal->declarer, card) != 1)
    return ruling_refuse(why, REFUSED_CALL_OTHER, SAY(OTHER_HOLDS_ONE));
  return LEGAL;
}

/* Is that copy of the card, of so many in the deal, to be called? */
static Refusal check_ordinal(const Game *game, const Rules *rules, const Call *call, int copies,
                             Ruling *why) {
  if (call->ordinal == ORDINAL_OTHER) return check_other(game, rules, call->card, copies, why);
  if (call->ordinal >= 1 && call->ordinal <= copies) return LEGAL;
  return ruling_refuse(why, REFUSED_ORDINAL, SAY(ORDINAL_RANGE), copies);
}

Refusal call_check(const Game *game, const Rules *rules, const Action *action, int i, Ruling *why) {
  const Call *call = &action->call[i];
  int copies = deal_copies(&game->deal, rules, call->card);
  if (copies == 0) return ruling_refuse(why, REFUSED_ORDINAL, SAY(NO_SUCH_CARD));
  Refusal refusal = check_callable(game, rules, call->card, why);
  if (refusal == LEGAL) refusal = check_ordinal(game, rules, call, copies, why);
  if (refusal == LEGAL)
    for (int j = 0; j < i; j++)
      if (action->call[j].card == call->card && action->call[j].ordinal == call->ordinal)
        refusal = ruling_refuse(why, REFUSED_CALL_TWICE, "");
  if (refusal == LEGAL && rules_hooked(rules, HOOK_FRIENDS_REFUSE)) {
    HookCall hook;
    deal_question(&hook, HOOK_FRIENDS_REFUSE, game, action->seat);
    hook.card = call->card;
    hook.ordinal = call->ordinal;
    hook.calls = action->call;
    hook.calls_n = i;
    refusal = ruling_ask(rules, &hook, why);
  }
  if (refusal != LEGAL && why) cardset_put(&why->cards, call->card, PACK_MAX);
  return refusal;
}
