/* ask_climb.h - what is asked in a climbing game. */
#ifndef ask_climb_h
#define ask_climb_h

#include "ask/situation.h"

/* Each answers one subject: false when it has no answer. */
bool climb_about_order(Case *of);
bool climb_about_shape(Case *of);
bool climb_about_lead(Case *of);
bool climb_about_follow(Case *of);
bool climb_about_follows(Case *of);
bool climb_about_winner(Case *of);

/* A hand as the question's hands, opening, leader, dealer and number describe it:
** whoever of a table holds no card has gone out. False with an error where nobody could play on. */
bool climb_lay_out(Case *of);

#endif
