/* read_fields.h - from the Lua values of the fields to Rules. */
#ifndef read_fields_h
#define read_fields_h

#include "lua/load/layers.h"
#include "lua/load/owes_to_lua.h"
#include "lua/load/read_trump_ladder.h"
#include "lua/load/read_value.h"
#include "lua/load/words_and_ranges.h"

/* Fills variant->rules for a number of players (0: the game's own). Raises on any mistake. */
void fields_compile(lua_State *L, Variant *variant, int players);

/* Do they go together? What a function answers is not known yet. Raises where they do not. */
void fields_check(lua_State *L, Variant *variant);

/* The player counts of deck.players, ascending. */
int fields_player_counts(lua_State *L, Variant *variant, int counts[SEAT_MAX]);

#endif
