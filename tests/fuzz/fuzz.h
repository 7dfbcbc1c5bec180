/* fuzz.h - what the fuzz targets share. */
#ifndef fuzz_h
#define fuzz_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/rules.h"

/* The entry point that each target defines. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What a target may define, too: a change that it knows better to make; and what it may call. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max);

/* Ends the program with the sentence when something that always holds does not. */
void check(bool holds, const char *what);

/* The input as text, ended; for the caller to free. */
char *text_of(const uint8_t *data, size_t size);

/* The input as a file that ends in .lua and goes with the program; returns its path. */
const char *file_of(const uint8_t *data, size_t size);

/* The default game for six players, loaded once. */
const Rules *table(void);

/* The rules of one of a few sums that corpora name, loaded when first asked for; for any other text
** those of table(). */
const Rules *table_named(const char *spec);

#endif
