/* ruled_phases.c - phases that rules add: who is asked, choices made and changed at random, what
** comes of them, when such a phase is over. See ruled.h. */
#include "oracle_levels.h"
#include "ruled.h"

enum { CHANGED = 3, BESIDE = 1 << ACTION_REVEAL | 1 << ACTION_MISDEAL };

/* How often it was ruled; of choices, how many were not allowed. */
static struct { long choices, refused, cards, polls, open, moves, gifts, named, over; } tally;

static bool is_on(const Game *game, const Rules *rules) {
  return game_phase(game, rules) >= PHASE_RULE;
}

/* --- who may choose what ---------------------------------------------------------------------- */

static void check_seats(const Table *table) {
  const Game *game = &table->game;
  const Rules *rules = table->rules;
  int waits = game_waits_for(game, rules),
      should = oracle_phase_waits(&table->phase, rules->players);
  if (waits != should)
    fail_msg("%s: %d is waited for in a phase of the rules, should be %d", ruled_where(table),
             waits, should);
  for (int seat = 0; seat < rules->players; seat++) {
    unsigned types = oracle_phase_types(&table->phase, rules, game, seat);
    unsigned allowed = game_allowed_actions(game, rules, seat) & ~(unsigned)BESIDE;
    if (allowed != types)
      fail_msg("%s: seat %d may choose %x, should %x", ruled_where(table), seat, allowed, types);
  }
}

static void check_choice(const Table *table, const Action *action) {
  bool may = oracle_phase_may(&table->phase, table->rules, &table->game, action);
  Pile cards = pile_in(&action->cards);
  if ((game_check(&table->game, table->rules, action) == LEGAL) != may)
    fail_msg("%s: seat %d: %s %d %s from %s: legal should be %d", ruled_where(table), action->seat,
             action_name(action), action->number, compare_text(&cards),
             compare_text(&(Pile[]){pile_in(HAND_OF(&table->game.deal, action->seat))}[0]), may);
  tally.choices++;
  tally.refused += !may;
  tally.cards += pile_size(&cards) > 0;
}

/* So many cards at random, mostly of those offered; now and then one that may not be held. */
static CardSet some_cards(Table *table, const Pile *offered, const Pile *hand, int cards) {
  Pile left = random_below(&table->looks, 4) ? *offered : *hand, some = {{0}};
  for (int i = 0; i < cards && pile_size(&left) > 0; i++) {
    Card card = pile_any(&left, &table->looks);
    left.n[card]--;
    some.n[card]++;
  }
  if (pile_size(&some) > 0 && random_below(&table->looks, 8) == 0) {
    some.n[pile_any(&some, &table->looks)]--;
    Card other = (Card)random_below(&table->looks, KIND_NB);
    if (some.n[other] < PACK_MAX) some.n[other]++;
  }
  return kinds_in(&some);
}

/* A choice that somebody is offered, or something like it. */
static Action changed(Table *table) {
  PhaseChoices choices;
  const Game *game = &table->game;
  int seat = random_below(&table->looks, table->rules->players);
  int waits = oracle_phase_waits(&table->phase, table->rules->players);
  bool out_of_turn = table->phase.open || random_below(&table->looks, 3) == 0;
  if (!out_of_turn && waits != SEAT_NONE) seat = waits;
  Action action = {.type = ACTION_CHOOSE, .seat = (uint8_t)seat};
  bool may = (table->phase.asked | table->phase.open) >> seat & 1;
  oracle_phase_choices(table->rules, game, may || waits == SEAT_NONE ? seat : waits, &choices);
  if (choices.n == 0) return action;
  const PhaseChoice *choice = &choices.choice[random_below(&table->looks, choices.n)];
  Pile offered = pile_in(&choice->from), hand = pile_in(HAND_OF(&game->deal, seat));
  int cards = choice->count.min, most = choice->count.max < 12 ? choice->count.max : 12;
  if (most > cards) cards += random_below(&table->looks, most - cards + 1);
  if (random_below(&table->looks, 6) == 0) cards += random_below(&table->looks, 3) - 1;
  if (cards > 0) action.cards = some_cards(table, &offered, &hand, cards);
  action.has_number = choice->has_number;
  action.number = choice->number;
  if (random_below(&table->looks, 12) == 0) action.has_number = !action.has_number;
  if (action.has_number && random_below(&table->looks, 3) == 0)
    action.number = (int16_t)(action.number + random_below(&table->looks, 7) - 3);
  ActionType type = action_find(choice->word, strlen(choice->word));
  if (type != ACTION_NB)
    action.type = (uint8_t)type;
  else
    memcpy(action.word, choice->word, sizeof action.word);
  if (random_below(&table->looks, 20) == 0) action.type = ACTION_PASS;
  return action;
}

