/* fuzz.c - what the fuzz targets share. */
#include "fuzz.h"

#include <unistd.h>

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

static char path[64];

static void forget(void) { unlink(path); }

const char *file_of(const uint8_t *data, size_t size) {
  if (!path[0]) {
    snprintf(path, sizeof path, "/tmp/fuzz-%ld.lua", (long)getpid());
    atexit(forget);
  }
  FILE *file = fopen(path, "w");
  check(file != NULL, "a file can be written");
  fwrite(data, 1, size, file);
  fclose(file);
  return path;
}

const Rules *table(void) {
  static Variant *variant;
  char spec[96], error[VARIANT_ERROR] = "there is no default game";
  if (!variant && variant_default(spec, sizeof spec))
    variant = variant_load(spec, 6, error, sizeof error);
  check(variant != NULL, error);
  return variant_rules(variant);
}

const Rules *table_named(const char *spec) {
  static struct {
    const char *spec;
    int players;
    Variant *variant;
  } sums[] = {
      {"friends+opponents-may-double", 6, NULL},
      {"online+rainbows-of-four+four-alike-are-a-bomb", 4, NULL},
      {"pagat+joker-with-any-pair+partners-swap-two-cards+fixed-teams", 6, NULL},
      {"online+kitty-is-stolen+straights-of-five", 4, NULL},
      {"bombs", 4, NULL},
      {"eighty", 4, NULL},
      {"compact", 5, NULL},
      {"online+trumps-are-auctioned", 4, NULL},
      {"pagat+heli", 6, NULL},
  };
  char error[VARIANT_ERROR] = "";
  for (size_t i = 0; i < sizeof sums / sizeof *sums; i++) {
    if (strcmp(sums[i].spec, spec) != 0) continue;
    if (!sums[i].variant)
      sums[i].variant = variant_load(spec, sums[i].players, error, sizeof error);
    check(sums[i].variant != NULL, error);
    return variant_rules(sums[i].variant);
  }
  return table();
}
