/* why_play.h - why a play is legal, and what would come of it: what could beat a lead, whether a
** throw stands, what the hand owes to the lead.
*/
#ifndef repl_why_play_h
#define repl_why_play_h

#include "repl/scene.h"

/* Explains a legal play. Returns the field that decides; NULL: none does alone. */
const char *say_legal_play(Repl *repl, const Scene *scene, const Action *action);

#endif
