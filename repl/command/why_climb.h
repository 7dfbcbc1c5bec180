/* why_climb.h - plays and tricks of a climbing game explained. */
#ifndef repl_why_climb_h
#define repl_why_climb_h

#include "repl/scene.h"

/* A legal play explained; and who holds the trick at a table, by what. */
void say_climb_play(Repl *repl, const Scene *scene, const Action *action);
void say_climb_trick(Repl *repl, const Scene *scene, int k);

#endif
