/* line_readline.c - the terminal with GNU readline: history, editing, Tab. No other file sees it.
**
** Readline keeps its own state in globals and hands no pointer back to its callbacks, so the few
** variables below are the only way to reach the completer and the line that was read.
**
** The callback interface is used so that Ctrl-C needs no longjmp: the signal handler sets a flag,
** pselect comes back, and the line is cancelled here.
*/
#include "repl/line.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

enum { HISTORY_LINES = 1000 };

static const char *history_file;
static LineComplete line_complete;
static void *line_data;
static char *line_got;
static bool line_is_read;

/* Readline frees the words; the list is passed on one word at a time. */
static char **offered;

static char *offer_next(const char *word, int state) {
  static size_t at;
  (void)word;
  if (state == 0) at = 0;
  return offered[at] ? offered[at++] : NULL;
}

static char **attempt(const char *word, int from, int to) {
  bool files = false;
  rl_attempted_completion_over = 1;
  offered = line_complete(line_data, rl_line_buffer, from, to, &files);
  if (files) rl_attempted_completion_over = 0;
  if (!offered) return NULL;
  char **matches = rl_completion_matches(word, offer_next);
  free(offered);
  offered = NULL;
  return matches;
}

/* Forgets the same line where it stood before the place. */
static void forget(const char *line, int place) {
  for (int i = place - 1; i >= 0; i--) {
    HIST_ENTRY *entry = history_get(history_base + i);
    if (!entry || strcmp(entry->line, line) != 0) continue;
    free_history_entry(remove_history(i));
  }
}

static void forget_repeats(void) {
  for (int left = 0; left < history_length; left++) {
    int place = history_length - 1 - left;
    HIST_ENTRY *entry = history_get(history_base + place);
    if (entry) forget(entry->line, place);
  }
}

void line_init(const char *history, LineComplete complete, void *data) {
  history_file = history;
  line_complete = complete;
  line_data = data;
  rl_readline_name = "pengyou";
  rl_catch_signals = 0;
  rl_attempted_completion_function = attempt;
  rl_completer_word_break_characters = (char *)" \t,:;";
  using_history();
  stifle_history(HISTORY_LINES);
  if (history_file) read_history(history_file);
  forget_repeats();
}

static void take_line(char *text) {
  line_got = text;
  line_is_read = true;
  rl_callback_handler_remove();
}

/* Waits for a key. SIGINT is let through only while waiting, so that none is lost in between. */
static bool wait_for_key(const sigset_t *waiting) {
  fd_set keyboard;
  FD_ZERO(&keyboard);
  FD_SET(STDIN_FILENO, &keyboard);
  return pselect(STDIN_FILENO + 1, &keyboard, NULL, NULL, NULL, waiting) > 0;
}

static void cancel_line(void) {
  fputs("^C\n", stdout);
  fflush(stdout);
  rl_free_line_state();
  rl_callback_sigcleanup();
  rl_replace_line("", 0);
  rl_callback_handler_remove();
}

LineResult line_read(const char *prompt, char **line) {
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGINT);
  sigprocmask(SIG_BLOCK, &blocked, &before);
  line_is_read = false;
  line_got = NULL;
  bool cancelled = false;
  rl_callback_handler_install(prompt, take_line);
  while (!line_is_read && !cancelled) {
    if (wait_for_key(&before))
      rl_callback_read_char();
    else if (errno != EINTR)
      break;
    cancelled = !line_is_read && interrupt_taken();
  }
  if (cancelled) cancel_line();
  sigprocmask(SIG_SETMASK, &before, NULL);
  *line = line_got;
  if (cancelled) return LINE_CANCELLED;
  if (!line_got) putchar('\n');
  return line_got ? LINE_TEXT : LINE_END;
}

/* The history is kept line by line, so that a killed program loses none; at the end it is written
** anew, without the repeats. */
void line_save(const char *line) {
  forget(line, history_length);
  add_history(line);
  if (history_file && append_history(1, history_file) != 0) write_history(history_file);
}

void line_free(void) {
  if (history_file) write_history(history_file);
  clear_history();
}
