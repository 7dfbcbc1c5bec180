/* session_files.c - games in files: records with what a game needs elsewhere. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "deal/game_hash.h"
#include "io/file.h"
#include "notation/position.h"
#include "repl/repl_sentences.h"
#include "repl/session.h"
#include "repl/session_files.h"

/* --- reading --- */

/* Replays a loaded record action by action, so that its checkpoints stand. */
static void do_again(Session *session) {
  size_t n = session->history.n;
  session->history.n = 0;
  session->ahead = n;
  session->game = session->base;
  session_goto(session, n);
}

/* The game before its first action. */
static bool begin(Session *fresh, const RecordHead *head, char *error, size_t error_size) {
  fresh->names = head->names;
  fresh->from_position = *head->position;
  if (fresh->from_position)
    return position_parse(head->position, &fresh->base, fresh->rules, error, error_size);
  game_start(&fresh->base, fresh->rules, head->seed);
  return true;
}

static bool load_record(Session *fresh, const char *text, Sitting *sitting, char *error,
                        size_t error_size) {
  RecordHead head;
  if (!record_head(text, &head, error, error_size)) return false;
  if (sitting) *sitting = head.sitting;
  const VariantWanted as = {.players = head.players, .offer = {&head.files, false}};
  fresh->variant = variant_load_as(head.variant, &as, error, error_size);
  if (fresh->variant) fresh->rules = variant_rules(fresh->variant);
  bool good = fresh->variant &&
              record_replay(text, fresh->rules, true, (Replayed){&fresh->game, &fresh->history},
                            error, error_size) &&
              begin(fresh, &head, error, error_size);
  record_head_free(&head);
  if (good) do_again(fresh);
  return good;
}

/* Earlier versions wrote the position of a game that was set up by hand, and below it a line for
** each action: `C play JH JH`. */
static bool do_line(Session *session, const char *line, char *error, size_t error_size) {
  char letter[] = {line[0], '\0'};
  Action action;
  Ruling why;
  int seat = seat_parse(letter, session->rules->players);
  if (line[0] == '\0' || line[1] != ' ' || (seat < 0 && line[0] != '-'))
    return text_fail(error, error_size, "%s", SAY(NO_ACTION_LINE));
  if (!action_parse(line + 2, session->rules->deck.packs, &action, error, error_size)) return false;
  action.seat = (uint8_t)(seat < 0 ? SEAT_NONE : seat);
  if (session_do(session, &action, &why) == LEGAL) return true;
  ruling_said(&why, session->rules->deck.packs, STYLE_ASCII, error, error_size);
  return false;
}

static bool load_position(Session *fresh, char *text, char *error, size_t error_size) {
  char reason[SESSION_ERROR];
  char *line = text, *end = text + strcspn(text, "\n");
  bool more = *end != '\0', good = true;
  *end = '\0';
  if (!session_position(fresh, line, (Offer){NULL, false}, error, error_size)) return false;
  for (int n = 2; good && more && end[1]; n++) {
    line = end + 1;
    end = line + strcspn(line, "\n");
    more = *end != '\0';
    *end = '\0';
    good = do_line(fresh, line, reason, sizeof reason);
    if (!good) say_fail(error, error_size, SAY(AT_LINE), n, reason);
  }
  return good;
}

/* Does it begin with the line of a position? */
static bool is_position(const char *text) {
  const char *fields = strstr(text, ";n=");
  return fields && fields < text + strcspn(text, "\n");
}

bool session_load(Session *session, const char *path, Sitting *sitting, char *error,
                  size_t error_size) {
  Session fresh = {0};
  if (sitting) *sitting = (Sitting){0};
  char *text = file_read(path, FILE_RECORD_MB, NULL, error, error_size);
  if (!text) return false;
  bool good = is_position(text) ? load_position(&fresh, text, error, error_size)
                                : load_record(&fresh, text, sitting, error, error_size);
  free(text);
  if (!good) {
    char reason[SESSION_ERROR];
    snprintf(reason, sizeof reason, "%s", error);
    session_free(&fresh);
    return say_fail(error, error_size, SAY(NOTED), reason, path);
  }
  session_replace(session, &fresh);
  return true;
}

bool session_is_saved(const char *path) {
  char line[NOTATION_MAX] = "", error[SESSION_ERROR];
  FILE *file = file_open(path, FILE_RECORD_MB, error, sizeof error);
  if (!file) return false;
  bool read = fgets(line, sizeof line, file) != NULL;
  fclose(file);
  return read && (strncmp(line, RECORD_BEGINS, strlen(RECORD_BEGINS)) == 0 || is_position(line));
}

bool session_goes_on_from(const Session *session, const char *path) {
  char error[SESSION_ERROR];
  Session old = {0};
  if (!session_load(&old, path, NULL, error, sizeof error)) return false;
  assert(old.rules);
  bool same = old.rules->hash == session->rules->hash &&
              strcmp(old.rules->variant, session->rules->variant) == 0 &&
              old.from_position == session->from_position &&
              game_hash(&old.base) == game_hash(&session->base) &&
              history_common(&old.history, &session->history) == old.history.n;
  session_free(&old);
  return same;
}

/* --- writing --- */

bool session_save(const Session *session, Sitting sitting, const char *path, bool over, char *error,
                  size_t error_size) {
  char *text = NULL;
  const CarriedFiles *files = variant_carries(session->variant);
  const Recorded recorded = {session->rules,
                             &session->game,
                             &session->history,
                             session->from_position ? &session->base : NULL,
                             &session->names,
                             files,
                             sitting};
  if (!carried_fit(files, error, error_size)) return false;
  if (!record_write(&recorded, &text)) return text_fail(error, error_size, "%s", SAY(NO_MEMORY));
  bool good = file_write(path, text, over, error, error_size);
  free(text);
  return good;
}
