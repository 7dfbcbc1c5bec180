/* lua_bid.h - Bid and Call as scripts see them. */
#ifndef lua_bid_h
#define lua_bid_h

#include <lua.h>

#include "deal/game.h"

void lua_bid_push(lua_State *L, const Bid *bid); /* NULL: nil */
void lua_bids_push(lua_State *L, const Bidding *bidding);

/* A call with so many copies seen; player -1 or SEAT_NONE: nobody has played it. */
void lua_call_push(lua_State *L, Card card, int ordinal, int seen, int player);

#endif
