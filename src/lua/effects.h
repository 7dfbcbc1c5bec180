/* effects.h - what a hook that does something returns, as a table (L9). */
#ifndef effects_h
#define effects_h

#include "lua/lua_deal.h"

/* Reads the table at `at` (nil: nothing is done) into the running question's effects, beside what
** is there. Raises "file:line: sentence" for anything that is no effect. */
void effects_read(lua_State *L, const Variant *variant, const Frame *frame, const Layer *layer,
                  int at);

#endif
