/* png.c - SVG into PNG by the program rsvg-convert. */
#define _GNU_SOURCE /* memfd_create */

#include "io/png.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/core_sentences.h"
#include "io/channel.h"

enum { NOT_THERE = 127, SECONDS = 20, SVG_MOST = 16 << 20, PNG_MOST = 64 << 20, PIECE = 1 << 16 };
static const char ZOOM[] = "2"; /* sharp on the small screens of telephones */

/* The SVG as a file without a name, read from its beginning; -1: none can be made. */
static int nameless(const char *svg, size_t length) {
  int file = memfd_create("svg", MFD_CLOEXEC);
  if (file < 0) return -1;
  if (!channel_write(file, svg, length)) return close(file), -1;
  lseek(file, 0, SEEK_SET);
  return file;
}

/* In the child: from standard input to standard output, for so many seconds. It says nothing on
** standard error, which is there, though: librsvg opens /dev/null for writing where it is not, and
** may not do that here. */
static _Noreturn void convert(int svg, int png) {
  const struct rlimit seconds = {SECONDS, SECONDS};
  int quiet = open("/dev/null", O_RDONLY);
  bool ready = dup2(svg, STDIN_FILENO) >= 0 && dup2(png, STDOUT_FILENO) >= 0 &&
               dup2(quiet, STDERR_FILENO) >= 0 && setrlimit(RLIMIT_CPU, &seconds) == 0;
  if (ready)
    execlp("rsvg-convert", "rsvg-convert", "--zoom", ZOOM, "--format", "png", (char *)NULL);
  _exit(NOT_THERE);
}

/* All that comes, up to PNG_MOST; false without memory for it, or when it is more. */
static bool read_all(int from, char **png, size_t *length) {
  *png = NULL;
  *length = 0;
  for (ssize_t n = 1; n > 0;) {
    char *larger = *length < PNG_MOST ? realloc(*png, *length + PIECE) : NULL;
    if (!larger) return false;
    *png = larger;
    do n = read(from, *png + *length, PIECE);
    while (n < 0 && errno == EINTR);
    if (n > 0) *length += (size_t)n;
  }
  return true;
}

/* The child that converts, and where its picture comes from; -1: there is none. */
static pid_t start(int svg, int *from) {
  int ends[2];
  if (svg < 0 || pipe(ends) != 0) return -1;
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    convert(svg, ends[1]);
  }
  close(ends[1]);
  *from = ends[0];
  if (child < 0) close(ends[0]);
  return child;
}

typedef enum Made { MADE, MADE_NOT, MADE_NO_PROGRAM } Made;

/* *png, where it was made, is for the caller to free. */
static Made make_here(const char *svg, size_t svg_length, char **png, size_t *length) {
  int file = nameless(svg, svg_length), from = -1, status = 0;
  *png = NULL;
  pid_t child = start(file, &from);
  bool whole = child > 0 && read_all(from, png, length);
  if (child > 0) close(from);
  if (file >= 0) close(file);
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  int code = child > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  if (whole && code == 0 && *length > 0) return MADE;
  free(*png);
  *png = NULL;
  *length = 0;
  return code == NOT_THERE ? MADE_NO_PROGRAM : MADE_NOT;
}

/* ---- in a process of its own ---- */

/* What goes ahead of an SVG, and of its PNG. */
typedef struct Head {
  uint64_t length;
  uint64_t made; /* Made; of a PNG */
} Head;

static int maker = -1; /* the socket to it; -1: it is made here */

/* A text with its length ahead, of at most so many bytes, on the heap. */
static bool receive(int from, Head *head, size_t most, char **text) {
  *text = NULL;
  if (!channel_receive(from, head, sizeof *head) || head->length > most) return false;
  *text = malloc((size_t)head->length + 1);
  return *text && channel_receive(from, *text, (size_t)head->length);
}

static bool serve_one(int to) {
  Head head;
  char *svg, *png = NULL;
  size_t length = 0;
  bool good = receive(to, &head, SVG_MOST, &svg);
  if (good) head.made = (uint64_t)make_here(svg, (size_t)head.length, &png, &length);
  head.length = length;
  good = good && channel_send(to, &head, sizeof head) && channel_send(to, png, length);
  free(svg);
  free(png);
  return good;
}

void png_apart(void (*confine)(void)) {
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) return;
  pid_t child = fork();
  if (child == 0) {
    close(pair[0]);
    confine();
    while (serve_one(pair[1])) {
    }
    _exit(0);
  }
  close(pair[1]);
  maker = pair[0];
}

static Made make_there(const FileRequest *svg, char **png, size_t *length) {
  Head head = {.length = svg->text_length};
  bool good = channel_send(maker, &head, sizeof head) &&
              channel_send(maker, svg->text, svg->text_length) &&
              receive(maker, &head, PNG_MOST, png);
  *length = (size_t)head.length;
  if (good && head.made == MADE) return MADE;
  free(*png);
  *png = NULL;
  return good && head.made == MADE_NO_PROGRAM ? MADE_NO_PROGRAM : MADE_NOT;
}

bool png_make(const FileRequest *svg, char **png, size_t *length, FileAnswer *answer) {
  Made made = maker >= 0 ? make_there(svg, png, length)
                         : make_here(svg->text, svg->text_length, png, length);
  if (made == MADE) return true;
  errno = made == MADE_NO_PROGRAM ? ENOENT : EIO;
  return say_fail(answer->error, FILE_SENTENCE,
                  made == MADE_NO_PROGRAM ? SAY(PNG_MISSING) : SAY(PNG_FAILED));
}
