/* undo.c - `undo` and `redo`; session.c keeps what they go back to. */
#include "repl/command/handlers.h"
#include "repl/render/render_state.h"
#include "repl/say.h"

static bool go_back(Repl *repl, const char *rest, bool (*go)(Session *), const char *nothing) {
  int n = command_count(rest, 1), done = 0;
  const Rules *rules = repl->session.rules;
  if (n < 0) return repl_deny(repl, SAY(COUNT_WANTED));
  while (done < n && go(&repl->session)) done++;
  if (done == 0) return repl_refuse(repl, "%s", nothing);
  if (repl->session.rules != rules) {
    rules = repl->session.rules;
    repl_say(repl, "%s (%s)", rules->name, rules->variant);
  }
  repl_begin_anew(repl);
  repl_show_state(repl);
  return true;
}

COMMAND(command_undo) {
  (void)command, (void)seat;
  return go_back(repl, rest, session_undo, SAY(NO_UNDO));
}

COMMAND(command_redo) {
  (void)command, (void)seat;
  return go_back(repl, rest, session_redo, SAY(NO_REDO));
}
