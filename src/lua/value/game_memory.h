/* game_memory.h - what a variant remembers: deal.memory and player.memory.
**
** It is plain data, kept in the game as text (a Lua constructor, keys in order), so that copying a
** game copies it. A question that looks at it gets it as tables; what a hook that does something
** has changed in them is written back when it has answered, all or nothing. A hook that only
** decides may not change them. */
#ifndef game_memory_h
#define game_memory_h

#include <lauxlib.h>
#include <stdbool.h>

#include "lua/sandbox/script_error.h"
#include "lua/value/running_question.h"

/* Pushes the memory of the running question's deal (seat -1), or of a player. */
void memory_push(lua_State *L, int seat);
/* Pushes the part of the deal's memory that belongs to a phase of that name. */
void memory_push_part(lua_State *L, const char *phase);

/* After the function at `location` has answered: raises when it may not have changed what it
** changed, or when that is no plain data or does not fit. */
void memory_check(lua_State *L, const Frame *frame, ScriptLocation location);
/* After all have: writes what is remembered into the game of a hook that does something. */
void memory_keep(lua_State *L, const Frame *frame, ScriptLocation location);
/* Has the question looked at any memory? */
static inline bool memory_is_open(const Frame *frame) {
  return frame->memory[0] != LUA_NOREF || frame->memory[1] != LUA_NOREF;
}
/* Lets the tables of a question go. */
void memory_forget(lua_State *L, Frame *frame);

#endif
