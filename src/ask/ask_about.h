/* ask_about.h - what can be asked: one function for each subject. */
#ifndef ask_about_h
#define ask_about_h

#include "ask/situation.h"

/* Each is false when the question has no answer. ask_cards.c: cards and plays */
bool about_order(Case *of);
bool about_shape(Case *of);
bool about_lead(Case *of);
bool about_follow(Case *of);
bool about_follows(Case *of);
bool about_winner(Case *of);
/* ask_climb.c: the same in a climbing game */
bool climb_about_order(Case *of);
bool climb_about_shape(Case *of);
bool climb_about_lead(Case *of);
bool climb_about_follow(Case *of);
bool climb_about_follows(Case *of);
bool climb_about_winner(Case *of);
/* ask_deal.c: a deal before its tricks */
bool about_bid(Case *of);
bool about_may_bid(Case *of);
bool about_bury(Case *of);
bool about_misdeal(Case *of);
bool about_call(Case *of);
bool about_friends(Case *of);
/* ask_end.c: the deck, and the end of a deal */
bool about_kitty(Case *of);
bool about_score(Case *of);
bool about_advance(Case *of);
bool about_settle(Case *of);
bool about_decided(Case *of);
bool about_turned(Case *of);
bool about_begins(Case *of);
bool about_deck(Case *of);

/* The shape of a lead that lies on the table, `name` for messages. */
bool case_led(Case *of, const CardSet *cards, const char *name, Shape *shape);
/* Puts the plays of a trick into the log and finds the best; *points of all. */
bool case_trick(Case *of, int *points);
/* A hand of a climbing game as the question's hands, opening, leader, dealer and number describe
** it: whoever of a table holds no card has gone out. False with an error where nobody could play
** on. */
bool climb_lay_out(Case *of);

#endif
