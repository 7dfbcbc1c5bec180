/* scenario_question.h - questions made of a scenario's keys, and asked. */
#ifndef scenario_question_h
#define scenario_question_h

#include "scenario/scenario_report.h"

/* The game for a number of players and so many full packs; 0: as the game has it. */
Loaded *scenario_load(Scenario *s, int players, int packs, AskError *error);

/* Begins a question. */
void scenario_begin(Scenario *s, Subject subject);
/* Notes that a key of the question is given now. */
void scenario_give(Scenario *s, Key key);
/* These put the scenario's keys into the question, where they are there: trump; hands; levels;
** team (the declarer first) and declarer. False after a report. */
bool give_trump(Scenario *s);
bool give_hands(Scenario *s);
bool give_levels(Scenario *s);
bool give_team(Scenario *s);
/* Cards of a text into a field of the question. */
bool give_cards(Scenario *s, Key key, const char *text, CardSet *field);
/* The same of what stands under the key in the scenario, if it is there; and a seat. */
bool give_cards_of(Scenario *s, Key key, CardSet *field);
bool give_seat_of(Scenario *s, Key key, uint8_t *field);
/* Points of tricks won, { "C 25", "A 15" }; calls, "AC#1 KD#2"; plays of a trick, a lead that may
** be divided first. */
bool give_ledger(Scenario *s);
bool give_calls(Scenario *s);
/* What is remembered (memory, deal_memory), the number of the deal, how often it was redealt. */
bool give_past(Scenario *s);
bool give_trick(Scenario *s, Key key, const Data *plays);

/* Asks. False after a report; a rule that failed is what `error` expects, else a failure too. */
bool scenario_ask(Scenario *s, const char *what);
/* The same of a question for a ruling: a rule that failed is one, too, where no `error` is
** expected. */
bool scenario_rule(Scenario *s, const char *what);

#endif
