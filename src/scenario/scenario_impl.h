/* scenario_impl.h - what the parts of the scenario runner share.
**
** scenario.c finds files and reports; scenario_check.c loads the game and asks every check;
** scenario_read.c reads values out of the file's tables and puts them into a question; the other
** files ask the engine (ask/ask.h), each about subjects of its own. A check looks for its keys,
** asks, and says what it expected and what was ruled by the expect_ functions; the first that does
** not hold is what is reported.
**
*/
#ifndef scenario_impl_h
#define scenario_impl_h

#include "ask/ask.h"
#include "base/text.h"
#include "lua/sandbox/data_file.h"

enum {
  SAID_MAX = 1024,
  LIST_MAX = 512,
  PATH_LEN = 512,
  SPEC_MAX = 1024,
  WORD_TEXT = GAME_SPEC + 1 /* so that a sum that is too long is not cut to one that fits */
};

/* What the scenarios of a file share: games that were loaded, who is asked, the game of scenarios
** that name none ("" before it is asked for), and room for a question's lists. */
typedef struct Bench {
  Games *games;
  Asker *asker;
  char otherwise[96];
  CardSet trick[SEAT_MAX];
  BySeat shown[CARD_MAX];
} Bench;

typedef struct Scenario {
  const Data *file, *self; /* the file's table and the scenario's own */
  const char *path;        /* of the file */
  int line;
  char name[256];
  const char *game;    /* of those that `games` lists; "" if it lists none */
  char spec[SPEC_MAX]; /* the game with its house rules */
  Bench *bench;
  Loaded *loaded;
  const Rules *rules;
  Question question; /* the one that is being asked */
  Answer answer;
  bool used[LIST_MAX];  /* the scenario's own entries that some check has read */
  int asserted;         /* expectations that were looked at */
  bool failed, stopped; /* stopped: by a rule that was to fail */
  char expected[SAID_MAX], ruled[SAID_MAX], why[SAID_MAX];
} Scenario;

/* -- values, scenario_read.c -- */

/* The value of a key, the scenario's own before the file's; NULL when neither has it. It is used
** then; scenario_has only looks. */
const Data *scenario_get(Scenario *s, const char *key);
bool scenario_has(const Scenario *s, const char *key);
/* A key's value of one kind; NULL, false or `otherwise` if it is not there, or after a report. */
const Data *scenario_table(Scenario *s, const char *key);
const char *scenario_text(Scenario *s, const char *key);
bool scenario_is(Scenario *s, const char *key);
int scenario_number(Scenario *s, const char *key, int otherwise);

/* A table's names, its whole-number keys, sorted; none when it is NULL or no table. */
int scenario_keys(const Data *table, const char *keys[LIST_MAX]);
int scenario_numbers(const Data *table, int keys[LIST_MAX]);

/* Cards in kind space, all of the deck; a mistake is reported. */
bool scenario_cards(Scenario *s, const char *text, CardSet *kinds);
/* The same of a lead, with how the leader divides it: "22333S as 2x2 + 1". */
bool scenario_lead(Scenario *s, const char *text, CardSet *kinds, Grouped *grouping);
/* The key's cards; false when it is not there or wrong. */
bool scenario_cards_of(Scenario *s, const char *key, CardSet *kinds);
/* "A" … as a seat; -1 after a report. The seat that a key names; -1 also when it is not there. */
int scenario_seat(Scenario *s, const char *text);
int scenario_seat_of(Scenario *s, const char *key);
/* "A E" as a set of seats; 0 after a report. The first one in *first if not NULL. */
uint16_t scenario_seats(Scenario *s, const char *text, int *first);
/* Splits text at blanks and commas into words; returns how many. */
int scenario_words(const char *text, char words[][WORD_TEXT], int max);

/* -- the question, scenario_read.c -- */

/* Begins a question. */
void scenario_begin(Scenario *s, Subject subject);
/* Notes that a key of the question is given now. */
void scenario_give(Scenario *s, Key key);
/* These put the scenario's keys into the question, where they are there: trump; hands; levels;
** team (the declarer first) and declarer. False after a report. */
bool give_trump(Scenario *s);
bool give_hands(Scenario *s);
bool give_levels(Scenario *s);
bool give_team(Scenario *s);
/* Cards of a text into a field of the question. */
bool give_cards(Scenario *s, Key key, const char *text, CardSet *field);
/* Points of tricks won, { "C 25", "A 15" }; calls, "AC#1 KD#2"; plays of a trick, a lead that may
** be divided first. */
bool give_ledger(Scenario *s);
bool give_calls(Scenario *s);
/* What is remembered (memory, deal_memory), the number of the deal, how often it was thrown in. */
bool give_past(Scenario *s);
bool give_trick(Scenario *s, Key key, const Data *plays);