static void before(Table *table, const Action *chosen) {
  if (!(table->covered & RULES_PHASES) || !is_on(&table->game, table->rules)) return;
  if (chosen->type == ACTION_REVEAL || chosen->type == ACTION_MISDEAL) return;
  if (random_below(&table->looks, 3) == 0) check_seats(table);
  check_choice(table, chosen);
  for (int i = 0; i < CHANGED; i++) {
    Action action = changed(table);
    check_choice(table, &action);
  }
}

/* Now and then somebody chooses out of turn, and what chance draws seldom. */
static void choose(Table *table, Action *chosen) {
  if (!(table->covered & RULES_PHASES) || !is_on(&table->game, table->rules)) return;
  if (chosen->type == ACTION_REVEAL || chosen->type == ACTION_MISDEAL) return;
  for (int i = 0; i < 2 * CHANGED && random_below(&table->looks, 3); i++) {
    Action action = changed(table);
    if (!oracle_phase_may(&table->phase, table->rules, &table->game, &action)) continue;
    tally.open += table->phase.open >> action.seat & 1;
    *chosen = action;
  }
}

/* --- what comes of it ------------------------------------------------------------------------- */

/* For functions that see them. */
static void lay_hands(const OracleCards *cards, Game *game) {
  Deal *deal = &game->deal;
  for (int seat = 0; seat < cards->players; seat++) {
    deal->held[seat] = kinds_in(&cards->hand[seat]);
    deal->hand_n[seat] = (uint8_t)pile_size(&cards->hand[seat]);
  }
  deal->kitty = kinds_in(&cards->kitty);
  deal->turned = (uint8_t)cards->turned;
}

/* What one seat has chosen comes about. */
static void do_choice(Table *table, const Action *action, Game *should) {
  PhaseChoices choices;
  Deal *deal = &should->deal;
  oracle_phase_choices(table->rules, table->before, action->seat, &choices);
  Effects effects =
      oracle_phase_does(table->rules, should, action, oracle_names_cards(&choices, action));
  oracle_cards_effects(&table->cards, &effects);
  oracle_phase_take_over(table->rules, &effects, should);
  lay_hands(&table->cards, should);
  if (effects.has_trump || effects.declarer) deal->order = table->game.deal.order;
  tally.moves += effects.moves > 0;
  tally.gifts += effects.gifts;
  tally.named += effects.has_trump || effects.declarer;
}

static void check_done(const Table *table, const Game *should) {
  const Deal *is = &table->game.deal, *deal = &should->deal;
  if (is->declarer != deal->declarer || is->team != deal->team || is->redeal != deal->redeal ||
      is->trump.rank != deal->trump.rank || is->trump.suit != deal->trump.suit)
    fail_msg("%s: declarer %d, team %x, trump %d %d, thrown in %d; should be %d, %x, %d %d, %d",
             ruled_where(table), is->declarer, is->team, is->trump.rank, is->trump.suit, is->redeal,
             deal->declarer, deal->team, deal->trump.rank, deal->trump.suit, deal->redeal);
  ruled_check_done(table, should);
}

