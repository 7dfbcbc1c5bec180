/* new_rule.c - a new house rule to begin with, and its first scenarios. */
#include "tools/new_rule.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/core_sentences.h"
#include "base/text.h"
#include "differ/scenario_text.h"
#include "differ/tell.h"
#include "io/file.h"
#include "language/language.h"
#include "lua/variant.h"
#include "rules/describe_field.h"
#include "rules/value_words.h"
#include "tools/check_functions.h"
#include "tools/nearest_rule.h"
#include "tools/said_share.h"

enum {
  FILE_TEXT = 16384,
  CHOICES_MAX = 64,
  CHOICES_TOLD = 12,
  LINE_TEXT = 2048,
  SUM_TEXT = 2 * STARTER_PATH + STARTER_VALUE,
  SITUATIONS = 2000,
  SCENARIOS = 2
};

/* What a rule begins with where no field is asked for: the first that fits. */
static const struct Beginning {
  const char *group, *name, *value;
} beginnings[] = {
    {"kitty", "multiplier", "4"},
    {"kitty", "multiplier", "3"},
    {"throw", "allowed", "\"no\""},
    {"levels", "start", "\"3\""},
    {"follow", "pass", "\"out of the trick\""},
    {"follow", "pass", "\"may come back\""},
};
enum { BEGINNINGS = sizeof beginnings / sizeof beginnings[0] };

/* ---- names ---- */

void starter_name(const char *sentence, char out[NAME_LONGEST + 1]) {
  size_t n = 0, end = 0, length = strlen(sentence), bytes;
  uint32_t code;
  for (const char *at = sentence; *at; at += bytes ? bytes : 1) {
    bytes = text_character(at, length - (size_t)(at - sentence), &code);
    bool ascii = bytes == 1 && isalnum((unsigned char)*at), han = bytes == 3 && text_is_han(code);
    if (n + bytes > NAME_LONGEST) break;
    if (han) memcpy(out + n, at, bytes), n += bytes;
    if (ascii) out[n++] = *at;
    if (bytes == 1 && !ascii && n > 0 && out[n - 1] != '-') out[n++] = '-';
    if (han || !ascii) end = n; /* whole words */
    if (!at[1]) end = n;
  }
  while (end > 0 && out[end - 1] == '-') end--;
  out[end] = '\0';
}

/* ---- the value ---- */

/* The base with this field set. */
static const char *sum_of(const char *base, const Field *field, const char *value,
                          char spec[SUM_TEXT]) {
  char name[FIELD_NAME];
  snprintf(spec, SUM_TEXT, "%s+%s=%s", base, schema_name(field, name), value);
  return spec;
}

/* Does it stand, can a deal begin, and is it another game? Fields that only say what is shown
** change no rule. */
static bool stands(const StarterWanted *wanted, const Rules *plain, const Field *field,
                   const char *value) {
  char spec[SUM_TEXT], error[VARIANT_ERROR];
  if (strlen(sum_of(wanted->base, field, value, spec)) >= GAME_SPEC) return false;
  Variant *variant = variant_load(spec, plain->players, error, sizeof error);
  const Rules *rules = variant ? variant_rules(variant) : NULL;
  bool changes = rules && (field->unhashed || rules->hash != plain->hash) &&
                 deal_can_begin(rules, error, sizeof error);
  variant_free(variant);
  return changes;
}

typedef struct Choice {
  char value[STARTER_VALUE];
} Choice;

static void add_choice(Choice choices[], int *n, const char *value) {
  if (*n == CHOICES_MAX || strlen(value) >= STARTER_VALUE) return;
  snprintf(choices[(*n)++].value, STARTER_VALUE, "%s", value);
}

/* The key of the field's table, where a table of keys may stand there. */
static const Field *key_of(const Field *field, const char *name) {
  for (; field; field = field->other)
    for (const Field *key = field->type == FIELD_TABLE ? field->keys : NULL; key && key->name;
         key++)
      if (strcmp(key->name, name) == 0) return key;
  return NULL;
}

/* A number that may stand there. */
static const char *some_number(const Field *field, char out[STARTER_VALUE]) {
  enum { SOME = 10 };
  snprintf(out, STARTER_VALUE, "%d", field->max < SOME ? field->max : SOME);
  return out;
}

