/* scenario_tally.h - what came of scenarios, and which records of the sources hold. */
#ifndef scenario_tally_h
#define scenario_tally_h

#include <stdbool.h>
#include <stdint.h>

enum { RECORD_MAX = 4096, TALLY_GAMES = 16 };

/* A record is what a source says, known by its series, its number and perhaps a part: E61, H34a,
** P12. A scenario whose sentence begins "E61: " or "P12 P20-P30: " holds of it; here under one
** game. */
typedef struct Record {
  char series, part; /* 'E', and 'a' or '\0' */
  uint16_t number;
  int8_t game; /* index in ScenarioTally.game; -1 where none was loaded */
  bool failed; /* some scenario of it */
} Record;

typedef struct ScenarioTally {
  /* gets each line that is said of a result; NULL: it is printed */
  void (*tell)(void *data, const char *said);
  void *data;
  int passed, failed;
  Record record[RECORD_MAX];
  int records;
  char game[TALLY_GAMES][32]; /* house rules left off; in the order in which they came */
  int games;
  char unread[1024]; /* why files could not be read; "" when all could */
} ScenarioTally;

/* Notes the records that a sentence begins with; `spec` is the game that it was ruled under. */
void tally_note(ScenarioTally *tally, const char *sentence, const char *spec, bool failed);
/* How many records of a series hold: no scenario failed, in one game, or (-1) in any. */
int tally_count(const ScenarioTally *tally, char series, int game);
/* Has the record scenarios, all of which passed? */
bool tally_holds(const ScenarioTally *tally, char series, int number, char part);

#endif
