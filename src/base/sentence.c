/* sentence.c - sentences with named places, said now and put into words later.
**
** Said, a sentence is \1 NAME (\2 value)* \3. A text that was cut off in the middle lacks ends, and
** a script's own text may hold any bytes: whatever is missing or unknown is left out. */
#include "base/sentence.h"

#include <assert.h>
#include <stdatomic.h>
#include <string.h>
#include <xxhash.h>

enum { OPEN = '\1', NEXT = '\2', CLOSE = '\3', PLACES_MAX = 16 };

typedef struct Span {
  const char *at;
  size_t n;
} Span;

/* --- saying --- */

static void put_number(Text *text, const Value *value) {
  char digits[24];
  size_t at = sizeof digits;
  bool minus = value->type == VALUE_NUMBER && value->number < 0;
  unsigned long long number = (unsigned long long)value->number;
  if (minus) number = -number;
  do digits[--at] = (char)('0' + number % 10);
  while (number /= 10);
  if (minus) digits[--at] = '-';
  text_put_some(text, digits + at, sizeof digits - at);
}

static void put_value(Text *text, const Value *value) {
  switch (value->type) {
    case VALUE_TEXT: text_put(text, value->text); break;
    case VALUE_LETTER: text_put_some(text, &(const char){(char)value->number}, 1); break;
    default: put_number(text, value);
  }
}

void say_values(Text *text, const Value values[]) {
  put_value(text, values);
  if (values[1].type == VALUE_END) return;
  assert(values[0].text && strchr(values[0].text, CLOSE)); /* a sentence, not any text */
  text->length--;                                          /* its CLOSE comes behind the values */
  if (text->length < text->size) text->out[text->length] = '\0';
  for (int i = 1; values[i].type != VALUE_END; i++) {
    text_put(text, "\2");
    put_value(text, &values[i]);
  }
  text_put(text, "\3");
}

const char *say_values_in(char *out, size_t size, const Value values[]) {
  Text text = text_start(out, size);
  say_values(&text, values);
  return out;
}

bool say_fail_values(char *error, size_t size, const Value values[]) {
  say_values_in(error, size, values);
  return false;
}

bool said_has(const char *said, const char *sentence) {
  size_t n = strlen(sentence) - 1; /* without its CLOSE */
  for (; (said = strchr(said, OPEN)); said++)
    if (strncmp(said, sentence, n) == 0 && (said[n] == NEXT || said[n] == CLOSE)) return true;
  return false;
}

/* --- templates --- */

bool sentence_placeholder(const char **template, Placeholder *place) {
  const char *open = strchr(*template, '{');
  while (open && !(open[1] >= 'a' && open[1] <= 'z')) open = strchr(open + 1, '{');
  const char *close = open ? strchr(open, '}') : NULL;
  *place = (Placeholder){.before = *template};
  if (!close) {
    place->before_n = strlen(*template);
    return false;
  }
  place->before_n = (size_t)(open - *template);
  place->name = open + 1;
  place->name_n = strcspn(place->name, "*|:!}");
  place->form = place->name + place->name_n;
  place->form_n = (size_t)(close - place->form);
  *template = close + 1;
  return true;
}

static bool is_named(const Sentence *sentence, Span name) {
  size_t i = 0;
  while (i < name.n && sentence->name[i] == name.at[i]) i++;
  return i == name.n && !sentence->name[i];
}

/* In the first list of the chain that has it, else in English. */
static const Sentence *find_in_lists(const Language *language, Span name) {
  for (const Language *list = language; list; list = list->base)
    for (int i = 0; i < list->n; i++)
      if (is_named(&list->sentence[i], name)) return &list->sentence[i];
  return language->english ? find_in_lists(language->english, name) : NULL;
}

/* The template of this name in a language; NULL when there is none. */
static const char *sentence_find(const Language *language, Span name) {
  _Atomic(const Sentence *) *place =
      &language->found->place[XXH3_64bits(name.at, name.n) % SENTENCE_PLACES];
  const Sentence *found = atomic_load_explicit(place, memory_order_relaxed);
  if (!found || !is_named(found, name)) {
    found = find_in_lists(language, name);
    atomic_store_explicit(place, found, memory_order_relaxed);
  }
  return found ? found->text : NULL;
}

/* The names of the places of a template, each once, in the order of the values. */
typedef struct PlaceNames {
  Span name[PLACES_MAX];
  int n;
} PlaceNames;

/* The place's number among the names; their number if it is not there. */
static int place_number(const PlaceNames *names, const Placeholder *place) {
  int i = 0;
  while (i < names->n && (names->name[i].n != place->name_n ||
                          memcmp(names->name[i].at, place->name, place->name_n) != 0))
    i++;
  return i;
}

static void find_names(const char *english, PlaceNames *names) {
  Placeholder place;
  names->n = 0;
  while (names->n < PLACES_MAX && sentence_placeholder(&english, &place))
    if (place_number(names, &place) == names->n)
      names->name[names->n++] = (Span){place.name, place.name_n};
}

/* --- putting into words --- */

/* What is put where. A sentence within NESTED_MAX others is left out: a script may nest them, and
** a value can stand in two places. */
typedef struct Words {
  Text *out;
  const Language *language;
  const SeatNames *names; /* NULL: seats have letters alone */
  int nested;
} Words;
enum { NESTED_MAX = 12 };

