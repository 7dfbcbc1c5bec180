/* ruled_leads.c - leads that their leader divides, chosen and made up at random. See ruled.h. */
#include "oracle_ask.h"
#include "oracle_form.h"
#include "ruled.h"

enum { UNITS = 200, MADE_UP = 3 };

static struct { long chosen, made_up, legal, odd; } tally;

/* A unit of any form in these cards of the suit. */
static OracleUnit any_unit_of_form(Table *table, const Pile *cards, int suit) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  const Oracle *oracle = &table->compare.oracle;
  Pile in_suit = *cards;
  int form = random_below(&table->divides, table->rules->lead.forms_n);
  for (int card = 0; card < KIND_NB; card++)
    if (oracle->suit[card] != suit) in_suit.n[card] = 0;
  int n = oracle_units_of(oracle, form, &in_suit, 2 + random_below(&table->divides, 4), units,
                          ORACLE_UNITS_MAX);
  return n ? units[random_below(&table->divides, n)] : (OracleUnit){.size = 0};
}

/* A unit of any size and length in these cards, at random; one without cards: chance found none. */
static OracleUnit any_unit(Table *table, const Pile *cards, int suit) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  if (table->rules->lead.special && random_below(&table->divides, 2))
    return any_unit_of_form(table, cards, suit);
  int size = 1 + random_below(&table->divides, 3), length = 1 + random_below(&table->divides, 3);
  if (size == 1 && length > 1 && random_below(&table->divides, 8)) length = 1;
  int n = oracle_units(&table->compare.oracle, cards, (OracleSize){suit, size, length}, units,
                       ORACLE_UNITS_MAX);
  return n ? units[random_below(&table->divides, n)] : (OracleUnit){.size = 0};
}

/* Cards of the suit, most of them in units. */
static Pile any_lead(Table *table, const Pile *hand, int suit) {
  Pile rest = *hand, play = {{0}};
  for (int n = 1 + random_below(&table->divides, 3), tries = 8; n > 0 && tries > 0; tries--) {
    OracleUnit unit = any_unit(table, &rest, suit);
    if (unit.size == 0) continue;
    pile_take(&rest, &unit, 1);
    pile_take(&play, &unit, -1);
    n--;
  }
  return play;
}

/* Says how the cards are divided; now and then so that it is not true of them. */
static bool say_division(Table *table, const Pile *play, int suit, Grouped *out) {
  char text[400] = "", error[200];
  int n = 0;
  Pile rest = *play;
  while (pile_size(&rest) > 0) {
    OracleUnit unit = any_unit(table, &rest, suit);
    if (unit.size == 0) continue;
    pile_take(&rest, &unit, 1);
    if (random_below(&table->divides, 16) == 0) unit.size++;
    if (random_below(&table->divides, 16) == 0) unit.length++;
    if (random_below(&table->divides, 32) == 0) continue;
    n += snprintf(text + n, sizeof text - (size_t)n, "%s%dx%d", n ? " + " : "", unit.size,
                  unit.length);
  }
  return n > 0 && grouping_parse(text, out, error, sizeof error);
}

static void check_lead(Table *table, const Pile *hand, const Pile *play, const Grouped *said) {
  char text[400];
  Oracle *oracle = &table->compare.oracle;
  const Deal *deal = &table->game.deal;
  Action action = {.type = ACTION_PLAY, .seat = deal->turn, .cards = kinds_in(play)};
  action.grouping = *said;
  oracle->grouping = grouping_named(said) ? said : NULL;
  bool may = oracle_may_lead(oracle, hand, play) && !oracle_forbids(oracle, NULL, hand, play);
  if ((game_check(&table->game, table->rules, &action) == LEGAL) != may)
    fail_msg("%s: the lead %s as %s from %s: legal should be %d", ruled_where(table),
             compare_text(play), grouping_print(said, text, sizeof text), compare_text(hand), may);
  tally.legal += may;
}

