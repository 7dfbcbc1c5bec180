/* situation.h - a question that is being answered: its case, and the situation that it describes
** set up as a Game. The files ask_*.c rule on it. */
#ifndef situation_h
#define situation_h

#include "ask/ask.h"

struct Asker {
  Game game;
  CardSet *plays; /* of the last list */
  int room;
};

/* A question that is being answered. */
typedef struct Case {
  Asker *asker;
  Loaded *loaded;
  const Rules *rules;
  const Order *order; /* of the trump, in the game; NULL without one */
  const Question *question;
  Answer *answer;
  Ruling *why; /* of the answer */
  Game *game;  /* of the asker */
} Case;

#define CASE_FAIL(of, ...) ask_fail(&(of)->answer->error, __VA_ARGS__)

/* Where a rule failed, which *of->why says then, that is noted as the error: returns `answered`. */
bool case_answered(Case *of, bool answered);
/* The same of a ruling that was made there: false when a rule failed. */
bool case_ruled(Case *of);

/* Makes the game of the asker one in its tricks: nothing on the table, no hand known, all levels at
** the start, no trump. */
void case_begin(Case *of);
/* The order of a trump, and its points, into the case. */
bool case_order(Case *of, Trump trump);
/* Seat 0 or the question's declarer, with team. */
bool case_lay(Case *of);
bool case_lay_for(Case *of, int players); /* another number of players than the game's */
/* The index of a phase among the game's; that of the tricks, or the last, if it has none. */
uint8_t case_phase(const Rules *rules, PhaseType type);
/* Is it a seat of this game? `name` is the key. */
bool case_seat(Case *of, int seat, const char *name);
/* The levels that are given, into the game. */
bool case_levels(Case *of);
/* What is remembered, the number of the deal, how often it was redealt. */
bool case_past(Case *of);
/* The hands that are given, and one hand; of one that is too large an empty one, and the error is
** noted. */
void case_hands(Case *of);
void case_hand(Case *of, int seat, const CardSet *cards);
/* The declarer's declaration, which stands; of one too large none, and the error is noted. */
void case_declared(Case *of);
/* The ruling on an action in the game; false when a rule failed. */
bool case_rule(Case *of, const Action *action);
/* Room for so many plays in the list. */
bool case_room(Case *of, int plays);

#endif
