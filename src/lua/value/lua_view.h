/* lua_view.h - View: a deal as the seat of a bot sees it, and what it may do. */
#ifndef lua_view_h
#define lua_view_h

#include <lua.h>

#include "base/rng.h"
#include "deal/action.h"

/* Pushes the view of the running question, whose game is a view (deal/view.h) and whose seat is
** asked; chance is drawn from `rng`, which lives as long as the question. */
void lua_view_push(lua_State *L, Rng *rng);

/* Reads what is to be done, of the seat that is asked: a text ("pass", "call AC#1", "play 9C 9C" as
** a record has it, or "9C 9C"), or Cards, a Card, a Unit, a Play. Cards alone are meant as
** game_type_of_cards says. False, and a sentence in error, when it is none of these. Raises only
** for a lack of memory. */
bool lua_view_action(lua_State *L, int at, Action *out, char *error, size_t error_size);

#endif
