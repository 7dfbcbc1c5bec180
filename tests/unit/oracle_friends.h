/* oracle_friends.h - friends by the plain model: which calls may be made, who is found, who joins
** and when, who is missing in the end; and the sides in games without calls.
**
** It keeps its own account of a deal: the calls, and the cards played since. Functions of the rules
** are asked the same questions.
*/
#ifndef oracle_friends_h
#define oracle_friends_h

#include "deal/action.h"
#include "oracle.h"

typedef struct OracleCall {
  Card card;
  int ordinal; /* ORDINAL_OTHER */
  int seen;    /* copies played that count */
  int player;  /* who met it; SEAT_NONE */
  int holder;  /* who was found by holding; SEAT_NONE */
} OracleCall;

typedef struct OracleFriends {
  const Rules *rules;
  int players, declarer;
  OracleCall call[CALL_MAX];
  int calls;
  unsigned team; /* bit a seat: known as the declarers */
  unsigned met;  /* bit a seat: has met a call */
} OracleFriends;

/* The declarers before anybody joins, one bit each. */
unsigned oracle_first_team(const Rules *rules, int players, int declarer);

/* How many calls the declarer has to make. */
int oracle_calls_wanted(const Rules *rules);

/* May these be called, all at once, by who has buried? */
bool oracle_may_call(const Oracle *oracle, const Game *game, const Action *action);

/* The calls of the deal are made by an action (NULL: none), or by friends.calls. */
void oracle_friends_call(OracleFriends *friends, const Rules *rules, const Game *game,
                         const Action *action);

/* The play begins with these hands: who is found by holding. */
void oracle_friends_find(OracleFriends *friends, const Pile hand[]);

/* These cards are played and lie (game: before that); and the trick is over. */
void oracle_friends_play(OracleFriends *friends, const Game *game, int seat, const Pile *cards);
void oracle_friends_trick(OracleFriends *friends);

/* The deal is over. Where a throw has ended it, everybody lays down the called cards, from its
** leader on (hand: what each held); NULL: it was played out, or ended early. */
void oracle_friends_end(OracleFriends *friends, const Game *game, const Pile hand[], int leader);

/* Is the seat on the declarers' side in truth? How many friends are missing? */
bool oracle_is_friend(const OracleFriends *friends, int seat);
int oracle_missing(const OracleFriends *friends);

#endif
