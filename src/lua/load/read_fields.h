/* read_fields.h - from the Lua values of the fields to Rules. */
#ifndef read_fields_h
#define read_fields_h

#include "lua/load/field_values.h"
#include "lua/load/layers.h"

/* Fills variant->rules for a number of players (0: the game's own). Raises on any mistake. */
void fields_compile(lua_State *L, Variant *variant, int players);

/* Do they go together? What a function answers is not known yet. Raises where they do not. */
void fields_check(lua_State *L, Variant *variant);

/* The player counts of deck.players, ascending. */
int fields_player_counts(lua_State *L, Variant *variant, int counts[SEAT_MAX]);

/* Reads a trump ladder at `at`: false with a sentence in error. */
bool fields_ladder(lua_State *L, int at, Ladder *ladder, char *error, size_t error_size);

/* Reads the ladder of demands at `at`: false with a sentence in error, which begins with ": " or
** " = ". */
bool fields_owes(lua_State *L, int at, Owes *owes, char *error, size_t error_size);

/* Pushes a ladder of demands as it would stand in a file. */
void fields_push_owes(lua_State *L, const Owes *owes, int planes);

/* throw.penalty: "leader's side", "other side", in the order of PenaltySide from 1. */
extern const char *const fields_penalty_sides[];

/* advance.stops: who may leave a level, in the order of Stop. */
extern const char *const fields_stop_words[];

/* Hash over every field's value or function text. */
uint64_t fields_hash(lua_State *L, Variant *variant);

#endif
