/* typed_zh.c - see typed_zh.h. */
#include "language/typed_zh.h"

#include <ctype.h>
#include <string.h>

/* A Chinese digit, 1 to 9, at *at, which goes behind it; 0: there is none. */
static int read_digit(const char **at) {
  static const char *const DIGITS[] = {"一", "二", "三", "四", "五", "六", "七", "八", "九"};
  for (int i = 0; i < 9; i++)
    if (strncmp(*at, DIGITS[i], strlen(DIGITS[i])) == 0) return *at += strlen(DIGITS[i]), i + 1;
  if (strncmp(*at, "两", strlen("两")) == 0) return *at += strlen("两"), 2;
  return 0;
}

int chinese_number(const char *text, const char **end) {
  int n = 0;
  const char *at = text;
  while (isdigit((unsigned char)*at) && n < 100000) n = n * 10 + (*at++ - '0');
  if (at == text) {
    n = read_digit(&at);
    if (strncmp(at, "十", strlen("十")) == 0) {
      at += strlen("十");
      n = (n ? n * 10 : 10) + read_digit(&at);
    }
  }
  *end = at;
  return n;
}

bool typed_in_ascii(const char *word, size_t length) {
  size_t n = 0;
  while (n < length && (unsigned char)word[n] < 0x80) n++;
  return n == length;
}

size_t chinese_sign(const char *text, char ascii, const char *wide) {
  if (*text == ascii) return 1;
  return strncmp(text, wide, strlen(wide)) == 0 ? strlen(wide) : 0;
}
