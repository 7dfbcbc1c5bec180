/* play_check.h - may these cards be led, or follow? By the mechanics of play/ and by the
** functions that forbid (lead.refuse, follow.refuse). */
#ifndef play_check_h
#define play_check_h

#include "deal/action.h"
#include "deal/trick.h"
#include "play/climb_plays.h"

/* What was read of an action when it was checked, so that it is not read again when it is done. */
typedef struct Checked {
  bool may_fail;  /* a rule, in doing it: so all may have to be put back */
  Bid bid;        /* of a declaration: what it is */
  TrickPlay play; /* of a play, its places maybe in `crossed`, what its hand owes in `room` */
  CardSet crossed;
  Shape lead; /* of a lead: its units, as its leader divides it */
  Follow room;
  ClimbPlay climb;  /* of a play in a climbing game */
  const char *path; /* and line of a function that forbids a play */
  int line;
} Checked;

/* May the seat on turn, which holds the cards, play them? LEGAL or why not. */
Refusal play_check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                   Ruling *why);

#endif
