/* repl.c - the loop: one line is read, looked up, run, answered. */
#include "repl/repl.h"

#include <ctype.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "notation/notation.h"
#include "io/file.h"
#include "repl/command/branch.h"
#include "repl/command/climb.h"
#include "repl/commands.h"
#include "repl/command/tab_completion.h"
#include "repl/autosave.h"
#include "repl/line.h"
#include "repl/command/custom_phase.h"
#include "repl/draw/narrate.h"
#include "io/print.h"

enum { WIDTH_PLAIN = 80, WIDTH_LEAST = 40 };

/* --- answers --- */

/* Where a line goes on that is too wide: the rows of a list under their second column, if that
** leaves room enough, else a little further in. */
static int hanging(const char *row, int width) {
  const char *word = row + strspn(row, " ");
  int indent = (int)(word - row) + 2;
  const char *gap = word > row ? strstr(word, "  ") : NULL;
  if (!gap) return indent;
  char before[ROW_TEXT];
  snprintf(before, sizeof before, "%.*s", (int)(gap + strspn(gap, " ") - row), row);
  int column = text_width(before);
  return column * 2 <= width ? column : indent;
}

static void say_line(const Repl *repl, FILE *out, const char *said) {
  char row[NOTATION_MAX];
  draw_words(&repl->look, said, row, sizeof row);
  draw_clean(&repl->look, row, KEEP_TABS);
  size_t length = strlen(row);
  while (length > 0 && row[length - 1] == ' ') row[--length] = '\0';
  if (repl->interactive)
    draw_wrapped(out, row, repl->look.width, hanging(row, repl->look.width));
  else
    fprintf(out, "%s\n", row);
}

void repl_say_unbroken(Repl *repl, const char *text) { print_line(repl->out, "%s", text); }

void repl_say(Repl *repl, const char *format, ...) {
  char said[NOTATION_MAX];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(said, sizeof said, format, arguments);
  va_end(arguments);
  say_line(repl, repl->out, said);
}

bool repl_refuse(Repl *repl, const char *format, ...) {
  FILE *to = repl->interactive ? repl->out : repl->errors;
  va_list arguments;
  va_start(arguments, format);
  fflush(repl->out);
  if (repl->file)
    print_text(to, repl->file), fprintf(to, ":%d: ", repl->line);
  else if (!repl->interactive && repl->line > 0)
    fprintf(to, "line %d: ", repl->line);
  char said[NOTATION_MAX], read[NOTATION_MAX];
  vsnprintf(said, sizeof said, format, arguments);
  va_end(arguments);
  say_line(repl, to, language_read(said, read, sizeof read));
  fflush(to);
  repl->refused++;
  return false;
}

void repl_tell_values(Repl *repl, const Value sentence[]) {
  char said[NOTATION_MAX];
  repl_say(repl, "%s", say_values_in(said, sizeof said, sentence));
}

bool repl_deny_values(Repl *repl, const Value sentence[]) {
  char said[NOTATION_MAX];
  return repl_refuse(repl, "%s", say_values_in(said, sizeof said, sentence));
}

bool repl_refuse_ruling(Repl *repl, const Ruling *why) {
  char sentence[ROW_TEXT];
  return repl_refuse(repl, "%s",
                     ruling_said(why, repl->session.rules->deck.packs, repl->look.style, sentence,
                                 sizeof sentence));
}

/* --- what the reader sees --- */

bool repl_sees(const Repl *repl, int seat) {
  return repl->open || !repl->taken || repl->taken >> seat & 1;
}

/* Several taken seats: what each of them sees of itself, put together. */
static void see_taken(const Repl *repl, Game *view) {
  const Session *session = &repl->session;
  bool first = true;
  for (int seat = 0; seat < session->rules->players; seat++) {
    if (!(repl->taken >> seat & 1)) continue;
    Game own;
    view_of(&session->game, session->rules, seat, &own);
    if (first) *view = own;
    view->deal.hand[seat] = own.deal.hand[seat];
    if (!cardset_is_empty(&own.deal.kitty)) view->deal.kitty = own.deal.kitty;
    first = false;
  }
}

