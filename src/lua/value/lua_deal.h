/* lua_deal.h - what scripts see of a deal: Deal, Player, Result, Trick, Play, Unit, Bid, Call,
** Trump, Order.
**
** They are light: each looks its answers up in the question that is running, and is of no use in
** another one. What a question may know is said by its hook: public things, the asked player's hand
** too, or all hands.
*/
#ifndef lua_deal_h
#define lua_deal_h

#include <lua.h>

#include "deal/game.h"
#include "lua/load/layers.h"

typedef enum Knows { KNOWS_PUBLIC, KNOWS_OWN, KNOWS_ALL } Knows;

/* A question that is running. */
struct Frame {
  HookCall *call;
  const Rules *rules;
  const Field *field;
  Knows knows;
  unsigned serial;
  Frame *previous;
  int memory[2]; /* references: deal.memory and all players' memory once they were looked at */
};

/* The running question; raises when there is none. */
const Frame *lua_frame(lua_State *L);
/* Its game; raises when it has none. */
const Game *lua_frame_game(lua_State *L);
/* Its order; raises when there is no trump yet. */
const Order *lua_frame_order(lua_State *L);

void lua_deal_push(lua_State *L);
void lua_result_push(lua_State *L);
void lua_player_push(lua_State *L, int seat);      /* -1 and SEAT_NONE: nil */
void lua_seats_push(lua_State *L, unsigned seats); /* a list of the players whose bit is set */
int lua_player_check(lua_State *L, int at);
int lua_player_test(lua_State *L, int at); /* -1: no player */

/* The trick on the table, or the last one. Plays: their cards in kind space. */
void lua_trick_push(lua_State *L, bool last);
/* How the lead that the question is about is divided. */
const Grouped *lua_lead_grouping(const HookCall *call);
/* `grouping`: of a lead, how its leader divided it; NULL where nothing was said. */
void lua_play_push(lua_State *L, const CardSet *cards, int seat, const Grouped *grouping);
/* A throw that is asked about, with what is known of it. */
void lua_throw_push(lua_State *L, const HookCall *call);
void lua_unit_push(lua_State *L, const Unit *unit); /* order space */
const CardSet *lua_unit_test(lua_State *L, int at); /* its cards; NULL: no unit */
void lua_bid_push(lua_State *L, const Bid *bid);    /* NULL: nil */
void lua_bids_push(lua_State *L, const Bidding *bidding);
void lua_call_push(lua_State *L, Card card, int ordinal, int seen, int player);
void lua_trump_push(lua_State *L, Trump trump);
bool lua_trump_test(lua_State *L, int at, Trump *trump);

/* Effective suits, tiers and neighbours of the question's trump. */
void lua_order_push(lua_State *L);

/* The list of the units of some cards; are the units at `at` ("2x2+1" or a list) among them? */
void lua_units_push(lua_State *L, const CardSet *cards, const Grouped *grouping);
bool lua_units_held(lua_State *L, const CardSet *cards, int at);

/* Makes a type with fields by `index` and methods, compared by `equal` and printed by `text` (each
** may be NULL), unless it is there; the methods get the value as their first argument. */
typedef struct ValueType {
  const char *name;
  lua_CFunction index; /* (value, key): called for keys that are no method */
  lua_CFunction equal, text, size;
  const struct luaL_Reg *methods;
} ValueType;
void lua_value_type(lua_State *L, const ValueType *type);
/* The text at `at`, as luaL_checkstring has it, with a fee for its length. */
const char *lua_value_text(lua_State *L, int at);
/* The index of the key at 2 among the keys of the value at 1; raises "a Card has no `rnk`: did you
** mean `rank`?" */
int lua_value_key(lua_State *L, const char *const keys[]);

#endif
