/* rule_file.h - a file of rules whose rules are changed. */
#ifndef rule_file_h
#define rule_file_h

#include "coverage/cases.h"
#include "coverage/changes.h"
#include "coverage/coverage.h"

/* Of the scripts while rules are changed: one that no longer ends costs a tenth of a second. */
extern const struct Limits rule_limits;

enum { SUMS_MOST = 12 };

typedef struct RuleFile {
  char *word, *path;
  FileId id;
  char *text;
  size_t length;
  Changes changes;
  Fate *fate;      /* of each change */
  const Case **of; /* the cases whose rules come from it, in the order in which they are asked */
  int cases;
  char *sum[SUMS_MOST]; /* small ones that have it, the one over the default game first */
  int sums;
} RuleFile;

/* Reads it. False and why in error. */
bool rule_file_read(RuleFile *rule, const char *word, char *error, size_t error_size);
void rule_file_free(RuleFile *rule);

/* Finds its cases, when these have run, and its sums. False: no memory. */
bool rule_file_connect(RuleFile *rule, const Cases *cases);

/* The first of its sums that can be loaded with the other text in the place of the file, for some
** number of players, and that are then other rules, or none any more for another number. NULL:
** none. */
const char *rule_file_other(const RuleFile *rule, const Change *change, const InsteadOf *instead);
/* Can any of them be loaded so? */
bool rule_file_loads(const RuleFile *rule, const Change *change, const InsteadOf *instead);

#endif
