/* protected_call.h - a question runs protected and within the budget; whatever goes wrong in it
** makes it fail with a sentence that names field, file and line. */
#ifndef protected_call_h
#define protected_call_h

#include "lua/load/layers.h"

/* What the C function that answers a question gets as its one argument, a light userdata. */
typedef struct Question {
  Variant *variant;
  const Frame *frame;
  bool again; /* the functions have no place to keep a value in: arguments' values are used again */
} Question;

/* Asks by that function, as a question of `field`; its functions are in the setting of that field
** of the schema, which may be another. False: call->text says what went wrong. */
bool question_run(Variant *variant, HookCall *call, const Field *field, const Field *setting,
                  lua_CFunction answer);

/* Rules.begin; `budget` is the Variant. */
void question_begin(void *budget);

#endif
