/* hooks.h - the functions of fields, asked during play. */
#ifndef hooks_h
#define hooks_h

#include "lua/load/layers.h"

/* Sets Rules.hooked, ask and context from the layers. */
void hooks_connect(lua_State *L, Variant *variant);

#endif
