/* lua_cards.h - Card and Cards, the values that scripts see. */
#ifndef lua_cards_h
#define lua_cards_h

#include <lua.h>

#include "play/order.h"

/* Opens the types, unless they are, Cards with these methods beside its own; adds `card` and
** `cards` to the table of globals on top of the stack. */
struct luaL_Reg;
void lua_cards_open(lua_State *L, const struct luaL_Reg *further);

/* Pushes a card; each kind is one value in a state, so == works. CARD_NONE is nil. */
void lua_card_push(lua_State *L, Card card);
/* The card at `at`, also by name ("5H"); raises. */
Card lua_card_check(lua_State *L, int at);

/* The card there; CARD_NONE when the value is none. */
Card lua_card_test(lua_State *L, int at);

/* Pushes a multiset in kind space, of which so many planes are initialised. NULL is nil. */
void lua_cards_push(lua_State *L, const CardSet *set, int planes);
/* The multiset at `at`, also by text ("QQJJS"); raises. */
const CardSet *lua_cards_check(lua_State *L, int at);
/* NULL when the value is none. */
const CardSet *lua_cards_test(lua_State *L, int at);
/* Pushes their text. */
void lua_cards_push_text(lua_State *L, const CardSet *set);

/* Pushes a trump ladder as scripts write it. */
void lua_ladder_push(lua_State *L, const Ladder *ladder);

#endif
