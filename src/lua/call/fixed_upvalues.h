/* fixed_upvalues.h - functions keep nothing between questions.
**
** What the functions of a field reach, through what they close over, is fixed when the game is
** loaded: the locals themselves, and the tables behind them. Else a hook that knows all hands could
** hand them to one that tells a player. What is to be remembered belongs into player.memory and
** deal.memory, which are part of the game. */
#ifndef fixed_upvalues_h
#define fixed_upvalues_h

#include "lua/load/layers.h"

/* Notes all that the functions of all fields reach, and which reach something: others can keep
** nothing at all. Raises. */
void fixed_note(lua_State *L, Variant *variant);
void fixed_free(Variant *variant);

/* Notes that functions of the field are asked, which close over something. */
void fixed_asked(Variant *variant, int setting);

/* When the outermost question is over, or a line of Lua: is all as it was that the functions close
** over which were asked? False: call->text says which field keeps what, and all is put back. */
bool fixed_hold(Variant *variant, HookCall *call);

/* Raises unless all that is reached from any field is as it was. */
void fixed_check(lua_State *L, Variant *variant);

#endif
