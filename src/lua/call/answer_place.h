/* answer_place.h - where a function answered, and what is said of an answer that is of no use. */
#ifndef answer_place_h
#define answer_place_h

#include "lua/load/layers.h"

/* Where an answer was given, for what is said about it. */
typedef struct AnswerPlace {
  lua_State *L;
  const Variant *variant;
  const Frame *frame;
  const Layer *layer; /* of the function */
} AnswerPlace;

/* Raises "file:line: sentence". */
_Noreturn void answer_fail(const AnswerPlace *place, const char *format, ...);
/* The same, "must return …, not …": the value at `at` is of no use. */
_Noreturn void answer_bad(const AnswerPlace *place, int at);

#endif