/* Puts a value in which the choice stands; false: it needs more than it says. A further card of the
** ladder of trumps stands above the others. */
static bool put_choice(const Field *field, const char *example, const FieldChoice *choice,
                       char value[STARTER_VALUE]) {
  char number[STARTER_VALUE];
  const Field *key = *choice->key ? key_of(field, choice->key) : NULL;
  bool list = field->type == FIELD_WORDS || field->type == FIELD_LIST;
  if (field->type == FIELD_LADDER && example && strlen(example) < STARTER_VALUE / 2) {
    snprintf(value, STARTER_VALUE, "%.*s, \"%s\" }", (int)strcspn(example, "}") - 1, example,
             choice->word);
  } else if (!*choice->key) {
    snprintf(value, STARTER_VALUE, list ? "{ \"%s\" }" : "\"%s\"", choice->word);
  } else if (key && *choice->word) {
    snprintf(value, STARTER_VALUE, "{ %s = \"%s\" }", choice->key, choice->word);
  } else if (key && key->type == FIELD_NUMBER) {
    snprintf(value, STARTER_VALUE, "{ %s = %.16s }", choice->key, some_number(key, number));
  } else {
    return false;
  }
  return true;
}

/* What the field may hold, the example first. */
static int list_choices(const Field *field, Family family, Choice choices[]) {
  const char *example = field_example(field, family);
  char number[STARTER_VALUE];
  int n = 0;
  FieldChoice choice;
  if (example) add_choice(choices, &n, example);
  for (int i = 0; field_choice(field, i, &choice); i++) {
    char value[STARTER_VALUE];
    if (choice.family != FAMILY_BOTH && choice.family != family) continue;
    if (put_choice(field, example, &choice, value)) add_choice(choices, &n, value);
  }
  for (const Field *may = field; may; may = may->other)
    if (may->type == FIELD_NUMBER) add_choice(choices, &n, some_number(may, number));
  if (field->type == FIELD_BOOL) {
    add_choice(choices, &n, "true");
    add_choice(choices, &n, "false");
  }
  return n;
}

/* The value with the number in the place of its only one; false: it has none, or several. */
static bool put_number(const char *value, int number, char out[STARTER_VALUE]) {
  const char *at = strpbrk(value, "0123456789");
  size_t digits = at ? strspn(at, "0123456789") : 0;
  if (!at || strpbrk(at + digits, "0123456789") || strstr(value, "function")) return false;
  if (strlen(value) + 8 >= STARTER_VALUE) return false;
  snprintf(out, STARTER_VALUE, "%.*s%d%s", (int)(at - value), value, number, at + digits);
  return true;
}

/* ---- what the sentence speaks of ---- */

/* So much of a sentence must be said of the field and its value, and so much of the value in the
** sentence, that the value is taken. */
static const double SHARE_LEAST = 0.7, VALUE_LEAST = 0.6;

static bool is_no(const char *value) {
  static const char *const NO[] = {"false", "\"no\"", "\"none\"", "\"never\"", "\"nobody\""};
  for (size_t i = 0; i < sizeof NO / sizeof *NO; i++)
    if (strcmp(value, NO[i]) == 0) return true;
  return false;
}

/* The language in which the sentence is held against fields: its own, whatever is spoken. */
static const char *sentence_language(const StarterWanted *wanted) {
  return nearest_is_chinese(wanted->sentence) ? language_chinese.code : language_english.code;
}

/* Is the field named in the sentence, or half of what it decides? What its values mean speaks of
** other things as well. */
static bool names_field(const StarterWanted *wanted) {
  static const double HALF = 0.5;
  char name[FIELD_NAME], plain[LINE_TEXT];
  const char *language = sentence_language(wanted), *sentence = wanted->sentence;
  return said_share(schema_name(wanted->field, name), sentence, NULL) > 0 ||
         said_share(field_title(wanted->field, language), sentence, NULL) > 0 ||
         said_share(said_plainly(field_sentence(wanted->field, language), plain, sizeof plain),
                    sentence, NULL) >= HALF;
}

/* The words of a value as people say them: what a word is called, else what stands there. */
static const char *value_called(const Field *field, Family family, const char *value,
                                const char *language, char out[STARTER_VALUE]) {
  const char *quote = strchr(value, '"');
  if (!quote) return value;
  text_copy(out, STARTER_VALUE, quote + 1, strcspn(quote + 1, "\""));
  return field_word_name(field, family, out, language);
}

