/* render_state.c - where the game stands: the table, or one line. */
#include "repl/render/render_state.h"

#include "repl/render/render_table.h"
#include "repl/render/narrate.h"

void render_state(Repl *repl) {
  Scene scene = repl_scene(repl);
  if (scene.view.deal.tables)
    render_climb(repl->out, &scene, climb_table(repl));
  else
    render_table(repl->out, &scene);
}

void repl_show_state(Repl *repl) {
  repl->shown = true;
  if (!repl->interactive) {
    tell_where(repl);
    return;
  }
  fputc('\n', repl->out);
  render_state(repl);
}

void repl_show_anew(Repl *repl) {
  repl_begin_anew(repl);
  repl_show_state(repl);
}
