/* ruled_end.c - what a deal comes to, and who begins the next one. See ruled.h. */
#include "ruled.h"

/* How often it was ruled. */
static struct { long results, next; } tally;

static void over(Table *table) {
  const Deal *deal = &table->game.deal;
  bool grouped = grouping_named(&deal->last_grouping); /* its longest unit is as its leader said */
  if (!(table->covered & RULES_RESULT) || deal->trick == 0) return;
  if (grouped && table->rules->kitty.longest != LONGEST_NONE) return;
  OracleResult result = oracle_result(&table->compare.oracle, &table->game);
  if (deal->multiplier != result.multiplier || deal->opponents_points != result.points ||
      deal->score.side != result.side || deal->score.levels != result.levels)
    fail_msg("%s: %d points, kitty %d times, side %d +%d; should be %d, %d, %d +%d",
             ruled_where(table), (int)deal->opponents_points, deal->multiplier, deal->score.side,
             deal->score.levels, result.points, result.multiplier, result.side, result.levels);
  tally.results++;
}

static void after(Table *table, const Game *before, const Action *done) {
  int first_drawer, declarer;
  if (done->type != ACTION_DEAL || !(table->covered & RULES_NEXT) || before->deal.trick == 0)
    return;
  oracle_next(table->rules, before, &first_drawer, &declarer);
  if (table->game.deal.first_drawer != first_drawer || table->game.named_declarer != declarer)
    fail_msg("%s: %d draws first, %d is declarer, should be %d, %d", ruled_where(table),
             table->game.deal.first_drawer, table->game.named_declarer, first_drawer, declarer);
  tally.next++;
}

static void tell(long deals) {
  print_message("%ld results, %ld next deals\n", tally.results, tally.next);
  assert_true(tally.results > deals / 10 && tally.next > deals / 10);
}

const Part ruled_end = {NULL, after, over, tell};
