/* ask_impl.h - what the parts of the engine share: ask.c finds the subject and sets situations up;
** ask_cards.c, ask_deal.c, ask_end.c and, for climbing games, ask_climb.c rule. */
#ifndef ask_impl_h
#define ask_impl_h

#include "ask/ask.h"
#include "deal/phase.h"

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
  const Order *order; /* of the trump; NULL without one */
  const Question *question;
  Answer *answer;
  Game *game; /* of the asker */
} Case;

#define CASE_FAIL(of, ...) ask_fail(&(of)->answer->error, __VA_ARGS__)

/* The ruling holds a rule that failed: noted as the error. Returns false. */
bool case_rule_failed(Case *of, const Ruling *why);

/* Makes the game of the asker one in its tricks: nothing on the table, no hand known, all levels at
** the start; trump and points if there is an order; seat 0 or the question's declarer, with
** team. */
bool case_lay(Case *of);
bool case_lay_for(Case *of, int players); /* another number of players than the game's */
/* The place of a phase among the game's; that of the tricks, or the last, if it has none. */
uint8_t case_phase(const Rules *rules, PhaseKind kind);
/* Declarer and team, given or derived, into the game. */
bool case_team(Case *of);
/* Is it a seat of this game? `name` is the key. */
bool case_seat(Case *of, int seat, const char *name);
/* The levels that are given, into the game. */
bool case_levels(Case *of);
/* What is remembered, the number of the deal, how often it was thrown in. */
bool case_past(Case *of);
void case_hand(Case *of, int seat, const CardSet *cards);
/* The declarer's declaration, which stands. */
void case_declared(Deal *deal, const CardSet *cards);
/* The order of a trump, and its points, into the case. */
bool case_order(Case *of, Trump trump);
/* The ruling on an action in the game; false when a rule failed. */
bool case_rule(Case *of, const Action *action);
/* Room for so many plays in the list. */
bool case_room(Case *of, int plays);

/* The shape of a lead that lies on the table, `name` for messages. */
bool case_led(Case *of, const CardSet *cards, const char *name, Shape *shape);
/* Puts the plays of a trick into the log and finds the best; *points of all. */
bool case_trick(Case *of, int *points);

bool about_order(Case *of);
bool about_shape(Case *of);
bool about_lead(Case *of);
bool about_follow(Case *of);
bool about_follows(Case *of);
bool about_winner(Case *of);
bool about_bid(Case *of);
bool about_may_bid(Case *of);
bool about_bury(Case *of);
bool about_misdeal(Case *of);
bool about_call(Case *of);
bool about_friends(Case *of);
bool about_kitty(Case *of);
bool about_score(Case *of);
bool about_advance(Case *of);
bool about_settle(Case *of);
bool about_decided(Case *of);
bool about_turned(Case *of);
bool about_begins(Case *of);
bool about_deck(Case *of);

/* Of a climbing game. */
bool climb_about_order(Case *of);
bool climb_about_shape(Case *of);
bool climb_about_lead(Case *of);
bool climb_about_follow(Case *of);
bool climb_about_follows(Case *of);
bool climb_about_winner(Case *of);

#endif
