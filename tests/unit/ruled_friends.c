/* ruled_friends.c - friends: calls chosen and changed at random, who is found, who joins when, who
** is missing; the sides as they are known and as they are. See ruled.h. */
#include "ruled.h"

enum { CHANGED = 6 };

/* How often it was ruled; of calls, how many were not allowed. */
static struct { long calls, refused, others, plays, met, found, missing; } tally;

static int place_of(const Rules *rules, PhaseType phase) {
  int i = 0;
  while (i < rules->phases_n && rules->phases[i] != phase) i++;
  return i;
}

/* --- calling ---------------------------------------------------------------------------------- */

static const Oracle *cards_of(const Table *table) {
  static Oracle oracle;
  oracle_make(&oracle, table->rules, table->game.deal.trump);
  return &oracle;
}

static void check_call(const Table *table, const Oracle *oracle, const Action *action) {
  bool may = oracle_may_call(oracle, &table->game, action);
  if ((game_check(&table->game, table->rules, action) == LEGAL) != may)
    fail_msg("%s: seat %d calls %d, the last %d#%d: legal should be %d", ruled_where(table),
             action->seat, action->calls, action->call[action->calls ? action->calls - 1 : 0].card,
             action->call[action->calls ? action->calls - 1 : 0].ordinal, may);
  tally.calls++;
  tally.refused += !may;
}

/* Another card, another copy, the copy or the card of another call, a card of one's own, one that
** was left out of the deal, or the other copy. */
static void change_call(Table *table, Action *action) {
  Pile hand = pile_in(HAND_OF(&table->game.deal, action->seat));
  Call *call = &action->call[random_below(&table->rng, action->calls)];
  const Call *other = &action->call[random_below(&table->rng, action->calls)];
  Pile dropped = pile_in(&table->game.deal.dropped);
  switch (random_below(&table->rng, 7)) {
    case 0: call->card = (Card)random_below(&table->rng, KIND_NB); break;
    case 5:
      if (pile_size(&dropped)) call->card = pile_any(&dropped, &table->rng);
      break;
    case 1: call->ordinal = (uint8_t)random_below(&table->rng, PACK_MAX); break;
    case 2: call->card = other->card; break;
    case 3: *call = *other; break;
    case 4: call->card = pile_any(&hand, &table->rng); break;
    default: call->ordinal = ORDINAL_OTHER;
  }
}

static Action changed(Table *table, const Action *chosen) {
  Action action = *chosen;
  const Deal *deal = &table->game.deal;
  for (int n = 1 + random_below(&table->rng, 3); n > 0 && action.calls > 0; n--)
    change_call(table, &action);
  if (random_below(&table->rng, 12) == 0) action.calls--;
  if (random_below(&table->rng, 12) == 0 && action.calls < CALL_MAX)
    action.call[action.calls++] = (Call){(Card)random_below(&table->rng, KIND_NB), 1, 0, SEAT_NONE};
  if (random_below(&table->rng, 12) == 0)
    action.seat = (uint8_t)random_below(&table->rng, deal->players);
  return action;
}

/* Now and then calls that chance makes seldom. */
static void choose(Table *table, Action *chosen) {
  if (chosen->type != ACTION_CALL || !(table->covered & RULES_CALLS)) return;
  const Oracle *oracle = cards_of(table);
  for (int i = 0; i < CHANGED; i++) {
    Action action = changed(table, chosen);
    if (oracle_may_call(oracle, &table->game, &action)) *chosen = action;
  }
  for (int i = 0; i < chosen->calls; i++) tally.others += chosen->call[i].ordinal == ORDINAL_OTHER;
}

static void before(Table *table, const Action *chosen) {
  const Game *game = &table->game;
  Action none = {.type = ACTION_CALL, .seat = game->deal.declarer};
  if (!(table->covered & RULES_CALLS) || game_phase(game, table->rules) == PHASE_NONE) return;
  if (game_phase(game, table->rules) != PHASE_CALL) {
    if (game->deal.declarer != SEAT_NONE)
      assert_true(game_check(game, table->rules, &none) != LEGAL);
    return;
  }
  const Oracle *oracle = cards_of(table);
  if (chosen->type != ACTION_CALL) return;
  check_call(table, oracle, chosen);
  for (int i = 0; i < CHANGED; i++) {
    Action action = changed(table, chosen);
    check_call(table, oracle, &action);
  }
}

/* --- who joins -------------------------------------------------------------------------------- */

