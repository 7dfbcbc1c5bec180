/* why_score.h - how a deal came to its result. */
#ifndef repl_why_score_h
#define repl_why_score_h

#include "repl/repl.h"

/* Explains the result of the last deal; refuses when none was played to its end. */
bool why_score(Repl *repl);

#endif
