/* confirm_overwrite.c - which files commands may write over. */
#include "repl/command/confirm_overwrite.h"

#include <stdlib.h>
#include <string.h>

#include "io/file.h"
#include "repl/say.h"

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

bool overwrite_may(Repl *repl, const Command *command, const char *path, const char *own,
                   const char *sentence, bool *over) {
  char error[SESSION_ERROR];
  FileId id;
  *over = file_id(path, &id);
  if (!file_may_write(path, true, error, sizeof error)) return repl_refuse(repl, "%s", error);
  if (!*over || id.size == 0 || command_overwrites(command) || is_own(repl, command, id))
    return true;
  return (own && file_begins(path, own)) || repl_deny(repl, sentence, path);
}

void overwrite_note(Repl *repl, const Command *command, const char *path) {
  Written *written = malloc(sizeof *written);
  if (!written) return; /* then it is asked about the next time */
  *written = (Written){.by = command->run, .next = repl->written};
  file_id(path, &written->id);
  repl->written = written;
}

bool overwrite_write(Repl *repl, const Command *command, const char *path, char *text, bool over) {
  char error[SESSION_ERROR];
  const char *end = strrchr(path, '.');
  bool png = end && strcmp(end, ".png") == 0;
  bool written = (png ? file_write_png : file_write)(path, text, over, error, sizeof error);
  free(text);
  if (!written) return repl_refuse(repl, "%s", error);
  overwrite_note(repl, command, path);
  repl_tell(repl, SAY(WRITTEN), path);
  return true;
}

void overwrite_forget(Repl *repl) {
  while (repl->written) {
    Written *next = repl->written->next;
    free(repl->written);
    repl->written = next;
  }
}
