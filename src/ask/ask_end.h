/* ask_end.h - what is asked about the deck, and about the end of a deal. */
#ifndef ask_end_h
#define ask_end_h

#include "ask/situation.h"

/* Each answers one subject: false when it has no answer. */
bool about_kitty(Case *of);
bool about_score(Case *of);
bool about_advance(Case *of);
bool about_settle(Case *of);
bool about_decided(Case *of);
bool about_turned(Case *of);
bool about_begins(Case *of);
bool about_deck(Case *of);

#endif
