/* legal_custom_phase.h - what may be chosen in a phase that a variant adds. */
#ifndef repl_legal_custom_phase_h
#define repl_legal_custom_phase_h

#include "repl/scene.h"

/* What the seat may choose now. */
void say_phase_legal(Repl *repl, const Scene *scene, int seat);

#endif
