/* levels.h - levels along a track: which rank one is, its text, going up and being halted. */
#ifndef levels_h
#define levels_h

#include "rules/rules.h"

/* Levels are counted in steps along the track from 0; laps go on counting. */
int level_start(const Rules *rules);

/* The trump rank of a level; RANK_NONE is the jokers-only level. Further laps begin at
** again_from. */
static inline Rank level_rank(const Rules *rules, int level) {
  int i = level + rules->levels.start, n = rules->levels.track_n;
  while (i >= n) i -= n - rules->levels.again_from;
  return rules->levels.track[i];
}

/* `levels` steps on from `level`, halted by levels that nobody jumps over (stops[] by Rank, [13] is
** NT, as in advance.stops); `leaves` is the highest of them that may be left, if it is where one
** stands. *won is set when the track is passed. */
int level_advance(const Rules *rules, const uint8_t stops[RANK_NB + 1], int level, int levels,
                  Stop leaves, bool *won);

/* The index of a level's rank in such a list. */
int level_index(const Rules *rules, int level);

/* A level that is read has so many + at most; there is room for them, the rank, and a or p. */
enum { LAPS_MAX = 60, LEVEL_TEXT = 64 };

/* "2", "T", "NT", "2+" for a level; returns out. */
const char *level_print(const Rules *rules, int level, Style style, char out[LEVEL_TEXT]);

/* -1 when the text is no level of the track. */
int level_parse(const Rules *rules, const char *text);

#endif
