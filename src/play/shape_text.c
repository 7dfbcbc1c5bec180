/* shape_text.c - units and shapes as said and in the short notation. See shape_text.h. */
#include <stdio.h>

#include "base/core_sentences.h"
#include "play/shape.h"
#include "play/shape_text.h"
#include "rules/field_texts.h"

/* "pairs", "sets of four"; some languages have other words for those of a tractor. */
static const char *sets_name(int size, bool tractor, char out[32]) {
  static const char *const NAME[] = {NULL, SAY(SINGLES), SAY(PAIRS), SAY(TRIPLES)};
  if (size == 2 && tractor) return SAY(PAIRS_IN_ROW);
  return size <= 3 ? NAME[size] : say_values_in(out, 32, VALUES(SAY(SETS), size));
}

/* Is it spoken of by the name of its form? */
static bool is_named(const Unit *unit) {
  const Form *form = unit->form;
  return form && (form->power > 0 || form->functions || unit->type == UNIT_CARDS);
}

/* "a rainbow", "two big bombs". */
static void put_named(Text *text, const Unit *unit, int count) {
  char word[WORD_SAID];
  if (count > 1)
    say(text, SAY(FORMS), count, form_word(unit->form, word));
  else
    say(text, SAY(FORM), form_word(unit->form, word));
}

const char *units_words(const Unit *unit, int count, char *out, size_t size) {
  static const char *const ONE[] = {NULL, SAY(SINGLE), SAY(PAIR), SAY(TRIPLE)};
  char sets[32];
  Text text = text_start(out, size);
  if (is_named(unit))
    put_named(&text, unit, count);
  else if (unit->length > 1 && unit->size == 1 && count == 1)
    say(&text, SAY(RUN), unit->length);
  else if (unit->length > 1 && unit->size == 1)
    say(&text, SAY(RUNS), count, unit->length);
  else if (unit->length > 1 && count == 1)
    say(&text, SAY(TRACTOR), unit->length, sets_name(unit->size, true, sets));
  else if (unit->length > 1)
    say(&text, SAY(TRACTORS), count, unit->length, sets_name(unit->size, true, sets));
  else if (count > 1)
    say(&text, SAY(SEVERAL_SETS), count, sets_name(unit->size, false, sets));
  else if (unit->size > 3)
    say(&text, SAY(OF_A_KIND), unit->size);
  else
    text_put(&text, ONE[unit->size]);
  return out;
}

const char *unit_words(const Unit *unit, char out[SHAPE_TEXT]) {
  return units_words(unit, 1, out, SHAPE_TEXT);
}

/* How many units from the i-th on are alike. */
static int alike(const Shape *shape, int i) {
  int n = 1;
  while (i + n < shape->n && unit_alike(&shape->unit[i + n], &shape->unit[i]) &&
         shape->unit[i + n].form == shape->unit[i].form)
    n++;
  return n;
}

const char *shape_words(const Shape *shape, char *out, size_t size) {
  char words[SHAPE_TEXT], units[SHAPE_TEXT] = "";
  Text text = text_start(units, sizeof units);
  for (int i = 0; i < shape->n;) {
    int count = alike(shape, i);
    bool last = i + count == shape->n;
    if (i > 0) text_put(&text, last ? SAY(LIST_AND) : SAY(LIST_COMMA));
    text_put(&text, units_words(&shape->unit[i], count, words, sizeof words));
    i += count;
  }
  if (shape->n > 1) return say_values_in(out, size, VALUES(SAY(THROW_OF), units));
  snprintf(out, size, "%s", units);
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

/* Behind those with as many cards or more. */
static void insert_unit(Unit units[], int n, Unit unit) {
  for (; n > 0 && unit_cards(&units[n - 1]) < unit_cards(&unit); n--) units[n] = units[n - 1];
  units[n] = unit;
}

int units_parse(const char *text, Unit units[], int max) {
  int n = 0;
  for (const char *at = text; *at; at += *at == '+') {
    UnitSize unit;
    if (n == max || !unit_parse(at, &unit, &at)) return -1;
    insert_unit(units, n++, (Unit){.size = unit.size, .length = unit.length});
    if (*at && (*at != '+' || !at[1])) return -1;
  }
  return n;
}
