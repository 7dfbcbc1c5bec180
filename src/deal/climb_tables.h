/* climb_tables.h - the tables of a climbing game: who sits where, dealing, the points of a hand,
** and who moves to another table.
**
** Players keep their letter and their points; what moves is where they sit (Game.place). Table 0 is
** the first. Source 003, Players, Dealing, Scoring; CLIMBING C1, C3, C12.
**
*/
#ifndef climb_tables_h
#define climb_tables_h

#include "deal/action.h"

/* The table at which a player sits. */
int table_of(const Game *game, int player);

/* The players at a table, one bit each; those of them who have cards. */
uint16_t table_players(const Game *game, const ClimbTable *table);
uint16_t table_active(const Game *game, const ClimbTable *table);

/* The first of `players` in turn order behind this player of the table, who comes last himself;
** SEAT_NONE when there is none. */
int table_after(const Game *game, const ClimbTable *table, int player, uint16_t players);
/* The same of those who have cards, but for `others`. */
int table_after_active(const Game *game, const ClimbTable *table, int player, uint16_t others);

/* The player whom winner, loser or (for the dealer) next seat name at a table; else SEAT_NONE. */
int table_seat_of(const Game *game, const ClimbTable *table, Who who);

static inline bool table_is_over(const ClimbTable *table) { return table->out_n == table->size; }

/* Was it decided on before something else was done at the table? The refusal that says so. CLIMBING
** C8. */
static inline bool table_is_stale(const ClimbTable *table, const Action *action) {
  return action->version != 0 && action->version != table->version;
}
Refusal table_refuse_stale(const ClimbTable *table, const Action *action, Ruling *why);

/* A hand that is laid out: who holds no card and is not yet out has gone out now, in the order of
** the letters; the first who has cards leads; where one player alone has some the hand is over. */
void table_lay_out(const Game *game, ClimbTable *table);

/* The first table whose hand goes on; NULL when there is none. */
const ClimbTable *table_waiting(const Game *game);

/* Everybody sits down in order of letters. */
void tables_seat(Game *game, const Rules *rules);

/* One deck a table, shuffled and dealt out one by one from the dealer's left. */
void tables_shuffle(Game *game, const Rules *rules);
void tables_deal(Game *game);

/* Points by the order of going out, totals, and whether the game is over. */
void tables_settle(Game *game, const Rules *rules);

/* Before the next hand: who moves, who deals. */
void tables_move(Game *game, const Rules *rules);

/* As deal_is_ok. */
const char *tables_are_ok(const Rules *rules, const Game *game);

#endif
