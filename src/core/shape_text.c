/* shape_text.c - units and shapes in words and in the short notation. See shape.h. */
#include <stdio.h>

#include "core/shape.h"

const char *number_word(int n, char buffer[16]) {
  static const char *const WORD[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                     "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  if (n < (int)(sizeof WORD / sizeof *WORD)) return WORD[n];
  snprintf(buffer, 16, "%d", n);
  return buffer;
}

/* "pair", "pairs", "set of four", "sets of four". */
static void set_name(int size, bool many, char *out, size_t room) {
  char number[16];
  if (size <= 3) {
    static const char *const NAME[] = {"", "single", "pair", "triple"};
    snprintf(out, room, "%s%s", NAME[size], many ? "s" : "");
  } else
    snprintf(out, room, "%s of %s", many ? "sets" : "set", number_word(size, number));
}

const char *units_words(const Unit *unit, int count, char *out, size_t size) {
  char number[16], length[16], set[32];
  set_name(unit->size, unit->length > 1 || count > 1, set, sizeof set);
  if (unit->length > 1 && count == 1)
    snprintf(out, size, "a tractor of %s %s", number_word(unit->length, length), set);
  else if (unit->length > 1)
    snprintf(out, size, "%s tractors of %s %s", number_word(count, number),
             number_word(unit->length, length), set);
  else if (count > 1)
    snprintf(out, size, "%s %s", number_word(count, number), set);
  else if (unit->size > 3)
    snprintf(out, size, "%s of a kind", number_word(unit->size, number));
  else
    snprintf(out, size, "a %s", set);
  return out;
}

const char *unit_words(const Unit *unit, char out[SHAPE_TEXT]) {
  units_words(unit, 1, out, SHAPE_TEXT);
  return out;
}

/* How many units from the i-th on are alike. */
static int alike(const Shape *shape, int i) {
  int n = 1;
  while (i + n < shape->n && shape->unit[i + n].size == shape->unit[i].size &&
         shape->unit[i + n].length == shape->unit[i].length)
    n++;
  return n;
}

const char *shape_words(const Shape *shape, char *out, size_t size) {
  size_t used = 0;
  char words[SHAPE_TEXT];
  out[0] = '\0';
  for (int i = 0; i < shape->n && used < size;) {
    int count = alike(shape, i);
    bool last = i + count == shape->n;
    units_words(&shape->unit[i], count, words, sizeof words);
    const char *between = i == 0 ? (shape->n > 1 ? "a throw of " : "") : last ? " and " : ", ";
    used += (size_t)snprintf(out + used, size - used, "%s%s", between, words);
    i += count;
  }
  return out;
}

const char *shape_notation(const Shape *shape, char *out, size_t size) {
  size_t used = 0;
  out[0] = '\0';
  for (int i = 0; i < shape->n && used < size; i++) {
    const Unit *unit = &shape->unit[i];
    used += (size_t)snprintf(out + used, size - used, "%s%d", i ? " + " : "", unit->size);
    if (unit->length > 1 && used < size)
      used += (size_t)snprintf(out + used, size - used, "x%d", unit->length);
  }
  return out;
}
