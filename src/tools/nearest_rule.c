/* nearest_rule.c - see nearest_rule.h. */
#include "tools/nearest_rule.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "language/language.h"
#include "lua/variant.h"

enum { WORDS_MAX = 96, STEM = 5, HAN_BYTES = 3, WORD_BYTES = 2 * HAN_BYTES, RULES_MAX = 1024 };

/* The words of a text: each by its first letters, or in Chinese, which has no blanks between words,
** each two characters beside each other. */
typedef struct Words {
  char word[WORDS_MAX][WORD_BYTES + 1];
  int n;
} Words;

/* Words that say nothing of a rule. */
static bool is_filler(const char *word) {
  static const char FILLERS[] = " the and for that with who are his her not may can has from all "
                                "one each than then where when which what if is it in of on to by "
                                "as at be or an no so its else something quite "
                                "一个 可以 不能 怎么 什么 别的 ";
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

static void add_word(Words *words, const char *from, size_t n) {
  static const char *const NUMBERS[] = {"zero", "one", "two",   "three", "four",
                                        "five", "six", "seven", "eight", "nine"};
  char word[STEM + 1];
  if (n == 1 && isdigit((unsigned char)*from)) {
    from = NUMBERS[*from - '0'];
    n = strlen(from);
  }
  snprintf(word, sizeof word, "%.*s", (int)n, from);
  for (char *c = word; *c; c++) *c = (char)tolower((unsigned char)*c);
  if (strlen(word) > 3 && word[strlen(word) - 1] == 's') word[strlen(word) - 1] = '\0';
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

/* A digit beside a Chinese character is read as its numeral: 乘4倍. */
static void read_pairs(Words *words, const char *text) {
  static const char *const NUMERALS[] = {"零", "一", "二", "三", "四",
                                         "五", "六", "七", "八", "九"};
  const char *before = NULL;
  for (bool han, was_han = false; *text; text += han ? HAN_BYTES : 1, was_han = han) {
    han = is_han(text);
    const char *now = isdigit((unsigned char)*text) ? NUMERALS[*text - '0'] : han ? text : NULL;
    if (now && before && (han || was_han)) add_pair(words, before, now);
    before = now;
  }
}

static void read_text(Words *words, const char *text) {
  read_words(words, text);
  read_pairs(words, text);
}

static bool has_han(const char *text) {
  while (*text && !is_han(text)) text++;
  return *text;
}

bool nearest_is_sentence(const char *text) { return strchr(text, ' ') || has_han(text); }

typedef struct Search {
  const Words *asked;
  bool chinese;          /* as the sentence is */
  int having[WORDS_MAX]; /* how many rules have the asked word */
  int rules;
  struct Found {
    NearestRule rule;
    Words name, words; /* of the name; of name and summary */
  } * found;
} Search;

static void put_into_words(char out[NEAREST_SAID], bool chinese, const char *said) {
  Text text = text_start(out, NEAREST_SAID);
  sentence_expand(&text, chinese ? &language_chinese : &language_english, said);
}

static void note_rule(void *data, const ListedRule *listed) {
  Search *search = data;
  char title[NEAREST_SAID], summary[NEAREST_SAID];
  if (strcmp(listed->type, "house rule") != 0 || search->rules == RULES_MAX) return;
  struct Found *found = &search->found[search->rules++];
  snprintf(found->rule.name, sizeof found->rule.name, "%s", listed->name);
  snprintf(found->rule.title, sizeof found->rule.title, "%s", listed->title);
  snprintf(found->rule.summary, sizeof found->rule.summary, "%s", listed->summary);
  put_into_words(title, search->chinese, listed->title);
  put_into_words(summary, search->chinese, listed->summary);
  read_text(&found->name, search->chinese ? title : listed->name);
  read_text(&found->words, search->chinese ? title : listed->name);
  read_text(&found->words, summary);
  for (int i = 0; i < search->asked->n; i++)
    search->having[i] += has_word(&found->words, search->asked->word[i]);
}

/* The rarer a word is among the rules, the more it says; in a name twice as much. */
static void weigh(const Search *search, struct Found *found) {
  for (int i = 0; i < search->asked->n; i++) {
    const char *word = search->asked->word[i];
    int times = has_word(&found->words, word) + has_word(&found->name, word);
    if (times > 0) found->rule.weight += times * log(1 + (double)search->rules / search->having[i]);
  }
  found->rule.weight /= 1 + found->words.n / 50.0; /* of two that share as much the plainer one */
}

static int compare(const void *a, const void *b) {
  const struct Found *one = a, *other = b;
  double more = other->rule.weight - one->rule.weight;
  return more > 0 ? 1 : more < 0 ? -1 : strcmp(one->rule.name, other->rule.name);
}

bool nearest_rules(const char *sentence, NearestRules *out) {
  Words asked = {.n = 0};
  Search search = {.asked = &asked,
                   .chinese = has_han(sentence),
                   .found = calloc(RULES_MAX, sizeof *search.found)};
  out->n = 0;
  out->chinese = search.chinese;
  if (!search.found) return false;
  read_text(&asked, sentence);
  bool looked = variant_list(false, note_rule, &search);
  for (int i = 0; i < search.rules; i++) weigh(&search, &search.found[i]);
  qsort(search.found, (size_t)search.rules, sizeof *search.found, compare);
  /* what shares less than half of what the nearest shares is about something else */
  for (int i = 0; i < search.rules && out->n < NEAREST_MAX; i++)
    if (search.found[i].rule.weight > search.found[0].rule.weight / 2)
      out->rule[out->n++] = search.found[i].rule;
  free(search.found);
  return looked;
}