/* Is it the field's matter that the sentence speaks of: does its name or its title say what the
** sentence says, and the sentence what that says? */
static bool is_matter(const StarterWanted *wanted) {
  char name[FIELD_NAME], both[LINE_TEXT];
  const char *title = field_title(wanted->field, sentence_language(wanted));
  const char *sentence = wanted->sentence;
  schema_name(wanted->field, name);
  snprintf(both, sizeof both, "%s %s", name, title);
  return said_share(sentence, both, both) >= SHARE_LEAST &&
         (said_share(name, sentence, NULL) >= VALUE_LEAST ||
          said_share(title, sentence, NULL) >= VALUE_LEAST);
}

/* Is it the value that the sentence speaks of, and not only the field: by most of its words, or of
** what it does; or, if it says that the field's matter is not so, by that matter? */
static bool is_spoken_of(const StarterWanted *wanted, Family family, const char *value,
                         const char *means) {
  char word[STARTER_VALUE], plain[LINE_TEXT];
  if (said_share(said_plainly(means, plain, sizeof plain), wanted->sentence, NULL) >= VALUE_LEAST)
    return true;
  if (is_no(value)) return is_matter(wanted);
  const char *called = value_called(wanted->field, family, value, sentence_language(wanted), word);
  return said_share(called, wanted->sentence, NULL) >= VALUE_LEAST;
}

/* A value of the field, held against the sentence. */
typedef struct Spoken {
  char value[STARTER_VALUE], means[LINE_TEXT];
  double near;  /* of all that the field may hold; less than 0: it says otherwise */
  double share; /* so much of the sentence field and value say; 0: it is not the value spoken of */
} Spoken;

static void weigh(const StarterWanted *wanted, Family family, Spoken *spoken) {
  const Field *field = wanted->field;
  const char *sentence = wanted->sentence, *language = sentence_language(wanted);
  char said[2 * LINE_TEXT], all[4 * LINE_TEXT];
  const char *value = spoken->value, *means = spoken->means;
  Text words = text_start(spoken->means, sizeof spoken->means);
  const WordedValue of = {field, value, family, language, NULL};
  value_put_sentence(&of, &words);
  snprintf(said, sizeof said, "%s %s", value, means);
  snprintf(all, sizeof all, "%s %s %s", said, field_title(field, language),
           field_sentence(field, language));
  bool negated = said_negated(sentence), no = is_no(value);
  bool otherwise = negated ? !no && !said_negated(means) : no;
  bool spoken_of = !otherwise && is_spoken_of(wanted, family, value, means);
  double back = said_share(means, sentence, NULL) / LINE_TEXT; /* of as near ones the plainest */
  spoken->near = otherwise ? -1 : said_share(sentence, said, said) + back + (negated && no);
  spoken->share = spoken_of ? said_share(sentence, all, said) : 0;
}

/* Puts the one value that is nearest to the sentence; returns how much of the sentence is said. */
static double spoken_value(const StarterWanted *wanted, Family family, const Choice choices[],
                           int n, char value[STARTER_VALUE]) {
  Spoken best = {.near = -1}, now;
  int number = said_number(wanted->sentence);
  bool several = false;
  for (int i = 0; i < n; i++) {
    if (number == 0 || !put_number(choices[i].value, number, now.value))
      snprintf(now.value, sizeof now.value, "%s", choices[i].value);
    weigh(wanted, family, &now);
    bool same = now.near == best.near && strcmp(now.means, best.means) == 0;
    if (now.near < best.near || same) continue;
    several = now.near == best.near;
    best = now;
  }
  snprintf(value, STARTER_VALUE, "%s", best.value);
  return best.near < 0 || several ? 0 : best.share;
}

/* A value that fits over the base, whose rules these are; returns how much of the sentence it says,
** 1 where there is none, 0 where no value fits. */
static double find_value(const StarterWanted *wanted, const Rules *plain,
                         char value[STARTER_VALUE]) {
  Family family = (Family)plain->family;
  if (!schema_is_of(wanted->field, family)) return 0;
  if (wanted->sentence && !names_field(wanted)) return 0;
  Choice *choices = malloc(CHOICES_MAX * sizeof *choices);
  int n = choices ? list_choices(wanted->field, family, choices) : 0;
  double share = 0;
  if (wanted->sentence) {
    share = spoken_value(wanted, family, choices, n, value);
    if (share < SHARE_LEAST || !stands(wanted, plain, wanted->field, value)) share = 0;
  }
  for (int i = 0; i < n && !wanted->sentence && share == 0; i++) {
    snprintf(value, STARTER_VALUE, "%s", choices[i].value);
    share = stands(wanted, plain, wanted->field, value);
  }
  free(choices);
  return share;
}

