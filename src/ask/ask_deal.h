/* ask_deal.h - what is asked about a deal before its tricks. */
#ifndef ask_deal_h
#define ask_deal_h

#include "ask/situation.h"

/* Each answers one subject: false when it has no answer. */
bool about_bid(Case *of);
bool about_may_bid(Case *of);
bool about_bury(Case *of);
bool about_misdeal(Case *of);
bool about_call(Case *of);
bool about_friends(Case *of);

#endif
