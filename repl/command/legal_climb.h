/* legal_climb.h - what may be done at the tables of a climbing game. */
#ifndef repl_legal_climb_h
#define repl_legal_climb_h

#include "repl/scene.h"

/* What a seat may do now: every play that may lead or follows, or what the exchange asks. */
void say_climb_legal(Repl *repl, const Scene *scene, int seat);

#endif
