/* hook_arguments.h - what the functions of fields get. */
#ifndef hook_arguments_h
#define hook_arguments_h

#include "lua/value/frame.h"

/* The words for Side, in its order. */
extern const char *const hook_sides[];

/* Pushes the argument that the letter stands for (hook_kinds.h). */
void hook_push_argument(lua_State *L, const Frame *frame, char what);
/* Takes the value at `at`, given to inherited(…) for that argument, over into the call. Raises. */
void hook_take_argument(lua_State *L, HookCall *call, char what, int at);

#endif
