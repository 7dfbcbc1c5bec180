/* fuzz.c - what the fuzz targets share. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

#include "lua/variant.h"

void check(bool holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "does not hold: %s\n", what);
  abort();
}

char *text_of(const uint8_t *data, size_t size) {
  char *text = malloc(size + 1);
  check(text != NULL, "there is memory");
  memcpy(text, data, size);
  text[size] = '\0';
  return text;
}

const Rules *table(void) {
  static Variant *variant;
  char spec[96], error[VARIANT_ERROR] = "there is no default game";
  if (!variant && variant_default(spec, sizeof spec))
    variant = variant_load(spec, 6, error, sizeof error);
  check(variant != NULL, error);
  return variant_rules(variant);
}
