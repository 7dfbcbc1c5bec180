/* nearest_rule.h - the house rules that a sentence may mean: "the kitty counts four times",
** 底牌翻四倍. */
#ifndef nearest_rule_h
#define nearest_rule_h

#include <stdbool.h>

enum { NEAREST_MAX = 5, NEAREST_NAME = 96, NEAREST_SAID = 1024 };

typedef struct NearestRule {
  char name[NEAREST_NAME];
  char title[NEAREST_SAID], summary[NEAREST_SAID]; /* said */
  double weight; /* of the words that the sentence and the rule share; rare ones weigh more */
} NearestRule;

typedef struct NearestRules {
  NearestRule rule[NEAREST_MAX]; /* the nearest first */
  int n;                         /* 0: no rule speaks of it */
  bool chinese;                  /* is the sentence? */
} NearestRules;

/* Not a name: it has a blank or a Chinese character. */
bool nearest_is_sentence(const char *text);

/* Finds them among all house rules that are found, by the words of their names and summaries: words
** are alike that begin alike, and numbers are read as words. A Chinese sentence is compared with
** the Chinese titles and summaries, by pairs of characters beside each other. False when there is
** no memory. */
bool nearest_rules(const char *sentence, NearestRules *out);

#endif
