/* save_and_load.c - the game in a file: `save`, `load`, and `resume` for what was left. */
#include <string.h>

#include "io/file.h"
#include "notation/record.h"
#include "repl/autosave.h"
#include "repl/command/branch.h"
#include "repl/command/coach.h"
#include "repl/command/confirm_overwrite.h"
#include "repl/command/handlers.h"
#include "repl/command/seats.h"
#include "repl/render/render_state.h"
#include "repl/say.h"
#include "repl/session_files.h"

/* A file's name may have blanks inside; those at its ends do not belong to it, nor do quotes around
** it. */
static bool read_path(Repl *repl, const char *rest, char *out, size_t size) {
  size_t length = strlen(rest);
  while (length > 0 && rest[length - 1] == ' ') length--;
  if (length > 2 && *rest == '"' && rest[length - 1] == '"') {
    rest++;
    length -= 2;
  }
  if (length == 0) return repl_deny(repl, SAY(FILE_WANTED));
  if (length >= size) return repl_deny(repl, SAY(FILE_LONG));
  memcpy(out, rest, length);
  out[length] = '\0';
  return true;
}

/* Would something be lost that this game does not go on from? */
static bool loses_game(const Repl *repl, const char *path) {
  return file_begins(path, RECORD_BEGINS) && !session_goes_on_from(&repl->session, path);
}

COMMAND(command_save) {
  char path[1024], error[SESSION_ERROR];
  const Sitting sitting = {.seats = repl->taken}; /* whether the coach is on is for nobody else */
  bool over;
  if (!read_path(repl, rest, path, sizeof path)) return false;
  if (!overwrite_may(repl, command, path, RECORD_BEGINS, SAY(FILE_NO_RECORD), &over)) return false;
  if (over && !command_overwrites(command) && loses_game(repl, path))
    return repl_deny(repl, SAY(FILE_OTHER_GAME), path);
  if (!session_save(&repl->session, sitting, path, over, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  overwrite_note(repl, command, path);
  repl_tell(repl, SAY(SAVED_IN), path, repl->session.history.n);
  branch_say_unsaved(repl);
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

/* The game of the file, behind which the one at hand waits for undo. The reader sits where the
** record says; where it says nothing, where he sat. So it is with the coach. */
static bool load(Repl *repl, const char *path, Sitting *sitting) {
  char error[SESSION_ERROR], said[SESSION_ERROR];
  Session fresh = {0};
  if (!session_load(&fresh, path, sitting, error, sizeof error))
    return repl->asking
               ? repl_refuse(repl, "%s", error)
               : repl_deny(repl, SAY(GAME_STAYS), sentence_first(error, said, sizeof said));
  session_turn_to(&repl->session, &fresh);
  repl->session.past_at = 0; /* undo walks back through what was loaded before it leaves it */
  const Bot *seeing = sitting->seats ? bots_seeing(repl->bots) : NULL;
  if (seeing)
    repl_tell(repl, SAY(BOT_SEES), seeing->name);
  else if (sitting->seats)
    repl->taken = sitting->seats;
  repl->coach |= sitting->coach;
  return true;
}

static void show_loaded(Repl *repl, const Sitting *sitting) {
  tell_texts(repl);
  repl_begin_anew(repl);
  if (repl->taken) seats_say(repl);
  if (sitting->coach) coach_say(repl);
  repl_show_state(repl);
}

COMMAND(command_load) {
  char path[1024];
  Sitting sitting;
  if (!read_path(repl, rest, path, sizeof path) || !load(repl, path, &sitting)) return false;
  repl_tell(repl, SAY(LOADED), repl->session.rules->name, repl->session.rules->variant,
            repl->session.rules->players, repl->session.history.n);
  show_loaded(repl, &sitting);
  return true;
}

static bool list_left(Repl *repl, const Journal list[], int n) {
  for (int i = 0; i < n; i++) {
    char said[ROW_TEXT];
    journal_say(&list[i], said);
    repl_tell(repl, SAY(GAME_LEFT_ROW), i + 1, said);
  }
  repl_tell(repl, SAY(RESUME_TAKES), n);
  return true;
}

COMMAND(command_resume) {
  Journal list[JOURNALS_MAX];
  Sitting sitting;
  int n = journal_list(repl, list), which = command_count(rest, n > 1 ? 0 : 1);
  if (n == 0) return repl_deny(repl, SAY(NO_GAME_WAITS));
  if (which == 0) return list_left(repl, list, n);
  if (which < 0 || which > n) return repl_deny(repl, SAY(RESUME_TAKES), n);
  if (!load(repl, list[which - 1].path, &sitting)) return false;
  journal_take(repl, &list[which - 1]);
  repl_tell(repl, SAY(RESUMED), repl->session.rules->name, repl->session.rules->variant,
            repl->session.rules->players);
  show_loaded(repl, &sitting);
  return true;
}
