/* answer_location.h - where a function answered, and what is said of an answer that is of no
** use. */
#ifndef answer_location_h
#define answer_location_h

#include "lua/load/layers.h"

/* Where an answer was given, for what is said about it. */
typedef struct AnswerLocation {
  lua_State *L;
  const Variant *variant;
  const Frame *frame;
  const Layer *layer; /* of the function */
} AnswerLocation;

/* The index of the text at `at` among the field's words, or -1. */
int answer_word(const AnswerLocation *location, int at);

/* answer_fail(location, SAY(X), values ...): raises "file:line: sentence". */
#define answer_fail(location, ...) answer_fail_values(location, VALUES(__VA_ARGS__))
_Noreturn void answer_fail_values(const AnswerLocation *location, const Value sentence[]);
/* The same, "must return …, not …": the value at `at` is of no use. */
_Noreturn void answer_bad(const AnswerLocation *location, int at);

#endif
