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

/* The entries of a table, one after the other: rows(s, "deck"), then next_… until it is false,
** which it is after a report too. An entry of another sort than is walked is reported. */
typedef struct Row {
  const char *what;  /* the key, for reports */
  const Data *table; /* NULL: there is none */
  bool mixed;        /* entries of another sort are passed over */
  int at;
  const char *key; /* NULL where it is a number */
  int number;
  int seat;  /* of next_seat: the key */
  Card card; /* of next_card */
  const Data *value;
  const char *text; /* of the value; NULL: it has none */
} Row;
Row rows(Scenario *s, const char *key);
/* The next entry whose key is a text; one that is a seat, a card; a whole number; 1, 2, 3 …, and
** such a one that is a text. */
bool next_name(Scenario *s, Row *row);
bool next_seat(Scenario *s, Row *row);
bool next_card(Scenario *s, Row *row);
bool next_number(Scenario *s, Row *row);
bool next_item(Scenario *s, Row *row);
bool next_text(Scenario *s, Row *row);
/* Reports a key that is not among these, which NULL ends, or more than one entry. A value that is
** no table has neither. */
bool one_with_keys(Scenario *s, const char *what, const Data *value, const char *const keys[]);
/* Is the word among these, which NULL ends? */
bool is_word(const char *word, const char *const words[]);

/* Cards in kind space, all of the deck; a mistake is reported. */
bool scenario_cards(Scenario *s, const char *text, CardSet *kinds);
/* The same of a lead, with how the leader divides it: "22333S as 2x2 + 1". */
bool scenario_lead(Scenario *s, const char *text, CardSet *kinds, Grouped *grouping);
/* The key's cards; false when it is not there or wrong. */
bool scenario_cards_of(Scenario *s, const char *key, CardSet *kinds);
/* The card of a text; CARD_NONE after a report. */
Card scenario_card(Scenario *s, const char *text);
/* "A" … as a seat; -1 after a report. The seat that a key names; -1 also when it is not there. */
int scenario_seat(Scenario *s, const char *text);
int scenario_seat_of(Scenario *s, const char *key);
/* "A E" as a set of seats; 0 after a report. The first one in *first if not NULL. */
uint16_t scenario_seats(Scenario *s, const char *text, int *first);
/* Splits text at blanks and commas into words; returns how many. */
int scenario_words(const char *text, char words[][WORD_TEXT], int max);
/* Is the word a whole number of at most so many digits? */
bool scenario_digits(const char *word, size_t most);

/* "A", "B" …; "nobody". */
const char *seat_text(int seat, char out[8]);

#endif
