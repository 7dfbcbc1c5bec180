/* loop.c - the loop: one line is read, looked up, run, answered. */
#include "repl/loop.h"

#include <ctype.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "io/file.h"
#include "io/print.h"
#include "notation/notation.h"
#include "repl/autosave.h"
#include "repl/chinese_commands.h"
#include "repl/command/branch.h"
#include "repl/command/choose_game.h"
#include "repl/command/confirm_overwrite.h"
#include "repl/command/coverage.h"
#include "repl/command/differ.h"
#include "repl/command/handlers.h"
#include "repl/command/position.h"
#include "repl/command/tutorial.h"
#include "repl/command_list.h"
#include "repl/help.h"
#include "repl/render/render_state.h"
#include "repl/line.h"
#include "repl/say.h"
#include "repl/tab_completion.h"

enum { WIDTH_PLAIN = 80, WIDTH_LEAST = 40 };

/* --- lines --- */

static bool do_line(Repl *repl, const char *line) {
  const char *text;
  char error[256];
  int refused = repl->refused;
  rules_begin(repl->session.rules);
  int seat = command_seat(repl, line, &text);
  bool hinted = repl->listed.is_hint;
  repl->listed.is_hint = false;
  if (*text == '#' && !isdigit((unsigned char)text[1])) return true;
  if (*text == '\0') text = hinted ? "#1" : "step";
  PhaseCommand own;
  const Command *command = command_read(repl, seat, &text, &own, error, sizeof error);
  if (!command) return repl_refuse(repl, "%s", error);
  while (isspace((unsigned char)*text)) text++;
  char typed[ROW_TEXT * 2];
  text = command_arguments(command, text, typed, sizeof typed);
  if (*text && !*command->usage && command->run != command_act) {
    char shown[COMMAND_SHOWN], clipped[CLIP_TEXT];
    text_clip(text, strlen(text), clipped);
    return repl_deny(repl, SAY(TAKES_NO_WORD), command_shown(repl, command->name, shown), clipped);
  }
  if (tutorial_takes(repl, command, seat, text)) return repl->refused == refused;
  if (command->changes) session_mark(&repl->session);
  repl->shown = false;
  repl->asked = repl->asks;
  repl->asks = NULL;
  bool done = command->run(repl, command, seat, text);
  if (done) tutorial_hears(repl, command, text);
  if (done && command->changes && repl->interactive && !repl->shown) repl_show_state(repl);
  return done && repl->refused == refused;
}

/* What is to be typed again is that by the very next line. */
bool repl_line(Repl *repl, const char *line) {
  repl->risks = false;
  bool done = do_line(repl, line);
  if (!repl->risks) repl->risked.type = ACTION_NB;
  return done;
}

static void refuse_unread(Repl *repl) { repl_deny(repl, SAY(LINE_UNREAD), strerror(errno)); }

/* Ctrl-C stops the command that runs, and the script with it. */
static void read_script(Repl *repl, FILE *in) {
  char *line;
  int interrupts = interrupt_count();
  LineResult result = LINE_END;
  while (!repl->quit && (result = line_from(in, &line)) == LINE_TEXT) {
    repl->line++;
    if (repl->echo) repl_say(repl, "> %s", line);
    if (*line) repl_line(repl, line);
    free(line);
    if (interrupt_count() == interrupts) continue;
    interrupt_taken();
    repl_deny(repl, SAY(SCRIPT_STOPPED));
    return;
  }
  if (result == LINE_LONG) repl->line++, repl_deny(repl, SAY(LINE_IS_LONG), LINE_LONGEST >> 10);
  if (result == LINE_FAILED) repl->line++, refuse_unread(repl);
}

static void measure(Repl *repl) {
  struct winsize size;
  repl->look.width = WIDTH_PLAIN;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < WIDTH_LEAST) return;
  repl->look.width = size.ws_col;
  repl->look.height = size.ws_row;
}

