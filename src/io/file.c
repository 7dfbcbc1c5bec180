/* file.c - whole files, read and written: requests, and what is made of the answers. */
#include "io/file.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/core_sentences.h"
#include "io/file_disk.h"
#include "io/helper_process.h"

enum { MB = 1 << 20, CHUNK = 1 << 13 };

/* Here, or by the helper if there is one; errno says why it is not good. */
static bool perform(const FileRequest *request, FileAnswer *answer) {
  if (helper_is_on())
    helper_do(request, answer);
  else
    disk_do(request, answer);
  if (!answer->good) errno = answer->reason;
  return answer->good;
}

/* The same, with the sentence why not. */
static bool perform_or_say(const FileRequest *request, FileAnswer *answer, char *error,
                           size_t error_size) {
  return perform(request, answer) || text_fail(error, error_size, "%s", answer->error);
}

bool file_id(const char *path, FileId *id) {
  FileAnswer answer;
  bool there = perform(&(FileRequest){.task = FILE_LOOK, .path = path}, &answer);
  *id = answer.id;
  return there;
}

bool file_same(FileId a, FileId b) { return a.device == b.device && a.inode == b.inode; }

bool file_untouched(FileId a, FileId b) {
  return file_same(a, b) && a.seconds == b.seconds && a.nanoseconds == b.nanoseconds &&
         a.size == b.size;
}

bool file_is_folder(const char *path) {
  FileAnswer answer;
  return perform(&(FileRequest){.task = FILE_LOOK, .path = path}, &answer) && answer.folder;
}

char *file_list(const char *folder, char *error, size_t error_size) {
  FileAnswer answer;
  perform_or_say(&(FileRequest){.task = FILE_LIST, .path = folder}, &answer, error, error_size);
  return answer.text;
}

char *file_resolve(const char *path) {
  FileAnswer answer;
  perform(&(FileRequest){.task = FILE_RESOLVE, .path = path}, &answer);
  return answer.text;
}

/* ---- reading ---- */

static int open_fit(const char *path, int mb, char *error, size_t error_size) {
  FileAnswer answer;
  perform_or_say(&(FileRequest){.task = FILE_OPEN, .path = path, .mb = mb}, &answer, error,
                 error_size);
  return answer.file;
}

static bool fail_reading(const char *path, char *error, size_t error_size) {
  return say_fail(error, error_size, SAY(FILE_FAILED), path, strerror(errno));
}

FILE *file_open(const char *path, int mb, char *error, size_t error_size) {
  int file = open_fit(path, mb, error, error_size);
  FILE *stream = file < 0 ? NULL : fdopen(file, "r");
  if (!stream && file >= 0) {
    fail_reading(path, error, error_size);
    close(file);
  }
  return stream;
}

/* Reads until the end, or until there is more than `most`; -1 when that fails. */
static ssize_t read_all(int file, size_t most, char **text) {
  size_t n = 0, room = 0;
  *text = NULL;
  while (n <= most) {
    if (n + 1 >= room) {
      char *larger = realloc(*text, room = 2 * room + CHUNK);
      if (!larger) return -1;
      *text = larger;
    }
    ssize_t got = read(file, *text + n, room - n - 1);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return -1;
    if (got == 0) break;
    n += (size_t)got;
    assert(n < room);
  }
  (*text)[n] = '\0';
  return (ssize_t)n;
}

char *file_read(const char *path, int mb, size_t *length, char *error, size_t error_size) {
  char *text;
  int file = open_fit(path, mb, error, error_size);
  if (file < 0) return NULL;
  ssize_t n = read_all(file, (size_t)mb * MB, &text);
  bool large = n > (ssize_t)mb * MB;
  int reason = errno;
  if (n < 0) fail_reading(path, error, error_size);
  if (large) say_fail(error, error_size, SAY(FILE_IS_LARGE), path, mb);
  close(file);
  if (n < 0 || large) {
    free(text);
    errno = reason;
    return NULL;
  }
  if (length) *length = (size_t)n;
  return text;
}

bool file_begins(const char *path, const char *words) {
  char begin[64], error[256];
  size_t n = strlen(words);
  FILE *file = n <= sizeof begin ? file_open(path, FILE_RECORD_MB, error, sizeof error) : NULL;
  bool same = file && fread(begin, 1, n, file) == n && memcmp(begin, words, n) == 0;
  if (file) fclose(file);
  return same;
}

/* ---- writing ---- */

bool file_may_write(const char *path, bool over, char *error, size_t error_size) {
  FileAnswer answer;
  return perform_or_say(&(FileRequest){.task = FILE_MAY_WRITE, .path = path, .over = over}, &answer,
                        error, error_size);
}

static bool write_as(FileTask task, const char *path, const char *text, bool over, char *error,
                     size_t error_size) {
  FileAnswer answer;
  FileRequest request = {
      .task = task, .path = path, .over = over, .text = text, .text_length = strlen(text)};
  return perform_or_say(&request, &answer, error, error_size);
}

bool file_write(const char *path, const char *text, bool over, char *error, size_t error_size) {
  return write_as(FILE_WRITE, path, text, over, error, error_size);
}

bool file_write_png(const char *path, const char *svg, bool over, char *error, size_t error_size) {
  return write_as(FILE_WRITE_PNG, path, svg, over, error, error_size);
}

bool file_append(const char *path, const char *text) {
  FileAnswer answer;
  FileRequest request = {
      .task = FILE_APPEND, .path = path, .text = text, .text_length = strlen(text)};
  return perform(&request, &answer);
}

void file_remove(const char *path) {
  FileAnswer answer;
  perform(&(FileRequest){.task = FILE_REMOVE, .path = path}, &answer);
}
