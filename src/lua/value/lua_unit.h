/* lua_unit.h - Unit as scripts see it, and how cards are divided into units. */
#ifndef lua_unit_h
#define lua_unit_h

#include <lua.h>

#include "play/lead_grouping.h"

/* Opens Card and Cards, which has the methods units() and holds(), and adds what every script has
** beside the libraries to the table of globals on top of the stack: `card` and `cards`. */
void lua_globals_add(lua_State *L);

void lua_unit_push(lua_State *L, const Unit *unit); /* order space */
const CardSet *lua_unit_test(lua_State *L, int at); /* its cards; NULL: no unit */

/* Crosses cards into the space of the question's order; raises when the deck has not so many of
** them. */
void lua_cards_cross(lua_State *L, const Order *order, const CardSet *cards, CardSet *places);

/* The shape of a lead in the question's order, as its leader divided it. Raises where a form's
** function fails. */
void lua_lead_shape(lua_State *L, const CardSet *cards, const Grouped *grouping, Shape *shape);

/* The list of the units of some cards. */
void lua_units_push(lua_State *L, const CardSet *cards, const Grouped *grouping);

#endif