/* "> ", or the taken seats: "C> ". */
static const char *prompt_of(const Repl *repl, char out[SEAT_MAX + 3]) {
  int n = 0;
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (repl->taken >> seat & 1) out[n++] = seat_letter(seat);
  memcpy(out + n, "> ", 3);
  return out;
}

static void read_terminal(Repl *repl) {
  char *line, prompt[SEAT_MAX + 3];
  LineResult result;
  do {
    interrupt_taken();
    measure(repl);
    result = line_read(prompt_of(repl, prompt), &line);
    measure(repl);
    if (result != LINE_TEXT) continue;
    if (*line) line_save(line);
    repl_line(repl, line);
    fflush(repl->out);
    if (!repl->tutorial) journal_keep(repl);
    free(line);
  } while (result != LINE_END && result != LINE_FAILED && !repl->quit);
  if (result == LINE_FAILED) refuse_unread(repl);
}

enum { PATH_TEXT = 1024 };

/* The file that the variable of the environment names, else that of the name at home; false when
** there is no home. */
static bool own_file(const char *variable, const char *name, char path[PATH_TEXT]) {
  const char *named = getenv(variable), *home = getenv("HOME");
  if (named)
    snprintf(path, PATH_TEXT, "%s", named);
  else if (home)
    snprintf(path, PATH_TEXT, "%s/%s", home, name);
  return named || home;
}

/* The commands that everybody wants at the start: PENGYOU_RC, else ~/.pengyourc. */
static void read_settings(Repl *repl) {
  char path[PATH_TEXT], error[SESSION_ERROR];
  FileId id;
  if (!own_file("PENGYOU_RC", ".pengyourc", path) || !*path || !file_id(path, &id)) return;
  FILE *file = file_open(path, FILE_SCRIPT_MB, error, sizeof error);
  if (!file) {
    repl_refuse(repl, "%s", error);
    return;
  }
  repl->file = path;
  read_script(repl, file);
  repl->file = NULL;
  repl->line = 0;
  fclose(file);
}

/* Can lines be kept there? Not in a pipe or a device: then none are. */
static bool is_history(const char *path) {
  char error[SESSION_ERROR];
  FileId id;
  if (!file_id(path, &id)) return true;
  FILE *file = file_open(path, FILE_SCRIPT_MB, error, sizeof error);
  if (file) fclose(file);
  return file != NULL;
}

/* The three lines of help are for who has no history yet. */
static void greet(Repl *repl) {
  char left[JOURNAL_PATH];
  if (!repl->first && !repl->returning) help_greeting(repl);
  if (journal_find(left)) repl_tell(repl, SAY(INTERRUPTED));
  read_settings(repl);
  if (repl->first)
    repl_line(repl, repl->first);
  else
    repl_show_state(repl);
}

/* Before a game is loaded: the terminal's files are opened while that is allowed (isolate.h). */
static void begin_terminal(Repl *repl, char path[PATH_TEXT]) {
  FileId id;
  bool keeps = own_file("PENGYOU_HISTORY", ".pengyou_history", path) && is_history(path);
  repl->returning = keeps && file_id(path, &id);
  measure(repl);
  line_init(keeps ? path : NULL, complete_line, repl);
}

static void talk(Repl *repl) {
  greet(repl);
  read_terminal(repl);
  if (repl->quit)
    journal_end();
  else
    journal_leave(); /* Ctrl-D may be a slip: the game waits for `resume` */
  line_free();
}

/* --- the start --- */

/* Unicode where the locale has it; colours at a terminal unless NO_COLOR forbids them. */
static Look find_look(const ReplOptions *options) {
  const char *no_colour = getenv("NO_COLOR"), *terminal = getenv("TERM");
  setlocale(LC_CTYPE, "");
  bool unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0 && !options->ascii;
  bool dumb = !terminal || !*terminal || strcmp(terminal, "dumb") == 0;
  return (Look){.style = unicode ? STYLE_UNICODE : STYLE_ASCII,
                .colour = isatty(STDOUT_FILENO) && !dumb && !(no_colour && *no_colour),
                .language = repl_language(language_start(options->language, unicode)),
                .width = WIDTH_PLAIN};
}

