/* lua_order.h - Order as scripts see it. */
#ifndef lua_order_h
#define lua_order_h

#include <lua.h>

/* Effective suits, tiers and neighbours of the running question's trump; nil: there is none yet. */
void lua_order_push(lua_State *L);

#endif
