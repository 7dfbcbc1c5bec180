/* game.h - actions: who may act, what they may do, doing it.
**
** A deal is a sequence of phases (phase_draw.c, phase_tricks.c, phase_climb.c …); each
** answers the same questions through one table of functions, and game.c goes from one to the next,
** settles the deal at its end (levels, next starter, end of the game) and begins the next one.
**
** game_apply validates, then commits: on a refusal the game is unaltered.
*/
#ifndef game_h
#define game_h

#include "deal/deal.h"
#include "play/follow.h"
#include "play/legal_plays.h"
#include "play/lead.h"

/* id, word (in records and as a REPL command) */
#define ACTIONS(X)                                                                                 \
  X(DRAW, "draw")       /* the seat whose turn it is takes a card */                               \
  X(DECLARE, "declare") /* cards: all that the seat then shows */                                  \
  X(DEFEND, "defend")   /* cards: those added */                                                   \
  X(YIELD, "yield")     /* lets the right to answer an overcall pass */                            \
  X(PASS, "pass")       /* after the last card: no (more) declaration */                           \
  X(MISDEAL, "misdeal") /* throws the deal in */                                                   \
  X(PICK_UP, "pick-up") /* the kitty */                                                            \
  X(BURY, "bury")       /* cards: as many as the kitty has */                                      \
  X(REVEAL, "reveal")   /* the buried kitty is laid open */                                        \
  X(CALL, "call")       /* calls: all of them at once */                                           \
  X(PLAY, "play")       /* cards */                                                                \
  X(DEAL, "deal")       /* the next deal begins (also after one that was thrown in) */             \
  X(KEEP, "keep")       /* exchange: no exchange; leads */                                         \
  X(GIVE, "give")       /* cards: to the other side of the exchange, or a gift that is owed */     \
  X(ACCEPT, "accept")   /* the card that was given */                                              \
  X(REFUSE, "refuse")   /* it goes back, no exchange; leads */                                     \
  X(REQUEST, "request") /* rank: the card that is wanted for it */                                 \
  X(WAIVE, "waive")     /* the right to keep or to request */                                      \
  X(CHOOSE, "")         /* a word of the variant's own, in one of its phases */

typedef enum ActionKind {
#define X(id, word) ACTION_##id,
  ACTIONS(X)
#undef X
      ACTION_NB
} ActionKind;

typedef struct Action {
  uint8_t kind;            /* ActionKind */
  uint8_t seat;            /* SEAT_NONE for DEAL */
  uint8_t rank;            /* of a request */
  uint16_t version;        /* climbing: of the table when it was decided on; 0: as it stands */
  char word[NAME_MAX_LEN]; /* of CHOOSE; it may have a number, or cards */
  bool has_number;
  int16_t number;
  CardSet cards;
  Grouped grouping; /* of a lead: how it is divided, if that is said */
  Call call[CALL_MAX];
  uint8_t calls;
} Action;

const char *action_word(ActionKind kind); /* "" of CHOOSE */
/* The kind whose word this is; ACTION_NB if none. */
ActionKind action_find(const char *word, size_t length);
/* The word of an action, its own if it is of CHOOSE. */
const char *action_name(const Action *action);
/* May a phase of a variant offer this word? Words of other phases mean those. */
bool action_may_be_offered(const char *word);

/* Starts a game: the levels at their start, the first drawer found, the first deal shuffled. */
void game_start(Game *game, const Rules *rules, uint64_t seed);

/* Is this action allowed now? LEGAL or why not. Never asks for the ruling's cards. */
Refusal game_check(const Game *game, const Rules *rules, const Action *action);

/* The ruling on it with sentence, cards, example. */
void game_explain(const Game *game, const Rules *rules, const Action *action, Ruling *out);

/* Does it. On a refusal `game` is unaltered and *why, if not NULL, is filled. */
Refusal game_apply(Game *game, const Rules *rules, const Action *action, Ruling *why);

/* Does what was found allowed before, by a program or when it was done first. A rule that then
** answers otherwise is asked ASKED_AGAIN times in all; *why says what it answered last. */
enum { ASKED_AGAIN = 100 };
Refusal game_apply_again(Game *game, const Rules *rules, const Action *action, Ruling *why);

/* The seat that is waited for, of several tables that of the first which goes on; SEAT_NONE when
** the deal or the game is over. */
int game_waits_for(const Game *game, const Rules *rules);

/* Seats that may act now, one bit each: between draws everybody who could declare. */
uint16_t game_may_act(const Game *game, const Rules *rules);

/* Which kinds of action the seat may take now, one bit each (some cards of that kind exist). */
uint32_t game_kinds(const Game *game, const Rules *rules, int seat);

/* The action that lets the game go on when its seat has nothing to say: draw, yield, pass, pick-up
** or the next deal; kind ACTION_NB when there is a choice to make (bury, call, play). */
Action game_default(const Game *game, const Rules *rules);

/* Deals anew (the deck of the rules, shuffled by the game's generator), that seat drawing first. */
void game_deal(Game *game, const Rules *rules, int first_drawer);

/* A legal action of the seat that is waited for, at random (each follow equally likely, each plain
** lead, any cards to bury, any callable cards): what the random player does. */
void game_random_action(const Game *game, const Rules *rules, Rng *rng, Action *out);

/* The phase that is on; PHASE_NONE when the deal is over. */
PhaseKind game_phase(const Game *game, const Rules *rules);
/* "draw", "kitty", "call", "tricks", "deal out", "exchange", "climb", the name that a variant gave,
** "over". */
const char *phase_word(const Rules *rules, PhaseKind phase);

/* Prepares the follow of the seat on turn in the trick on the table. There must be a lead. False,
** and *why (if not NULL) says so, when a function that says what is owed failed: see follow_ask. */
bool game_follow(const Game *game, const Rules *rules, Follow *follow, Ruling *why);

/* xxh64 of the whole state that matters: two games that agree in it go on alike. */
uint64_t game_hash(const Game *game);

#endif
