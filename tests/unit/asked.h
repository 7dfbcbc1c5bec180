/* asked.h - a situation of a game that is being played, put to judge and to a scenario: both must
** rule as the game does (test_repl_ask.c).
**
** Judge is asked at once. Scenarios are gathered, with what the game ruled as what they expect,
** and run together when all is asked. The first difference is said on standard error, with the
** question, and ends the comparing. */
#ifndef asked_h
#define asked_h

#include <cjson/cJSON.h>

#include "deal/game.h"
#include "support.h"
#include "tools/judge.h"

/* What is compared; in each of them situations are counted. */
typedef enum AskedType {
  ASKED_FOLLOW,
  ASKED_LEAD,
  ASKED_THROW, /* leads of several units, made */
  ASKED_WINNER,
  ASKED_BID,
  ASKED_BURY,
  ASKED_CALL,
  ASKED_END,
  ASKED_PARTS, /* friends, kitty, score by themselves */
  ASKED_CLIMB, /* plays of climbing games */
  ASKED_NB
} AskedType;

enum { ASKED_TEXT = 32768, ASKED_BIDS = 80, ASKED_FAULTS = 32, ASKED_LISTED = 24 };

/* What was said in the bidding of a deal; no cards: the right to answer passed. */
typedef struct AskedBid {
  uint8_t seat;
  CardSet cards;
} AskedBid;

typedef struct Asked {
  const char *spec;
  int players;
  uint64_t seed;
  const Rules *rules;
  Judge *judge;
  cJSON *answer; /* to the last question */
  char question[ASKED_TEXT], said[ASKED_TEXT];
  size_t length;   /* of the question */
  char *scenarios; /* their file, as far as it is written */
  size_t scenarios_n;
  FILE *file;
  int written, compared[ASKED_NB];
  unsigned action; /* how far the game is */
  bool bad;
  /* what the deal's history has beside the game */
  AskedBid bid[ASKED_BIDS + 1];
  int bids;
  struct {
    uint8_t seat, cards;
  } fault[ASKED_FAULTS + 1];
  int faults;
  AskedBid played[CARD_MAX]; /* as it was put on the table */
  int plays;
  Game before; /* the action that ended the deal */
} Asked;

void asked_open(Asked *asked, const char *spec, const Rules *rules, uint64_t seed);
/* Runs the scenarios; true when nothing differed. */
bool asked_close(Asked *asked);

/* Says what differs, once; false. */
bool asked_fault(Asked *asked, const char *format, ...) TEXT_FORMAT(2, 3);

/* The game's own ruling: what it checks and what it explains must be the same. */
Refusal asked_ruling(Asked *asked, const Game *game, const Action *action, Ruling *why);

/* Another action of the deal was done: what was bid, and what throws failed. */
void asked_note(Asked *asked, const Game *before, const Game *after, const Action *action);

/* ---- what is compared ---- */

/* The seat on turn: may it follow with these; which plays may it follow with; may it lead these,
** and what becomes of them; who won the trick that was just completed? */
bool asked_follow(Asked *asked, const Game *game, const CardSet plays[], int n);
bool asked_follows(Asked *asked, const Game *game);
bool asked_lead(Asked *asked, const Game *game, const Action *lead);
bool asked_winner(Asked *asked, const Game *before, const Game *after);
/* In a climbing game: may the seat whose turn it is lead these, or play them upon what lies
** there? */
bool asked_climb(Asked *asked, const Game *game, int seat, const CardSet plays[], int n);
/* May the seat show these, while cards are drawn, and which declarations could it make? What came
** of the bidding. */
bool asked_bids(Asked *asked, const Game *game, int seat, const CardSet bids[], int n);
bool asked_may_bid(Asked *asked, const Game *game, int seat);
bool asked_bidding(Asked *asked, const Game *game);
/* May these be buried; may the last of these calls be made, those before it standing? */
bool asked_bury(Asked *asked, const Game *game, const Action *bury);
bool asked_call(Asked *asked, const Game *game, const Action *call);
/* How the deal ended. */
bool asked_end(Asked *asked, const Game *game);

/* What judge and scenarios cannot know: a deal without certain cards ranks the others as
** neighbours. The rest follows from what is asked. */
static inline bool asked_knows_deck(const Deal *deal) { return cardset_is_empty(&deal->dropped); }

/* What a seat shows in all, as the action that does it. */
Action asked_bid_action(const Game *game, int seat, const CardSet *cards);

/* ---- for those who compare ---- */

/* Begins a question; adds to it. */
void ask_begin(Asked *asked, const char *subject);
void ask_raw(Asked *asked, const char *format, ...) TEXT_FORMAT(2, 3);
void ask_text(Asked *asked, const char *key, const char *text);
void ask_cards(Asked *asked, const char *key, const CardSet *cards);
void ask_trump(Asked *asked, const Deal *deal);
void ask_grouping(Asked *asked, const Grouped *grouping);
void ask_list_begin(Asked *asked, const char *key);
void ask_list_cards(Asked *asked, const CardSet *cards);
/* Asks judge. False after a fault. */
bool ask_judge(Asked *asked);

/* Has the answer this? A text of NULL is null. */
bool has_text(Asked *asked, const char *key, const char *text);
bool has_number(Asked *asked, const char *key, int number);
bool has_bool(Asked *asked, const char *key, bool truth);
bool has_cards(Asked *asked, const char *key, const CardSet *cards);
/* Is it this verdict, with the reason and the sentence? */
bool has_ruling(Asked *asked, const Ruling *ruling);

/* Begins a scenario, adds to it, ends it. */
void state_begin(Asked *asked, const char *what);
void state_raw(Asked *asked, const char *format, ...) TEXT_FORMAT(2, 3);
void state_trump(Asked *asked, const Deal *deal);
void state_cards(Asked *asked, const char *key, const CardSet *cards);
void state_lead(Asked *asked, const char *key, const CardSet *cards, const Grouped *grouping);
void state_hands(Asked *asked, const Deal *deal);
void state_end(Asked *asked);
/* A text in quotes, as Lua and JSON read it; cards, in static room for a few at once. */
const char *quoted(const char *text, char out[ASKED_TEXT]);
const char *cards_said(const CardSet *cards);

#endif
