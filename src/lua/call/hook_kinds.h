/* hook_kinds.h - what each hook gets, what it may know and what it answers. */
#ifndef hook_kinds_h
#define hook_kinds_h

#include "lua/value/frame.h"

typedef enum Answer {
  ANSWER_YES,
  ANSWER_YES_WORD, /* or a word of the field, which then decides */
  ANSWER_SENTENCE,
  ANSWER_NUMBER,
  ANSWER_SCORE,
  ANSWER_LADDER,
  ANSWER_OWES,
  ANSWER_WORD,    /* of the field */
  ANSWER_WORDS,   /* the same, a list */
  ANSWER_PLAYER,  /* or a word of the field */
  ANSWER_RANK,    /* or nil */
  ANSWER_RANKS,   /* one or a list */
  ANSWER_EFFECTS, /* or nil */
  ANSWER_NOBODY,  /* a word of the field, or effects */
  ANSWER_STOP,    /* who may leave a level, or nil */
  ANSWER_SEATS,   /* a player, a list of them, or nil */
  ANSWER_CALLS,
  ANSWER_FORCED, /* a unit, cards, or a word of the field */
  ANSWER_PENALTY /* points, a table of what a throw costs, or effects */
} Answer;

/* Arguments, a letter each: C card, c the other card, T trump, B bid, S the standing bid, K cards,
** H hand, P play of the seat, p the best play, L lead, W throw, Y player, D deal, R result, t the
** last trick, n and N the numbers, s a side, l a call, b the list of bids, q the kitty as a list,
** v and V the strengths of two readings, U the units of the lead, u a unit of a throw, k a rank,
** A all players.
*/
typedef struct HookKind {
  const char *arguments;
  Knows knows;
  Answer answer;
  int min, max;         /* of a number */
  const char *inherits; /* arguments that inherited(…) may change, where the rule below is in C */
} HookKind;

/* By Hook. */
extern const HookKind hook_kinds[HOOK_NB];

#endif
