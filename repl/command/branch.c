/* branch.c - branches: a game goes on in another way, and back to the first.
**
** One branch is the one that is played on: it is the session of the REPL, with its name beside it.
** The others are whole sessions that wait; they share the rules that they have in common.
*/
#include "repl/command/branch.h"

#include <stdlib.h>
#include <string.h>

#include "deal/game_hash.h"
#include "repl/autosave.h"
#include "repl/command/handlers.h"
#include "repl/render/render_state.h"
#include "repl/render/narrate.h"
#include "repl/say.h"

/* The name of the branch that one is on. */
static const char *current_name(const Repl *repl) {
  return *repl->branch ? repl->branch : SAY(BRANCH_FIRST);
}

/* Is a name typed so, in any language? */
static bool is_called(const char *name, const char *typed) {
  for (int i = 0; repl_languages[i]; i++) {
    Text words = text_room(BRANCH_TEXT);
    sentence_expand(&words, repl_languages[i], name);
    if (strcmp(words.out, typed) == 0) return true;
  }
  return false;
}

/* The branch whose name is typed so. */
static Branch *branch_typed(const Repl *repl, const char *typed) {
  Branch *branch = repl->branches;
  while (branch && !is_called(branch->name, typed)) branch = branch->next;
  return branch;
}

static Branch *branch_find(const Repl *repl, const char *name) {
  Branch *branch = repl->branches;
  while (branch && strcmp(branch->name, name) != 0) branch = branch->next;
  return branch;
}

/* Takes one out of the list; its session is the caller's. */
static void branch_drop(Repl *repl, Branch *branch) {
  Branch **at = &repl->branches;
  while (*at != branch) at = &(*at)->next;
  *at = branch->next;
  free(branch);
}

/* Keeps a session under a name, in the place of what had that name; it is taken over. */
static void branch_keep(Repl *repl, const char *name, Session *session) {
  Branch *branch = branch_find(repl, name), **last = &repl->branches;
  if (branch) {
    session_replace(&branch->session, session);
    return;
  }
  branch = calloc(1, sizeof *branch);
  if (!branch) {
    session_free(session);
    return;
  }
  snprintf(branch->name, sizeof branch->name, "%s", name);
  branch->session = *session;
  while (*last) last = &(*last)->next;
  *last = branch;
}

/* Keeps a session under the first name of its own that is free: which that is. */
static const char *keep_before(Repl *repl, Session *session) {
  char name[BRANCH_TEXT], words[BRANCH_TEXT];
  strcpy(name, SAY(BRANCH_BEFORE));
  for (unsigned short n = 2;
       branch_typed(repl, render_words(&repl->look, name, words, sizeof words)) ||
       is_called(current_name(repl), words);
       n++)
    snprintf(name, sizeof name, "%s-%d", SAY(BRANCH_BEFORE), n);
  branch_keep(repl, name, session);
  const Branch *branch = branch_find(repl, name);
  return branch ? branch->name : SAY(BRANCH_FIRST);
}

const char *branch_leave(Repl *repl, Session *fresh) {
  Session copy;
  session_copy(&copy, &repl->session);
  const char *name = keep_before(repl, &copy);
  fresh->kept_as = repl->session.history.n > 0 ? 0 : repl->session.kept_as;
  session_turn_to(&repl->session, fresh);
  repl_begin_anew(repl);
  return name;
}

void branch_free(Repl *repl) {
  while (repl->branches) {
    session_free(&repl->branches->session);
    branch_drop(repl, repl->branches);
  }
}

/* --- what differs --- */

/* Do the two begin alike, and if so for how many actions? -1 when they do not. */
static long common_actions(const Session *a, const Session *b) {
  if (game_hash(&a->base) != game_hash(&b->base)) return -1;
  return (long)history_common(&a->history, &b->history);
}

/* Is all that was done on the one way done on the other, too? */
static bool has_all_of(const Session *way, const Session *other) {
  return way->rules->hash == other->rules->hash &&
         common_actions(way, other) == (long)other->history.n;
}

/* Does the longer one of the two say it all? */
static bool is_one_way(const Session *a, const Session *b) {
  bool whole = session_known(a) == a->history.n && session_known(b) == b->history.n;
  return whole && (has_all_of(a, b) || has_all_of(b, a));
}

/* Has it a name that keep_before gives? */
static bool is_before(const Branch *branch) { return said_has(branch->name, SAY(BRANCH_BEFORE)); }

/* A branch that was kept so before and goes the same way; NULL: there is none. */
static Branch *kept_way(const Repl *repl, const Session *session) {
  Branch *branch = repl->branches;
  while (branch && !(is_before(branch) && is_one_way(&branch->session, session)))
    branch = branch->next;
  return branch;
}

void branch_left(Repl *repl) {
  Session *left = repl->session.left;
  if (!left) return;
  repl->session.left = NULL;
  Branch *kept = kept_way(repl, left);
  if (!kept) {
    repl_tell(repl, SAY(BRANCH_LEFT), keep_before(repl, left));
  } else {
    if (left->history.n > kept->session.history.n)
      session_replace(&kept->session, left);
    else
      session_free(left);
    repl_tell(repl, SAY(BRANCH_LEFT), kept->name);
  }
  free(left);
}

