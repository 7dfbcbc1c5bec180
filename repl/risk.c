/* risk.c - what could beat a lead, as far as a seat may know. */
#include "repl/risk.h"

/* The cards that the seat has not seen: the deck without its hand, what was played, and the kitty
** if it knows that. In kind space. */
static void unseen_cards(const Repl *repl, int seat, CardSet *out) {
  const Rules *rules = repl->session.rules;
  Game view;
  Card deck[CARD_MAX];
  CardSet seen = CARDSET_EMPTY, all = CARDSET_EMPTY;
  view_of(&repl->session.game, rules, seat, &view);
  const Deal *deal = &view.deal;
  int planes = deal->planes, n = rules_deck(rules, deck);
  for (int i = 0; i < n; i++) cardset_put(&all, deck[i], planes);
  for (int i = 0; i < deal->log_n; i++) cardset_put(&seen, deal->log[i], planes);
  cardset_subtract(&all, &all, &seen, planes);
  cardset_subtract(&all, &all, &deal->hand[seat], planes);
  cardset_subtract(out, &all, &deal->kitty, planes);
}

/* Do these cards, in kind space, beat the unit? */
static bool beats(const Repl *repl, const Shape *lead, const Unit *unit, const CardSet *kinds,
                  Risk *risk) {
  const Order *order = &repl->session.game.deal.order;
  CardSet places, with = CARDSET_EMPTY;
  order_cross(order, kinds, &places);
  risk->beaten = throw_beats(order, repl->session.rules, lead, unit, &places, &with);
  if (risk->beaten) order_back(order, &with, &risk->with);
  return risk->beaten;
}

Risk risk_of(const Repl *repl, int seat, const Shape *lead, const Unit *unit) {
  const Deal *deal = &repl->session.game.deal;
  Risk risk = {.beaten = false, .holder = SEAT_NONE, .with = CARDSET_EMPTY};
  if (repl->taken && !repl->open) {
    CardSet unseen;
    unseen_cards(repl, seat, &unseen);
    beats(repl, lead, unit, &unseen, &risk);
    return risk;
  }
  for (int i = 1; i < deal->players && !risk.beaten; i++) {
    int other = deal_after(deal, seat, i);
    if (beats(repl, lead, unit, &deal->hand[other], &risk)) risk.holder = other;
  }
  return risk;
}

int risk_of_throw(const Repl *repl, int seat, const CardSet *kinds, Shape *lead, Risk *risk) {
  const Deal *deal = &repl->session.game.deal;
  CardSet places;
  order_cross(&deal->order, kinds, &places);
  shape_of(&deal->order, repl->session.rules, &places, lead);
  for (int i = 0; i < lead->n && lead->n > 1; i++) {
    *risk = risk_of(repl, seat, lead, &lead->unit[i]);
    if (risk->beaten) return i;
  }
  return -1;
}