static bool begin(Repl *repl, const ReplOptions *options, char *error, size_t error_size) {
  char spec[GAME_SPEC];
  int players = options->players;
  if (options->review) return session_load(&repl->session, options->review, error, error_size);
  if (options->position) {
    if (!session_position(&repl->session, options->position, (Offer){NULL, false}, error,
                          error_size))
      return false;
    tell_missing_turn(repl, options->position);
    return true;
  }
  if (options->variant && strlen(options->variant) >= sizeof spec)
    return session_new(&repl->session, options->variant, players, options->seed, error, error_size);
  if (options->variant)
    snprintf(spec, sizeof spec, "%s", options->variant);
  else if (!variant_default(spec, sizeof spec))
    return text_fail(error, error_size, "%s", SAY(NO_GAME));
  repl->quit = !options->variant && repl->interactive && !ask_for_game(repl, spec, &players);
  if (repl->quit) return true;
  Variant *variant = choose_variant(spec, &(VariantWanted){.players = players}, error, error_size);
  if (!variant) return false;
  session_start(&repl->session, variant, options->seed);
  if (repl->first) return true;
  char head[ROW_TEXT];
  say_in(head, SAY(GAME_HEAD), repl->session.rules->name, spec, repl->session.rules->players,
         (unsigned long long)options->seed);
  repl_tell(repl, repl->returning ? SAY(GREET_AGAIN) : head, head);
  return true;
}

/* A script's file; - and whatever else leads there is standard input, which may be a pipe. */
static FILE *open_script(const char *path, char *error, size_t error_size) {
  FileId script, input;
  bool same = file_id(path, &script) && file_id("/dev/stdin", &input) && file_same(script, input);
  if (same || strcmp(path, "-") == 0) return stdin;
  return file_open(path, FILE_SCRIPT_MB, error, error_size);
}

static int fail_start(const Repl *repl, const char *error) {
  char words[SESSION_ERROR * 2];
  print_line(stderr, "pengyou: %s", render_words(&repl->look, error, words, sizeof words));
  return 2;
}

void repl_close(Repl *repl) {
  tutorial_end(repl);
  branch_free(repl);
  overwrite_forget(repl);
  differ_forget(repl);
  coverage_forget(repl);
  free(repl->names);
  session_free(&repl->session);
}

int repl_run(const ReplOptions *options) {
  Repl repl = {.out = stdout, .errors = stderr, .look = find_look(options), .echo = options->echo};
  char error[SESSION_ERROR], path[PATH_TEXT];
  FILE *script = NULL;
  if (options->review) {
    script = stdin; /* of which nothing is read */
  } else if (options->script) {
    script = open_script(options->script, error, sizeof error);
    if (!script) return fail_start(&repl, error);
  } else if (!isatty(STDIN_FILENO)) {
    script = stdin;
  }
  repl.interactive = repl.confirm = !script;
  if (options->bots && !bots_parse(options->bots, repl.bots, error, sizeof error))
    return fail_start(&repl, error);
  repl.look.names = &repl.session.names;
  interrupt_watch();
  repl.risked.type = ACTION_NB;
  if (repl.interactive) begin_terminal(&repl, path);
  if (!begin(&repl, options, error, sizeof error)) return fail_start(&repl, error);
  if (options->review)
    repl_line(&repl, "review");
  else if (script)
    read_script(&repl, script);
  else if (!repl.quit)
    talk(&repl);
  if (script && script != stdin) fclose(script);
  repl_close(&repl);
  fflush(stdout);
  return repl.refused > 0 && !repl.interactive ? 1 : 0;
}
