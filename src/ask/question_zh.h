/* question_zh.h - 中文: a question's words as people type them. */
#ifndef question_zh_h
#define question_zh_h

#include "base/text.h"

/* Puts a word of a question as words_question.h reads it, all else as it is: "手牌=红桃A" or
** "手牌：红桃A" as "hand AH", "跟牌" as "follow". */
void chinese_question_word(Text *out, const char *word, size_t length);

#endif
