/* hook_arguments.h - what the functions of fields get: the arguments of question_types. */
#ifndef hook_arguments_h
#define hook_arguments_h

#include "lua/value/running_question.h"

/* Pushes the i-th argument of the question. `again`: by the value of an earlier question, which
** nobody has any more. */
void hook_push_argument(lua_State *L, const Frame *frame, int i, bool again);

/* Takes the value at `at`, given to inherited(…) for that argument, over into the call. Raises. */
void hook_take_argument(lua_State *L, HookCall *call, int i, int at);

#endif
