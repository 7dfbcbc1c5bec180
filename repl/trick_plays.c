/* trick_plays.c - the plays of a trick. */
#include "repl/trick_plays.h"

static int turns_between(const Deal *deal, int from, int to) {
  return (to - from + deal->players) % deal->players;
}

TrickPlays trick_on_table(const Deal *deal) {
  if (deal->plays == 0) return (TrickPlays){.leader = SEAT_NONE, .winner = SEAT_NONE};
  return (TrickPlays){.play = deal->play,
                      .n = deal->plays,
                      .leader = deal->leader,
                      .winner = deal_after(deal, deal->leader, deal->best),
                      .best = deal->best,
                      .grouping = &deal->grouping};
}

TrickPlays trick_before(const Deal *deal) {
  if (deal->trick == 0) return (TrickPlays){.leader = SEAT_NONE, .winner = SEAT_NONE};
  return (TrickPlays){.play = deal->last_play,
                      .n = deal->players,
                      .leader = deal->last_leader,
                      .winner = deal->last_winner,
                      .best = turns_between(deal, deal->last_leader, deal->last_winner),
                      .grouping = &deal->last_grouping};
}

TrickPlays trick_shown(const Deal *deal) {
  return deal->plays > 0 ? trick_on_table(deal) : trick_before(deal);
}

const Play *trick_play_of(const TrickPlays *trick, const Deal *deal, int seat) {
  if (trick->n == 0) return NULL;
  int i = turns_between(deal, trick->leader, seat);
  return i < trick->n ? &trick->play[i] : NULL;
}

int trick_points(const TrickPlays *trick, const Rules *rules, const Deal *deal) {
  int points = 0;
  for (int i = 0; i < trick->n; i++)
    for (int j = 0; j < trick->play[i].n; j++)
      points += rules_points(rules, deal->log[trick->play[i].from + j]);
  return points;
}