/* Cards of one rank, of any suits; now and then with another card. */
static void check_odd_leads(Table *table) {
  const Deal *deal = &table->game.deal;
  const Grouped unsaid = {.n = 0};
  const Grouped *noted = table->compare.oracle.grouping;
  Pile hand = pile_in(HAND_OF(deal, deal->turn));
  for (int i = 0; i < 3 * MADE_UP; i++) {
    Pile play = {{0}};
    Card like = pile_any(&hand, &table->divides);
    for (int card = 0; card < KIND_NB; card++) {
      bool same =
          card == like || (card < LJ && like < LJ && card_rank((Card)card) == card_rank(like));
      if (same && hand.n[card]) play.n[card] = random_below(&table->divides, hand.n[card] + 1);
    }
    if (random_below(&table->divides, 8) == 0) play.n[pile_any(&hand, &table->divides)] = 1;
    if (pile_size(&play) > 1) check_lead(table, &hand, &play, &unsaid), tally.odd++;
  }
  table->compare.oracle.grouping = noted;
}

/* Leads made up and divided are led, some of them. */
static void choose(Table *table, Action *chosen) {
  const Deal *deal = &table->game.deal;
  Grouped said;
  if (chosen->type != ACTION_PLAY || game_phase(&table->game, table->rules) != PHASE_TRICKS) return;
  if (deal->plays > 0 || deal->trick == 0) return; /* the model has no order yet */
  bool choice = table->rules->lead.grouping == GROUPING_LEADERS_CHOICE;
  if (!choice || random_below(&table->divides, 3)) return;
  Pile hand = pile_in(HAND_OF(deal, deal->turn));
  int suit = table->compare.oracle.suit[pile_any(&hand, &table->divides)];
  if (suit < 0) return;
  Pile play = any_lead(table, &hand, suit);
  if (pile_size(&play) == 0 || !say_division(table, &play, suit, &said)) return;
  Action action = {.type = ACTION_PLAY, .seat = deal->turn, .cards = kinds_in(&play)};
  action.grouping = said;
  if (game_check(&table->game, table->rules, &action) == LEGAL) *chosen = action;
}

/* Where nobody may divide, now and then too. */
static void before(Table *table, const Action *chosen) {
  const Deal *deal = &table->game.deal;
  Oracle *oracle = &table->compare.oracle;
  bool choice = table->rules->lead.grouping == GROUPING_LEADERS_CHOICE;
  if (chosen->type != ACTION_PLAY || game_phase(&table->game, table->rules) != PHASE_TRICKS) return;
  if (deal->plays > 0 || !(table->covered & RULES_LEADS)) return;
  if (table->rules->lead.special) check_odd_leads(table);
  Pile hand = pile_in(HAND_OF(deal, deal->turn)), play = pile_in(&chosen->cards);
  const Grouped *noted = oracle->grouping;
  if (noted) check_lead(table, &hand, &play, noted);
  tally.chosen += noted != NULL;
  for (int i = 0; i < MADE_UP && (choice || random_below(&table->divides, 16) == 0); i++) {
    Grouped said;
    Card card = pile_any(&hand, &table->divides);
    int suit = oracle->suit[card];
    if (suit < 0) continue;
    play = any_lead(table, &hand, suit);
    if (pile_size(&play) == 0 || !say_division(table, &play, suit, &said)) continue;
    check_lead(table, &hand, &play, &said);
    tally.made_up++;
  }
  oracle->grouping = noted;
}

static void tell(long deals) {
  print_message("%ld leads divided, %ld made up, %ld of odd forms; %ld legal\n", tally.chosen,
                tally.made_up, tally.odd, tally.legal);
  assert_true(tally.odd > deals / 10);
  assert_true(tally.made_up > deals && tally.legal * 4 > tally.made_up);
  assert_true(tally.legal < tally.chosen + tally.made_up + tally.odd);
}

const Part ruled_leads = {.choose = choose, .before = before, .tell = tell};
