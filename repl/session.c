/* session.c - one game at the table: actions, undo by checkpoints, other rules. */
#include "repl/session.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "base/grow.h"
#include "notation/notation.h"
#include "notation/position.h"

/* Checkpoints that stay, and how often the one is made anew that undo mostly goes back to. */
enum { CHECKPOINT_EVERY = 2048, RECENT_EVERY = 64 };

/* A session without memory can go nowhere: this exits when out of memory. */
static void give_up(void) {
  fputs("pengyou: out of memory\n", stderr);
  exit(2);
}

bool session_is_ok(const Session *session) {
  const Stack *redo = &session->redo;
  size_t n = session->history.n, checked = session->checkpoints * CHECKPOINT_EVERY;
  if (session->game.actions - session->base.actions != n || checked > n) return false;
  if (checked &&
      session->checkpoint[session->checkpoints - 1].actions != session->base.actions + checked)
    return false;
  return redo->n == 0 || (redo->at[redo->n - 1] > n && redo->at[0] <= session_known(session));
}

static void *sure(void *block) {
  if (!block) give_up();
  return block;
}

static void free_turn(Session **turn) {
  if (!*turn) return;
  session_free(*turn);
  free(*turn);
  *turn = NULL;
}

void session_free(Session *session) {
  free_turn(&session->past);
  free_turn(&session->future);
  free_turn(&session->left);
  history_free(&session->history);
  free(session->undo.at);
  free(session->redo.at);
  free(session->checkpoint);
  bool shared = session->users && --*session->users > 0;
  if (session->variant && !shared) variant_free(session->variant);
  if (!shared) free(session->users);
  memset(session, 0, sizeof *session);
}

void session_seat(Session *session, const SeatNames *names) {
  session->names = (SeatNames){.of = {""}};
  for (int seat = 0; seat < session->rules->players; seat++)
    strcpy(session->names.of[seat], names->of[seat]);
}

void session_replace(Session *session, Session *fresh) {
  session_free(session);
  *session = *fresh;
}

static Session *on_heap(const Session *session) {
  Session *kept = sure(malloc(sizeof *kept));
  *kept = *session;
  return kept;
}

void session_turn_to(Session *session, Session *fresh) {
  free_turn(&session->future);
  fresh->past = on_heap(session);
  fresh->past_at = fresh->history.n;
  *session = *fresh;
  assert(session_is_ok(session) && session_is_ok(session->past));
}

void session_forget_past(Session *session) { free_turn(&session->past); }

/* Undo over the beginning of this session, and redo; what it was waits where the other finds it. */
static void turn(Session *session, bool back) {
  Session now = *session, *other = back ? session->past : session->future;
  *(back ? &now.past : &now.future) = NULL;
  *session = *other;
  *other = now;
  *(back ? &session->future : &session->past) = other;
  if (back) session->future_at = session->history.n;
  assert(session_is_ok(session) && session_is_ok(other));
}

void session_start(Session *session, Variant *variant, uint64_t seed) {
  Session fresh = {.variant = variant, .rules = variant_rules(variant)};
  game_start(&fresh.base, fresh.rules, seed);
  fresh.game = fresh.base;
  session_replace(session, &fresh);
}

bool session_new(Session *session, const char *spec, int players, uint64_t seed, char *error,
                 size_t error_size) {
  Variant *variant = variant_load(spec, players, error, error_size);
  if (variant) session_start(session, variant, seed);
  return variant != NULL;
}

/* Sets up what the position says and nothing else: so it is set up again from a record. */
static bool parse_whole(Session *session, const char *text, char *error, size_t error_size) {
  char whole[NOTATION_MAX];
  if (!position_parse(text, &session->base, session->rules, error, error_size)) return false;
  position_print(&session->base, session->rules, whole, sizeof whole);
  return position_parse(whole, &session->base, session->rules, error, error_size);
}

