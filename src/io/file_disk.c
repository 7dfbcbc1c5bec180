/* file_disk.c - files looked at, opened and written. */
#define _XOPEN_SOURCE 700 /* realpath */

#include "io/file_disk.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/core_sentences.h"
#include "io/channel.h"
#include "io/png.h"

enum { MB = 1 << 20, NAMES_FIRST = 4096 };

#define refuse(answer, ...) say_fail((answer)->error, FILE_SENTENCE, __VA_ARGS__)

static bool look(const char *path, FileAnswer *answer) {
  struct stat about;
  if (stat(path, &about) != 0) return false;
  answer->id = (FileId){(uint64_t)about.st_dev, (uint64_t)about.st_ino, about.st_mtim.tv_sec,
                        about.st_mtim.tv_nsec, about.st_size};
  answer->folder = S_ISDIR(about.st_mode);
  return true;
}

static bool fail_missing(const char *path, FileAnswer *answer) {
  if (errno == ENOENT || errno == ENOTDIR) return refuse(answer, SAY(FILE_MISSING), path);
  return refuse(answer, SAY(FILE_FAILED), path, strerror(errno));
}

/* Is what was opened fit to be read? Asked of the descriptor, so that nobody can put something else
** in its place in between. */
static bool is_fit(int file, const FileRequest *request, FileAnswer *answer) {
  struct stat about;
  if (fstat(file, &about) != 0) return fail_missing(request->path, answer);
  errno = EINVAL;
  if (S_ISDIR(about.st_mode)) return refuse(answer, SAY(FILE_IS_FOLDER), request->path);
  if (!S_ISREG(about.st_mode)) return refuse(answer, SAY(FILE_IS_PIPE), request->path);
  if (about.st_size > (off_t)request->mb * MB)
    return refuse(answer, SAY(FILE_IS_LARGE), request->path, request->mb);
  return true;
}

