/* sim_progress.c - see sim_progress.h. */
#include "cmd/sim_progress.h"
#include "cmd/tool_sentences.h"
#include "io/print.h"
#include "sim/report.h"

#include <signal.h>
#include <unistd.h>

enum { PROGRESS_TEXT = 256 };

static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal) {
  (void)signal;
  interrupted = 1;
}

/* The first Ctrl-C ends the simulation, the second one the program. */
static void watch_for_interrupts(void) {
  struct sigaction action = {.sa_handler = note_interrupt, .sa_flags = (int)SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

typedef struct Progress {
  bool terminal;
  double said; /* when it was last said */
} Progress;

static bool go_on(void *data, uint64_t done, uint64_t all, double seconds) {
  Progress *progress = data;
  char n[ESTIMATE_TEXT], of[ESTIMATE_TEXT], rate[ESTIMATE_TEXT], rest[ESTIMATE_TEXT];
  char said[PROGRESS_TEXT], line[PROGRESS_TEXT];
  if (progress->terminal && done > 0 && seconds - progress->said > 0.5) {
    long left = (long)(seconds * (double)(all - done) / (double)done);
    snprintf(rest, sizeof rest, "%02ld", left % 60);
    say_in(said, SAY(TOOL_SIM_LEFT), count_words((int64_t)done, n), count_words((int64_t)all, of),
           count_words((int64_t)((double)done / seconds), rate), left / 60, rest);
    fprintf(stderr, "\r%s   ", print_wording(said, line, sizeof line));
    progress->said = seconds;
  }
  return !interrupted;
}

static void end_progress(const Progress *progress, const SimResult *result) {
  char n[ESTIMATE_TEXT], seconds[ESTIMATE_TEXT];
  if (!progress->terminal || result->seconds <= 0) return;
  snprintf(seconds, sizeof seconds, "%.1f", result->seconds);
  fprintf(stderr, "\r%70s\r", "");
  print_sentence(stderr, SAY(TOOL_SIM_TOOK), seconds,
                 count_words((int64_t)((double)result->sums.trials / result->seconds), n));
}

bool sim_run_shown(const SimPlan *plan, const SimRules *loaded, SimResult *result, char *error,
                   size_t error_size) {
  Progress progress = {isatty(STDERR_FILENO), 0};
  SimWatch watch = {go_on, &progress};
  watch_for_interrupts();
  if (!sim_run(plan, loaded, &watch, result, error, error_size)) return false;
  end_progress(&progress, result);
  return true;
}
