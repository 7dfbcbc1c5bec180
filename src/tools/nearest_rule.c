/* nearest_rule.c - see nearest_rule.h. */
#include "tools/nearest_rule.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/text.h"
#include "language/language.h"
#include "lua/variant.h"
#include "rules/field_sentences.h"
#include "tools/said_share.h"

enum {
  WORDS_MAX = 384,
  WORD_TEXT = 32,
  HAN_BYTES = 3,
  WORD_BYTES = 2 * HAN_BYTES,
  FOUND_MAX = 1024
};

/* How a text is read: of rules or of fields. A field speaks of any number, which stands in what is
** said of it as a #, and so little that each Chinese character counts. */
typedef enum Reading { AS_RULE, AS_FIELD } Reading;

/* The words of a text: each by its first letters, or in Chinese, which has no blanks between words,
** each two characters beside each other. */
typedef struct Words {
  char word[WORDS_MAX][WORD_BYTES + 1];
  int n;
  Reading reading;
} Words;

/* Words that say nothing of a rule. */
static bool is_filler(const char *word) {
  static const char FILLERS[] = " the and for that with who are his her not may can has from all "
                                "one each than then where when which what if is it in of on to by "
                                "as at be or an no so its else something quite nothing must "
                                "一个 可以 不能 怎么 什么 别的 不许 不准 许 准 的 了 也 就 都 "
                                "不 能 要 是 有 可 以 个 什 么 ";
  char with[16];
  snprintf(with, sizeof with, " %s ", word);
  return strlen(word) < 2 || strstr(FILLERS, with);
}

static bool has_word(const Words *words, const char *word) {
  for (int i = 0; i < words->n; i++)
    if (strcmp(words->word[i], word) == 0) return true;
  return false;
}

static void add(Words *words, const char *word) {
  if (words->n < WORDS_MAX && !is_filler(word) && !has_word(words, word))
    strcpy(words->word[words->n++], word);
}

static const char *const NUMBERS[] = {"zero", "one", "two",   "three", "four",
                                      "five", "six", "seven", "eight", "nine"};

static bool is_number(const char *word, size_t n) {
  bool is = isdigit((unsigned char)*word);
  for (int i = 0; i < 10 && !is; i++)
    is = strlen(NUMBERS[i]) == n && strncasecmp(word, NUMBERS[i], n) == 0;
  return is;
}

static void add_word(Words *words, const char *from, size_t n) {
  char word[WORD_TEXT];
  if (words->reading == AS_FIELD && is_number(from, n)) return;
  if (n == 1 && isdigit((unsigned char)*from)) {
    from = NUMBERS[*from - '0'];
    n = strlen(from);
  }
  snprintf(word, sizeof word, "%.*s", (int)n, from);
  for (char *c = word; *c; c++) *c = (char)tolower((unsigned char)*c);
  said_stem(word);
  add(words, word);
}

static void read_words(Words *words, const char *text) {
  while (*text) {
    size_t n = 0;
    while (isalnum((unsigned char)text[n])) n++;
    if (n > 0) add_word(words, text, n);
    text += n > 0 ? n : 1;
  }
}

/* A Chinese character (of the common ones, all of three bytes) stands here. */
static bool is_han(const char *at) {
  uint32_t code;
  return text_character(at, strnlen(at, HAN_BYTES), &code) && text_is_han(code);
}

static void add_pair(Words *words, const char *first, const char *second) {
  char pair[WORD_BYTES + 1];
  snprintf(pair, sizeof pair, "%.*s%.*s", HAN_BYTES, first, HAN_BYTES, second);
  add(words, pair);
}

/* The Chinese numeral of what stands here, a digit or a numeral; NULL: it is none. */
static const char *numeral(const char *at) {
  static const char *const NUMERALS[] = {"零", "一", "二", "三", "四", "五",
                                         "六", "七", "八", "九", "十", "两"};
  if (isdigit((unsigned char)*at)) return NUMERALS[*at - '0'];
  for (size_t i = 0; i < sizeof NUMERALS / sizeof *NUMERALS; i++)
    if (strncmp(at, NUMERALS[i], HAN_BYTES) == 0) return NUMERALS[i];
  return NULL;
}

