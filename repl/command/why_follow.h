/* why_follow.h - why a follow is legal: what the hand owes to the lead. */
#ifndef why_follow_h
#define why_follow_h

#include "play/follow_state.h"
#include "repl/scene.h"

/* Says why the legal play (order space) is enough. */
void say_follow_reason(Repl *repl, const Scene *scene, const Follow *follow, const CardSet *play);

#endif
