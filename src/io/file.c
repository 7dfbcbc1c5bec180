/* file.c - whole files, read and written. */
#include "io/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"

enum { MB = 1 << 20, CHUNK = 1 << 16, PATH_MOST = 4096 };

bool file_id(const char *path, FileId *id) {
  struct stat about;
  *id = (FileId){0, 0, 0, 0, 0};
  if (stat(path, &about) != 0) return false;
  *id = (FileId){(uint64_t)about.st_dev, (uint64_t)about.st_ino, about.st_mtim.tv_sec,
                 about.st_mtim.tv_nsec, about.st_size};
  return true;
}

bool file_same(FileId a, FileId b) { return a.device == b.device && a.inode == b.inode; }

bool file_untouched(FileId a, FileId b) {
  return file_same(a, b) && a.seconds == b.seconds && a.nanoseconds == b.nanoseconds &&
         a.size == b.size;
}

static bool fail_missing(const char *path, char *error, size_t error_size) {
  if (errno == ENOENT || errno == ENOTDIR)
    return text_fail(error, error_size, "there is no file %s", path);
  return text_fail(error, error_size, "%s: %s", path, strerror(errno));
}

static bool fail_large(const char *path, int mb, char *error, size_t error_size) {
  return text_fail(error, error_size, "%s is larger than %d MB", path, mb);
}

/* Is what was opened fit to be read? Asked of the descriptor, so that nobody can put something else
** in its place in between. */
static bool is_fit(int file, const char *path, int mb, char *error, size_t error_size) {
  struct stat about;
  if (fstat(file, &about) != 0) return fail_missing(path, error, error_size);
  if (S_ISDIR(about.st_mode))
    return text_fail(error, error_size, "%s is a folder, not a file", path);
  if (!S_ISREG(about.st_mode))
    return text_fail(error, error_size, "%s is a pipe or a device, not a regular file", path);
  if (about.st_size > (off_t)mb * MB) return fail_large(path, mb, error, error_size);
  return true;
}

/* O_NONBLOCK: a pipe that nobody writes to is opened at once, and then refused. */
static int open_fit(const char *path, int mb, char *error, size_t error_size) {
  int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
  if (file < 0) {
    fail_missing(path, error, error_size);
  } else if (!is_fit(file, path, mb, error, error_size)) {
    close(file);
    file = -1;
  }
  return file;
}

FILE *file_open(const char *path, int mb, char *error, size_t error_size) {
  int file = open_fit(path, mb, error, error_size);
  FILE *stream = file < 0 ? NULL : fdopen(file, "r");
  if (!stream && file >= 0) {
    fail_missing(path, error, error_size);
    close(file);
  }
  return stream;
}

/* Reads until the end, or until there is more than `most`; -1 when that fails. */
static ssize_t read_all(int file, size_t most, char **text) {
  size_t n = 0, room = 0;
  *text = NULL;
  while (n <= most) {
    if (n + CHUNK >= room) {
      char *larger = realloc(*text, room = 2 * room + 2 * CHUNK);
      if (!larger) return -1;
      *text = larger;
    }
    ssize_t got = read(file, *text + n, CHUNK);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return -1;
    if (got == 0) break;
    n += (size_t)got;
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
  if (n < 0) fail_missing(path, error, error_size);
  if (large) fail_large(path, mb, error, error_size);
  close(file);
  if (n < 0 || large) {
    free(text);
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

/* Asked of a link, not of what it leads to. */
bool file_may_write(const char *path, bool over, char *error, size_t error_size) {
  struct stat about;
  if (lstat(path, &about) != 0) return errno == ENOENT || fail_missing(path, error, error_size);
  if (S_ISDIR(about.st_mode))
    return text_fail(error, error_size, "%s is a folder, not a file", path);
  if (S_ISLNK(about.st_mode))
    return text_fail(error, error_size, "%s is a symbolic link: name the file itself", path);
  if (!S_ISREG(about.st_mode))
    return text_fail(error, error_size, "%s is a pipe or a device, not a regular file", path);
  return over || text_fail(error, error_size, "%s is there already: nothing is written", path);
}

/* ---- writing ---- */

/* What is written stands beside the file until it is whole, under a name that nobody can foresee:
** NAME.pengyou-XXXXXX. */
static const char BESIDE[] = ".pengyou-XXXXXX";
enum { BESIDE_N = sizeof BESIDE - 1, LETTERS = 6, LEFT_AFTER = 3600 /* seconds */ };

/* Was it left by a program that was killed: named so, our own, and long untouched? */
static bool is_left(int folder, const char *name) {
  struct stat about;
  size_t n = strlen(name);
  if (n <= BESIDE_N || memcmp(name + n - BESIDE_N, BESIDE, BESIDE_N - LETTERS) != 0) return false;
  if (fstatat(folder, name, &about, AT_SYMLINK_NOFOLLOW) != 0) return false;
  return S_ISREG(about.st_mode) && about.st_uid == geteuid() &&
         about.st_mtime < time(NULL) - LEFT_AFTER;
}

static void clear_folder(const char *path) {
  char folder[PATH_MOST];
  const char *slash = strrchr(path, '/');
  int n = slash ? (int)(slash - path) + 1 : 1;
  snprintf(folder, sizeof folder, "%.*s", n, slash ? path : ".");
  DIR *listing = opendir(folder);
  for (struct dirent *entry; listing && (entry = readdir(listing));)
    if (is_left(dirfd(listing), entry->d_name)) unlinkat(dirfd(listing), entry->d_name, 0);
  if (listing) closedir(listing);
}

/* The rights of the file that is replaced, else those that every new file gets. */
static mode_t rights_of(const char *path) {
  struct stat about;
  if (stat(path, &about) == 0) return about.st_mode & 07777;
  mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

/* Writes all of it, and closes the file. */
static bool write_whole(int file, const char *text, mode_t rights) {
  bool good = fchmod(file, rights) == 0;
  for (size_t left = strlen(text); good && left > 0;) {
    ssize_t n = write(file, text, left);
    if (n < 0 && errno == EINTR) continue;
    good = n > 0;
    text += good ? n : 0;
    left -= good ? (size_t)n : 0;
  }
  good = good && fsync(file) == 0;
  int reason = errno;
  good = close(file) == 0 && good;
  if (!good && reason) errno = reason;
  return good;
}

bool file_write(const char *path, const char *text, bool over, char *error, size_t error_size) {
  char beside[PATH_MOST];
  if (snprintf(beside, sizeof beside, "%s%s", path, BESIDE) >= (int)sizeof beside)
    return text_fail(error, error_size, "the name of the file is too long");
  if (!file_may_write(path, over, error, error_size)) return false;
  clear_folder(path);
  int file = mkstemp(beside);
  bool good = file >= 0 && write_whole(file, text, rights_of(path)) && rename(beside, path) == 0;
  int reason = errno;
  if (good) return true;
  if (file >= 0) remove(beside);
  if (reason == ENOENT || reason == ENOTDIR)
    return text_fail(error, error_size, "there is no folder for %s", path);
  return text_fail(error, error_size, "%s: %s", path, strerror(reason));
}
