/* kitty_burier.c - see kitty_burier.h. */
#include "deal/kitty_burier.h"

#include "deal/seat_words.h"

/* Who buries by a seat word: SEAT_NONE for "nobody"; where a word names nobody at this time (the
** partner, before friends are found) the declarer does. */
static int burier_by(const Game *game, const Rules *rules, Who who) {
  int seat = seat_of(game, rules, who);
  return seat == SEAT_NONE && who != WHO_NOBODY ? game->deal.declarer : seat;
}

static int burier_builtin(const Game *game, const Rules *rules) {
  return burier_by(game, rules, (Who)rules->kitty.buries);
}

static void burier_inherited(HookCall *call) {
  int seat = burier_builtin(call->game, call->rules);
  call->answer[0] = seat == SEAT_NONE ? -1 : seat;
}

bool kitty_find_burier(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  int seat = burier_builtin(game, rules);
  if (rules->deck.kitty == 0) return true;
  if (rules_hooked(rules, HOOK_KITTY_BURIES)) {
    HookCall call;
    deal_question(&call, HOOK_KITTY_BURIES, game, -1);
    call.builtin = burier_inherited;
    if (!rule_answers(rules, &call, why)) return false;
    seat = call.answer[0] >= 0 ? call.answer[0] : burier_by(game, rules, (Who)call.answer[1]);
  }
  deal->buried = seat == SEAT_NONE; /* it lies as it was */
  deal->burier = (uint8_t)(seat == SEAT_NONE ? SEAT_NOBODY : seat);
  return true;
}

int kitty_burier(const Game *game, const Rules *rules) {
  if (game->deal.burier == SEAT_NOBODY) return SEAT_NONE;
  return game->deal.burier == SEAT_NONE ? burier_builtin(game, rules) : game->deal.burier;
}

void kitty_take(Deal *deal, int seat, int kitty) {
  deal_add_to_hand(deal, seat, &deal->kitty, kitty);
  deal->kitty = CARDSET_EMPTY;
  deal->picked_up = true;
  deal->took |= (uint16_t)(1u << seat);
}
