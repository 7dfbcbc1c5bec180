/* words_question.h - the engine's shell for people: a question as words.
**
**     [VARIANT] [QUESTION] KEY VALUE …
**
** The keys are those of the JSON shell, and a value runs to the next key. Cards may be typed
** together (`8899D`); in lists each word is an entry (`plays 8S QH TS KS`), seats are letters, and
** what belongs to a seat stands behind it (`bids A:4C B:33S A:`). The question may be left out
** where the keys fit one. */
#ifndef words_question_h
#define words_question_h

#include <cjson/cJSON.h>

#include "ask/loaded_games.h"
#include "ask/question.h"

/* Words as the JSON object that asks the same; NULL, and why in *error, when they are no question.
** The caller deletes it. `fixed`: a key that is not there and which some question would need is
** looked for here; may be NULL. */
cJSON *words_read(int n, const char *const words[], const cJSON *fixed, AskError *error);

/* Splits a text at blanks, in place; returns how many words there are, at most `max`. */
int words_split(char *text, const char *words[], int max);

#endif
