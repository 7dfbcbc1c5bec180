/* render_climb.h - a table of a climbing game as text. */
#ifndef repl_render_climb_h
#define repl_render_climb_h

#include "repl/scene.h"

/* One table, counted from 0, at a glance, and the hands at it that may be seen. */
void render_climb(FILE *out, const Scene *scene, int k);

#endif
