/* ruled_levels.c - what becomes of levels when a deal is over, and who has won the game. See
** ruled.h. */
#include "oracle_levels.h"
#include "ruled.h"

/* How often it was ruled; of seats, how many rose, fell back, and were halted by a stop. */
static struct { long deals, rises, falls, halts, wins, remembered; } tally;

static void check_seat(const Table *table, const Game *should, int seat) {
  const Game *game = &table->game;
  if (game->level[seat] != should->level[seat])
    fail_msg("%s: seat %d moves from %d to %d, should to %d (%s; side %d +%d, from %d, demoted to "
             "%d, faults %d, steps %d)",
             ruled_where(table), seat, table->before->level[seat], game->level[seat],
             should->level[seat], game->deal.team >> seat & 1 ? "declarer" : "opponent",
             game->deal.score.side, game->deal.score.levels, game->deal.settling.from[seat],
             game->deal.settling.demoted[seat], game->deal.settling.faults[seat],
             game->deal.settling.steps[seat]);
}

static void count(const Table *table, int seat) {
  const Game *game = &table->game;
  int moved = game->level[seat] - table->before->level[seat];
  int steps = game->deal.settling.steps[seat];
  tally.rises += moved > 0;
  tally.falls += moved < 0;
  tally.halts += steps > 0 && moved >= 0 && moved < steps;
  tally.wins += game->winners >> seat & 1;
}

static void over(Table *table) {
  static Game should;
  const Game *game = &table->game;
  if (!(table->covered & RULES_LEVELS)) return;
  should = table->settled;
  oracle_advance(table->rules, &should);
  for (int seat = 0; seat < game->deal.players; seat++) {
    check_seat(table, &should, seat);
    count(table, seat);
  }
  if (game->passive != should.passive || game->winners != should.winners ||
      game->over != should.over)
    fail_msg("%s: passive %x, won %x, over %d; should be %x, %x, %d", ruled_where(table),
             game->passive, game->winners, game->over, should.passive, should.winners, should.over);
  ruled_check_remembered(table, &should);
  tally.deals++;
  tally.remembered += rules_hooked(table->rules, HOOK_DEAL_ENDS);
}

static void tell(long deals) {
  print_message("%ld ends of deals for levels: %ld rises, %ld falls, %ld halted, %ld winners, %ld "
                "by a function\n",
                tally.deals, tally.rises, tally.falls, tally.halts, tally.wins, tally.remembered);
  assert_true(tally.deals > deals / 2 && tally.rises > deals / 2);
  if (SHARE == 1) assert_true(tally.remembered > 20);
  assert_true(tally.halts > deals / 10 && tally.wins > deals / 20);
}

const Part ruled_levels = {.over = over, .tell = tell};
