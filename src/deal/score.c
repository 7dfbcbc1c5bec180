/* score.c - the score table, short teams, and the track of levels. */
#include "deal/score.h"

#include <stdio.h>

#include "rules/refusal.h"

int score_points(const Rules *rules, int points) {
  return points < 0 && rules->score.below_zero == BELOW_ZERO_IS_ZERO ? 0 : points;
}

/* Does the row begin at or below these points? */
static bool row_reached(const Rules *rules, const Band *row, int points) {
  int from = row->from * rules->score.step;
  return row->above ? points > from : points >= from;
}

static Score bands_builtin(const Rules *rules, int points) {
  Score score = {SIDE_NOBODY, 0};
  const Band *row = NULL;
  for (int i = 0; i < rules->score.bands_n; i++)
    if (row_reached(rules, &rules->score.bands[i], points)) row = &rules->score.bands[i];
  if (!row) row = &rules->score.bands[0]; /* below the table: as its first row */
  score.side = row->side;
  score.levels = row->levels;
  if (row->every && rules->score.step > 0) {
    int steps = (points - row->from * rules->score.step) / rules->score.step;
    if (row->every < 0) steps = -steps;
    if (steps > 0) score.levels += steps;
  }
  return score;
}

static void bands_inherited(HookCall *call) {
  Score score = bands_builtin(call->rules, call->number[0]);
  call->answer[0] = score.side;
  call->answer[1] = score.levels;
}

bool score_bands(const Rules *rules, int points, const struct Game *game, Score *out, char *error,
                 size_t error_size) {
  if (!rules_hooked(rules, HOOK_SCORE_BANDS)) {
    *out = bands_builtin(rules, points);
    return true;
  }
  HookCall call;
  hook_call(&call, HOOK_SCORE_BANDS, game, -1);
  call.number[0] = points;
  call.builtin = bands_inherited;
  if (!rule_answers(rules, &call, NULL)) return text_fail(error, error_size, "%s", call.text);
  *out = (Score){call.answer[0], call.answer[1]};
  return true;
}

int score_short_team(const Rules *rules, int levels, int missing) {
  return score_short_by((ShortTeam)rules->score.short_team, levels, missing);
}

int score_short_by(ShortTeam word, int levels, int missing) {
  switch (word) {
    case SHORT_TEAM_MULTIPLY: return levels * (1 + missing);
    case SHORT_TEAM_ADD: return missing > 0 && levels > 0 ? levels + 1 : levels;
    default: return levels;
  }
}