/* A digit beside a Chinese character is read as its numeral: 乘4倍. */
static void read_pairs(Words *words, const char *text) {
  const char *before = NULL;
  bool field = words->reading == AS_FIELD;
  for (bool han, was_han = false; *text; text += han ? HAN_BYTES : 1, was_han = han) {
    han = is_han(text);
    const char *number = field && *text == '#' ? "#" : numeral(text);
    const char *now = field && number ? "#" : number ? number : han ? text : NULL;
    if (now && before && (han || was_han)) add_pair(words, before, now);
    if (field && han && !number) add_pair(words, text, "");
    before = now;
  }
}

static void read_text(Words *words, const char *text) {
  read_words(words, text);
  read_pairs(words, text);
}

bool nearest_is_chinese(const char *text) {
  while (*text && !is_han(text)) text++;
  return *text;
}

bool nearest_is_sentence(const char *text) { return strchr(text, ' ') || nearest_is_chinese(text); }

/* A house rule or a field, and its words. */
typedef struct Candidate {
  NearestRule rule;
  const Field *field;
  double weight;     /* of the words that it shares with the sentence */
  Words name, words; /* of the name; of all that is said of it */
} Candidate;

/* Fields are about a sentence from so much on, which few words that mean much make up; one that
** holds only functions is seldom what is meant. */
static const double LEAST = 3, CHINESE_LEAST = 3, FUNCTION_WEIGHT = 0.7;

typedef struct Search {
  Words asked;
  bool chinese;          /* as the sentence is */
  int having[WORDS_MAX]; /* how many have the asked word */
  int n;
  Candidate *found;
} Search;

static bool begin(Search *search, const char *sentence, Reading reading) {
  *search = (Search){.chinese = nearest_is_chinese(sentence), .asked = {.reading = reading}};
  read_text(&search->asked, sentence);
  search->found = calloc(FOUND_MAX, sizeof *search->found);
  return search->found != NULL;
}

static void note(Search *search, Candidate *found) {
  for (int i = 0; i < search->asked.n; i++)
    search->having[i] += has_word(&found->words, search->asked.word[i]);
  search->n++;
}

/* How much a word in a field's name counts: more the more of the name is asked for. */
static double name_share(const Search *search, const Words *name) {
  int n = 0;
  for (int i = 0; i < name->n; i++) n += has_word(&search->asked, name->word[i]);
  return name->n ? 2.0 * n / name->n : 0;
}

/* The rarer a word is among all, the more it says; in a name twice as much, and what is said to be
** a number. */
static void weigh(const Search *search, Candidate *found) {
  double in_name = found->field ? name_share(search, &found->name) : 1;
  for (int i = 0; i < search->asked.n; i++) {
    const char *word = search->asked.word[i];
    double times = has_word(&found->words, word) + in_name * has_word(&found->name, word);
    if (*word == '#') times *= 2;
    if (times > 0) found->weight += times * log(1 + (double)search->n / search->having[i]);
  }
  found->weight /= 1 + found->words.n / 50.0; /* of two that share as much the plainer one */
  if (found->field && found->field->type == FIELD_FUNCTION) found->weight *= FUNCTION_WEIGHT;
}

static int compare(const void *a, const void *b) {
  const Candidate *one = a, *other = b;
  if (one->weight != other->weight) return one->weight < other->weight ? 1 : -1;
  if (one->field) return one->field < other->field ? -1 : 1;
  return strcmp(one->rule.name, other->rule.name);
}

/* The nearest first. What shares less than this part of what the nearest shares is about something
** else: returns the number of the others, at most NEAREST_MAX. */
static int rank(Search *search, double part) {
  int n = 0;
  for (int i = 0; i < search->n; i++) weigh(search, &search->found[i]);
  qsort(search->found, (size_t)search->n, sizeof *search->found, compare);
  while (n < search->n && n < NEAREST_MAX &&
         search->found[n].weight > search->found[0].weight * part)
    n++;
  return n;
}

/* ---- house rules ---- */

static void read_said(const Search *search, Words *words, const char *said) {
  char spoken[NEAREST_SAID];
  Text text = text_start(spoken, sizeof spoken);
  sentence_expand(&text, search->chinese ? &language_chinese : &language_english, said);
  read_text(words, spoken);
}