bool session_position(Session *session, const char *text, Offer offer, char *error,
                      size_t error_size) {
  Session fresh = {0};
  char spec[GAME_SPEC];
  VariantWanted wanted = {.offer = offer};
  if (!position_variant(text, spec, &wanted.players, error, error_size)) return false;
  fresh.variant = variant_load_as(spec, &wanted, error, error_size);
  if (!fresh.variant) return false;
  fresh.rules = variant_rules(fresh.variant);
  if (!parse_whole(&fresh, text, error, error_size)) {
    session_free(&fresh);
    return false;
  }
  fresh.game = fresh.base;
  fresh.from_position = true;
  session_replace(session, &fresh);
  return true;
}

static void checkpoint_here(Session *session) {
  size_t n = session->history.n;
  if (n % RECENT_EVERY == 0) session->recent = session->game, session->recent_n = n;
  if (n % CHECKPOINT_EVERY != 0 || n / CHECKPOINT_EVERY != session->checkpoints + 1) return;
  if (!grow(&session->checkpoint, session->checkpoints + 1, &session->checkpoint_room,
            sizeof *session->checkpoint))
    give_up();
  session->checkpoint[session->checkpoints++] = session->game;
}

static void push(Stack *stack, size_t n) {
  if (stack->n > 0 && stack->at[stack->n - 1] == n) return;
  if (!grow(&stack->at, stack->n + 1, &stack->room, sizeof *stack->at)) give_up();
  stack->at[stack->n++] = n;
}

void session_mark(Session *session) { push(&session->undo, session->history.n); }

/* Back to the latest state that is kept of those after `n` actions at most. */
static void go_back(Session *session, size_t n) {
  size_t at = n / CHECKPOINT_EVERY;
  if (at > session->checkpoints) at = session->checkpoints;
  session->game = at ? session->checkpoint[at - 1] : session->base;
  session->checkpoints = at;
  session->history.n = at * CHECKPOINT_EVERY;
  if (session->recent_n > n) session->recent_n = 0;
  if (session->recent_n <= session->history.n) return;
  session->game = session->recent;
  session->history.n = session->recent_n;
}

/* Goes to the state after `n` actions, n at most those that are known. */
static void session_go(Session *session, size_t n) {
  size_t known = session->history.n + session->ahead;
  if (n < session->history.n) go_back(session, n);
  while (session->history.n < n) {
    const Action action = history_action(&session->history, session->history.n);
    if (game_apply_again(&session->game, session->rules, &action, NULL) != LEGAL) break;
    session->history.n++;
    checkpoint_here(session);
  }
  session->ahead = known - session->history.n;
  assert(session_is_ok(session));
}

/* Is it what was done here before? For which state of the table a play was made does not count. */
static bool is_known(const Session *session, const Action *action) {
  if (session->ahead == 0) return false;
  Action before = history_action(&session->history, session->history.n);
  char known[NOTATION_MAX], now[NOTATION_MAX];
  int planes = rules_planes(session->rules);
  action_print(&before, planes, STYLE_ASCII, known, sizeof known);
  action_print(action, planes, STYLE_ASCII, now, sizeof now);
  return before.seat == action->seat && strcmp(known, now) == 0;
}

/* The game has just taken another action than what is known: that way is kept. */
static void leave_known(Session *session) {
  Game now = session->game;
  size_t n = session->history.n, known = session_known(session);
  Session left;
  go_back(session, n);
  session->ahead = known - session->history.n;
  session_go(session, n);
  session_copy(&left, session);
  left.kept_as = 0; /* the file is of the way that goes on */
  session_goto(&left, known);
  free_turn(&session->left);
  session->left = on_heap(&left);
  session->game = now;
}

/* Notes an action that the game has just taken. */
static void session_note(Session *session, const Action *action) {
  Stack *redo = &session->redo;
  if (is_known(session, action)) {
    session->history.n++, session->ahead--;
  } else {
    if (session->ahead > 0) leave_known(session);
    if (!history_add(&session->history, action)) give_up();
    free_turn(&session->future);
    session->ahead = redo->n = 0;
  }
  while (redo->n > 0 && redo->at[redo->n - 1] <= session->history.n) redo->n--;
  checkpoint_here(session);
  assert(session_is_ok(session));
}

Refusal session_do(Session *session, const Action *action, Ruling *why) {
  Refusal refusal = game_apply(&session->game, session->rules, action, why);
  if (refusal == LEGAL) session_note(session, action);
  return refusal;
}

