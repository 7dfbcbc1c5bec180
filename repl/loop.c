/* loop.c - the loop: one line is read, looked up, run, answered. */
#include "repl/loop.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "coverage/coverage.h"
#include "differ/differ.h"
#include "io/print.h"
#include "notation/typed_cards.h"
#include "repl/autosave.h"
#include "repl/chinese_commands.h"
#include "repl/command/branch.h"
#include "repl/command/confirm_overwrite.h"
#include "repl/command/handlers.h"
#include "repl/command/spoken_game.h"
#include "repl/command/tutorial.h"
#include "repl/command_list.h"
#include "repl/custom_phase.h"
#include "repl/phrases.h"
#include "repl/render/render_state.h"
#include "repl/say.h"

enum { WIDTH_LEAST = 40 };

/* --- lines --- */

/* Is it one of these words, blanks behind it or not? */
static bool is_one_of(const char *line, const char *words) {
  size_t length = strcspn(line, " \t");
  return !line[length + strspn(line + length, " \t")] && text_which(words, line, length) >= 0;
}

static const char YES[] = "y|yes|是", NO[] = "n|no|否|不|不甩|算了";

/* Did the line before want to be typed again? */
static bool is_asked(const Repl *repl) { return repl->risked.type != ACTION_NB || repl->asked; }

/* Where a line was to be typed again, it is the one that `yes` stands for; NULL: the answer is no.
** Any other line is itself. */
static const char *read_answer(const Repl *repl, const char *line) {
  if (!is_asked(repl)) return line;
  if (is_one_of(line, NO)) return NULL;
  return is_one_of(line, YES) ? repl->again : line;
}

/* Where the text is said in other words than those of a command: as the command has them, in
** `line`. False: there are several, and they were named. A word of a phase that the variant adds is
** none of these. */
static bool read_phrase(Repl *repl, const char **text, char line[PHRASE_LINE]) {
  enum { TIMES = 4 }; /* "please let me go back" */
  char word[NAME_MAX_LEN], meant[PHRASE_LINE];
  const char *rest = *text, *advice = NULL;
  PhaseChoice choice;
  if (!command_word(&rest, word, sizeof word) || phase_find_word(repl, word, &choice)) return true;
  if (is_one_of(*text, YES) || is_one_of(*text, NO))
    return repl->asking && !repl->tutorial /* which game it is to be */
               ? repl_deny(repl, SAY(NO_SUCH_START), word, 2, SEAT_MAX)
               : repl_deny(repl, SAY(NOTHING_ASKED));
  for (int i = 0; i < TIMES && phrase_read(*text, meant, &advice); i++) {
    if (advice) return repl_deny(repl, advice);
    *text = strcpy(line, meant);
  }
  return true;
}

/* "play tractor": cards are none, it is another game that is wanted. */
static bool names_game(const Command *command, const char *text) {
  static const Typist anyone = {NULL, false};
  char game[GAME_SPEC];
  return strcmp(command->name, action_word(ACTION_PLAY)) == 0 &&
         command_word(&text, game, sizeof game) && !text[strspn(text, " \t")] &&
         !isdigit((unsigned char)*game) && typed_word(game, strlen(game), &anyone) != TYPED_CARD &&
         game_is_for(game, 0, NULL);
}

static bool run(Repl *repl, const Command *command, int seat, const char *text) {
  Pages pages;
  bool paged = command_tells_much(command);
  if (paged) pages_begin(repl, &pages);
  bool done = command->run(repl, command, seat, text);
  if (paged) pages_end(repl, &pages);
  return done;
}