static void note_rule(void *data, const ListedRule *listed) {
  Search *search = data;
  if (strcmp(listed->type, "house rule") != 0 || search->n == FOUND_MAX) return;
  Candidate *found = &search->found[search->n];
  snprintf(found->rule.name, sizeof found->rule.name, "%s", listed->name);
  snprintf(found->rule.title, sizeof found->rule.title, "%s", listed->title);
  snprintf(found->rule.summary, sizeof found->rule.summary, "%s", listed->summary);
  read_said(search, &found->name, search->chinese ? listed->title : listed->name);
  found->words = found->name;
  read_said(search, &found->words, listed->summary);
  note(search, found);
}

/* How much of the sentence the text says, with no number of its own and nothing quite different:
** the sentence says most of what it says first. */
static double says(const char *text, const char *sentence) {
  static const double LEAST_BACK = 0.4, LEAST_FIRST = 0.6;
  char first[NEAREST_SAID];
  said_plainly(text, first, sizeof first);
  bool same = said_negated(text) == said_negated(sentence) && said_numbers(text, sentence);
  bool about = same && said_share(text, sentence, NULL) >= LEAST_BACK &&
               said_share(first, sentence, NULL) >= LEAST_FIRST;
  return about ? said_share(sentence, text, text) : 0;
}

const NearestRule *nearest_meant(const NearestRules *rules, const char *sentence, double more) {
  static const double SHARE_LEAST = 0.8;
  const Language *language = nearest_is_chinese(sentence) ? &language_chinese : &language_english;
  const NearestRule *meant = NULL;
  for (int i = 0; i < rules->n; i++) {
    const NearestRule *rule = &rules->rule[i];
    const char *const SAID[] = {rule->name, rule->title, rule->summary};
    for (int k = 0; k < 3; k++) {
      char said[NEAREST_SAID];
      Text text = text_start(said, sizeof said);
      sentence_expand(&text, language, SAID[k]);
      double share = says(said, sentence);
      if (share < SHARE_LEAST || share <= more) continue;
      more = share;
      meant = rule;
    }
  }
  return meant;
}

bool nearest_rules(const char *sentence, NearestRules *out) {
  Search search;
  out->n = 0;
  if (!begin(&search, sentence, AS_RULE)) return false;
  bool looked = variant_list(false, note_rule, &search);
  out->n = rank(&search, 0.5);
  for (int i = 0; i < out->n; i++) out->rule[i] = search.found[i].rule;
  free(search.found);
  return looked;
}

/* ---- fields ---- */

static void note_field(Search *search, const Field *field) {
  static const char *const CODES[] = {"en", "zh"};
  const char *language = CODES[search->chinese];
  char name[FIELD_NAME];
  Candidate *found = &search->found[search->n];
  FieldChoice choice;
  found->field = field;
  found->name.reading = AS_FIELD;
  read_text(&found->name, field_title(field, language));
  found->words = found->name;
  if (!search->chinese) read_text(&found->words, schema_name(field, name));
  read_text(&found->words, field_sentence(field, language));
  for (int i = 0; field_choice(field, i, &choice); i++) {
    const char *any = field_value_sentence(field, choice.key, "#", language);
    read_text(&found->words, field_choice_name(field, &choice, language));
    read_text(&found->words, field_choice_sentence(field, &choice, language));
    if (any) read_text(&found->words, any);
  }
  const char *any = field_value_sentence(field, "", "#", language);
  if (any) read_text(&found->words, any);
  note(search, found);
}

bool nearest_fields(const char *sentence, NearestFields *out) {
  Search search;
  out->n = 0;
  if (!begin(&search, sentence, AS_FIELD)) return false;
  for (int i = 0; i < schema_n && search.n < FOUND_MAX; i++) note_field(&search, &schema[i]);
  out->n = rank(&search, 0.6);
  for (int i = 0; i < out->n; i++) out->field[i] = search.found[i].field;
  if (out->n > 0 && search.found[0].weight < (search.chinese ? CHINESE_LEAST : LEAST)) out->n = 0;
  free(search.found);
  return true;
}
