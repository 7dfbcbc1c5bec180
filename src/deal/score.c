/* score.c - the score table, short teams, and the track of levels. */
#include "rules/refusal.h"
#include "deal/score.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

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
  Score score = bands_builtin(call->builtin_data, call->number[0]);
  call->answer[0] = score.side;
  call->answer[1] = score.levels;
}

bool score_bands(const Rules *rules, int points, const struct Game *game, Score *out, char *error,
                 size_t error_size) {
  if (!rules_hooked(rules, HOOK_SCORE_BANDS)) {
    *out = bands_builtin(rules, points);
    return true;
  }
  HookCall call = hook_call(HOOK_SCORE_BANDS, game, -1);
  call.number[0] = points;
  call.builtin = bands_inherited;
  call.builtin_data = rules;
  if (!rules->ask(rules->context, &call)) {
    snprintf(error, error_size, "%s", call.text);
    return false;
  }
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

/* A lap begins again at again_from, so all laps but the first are shorter by so many levels. */
static int lap_length(const Rules *rules) {
  return rules->levels.track_n - rules->levels.again_from;
}

static int track_index(const Rules *rules, int level, int *lap) {
  int n = rules->levels.track_n, at = level + rules->levels.start;
  *lap = 0;
  if (at < n) return at;
  at -= n;
  *lap = 1 + at / lap_length(rules);
  return rules->levels.again_from + at % lap_length(rules);
}

int level_start(const Rules *rules) {
  (void)rules;
  return 0;
}

Rank level_rank(const Rules *rules, int level) {
  int lap;
  return rules->levels.track[track_index(rules, level, &lap)];
}

int level_place(const Rules *rules, int level) {
  Rank rank = level_rank(rules, level);
  return rank == RANK_NONE ? RANK_NB : rank;
}

int level_advance(const Rules *rules, const uint8_t stops[RANK_NB + 1], int level, int levels,
                  Stop leaves, bool *won) {
  *won = false;
  int last = rules->levels.track_n - rules->levels.start - 1;
  if (rules->levels.track_n == 1 && rules->levels.after_last == AFTER_LAST_AGAIN) return level;
  for (int step = 0; step < levels; step++) {
    Stop stop = (Stop)stops[level_place(rules, level)];
    if (stop != STOP_NOBODY && (step > 0 || stop > leaves)) break;
    if (rules->levels.after_last == AFTER_LAST_WIN && level == last) {
      *won = true;
      break;
    }
    level++;
  }
  return level;
}

const char *level_print(const Rules *rules, int level, Style style, char out[LEVEL_TEXT]) {
  if (rules->levels.track_n == 0) {
    snprintf(out, LEVEL_TEXT, "-"); /* a game without levels */
    return out;
  }
  int lap, at = track_index(rules, level, &lap);
  Rank rank = rules->levels.track[at];
  int used = snprintf(out, LEVEL_TEXT, "%s", rank == RANK_NONE ? "NT" : rank_name(rank, style));
  for (; lap > 0 && used < LEVEL_TEXT - 1; lap--) out[used++] = '+';
  out[used] = '\0';
  return out;
}

int level_parse(const Rules *rules, const char *text) {
  Rank rank = RANK_NONE;
  const char *end = text;
  if (toupper((unsigned char)text[0]) == 'N' && toupper((unsigned char)text[1]) == 'T') {
    end = text + 2;
  } else {
    rank = rank_parse(text, &end);
    if (rank == RANK_NONE) return -1;
  }
  int lap = (int)strspn(end, "+");
  if (end[lap] || (lap > 0 && rules->levels.after_last == AFTER_LAST_WIN)) return -1;
  int n = rules->levels.track_n, from = lap == 0 ? rules->levels.start : rules->levels.again_from;
  for (int at = from; at < n; at++)
    if (rules->levels.track[at] == rank) {
      if (lap == 0) return at - rules->levels.start;
      return n - rules->levels.start + (lap - 1) * lap_length(rules) + at - from;
    }
  return -1;
}
