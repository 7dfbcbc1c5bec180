/* value_type.h - what all types of values that scripts see have in common. */
#ifndef value_type_h
#define value_type_h

#include <lua.h>
#include <stddef.h>

#include "base/card.h"

struct luaL_Reg;

/* A type with fields by `index` and methods, compared by `equal` and printed by `text` (each may be
** NULL); the methods get the value as their first argument. It is known by its address. */
typedef struct ValueType {
  const char *name;
  lua_CFunction index; /* (value, key): called for keys that are no method, by Lua alone, as no
                       ** script can reach it: so the value is one of the type */
  lua_CFunction equal, text, size;
  const struct luaL_Reg *methods;
  const char *const *keys; /* that `index` knows, where printed it says too little; may be NULL */
} ValueType;

/* Pushes a list of what the value at `at` has, "lead", "after()", or nil where it has no `keys`. */
void lua_value_members(lua_State *L, int at);

/* Pushes a value of the type, which the caller fills with its `size` bytes: a new one, or where
** Questions.use_again says so, the one of an earlier question. */
void *lua_value_new(lua_State *L, const ValueType *type, size_t size);

/* Push the name of a rank, of a suit ("T": trumps); nil for none. */
void lua_rank_push(lua_State *L, Rank rank);
void lua_suit_push(lua_State *L, Suit suit);

/* The text at `at`, as luaL_checkstring has it, with a fee for its length. */
const char *lua_value_text(lua_State *L, int at);

/* The index of the key at 2 among the keys of the value at 1; raises "a Card has no `rnk`: did you
** mean `rank`?" */
int lua_value_key(lua_State *L, const char *const keys[]);

/* Pushes a value that holds a seat and looks all else up in the running question: of no use in
** another one. */
void lua_handle_push(lua_State *L, const ValueType *type, int seat);
/* The seat of the value at 1; raises unless it is of that type and of the running question. */
int lua_handle_check(lua_State *L, const char *type);
/* The same in the `index` of the type. */
int lua_handle_own(lua_State *L, const char *type);
/* That of a value of any question; -1 when it is of another type. */
int lua_handle_test(lua_State *L, int at, const char *type);

#endif
