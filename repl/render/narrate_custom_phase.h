/* narrate_custom_phase.h - what was chosen in a phase that a variant adds, in words. */
#ifndef repl_narrate_custom_phase_h
#define repl_narrate_custom_phase_h

#include "repl/scene.h"

/* Says what the action, done in the game before, has chosen. */
void tell_choice(Repl *repl, const Scene *scene, const Game *before, const Action *action);

#endif
