/* session.h - one game at the table: its rules, its state, and the way back.
**
** Nothing is rendered or read here. The game is a value and its actions are a list, so undo is a
** copy of an earlier checkpoint and the actions from there; nothing is forgotten.
**
** Invariant: game == base with the first history.n actions applied; `ahead` more can be redone.
** What is done as it stands there goes on along them; where something else is done, the way that
** was known is kept (`left`).
*/
#ifndef session_h
#define session_h

#include "bots/bots.h"
#include "lua/variant.h"
#include "notation/record.h"

enum { SESSION_ERROR = VARIANT_ERROR };

typedef struct Stack {
  size_t *at, n, room;
} Stack;

typedef struct Session {
  Variant *variant;
  int *users; /* sessions that share the variant; NULL: this one alone */
  const Rules *rules;
  Game game, base;    /* base: before the first action */
  bool from_position; /* base was set up by hand: there is no record of it */
  bool laid;          /* so that something be seen: no hand is hidden */
  History history;
  size_t ahead;     /* actions beyond history.n that can be redone */
  bool retraced;    /* one went back to look: what is ahead is done again as it was */
  Stack undo, redo; /* history.n before each command, and after each that was taken back */
  Game *checkpoint; /* [k]: after (k + 1) * CHECKPOINT_EVERY actions */
  size_t checkpoints, checkpoint_room;
  Game recent; /* the latest, after recent_n actions; 0: there is none */
  size_t recent_n;
  /* the game that this one took the place of (other rules, other cards, another game), to which
  ** undo leads from past_at actions; and the one that was taken back for it, behind future_at */
  struct Session *past, *future;
  size_t past_at, future_at;
  struct Session *left; /* the way that was known before something else was done; NULL: none */
  bool under_other;     /* it is the past one, done again under other rules (session_under) */
  SeatNames names;      /* who sits there */
  int kept_as;          /* the number of its file (autosave.c); 0: it has none */
  size_t dealt; /* so many actions were done by nobody's wish, as it was begun (new_game.c) */
} Session;

/* A seed from the system. */
uint64_t session_seed(void);

/* A game from its first draw, of rules that are the session's from now on. */
void session_start(Session *session, Variant *variant, uint64_t seed);
/* The same of a spec. False: nothing changed, *session as it was, the sentence in error. */
bool session_new(Session *session, const char *spec, int players, uint64_t seed, char *error,
                 size_t error_size);
/* The same from a line of the position notation, whose game may have its files from what is
** offered. */
bool session_position(Session *session, const char *text, Offer offer, char *error,
                      size_t error_size);
void session_free(Session *session);

/* A copy that goes its own way; the variant is shared. *to is overwritten. */
void session_copy(Session *to, Session *from);
/* These people sit down, as far as there are seats for them. */
void session_seat(Session *session, const SeatNames *names);
/* Takes over another session; what was there is freed. */
void session_replace(Session *session, Session *fresh);
/* The same, but what was there is kept: undo leads back to it, and redo here again. */
void session_turn_to(Session *session, Session *fresh);
/* Undo leads no further back than the beginning of this game. */
void session_forget_past(Session *session);

/* Is the invariant kept, as far as that can be told without doing all actions again? So many were
** done as the game has, and what can be redone is behind them. */
bool session_is_ok(const Session *session);

/* The actions that are known: those done, and those that can be redone. */
size_t session_known(const Session *session);
/* Goes to the state after so many of them; redo then leads forward again, and steps go along what
** was done (until an undo says that it is not wanted). */
void session_goto(Session *session, size_t n);
/* Did one go back to look? Then what was done next in *next. */
bool session_retraces(const Session *session, Action *next);
/* Is the same deck drawn in the same order, the same seat first? */
bool session_same_cards(const Game *a, const Game *b);
/* Loads a spec and does the known actions under its rules, up to the first that is not legal there
** or that finds other cards; then goes back to where the session is, if that was reached. *fresh is
** overwritten. The spec may have its files from what the session was offered, with `here_first`
** behind those that lie here. False and a sentence when the spec is not sound, or the position that
** was set up is none of its own. */
bool session_under(const Session *session, const char *spec, bool here_first, Session *fresh,
                   char *error, size_t error_size);

/* The actions that were done, gone through again from the first:
**   for (Replay at = session_begin(session); session_next(&at);) ... */
typedef struct Replay {
  const Session *session;
  size_t n;          /* so many are done again */
  Action action;     /* the last of them */
  Game before, game; /* as it was before that action, and after it */
} Replay;
Replay session_begin(const Session *session);
bool session_next(Replay *at);

/* Does an action. Where it is not the one that could be redone, `left` is the way on which that
** was. On a refusal nothing changes. */
Refusal session_do(Session *session, const Action *action, Ruling *why);

/* Lets the seats of `seats` do one action: that which they did, where one went back to look, else
** one chosen by the seat's bot on its view (`bots`, or one of them, may be NULL: then by the
** program's own). The same game goes on the same way whatever was undone in between. ACTION_NB type
** in *done: nobody could; *why then says whether a rule failed.
*/
void session_step(Session *session, uint16_t seats, const Bot *const bots[SEAT_MAX], Action *done,
                  Ruling *why);

/* Begins a command: undo goes back to here. A mark with nothing behind it does not count. */
void session_mark(Session *session);

/* Takes back the last marked command. Where there is no mark (after load): all since one of these
** seats last decided something, or one action where there are no seats. False when there is
** nothing. Redo does it again. */
bool session_undo(Session *session, uint16_t seats);
bool session_redo(Session *session);

#endif
