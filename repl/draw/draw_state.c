/* draw_state.c - where the game stands: the table, or one line. */
#include "repl/draw/draw_state.h"

#include "repl/draw/draw_climb.h"
#include "repl/draw/draw_table.h"
#include "repl/draw/narrate.h"

void draw_state(Repl *repl) {
  Scene scene = repl_scene(repl);
  if (scene.view.deal.tables)
    draw_climb(repl->out, &scene, climb_table(repl));
  else
    draw_table(repl->out, &scene);
}

void repl_show_state(Repl *repl) {
  if (!repl->interactive) {
    tell_where(repl);
    return;
  }
  fputc('\n', repl->out);
  draw_state(repl);
}
