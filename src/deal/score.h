/* score.h - from card points to levels. Pagat, The Scoring. */
#ifndef score_h
#define score_h

#include "rules/rules.h"

typedef struct Score {
  int side;   /* Side that wins; SIDE_NOBODY in a neutral band */
  int levels; /* for each member of that side; may be 0 */
} Score;

/* The row of the table for the opponents' points. score.bands as a function is asked. */
bool score_bands(const Rules *rules, int points, const struct Game *game, Score *out, char *error,
                 size_t error_size);

/* The levels of declarers who win `missing` members short (score.short_team). */
int score_short_team(const Rules *rules, int levels, int missing);

/* The same by a word of it. */
int score_short_by(ShortTeam word, int levels, int missing);

/* Opponents' points after below_zero. */
int score_points(const Rules *rules, int points);

/* Levels are counted in steps along the track from 0; laps go on counting. */
int level_start(const Rules *rules);
/* The trump rank of a level; RANK_NONE is the jokers-only level. */
Rank level_rank(const Rules *rules, int level);
/* `levels` steps on from `level`, halted by levels that nobody jumps over (stops[] by Rank, [13] is
** NT, as in advance.stops); `leaves` is the highest of them that may be left, if it is where one
** stands. *won is set when the track is passed. */
int level_advance(const Rules *rules, const uint8_t stops[RANK_NB + 1], int level, int levels,
                  Stop leaves, bool *won);
/* The place of a level's rank in such a list. */
int level_place(const Rules *rules, int level);
/* "2", "T", "NT", "2+" for a level; returns out. */
enum { LEVEL_TEXT = 64 };
const char *level_print(const Rules *rules, int level, Style style, char out[LEVEL_TEXT]);
/* -1 when the text is no level of the track. */
int level_parse(const Rules *rules, const char *text);

#endif