/* While cards are drawn, the suit proposed by the standing declaration sorts the hands. */
static void propose_order(Game *view, const Rules *rules) {
  Deal *deal = &view->deal;
  const Bid *standing = bidding_standing(&deal->bidding);
  char error[192];
  if (deal->has_order || !standing || standing->card == CARD_NONE) return;
  Rank rank = card_rank(standing->card);
  if (rank == RANK_NONE) rank = level_rank(rules, view->level[standing->seat]);
  deal->trump = bid_trump(rules, standing, rank);
  deal->has_order = order_make(&deal->order, rules, deal->trump, view, error, sizeof error);
}

/* The seats whose hands stand below the table: all that may be seen where the terminal has room for
** them, else the reader's, or that of the seat whose turn it is. */
static uint16_t seats_shown(const Repl *repl, const Game *view, int waits) {
  enum { AROUND = 8, CARD_COLUMNS = 4 };
  uint16_t seen = 0;
  int lines = AROUND + repl->session.rules->players;
  for (int seat = 0; seat < repl->session.rules->players; seat++)
    if (repl_sees(repl, seat)) {
      seen |= (uint16_t)(1u << seat);
      lines += 1 + view->deal.hand_n[seat] * CARD_COLUMNS / repl->look.width;
    }
  if (lines <= repl->look.height) return seen;
  if (repl->taken) return repl->taken;
  return (uint16_t)(waits == SEAT_NONE ? 0 : 1u << waits);
}

void repl_scene(const Repl *repl, Game *view, Scene *scene) {
  const Session *session = &repl->session;
  *view = session->game;
  if (repl->taken && !repl->open) see_taken(repl, view);
  if (game_phase(view, session->rules) == PHASE_DRAW) propose_order(view, session->rules);
  int waits = game_waits_for(view, session->rules);
  *scene = (Scene){view, session->rules, seats_shown(repl, view, waits), repl->look};
}

void repl_show_state(Repl *repl) {
  Game view;
  Scene scene;
  if (!repl->interactive) {
    tell_where(repl);
    return;
  }
  repl_scene(repl, &view, &scene);
  fputc('\n', repl->out);
  if (view.deal.tables)
    draw_climb(repl->out, &scene, climb_table(repl));
  else
    draw_table(repl->out, &scene);
}

/* --- lines --- */

bool repl_line(Repl *repl, const char *line) {
  const char *text;
  char error[256];
  int refused = repl->refused;
  rules_begin(repl->session.rules);
  int seat = command_seat(repl, line, &text);
  if (*text == '#') return true;
  if (*text == '\0') text = "step";
  size_t length = 0;
  while (text[length] && !isspace((unsigned char)text[length])) length++;
  PhaseCommand own;
  const Command *command = phase_command(repl, text, length, &own);
  if (!command) command = command_find(text, length, error, sizeof error);
  if (!command) return repl_refuse(repl, "%s", error);
  for (text += length; isspace((unsigned char)*text);) text++;
  if (command->changes) session_mark(&repl->session);
  bool done = command->run(repl, command, seat, text);
  if (done && command->changes && repl->interactive) repl_show_state(repl);
  return done && repl->refused == refused;
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

/* False when the terminal cannot be read any more. */
static bool read_terminal(Repl *repl) {
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
    journal_keep(repl);
    free(line);
  } while (result != LINE_END && result != LINE_FAILED && !repl->quit);
  if (result == LINE_FAILED) refuse_unread(repl);
  return result != LINE_FAILED;
}

/* The file of the history; NULL when there is no home. `out` has room for it. */
static const char *history_path(char *out, size_t size) {
  const char *named = getenv("PENGYOU_HISTORY"), *home = getenv("HOME");
  if (named)
    snprintf(out, size, "%s", named);
  else if (home)
    snprintf(out, size, "%s/.pengyou_history", home);
  return named || home ? out : NULL;
}

