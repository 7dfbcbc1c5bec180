/* names_zh.h - what things are called in Chinese. */
#ifndef names_zh_h
#define names_zh_h

#include <stdbool.h>
#include <stddef.h>

#include "base/sentence.h"

/* What things are called in Chinese, by type: "field" and "group" of the rules, "key" of a
** question, "part" of a position, "question". Puts the name of one that files call so; finds one
** that is called so, as files call it; puts the name most like the word. False: there is none. */
bool chinese_name(const char *type, const char *name, char out[THING_NAME]);
bool chinese_find(const char *type, const char *word, size_t length, char out[THING_NAME]);
bool chinese_name_of(const char *type, const char *name, char out[THING_NAME]); /* of a sentence */
bool chinese_nearest(const char *type, const char *word, char out[THING_NAME]);

#endif
