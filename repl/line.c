/* line.c - what both line editors share: lines from a stream, and the flag that Ctrl-C sets. */
#include "repl/line.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

static volatile sig_atomic_t interrupted, interrupts;

static void interrupt_note(int number) {
  (void)number;
  interrupted = 1;
  interrupts = (interrupts + 1) & 0x7f; /* all that the type is sure to hold */
}

/* Without SA_RESTART, so that a read that waits for the keyboard comes back. */
void interrupt_watch(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = interrupt_note;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

bool interrupt_taken(void) {
  bool taken = interrupted != 0;
  interrupted = 0;
  return taken;
}

int interrupt_count(void) { return interrupts; }

LineResult line_from(FILE *in, char **line) {
  size_t room = 0;
  *line = NULL;
  errno = 0;
  ssize_t length = getline(line, &room, in);
  if (length < 0) {
    bool cancelled = errno == EINTR && interrupt_taken();
    free(*line);
    *line = NULL;
    clearerr(in);
    return cancelled ? LINE_CANCELLED : LINE_END;
  }
  while (length > 0 && ((*line)[length - 1] == '\n' || (*line)[length - 1] == '\r'))
    (*line)[--length] = '\0';
  return LINE_TEXT;
}
