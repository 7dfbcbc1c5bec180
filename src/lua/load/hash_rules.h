/* hash_rules.h - the hash of what the files of a game set. */
#ifndef hash_rules_h
#define hash_rules_h

#include "lua/load/layers.h"

/* Hash over every field's value or function text. */
uint64_t fields_hash(lua_State *L, Variant *variant);

#endif
