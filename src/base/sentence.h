/* sentence.h - what is said, apart from the language that it is said in.
**
** A sentence is a template with named places: "{seat} leads {cards}". Whoever has something to say
** writes the sentence's name and what stands in its places into a text: say(&text, SAY(LEADS),
** seat_letter(seat), cards). Such a text may stand in a place of another sentence, and may be mixed
** with plain text. It becomes words only where it leaves the program, by sentence_expand, in one
** language: a Language is a list of templates under the same names.
**
** Values are given in the order in which the English template first names the places; another
** language may put them in any order, or twice. A place can be written
**   {n}           as it is
**   {n*}          a number as a word, where the language has one (sentences N0, N1, ...)
**   {n|one|many}  the word with that number, for any other number the last; as many as wanted
**   {suit:9}      with blanks up to nine columns of the screen
**   {seat!}       a seat's letter, or a name of the program, as it is
** A place that is named `seat`, or begins with `seat_`, holds a seat's letter: where the reader has
** names for who sits there, it becomes a name. One that is named `field`, `key` or `question` holds
** what a field of the rules, a key of a question or the question is called in files: a language may
** call it otherwise.
** A place is named in small letters: any other brace is a brace. */
#ifndef sentence_h
#define sentence_h

#include "base/card.h"
#include "base/text.h"

typedef struct Sentence {
  const char *name, *text;
} Sentence;

/* Who sits at the table: a name for each seat, "" for none (notation/seat_names.h). */
enum { SEAT_NAME_TEXT = 64 };
typedef struct SeatNames {
  char of[SEAT_MAX][SEAT_NAME_TEXT];
} SeatNames;

enum { THING_NAME = 64 };

/* Where sentences were found last, by a hash of their names, for any number of threads: no list is
** read through for each sentence that is said. */
enum { SENTENCE_PLACES = 4096 };
typedef struct FoundSentences {
  _Atomic(const Sentence *) place[SENTENCE_PLACES];
} FoundSentences;

typedef struct Language {
  const char *code, *name; /* "zh", "中文" */
  const Sentence *sentence;
  int n;
  FoundSentences *found;       /* the language's own; all NULL at first */
  const struct Language *base; /* has what is not in the list, or NULL */
  /* Has what is in neither, and says in which order values stand; NULL: this language itself. */
  const struct Language *english;
  /* Puts what the language calls that thing ("field", "key", "question", "bot", "look"); false: as
  ** files do. NULL: the base knows, and where none does all are called so. */
  bool (*name_of)(const char *type, const char *name, char out[THING_NAME]);
} Language;

/* The sentence of this name, to be said or as a value: `many ? SAY(PAIRS) : SAY(PAIR)`. The name
** must stand in a list that makes SAID_ constants (base/core_sentences.h,
** repl/repl_sentences.h). */
#define SAY(id) (&"\1" #id "\3"[0 * SAID_##id])

/* What stands in a place: a text, a letter or a number, by its type in C. */
typedef struct Value {
  enum { VALUE_END, VALUE_TEXT, VALUE_LETTER, VALUE_NUMBER, VALUE_COUNT } type;
  const char *text;
  long long number;
} Value;

static inline Value value_of_text(const char *text) { return (Value){VALUE_TEXT, text, 0}; }
static inline Value value_of_letter(char letter) { return (Value){VALUE_LETTER, NULL, letter}; }
static inline Value value_of_number(long long n) { return (Value){VALUE_NUMBER, NULL, n}; }
static inline Value value_of_count(unsigned long long n) {
  return (Value){VALUE_COUNT, NULL, (long long)n};
}

/* clang-format off */
#define VALUE(x)                                                                                   \
  _Generic((x), char *: value_of_text, const char *: value_of_text, char: value_of_letter,         \
           unsigned long: value_of_count, unsigned long long: value_of_count,                      \
           default: value_of_number)(x)
#define VALUES_1(a) VALUE(a)
#define VALUES_2(a, ...) VALUE(a), VALUES_1(__VA_ARGS__)
#define VALUES_3(a, ...) VALUE(a), VALUES_2(__VA_ARGS__)
#define VALUES_4(a, ...) VALUE(a), VALUES_3(__VA_ARGS__)
#define VALUES_5(a, ...) VALUE(a), VALUES_4(__VA_ARGS__)
#define VALUES_6(a, ...) VALUE(a), VALUES_5(__VA_ARGS__)
#define VALUES_7(a, ...) VALUE(a), VALUES_6(__VA_ARGS__)
#define VALUES_8(a, ...) VALUE(a), VALUES_7(__VA_ARGS__)
#define VALUES_PICK(_1, _2, _3, _4, _5, _6, _7, _8, name, ...) name
#define VALUES_EACH(...)                                                                           \
  VALUES_PICK(__VA_ARGS__, VALUES_8, VALUES_7, VALUES_6, VALUES_5, VALUES_4, VALUES_3, VALUES_2,   \
              VALUES_1, 0)(__VA_ARGS__)
/* clang-format on */

/* A sentence (or any text, then alone) and what stands in its places, at most seven values. */
#define VALUES(...) ((const Value[]){VALUES_EACH(__VA_ARGS__), {VALUE_END, NULL, 0}})

/* say(&text, SAY(X), values ...): puts a sentence at the end of a text. */
#define say(text, ...) say_values(text, VALUES(__VA_ARGS__))
void say_values(Text *text, const Value values[]);

/* say_in(buffer, SAY(X), values ...): the same in an array of its own. Returns the array. */
#define say_in(out, ...) say_values_in(out, sizeof(out), VALUES(__VA_ARGS__))
const char *say_values_in(char *out, size_t size, const Value values[]);

/* The same into an error of that size; false, for `return say_fail(error, size, SAY(X), ...)`. */
#define say_fail(error, size, ...) say_fail_values(error, size, VALUES(__VA_ARGS__))
bool say_fail_values(char *error, size_t size, const Value values[]);

/* Was this sentence said in it: said_has(error, SAY(X))? */
bool said_has(const char *said, const char *sentence);

/* Puts what was said into words. */
void sentence_expand(Text *out, const Language *language, const char *said);
/* The same with names for seats; NULL: letters. */
void sentence_expand_named(Text *out, const Language *language, const SeatNames *names,
                           const char *said);

typedef struct Placeholder {
  const char *before, *name, *form; /* the text before it; its name; what follows that: "*" */
  size_t before_n, name_n, form_n;
} Placeholder;

/* The next place of a template, which moves behind it; false, with the text before its end, when
** there is none. */
bool sentence_placeholder(const char **template, Placeholder *place);

#endif
