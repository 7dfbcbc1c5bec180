/* lua_player.h - Player as scripts see it, and lists of players. */
#ifndef lua_player_h
#define lua_player_h

#include <lua.h>

#include "rules/rules.h"

void lua_player_push(lua_State *L, int seat); /* -1 and SEAT_NONE: nil */
int lua_player_check(lua_State *L, int at);   /* its seat; raises */
int lua_player_test(lua_State *L, int at);    /* -1: no player */

/* A list of the players whose bit is set, in turn order from seat A or from that seat on. */
void lua_seats_push(lua_State *L, unsigned seats);
void lua_seats_push_from(lua_State *L, unsigned seats, int from);


#endif
