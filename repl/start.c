/* start.c - how the table is opened and left: options, the reader's files, the first game. */
#include "repl/start.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "io/file.h"
#include "io/print.h"
#include "language/language.h"
#include "repl/ask_for_game.h"
#include "repl/autosave.h"
#include "repl/command/branch.h"
#include "repl/command/position_command.h"
#include "repl/command/spoken_game.h"
#include "repl/help.h"
#include "repl/loop.h"
#include "repl/render/render_state.h"
#include "repl/say.h"
#include "repl/session_files.h"
#include "repl/tab_completion.h"

/* --- the reader's files --- */

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
  loop_script(repl, file);
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

/* Before a game is loaded: the terminal's files are opened while that is allowed (isolate.h). */
static void begin_terminal(Repl *repl, char path[PATH_TEXT]) {
  FileId id;
  journal_begin();
  bool keeps = own_file("PENGYOU_HISTORY", ".pengyou_history", path) && is_history(path);
  repl->returning = keeps && file_id(path, &id);
  loop_measure(repl);
  line_init(keeps ? path : NULL, complete_line, repl);
}

static void tell_left(Repl *repl) {
  Journal list[JOURNALS_MAX];
  char last[ROW_TEXT];
  int n = journal_list(repl, list);
  if (n == 0) return;
  journal_say(&list[0], last);
  if (n == 1)
    repl_tell(repl, SAY(GAME_WAITS), last);
  else
    repl_tell(repl, SAY(GAMES_WAIT), n, last);
}

static void talk(Repl *repl, const ReplOptions *options) {
  const Variant *lies = repl->session.variant;
  tell_left(repl);
  read_settings(repl);
  if (repl->asking)
    ask_for_game(repl, lies, options->players, options->seed);
  else
    repl_show_state(repl);
  if (!repl->asking) loop_terminal(repl);
  journal_leave(repl);
  branch_say_lost(repl);
  line_free();
}

/* --- the game --- */

/* Unicode where the locale has it; colours at a terminal unless NO_COLOR forbids them. */
static Look find_look(const ReplOptions *options) {
  const char *no_colour = getenv("NO_COLOR"), *terminal = getenv("TERM");
  bool unicode = language_characters() && !options->ascii;
  bool dumb = !terminal || !*terminal || strcmp(terminal, "dumb") == 0;
  return (Look){.style = unicode ? STYLE_UNICODE : STYLE_ASCII,
                .colour = isatty(STDOUT_FILENO) && !dumb && !(no_colour && *no_colour),
                .language = repl_language(language_start(options->language, unicode)),
                .width = WIDTH_PLAIN};
}

static bool begin_position(Repl *repl, const char *position, char *error, size_t error_size) {
  if (!session_position(&repl->session, position, (Offer){NULL, false}, error, error_size))
    return false;
  tell_missing_turn(repl, position);
  if (repl->interactive && !repl->returning) help_greeting(repl);
  return true;
}

/* The game that is named, else the default one; whether it is to be that one is asked where there
** is somebody to ask. */
static bool begin(Repl *repl, const ReplOptions *options, char *error, size_t error_size) {
  char spec[GAME_SPEC];
  const char *named = options->variant;
  if (options->review)
    return session_load(&repl->session, options->review, NULL, error, error_size);
  if (options->position) return begin_position(repl, options->position, error, error_size);
  if (!named && !variant_default(spec, sizeof spec))
    return text_fail(error, error_size, "%s", SAY(NO_GAME));
  if (named && strlen(named) >= sizeof spec)
    return session_new(&repl->session, named, options->players, options->seed, error, error_size);
  if (named) strcpy(spec, named);
  repl->asking = !named && repl->interactive;
  const VariantWanted wanted = {.players = repl->asking ? 0 : options->players};
  Variant *variant = choose_variant(spec, &wanted, error, error_size);
  if (!variant) return false;
  session_start(&repl->session, variant, options->seed);
  if (!repl->asking) greet(repl);
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
    loop_script(&repl, script);
  else
    talk(&repl, options);
  if (script && script != stdin) fclose(script);
  repl_close(&repl);
  fflush(stdout);
  return repl.refused > 0 && !repl.interactive ? 1 : 0;
}