bool starter_fits(const StarterWanted *wanted, char value[STARTER_VALUE], double *share) {
  char error[VARIANT_ERROR];
  Variant *plain = variant_load(wanted->base, 0, error, sizeof error);
  *share = plain ? find_value(wanted, variant_rules(plain), value) : 0;
  variant_free(plain);
  return *share > 0;
}

/* ---- the rule ---- */

/* What may stand in the field, a comment a line. */
static void put_choices(Text *text, const Field *field, Family family, const char *language) {
  FieldChoice choice;
  char name[LINE_TEXT];
  int told = 0;
  for (int i = 0; field_choice(field, i, &choice) && told < CHOICES_TOLD; i++) {
    const char *means = field_choice_sentence(field, &choice, language);
    if ((choice.family != FAMILY_BOTH && choice.family != family) || !means) continue;
    if (*choice.key && *choice.word) continue;
    snprintf(name, sizeof name, *choice.key ? "%s%s = …" : "%s\"%s\"", choice.key, choice.word);
    say(text, SAY(NEW_CHOICE), name, means);
    text_put(text, "\n");
    told++;
  }
}

/* Puts the words of one line, without what could end it. */
static void put_line(Text *text, const char *language, const char *said) {
  char line[LINE_TEXT];
  Text words = text_start(line, sizeof line);
  sentence_expand(&words, language_find(language), said);
  text_put(text, line);
}

/* The sentence; else the file's name in words: "our-kitty" as "Our kitty". */
static void put_title(Text *text, const StarterWanted *wanted) {
  char title[LINE_TEXT];
  const char *words = wanted->sentence ? wanted->sentence : wanted->name;
  text_copy(title, sizeof title, words, strlen(words));
  for (char *c = title; !wanted->sentence && *c; c++)
    if (*c == '-') *c = ' ';
  title[0] = (char)toupper((unsigned char)title[0]);
  text_put_quoted(text, title);
}

/* `throw = { penalty = … }`; a field of no group stands alone. */
static void put_setting(Text *text, const Starter *starter) {
  const Field *field = starter->field;
  if (*field->group)
    text_add(text, "  %-7s = { %s = %s },\n", field->group, field->name, starter->value);
  else
    text_add(text, "  %-7s = %s,\n", field->name, starter->value);
}

static void rule_text(Text *text, const StarterWanted *wanted, const Starter *starter) {
  char said[FILE_TEXT], means[LINE_TEXT], name[FIELD_NAME];
  const Field *field = starter->field;
  Text head = text_start(said, sizeof said);
  say(&head, SAY(NEW_RULE_HEAD), wanted->base, wanted->name);
  text_put(&head, "\n");
  if (!wanted->field) {
    say(&head, SAY(NEW_RULE_EXAMPLE));
    text_put(&head, "\n");
  }
  Text may = text_start(means, sizeof means);
  schema_describe(&may, field, field->words);
  say(&head, SAY(NEW_RULE_FIELD), schema_name(field, name), field_sentence(field, wanted->language),
      means);
  text_put(&head, "\n");
  put_choices(&head, field, starter->family, wanted->language);
  say(&head, SAY(NEW_RULE_TEST), wanted->name);
  sentence_expand(text, language_find(wanted->language), said);
  text_put(text, "\nreturn house_rule {\n  name    = ");
  put_title(text, wanted);
  text_put(text, ",\n  summary = ");
  Text summary = text_start(said, sizeof said), line = text_start(means, sizeof means);
  value_put_titled(&(WordedValue){field, starter->value, starter->family, wanted->language, NULL},
                   &summary);
  put_line(&line, wanted->language, said);
  text_put_quoted(text, means);
  text_put(text, ",\n");
  put_setting(text, starter);
  text_put(text, "}\n");
}

/* ---- its scenarios ---- */

/* Situations in which the rule makes a difference, and what is ruled under it; their number. */
static int put_situations(Text *text, const StarterWanted *wanted, const Starter *starter) {
  char spec[SUM_TEXT], error[VARIANT_ERROR];
  const DifferWanted asked = {.a = wanted->base,
                              .b = sum_of(wanted->base, starter->field, starter->value, spec),
                              .seed = 1};
  Differ *differ = differ_new(&asked, error, sizeof error);
  int n = 0;
  if (!differ) return 0;
  const ScenarioWanted written = {1, language_find(wanted->language), false};
  differ_search(differ, SITUATIONS, NULL, NULL);
  for (; n < differ_count(differ) && n < SCENARIOS; n++)
    scenario_of_difference(text, differ, differ_at(differ, n), &written);
  differ_free(differ);
  return n;
}

