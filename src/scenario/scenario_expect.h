/* scenario_expect.h - what a scenario expects, held against what was ruled. */
#ifndef scenario_expect_h
#define scenario_expect_h

#include "scenario/scenario_read.h"

void expect_text(Scenario *s, const char *what, const char *expected, const char *ruled,
                 const char *why);
void expect_number(Scenario *s, const char *what, int expected, int ruled, const char *why);
void expect_yes(Scenario *s, const char *what, bool expected, bool ruled, const char *why);
/* Is this the refusal that `expected` names: its code, its field, the word of the demand, or a
** piece of its sentence? */
void expect_refusal(Scenario *s, const char *what, const char *expected, const Ruling *ruling);
void expect_legal(Scenario *s, const char *what, const Ruling *ruling);
void expect_cards(Scenario *s, const char *what, const CardSet *expected, const CardSet *ruled);
/* `legal = true`, or `illegal` with a refusal; one of them if `must`. */
void expect_verdict(Scenario *s, const char *what, const Ruling *ruling, bool must);
/* A key that holds true, or a refusal. */
void expect_ruling(Scenario *s, const char *what, const Data *wanted, const Ruling *ruling);
/* What stands under the key, where it is there, is this; `what`: how it is called. */
void expect_text_of(Scenario *s, const char *key, const char *what, const char *ruled);
void expect_number_of(Scenario *s, const char *key, const char *what, int ruled);
void expect_yes_of(Scenario *s, const char *key, const char *what, bool ruled, const char *why);
void expect_trump_of(Scenario *s, const char *key, bool has, Trump ruled);
/* The same of a team, in any order. */
void expect_team(Scenario *s, const char *team, uint16_t ruled, int declarer);
/* The seat that a key names, where it is there, is this one; SEAT_NONE: nobody. */
void expect_seat(Scenario *s, const char *key, int seat);
/* Every card set of the list is among these, and there are no others. */
void expect_list(Scenario *s, Row list, const CardSet plays[], int n, const char *among);

#endif
