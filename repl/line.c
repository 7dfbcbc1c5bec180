/* line.c - what both line editors share: lines from a stream, and the flag that Ctrl-C sets. */
#include "repl/line.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "base/grow.h"

static volatile sig_atomic_t interrupted, interrupts;

static void interrupt_note(int number) {
  (void)number;
  interrupted = 1;
  interrupts = (interrupts + 1) & 0x7f; /* all that the type is sure to hold */
}

static void watch(int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = interrupt_note;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

static bool watched;

/* With SA_RESTART, so that no line is lost that is being written. */
void interrupt_watch(void) {
  watched = true;
  watch(SA_RESTART);
}

bool interrupt_taken(void) {
  bool taken = interrupted != 0;
  interrupted = 0;
  return taken;
}

bool interrupt_asked(void *context) {
  (void)context;
  return interrupt_taken();
}

int interrupt_count(void) { return interrupts; }

static LineResult stop(FILE *in, char **line, LineResult result) {
  int reason = errno;
  free(*line);
  *line = NULL;
  clearerr(in);
  errno = reason;
  return result;
}

static LineResult read_from(FILE *in, char **line) {
  size_t room = 0, length = 0;
  int c = EOF;
  *line = NULL;
  errno = 0;
  while (length < LINE_LONGEST && (c = getc(in)) != EOF && c != '\n') {
    if (!grow(line, length + 2, &room, 1)) return stop(in, line, LINE_FAILED);
    (*line)[length++] = (char)c;
  }
  if (length == LINE_LONGEST) return stop(in, line, LINE_LONG);
  if (c == EOF && ferror(in) && errno == EINTR && interrupt_taken())
    return stop(in, line, LINE_CANCELLED);
  if (c == EOF && ferror(in)) return stop(in, line, LINE_FAILED);
  if (c == EOF && length == 0) return stop(in, line, LINE_END);
  if (!grow(line, length + 2, &room, 1)) return stop(in, line, LINE_FAILED);
  while (length > 0 && (*line)[length - 1] == '\r') length--;
  (*line)[length] = '\0';
  return LINE_TEXT;
}

/* Without SA_RESTART, so that a read that waits for the keyboard comes back. */
LineResult line_from(FILE *in, char **line) {
  if (watched) watch(0);
  LineResult result = read_from(in, line);
  int reason = errno;
  if (watched) watch(SA_RESTART);
  errno = reason;
  return result;
}
