/* scenario_report.h - a scenario that is being checked, and what is wrong with it first.
**
** scenario.c finds files and reports, scenario_check.c loads the game and asks every check. A check
** reads its keys (scenario_read.h), makes a question of them for the engine (scenario_question.h)
** and says what it expected (scenario_expect.h). What does not hold first is what is reported. */
#ifndef scenario_report_h
#define scenario_report_h

#include "ask/ask.h"
#include "base/scenario_sentences.h"
#include "base/text.h"
#include "lua/sandbox/data_file.h"

enum {
  SAID_MAX = 1024,
  LIST_MAX = 512,
  PATH_LEN = 512,
  SPEC_MAX = 1024,
  WORD_TEXT = GAME_SPEC + 1 /* so that a sum that is too long is not cut to one that fits */
};

/* What the scenarios of a file share: games that were loaded, who is asked, the game of scenarios
** that name none ("" before it is asked for), and room for a question's lists. */
typedef struct Bench {
  Games *games;
  Asker *asker;
  char otherwise[96];
  CardSet trick[SEAT_MAX];
  BySeat shown[CARD_MAX];
} Bench;

Bench *bench_new(void); /* NULL: no memory */
void bench_free(Bench *bench);

typedef struct Scenario {
  const Data *file, *self; /* the file's table and the scenario's own */
  int index;               /* of the scenario in the file, from 1 on */
  const char *path;        /* of the file */
  int line;
  char name[256];
  bool nameless;       /* it begins with no sentence */
  const char *game;    /* of those that `games` lists; "" if it lists none */
  char spec[SPEC_MAX]; /* the game with its house rules */
  Bench *bench;
  Loaded *loaded;
  const Rules *rules;
  Question question; /* the one that is being asked */
  Answer answer;
  bool used[LIST_MAX];  /* the scenario's own entries that some check has read */
  int asserted;         /* expectations that were looked at */
  bool failed, stopped; /* stopped: by a rule that was to fail */
  char expected[SAID_MAX], ruled[SAID_MAX], why[SAID_MAX];
} Scenario;

/* Notes what was expected and what was ruled, unless something was wrong before. */
void scenario_fail(Scenario *s, const char *expected, const char *ruled, const char *why);
/* scenario_mistake(s, SAY(X), values ...): the scenario is badly written; it fails, and the
** sentence says why. False, for `return scenario_mistake(...)`. */
#define scenario_mistake(s, ...) scenario_mistake_values(s, VALUES(__VA_ARGS__))
bool scenario_mistake_values(Scenario *s, const Value sentence[]);

#endif
