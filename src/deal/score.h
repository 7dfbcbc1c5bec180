/* score.h - from card points to levels. Pagat, The Scoring. */
#ifndef score_h
#define score_h

#include "rules/rules.h"

typedef struct Score {
  int side;   /* Side that wins; SIDE_NOBODY in a neutral band */
  int levels; /* for each member of that side; may be 0 */
} Score;

struct Game;

/* The row of the table for the opponents' points. score.bands as a function is asked. */
bool score_bands(const Rules *rules, int points, const struct Game *game, Score *out, char *error,
                 size_t error_size);

/* The levels of declarers who win `missing` members short (score.short_team). */
int score_short_team(const Rules *rules, int levels, int missing);

/* The same by a word of it. */
int score_short_by(ShortTeam word, int levels, int missing);

/* Opponents' points after below_zero. */
int score_points(const Rules *rules, int points);

#endif
