/* bench_start.c - how long the program takes from its start to its first prompt, at a terminal. */
#define _XOPEN_SOURCE 700 /* posix_openpt */
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/bench_row.h"

/* A terminal with the program at it; what was printed there until the prompt. */
typedef struct Start {
  int terminal;
  pid_t child;
  char printed[1 << 14];
  size_t n;
} Start;

/* In the new process: the program at the terminal of that name, with no files of its own but those
** of the rules. */
static void become_program(const char *terminal) {
  setsid();
  int fd = open(terminal, O_RDWR);
  bool works = fd >= 0 && dup2(fd, 0) >= 0 && dup2(fd, 1) >= 0 && dup2(fd, 2) >= 0;
  unsetenv("HOME");
  unsetenv("PENGYOU_RC");
  unsetenv("PENGYOU_HISTORY");
  unsetenv("PENGYOU_SESSIONS");
  setenv("TERM", "dumb", 1);
  setenv("LC_ALL", "C", 1);
  if (works) execl("/proc/self/exe", "pengyou", "repl", "-s", "1", "--no-isolate", (char *)NULL);
  _exit(127);
}

enum { PATIENCE = 10000 }; /* ms for what comes next */

/* Reads what comes next; false when nothing does. */
static bool read_more(Start *start) {
  struct pollfd ready = {.fd = start->terminal, .events = POLLIN};
  size_t room = sizeof start->printed - 1 - start->n;
  if (room == 0 || poll(&ready, 1, PATIENCE) <= 0) return false;
  ssize_t n = read(start->terminal, start->printed + start->n, room);
  if (n <= 0) return false;
  start->n += (size_t)n;
  start->printed[start->n] = '\0';
  return true;
}

/* Starts it and reads up to the prompt; 0 when that did not come. */
static long await_prompt(void *data, Meter *meter) {
  Start *start = data;
  const char *terminal = ptsname(start->terminal);
  bool found = false;
  (void)meter;
  start->n = 0;
  start->child = terminal ? fork() : -1;
  if (start->child == 0) become_program(terminal);
  while (start->child > 0 && !found && read_more(start))
    found = strstr(start->printed, "\n> ") != NULL;
  return found;
}

static long do_start(void *data, Meter *meter) {
  Start *start = data;
  start->child = -1;
  start->terminal = posix_openpt(O_RDWR | O_NOCTTY);
  bool opened =
      start->terminal >= 0 && grantpt(start->terminal) == 0 && unlockpt(start->terminal) == 0;
  long done = opened ? meter_part(meter, await_prompt, start) : 0;
  if (start->child > 0) {
    kill(start->child, SIGKILL);
    waitpid(start->child, NULL, 0);
  }
  if (start->terminal >= 0) close(start->terminal);
  if (done) meter_note(meter, start->printed, start->n);
  return done;
}

const Row bench_row_start = {"start", "the program from its start to its first prompt", do_start,
                             .in_parts = true, .size = sizeof(Start)};