typedef struct Seen {
  Session *session;
  Action *done;
} Seen;

static bool note_seen(void *data, const Game *game, const Action *action) {
  Seen *seen = data;
  (void)game;
  *seen->done = *action;
  session_note(seen->session, action);
  return false;
}

/* Between deals nobody is waited for: the next deal begins by itself. */
static void next_deal(Session *session, Action *done, Ruling *why) {
  Action action = game_default(&session->game, session->rules);
  if (action.type == ACTION_NB) return;
  if (session_do(session, &action, why) == LEGAL) *done = action;
}

bool session_retraces(const Session *session, Action *next) {
  if (!session->retraced || session->ahead == 0) return false;
  *next = history_action(&session->history, session->history.n);
  return true;
}

/* What one of these seats did then, or what anybody does of itself. */
static bool do_again(Session *session, uint16_t seats, Action *done) {
  Action next;
  if (!session_retraces(session, &next)) return false;
  bool chosen = next.type != game_default(&session->game, session->rules).type;
  if (chosen && next.seat != SEAT_NONE && !(seats >> next.seat & 1)) return false;
  session_goto(session, session->history.n + 1);
  *done = next;
  return true;
}

void session_step(Session *session, uint16_t seats, const Bot *const bots[SEAT_MAX], Action *done,
                  Ruling *why) {
  *done = (Action){.type = ACTION_NB, .seat = SEAT_NONE};
  *why = ruling_make(LEGAL);
  if (session->game.over) return;
  if (do_again(session, seats, done)) return;
  if (game_waits_for(&session->game, session->rules) == SEAT_NONE) {
    next_deal(session, done, why);
    return;
  }
  const Bot *players[SEAT_MAX];
  for (int seat = 0; seat < SEAT_MAX; seat++)
    players[seat] = bots && bots[seat] ? bots[seat] : bot_default();
  Seen seen = {session, done};
  bots_run(&session->game, session->rules,
           &(BotRun){players, seats, UNTIL_ACTION, NULL, note_seen, &seen}, why);
}

/* Where no command is known (of a game that was loaded) the own decisions of these seats are taken
** for commands: what a seat did that would not have come of itself. */
static void mark_decisions(Session *session, uint16_t seats) {
  push(&session->undo, 0);
  for (Replay at = session_begin(session); session_next(&at);) {
    bool own = at.action.seat != SEAT_NONE && seats >> at.action.seat & 1;
    if (own && at.action.type != game_default(&at.before, session->rules).type && at.n > 1)
      push(&session->undo, at.n - 1);
  }
}

bool session_undo(Session *session, uint16_t seats) {
  size_t n = session->history.n,
         least = session->past && n > session->past_at ? session->past_at : 0;
  Stack *undo = &session->undo;
  if (session->past && (n == session->past_at || n == 0)) {
    turn(session, true);
    return true;
  }
  while (undo->n > 0 && undo->at[undo->n - 1] >= n) undo->n--;
  if (n == 0) return false;
  if (undo->n == 0 && seats) mark_decisions(session, seats);
  push(&session->redo, n);
  session->retraced = false;
  size_t to = undo->n > 0 ? undo->at[--undo->n] : n - 1;
  session_go(session, to < least ? least : to);
  return true;
}

bool session_redo(Session *session) {
  if (session->future && session->history.n == session->future_at) {
    turn(session, false);
    return true;
  }
  if (session->ahead == 0 || session->redo.n == 0) return false;
  push(&session->undo, session->history.n);
  session_go(session, session->redo.at[--session->redo.n]);
  return true;
}

/* ---- copies, and other ways ---- */

static void *copy_block(const void *block, size_t n, size_t size) {
  if (n == 0) return NULL;
  return memcpy(sure(malloc(n * size)), block, n * size);
}

static void copy_stack(Stack *to, const Stack *from) {
  *to = (Stack){copy_block(from->at, from->n, sizeof *from->at), from->n, from->n};
}

static Session *copy_turn(Session *from) {
  if (!from) return NULL;
  Session copy;
  session_copy(&copy, from);
  return on_heap(&copy);
}

