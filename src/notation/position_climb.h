/* position_climb.h - the tables of a climbing game in a position, both ways. */
#ifndef position_climb_h
#define position_climb_h

#include "notation/position_fields.h"

/* All fields between `n` and what is remembered: who sits where if players have moved, the number
** of the hand, dealers, points, hands, who is out, and the trick at each table. */
void climb_position_put(Text *text, const Game *game);

/* A climbing game: nothing on the tables, no hand known; its fields; what follows from them. */
bool climb_position_begin(Setup *setup);
bool climb_set_tables(Setup *setup, char *value);
bool climb_set_number(Setup *setup, char *value);
bool climb_set_dealer(Setup *setup, char *value);
bool climb_set_points(Setup *setup, char *value);
bool climb_set_out(Setup *setup, char *value);
bool climb_set_top(Setup *setup, char *value);
bool climb_set_passes(Setup *setup, char *value);
bool climb_set_turn(Setup *setup, char *value);
bool climb_position_settle(Setup *setup);

#endif
