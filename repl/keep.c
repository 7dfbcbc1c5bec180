/* keep.c - the commands that keep a game: records on disk, positions as text. */
#include <string.h>

#include "core/notation.h"
#include "repl/command.h"
#include "repl/flow.h"

/* A file's name may have blanks inside; those at its ends do not belong to it. */
static bool read_path(Repl *repl, const char *rest, char *out, size_t size) {
  size_t length = strlen(rest);
  while (length > 0 && rest[length - 1] == ' ') length--;
  if (length == 0) return repl_deny(repl, SAY(FILE_WANTED));
  if (length >= size) return repl_deny(repl, SAY(FILE_LONG));
  memcpy(out, rest, length);
  out[length] = '\0';
  return true;
}

COMMAND(command_save) {
  (void)command, (void)seat;
  char path[1024], error[SESSION_ERROR];
  if (!read_path(repl, rest, path, sizeof path)) return false;
  if (!session_save(&repl->session, path, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  repl_tell(repl, SAY(SAVED_IN), path, repl->session.history.n);
  return true;
}

void keep_begin_anew(Repl *repl) {
  repl->taken &= (uint16_t)((1u << repl->session.rules->players) - 1);
  memset(repl->offered, 0, sizeof repl->offered);
  repl_show_state(repl);
}

COMMAND(command_load) {
  (void)command, (void)seat;
  char path[1024], error[SESSION_ERROR];
  if (!read_path(repl, rest, path, sizeof path)) return false;
  Session fresh = {0};
  if (!session_load(&fresh, path, error, sizeof error))
    return repl_deny(repl, SAY(GAME_STAYS), error);
  session_turn_to(&repl->session, &fresh);
  repl->session.past_at = 0; /* undo walks back through what was loaded before it leaves it */
  repl_tell(repl, SAY(LOADED), repl->session.rules->name, repl->session.rules->variant,
            repl->session.rules->players, repl->session.history.n);
  keep_begin_anew(repl);
  return true;
}

void keep_tell_turn(Repl *repl, const char *position) {
  if (!position_says_turn(position))
    repl_tell(repl, SAY(POSITION_NO_TURN), seat_letter(repl->session.game.deal.turn));
}

/* Only in the tricks does a position say all there is. */
static void say_what_is_lost(Repl *repl) {
  const Session *session = &repl->session;
  PhaseKind phase = game_phase(&session->game, session->rules);
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
    keep_tell_turn(repl, rest);
    keep_begin_anew(repl);
    return true;
  }
  Game view;
  Scene scene;
  if (repl->session.game.deal.tables) return repl_deny(repl, SAY(POSITION_TRICKS));
  repl_scene(repl, &view, &scene);
  view.deal.has_order = repl->session.game.deal.has_order; /* a suit only proposed is none */
  view.deal.trump = repl->session.game.deal.trump;
  position_print(&view, repl->session.rules, text, sizeof text);
  repl_say_unbroken(repl, text);
  say_what_is_lost(repl);
  return true;
}
