/* ask_cards.h - what is asked about cards and plays. */
#ifndef ask_cards_h
#define ask_cards_h

#include "ask/situation.h"

/* The shape of a lead that lies on the table, `name` for messages. */
bool case_led(Case *of, const CardSet *cards, const char *name, Shape *shape);
/* Puts the plays of a trick into the log and finds the best; *points of all. */
bool case_trick(Case *of, int *points);

/* Each answers one subject: false when it has no answer. */
bool about_order(Case *of);
bool about_shape(Case *of);
bool about_lead(Case *of);
bool about_follow(Case *of);
bool about_follows(Case *of);
bool about_winner(Case *of);

#endif
