/* nearest_rule.h - the house rules that a sentence may mean: "the kitty counts four times". */
#ifndef nearest_rule_h
#define nearest_rule_h

#include <stdbool.h>

enum { NEAREST_MAX = 5, NEAREST_NAME = 96, NEAREST_SUMMARY = 512 };

typedef struct NearestRule {
  char name[NEAREST_NAME], summary[NEAREST_SUMMARY];
  double weight; /* of the words that the sentence and the rule share; rare ones weigh more */
} NearestRule;

typedef struct NearestRules {
  NearestRule rule[NEAREST_MAX]; /* the nearest first */
  int n;                         /* 0: no rule speaks of it */
} NearestRules;

/* Finds them among all house rules that are found, by the words of their names and summaries: words
** are alike that begin alike, and numbers are read as words. False when there is no memory. */
bool nearest_rules(const char *sentence, NearestRules *out);

#endif
