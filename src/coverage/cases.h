/* cases.h - the scenarios that could notice that a rule has changed: each with the files that its
** rules come from. */
#ifndef cases_h
#define cases_h

#include "scenario/scenario_check.h"

enum { CASE_FILES = 24 };

/* A file of scenarios, read. */
typedef struct CaseFile {
  char *path;
  Data *table;
} CaseFile;

typedef struct Case {
  const CaseFile *in;
  int index;
  char game[WORD_TEXT]; /* of those that `games` lists; "": none */
  /* What is known when it has run: */
  char *sum;
  FileId file[CASE_FILES]; /* of the rules */
  int files;
  int deck;  /* for how many players, with how many packs: as a number */
  long cost; /* nanoseconds */
} Case;

typedef struct Cases {
  CaseFile **file;
  int files;
  Case *of;
  int n;
  size_t room, file_room;
} Cases;

/* Adds the scenarios of a file. False and why in error. */
bool cases_read(Cases *cases, const char *path, char *error, size_t error_size);
void cases_free(Cases *cases);

/* Runs one with the games of the bench. What came of it stands in *s. */
void case_run(const Case *one, Scenario *s, Bench *bench);

/* Runs it, and notes what is known then. False and a sentence in error where it does not hold. */
bool case_learn(Case *one, Bench *bench, char *error, size_t error_size);

/* Do its rules come from this file among others? */
bool case_has(const Case *one, FileId file);

#endif
