/* games.h - whole games as Rules filled by hand, for tests of the state machine: the
** mechanics of presets.h with bidding, kitty, calls, scoring and levels added. */
#ifndef games_h
#define games_h

#include "bots/bots.h"
#include "deal/game.h"
#include "notation/record.h"
#include "support.h"

/* Six players, two packs, called friends, defences: source 002. */
Rules rules_game_002(void);
/* Six players, two packs, changing and adding to one's own bid, no defence: as in source 000. */
Rules rules_game_000(void);

/* Rights over one's own bid and the score table of 002, as they stand in the rules. */
void rules_add_bands(Rules *rules, const Band bands[], int n);

/* A game that begins, or that a position sets up. */
Game game_begun(const Rules *rules, uint64_t seed);
Game game_at(const Rules *rules, const char *position);

/* Applies an action that must be legal. */
void do_cards(Game *game, const Rules *rules, ActionType type, int seat, const char *cards);
/* Plays, each behind its seat, with bars between: "A 8D|B QH". */
void do_plays(Game *game, const Rules *rules, const char *plays);
/* The same of this action, of the default one, and of a random one; returns it. */
void do_action(Game *game, const Rules *rules, const Action *action);
Action do_default(Game *game, const Rules *rules);
Action do_random(Game *game, const Rules *rules, Rng *rng);
/* What the ruling on an action says, as "code: sentence"; the game stays as it is. */
const char *ruled(const Game *game, const Rules *rules, ActionType type, int seat,
                  const char *cards);
/* Lets the default actions go on until there is a choice to make or `until` is waited for. */
void go_on_until(Game *game, const Rules *rules, PhaseType until);

/* Such a player at every seat, until the next call. */
const Bot **seated(const Bot *bot);
/* Fails unless the record of the game replays to it; lets the history go. */
void assert_replays(const Rules *rules, const Game *game, History *history, bool checked);

/* A game that is in the tricks phase: that trump, A declarer, these hands, an empty kitty. */
Game game_of_tricks(const Rules *rules, const char *trump, const char *const hands[], int n);

#endif