/* "parts in deal 1, trick 3: C is to play". */
static void put_parting(Text *text, const Session *here, const Session *there) {
  long common = common_actions(here, there);
  bool here_ends = common == (long)here->history.n, there_ends = common == (long)there->history.n;
  if (common < 0 || here_ends || there_ends) {
    text_put(text, common < 0                ? SAY(ANOTHER_GAME)
                   : here_ends && there_ends ? SAY(SAME_PLACE)
                   : here_ends               ? SAY(GOES_ON)
                                             : SAY(ON_THE_WAY));
    return;
  }
  Game game = here->base;
  for (long i = 0; i < common; i++) {
    const Action action = history_action(&here->history, (size_t)i);
    game_apply_again(&game, here->rules, &action, NULL);
  }
  text_put(text, SAY(PARTS_IN));
  tell_put_where(text, &game, here->rules);
}

static void put_standing(Text *text, const Session *session) {
  const Game *game = &session->game;
  const Deal *deal = &game->deal;
  tell_put_where(text, game, session->rules);
  if (deal->tables || !deal->buried) return;
  bool over = game_phase(game, session->rules) == PHASE_NONE;
  say(text, SAY(OPPONENTS_TAIL),
      over ? deal->opponents_points : deal_opponents_points(session->rules, deal));
}

static void say_branch(Repl *repl, const char *name, const Session *session, bool current) {
  Text row = text_room(ROW_TEXT);
  put_standing(&row, session);
  repl_tell(repl, SAY(BRANCH_ROW), current ? "*" : " ", name, row.out);
  if (current) return;
  row = text_start(row.out, row.size);
  put_parting(&row, &repl->session, session);
  if (strcmp(session->rules->variant, repl->session.rules->variant) != 0)
    say(&row, SAY(RULES_TAIL), session->rules->variant, session->rules->name);
  repl_tell(repl, SAY(BRANCH_ROW), " ", " ", row.out);
}

COMMAND(command_branches) {
  say_branch(repl, current_name(repl), &repl->session, true);
  for (const Branch *branch = repl->branches; branch; branch = branch->next)
    say_branch(repl, branch->name, &branch->session, false);
  return true;
}

/* --- what is in no file --- */

static void put_name(Text *names, const Branch *branch) {
  if (names->length > 0) text_put(names, SAY(LIST_COMMA));
  text_put(names, branch->name);
}

void branch_say_unsaved(Repl *repl) {
  Text names = text_room(ROW_TEXT);
  for (const Branch *branch = repl->branches; branch; branch = branch->next)
    if (!has_all_of(&repl->session, &branch->session)) put_name(&names, branch);
  if (names.length > 0) repl_tell(repl, SAY(BRANCHES_UNSAVED), names.out);
}

/* Is all of it in the file of another branch, or of the one at hand? */
static bool is_in_another(const Repl *repl, const Session *session) {
  bool in_another = has_all_of(&repl->session, session);
  for (const Branch *branch = repl->branches; branch && !in_another; branch = branch->next)
    in_another = branch->session.kept_as && has_all_of(&branch->session, session);
  return in_another;
}

void branch_say_lost(Repl *repl) {
  Text names = text_room(ROW_TEXT);
  for (const Branch *branch = repl->branches; branch; branch = branch->next) {
    const Session *session = &branch->session;
    if (!session->kept_as && !session->game.over && !is_in_another(repl, session))
      put_name(&names, branch);
  }
  if (names.length > 0) repl_tell(repl, SAY(BRANCHES_LOST), names.out);
}

/* --- the command --- */

static void go_to(Repl *repl, Branch *branch) {
  Session here = repl->session;
  char name[BRANCH_TEXT];
  strcpy(name, current_name(repl));
  repl->session = branch->session;
  snprintf(repl->branch, sizeof repl->branch, "%s", branch->name);
  branch_drop(repl, branch);
  branch_keep(repl, name, &here);
  repl_show_anew(repl);
}

static bool take_away(Repl *repl, const char *name) {
  Branch *branch = branch_typed(repl, name);
  if (is_called(current_name(repl), name)) return repl_deny(repl, SAY(BRANCH_HERE_FIRST), name);
  if (!branch) return repl_deny(repl, SAY(BRANCH_NONE), name);
  journal_forget(&branch->session);
  session_free(&branch->session);
  branch_drop(repl, branch);
  repl_tell(repl, SAY(BRANCH_GONE), name);
  return true;
}

COMMAND(command_branch) {
  char name[BRANCH_TEXT + 1] = "";
  if (!command_word(&rest, name, sizeof name)) return command_branches(repl, command, seat, rest);
  char more[CLIP_TEXT];
  if (command_word(&rest, more, sizeof more)) return repl_deny(repl, SAY(ONE_WORD), more, name);
  if (strlen(name) >= BRANCH_TEXT) return repl_deny(repl, SAY(BRANCH_LONG), BRANCH_TEXT - 1);
  if (*name == '-') return take_away(repl, name + 1);
  Branch *branch = branch_typed(repl, name);
  if (branch) {
    go_to(repl, branch);
    return true;
  }
  const char *here = current_name(repl);
  if (is_called(here, name)) return repl_deny(repl, SAY(BRANCH_HERE), name);
  Session copy;
  session_copy(&copy, &repl->session);
  copy.kept_as = 0; /* whose file goes on with the new branch */
  branch_keep(repl, here, &copy);
  repl_tell(repl, SAY(BRANCH_BEGINS), name, here);
  memcpy(repl->branch, name, sizeof repl->branch);
  return true;
}
