/* levels.c - see levels.h. */
#include "deal/levels.h"

#include <ctype.h>
#include <string.h>

#include "rules/refusal.h"

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

int level_index(const Rules *rules, int level) {
  Rank rank = level_rank(rules, level);
  return rank == RANK_NONE ? RANK_NB : rank;
}

int level_advance(const Rules *rules, const uint8_t stops[RANK_NB + 1], int level, int levels,
                  Stop leaves, bool *won) {
  *won = false;
  int last = rules->levels.track_n - rules->levels.start - 1;
  if (rules->levels.track_n == 1 && rules->levels.after_last == AFTER_LAST_AGAIN) return level;
  for (int step = 0; step < levels; step++) {
    Stop stop = (Stop)stops[level_index(rules, level)];
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
  Text text = text_start(out, LEVEL_TEXT);
  if (rules->levels.track_n == 0) {
    text_put(&text, "-"); /* a game without levels */
    return out;
  }
  int lap, at = track_index(rules, level, &lap);
  Rank rank = rules->levels.track[at];
  text_put(&text, rank == RANK_NONE ? "NT" : rank_name(rank, style));
  for (; lap > 0 && text.length < LEVEL_TEXT - 1; lap--) text_put(&text, "+");
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
  bool may_lap = rules->levels.after_last != AFTER_LAST_WIN;
  if (end[lap] || lap > (may_lap ? LAPS_MAX : 0)) return -1;
  int n = rules->levels.track_n, from = lap == 0 ? rules->levels.start : rules->levels.again_from;
  for (int at = from; at < n; at++)
    if (rules->levels.track[at] == rank) {
      if (lap == 0) return at - rules->levels.start;
      return n - rules->levels.start + (lap - 1) * lap_length(rules) + at - from;
    }
  return -1;
}
