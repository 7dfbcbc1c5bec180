/* ruled_forms.c - leads of special forms and what answers them, chosen where chance draws them too
** seldom. What they come to is ruled in ruled_tricks.c. See ruled.h. */
#include "oracle_form.h"
#include "ruled.h"

enum { CARDS_LED = 5, UNITS_THROWN = 3, TRIES = 6 };

static struct { long leads, answers; } tally;

static OracleUnit found[ORACLE_UNITS_MAX];

/* A unit of any form with so many cards; false: chance found none. */
static bool any_unit(Table *table, const Pile *cards, int n, OracleUnit *out) {
  int form = random_below(&table->divides, table->rules->lead.forms_n);
  int units = oracle_units_of(&table->compare.oracle, form, cards, n, found, ORACLE_UNITS_MAX);
  if (units == 0) return false;
  *out = found[random_below(&table->divides, units)];
  return true;
}

/* The cards of the pile that are of one of the suits of the unit. */
static Pile beside(const Oracle *oracle, const Pile *pile, const OracleUnit *unit) {
  Pile rest = *pile, cards = {{0}};
  pile_take(&cards, unit, -1);
  for (int card = 0; card < KIND_NB; card++) {
    bool with = oracle->suit[card] >= 0 && pile_size_in(oracle, &cards, oracle->suit[card]) > 0;
    rest.n[card] = with ? rest.n[card] - cards.n[card] : 0;
  }
  return rest;
}

/* A unit, and now and then others beside it. */
static bool any_lead(Table *table, const Pile *hand, Pile *play) {
  OracleUnit unit;
  int cards = 0;
  *play = (Pile){{0}};
  unit.size = 0;
  for (int tries = 0; tries < TRIES && unit.size == 0; tries++) {
    cards = 2 + random_below(&table->divides, CARDS_LED);
    if (!any_unit(table, hand, cards, &unit)) unit.size = 0;
  }
  if (unit.size == 0) return false;
  Pile rest = beside(&table->compare.oracle, hand, &unit);
  pile_take(play, &unit, -1);
  for (int more = random_below(&table->divides, UNITS_THROWN); more > 0; more--) {
    if (!any_unit(table, &rest, 1 + random_below(&table->divides, cards), &unit)) continue;
    pile_take(play, &unit, -1);
    pile_take(&rest, &unit, 1);
  }
  return true;
}

/* Each led unit once more, of the led suit or of trumps. */
static bool any_like(Table *table, const Pile *hand, Pile *play) {
  const OracleShape *lead = &table->lead;
  Pile rest = *hand;
  int suit = random_below(&table->divides, 2) ? lead->suit : TRUMPS;
  *play = (Pile){{0}};
  for (int i = 0; i < lead->n; i++) {
    int n = oracle_like(&table->compare.oracle, &rest, lead->across ? -1 : suit, &lead->unit[i],
                        found, ORACLE_UNITS_MAX);
    if (n == 0) return false;
    const OracleUnit *unit = &found[random_below(&table->divides, n)];
    pile_take(play, unit, -1);
    pile_take(&rest, unit, 1);
  }
  return true;
}

/* One unit of as many cards as were led. */
static bool any_answer(Table *table, const Pile *hand, Pile *play) {
  OracleUnit unit;
  *play = (Pile){{0}};
  if (!any_unit(table, hand, pile_size(&table->trick[0]), &unit)) return false;
  pile_take(play, &unit, -1);
  return true;
}

static void choose(Table *table, Action *chosen) {
  const Deal *deal = &table->game.deal;
  Pile play;
  bool leads = deal->plays == 0;
  if (chosen->type != ACTION_PLAY || game_phase(&table->game, table->rules) != PHASE_TRICKS) return;
  if (!table->rules->lead.special || random_below(&table->divides, 3) == 0) return;
  if (leads && deal->trick == 0) return; /* the model has no order yet */
  table->compare.oracle.game = &table->game;
  Pile hand = pile_in(HAND_OF(deal, deal->turn));
  bool like = !leads && table->lead.n > 0 && random_below(&table->divides, 2);
  if (!(leads ? any_lead : like ? any_like : any_answer)(table, &hand, &play)) return;
  Action action = {.type = ACTION_PLAY, .seat = deal->turn, .cards = kinds_in(&play)};
  if (game_check(&table->game, table->rules, &action) != LEGAL) return;
  tally.leads += leads, tally.answers += !leads;
  *chosen = action;
}

static void tell(long deals) {
  print_message("%ld leads chosen for their forms, %ld answers\n", tally.leads, tally.answers);
  assert_true(tally.leads > deals / 10 && tally.answers > deals / 10);
}

const Part ruled_forms = {.choose = choose, .tell = tell};
