/* shape_text.h - units and shapes in words, and in the notation of scenarios. */
#ifndef shape_text_h
#define shape_text_h

#include "play/shape.h"

/* Said (sentence.h): "a single", "a pair", "a triple", "four of a kind", "a tractor of two pairs",
** "a throw of a tractor of two pairs, a pair and two singles". Returns out. */
const char *unit_words(const Unit *unit, char out[SHAPE_TEXT]);
/* So many units of that type: "two pairs", "one pair" only by unit_words: "a pair". */
const char *units_words(const Unit *unit, int count, char *out, size_t size);
const char *shape_words(const Shape *shape, char *out, size_t size);
/* Reads "2x2 + 1": sizes and lengths, most cards first. Their number, or -1 for anything else. */
int units_parse(const char *text, Unit units[], int max);
/* "2", "2x2 + 1": the notation of units, as scenarios write it. */
const char *shape_notation(const Shape *shape, char *out, size_t size);

#endif
