/* lua_deal.h - Deal and Result as scripts see them.
**
** They are light: each looks its answers up in the question that is running, and is of no use in
** another one. */
#ifndef lua_deal_h
#define lua_deal_h

#include <lua.h>

void lua_deal_push(lua_State *L);
void lua_result_push(lua_State *L);

#endif
