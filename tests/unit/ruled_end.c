/* ruled_end.c - whether the play ends early, what a deal comes to, and who begins the next one. See
** ruled.h. */
#include "ruled.h"

/* How often it was ruled. */
static struct { long results, next, early, by_throw; } tally;

/* The deal as it was played, before anything was settled. */
static void unsettle(Table *table) {
  const Game *before = &table->undone;
  Game *game = &table->settled;
  *game = table->game;
  Deal *deal = &game->deal;
  memcpy(game->level, before->level, sizeof game->level);
  game->passive = before->passive;
  game->winners = before->winners;
  game->over = before->over;
  game->rng = before->rng;
  game->remembered = before->remembered;
  deal->opponents_points = deal->kitty_points = 0;
  deal->trick_points = deal->penalty_points = 0;
  deal->multiplier = 0;
  deal->missing = 0;
  deal->score = (Score){SIDE_NOBODY, 0};
  memset(&deal->settling, 0, sizeof deal->settling);
}

static void over(Table *table) {
  const Deal *deal = &table->game.deal, *settled = &table->settled.deal;
  unsettle(table);
  if (!(table->covered & RULES_RESULT)) return;
  oracle_settle(&table->compare.oracle, &table->settled);
  if (deal->multiplier != settled->multiplier ||
      deal->opponents_points != settled->opponents_points || deal->missing != settled->missing ||
      deal->score.side != settled->score.side || deal->score.levels != settled->score.levels)
    fail_msg("%s: %d points, kitty %d times, side %d +%d, %d missing; should be %d, %d, %d +%d, %d",
             ruled_where(table), (int)deal->opponents_points, deal->multiplier, deal->score.side,
             deal->score.levels, deal->missing, (int)settled->opponents_points, settled->multiplier,
             settled->score.side, settled->score.levels, settled->missing);
  tally.results++;
  tally.by_throw += deal->ended_by_throw;
}

static void check_early_end(Table *table, const Game *before) {
  const Deal *deal = &table->game.deal;
  if (!(table->covered & RULES_RESULT)) return;
  if (deal->trick == before->deal.trick || deal->hand_n[0] == 0 || deal->ended_by_throw) return;
  static Game between;
  between = table->game;
  between.deal.phase = before->deal.phase;
  between.deal.ended_early = false;
  bool ends = oracle_ends_early(&table->compare.oracle, &between);
  if (deal->ended_early != ends)
    fail_msg("%s: the play should %s here", ruled_where(table), ends ? "end" : "go on");
  tally.early += ends;
}

static void after(Table *table, const Game *before, const Action *done) {
  int first_drawer, declarer;
  if (done->type == ACTION_PLAY) check_early_end(table, before);
  if (done->type != ACTION_DEAL || !(table->covered & RULES_NEXT) || before->deal.redeal) return;
  oracle_next(table->rules, before, &first_drawer, &declarer);
  if (table->game.deal.first_drawer != first_drawer || table->game.named_declarer != declarer)
    fail_msg("%s: %d draws first, %d is declarer, should be %d, %d", ruled_where(table),
             table->game.deal.first_drawer, table->game.named_declarer, first_drawer, declarer);
  tally.next++;
}

static void tell(long deals) {
  print_message("%ld results (%ld by a throw), %ld early ends, %ld next deals\n", tally.results,
                tally.by_throw, tally.early, tally.next);
  assert_true(tally.results > deals / 2 && tally.next > deals / 10);
  assert_true(tally.by_throw > deals / 200 && tally.early > deals / 500);
}

const Part ruled_end = {.after = after, .over = over, .tell = tell};
