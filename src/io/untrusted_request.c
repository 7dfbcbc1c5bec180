/* untrusted_request.c - what the helper refuses to who asks it for files. */
#define _XOPEN_SOURCE 700 /* realpath */

#include "io/untrusted_request.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/core_sentences.h"

static const char OWN[] = ".pengyou", SESSION[] = ".pengyou_session-";

enum { WRITTEN_MAX = 64 };

/* The files that the helper wrote last: its process has no other state. */
static FileId written[WRITTEN_MAX];
static unsigned written_n;

static bool begins(const char *text, const char *with) {
  return strncmp(text, with, strlen(with)) == 0;
}

static const char *name_of(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

/* Has a path, links resolved, a hidden folder or name in it? */
static bool is_hidden(const char *path) {
  for (const char *at = path; at; at = strchr(at, '/')) {
    at += *at == '/';
    if (*at == '.' && !begins(at, OWN)) return true;
  }
  return false;
}

/* The folder of a file, links resolved; NULL: there is none. */
static char *folder_of(const char *path) {
  char folder[FILE_PATH];
  int n = (int)(name_of(path) - path);
  if (snprintf(folder, sizeof folder, "%.*s", n ? n : 1, n ? path : ".") >= (int)sizeof folder)
    return NULL;
  return realpath(folder, NULL);
}

/* What is left of a folder below another one, or the whole of it. */
static const char *below(const char *folder, char *top) {
  size_t n = top ? strlen(top) : 0;
  bool is_below = n > 0 && begins(folder, top) && (folder[n] == '/' || folder[n] == '\0');
  free(top);
  return is_below ? folder + n : folder;
}

/* The part of a folder that whoever started the program did not choose himself. */
static const char *not_chosen(const char *folder) {
  const char *sessions = getenv("PENGYOU_SESSIONS"), *history = getenv("PENGYOU_HISTORY");
  char *const chosen[] = {realpath(".", NULL), sessions ? realpath(sessions, NULL) : NULL,
                          history ? folder_of(history) : NULL};
  const char *shortest = folder;
  for (size_t i = 0; i < sizeof chosen / sizeof chosen[0]; i++) {
    const char *rest = below(folder, chosen[i]);
    if (rest > shortest) shortest = rest;
  }
  return shortest;
}

static bool may_write(const char *path, bool append, char *error, size_t error_size) {
  const char *name = name_of(path), *history = getenv("PENGYOU_HISTORY");
  struct stat about;
  bool own = begins(name, OWN) || (history && strcmp(path, history) == 0);
  char *folder = folder_of(path);
  bool hidden = (name[0] == '.' && !own) || (folder && is_hidden(not_chosen(folder)));
  free(folder);
  if (append && !own) return say_fail(error, error_size, SAY(FILE_NO_HISTORY), path);
  if (hidden) return say_fail(error, error_size, SAY(FILE_IS_HIDDEN), path);
  if (stat(path, &about) == 0 && S_ISREG(about.st_mode) &&
      (about.st_mode & (S_IXUSR | S_IXGRP | S_IXOTH)))
    return say_fail(error, error_size, SAY(FILE_IS_PROGRAM), path);
  return true;
}

static bool may_remove(const char *path) {
  struct stat about;
  if (begins(name_of(path), SESSION)) return true;
  if (lstat(path, &about) != 0) return false;
  for (unsigned i = 0; i < written_n && i < WRITTEN_MAX; i++)
    if (written[i].device == (uint64_t)about.st_dev && written[i].inode == (uint64_t)about.st_ino)
      return true;
  return false;
}

/* What looks like a file there may be another program's memory. */
static bool may_read(const char *path, char *error, size_t error_size) {
  char *real = realpath(path, NULL);
  bool may = !real || !begins(real, "/proc/");
  free(real);
  return may || say_fail(error, error_size, SAY(FILE_IS_PROCESS), path);
}

bool untrusted_may(const FileRequest *request, char *error, size_t error_size) {
  switch (request->task) {
    case FILE_OPEN: return may_read(request->path, error, error_size);
    case FILE_WRITE:
    case FILE_WRITE_PNG:
    case FILE_APPEND:
      return may_write(request->path, request->task == FILE_APPEND, error, error_size);
    case FILE_REMOVE: return may_remove(request->path);
    default: return true;
  }
}

void untrusted_note(const FileRequest *request) {
  FileAnswer answer;
  if (request->task != FILE_WRITE && request->task != FILE_WRITE_PNG) return;
  disk_do(&(FileRequest){.task = FILE_LOOK, .path = request->path}, &answer);
  if (answer.good) written[written_n++ % WRITTEN_MAX] = answer.id;
}