void session_copy(Session *to, Session *from) {
  if (!from->users) {
    from->users = sure(malloc(sizeof *from->users));
    *from->users = 1;
  }
  ++*from->users;
  *to = *from;
  if (!history_copy(&to->history, &from->history, session_known(from))) give_up();
  copy_stack(&to->undo, &from->undo);
  copy_stack(&to->redo, &from->redo);
  to->checkpoint = copy_block(from->checkpoint, from->checkpoints, sizeof(Game));
  to->checkpoint_room = from->checkpoints;
  to->left = NULL;
  to->past = copy_turn(from->past);
  to->future = copy_turn(from->future);
  assert(session_is_ok(to));
}

size_t session_known(const Session *session) { return session->history.n + session->ahead; }

void session_goto(Session *session, size_t n) {
  Stack *redo = &session->redo;
  if (n < session->history.n) push(redo, session->history.n);
  while (redo->n > 0 && redo->at[redo->n - 1] <= n) redo->n--;
  session_go(session, n);
  session->retraced = session->ahead > 0;
}

Replay session_begin(const Session *session) {
  return (Replay){.session = session, .before = session->base, .game = session->base};
}

bool session_next(Replay *at) {
  const Session *session = at->session;
  if (at->n == session->history.n) return false;
  at->action = history_action(&session->history, at->n++);
  at->before = at->game;
  return game_apply_again(&at->game, session->rules, &at->action, NULL) == LEGAL;
}

/* Where the other rules begin: the same seed, or the same position. */
static bool begin_under(const Session *session, Session *fresh, char *error, size_t error_size) {
  char text[NOTATION_MAX];
  if (!session->from_position) {
    game_start(&fresh->base, fresh->rules, session->base.seed);
    return true;
  }
  fresh->from_position = true;
  position_print(&session->base, session->rules, text, sizeof text);
  return position_parse(text, &fresh->base, fresh->rules, error, error_size);
}

bool session_same_cards(const Game *a, const Game *b) {
  return a->deal.deck_n == b->deal.deck_n && a->deal.first_drawer == b->deal.first_drawer &&
         memcmp(a->deal.deck, b->deal.deck, a->deal.deck_n) == 0;
}

bool session_under(const Session *session, const char *spec, bool here_first, Session *fresh,
                   char *error, size_t error_size) {
  VariantWanted wanted = {.players = session->rules->players,
                          .offer = variant_offered(session->variant)};
  wanted.offer.here_first = here_first;
  *fresh = (Session){.names = session->names,
                     .under_other = true,
                     .retraced = session->retraced,
                     .laid = session->laid,
                     .kept_as = session->kept_as};
  fresh->variant = variant_load_as(spec, &wanted, error, error_size);
  if (!fresh->variant) return false;
  fresh->rules = variant_rules(fresh->variant);
  if (!begin_under(session, fresh, error, error_size)) {
    session_free(fresh);
    return false;
  }
  fresh->game = fresh->base;
  Game old = session->base;
  for (size_t i = 0; i < session_known(session) && session_same_cards(&old, &fresh->game); i++) {
    const Action action = history_action(&session->history, i);
    if (session_do(fresh, &action, NULL) != LEGAL) break;
    game_apply_again(&old, session->rules, &action, NULL);
  }
  copy_stack(&fresh->undo, &session->undo);
  copy_stack(&fresh->redo, &session->redo);
  Stack *redo = &fresh->redo;
  while (redo->n > 0 && redo->at[0] > session_known(fresh)) /* not known any more */
    memmove(redo->at, redo->at + 1, --redo->n * sizeof *redo->at);
  session_go(fresh, fresh->history.n < session->history.n ? fresh->history.n : session->history.n);
  if (redo->n == 0 && fresh->ahead > 0) push(redo, session_known(fresh));
  assert(session_is_ok(fresh));
  return true;
}

uint64_t session_seed(void) {
  uint32_t seed = (uint32_t)time(NULL) ^ (uint32_t)getpid() << 16;
  if (getrandom(&seed, sizeof seed, 0) != sizeof seed) seed ^= (uint32_t)clock();
  return seed;
}
