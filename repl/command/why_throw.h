/* why_throw.h - what will come of a throw: said before how its parts stand. */
#ifndef repl_why_throw_h
#define repl_why_throw_h

#include "repl/render/throw_risk.h"
#include "repl/scene.h"

/* Says whether the throw stands, what beats it, what stays and what it costs; of hands that the
** reader does not see, what could happen. `action` is a legal lead of several units, `lead` its
** shape; what stops it is not open (risk_is_open). */
void say_throw_outcome(Repl *repl, const Scene *scene, const Action *action, const Shape *lead);

#endif
