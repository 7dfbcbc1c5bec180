/* said_share.c - see said_share.h. */
#include "tools/said_share.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/text.h"

enum { HAN = 3, STEM = 5, TOKEN_TEXT = 16, NUMBER_DIGITS = 5, TEN = 10, HUNDRED = 100 };

/* A word, a Chinese character or a number. */
typedef struct Token {
  char word[TOKEN_TEXT]; /* as it is compared; a number as #20 */
  const char *at;        /* of a Chinese character; NULL: it is none */
  int number;            /* 0: none; less with a minus */
  bool exact;
} Token;

static bool is_one_of(const char *words, const char *word) {
  char with[TOKEN_TEXT + 2];
  snprintf(with, sizeof with, " %s ", word);
  return strstr(words, with);
}

static bool is_han(const char *at) {
  uint32_t code;
  return text_character(at, strnlen(at, HAN), &code) && text_is_han(code);
}

/* ---- numbers ---- */

static int han_digit(const char *at) {
  static const char DIGITS[] = "零一二三四五六七八九";
  for (int i = 0; i < TEN; i++)
    if (strncmp(at, DIGITS + (size_t)i * HAN, HAN) == 0) return i;
  return strncmp(at, "两", HAN) == 0 ? 2 : -1;
}

/* 四, 十, 二十, 一百二十: moves past it; -1: no number stands here. */
static int han_number(const char **at) {
  int number = -1, last = 0;
  for (; is_han(*at); *at += HAN) {
    int digit = han_digit(*at);
    int unit = strncmp(*at, "十", HAN) == 0 ? TEN : strncmp(*at, "百", HAN) == 0 ? HUNDRED : 0;
    if (digit < 0 && !unit) break;
    if (number < 0) number = 0;
    if (unit) number += (last ? last : 1) * unit;
    last = unit ? 0 : digit;
  }
  return number < 0 ? number : number + last;
}

static int english_number(const char *word) {
  static const struct {
    const char *word;
    int number;
  } NUMBERS[] = {{"one", 1},     {"once", 1},     {"two", 2},      {"twice", 2},   {"double", 2},
                 {"three", 3},   {"triple", 3},   {"four", 4},     {"five", 5},    {"six", 6},
                 {"seven", 7},   {"eight", 8},    {"nine", 9},     {"ten", 10},    {"eleven", 11},
                 {"twelve", 12}, {"fifteen", 15}, {"twenty", 20},  {"thirty", 30}, {"forty", 40},
                 {"fifty", 50},  {"sixty", 60},   {"hundred", 100}};
  for (size_t i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; i++)
    if (strcmp(NUMBERS[i].word, word) == 0) return NUMBERS[i].number;
  return 0;
}

/* ---- words ---- */

static bool is_filler(const char *word) {
  return is_one_of(" the and for that with who are his her not may can has have from all each than "
                   "then when where which what if is it in of on to by as at be been or an so its "
                   "no nothing nobody never none must should only just does do will there whose "
                   "count counts 了 也 就 都 不 能 要 是 有 可 以 个 什 么 的 许 准 算 才 只 ",
                   word);
}

void said_stem(char *word) {
  static const char *const ENDINGS[] = {"sses", "s", "ed", "ing"};
  size_t n = strlen(word);
  for (int i = 0; i < 4; i++) {
    size_t end = strlen(ENDINGS[i]), cut = i ? end : 2;
    bool double_s = i == 1 && n > 1 && word[n - 2] == 's';
    if (n < cut + 3 || double_s || strcmp(word + n - end, ENDINGS[i]) != 0) continue;
    word[n -= cut] = '\0';
    break;
  }
  if (n > 3 && strcmp(word + n - 2, "ie") == 0) word[n - 1] = '\0';
  if (n > 3 && word[n - 1] == 'y') word[n - 1] = 'i';
  if (n > STEM) word[STEM] = '\0';
}

static void read_letters(const char *from, size_t n, Token *out) {
  if (n == 1) { /* a rank, but for the article of "A throw" */
    out->exact = strchr("AKQJ", *from) && from[1] != ' ';
    snprintf(out->word, TOKEN_TEXT, "%.*s", out->exact, from);
    return;
  }
  snprintf(out->word, TOKEN_TEXT, "%.*s", (int)n, from);
  for (char *c = out->word; *c; c++) *c = (char)tolower((unsigned char)*c);
  out->number = english_number(out->word);
  if (is_filler(out->word)) *out->word = '\0';
  said_stem(out->word);
  out->exact =
      is_one_of(" ace king queen jack joker heart spade club diamo ", out->word) || out->number > 1;
}

