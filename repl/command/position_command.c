/* position_command.c - what lies on the table as a line of text, and set up from one. */
#include "repl/command/position_command.h"

#include <string.h>

#include "base/core_sentences.h"
#include "io/file.h"
#include "language/names_zh.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "repl/command/handlers.h"
#include "repl/render/render_state.h"
#include "repl/say.h"
#include "repl/scene.h"

void tell_missing_turn(Repl *repl, const char *position) {
  if (!position_says_turn(position))
    repl_tell(repl, SAY(POSITION_NO_TURN),
              seat_letter(game_waits_for(&repl->session.game, repl->session.rules)));
}

/* Why nothing can be set up again from a position of now; NULL: it can. */
static const char *not_set_up_again(const Session *session) {
  if (game_phase(&session->game, session->rules) == PHASE_NONE) return SAY(POSITION_OVER);
  if (session->game.deal.tables || session->game.deal.has_order) return NULL;
  return SAY(POSITION_NO_TRUMPS);
}

/* A position says what lies on the table, not how it came there. */
static void say_what_is_lost(Repl *repl) {
  const Session *session = &repl->session;
  const Deal *deal = &session->game.deal;
  PhaseType phase = game_phase(&session->game, session->rules);
  const char *never = not_set_up_again(session);
  if (never)
    repl_tell(repl, never);
  else if (phase != PHASE_TRICKS && phase != PHASE_CLIMB)
    repl_tell(repl, SAY(POSITION_EARLY));
  else if (phase == PHASE_TRICKS &&
           (deal->trick > 0 || deal->bidding.n > 0 || session->game.number > 1))
    repl_tell(repl, SAY(POSITION_NO_PAST));
}

/* `position copy`: the terminal lays the line on the clipboard (OSC 52), where it can. */
static bool copy(Repl *repl, const char *text) {
  static const char DIGITS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  if (!repl->interactive) return repl_deny(repl, SAY(COPY_AT_TERMINAL));
  fputs("\033]52;c;", repl->out);
  for (size_t left = strlen(text); left > 0;) {
    unsigned bits = 0;
    int n = left < 3 ? (int)left : 3;
    for (int i = 0; i < 3; i++) bits = bits << 8 | (i < n ? (unsigned char)text[i] : 0u);
    for (int i = 0; i < 4; i++) fputc(i <= n ? DIGITS[bits >> (18 - 6 * i) & 63] : '=', repl->out);
    text += n, left -= (size_t)n;
  }
  fputc('\a', repl->out);
  repl_tell(repl, SAY(COPIED));
  return true;
}

/* `position save FILE`: the line alone, which `load` reads. */
static bool save(Repl *repl, const char *path, const char *text) {
  char line[NOTATION_MAX + 1], error[SESSION_ERROR];
  snprintf(line, sizeof line, "%s\n", text);
  if (!*path) return repl_deny(repl, SAY(FILE_WANTED));
  if (!file_write(path, line, false, error, sizeof error)) return repl_refuse(repl, "%s", error);
  repl_tell(repl, SAY(POSITION_SAVED), path);
  say_what_is_lost(repl);
  return true;
}

static void print(Repl *repl, const char *text) {
  repl_say_unbroken(repl, text);
  say_what_is_lost(repl);
  if (repl->interactive) repl_tell(repl, SAY(POSITION_OFFER));
}

/* The first part that is no position's and is like one in Chinese: those that are one were put into
** the words of files. */
static bool near_part(const char *line, char wrong[THING_NAME], char near[THING_NAME]) {
  while ((line = strchr(line, ';'))) {
    line += 1 + strspn(line + 1, " ");
    size_t n = strcspn(line, "=;");
    snprintf(wrong, THING_NAME, "%.*s", (int)n, line);
    if (n < THING_NAME && chinese_nearest("part", wrong, near)) return true;
  }
  return false;
}

static bool refuse(Repl *repl, const char *line, const char *error) {
  char wrong[THING_NAME], near[THING_NAME];
  if (said_has(error, SAY(READ_FIELD)) && near_part(line, wrong, near))
    return repl_deny(repl, SAY(READ_FIELD_NEAR), wrong, near);
  return repl_refuse(repl, "%s", error);
}

bool position_set_up(Repl *repl, const char *line, bool laid) {
  char error[SESSION_ERROR];
  Session fresh = {0};
  if (!session_position(&fresh, line, variant_offered(repl->session.variant), error, sizeof error))
    return refuse(repl, line, error);
  session_seat(&fresh, &repl->session.names);
  fresh.laid = laid;
  session_turn_to(&repl->session, &fresh);
  tell_missing_turn(repl, line);
  repl_show_anew(repl);
  return true;
}

COMMAND(command_position) {
  char text[NOTATION_MAX], word[8] = "";
  const char *behind = rest;
  command_word(&behind, word, sizeof word);
  behind += strspn(behind, " ");
  bool copies = strcmp(word, "copy") == 0, saves = strcmp(word, "save") == 0;
  if (*rest && !copies && !saves) return position_set_up(repl, rest, false);
  const Session *session = &repl->session;
  if (session->game.deal.tables && game_phase(&session->game, session->rules) != PHASE_CLIMB)
    return repl_deny(repl, SAY(POSITION_NOT_PLAYED));
  if ((copies || saves) && not_set_up_again(session))
    return repl_deny(repl, not_set_up_again(session));
  Scene scene = repl_scene(repl);
  scene.view.deal.has_order = session->game.deal.has_order; /* a suit only proposed is none */
  scene.view.deal.trump = session->game.deal.trump;
  position_print(&scene.view, session->rules, text, sizeof text);
  if (copies) return copy(repl, text);
  if (saves) return save(repl, behind, text);
  print(repl, text);
  return true;
}
