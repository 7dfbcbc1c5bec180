/* scene.h - what the reader may see. Everything rendered comes from a view, so nothing can be shown
** that its reader may not know. */
#ifndef repl_scene_h
#define repl_scene_h

#include "repl/repl.h"
#include "repl/repl_sentences.h"

/* What is rendered, and for whom: `shown` has a bit for each seat whose hand may be seen. */
typedef struct Scene {
  Game view;
  const Rules *rules;
  uint16_t shown;
  Look look;
} Scene;

/* Are there hands that the reader may not see? */
bool repl_hides(const Repl *repl);
/* May the reader see what this seat knows? */
bool repl_sees(const Repl *repl, int seat);

/* What may be rendered for the reader. While a suit is only proposed, the scene is sorted by it. */
Scene repl_scene(const Repl *repl);

/* The table of a climbing game that is meant when none is named: that of a taken seat, else that
** which goes on. */
int climb_table(const Repl *repl);

#endif
