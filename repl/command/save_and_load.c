/* save_and_load.c - the commands that keep a game: records on disk, positions as text. */
#include <stdlib.h>
#include <string.h>

#include "notation/notation.h"
#include "notation/record.h"
#include "io/file.h"
#include "repl/commands.h"
#include "repl/command/step_and_undo.h"

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

/* A file that this session wrote. */
typedef struct Written {
  FileId id;
  bool (*by)(Repl *repl, const Command *command, int seat, const char *rest);
  struct Written *next;
} Written;

static bool is_own(const Repl *repl, const Command *command, FileId id) {
  for (const Written *at = repl->written; at; at = at->next)
    if (at->by == command->run && file_untouched(at->id, id)) return true;
  return false;
}

bool keep_may_write(Repl *repl, const Command *command, const char *path, const char *own,
                    const char *sentence, bool *over) {
  char error[SESSION_ERROR];
  FileId id;
  *over = file_id(path, &id);
  if (!file_may_write(path, true, error, sizeof error)) return repl_refuse(repl, "%s", error);
  if (!*over || id.size == 0 || command_overwrites(command) || is_own(repl, command, id))
    return true;
  return (own && file_begins(path, own)) || repl_deny(repl, sentence, path);
}

void keep_note(Repl *repl, const Command *command, const char *path) {
  Written *written = malloc(sizeof *written);
  if (!written) return; /* then it is asked about the next time */
  *written = (Written){.by = command->run, .next = repl->written};
  file_id(path, &written->id);
  repl->written = written;
}

void keep_free(Repl *repl) {
  while (repl->written) {
    Written *next = repl->written->next;
    free(repl->written);
    repl->written = next;
  }
}

COMMAND(command_save) {
  (void)seat;
  char path[1024], error[SESSION_ERROR];
  bool over;
  if (!read_path(repl, rest, path, sizeof path)) return false;
  if (!keep_may_write(repl, command, path, RECORD_BEGINS, SAY(FILE_NO_RECORD), &over)) return false;
  if (!session_save(&repl->session, path, over, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  keep_note(repl, command, path);
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
  char path[1024], error[SESSION_ERROR], read[SESSION_ERROR * 2];
  if (!read_path(repl, rest, path, sizeof path)) return false;
  Session fresh = {0};
  if (!session_load(&fresh, path, error, sizeof error))
    return repl_deny(repl, SAY(GAME_STAYS), language_read(error, read, sizeof read));
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