static void expand(const Words *words, Span said);

static void put_span(Text *out, const char *at, size_t n) { text_put_some(out, at, n); }

/* "|one|many", "|first|second|...": the word with that number, for any other number the last. */
static void put_choice(Text *out, const char *form, size_t n, Span value) {
  int number = value.n == 1 && *value.at >= '1' ? *value.at - '0' : 0;
  const char *end = form + n, *bar;
  for (form++; (bar = memchr(form, '|', (size_t)(end - form))) && number != 1; number--)
    form = bar + 1;
  put_span(out, form, (size_t)((bar ? bar : end) - form));
}

/* The name of the seat whose letter stands in this place; NULL when it has none, or is no seat. */
static const char *name_of_seat(const Words *words, const Placeholder *place, Span value) {
  static const char SEAT[] = "seat";
  enum { SEAT_N = sizeof SEAT - 1 };
  if (!words->names || value.n != 1 || (place->form_n && *place->form == '!')) return NULL;
  bool seat = place->name_n >= SEAT_N && memcmp(place->name, SEAT, SEAT_N) == 0 &&
              (place->name_n == SEAT_N || place->name[SEAT_N] == '_');
  int i = *value.at - 'A';
  return seat && i >= 0 && i < SEAT_MAX && words->names->of[i][0] ? words->names->of[i] : NULL;
}

/* What the language calls the thing of this place; false: as files do. */
static bool name_of_thing(const Words *words, const Placeholder *place, Span value,
                          char out[THING_NAME]) {
  static const char *const TYPES[] = {"field", "key", "question", "bot", "look"};
  const Language *language = words->language;
  bool raw = place->form_n && *place->form == '!';
  char name[THING_NAME];
  while (language && !language->name_of) language = language->base;
  if (!language || raw || value.n >= sizeof name) return false;
  memcpy(name, value.at, value.n);
  name[value.n] = '\0';
  for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
    if (is_named(&(Sentence){TYPES[i], NULL}, (Span){place->name, place->name_n}))
      return language->name_of(TYPES[i], name, out);
  return false;
}

static void put_place(const Words *words, const Placeholder *place, Span value) {
  Text *out = words->out;
  if (place->form_n && *place->form == '|') {
    put_choice(out, place->form, place->form_n, value);
    return;
  }
  char name[4] = "N";
  const char *word = NULL;
  if (place->form_n && *place->form == '*' && value.n < sizeof name - 1) {
    memcpy(name + 1, value.at, value.n);
    word = sentence_find(words->language, (Span){name, value.n + 1});
  }
  size_t from = out->length;
  if (!word) word = name_of_seat(words, place, value);
  char thing[THING_NAME];
  if (!word && name_of_thing(words, place, value, thing)) word = thing;
  if (word)
    text_put(out, word);
  else
    expand(words, value);
  if (!place->form_n || *place->form != ':') return;
  int width = 0;
  for (const char *c = place->form + 1; *c >= '0' && *c <= '9'; c++) width = width * 10 + *c - '0';
  if (from >= out->size) return;
  for (int at = text_width(out->out + from); at < width; at++) text_put(out, " ");
}

static void put_sentence(const Words *words, Span name, const Span values[], int n) {
  const Language *language = words->language;
  const char *template = sentence_find(language, name);
  const char *english = language->english ? sentence_find(language->english, name) : template;
  Placeholder place;
  PlaceNames names;
  if (!template) return;
  find_names(english, &names);
  while (sentence_placeholder(&template, &place)) {
    int number = place_number(&names, &place);
    put_span(words->out, place.before, place.before_n);
    if (number < names.n && number < n) put_place(words, &place, values[number]);
  }
  put_span(words->out, place.before, place.before_n);
}

/* One sentence, from behind its OPEN; returns what stands behind its CLOSE. */
static const char *expand_one(const Words *words, const char *at, const char *end) {
  Span part[PLACES_MAX + 1] = {{at, 0}}; /* the name, the values */
  int n = 0, depth = 0;
  for (; at < end && (depth > 0 || *at != CLOSE); at++) {
    depth += (*at == OPEN) - (*at == CLOSE);
    if (depth > 0 || *at != NEXT || n == PLACES_MAX) continue;
    part[n].n = (size_t)(at - part[n].at);
    part[++n].at = at + 1;
  }
  part[n].n = (size_t)(at - part[n].at);
  if (words->nested <= NESTED_MAX) put_sentence(words, part[0], part + 1, n);
  return at < end ? at + 1 : end;
}

static void expand(const Words *words, Span said) {
  const Words within = {words->out, words->language, words->names, words->nested + 1};
  const char *end = said.at + said.n;
  for (const char *at = said.at; at < end;) {
    const char *open = memchr(at, OPEN, (size_t)(end - at));
    put_span(words->out, at, (size_t)((open ? open : end) - at));
    at = open ? expand_one(&within, open + 1, end) : end;
  }
}

void sentence_expand(Text *out, const Language *language, const char *said) {
  sentence_expand_named(out, language, NULL, said);
}

void sentence_expand_named(Text *out, const Language *language, const SeatNames *names,
                           const char *said) {
  expand(&(Words){out, language, names, 0}, (Span){said, strlen(said)});
}
