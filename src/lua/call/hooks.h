/* hooks.h - the functions of fields, asked during play. */
#ifndef hooks_h
#define hooks_h

#include "lua/value/lua_deal.h"

/* Rules.ask of a loaded game; context is its Variant. */
bool hooks_ask(void *context, HookCall *call);

/* What the C function that answers a question gets as its one argument, a light userdata. */
typedef struct Question {
  Variant *variant;
  const Frame *frame;
} Question;

/* Asks by that function, protected, within the budget, as a question of `field` (it may be one that
** is not in the schema) that may know so much. False: call->text says what went wrong. */
bool hooks_run(Variant *variant, HookCall *call, const Field *field, Knows knows,
               lua_CFunction answer);

/* Sets Rules.hooked, ask and context from the layers. */
void hooks_connect(Variant *variant);

#endif
