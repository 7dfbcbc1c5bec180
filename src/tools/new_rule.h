/* new_rule.h - a new house rule to begin with, and its first scenarios: `pengyou new`. */
#ifndef new_rule_h
#define new_rule_h

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "rules/schema.h"

enum { STARTER_PATH = 512, STARTER_VALUE = 512 };

/* What is to be begun. */
typedef struct StarterWanted {
  const char *folder, *name; /* the file's: a name by text_is_name */
  const char *base;          /* the sum over which the rule is begun */
  const char *language;      /* of its comments, title and sentences: "en", "zh" */
  const Field *field;        /* which it sets; NULL: one with which rules may begin */
  const char *sentence;      /* what it is to say, in words; NULL: nothing is known of that */
} StarterWanted;

/* The two files, and what is set. */
typedef struct Starter {
  char rule[STARTER_PATH], test[STARTER_PATH];
  const Field *field;
  Family family;             /* of the base */
  char value[STARTER_VALUE]; /* as Lua */
} Starter;

/* A value of the field that stands over the base and changes it: without a sentence the example of
** the schema, else any other. With one it is the value nearest to the sentence, with the sentence's
** number, and only where field and value say most of the sentence, and all that it names exactly
** (tools/said_share.h), and the sentence most of the value, too: *share is how much (1: all, and
** where there is no sentence). False: there is none. */
bool starter_fits(const StarterWanted *wanted, char value[STARTER_VALUE], double *share);

/* Writes FOLDER/NAME.lua, a house rule of one field that stands over `base`, and beside it
** FOLDER/NAME_test.lua, scenarios that hold: of situations in which it makes a difference, if any
** is found. False and a sentence in error when one of the two is there already, the base is not
** sound, the field does not fit or the folder cannot be written; then nothing is written. */
bool starter_write(const StarterWanted *wanted, Starter *starter, char *error, size_t error_size);

/* Puts a file's name made of a sentence: "the-kitty-counts-double", 底牌翻四倍; "": of nothing. */
void starter_name(const char *sentence, char out[NAME_LONGEST + 1]);

#endif
