/* position_command.c - what lies on the table as a line of text, and set up from one. */
#include "repl/command/position.h"

#include "notation/notation.h"
#include "repl/command/handlers.h"
#include "repl/render/render_state.h"
#include "repl/say.h"
#include "repl/scene.h"

void tell_missing_turn(Repl *repl, const char *position) {
  if (!position_says_turn(position))
    repl_tell(repl, SAY(POSITION_NO_TURN), seat_letter(repl->session.game.deal.turn));
}

/* Only in the tricks does a position say all there is. */
static void say_what_is_lost(Repl *repl) {
  const Session *session = &repl->session;
  PhaseType phase = game_phase(&session->game, session->rules);
  if (phase == PHASE_TRICKS) return;
  if (phase == PHASE_NONE)
    repl_tell(repl, SAY(POSITION_OVER));
  else if (!session->game.deal.has_order)
    repl_tell(repl, SAY(POSITION_NO_TRUMPS));
  else
    repl_tell(repl, SAY(POSITION_EARLY));
}

COMMAND(command_position) {
  (void)command, (void)seat;
  char text[NOTATION_MAX], error[SESSION_ERROR];
  if (*rest) {
    Session fresh = {0};
    if (!session_position(&fresh, rest, error, sizeof error)) return repl_refuse(repl, "%s", error);
    session_turn_to(&repl->session, &fresh);
    tell_missing_turn(repl, rest);
    repl_begin_anew(repl);
    repl_show_state(repl);
    return true;
  }
  if (repl->session.game.deal.tables) return repl_deny(repl, SAY(POSITION_TRICKS));
  Scene scene = repl_scene(repl);
  scene.view.deal.has_order = repl->session.game.deal.has_order; /* a suit only proposed is none */
  scene.view.deal.trump = repl->session.game.deal.trump;
  position_print(&scene.view, repl->session.rules, text, sizeof text);
  repl_say_unbroken(repl, text);
  say_what_is_lost(repl);
  return true;
}
