/* oracle_ask.h - functions of rules, asked by the plain model: their answer is taken as given. */
#ifndef oracle_ask_h
#define oracle_ask_h

#include "deal/deal.h"
#include "oracle.h"
#include "play/throw.h"

/* What the rule that a function replaces would answer, by call->word where that is not 0: for
** `inherited()`, and where the function answers by a word. Answers as the function would. */
typedef void OracleInherited(HookCall *call);

/* A question about a deal as it stands, and about a seat (-1: none). */
HookCall oracle_question(const Rules *rules, Hook hook, const Game *game, int seat);

/* How often each was asked. */
extern long oracle_asked[HOOK_ALL_NB];

/* Asks it. A function that fails, fails the test. `data` is call->builtin_data of `inherited`. */
void oracle_ask(HookCall *call, OracleInherited *inherited, const void *data);

/* The cards of a pile, of all units, in kind space. */
CardSet kinds_in(const Pile *pile);
CardSet oracle_kinds_of(const OracleShape *shape);

/* What a throw that failed costs: throw.penalty, and what else a function does, which may remember
** in `does`. */
Effects oracle_penalty(const Oracle *oracle, const Pile *play, const OracleThrow *throw,
                       Game *does);

/* What the others learn of it: throw.shown. */
int oracle_shown(const Oracle *oracle, const Pile *play, const OracleThrow *throw);

/* What functions say of plays of oracle->seat out of that hand. Does one forbid it: lead.refuse
** (lead: NULL) or follow.refuse? May these units be thrown? Does it beat the best play so far? */
bool oracle_forbids(const Oracle *oracle, const Pile *lead, const Pile *hand, const Pile *play);
bool oracle_wins(const Oracle *oracle, const OracleShape *lead, const Pile *new, const Pile *best);
/* follow.owes, .smaller and .protect, put into `rules`. */
void oracle_find_owed(const Oracle *oracle, const OracleShape *lead, const Pile *hand,
                      Rules *rules);

/* The word by which it is to be answered: the function's own, else that of the rules. */
static inline int oracle_word(const HookCall *call, int word) {
  return call->word ? call->word - 1 : word;
}

#endif
