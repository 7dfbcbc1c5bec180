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

#include "io/file.h"

enum { HISTORY_LINES = 1000, LINE_TAB = 1024 /* bytes of a path that Tab completes */ };

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

/* A path as it is typed: the word begins behind its first `cut` bytes, or `sum` bytes before it
** ("shengji+" before "./mine.lua"). */
typedef struct TypedPath {
  const char *path;
  size_t sum, cut;
} TypedPath;

/* The word with this name in the folder of the path, with / behind it if it is a folder itself;
** NULL without memory. */
static char *file_word(const TypedPath *typed, size_t folder, const char *name) {
  size_t before = typed->sum + folder, size = before + strlen(name) + 2;
  char *word = malloc(size);
  if (!word) return NULL;
  snprintf(word, size, "%.*s%s", (int)before, typed->path - typed->sum, name);
  if (file_is_folder(word + typed->sum)) strcat(word, "/");
  memmove(word, word + typed->cut, strlen(word + typed->cut) + 1);
  return word;
}

static int compare_words(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

/* A folder always: what is wanted may lie in it. */
static bool is_wanted(const char *word, size_t folder, const char *name,
                      bool (*wanted)(const char *path)) {
  char path[LINE_TAB];
  int n = snprintf(path, sizeof path, "%.*s%s", (int)folder, word, name);
  return !wanted || n >= LINE_TAB || file_is_folder(path) || wanted(path);
}

/* The files whose path begins so; hidden ones where the word says so. Not left to readline, which
** opens the folder itself: that may be forbidden. */
static char **offer_files(const TypedPath *typed, bool (*wanted)(const char *path)) {
  char folder[1024], error[256];
  const char *word = typed->path;
  const char *slash = strrchr(word, '/'), *begin = slash ? slash + 1 : word;
  size_t before = (size_t)(begin - word), length = strlen(begin), n = 0, room = 1;
  snprintf(folder, sizeof folder, "%.*s", slash ? (int)before : 1, slash ? word : ".");
  char *names = file_list(folder, error, sizeof error);
  for (const char *name = names; name && *name; name += strlen(name) + 1) room++;
  char **words = names ? calloc(room, sizeof *words) : NULL;
  for (const char *name = names; words && *name; name += strlen(name) + 1)
    if (strncmp(name, begin, length) == 0 && (*name != '.' || *begin == '.') &&
        is_wanted(word, before, name, wanted) && (words[n] = file_word(typed, before, name)))
      n++;
  free(names);
  if (n > 1) qsort(words, n, sizeof *words, compare_words);
  rl_filename_completion_desired = 1;
  if (n == 1 && words[0][strlen(words[0]) - 1] == '/') rl_completion_append_character = '\0';
  return words;
}

static char **attempt(const char *word, int from, int to) {
  char line[LINE_TAB];
  LineFiles files;
  rl_attempted_completion_over = 1;
  rl_sort_completion_matches = 0;
  offered = line_complete(line_data, rl_line_buffer, from, to, &files);
  int begin = files.from < from ? files.from : from;
  if (files.from >= 0 && !offered && to - begin < LINE_TAB) {
    snprintf(line, sizeof line, "%.*s", to - begin, rl_line_buffer + begin);
    TypedPath typed = {line + files.from - begin, (size_t)(files.from - begin),
                       (size_t)(from - begin)};
    offered = offer_files(&typed, files.wanted);
  }
  if (!offered) return NULL;
  char **matches = rl_completion_matches(word, offer_next);
  free(offered);
  offered = NULL;
  return matches;
}

/* Forgets the same line where it stood before the place. */
static void forget(const char *line, int index) {
  for (int i = index - 1; i >= 0; i--) {
    HIST_ENTRY *entry = history_get(history_base + i);
    if (!entry || strcmp(entry->line, line) != 0) continue;
    free_history_entry(remove_history(i));
  }
}

static void forget_repeats(void) {
  for (int left = 0; left < history_length; left++) {
    int index = history_length - 1 - left;
    HIST_ENTRY *entry = history_get(history_base + index);
    if (entry) forget(entry->line, index);
  }
}

static void read_lines(const char *path) {
  char error[256], *end;
  char *text = file_read(path, FILE_SCRIPT_MB, NULL, error, sizeof error);
  for (char *line = text; line && *line; line = end) {
    end = line + strcspn(line, "\n");
    if (*end) *end++ = '\0';
    if (*line) add_history(line);
  }
  free(text);
}

static void write_lines(void) {
  char *text = NULL, error[256];
  size_t size;
  FILE *out = history_length > 0 ? open_memstream(&text, &size) : NULL;
  if (!out) return;
  for (int i = 0; i < history_length; i++) {
    HIST_ENTRY *entry = history_get(history_base + i);
    if (entry) fprintf(out, "%s\n", entry->line);
  }
  if (fclose(out) == 0) file_write(history_file, text, true, error, sizeof error);
  free(text);
}

static void append_line(const char *line) {
  size_t size = strlen(line) + 2;
  char *text = malloc(size);
  if (text) snprintf(text, size, "%s\n", line);
  if (text) file_append(history_file, text);
  free(text);
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
  if (history_file) read_lines(history_file);
  forget_repeats();
  rl_initialize();                             /* reads what it wants of the system now */
  rl_variable_bind("enable-bracketed-paste", "off"); /* pasted lines are lines */
  rl_variable_bind("mark-directories", "off"); /* the words have their slash */
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
  if (history_file) append_line(line);
}

void line_free(void) {
  if (history_file) write_lines();
  clear_history();
}
