/* scenario_impl.h - what the parts of the scenario runner share.
**
** scenario.c finds files and reports; scenario_check.c loads the game and asks every check;
** scenario_read.c reads values out of the file's tables; the other files rule on what they find,
** each on a subject of its own. A check looks for its keys, rules, and
** says what it expected and what was ruled by the expect_ functions; the first that does not hold
** is what is reported.
*/
#ifndef scenario_impl_h
#define scenario_impl_h

#include "core/game.h"
#include "core/text.h"
#include "lua/data.h"
#include "lua/variant.h"

enum { SAID_MAX = 1024, LIST_MAX = 512, PATH_LEN = 512 };

typedef struct Scenario {
  const Data *file, *self; /* the file's table and the scenario's own */
  const char *path;        /* of the file */
  int line;
  char name[256];
  const char *game; /* of those that `games` lists; "" if it lists none */
  char spec[384];   /* the game with its house rules */
  Variant *variant;
  Rules rules;
  Order order;
  bool has_order;
  int asserted; /* expectations that were looked at */
  bool failed;
  char expected[SAID_MAX], ruled[SAID_MAX], why[SAID_MAX];
} Scenario;

/* -- scenario_read.c -- */

/* The value of a key, the scenario's own before the file's; NULL when neither has it. */
const Data *scenario_get(Scenario *s, const char *key);
bool scenario_has(Scenario *s, const char *key);
/* Is it there, and not false? */
bool scenario_is(Scenario *s, const char *key);
/* The key's text or number as text; NULL if it is not there. */
const char *scenario_text(Scenario *s, const char *key);
int scenario_number(Scenario *s, const char *key, int otherwise);

/* A table's names, its whole-number keys, sorted; none when it is NULL or no table. */
int scenario_keys(const Data *table, const char *keys[LIST_MAX]);
int scenario_numbers(const Data *table, int keys[LIST_MAX]);

/* Cards in kind space, all of the deck; a mistake is reported. */
bool scenario_cards(Scenario *s, const char *text, CardSet *kinds);
/* The same of a lead, with how the leader divides it: "22333S as 2x2 + 1". */
bool scenario_lead(Scenario *s, const char *text, CardSet *kinds, Grouped *grouping);
/* The same in order space; the scenario must have a trump. */
bool scenario_places(Scenario *s, const char *text, CardSet *places);
/* The key's cards; false when it is not there or wrong. */
bool scenario_cards_of(Scenario *s, const char *key, CardSet *kinds);
/* Makes the order of `trump` once. */
bool scenario_order(Scenario *s);
/* "A" … as a seat; -1 after a report. */
int scenario_seat(Scenario *s, const char *text);
/* "A E" as a set of seats; 0 after a report. The first one in *first if not NULL. */
uint16_t scenario_seats(Scenario *s, const char *text, int *first);
/* Splits text at blanks and commas into words; returns how many. */
int scenario_words(const char *text, char words[][48], int max);

/* -- one scenario, scenario_check.c -- */

/* Games loaded for a file, by spec and players, and the default one: they are slow to load
** and to find, and many. */
enum { LOADED_MAX = 64 };
typedef struct Loaded {
  char otherwise[96]; /* the game of scenarios that name none; "" before it is asked for */
  struct {
    char spec[384];
    int players, packs;
    Variant *variant;
  } entry[LOADED_MAX];
  int n;
} Loaded;

void loaded_free(Loaded *loaded);

/* Rules on everything the scenario asks; what came of it stands in it. */
void scenario_check(Scenario *s, Loaded *loaded);

/* The scenario is badly written: it fails, and the sentence says why. */
bool scenario_mistake(Scenario *s, const char *format, ...) TEXT_FORMAT(2, 3);
void expect_text(Scenario *s, const char *what, const char *expected, const char *ruled,
                 const char *why);
void expect_number(Scenario *s, const char *what, int expected, int ruled, const char *why);
/* Is this the refusal that `expected` names: its code, its field, the word of the demand, or a
** piece of its sentence? */
void expect_refusal(Scenario *s, const char *what, const char *expected, const Ruling *ruling);
void expect_legal(Scenario *s, const char *what, const Ruling *ruling);
void expect_cards(Scenario *s, const char *what, const CardSet *expected, const CardSet *ruled);

/* -- the checks; each does nothing when its keys are not there -- */

void check_order(Scenario *s);      /* order, suits, adjacent, apart, above, worth */
void check_deck(Scenario *s);       /* deck */
void check_lead(Scenario *s);       /* lead without hand: units, legal, illegal */
void check_follow(Scenario *s);     /* lead, hand: legal, illegal, all, count; play */
void check_winner(Scenario *s);     /* plays: winner, points */
void check_throw(Scenario *s);      /* throw: stands, forced, withdrawn, penalty, objector */
void check_bids(Scenario *s);       /* bids: declarer, trump_is */
void check_team(Scenario *s);       /* calls, played: team; call; callable */
void check_friends(Scenario *s);    /* friends, largest_team, smallest_opposition */
void check_table(Scenario *s);      /* table, short */
void check_misdeal(Scenario *s);    /* misdeal */
void check_turned(Scenario *s);     /* turned: trump_is */
void check_finish(Scenario *s);     /* finish */
void check_settlement(Scenario *s); /* team, points, kitty, ledger: after, result, next … */
void check_forms(Scenario *s);      /* forms */
void check_follows(Scenario *s);    /* follows, completes */
void check_gatherings(Scenario *s); /* gatherings, places */
void check_steps(Scenario *s);  /* hands, steps: leads, turn, out, over, hands_after; exchange */
void check_deal(Scenario *s);   /* deal, same_as */
void check_begins(Scenario *s); /* begins, dropped; hand, bury; decided (scenario_deck.c) */

/* `hands` into the game; who is not named holds nothing (scenario_steps.c). */
bool scenario_hands(Scenario *s, Game *game);
/* The seat that a key names, where it is there, is this one. */
void expect_seat(Scenario *s, const char *key, int seat);

/* A hand to be played step by step, and what is asked after it (scenario_climb.c). */
bool climb_lay_out(Scenario *s, Game *game);
void climb_after_steps(Scenario *s, const Game *game);

/* A game in its tricks phase with these hands, the first seat to lead (scenario_cards.c). */
void situation_make(Scenario *s, Game *game);

/* `levels = { A = "4" }` into the game; who is not named stands at the start (scenario_deal.c). */
bool scenario_levels(Scenario *s, Game *game);

/* The levels of those who are named under the key are these now (scenario_end.c). */
void scenario_levels_after(Scenario *s, const Game *game, const char *key);

/* What is asked of a deal that is over: points, result, levels, who is next (scenario_end.c). */
void scenario_end(Scenario *s, const Game *game);

/* Seats as "C E A", from `first` on in turn order. */
void scenario_seats_print(uint16_t seats, int first, int players, char *out, size_t size);

/* "A", "B" … */
const char *seat_text(int seat, char out[8]);

#endif
