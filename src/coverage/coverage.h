/* coverage.h - which rules nobody would miss: each rule of a file is changed to every one next to
** it (changes.h), and the scenarios whose rules come from that file are run again. What none of
** them notices is looked for by differ, and told with the smallest situation that would show it. */
#ifndef coverage_h
#define coverage_h

#include "base/card.h"
#include "coverage/changes.h"

typedef struct Coverage Coverage;

Coverage *coverage_new(void); /* NULL: no memory */
void coverage_free(Coverage *coverage);

/* Adds the scenarios, and the marks, of a file or of all files below a folder. False and why in
** error. */
bool coverage_read(Coverage *coverage, const char *path, char *error, size_t error_size);

/* Adds a game or house rule, by name or path, whose rules are changed; once, however often it is
** named. False and why in error. */
bool coverage_rule(Coverage *coverage, const char *word, char *error, size_t error_size);

typedef struct CoverageWanted {
  const char *sum;      /* under which situations are looked for; NULL: the smallest one of any
                        ** scenario whose rules come from the file, for any number of players */
  int players;          /* with `sum`: for so many, with the game's own deck */
  const char *filter;   /* only changes whose names have this text; NULL: all */
  long situations;      /* that are tried for a change that nobody notices */
  bool marked_too;      /* they are tried for changes that are marked too */
  int threads;          /* 0: as many as there are cores */
  Style style;          /* of the cards in what is told */
  bool (*stop)(void *); /* asked now and then: is it enough? NULL: it never is */
  void *context;
} CoverageWanted;

/* Runs every scenario as it is, then changes the rules. False and why in error: a scenario does not
** hold as it is, or there was no memory or no thread. What was found before `stop` is kept. */
bool coverage_run(Coverage *coverage, const CoverageWanted *wanted, char *error, size_t error_size);

/* What became of a change. */
typedef enum Fate {
  FATE_UNTRIED,   /* stopped before */
  FATE_NO_RULE,   /* such a rule is refused wherever it would be another one */
  FATE_NOTICED,   /* by a scenario */
  FATE_UNNOTICED, /* by none */
  FATE_MARKED     /* by none, and a mark says that none can */
} Fate;

/* A change that nobody notices, or that is marked wrongly. */
typedef struct Unnoticed {
  const char *path; /* of the rule */
  const Change *change;
  const char *sum;  /* under which a situation was looked for; NULL: it goes with no game here */
  const char *mark; /* where a mark says that there is none; NULL: none does */
  long tried;       /* situations */
  char *asked, *now, *changed; /* said: the situation, and what is ruled on it; NULL: none found */
  char *scenario;              /* that holds now, and would not with the change; NULL: none */
  char *position;              /* of a trick, to be set up on the table; NULL: it is of none */
} Unnoticed;

/* They are in the order of the rules and their texts. */
int coverage_count(const Coverage *coverage);

/* Was it stopped before all was tried? */
bool coverage_stopped(const Coverage *coverage);
const Unnoticed *coverage_at(const Coverage *coverage, int i);

/* How many changes had a fate; how many rules were changed. */
int coverage_fates(const Coverage *coverage, Fate fate);
int coverage_rules(const Coverage *coverage);

/* The marks of these rules that speak of no unnoticed change, one after the other: NULL behind the
** last one, and where not every change was tried. */
const char *coverage_idle_mark(const Coverage *coverage, int i);

#endif
