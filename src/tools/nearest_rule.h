/* nearest_rule.h - the house rules that a sentence may mean, and the fields that it speaks of: "the
** kitty counts four times", 底牌翻四倍. */
#ifndef nearest_rule_h
#define nearest_rule_h

#include <stdbool.h>

#include "rules/schema.h"

enum { NEAREST_MAX = 5, NEAREST_NAME = 96, NEAREST_SAID = 1024 };

typedef struct NearestRule {
  char name[NEAREST_NAME];
  char title[NEAREST_SAID], summary[NEAREST_SAID]; /* said */
} NearestRule;

typedef struct NearestRules {
  NearestRule rule[NEAREST_MAX]; /* the nearest first */
  int n;                         /* 0: no rule speaks of it */
} NearestRules;

typedef struct NearestFields {
  const Field *field[NEAREST_MAX]; /* the nearest first */
  int n;                           /* 0: none is about it */
} NearestFields;

/* Not a name: it has a blank or a Chinese character. */
bool nearest_is_sentence(const char *text);
bool nearest_is_chinese(const char *text); /* it has one */

/* Finds them among all house rules that are found, by the words of their names and summaries: words
** are alike that begin alike, and numbers are read as words. A Chinese sentence is compared with
** the Chinese titles and summaries, by pairs of characters beside each other. False when there is
** no memory. */
bool nearest_rules(const char *sentence, NearestRules *out);

/* The same among all fields of the schema, by what is said of them and of what may stand in them
** (rules/field_sentences.h). */
bool nearest_fields(const char *sentence, NearestFields *out);

/* The rule whose name, title or summary says what the sentence says, nearly all of it and a greater
** part than `more`; NULL: none does. */
const NearestRule *nearest_meant(const NearestRules *rules, const char *sentence, double more);

#endif
