/* undo.c - `undo` and `redo`; session.c keeps what they go back to. */
#include <string.h>

#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/command/handlers.h"
#include "repl/render/render_state.h"
#include "repl/say.h"
#include "repl/scene.h"

/* Is it worth naming, and known? What another seat has chosen may lie hidden until all have. */
static bool is_named(const Repl *repl, const Action *action) {
  bool seen = action->seat == SEAT_NONE || repl_sees(repl, action->seat);
  return action->type != ACTION_DRAW && action->type != ACTION_PASS &&
         (seen || action->type != ACTION_CHOOSE);
}

/* Did everybody see its cards? Of a declaration part may lie face down. */
static bool is_public(const Repl *repl, const Action *action) {
  const Rules *rules = repl->session.rules;
  if (action->type != ACTION_DECLARE && action->type != ACTION_DEFEND)
    return action->type == ACTION_PLAY || action->type == ACTION_CALL;
  for (int i = 0; i < rules->declare.bids_n; i++)
    if (rules->declare.bids[i].face_down) return false;
  return true;
}

/* Names an action; of what a hidden seat did that others do not see, the word alone. */
static void put_action(Text *text, const Repl *repl, const Action *action) {
  char words[ROW_TEXT];
  Action plain = *action;
  plain.version = 0;
  action_print(&plain, repl->session.rules->deck.packs, repl->look.style, words, sizeof words);
  if (action->seat != SEAT_NONE) say(text, SAY(SEAT_COLON), seat_letter(action->seat));
  bool whole =
      is_public(repl, action) || action->seat == SEAT_NONE || repl_sees(repl, action->seat);
  put_typed(text, repl, whole ? words : action_name(action));
}

/* What was taken back or done again: the actions of the history from one number to another, draws
** and passes only counted. */
static void tell_range(Repl *repl, size_t from, size_t to, bool back) {
  enum { NAMED = 3 };
  Text row = text_room(ROW_TEXT * 2);
  int named = 0;
  for (size_t i = from; i < to && named < NAMED; i++) {
    const Action action = history_action(&repl->session.history, i);
    if (!is_named(repl, &action)) continue;
    if (named++) text_put(&row, SAY(LIST_COMMA));
    put_action(&row, repl, &action);
  }
  int more = (int)(to - from) - named;
  if (named == 0 && more > 0)
    repl_tell(repl, SAY(UNDONE_COUNT), back, more);
  else if (more > 0)
    repl_tell(repl, SAY(UNDONE_MORE), back, row.out, more);
  else if (named > 0)
    repl_tell(repl, SAY(UNDONE), back, row.out);
}

/* One step to another session (other rules, other cards, another game), or within this one: the
** range of actions grows by it. */
typedef struct Way {
  const Rules *rules; /* before the first step */
  size_t from, to;
  bool other, game; /* another session; and not the same game under other rules */
} Way;

static bool go_once(Repl *repl, bool back, Way *way) {
  Session *session = &repl->session;
  const Session *other = back ? session->past : session->future;
  bool of_rules = session->under_other;
  if (!(back ? session_undo(session, repl->taken) : session_redo(session))) return false;
  size_t n = session->history.n;
  if (other && other == (back ? session->future : session->past)) {
    way->other = true;
    way->game |= !(back ? of_rules : session->under_other);
    way->from = way->to = n;
  }
  if (n < way->from) way->from = n;
  if (n > way->to) way->to = n;
  return true;
}

/* Where it went to another session: which that is. */
static void tell_other(Repl *repl, const Way *way, bool back) {
  const Rules *rules = repl->session.rules;
  if (way->game)
    repl_tell(repl, SAY(UNDONE_GAME), back, rules->name, rules->variant);
  else if (strcmp(rules->variant, way->rules->variant) == 0)
    repl_tell(repl, SAY(UNDONE_RELOAD), back, rules->name, rules->variant);
  else
    repl_tell(repl, SAY(UNDONE_RULES), back, rules->name, rules->variant);
}

static bool go_back(Repl *repl, const char *rest, bool back) {
  Session *session = &repl->session;
  int n = command_count(rest, 1), done = 0;
  size_t at = session->history.n;
  Way way = {session->rules, at, at, false, false};
  if (n < 0) return repl_deny(repl, SAY(COUNT_WANTED));
  while (done < n && go_once(repl, back, &way)) done++;
  if (done == 0) return repl_refuse(repl, "%s", back ? SAY(NO_UNDO) : SAY(NO_REDO));
  if (way.other) tell_other(repl, &way, back);
  tell_range(repl, way.from, way.to, back);
  repl_show_anew(repl);
  return true;
}

COMMAND(command_undo) { return go_back(repl, rest, true); }

COMMAND(command_redo) { return go_back(repl, rest, false); }
