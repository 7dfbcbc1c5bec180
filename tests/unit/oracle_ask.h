/* oracle_ask.h - functions of rules, asked by the plain model: their answer is taken as given. */
#ifndef oracle_ask_h
#define oracle_ask_h

#include "deal/deal.h"

/* What the rule that a function replaces would answer, by call->word where that is not 0: for
** `inherited()`, and where the function answers by a word. Answers as the function would. */
typedef void OracleInherited(HookCall *call);

/* A question about a deal as it stands, and about a seat (-1: none). */
HookCall oracle_question(const Rules *rules, Hook hook, const Game *game, int seat);

/* Asks it. A function that fails, fails the test. `data` is call->builtin_data of `inherited`. */
void oracle_ask(HookCall *call, OracleInherited *inherited, const void *data);

/* The word by which it is to be answered: the function's own, else that of the rules. */
static inline int oracle_word(const HookCall *call, int word) {
  return call->word ? call->word - 1 : word;
}

#endif
