/* near_values.c - see near_values.h. */
#include "coverage/near_values.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/field_texts.h"

static void add(Near *near, const char *format, ...) TEXT_FORMAT(2, 3);

static void add(Near *near, const char *format, ...) {
  if (near->n == NEAR_MAX) return;
  va_list values;
  va_start(values, format);
  vsnprintf(near->value[near->n++], NEAR_TEXT, format, values);
  va_end(values);
}

/* ---- words ---- */

static int place_of(const char *const words[], const char *word) {
  for (int i = 0; words && words[i]; i++)
    if (!strcmp(words[i], word)) return i;
  return -1;
}

/* The list that has the word, of the field or of what may stand in it; `key`: only of what has this
** name, "" any. */
static const char *const *list_of(const Field *field, const char *key, const char *word) {
  const char *const *found = NULL;
  if (!field) return NULL;
  if ((!*key || (field->name && !strcmp(field->name, key))) && place_of(field->words, word) >= 0)
    return field->words;
  for (const Field *inner = field->keys; inner && inner->name && !found; inner++)
    found = list_of(inner, key, word);
  if (!found) found = list_of(field->item, key, word);
  if (!found) found = list_of(field->other, key, word);
  return found ? found : list_of(field->climb, key, word);
}

static bool add_words(Near *near, const char *word) {
  const char *const *words = list_of(near->field, near->key, word);
  if (!words) words = list_of(near->field, "", word);
  for (int i = 0; words && words[i]; i++)
    if (strcmp(words[i], word) != 0) add(near, "\"%s\"", words[i]);
  return words != NULL;
}

/* ---- texts ---- */

/* Is the key a sentence, of which every word may be another? */
static bool is_sentence(const Field *field, const char *key) {
  if (!field) return false;
  if (field->name && !strcmp(field->name, key) && field->text == &field_why) return true;
  for (const Field *inner = field->keys; inner && inner->name; inner++)
    if (is_sentence(inner, key)) return true;
  return is_sentence(field->item, key);
}

/* The text with the piece from `from` on put in another's place. */
static void add_with(Near *near, const char *text, size_t from, size_t length, const char *with) {
  add(near, "\"%.*s%s%s\"", (int)from, text, with, text + from + length);
}

/* "2+", "2-4", "2x2": each number one less and one more, and without the plus. */
static void add_ranges(Near *near, const char *text) {
  char with[16];
  for (size_t i = 0, n; text[i]; i += n ? n : 1) {
    n = strspn(text + i, "0123456789");
    if (n == 0 || n > 5) continue;
    for (int by = -1; by <= 1; by += 2) {
      snprintf(with, sizeof with, "%d", atoi(text + i) + by);
      add_with(near, text, i, n, with);
    }
  }
  size_t length = strlen(text);
  if (length > 1 && text[length - 1] == '+') add_with(near, text, length - 1, 1, "");
}

/* Each word left out; for the last one, if it is a rank, its neighbours. */
static void add_parts(Near *near, const char *text) {
  static const char ranks[] = "23456789TJQKA";
  size_t last = 0;
  for (size_t i = 0, n; text[i]; i += n) {
    n = strcspn(text + i, " ");
    n += strspn(text + i + n, " ");
    if (i > 0 || text[n]) add_with(near, text, i, n, "");
    last = i;
  }
  const char *rank = text[last] && !text[last + 1] ? strchr(ranks, text[last]) : NULL;
  if (!rank) return;
  if (rank > ranks) add_with(near, text, last, 1, (char[]){rank[-1], '\0'});
  if (rank[1]) add_with(near, text, last, 1, (char[]){rank[1], '\0'});
}

static void add_texts(Near *near, const char *text) {
  if (add_words(near, text) || near->in_function || is_sentence(near->field, near->key)) return;
  bool blanks = strchr(text, ' ') != NULL;
  if (!blanks && isdigit((unsigned char)*text) && strpbrk(text, "+-x"))
    add_ranges(near, text);
  else
    add_parts(near, text);
}

void near_values(Near *near, const char *literal) {
  char text[NEAR_TEXT], *end;
  size_t length = strlen(literal);
  if (isdigit((unsigned char)*literal)) {
    long number = strtol(literal, &end, 10);
    if (*end) return;
    add(near, "%ld", number + 1);
    if (number > 0 || !near->in_function) add(near, "%ld", number - 1);
  } else if (!strcmp(literal, "true") || !strcmp(literal, "false")) {
    add(near, "%s", *literal == 't' ? "false" : "true");
  } else if (length > 2 && (*literal == '"' || *literal == '\'')) {
    snprintf(text, sizeof text, "%.*s", (int)length - 2, literal + 1);
    add_texts(near, text);
  }
}
