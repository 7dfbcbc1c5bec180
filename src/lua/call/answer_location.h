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

/* Raises "file:line: sentence". */
_Noreturn void answer_fail(const AnswerLocation *location, const char *format, ...);
/* The same, "must return …, not …": the value at `at` is of no use. */
_Noreturn void answer_bad(const AnswerLocation *location, int at);

#endif