/* Asks. False after a report; a rule that failed is what `error` expects, else a failure too. */
bool scenario_ask(Scenario *s, const char *what);
/* The same of a question for a ruling: a rule that failed is one, too, where no `error` is
** expected. */
bool scenario_rule(Scenario *s, const char *what);

/* -- one scenario, scenario_check.c -- */

/* Rules on everything the scenario asks; what came of it stands in it. */
void scenario_check(Scenario *s);

/* The game for a number of players and so many full packs; 0: as the game has it. */
Loaded *scenario_load(Scenario *s, int players, int packs, AskError *error);

/* The scenario is badly written: it fails, and the sentence says why. */
bool scenario_mistake(Scenario *s, const char *format, ...) TEXT_FORMAT(2, 3);
void expect_text(Scenario *s, const char *what, const char *expected, const char *ruled,
                 const char *why);
void expect_number(Scenario *s, const char *what, int expected, int ruled, const char *why);
void expect_yes(Scenario *s, const char *what, bool expected, bool ruled, const char *why);
/* Is this the refusal that `expected` names: its code, its field, the word of the demand, or a
** piece of its sentence? */
void expect_refusal(Scenario *s, const char *what, const char *expected, const Ruling *ruling);
void expect_legal(Scenario *s, const char *what, const Ruling *ruling);
void expect_cards(Scenario *s, const char *what, const CardSet *expected, const CardSet *ruled);
/* `legal = true`, or `illegal` with a refusal; one of them if `must`. */
void expect_verdict(Scenario *s, const char *what, const Ruling *ruling, bool must);
/* A key that holds true, or a refusal. */
void expect_ruling(Scenario *s, const char *what, const Data *wanted, const Ruling *ruling);
/* The seat that a key names, where it is there, is this one; SEAT_NONE: nobody. */
void expect_seat(Scenario *s, const char *key, int seat);
/* Every listed card set is among these, and there are no others. */
void expect_list(Scenario *s, const Data *list, const CardSet plays[], int n, const char *among);

/* -- the checks; each does nothing when its keys are not there -- */

void check_order(Scenario *s);      /* order, suits, adjacent, apart, above, worth */
void check_deck(Scenario *s);       /* deck; friends, largest_team, smallest_opposition */
void check_begins(Scenario *s);     /* begins, dropped; hand, bury; decided */
void check_lead(Scenario *s);       /* lead without hand: units, legal, illegal */
void check_follow(Scenario *s);     /* lead, hand: legal, illegal, all, count; play */
void check_winner(Scenario *s);     /* plays: winner, points */
void check_throw(Scenario *s);      /* throw: stands, forced, withdrawn, penalty, objector */
void check_bids(Scenario *s);       /* bids: declarer, trump_is, face_down, may_bid */
void check_misdeal(Scenario *s);    /* misdeal */
void check_turned(Scenario *s);     /* turned: trump_is */
void check_team(Scenario *s);       /* calls, played: team; call; callable */
void check_table(Scenario *s);      /* table, short */
void check_finish(Scenario *s);     /* finish */
void check_settlement(Scenario *s); /* team, points, kitty, ledger: after, result, next … */
void check_forms(Scenario *s);      /* forms */
void check_follows(Scenario *s);    /* follows, completes */
void check_gatherings(Scenario *s); /* gatherings, places */
void check_steps(Scenario *s); /* hands, steps: leads, turn, out, over, hands_after; exchange */
void check_deal(Scenario *s);  /* deal, same_as */

/* A hand to be played step by step, and what is asked after it (scenario_climb.c). */
bool climb_lay_out(Scenario *s, Game *game);
void climb_after_steps(Scenario *s, const Game *game);

/* The levels of those who are named under the key are these now (scenario_end.c). */
void scenario_levels_after(Scenario *s, const Game *game, const char *key);
/* What is asked of a deal that is over: points, result, levels, who is next (scenario_end.c). */
void scenario_end(Scenario *s, const Game *game);

/* Seats as "C E A", from `first` on in turn order; "A", "B" … */
void scenario_seats_print(uint16_t seats, int first, int players, char *out, size_t size);
const char *seat_text(int seat, char out[8]);

#endif