/* O_NONBLOCK: a pipe that nobody writes to is opened at once, and then refused. */
static bool open_fit(const FileRequest *request, FileAnswer *answer) {
  int file = open(request->path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
  if (file < 0) return fail_missing(request->path, answer);
  if (is_fit(file, request, answer)) {
    answer->file = file;
    return true;
  }
  close(file);
  return false;
}

/* ---- folders ---- */

static bool add_name(FileAnswer *answer, size_t *room, const char *name) {
  size_t n = strlen(name) + 1;
  if (answer->text_length + n + 1 > *room) {
    char *larger = realloc(answer->text, *room = 2 * *room + NAMES_FIRST);
    if (!larger) return false;
    answer->text = larger;
  }
  memcpy(answer->text + answer->text_length, name, n);
  answer->text_length += n;
  assert(answer->text_length < *room);
  return true;
}

static bool list(const char *folder, FileAnswer *answer) {
  size_t room = 0;
  DIR *listing = opendir(folder);
  bool whole = listing != NULL;
  for (struct dirent *entry; whole && (entry = readdir(listing));)
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
      whole = add_name(answer, &room, entry->d_name);
  whole = whole && add_name(answer, &room, "");
  int reason = errno;
  if (listing) closedir(listing);
  errno = reason;
  if (whole) return true;
  free(answer->text);
  answer->text = NULL;
  answer->text_length = 0;
  return refuse(answer, SAY(FILE_FAILED), folder,
                reason == ENOMEM ? SAY(OUT_OF_MEMORY) : strerror(reason));
}

static bool resolve(const char *path, FileAnswer *answer) {
  answer->text = realpath(path, NULL);
  answer->text_length = answer->text ? strlen(answer->text) + 1 : 0;
  return answer->text != NULL;
}

bool disk_make_folder(const char *path) {
  struct stat about;
  char above[FILE_PATH];
  size_t length = strlen(path);
  while (length > 1 && path[length - 1] == '/') length--;
  if (length == 0 || length >= sizeof above) return false;
  memcpy(above, path, length);
  above[length] = '\0';
  for (char *slash = strchr(above + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    mkdir(above, S_IRWXU); /* it is there, or what follows fails */
    *slash = '/';
  }
  return mkdir(above, S_IRWXU) == 0 || (stat(above, &about) == 0 && S_ISDIR(about.st_mode));
}

/* ---- writing ---- */

/* The folder of a file, with the slash behind it. */
static void folder_of(const char *path, char folder[FILE_PATH]) {
  const char *slash = strrchr(path, '/');
  int n = slash ? (int)(slash - path) + 1 : 1;
  snprintf(folder, FILE_PATH, "%.*s", n, slash ? path : ".");
}

/* Asked of a link, not of what it leads to. */
static bool may_write(const FileRequest *request, FileAnswer *answer) {
  struct stat about;
  char folder[FILE_PATH];
  const char *path = request->path;
  if (lstat(path, &about) != 0) {
    if (errno != ENOENT) return fail_missing(path, answer);
    folder_of(path, folder);
    return stat(folder, &about) == 0 || refuse(answer, SAY(FILE_NO_FOLDER), path);
  }
  errno = EEXIST;
  if (S_ISDIR(about.st_mode)) return refuse(answer, SAY(FILE_IS_FOLDER), path);
  if (S_ISLNK(about.st_mode)) return refuse(answer, SAY(FILE_IS_LINK), path);
  if (!S_ISREG(about.st_mode)) return refuse(answer, SAY(FILE_IS_PIPE), path);
  return request->over || refuse(answer, SAY(FILE_IS_THERE), path);
}

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
  char folder[FILE_PATH];
  folder_of(path, folder);
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

/* Keeps the reason of what failed before. */
static bool close_after(int file, bool good) {
  int reason = errno;
  if (close(file) == 0)
    errno = reason;
  else if (good)
    return false;
  else
    errno = reason;
  return good;
}

/* Writes all of it, and closes the file. */
static bool write_whole(int file, const FileRequest *request) {
  bool good = fchmod(file, rights_of(request->path)) == 0;
  good = good && channel_write(file, request->text, request->text_length);
  return close_after(file, good && fsync(file) == 0);
}

/* A signal that would end the program waits until nothing stands beside the file. */
static bool replace(const FileRequest *request, char *beside) {
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  int file = mkstemp(beside);
  bool good = file >= 0 && write_whole(file, request) && rename(beside, request->path) == 0;
  int reason = errno;
  if (!good && file >= 0) remove(beside);
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = reason;
  return good;
}

static bool write_beside(const FileRequest *request, FileAnswer *answer) {
  char beside[FILE_PATH];
  errno = ENAMETOOLONG;
  if (snprintf(beside, sizeof beside, "%s%s", request->path, BESIDE) >= (int)sizeof beside)
    return refuse(answer, SAY(FILE_LONG));
  if (!may_write(request, answer)) return false;
  clear_folder(request->path);
  if (replace(request, beside)) return true;
  int reason = errno;
  if (reason == ENOENT || reason == ENOTDIR)
    return refuse(answer, SAY(FILE_NO_FOLDER), request->path);
  return refuse(answer, SAY(FILE_FAILED), request->path, strerror(reason));
}

/* What may not be written is not made first. */
static bool write_png(const FileRequest *request, FileAnswer *answer) {
  FileRequest made = *request;
  char *png = NULL;
  if (!may_write(request, answer)) return false;
  if (!png_make(request, &png, &made.text_length, answer)) return false;
  made.text = png;
  bool written = write_beside(&made, answer);
  int reason = errno;
  free(png);
  errno = reason;
  return written;
}

static bool append(const FileRequest *request) {
  struct stat about;
  int file =
      open(request->path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY, S_IRUSR | S_IWUSR);
  if (file < 0) return false;
  bool good = fstat(file, &about) == 0 && S_ISREG(about.st_mode);
  return close_after(file, good && channel_write(file, request->text, request->text_length));
}

static bool perform(const FileRequest *request, FileAnswer *answer) {
  switch (request->task) {
    case FILE_LOOK: return look(request->path, answer);
    case FILE_OPEN: return open_fit(request, answer);
    case FILE_MAY_WRITE: return may_write(request, answer);
    case FILE_WRITE: return write_beside(request, answer);
    case FILE_WRITE_PNG: return write_png(request, answer);
    case FILE_APPEND: return append(request);
    case FILE_REMOVE: return unlink(request->path) == 0;
    case FILE_LIST: return list(request->path, answer);
    case FILE_RESOLVE: return resolve(request->path, answer);
    default: break;
  }
  errno = EINVAL;
  return false;
}

void disk_do(const FileRequest *request, FileAnswer *answer) {
  *answer = (FileAnswer){.file = -1};
  errno = 0;
  answer->good = perform(request, answer);
  answer->reason = answer->good ? 0 : errno;
}
