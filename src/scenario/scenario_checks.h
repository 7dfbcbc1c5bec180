/* scenario_checks.h - what scenarios ask: one function for the keys of each question, in the file
** that its group is named after. */
#ifndef scenario_checks_h
#define scenario_checks_h

#include "scenario/scenario_report.h"

/* Each does nothing when its keys are not there. scenario_order.c: */
void check_order(Scenario *s); /* order, suits, adjacent, apart, above, worth */
/* scenario_deck.c: the deck, and a deal as a whole */
void check_deck(Scenario *s);   /* deck; friends, largest_team, smallest_opposition */
void check_begins(Scenario *s); /* begins, dropped; hand, bury; decided */
/* scenario_cards.c: plays */
void check_lead(Scenario *s);   /* lead without hand: units, legal, illegal */
void check_follow(Scenario *s); /* lead, hand: legal, illegal, all, count; play */
void check_winner(Scenario *s); /* plays: winner, points */
void check_throw(Scenario *s);  /* throw: stands, forced, withdrawn, penalty, objector */
/* scenario_deal.c: a deal before its tricks */
void check_bids(Scenario *s);    /* bids: declarer, trump_is, face_down, may_bid */
void check_misdeal(Scenario *s); /* misdeal */
void check_turned(Scenario *s);  /* turned: trump_is */
void check_team(Scenario *s);    /* calls, played: team; call; callable */
/* scenario_end.c: the end of a deal */
void check_table(Scenario *s);      /* table, short */
void check_finish(Scenario *s);     /* finish */
void check_settlement(Scenario *s); /* team, points, kitty, ledger: after, result, next … */
/* scenario_climb.c: climbing games */
void check_forms(Scenario *s);      /* forms */
void check_follows(Scenario *s);    /* follows, completes */
void check_gatherings(Scenario *s); /* gatherings, places */
/* scenario_steps.c, scenario_game.c: a deal played step by step; whole deals and games */
void check_steps(Scenario *s); /* hands, steps: leads, turn, out, over, hands_after; exchange */
void check_deal(Scenario *s);  /* deal, same_as */

/* The levels of those who are named under the key are these now. */
void scenario_levels_after(Scenario *s, const Game *game, const char *key);
/* What is asked of a deal that is over: points, result, levels, who is next. */
void scenario_end(Scenario *s, const Game *game);

/* A hand of a climbing game to be played step by step, into the question; and what is asked after
** it. */
bool give_table(Scenario *s);
void climb_after_steps(Scenario *s, const Game *game);

#endif
