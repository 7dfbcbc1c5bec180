/* scenario_read.h - values out of the tables of a scenario file. */
#ifndef scenario_read_h
#define scenario_read_h

#include "scenario/scenario_report.h"

/* The value of a key, the scenario's own before the file's; NULL when neither has it. It is used
** then; scenario_has only looks. */
const Data *scenario_get(Scenario *s, const char *key);
bool scenario_has(const Scenario *s, const char *key);
/* A key's value of one type; NULL, false or `otherwise` if it is not there, or after a report. */
const Data *scenario_table(Scenario *s, const char *key);
const char *scenario_text(Scenario *s, const char *key);
bool scenario_is(Scenario *s, const char *key);
int scenario_number(Scenario *s, const char *key, int otherwise);

/* A table's names, its whole-number keys, sorted; none when it is NULL or no table. */
int scenario_keys(const Data *table, const char *keys[LIST_MAX]);
int scenario_numbers(const Data *table, int keys[LIST_MAX]);

/* Cards in kind space, all of the deck; a mistake is reported. */
bool scenario_cards(Scenario *s, const char *text, CardSet *kinds);
/* The same of a lead, with how the leader divides it: "22333S as 2x2 + 1". */
bool scenario_lead(Scenario *s, const char *text, CardSet *kinds, Grouped *grouping);
/* The key's cards; false when it is not there or wrong. */
bool scenario_cards_of(Scenario *s, const char *key, CardSet *kinds);
/* "A" … as a seat; -1 after a report. The seat that a key names; -1 also when it is not there. */
int scenario_seat(Scenario *s, const char *text);
int scenario_seat_of(Scenario *s, const char *key);
/* "A E" as a set of seats; 0 after a report. The first one in *first if not NULL. */
uint16_t scenario_seats(Scenario *s, const char *text, int *first);
/* Splits text at blanks and commas into words; returns how many. */
int scenario_words(const char *text, char words[][WORD_TEXT], int max);

/* Seats as "C E A", from `first` on in turn order; "A", "B" … */
void scenario_seats_print(uint16_t seats, int first, int players, char *out, size_t size);
const char *seat_text(int seat, char out[8]);

#endif