/* The next token without a sign. A hyphen behind a word or number is no minus of what follows. */
static bool next_unsigned(const char **at, Token *out) {
  const char *from = *at;
  *out = (Token){.word = ""};
  if (!*from) return false;
  size_t digits = strspn(from, "0123456789"), n = 0;
  while (isalpha((unsigned char)from[n])) n++;
  if (digits) {
    *at += digits + (from[digits] == '-');
    out->number = digits < NUMBER_DIGITS ? atoi(from) : 0;
  } else if (n) {
    *at += n + (from[n] == '-');
    read_letters(from, n, out);
  } else if (is_han(from)) {
    int number = han_number(at);
    if (number < 0) *at += HAN;
    out->number = number > 0 ? number : 0;
    out->at = number < 0 ? from : NULL;
    if (number < 0) snprintf(out->word, TOKEN_TEXT, "%.*s", HAN, from);
    if (is_filler(out->word)) *out->word = '\0';
  } else {
    *at += 1;
  }
  if (out->number) snprintf(out->word, TOKEN_TEXT, "#%d", out->number);
  if (out->number == 1) *out->word = '\0';
  out->exact |= out->number > 1;
  return true;
}

/* The length of the minus that stands here; 0: none does. */
static size_t minus_here(const char *from) {
  static const char *const SIGNS[] = {"-", "−", "minus ", "负"};
  for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++)
    if (!strncmp(from, SIGNS[i], strlen(SIGNS[i]))) return strlen(SIGNS[i]);
  return 0;
}

/* The next token, moving past it; an empty word says nothing. A number may be below zero: "-5",
** "minus five". False: the text is at its end. */
static bool next_token(const char **at, Token *out) {
  const char *from = *at + minus_here(*at);
  bool below = from > *at && next_unsigned(&from, out) && out->number > 0;
  if (!below) return next_unsigned(at, out);
  *at = from;
  out->number = -out->number;
  out->exact = true;
  snprintf(out->word, TOKEN_TEXT, "#%d", out->number);
  return true;
}

static bool has(const char *text, const char *word) {
  Token token;
  while (next_token(&text, &token))
    if (strcmp(token.word, word) == 0) return true;
  return false;
}

/* Does the text have these two characters beside each other? */
static bool has_pair(const char *text, const char *at) {
  char pair[2 * HAN + 1];
  snprintf(pair, sizeof pair, "%.*s", 2 * HAN, at);
  return is_han(at) && is_han(at + HAN) && strstr(text, pair);
}

double said_share(const char *sentence, const char *text, const char *exactly) {
  Token token;
  double all = 0, shared = 0;
  for (const char *at = sentence; next_token(&at, &token);) {
    if (!*token.word) continue;
    all++;
    if (token.exact && exactly) {
      if (!has(exactly, token.word)) return 0;
      shared++;
    } else if (token.at) {
      bool before = token.at >= sentence + HAN && has_pair(text, token.at - HAN);
      bool with = before || has_pair(text, token.at);
      shared += with ? 1 : has(text, token.word) ? 0.5 : 0;
    } else {
      shared += has(text, token.word);
    }
  }
  return all > 0 ? shared / all : 0;
}

const char *said_plainly(const char *text, char *out, size_t size) {
  static const char *const MORE[] = {",", ";", ":", " (", "，", "；", "：", "（"};
  size_t n = strlen(text);
  for (size_t i = 0; i < sizeof MORE / sizeof *MORE; i++) {
    const char *at = strstr(text, MORE[i]);
    if (at && at < text + n) n = (size_t)(at - text);
  }
  return text_copy(out, size, text, n);
}

bool said_negated(const char *text) {
  static const char *const CHINESE[] = {"不", "没", "无", "禁"};
  for (size_t i = 0; i < sizeof CHINESE / sizeof *CHINESE; i++)
    if (strstr(text, CHINESE[i])) return true;
  while (*text) {
    char word[TOKEN_TEXT];
    size_t n = 0;
    while (isalpha((unsigned char)text[n])) n++;
    snprintf(word, sizeof word, "%.*s", (int)n, text);
    for (char *c = word; *c; c++) *c = (char)tolower((unsigned char)*c);
    if (n && is_one_of(" no not nothing nobody never none cannot without ", word)) return true;
    text += n ? n : 1;
  }
  return false;
}

bool said_numbers(const char *text, const char *sentence) {
  Token token;
  while (next_token(&text, &token))
    if ((token.number < 0 || token.number > 1) && !has(sentence, token.word)) return false;
  return true;
}

int said_number(const char *sentence) {
  Token token;
  int number = 0, n = 0;
  while (next_token(&sentence, &token))
    if (token.number < 0 || token.number > 1) number = token.number, n++;
  return n == 1 ? number : 0;
}