/* What the field holds, as a scenario asks for it: a text without its quotes. */
static void put_fields(Text *text, const StarterWanted *wanted, const Starter *starter) {
  char name[FIELD_NAME], line[LINE_TEXT], spec[SUM_TEXT];
  const Field *field = starter->field;
  Variant *variant =
      variant_load(sum_of(wanted->base, field, starter->value, spec), 0, line, sizeof line);
  const char *value = variant ? variant_value(variant, field) : "";
  bool quoted = *value == '"', function = value_is_function(value);
  text_put(text, "  { ");
  text_put_quoted(text, field_title(field, wanted->language));
  text_add(text, ", fields = { [\"%s\"] = ", schema_name(field, name));
  snprintf(line, sizeof line, "%.*s", (int)strlen(value) - 2 * quoted, value + quoted);
  text_put_quoted(text, function ? "function" : line);
  text_put(text, " } },\n");
  variant_free(variant);
}

static void test_text(Text *text, const StarterWanted *wanted, const Starter *starter) {
  char line[LINE_TEXT];
  Text head = text_start(line, sizeof line);
  say(&head, SAY(NEW_TEST_HEAD), wanted->name);
  sentence_expand(text, language_find(wanted->language), line);
  text_put(text, "\nreturn scenarios { game = ");
  text_put_quoted(text, wanted->base);
  text_add(text, ", rules = \"./%s.lua\",\n", wanted->name);
  if (put_situations(text, wanted, starter) == 0) put_fields(text, wanted, starter);
  text_put(text, "}\n");
}

/* ---- both ---- */

/* The field that is wanted with a value that fits; else the first beginning that does. */
static bool choose(const StarterWanted *wanted, const Rules *plain, Starter *starter) {
  starter->family = (Family)plain->family;
  starter->field = wanted->field;
  if (wanted->field) return find_value(wanted, plain, starter->value) > 0;
  for (int i = 0; i < BEGINNINGS; i++) {
    starter->field = schema_find(beginnings[i].group, beginnings[i].name);
    snprintf(starter->value, sizeof starter->value, "%s", beginnings[i].value);
    if (schema_is_of(starter->field, starter->family) &&
        stands(wanted, plain, starter->field, starter->value))
      return true;
  }
  return false;
}

static bool write_both(const StarterWanted *wanted, const Starter *starter, char *error,
                       size_t error_size) {
  char *out = malloc(FILE_TEXT);
  if (!out) return say_fail(error, error_size, SAY(BOOK_NO_MEMORY));
  Text text = text_start(out, FILE_TEXT);
  rule_text(&text, wanted, starter);
  bool ok = file_write(starter->rule, out, false, error, error_size);
  if (ok) {
    text = text_start(out, FILE_TEXT);
    test_text(&text, wanted, starter);
    ok = file_write(starter->test, out, false, error, error_size);
    if (!ok) file_remove(starter->rule);
  }
  free(out);
  return ok;
}

bool starter_write(const StarterWanted *wanted, Starter *starter, char *error, size_t error_size) {
  assert(starter);
  char of_base[VARIANT_ERROR], clip[CLIP_TEXT];
  const char *name = wanted->name;
  text_clip(name, strlen(name), clip);
  if (*name == '-' || !text_is_name(name, NAME_LONGEST))
    return say_fail(error, error_size, SAY(NEW_NO_NAME), clip, NAME_LONGEST);
  snprintf(starter->rule, sizeof starter->rule, "%.400s/%s.lua", wanted->folder, name);
  snprintf(starter->test, sizeof starter->test, "%.400s/%s_test.lua", wanted->folder, name);
  if (!text_all_plain(wanted->base)) return say_fail(error, error_size, SAY(NEW_BASE_NAME));
  FileId id;
  const char *there = file_id(starter->rule, &id)   ? starter->rule
                      : file_id(starter->test, &id) ? starter->test
                                                    : NULL;
  if (there) return say_fail(error, error_size, SAY(NEW_IS_THERE), there);
  Variant *plain = variant_load(wanted->base, 0, of_base, sizeof of_base);
  if (!plain) return text_fail(error, error_size, "%s", of_base);
  bool fits = choose(wanted, variant_rules(plain), starter);
  variant_free(plain);
  if (!fits) return say_fail(error, error_size, SAY(NEW_SO_ALREADY), wanted->base);
  return write_both(wanted, starter, error, error_size);
}
