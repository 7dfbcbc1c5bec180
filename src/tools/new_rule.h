/* new_rule.h - a new house rule to begin with, and its first scenarios: `pengyou new`. */
#ifndef new_rule_h
#define new_rule_h

#include <stdbool.h>
#include <stddef.h>

enum { STARTER_PATH = 512 };

/* The two files. */
typedef struct Starter {
  char rule[STARTER_PATH], test[STARTER_PATH];
} Starter;

/* Writes FOLDER/NAME.lua, a house rule of one field that stands over `base`, and beside it
** FOLDER/NAME_test.lua, scenarios that hold. NAME is small letters, digits and -. False and a
** sentence in error when one of the two is there already, the base is unsound or the folder cannot
** be written; then nothing is written. */
bool starter_write(const char *folder, const char *name, const char *base, Starter *starter,
                   char *error, size_t error_size);

#endif
