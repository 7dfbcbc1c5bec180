/* names_zh.h - what things are called in Chinese. */
#ifndef names_zh_h
#define names_zh_h

#include <stdbool.h>
#include <stddef.h>

#include "base/sentence.h"
#include "base/text.h"

/* What things are called in Chinese, by type: "field" and "group" of the rules, "key" of a
** question, "part" of a position, "question", "bot", "look". Puts the name of one that files call
** so; finds one that is called so, as files call it; puts the name most like the word. False: there
** is none. */
bool chinese_name(const char *type, const char *name, char out[THING_NAME]);
bool chinese_find(const char *type, const char *word, size_t length, char out[THING_NAME]);
bool chinese_name_of(const char *type, const char *name, char out[THING_NAME]); /* of a sentence */
bool chinese_nearest(const char *type, const char *word, char out[THING_NAME]);

/* Puts a field that is set, its value as a file has it, as a heading: 底牌倍数＝2, 甩失败留什么＝最小的一张.
** Of a value without a short form (a function, a table with keys) nothing is put: false. */
bool chinese_put_setting(Text *out, const char *field, const char *value);
/* The value of it alone: 最小的一张. */
bool chinese_put_value(Text *out, const char *field, const char *value);

#endif
