/* why_throw.c - see why_throw.h. */
#include "repl/command/why_throw.h"

#include "repl/render/render_cards.h"
#include "repl/say.h"

/* The first unit that can be beaten, and by what; NULL: there is none. */
static const Unit *beaten_unit(const Repl *repl, int seat, const Shape *lead, Risk *risk) {
  for (int i = 0; i < lead->n; i++) {
    *risk = risk_of(repl, seat, lead, &lead->unit[i]);
    if (risk->beaten) return &lead->unit[i];
  }
  return NULL;
}

static const char *unit_cards_text(const Scene *scene, const Unit *unit, char row[ROW_TEXT]) {
  CardSet places = CARDSET_EMPTY, kinds;
  unit_set(unit, &places, scene->view.deal.planes);
  order_back(&scene->view.deal.order, &places, &kinds);
  return cards_text(scene, &kinds, row);
}

/* The throw as it would be made, where all hands are known: what stays, goes back, and is paid. */
static void put_cost(Text *text, const Repl *repl, const Scene *scene, const Action *action) {
  Game then = repl->session.game;
  const Deal *deal = &then.deal;
  int before = deal->penalty[action->seat];
  if (game_apply_again(&then, scene->rules, action, NULL) != LEGAL) return;
  if (deal->plays == 1 && deal->withdrawn == 0) text_put(text, SAY(ALL_STAYS));
  if (deal->plays == 1 && deal->withdrawn > 0) {
    Scene after = *scene;
    after.view.deal = then.deal;
    text_put(text, SAY(LIST_SEMICOLON));
    render_play(text, &after, &deal->play[0]);
    say(text, SAY(STAYS_LED), deal->play[0].n, deal->withdrawn);
  }
  int cost = deal->penalty[action->seat] - before;
  if (cost) say(text, SAY(POINTS_ACROSS), cost);
  if (deal->ended_by_throw) text_put(text, SAY(THROW_ENDS_DEAL));
}

void say_throw_outcome(Repl *repl, const Scene *scene, const Action *action, const Shape *lead) {
  char unit_row[ROW_TEXT], with_row[ROW_TEXT];
  Risk risk;
  Text row = text_room(ROW_TEXT);
  const Unit *unit = beaten_unit(repl, action->seat, lead, &risk);
  bool hidden = repl_hides(repl);
  if (!unit) {
    repl_tell(repl, hidden ? SAY(THROW_IS_SAFE) : SAY(THROW_HOLDS));
    return;
  }
  unit_cards_text(scene, unit, unit_row);
  cards_text(scene, &risk.with, with_row);
  if (risk.holder == SEAT_NONE) {
    repl_tell(repl, SAY(THROW_MAY_FAIL), with_row, unit_row);
    return;
  }
  say(&row, SAY(THROW_FAILS), seat_letter(risk.holder), with_row, unit_row);
  put_cost(&row, repl, scene, action);
  repl_say(repl, "%s", row.out);
}
