/* scenario_question.h - questions made of a scenario's keys, and asked. */
#ifndef scenario_question_h
#define scenario_question_h

#include "scenario/scenario_read.h"

/* The game for a number of players and so many full packs; 0: as the game has it. */
Loaded *scenario_load(Scenario *s, int players, int packs, AskError *error);

/* Begins a question, and gives it keys; what is remembered (memory, deal_memory), the number of the
** deal and how often it was redealt, too, where the subject takes them. */
bool scenario_pose(Scenario *s, Subject subject, uint64_t keys);
/* Puts those of these keys (KEY_BIT) into the question that stand in the scenario: `hands` and
** `levels` by seat, `calls` in one text, the others as a question in words has them. A declarer who
** is not named is the first of the team. False after a report. */
bool give(Scenario *s, uint64_t keys);
/* Cards of a text into the question. */
bool give_cards(Scenario *s, Key key, const char *text);
/* Points of tricks won, { "C 25", "A 15" }; plays of a trick, a lead that may be divided first. */
bool give_ledger(Scenario *s);
bool give_trick(Scenario *s, Key key, Row plays);

/* Asks. False after a report; a rule that failed is what `error` expects, else a failure too. */
bool scenario_ask(Scenario *s, const char *what);
/* The same of a question for a ruling: a rule that failed is one, too, where no `error` is
** expected. */
bool scenario_rule(Scenario *s, const char *what);

#endif
