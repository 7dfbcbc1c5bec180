/* words_answer.h - the answer as a line of words. */
#ifndef words_answer_h
#define words_answer_h

#include "ask/json_question.h"
#include "base/text.h"

/* The answer as one line, its cards in that style. */
void words_answer(Text *text, const Asking *asking, Style style);

/* The kinds of the deck in these places, from high to low; `equal` stands between those of one
** tier. */
void order_said(Text *text, const Order *order, uint64_t places, const CardSet *deck,
                const char *equal, Style style);

#endif
