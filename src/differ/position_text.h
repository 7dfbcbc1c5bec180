/* position_text.h - a difference about plays as a position that can be set up on the table
** (notation/position.h), under the rules of side A. */
#ifndef position_text_h
#define position_text_h

#include "differ/differ.h"

/* Puts the line: who leads or follows holds what the question says; of a trick whose winner is
** asked the last play is still in the hand, and of a hand of a climbing game that is played on the
** last step is still to do. False where the question is about no play. */
bool position_of_difference(Text *text, const Differ *differ, const Difference *of);

#endif