/* The commands that everybody wants at the start: PENGYOU_RC, else ~/.pengyourc. */
static void read_settings(Repl *repl) {
  char path[1024];
  const char *named = getenv("PENGYOU_RC"), *home = getenv("HOME");
  if (!named && !home) return;
  snprintf(path, sizeof path, named ? "%s" : "%s/.pengyourc", named ? named : home);
  char error[SESSION_ERROR];
  FileId id;
  if (!*path || !file_id(path, &id)) return;
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

static void greet(Repl *repl, const char *history) {
  FileId id;
  if (!history || !file_id(history, &id)) {
    repl_tell(repl, SAY(GREET_1));
    repl_tell(repl, SAY(GREET_2));
    repl_tell(repl, SAY(GREET_3));
  }
  journal_offer(repl);
  read_settings(repl);
  repl_show_state(repl);
}

/* Before a game is loaded: the terminal's files are opened while that is allowed (isolate.h).
** Returns the path of the history, or NULL. */
static const char *begin_terminal(Repl *repl, char *path, size_t size) {
  const char *history = history_path(path, size);
  if (history && !is_history(history)) history = NULL;
  measure(repl);
  line_init(history, complete_line, repl);
  return history;
}

static void talk(Repl *repl, const char *history) {
  greet(repl, history);
  if (read_terminal(repl)) journal_end(); /* else the game waits for `resume` */
  line_free();
}

/* --- the start --- */

uint64_t repl_seed(void) {
  uint32_t seed = (uint32_t)time(NULL) ^ (uint32_t)getpid() << 16;
  if (getrandom(&seed, sizeof seed, 0) != sizeof seed) seed ^= (uint32_t)clock();
  return seed;
}

/* Unicode where the locale has it; colours at a terminal unless NO_COLOR forbids them. */
static Look find_look(const ReplOptions *options) {
  const char *no_colour = getenv("NO_COLOR"), *terminal = getenv("TERM");
  setlocale(LC_CTYPE, "");
  bool unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0 && !options->ascii;
  bool dumb = !terminal || !*terminal || strcmp(terminal, "dumb") == 0;
  return (Look){.style = unicode ? STYLE_UNICODE : STYLE_ASCII,
                .colour = isatty(STDOUT_FILENO) && !dumb && !(no_colour && *no_colour),
                .language = language_start(options->language, unicode),
                .width = WIDTH_PLAIN};
}

static bool begin(Repl *repl, const ReplOptions *options, char *error, size_t error_size) {
  char game[GAME_SPEC];
  const char *spec = options->variant;
  if (options->position) {
    if (!session_position(&repl->session, options->position, error, error_size)) return false;
    keep_tell_turn(repl, options->position);
    return true;
  }
  if (!spec && !variant_default(game, sizeof game))
    return text_fail(error, error_size, "%s", SAY(NO_GAME));
  if (!spec) spec = game;
  if (!session_new(&repl->session, spec, options->players, options->seed, error, error_size))
    return false;
  repl_tell(repl, SAY(GAME_HEAD), repl->session.rules->name, spec, repl->session.rules->players,
            (unsigned long long)options->seed);
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
  char read[SESSION_ERROR * 2], words[SESSION_ERROR * 2];
  language_read(error, read, sizeof read);
  print_line(stderr, "pengyou: %s", draw_words(&repl->look, read, words, sizeof words));
  return 2;
}

int repl_run(const ReplOptions *options) {
  Repl repl = {.out = stdout, .errors = stderr, .look = find_look(options), .echo = options->echo};
  char error[SESSION_ERROR], path[1024];
  const char *history = NULL;
  FILE *script = NULL;
  if (options->script) {
    script = open_script(options->script, error, sizeof error);
    if (!script) return fail_start(&repl, error);
  } else if (!isatty(STDIN_FILENO)) {
    script = stdin;
  }
  repl.interactive = repl.confirm = !script;
  interrupt_watch();
  repl.risked.kind = ACTION_NB;
  if (repl.interactive) history = begin_terminal(&repl, path, sizeof path);
  if (!begin(&repl, options, error, sizeof error)) return fail_start(&repl, error);
  if (script)
    read_script(&repl, script);
  else
    talk(&repl, history);
  if (script && script != stdin) fclose(script);
  branch_free(&repl);
  keep_free(&repl);
  free(repl.names);
  session_free(&repl.session);
  fflush(stdout);
  return repl.refused > 0 && !repl.interactive ? 1 : 0;
}
