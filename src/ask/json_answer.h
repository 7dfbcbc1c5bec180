/* json_answer.h - the answer as the fields of a JSON object. */
#ifndef json_answer_h
#define json_answer_h

#include "ask/json_question.h"
#include "ask/json_text.h"

/* The answer's fields, each with a comma before it. False, and answer->error, where the answer is
** an error after all: cards that are not held. */
bool json_answer(Json *json, Asking *asking);

#endif
