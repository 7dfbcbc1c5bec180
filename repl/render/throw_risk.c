/* throw_risk.c - what could beat a lead, as far as a seat may know. */
#include "repl/render/throw_risk.h"
#include "play/lead.h"
#include "play/throw.h"
#include "repl/scene.h"

void cards_unseen(const Repl *repl, int seat, CardSet *out) {
  Game view;
  view_of(&repl->session.game, repl->session.rules, seat, &view);
  view_unseen(&view, repl->session.rules, seat, out);
}

/* Do these cards, in kind space, beat the unit: of a throw by the rule that can stop it? */
static bool beats(const Repl *repl, const Shape *lead, const Unit *unit, const CardSet *kinds,
                  Risk *risk) {
  const Order *order = &repl->session.game.deal.order;
  ThrowCase of = {.order = order, .rules = repl->session.rules, .lead = lead};
  CardSet places, with = CARDSET_EMPTY;
  order_cross(order, kinds, &places);
  int word = lead->n > 1 ? repl->session.rules->throw.test : TEST_UNIT;
  risk->beaten = throw_beats_by(&of, word, unit, &places, &with);
  if (risk->beaten) order_back(order, &with, &risk->with);
  return risk->beaten;
}

bool risk_is_open(const Repl *repl, const Shape *lead) {
  const Rules *rules = repl->session.rules;
  return lead->n > 1 &&
         (rules_hooked(rules, HOOK_THROW_TEST) || rules_hooked(rules, HOOK_THROW_STOPPED_BY));
}

Risk risk_of(const Repl *repl, int seat, const Shape *lead, const Unit *unit) {
  const Deal *deal = &repl->session.game.deal;
  Risk risk = {.beaten = false, .holder = SEAT_NONE, .with = CARDSET_EMPTY};
  if (repl_hides(repl)) {
    CardSet unseen;
    cards_unseen(repl, seat, &unseen);
    beats(repl, lead, unit, &unseen, &risk);
    return risk;
  }
  bool partners = lead->n == 1 || repl->session.rules->throw.stopped_by == STOPPED_BY_ANYONE;
  for (int i = 1; i < deal->players && !risk.beaten; i++) {
    int other = deal_after(deal, seat, i);
    if (!partners && deal_side(deal, other) == deal_side(deal, seat)) continue;
    if (beats(repl, lead, unit, HAND_OF(deal, other), &risk)) risk.holder = other;
  }
  return risk;
}

bool risk_of_throw(const Repl *repl, const Action *action, Risk *risk) {
  const Game *game = &repl->session.game;
  const Deal *deal = &game->deal;
  CardSet places;
  Shape lead;
  char error[256];
  *risk = (Risk){.beaten = false, .holder = SEAT_NONE, .with = CARDSET_EMPTY};
  int seat = action->seat;
  PlayCase of = {&deal->order, repl->session.rules, game, seat};
  order_cross(&deal->order, &action->cards, &places);
  Refusal refusal = lead_check(&of, &places, &action->grouping, &lead, error, sizeof error);
  if (refusal != LEGAL || lead.n < 2) return false;
  if (risk_is_open(repl, &lead)) return true;
  for (int i = 0; i < lead.n && !risk->beaten; i++)
    *risk = risk_of(repl, seat, &lead, &lead.unit[i]);
  return risk->beaten;
}
