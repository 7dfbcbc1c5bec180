/* typed_zh.h - 中文: numbers, signs and words as they are typed. */
#ifndef typed_zh_h
#define typed_zh_h

#include <stdbool.h>
#include <stddef.h>

/* A number in digits, or a Chinese one up to 99, with which the text begins; *end behind it. 0:
** there is none. */
int chinese_number(const char *text, const char **end);

/* The length of a sign at the text's beginning, ASCII or of a Chinese keyboard; 0: it is none. */
size_t chinese_sign(const char *text, char ascii, const char *wide);

bool typed_in_ascii(const char *word, size_t length);

#endif
