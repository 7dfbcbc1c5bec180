/* play_check.h - may these cards be led, or follow? By the mechanics of play/ and by the
** functions that forbid (lead.refuse, follow.refuse). */
#ifndef play_check_h
#define play_check_h

#include "deal/action.h"
#include "deal/trick.h"
#include "deal/turn.h"
#include "play/climb_plays.h"
#include "play/follow_explain.h"

/* What was read of an action when it was checked, so that it is not read again when it is done. */
typedef struct Checked {
  bool may_fail;   /* a rule, in doing it: so all may have to be put back */
  Refusal refusal; /* by phase_act alone: why it is not legal */
  Bid bid;         /* of a declaration: what it is */
  TrickPlay play;  /* of a play, its places maybe in `crossed`, what its hand owes in `room` */
  CardSet crossed;
  Shape lead; /* of a lead: its units, as its leader divides it */
  Follow room;
  ClimbPlay climb;  /* of a play in a climbing game */
  const char *path; /* and line of a function that forbids a play */
  int line;
} Checked;

/* May the seat on turn play the cards, which it holds (checked->crossed)? LEGAL or why not. */
Refusal play_check(const Game *game, const Rules *rules, const Action *action, Checked *checked,
                   Ruling *why);

/* What lead.refuse or follow.refuse say, one of which is a function. */
Refusal play_ask_refuse(const Game *game, const Rules *rules, const Action *action,
                        Checked *checked, Ruling *why);

/* As play_check, of cards that follow. */
static ALWAYS_INLINE Refusal play_check_follow_in(const Game *game, const Rules *rules,
                                                  const Action *action, Checked *checked,
                                                  Ruling *why, int planes) {
  const CardSet *places = &checked->crossed;
  const Follow *follow = turn_follow_in(game, rules, &checked->room, why, planes);
  checked->play = (TrickPlay){&action->cards, places, follow};
  if (!follow) return REFUSED_RULE_FAILED;
  Refusal refusal = follow_check_in(follow, places, planes);
  if (refusal != LEGAL && why) follow_explain(follow, places, why);
  if (refusal == LEGAL && rules_hooked(rules, HOOK_FOLLOW_REFUSE))
    refusal = play_ask_refuse(game, rules, action, checked, why);
  if (refusal != LEGAL || !grouping_named(&action->grouping)) return refusal;
  return ruling_refuse(why, REFUSED_GROUPING, ""); /* only a lead is divided */
}

#endif