static void check_calls(const Table *table) {
  const Deal *deal = &table->game.deal;
  const OracleFriends *friends = &table->friends;
  if (deal->calls != friends->calls)
    fail_msg("%s: %d calls, should be %d", ruled_where(table), deal->calls, friends->calls);
  for (int i = 0; i < deal->calls; i++) {
    const Call *is = &deal->call[i];
    const OracleCall *should = &friends->call[i];
    if (is->card != should->card || is->ordinal != should->ordinal || is->player != should->player)
      fail_msg("%s: call %d is %d#%d met by %d, should be %d#%d met by %d", ruled_where(table), i,
               is->card, is->ordinal, is->player, should->card, should->ordinal, should->player);
    if (is->player == SEAT_NONE && is->seen != should->seen)
      fail_msg("%s: of call %d %d copies were seen, should be %d", ruled_where(table), i, is->seen,
               should->seen);
  }
}

static void check_sides(const Table *table) {
  const Deal *deal = &table->game.deal;
  const OracleFriends *friends = &table->friends;
  check_calls(table);
  for (int seat = 0; seat < deal->players; seat++) {
    bool known = friends->team >> seat & 1, truly = oracle_is_friend(friends, seat);
    if ((deal_side(deal, seat) == SIDE_DECLARERS) != known ||
        (deal_true_side(deal, seat) == SIDE_DECLARERS) != truly)
      fail_msg("%s: seat %d should be known as a declarer: %d, and be one: %d", ruled_where(table),
               seat, known, truly);
  }
}

/* The calls are made, or there are none to make; the play begins. */
static void note_phases(Table *table, const Game *before, const Action *done) {
  const Rules *rules = table->rules;
  const Deal *deal = &table->game.deal;
  int call = place_of(rules, PHASE_CALL), tricks = place_of(rules, PHASE_TRICKS);
  int was = before->deal.phase, is = deal->phase;
  if (done->type == ACTION_CALL)
    oracle_friends_call(&table->friends, rules, before, done);
  else if (was < tricks && is >= tricks && (was < call || call > tricks))
    oracle_friends_call(&table->friends, rules, &table->game, NULL);
  if (call < tricks && was < call && is >= call)
    assert_int_equal(is == call, oracle_calls_wanted(rules) > 0);
  if (was >= tricks || is != tricks) return;
  Pile hand[SEAT_MAX];
  for (int seat = 0; seat < deal->players; seat++) hand[seat] = pile_in(HAND_OF(deal, seat));
  oracle_friends_find(&table->friends, hand);
  for (int i = 0; i < table->friends.calls; i++)
    tally.found += table->friends.call[i].holder != SEAT_NONE;
  check_sides(table);
}

/* What has left the hand lies on the table. */
static void note_play(Table *table, const Game *before, int seat) {
  const Deal *deal = &table->game.deal;
  OracleFriends *friends = &table->friends;
  Pile hand[SEAT_MAX], lies;
  for (int i = 0; i < deal->players; i++) hand[i] = pile_in(HAND_OF(&before->deal, i));
  lies = pile_in(HAND_OF(deal, seat));
  for (int card = 0; card < KIND_NB; card++) lies.n[card] = hand[seat].n[card] - lies.n[card];
  bool is_over = game_phase(&table->game, table->rules) == PHASE_NONE;
  unsigned met = friends->met;
  if (!deal->ended_by_throw) oracle_friends_play(friends, before, seat, &lies);
  if (!deal->ended_by_throw && before->deal.plays + 1 == deal->players)
    oracle_friends_trick(friends);
  if (is_over) oracle_friends_end(friends, before, deal->ended_by_throw ? hand : NULL, seat);
  tally.plays++;
  tally.met += met != friends->met;
}

static void after(Table *table, const Game *before, const Action *done) {
  const Rules *rules = table->rules;
  const Deal *deal = &table->game.deal;
  bool plays = done->type == ACTION_PLAY && game_phase(before, rules) == PHASE_TRICKS;
  if (!(table->covered & RULES_JOINS) || done->type == ACTION_DEAL || deal->redeal) return;
  note_phases(table, before, done);
  if (plays) note_play(table, before, done->seat);
  if (plays) check_sides(table);
  if (!plays || game_phase(&table->game, rules) != PHASE_NONE) return;
  int missing = oracle_missing(&table->friends);
  if (deal->missing != missing)
    fail_msg("%s: %d friends are missing, should be %d", ruled_where(table), deal->missing,
             missing);
  tally.missing += missing;
}

static void tell(long deals) {
  print_message("%ld calls (%ld refused), %ld of the other copy, %ld plays, %ld met, %ld found, "
                "%ld missing\n",
                tally.calls, tally.refused, tally.others, tally.plays, tally.met, tally.found,
                tally.missing);
  assert_true(tally.refused > deals / 4 && tally.calls - tally.refused > deals / 4);
  assert_true(tally.plays > deals && tally.met > deals / 4 && tally.missing > deals / 20);
  if (SHARE == 1) assert_true(tally.others > 0 && tally.found > deals / 100);
}

const Part ruled_friends = {.choose = choose, .before = before, .after = after, .tell = tell};
