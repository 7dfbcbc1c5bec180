/* lua_play.h - Play, Throw and Trick as scripts see them. */
#ifndef lua_play_h
#define lua_play_h

#include <lua.h>

#include "play/lead_grouping.h"
#include "rules/questions.h"

/* The trick on the table, or the last one. */
void lua_trick_push(lua_State *L, bool last);

/* How the lead that the question is about is divided. */
const Grouped *lua_lead_grouping(const HookCall *call);

/* Cards in kind space. `grouping`: of a lead, how its leader divided it; NULL where nothing was
** said. */
void lua_play_push(lua_State *L, const CardSet *cards, int seat, const Grouped *grouping);

/* The cards of the Play at `at`; NULL: there is none. */
const CardSet *lua_play_test(lua_State *L, int at);

/* A throw that is asked about, with what is known of it. */
void lua_throw_push(lua_State *L, const HookCall *call);

#endif