static bool do_line(Repl *repl, const char *line) {
  const char *text;
  char said[PHRASE_LINE];
  char error[256];
  int refused = repl->refused;
  rules_begin(repl->session.rules);
  int seat = command_seat(repl, line, &text);
  bool hinted = repl->listed.is_hint;
  repl->listed.is_hint = false;
  if (*text == '#' && !isdigit((unsigned char)text[1])) return true;
  if (*text == '\0') text = hinted ? "#1" : "step";
  if (!read_phrase(repl, &text, said)) return false;
  PhaseCommand own;
  const Command *command = command_read(repl, seat, &text, &own, error, sizeof error);
  if (!command) return repl_refuse(repl, "%s", error);
  while (isspace((unsigned char)*text)) text++;
  if (names_game(command, text)) command = command_find("new", strlen("new"), error, sizeof error);
  char typed[ROW_TEXT * 2];
  text = command_arguments(command, text, (Family)repl->session.rules->family, typed, sizeof typed);
  bool versioned =
      command->run == command_act && *text == '@'; /* of the table, behind what is done */
  if (*text && !*command->usage && command != &own.command && !versioned) {
    char shown[COMMAND_SHOWN], clipped[CLIP_TEXT];
    text_clip(text, strlen(text), clipped);
    return repl_deny(repl, SAY(TAKES_NO_WORD), command_shown(repl, command->name, shown), clipped);
  }
  if (command->run == command_undo && is_asked(repl)) { /* takes the question back */
    repl_tell(repl, SAY(LEFT_UNDONE));
    return true;
  }
  if (tutorial_takes(repl, command, seat, text)) return repl->refused == refused;
  if (command->changes) session_mark(&repl->session);
  repl->shown = false;
  bool done = run(repl, command, seat, text);
  branch_left(repl);
  if (done) tutorial_hears(repl, command, text);
  bool begun = !repl->asking || repl->session.history.n > 0;
  if (done && command->changes && repl->interactive && begun && !repl->shown) repl_show_state(repl);
  return done && repl->refused == refused;
}

/* What is to be typed again is that by the very next line. */
bool repl_line(Repl *repl, const char *line) {
  char typed[sizeof repl->again];
  bool done = true, stands = false; /* a refusal leaves the question as it was */
  repl->risks = false;
  repl->asked = repl->asks;
  repl->asks = NULL;
  repl->was_denied = repl->denies;
  repl->denies = false;
  const char *meant = read_answer(repl, line);
  if (meant == repl->again) meant = strcpy(typed, repl->again);
  if (meant) {
    done = do_line(repl, meant);
    stands = !done && meant == line && !repl->risks && !repl->asks;
    if (stands)
      repl->asks = repl->asked;
    else if (repl->risks)
      snprintf(repl->again, sizeof repl->again, "%c: play", seat_letter(repl->risked.seat));
    else if (repl->asks)
      snprintf(repl->again, sizeof repl->again, "%s", meant);
  } else {
    repl_tell(repl, SAY(LEFT_UNDONE));
  }
  if (!repl->risks && !stands) repl->risked.type = ACTION_NB;
  return done;
}

static void refuse_unread(Repl *repl) { repl_deny(repl, SAY(LINE_UNREAD), strerror(errno)); }

/* Ctrl-C stops the command that runs, and the script with it. */
void loop_script(Repl *repl, FILE *in) {
  char *line;
  int interrupts = interrupt_count();
  LineResult result = LINE_END;
  while (!repl->quit && (result = line_from(in, &line)) == LINE_TEXT) {
    repl->line++;
    if (repl->echo) print_line(repl->out, "> %s", line);
    if (line[strspn(line, " \t")]) repl_line(repl, line);
    free(line);
    if (interrupt_count() == interrupts) continue;
    interrupt_taken();
    repl_deny(repl, SAY(SCRIPT_STOPPED));
    return;
  }
  if (result == LINE_LONG) repl->line++, repl_deny(repl, SAY(LINE_IS_LONG), LINE_LONGEST >> 10);
  if (result == LINE_FAILED) repl->line++, refuse_unread(repl);
}

/* --- the terminal --- */

void loop_measure(Repl *repl) {
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

LineResult loop_read(Repl *repl, char **line) {
  char prompt[SEAT_MAX + 3];
  interrupt_taken();
  *line = repl->next;
  repl->next = NULL;
  if (*line) return LINE_TEXT;
  loop_measure(repl);
  LineResult result = line_read(prompt_of(repl, prompt), line);
  loop_measure(repl);
  return result;
}

void loop_type(Repl *repl, const char *line) {
  if (*line) line_save(line);
  repl_line(repl, line);
  fflush(repl->out);
  if (!repl->tutorial) journal_keep(repl);
}

void loop_terminal(Repl *repl) {
  LineResult result = LINE_TEXT;
  while (result != LINE_END && result != LINE_FAILED && !repl->quit) {
    char *line;
    result = loop_read(repl, &line);
    if (result != LINE_TEXT) continue;
    loop_type(repl, line);
    free(line);
  }
  if (result == LINE_FAILED) refuse_unread(repl);
}

void repl_close(Repl *repl) {
  tutorial_end(repl);
  branch_free(repl);
  overwrite_forget(repl);
  differ_free(repl->differ);
  coverage_free(repl->coverage);
  free(repl->names);
  free(repl->next);
  session_free(&repl->session);
}