/* All who were asked have chosen: in turn order it comes about. */
static void do_choices(Table *table, const Game *before, const Action *done) {
  static Game should;
  const OraclePhase *phase = &table->phase;
  should = *before;
  tally.polls += phase->polled;
  for (int i = 0; i < before->deal.players && phase->polled; i++) {
    int seat = (phase->first + i) % before->deal.players;
    if (phase->answered >> seat & 1) do_choice(table, &phase->answer[seat], &should);
  }
  if (!phase->polled) do_choice(table, done, &should);
  const Deal *deal = &table->game.deal;
  bool may_lie = oracle_cards_lie(&table->cards, deal->deck + deal->deck_n - table->cards.size);
  if (!may_lie && !phase->polled) fail_msg("%s: the kitty lies otherwise", ruled_where(table));
  check_done(table, &should);
}

/* --- from phase to phase ---------------------------------------------------------------------- */

static bool is_over(Table *table, int phase) {
  static Game at;
  at = table->game;
  at.deal.phase = (uint8_t)phase;
  oracle_phase_ask(&table->phase, table->rules, &at);
  return !table->phase.is_on;
}

static void check_phase(const Table *table) {
  const RuleTurn *is = &table->game.deal.rule;
  const OraclePhase *should = &table->phase;
  if (is->asked != should->asked || is->waiting != should->answered || is->open != should->open ||
      is->polled != should->polled)
    fail_msg("%s: %x are asked (polled %d), %x have answered, %x may speak; should be %x (%d), "
             "%x, %x",
             ruled_where(table), is->asked, is->polled, is->waiting, is->open, should->asked,
             should->polled, should->answered, should->open);
}

/* A phase of the rules is over, and only then, when its turn is nobody's; where cards are still to
** be given, that is asked when they were. */
static void go_on(Table *table, int from) {
  const Deal *deal = &table->game.deal;
  for (int phase = from; phase < deal->phase; phase++)
    if (oracle_is_added(table->rules, phase) && !is_over(table, phase))
      fail_msg("%s: a phase of the rules has ended, and seats %x are to choose", ruled_where(table),
               table->phase.asked);
  table->phase.is_on = false;
  tally.over += from < deal->phase && oracle_is_added(table->rules, from);
  if (!oracle_is_added(table->rules, deal->phase) || deal->gifts) return;
  if (is_over(table, deal->phase))
    fail_msg("%s: a phase of the rules goes on with nobody to choose", ruled_where(table));
  check_phase(table);
}

static void after(Table *table, const Game *before, const Action *done) {
  const Rules *rules = table->rules;
  if (!(table->covered & RULES_PHASES) || rules->rule_phases == 0) return;
  if (done->type == ACTION_DEAL || done->type == ACTION_MISDEAL) table->phase.is_on = false;
  if (done->type == ACTION_DEAL || done->type == ACTION_MISDEAL || done->type == ACTION_REVEAL)
    return;
  if (is_on(before, rules)) {
    bool all = oracle_phase_choose(&table->phase, done);
    if (all) do_choices(table, before, done);
    if (!all) check_phase(table);
    if (!all) return;
  }
  if (!table->game.deal.redeal) go_on(table, before->deal.phase);
}

static void tell(long deals) {
  print_message("%ld choices in phases of rules (%ld refused), %ld of cards, %ld polls, %ld out of "
                "turn, %ld moves, %ld gifts, %ld named, %ld phases over\n",
                tally.choices, tally.refused, tally.cards, tally.polls, tally.open, tally.moves,
                tally.gifts, tally.named, tally.over);
  assert_true(tally.over > deals / 20 && tally.choices > deals && tally.refused > deals / 4);
  if (SHARE > 1) return;
  assert_true(tally.polls > 50 && tally.open > 20 && tally.named > 20);
  assert_true(tally.moves > 100 && tally.gifts > 50);
}

const Part ruled_phases = {.choose = choose, .before = before, .after = after, .tell = tell};
