/* save_and_load.c - the game in a file: `save`, `load`, and `resume` after an interruption. */
#include <string.h>

#include "io/file.h"
#include "notation/record.h"
#include "repl/autosave.h"
#include "repl/command/confirm_overwrite.h"
#include "repl/command/handlers.h"
#include "repl/render/render_state.h"
#include "repl/say.h"

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
  (void)seat;
  char path[1024], error[SESSION_ERROR];
  bool over;
  if (!read_path(repl, rest, path, sizeof path)) return false;
  if (!overwrite_may(repl, command, path, RECORD_BEGINS, SAY(FILE_NO_RECORD), &over)) return false;
  if (!session_save(&repl->session, path, over, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  overwrite_note(repl, command, path);
  repl_tell(repl, SAY(SAVED_IN), path, repl->session.history.n);
  return true;
}

/* Under which rules it goes on, where they are not those that lie here. */
static void tell_texts(Repl *repl) {
  const CarriedFiles *files = variant_carries(repl->session.variant);
  char said[NOTATION_MAX];
  if (carried_tell(files, CARRIED_ABSENT, said, sizeof said)) repl_say(repl, "%s", said);
  if (carried_tell(files, CARRIED_OTHER, said, sizeof said))
    repl_say(repl, "%s%s", said, SAY(RELOAD_TAKES_FILES));
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
  tell_texts(repl);
  repl_begin_anew(repl);
  repl_show_state(repl);
  return true;
}

COMMAND(command_resume) {
  (void)command, (void)seat, (void)rest;
  char path[JOURNAL_PATH], error[SESSION_ERROR];
  if (!journal_find(path)) return repl_deny(repl, SAY(NOT_INTERRUPTED));
  if (!session_load(&repl->session, path, error, sizeof error))
    return repl_deny(repl, SAY(GAME_STAYS), error);
  journal_keep(repl);
  file_remove(path);
  repl_tell(repl, SAY(RESUMED), repl->session.rules->name, repl->session.rules->variant,
            repl->session.rules->players);
  tell_texts(repl);
  repl_begin_anew(repl);
  repl_show_state(repl);
  return true;
}
