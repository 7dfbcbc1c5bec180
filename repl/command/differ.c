/* differ.c - `differ`: where another game, or a house rule, rules otherwise than the game at hand;
** a situation that was found, laid on the table. */
#include <stdlib.h>
#include <string.h>

#include "differ/position_text.h"
#include "differ/tell.h"
#include "lua/load/inline_rule.h"
#include "repl/command/differ.h"
#include "repl/command/handlers.h"
#include "repl/line.h"
#include "repl/render/render_state.h"
#include "repl/say.h"

enum { SITUATIONS = 20000, SEED = 1 };

void differ_forget(Repl *repl) {
  differ_free(repl->differ);
  repl->differ = NULL;
}

static bool interrupted(void *context) {
  (void)context;
  return interrupt_taken();
}

static void say_difference_found(Repl *repl, int i) {
  const Difference *of = differ_at(repl->differ, i);
  char said[TOLD_TEXT];
  Text text = text_start(said, sizeof said);
  tell_question(&text, of, repl->look.style);
  repl_tell(repl, SAY(DIFFER_ASKED), i + 1, said);
  for (int side = 0; side < 2; side++) {
    text = text_start(said, sizeof said);
    tell_answer(&text, of, side, repl->look.style);
    repl_tell(repl, SAY(DIFFER_SAYS), (char)('A' + side), said);
  }
}

static void say_unseen(Repl *repl) {
  char said[TOLD_TEXT];
  Text text = text_start(said, sizeof said);
  tell_unseen(&text, repl->differ);
  if (text.length) repl_tell(repl, SAY(DIFFER_UNSEEN), said);
}

static bool compare_with(Repl *repl, const char *spec) {
  const Rules *rules = repl->session.rules;
  char error[VARIANT_ERROR];
  const DifferWanted wanted = {
      .a = rules->variant, .b = spec, .players = rules->players, .seed = SEED, .own_deck = true};
  Differ *found = differ_new(&wanted, error, sizeof error);
  if (!found) return repl_refuse(repl, "%s", error);
  differ_forget(repl);
  repl->differ = found;
  repl_tell(repl, SAY(DIFFER_HEAD), rules->variant, spec, rules->players);
  differ_search(found, SITUATIONS, interrupted, NULL);
  for (int i = 0; i < differ_count(found); i++) say_difference_found(repl, i);
  say_unseen(repl);
  repl_tell(repl, SAY(DIFFER_COUNT), differ_count(found), differ_tried(found));
  return true;
}

static bool lay_out(Repl *repl, int i) {
  char position[NOTATION_MAX], error[SESSION_ERROR];
  Text text = text_start(position, sizeof position);
  Session fresh = {0};
  int n = repl->differ ? differ_count(repl->differ) : 0;
  if (n == 0) return repl_deny(repl, SAY(DIFFER_NONE));
  if (i < 1 || i > n) return repl_deny(repl, SAY(DIFFER_NUMBER), n);
  say_difference_found(repl, i - 1);
  if (!position_of_difference(&text, repl->differ, differ_at(repl->differ, i - 1)))
    return repl_deny(repl, SAY(DIFFER_NO_TRICK), i);
  if (!session_position(&fresh, position, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  session_seat(&fresh, &repl->session.names);
  session_turn_to(&repl->session, &fresh);
  repl_begin_anew(repl);
  repl_show_state(repl);
  return true;
}

COMMAND(command_differ) {
  (void)command, (void)seat;
  const char *at_hand = repl->session.rules->variant;
  char spec[2 * GAME_SPEC];
  size_t game = setting_part(at_hand);
  if (*rest && strspn(rest, "0123456789") == strlen(rest))
    return lay_out(repl, (int)strtol(rest, NULL, 10));
  if (!*rest && !at_hand[game]) return repl_deny(repl, SAY(DIFFER_TAKES));
  if (!*rest)
    snprintf(spec, sizeof spec, "%.*s", (int)game, at_hand);
  else
    snprintf(spec, sizeof spec, "%s%s", *rest == '+' ? at_hand : "", rest);
  if (strlen(spec) >= GAME_SPEC) return repl_deny(repl, SAY(SPEC_LONG), GAME_SPEC - 1);
  return compare_with(repl, spec);
}
