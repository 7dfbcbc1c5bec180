/* stop.c - see stop.h. */
#include "cmd/stop.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal) {
  (void)signal;
  interrupted = 1;
}

void stop_watch(void) {
  struct sigaction action = {.sa_handler = note_interrupt, .sa_flags = (int)SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

bool stop_asked(void) { return interrupted != 0; }

bool stop_asked_of(void *context) {
  (void)context;
  return stop_asked();
}
