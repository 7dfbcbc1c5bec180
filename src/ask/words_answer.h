/* words_answer.h - the answer as a line of words. */
#ifndef words_answer_h
#define words_answer_h

#include "ask/json_question.h"
#include "base/text.h"

/* The answer as one line, its cards in that style. */
void words_answer(Text *text, const Asking *asking, Style style);

#endif
