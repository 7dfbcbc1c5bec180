/* step_and_undo.c - going on: step, auto, taking seats, new games, undo and redo. */
#include "repl/command/step_and_undo.h"

#include <stdlib.h>
#include <string.h>

#include "ask/ask.h"
#include "notation/notation.h"
#include "deal/phase.h"
#include "repl/command/climb.h"
#include "repl/commands.h"
#include "repl/line.h"
#include "repl/command/custom_phase.h"

enum { ALL_SEATS = 0xffff, OFFERS_MAX = 64 };

/* How many declarations the seat could make now. */
static int possible_bids(const Game *game, const Rules *rules, int seat) {
  CardSet bids[OFFERS_MAX];
  if (!(game_kinds(game, rules, seat) & (1u << ACTION_DECLARE | 1u << ACTION_DEFEND))) return 0;
  int n = draw_bids(game, rules, seat, bids, OFFERS_MAX, NULL);
  return n + (int)(game_kinds(game, rules, seat) >> ACTION_DEFEND & 1);
}

/* A new possibility: asked about once, and again when another bid is on the table. */
static bool is_offer(Repl *repl, int seat) {
  const Game *game = &repl->session.game;
  int bids = possible_bids(game, repl->session.rules, seat);
  if (bids == 0) return false;
  uint32_t offer = (uint32_t)(game->number + game->redeals) << 16 |
                   (uint32_t)game->deal.bidding.n << 8 | (uint32_t)bids;
  if (repl->offered[seat] == offer) return false;
  repl->offered[seat] = offer;
  bool answers = game->deal.bidding.may_answer == seat;
  repl_tell(repl, SAY(MAY_DECLARE), game->deal.drawn,
            game->deal.deck_n - repl->session.rules->deck.kitty, seat_letter(seat), answers);
  return true;
}

bool flow_is_decision(Repl *repl) {
  const Game *game = &repl->session.game;
  const Rules *rules = repl->session.rules;
  int waits = game_waits_for(game, rules);
  if (waits == SEAT_NONE) return true;
  bool offer = false, drawing = game_phase(game, rules) == PHASE_DRAW;
  if (drawing || game_default(game, rules).kind == ACTION_PASS) /* or who may steal the kitty */
    for (int seat = 0; seat < rules->players; seat++)
      if (repl->taken >> seat & 1) offer = is_offer(repl, seat) || offer;
  if (drawing) return offer;
  if (game_phase(game, rules) == PHASE_CLIMB)
    for (int seat = 0; seat < rules->players; seat++)
      if (repl->taken >> seat & 1) offer = climb_is_offer(repl, seat) || offer;
  return offer || (repl->taken >> waits & 1 && game_default(game, rules).kind == ACTION_NB);
}

void flow_next(Repl *repl, uint16_t seats, Tell tell, Action *done) {
  Session *session = &repl->session;
  Game before = session->game;
  Ruling why = ruling_make(LEGAL);
  session_step(session, seats, done, &why);
  if (done->kind == ACTION_NB && why.refusal == LEGAL) {
    Action only = game_default(&session->game, session->rules);
    if (only.kind != ACTION_NB && session_do(session, &only, &why) == LEGAL) *done = only;
  }
  if (why.refusal != LEGAL) tell_stuck(repl, &session->game, &why);
  if (done->kind != ACTION_NB) tell_action(repl, &before, done, tell);
}

static uint16_t programs_seats(const Repl *repl) { return (uint16_t)~repl->taken; }

/* --- decisions --- */

static bool is_my_turn(const Repl *repl) {
  const Session *session = &repl->session;
  int waits = game_waits_for(&session->game, session->rules);
  return waits != SEAT_NONE && repl->taken >> waits & 1 &&
         game_default(&session->game, session->rules).kind == ACTION_NB;
}

/* The only play that a taken seat has, when it is its turn to play. */
static bool forced_play(const Repl *repl, Action *action) {
  const Session *session = &repl->session;
  const Deal *deal = &session->game.deal;
  CardSet play[2] = {CARDSET_EMPTY, CARDSET_EMPTY}, kinds;
  int seat = game_waits_for(&session->game, session->rules);
  if (deal->tables || game_phase(&session->game, session->rules) != PHASE_TRICKS) return false;
  kinds = deal->hand[seat];
  if (deal->plays == 0) {
    if (deal->hand_n[seat] != 1) return false;
  } else {
    long patience = LEGAL_PATIENCE;
    PlayList list = {.plays = play, .max = 2, .patience = &patience};
    if (!ask_plays(&session->game, session->rules, &list) || list.n != 1 || list.more) return false;
    kinds = play[0];
  }
  *action = (Action){.kind = ACTION_PLAY, .seat = (uint8_t)seat, .cards = kinds};
  return true;
}

/* Says that there is but one play, when it is a taken seat's turn. */
static void offer_forced(Repl *repl) {
  Action only;
  Game view;
  Scene scene;
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  if (!is_my_turn(repl) || !forced_play(repl, &only)) return;
  repl_scene(repl, &view, &scene);
  draw_cards(&text, &scene, &only.cards);
  repl_tell(repl, SAY(ONE_PLAY), seat_letter(only.seat), row);
}

void flow_to_decision(Repl *repl) {
  Action done;
  if (!repl->taken) return;
  while (!interrupt_taken() && !flow_is_decision(repl)) {
    flow_next(repl, programs_seats(repl), TELL_ACTIONS, &done);
    if (done.kind == ACTION_NB) return;
  }
  offer_forced(repl);
}

/* --- step --- */

static bool do_forced(Repl *repl, const Action *only) {
  Game before = repl->session.game;
  Ruling why;
  if (session_do(&repl->session, only, &why) != LEGAL) return repl_refuse_ruling(repl, &why);
  tell_action(repl, &before, only, TELL_ACTIONS);
  flow_to_decision(repl);
  return true;
}

static bool refuse_my_turn(Repl *repl) {
  int seat = game_waits_for(&repl->session.game, repl->session.rules);
  return repl_deny(repl, SAY(YOURS_TO_DECIDE), seat_letter(seat));
}

/* Goes on to the next thing that is worth a line, counting the draws on the way. */
static void step_once(Repl *repl) {
  const Deal *deal = &repl->session.game.deal;
  int drawn = deal->drawn;
  bool added = phase_is_on(&repl->session.game, repl->session.rules); /* says all itself */
  Action done;
  do {
    flow_next(repl, programs_seats(repl), TELL_ACTIONS, &done);
  } while (done.kind != ACTION_NB && tell_is_silent(&done) &&
           game_phase(&repl->session.game, repl->session.rules) == PHASE_DRAW &&
           !interrupt_taken());
  if (done.kind == ACTION_NB || !tell_is_silent(&done)) return;
  if (deal->drawn == drawn && !added && !repl->interactive) tell_where(repl); /* a pass */
  if (deal->drawn > drawn)
    repl_tell(repl, SAY(DRAWN_OF), deal->drawn, deal->deck_n - repl->session.rules->deck.kitty);
}

/* Exactly so many actions, draws included. */
static void step_actions(Repl *repl, int n) {
  Action done = {.kind = ACTION_DRAW};
  int drawn = repl->session.game.deal.drawn;
  while (n-- > 0 && done.kind != ACTION_NB && !is_my_turn(repl) && !interrupt_taken())
    flow_next(repl, programs_seats(repl), TELL_ACTIONS, &done);
  if (repl->session.game.deal.drawn != drawn && tell_is_silent(&done)) tell_where(repl);
}

/* Reads an optional count; -1 when the text is something else. */
static int read_count(const char *text, int otherwise) {
  char word[32], *end;
  if (!command_word(&text, word, sizeof word)) return otherwise;
  long n = strtol(word, &end, 10);
  return *end || n < 1 || n > 1000000 ? -1 : (int)n;
}

COMMAND(command_step) {
  (void)command, (void)seat;
  int n = read_count(rest, 0);
  if (n < 0) return repl_deny(repl, SAY(STEP_TAKES));
  if (repl->session.game.over) return repl_deny(repl, SAY(OVER_NEW));
  Action only;
  if (is_my_turn(repl) && forced_play(repl, &only)) return do_forced(repl, &only);
  if (is_my_turn(repl)) return refuse_my_turn(repl);
  if (n > 0) {
    step_actions(repl, n);
  } else if (repl->taken) {
    Action done;
    flow_next(repl, programs_seats(repl), TELL_ACTIONS, &done);
    flow_to_decision(repl);
  } else {
    step_once(repl);
  }
  return true;
}

/* --- auto --- */

static bool auto_is_done(const Repl *repl, const Game *start, Until until) {
  const Game *game = &repl->session.game;
  bool same = game->number == start->number && game->redeals == start->redeals;
  if (game->over) return true;
  if (until == UNTIL_GAME || game->actions == start->actions) return false;
  if (game_waits_for(game, repl->session.rules) == SEAT_NONE) return true;
  return until == UNTIL_TRICK && game->deal.trick > (same ? start->deal.trick : 0);
}

static bool auto_run(Repl *repl, Until until) {
  Game start = repl->session.game;
  Action done = {.kind = ACTION_DRAW};
  while (!auto_is_done(repl, &start, until)) {
    flow_next(repl, ALL_SEATS, until == UNTIL_GAME ? TELL_DEALS : TELL_TRICKS, &done);
    if (done.kind == ACTION_NB) return false;
    if (repl->session.game.redeals >= start.redeals + REDEALS_MAX)
      return repl_deny(repl, SAY(ALWAYS_THROWN_IN), REDEALS_MAX);
    if (interrupt_taken()) {
      repl_tell(repl, SAY(STOPPED));
      return true;
    }
  }
  return true;
}

COMMAND(command_auto) {
  static const char *const WORDS[] = {"trick", "deal", "game", NULL};
  static const Until UNTIL[] = {UNTIL_TRICK, UNTIL_DEAL, UNTIL_GAME};
  (void)command, (void)seat;
  char word[32];
  Until until = UNTIL_GAME;
  if (repl->session.game.over) return repl_deny(repl, SAY(OVER_NEW));
  if (command_word(&rest, word, sizeof word)) {
    int i = 0;
    while (WORDS[i] && strncmp(WORDS[i], word, strlen(word)) != 0) i++;
    if (!WORDS[i]) return repl_deny(repl, SAY(AUTO_TAKES), word);
    until = UNTIL[i];
  }
  return auto_run(repl, until);
}

/* --- seats --- */

static bool read_seats(Repl *repl, const char *text, uint16_t *seats) {
  char word[32];
  int players = repl->session.rules->players;
  for (*seats = 0; command_word(&text, word, sizeof word);) {
    int seat = seat_parse(word, players);
    if (strcmp(word, "none") == 0) continue;
    if (seat < 0) return repl_deny(repl, SAY(NO_SEAT), word, seat_letter(players - 1));
    *seats |= (uint16_t)(1u << seat);
  }
  return true;
}

static void say_taken(Repl *repl) {
  if (!repl->taken) {
    repl_tell(repl, SAY(NO_SEAT_TAKEN));
    return;
  }
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (repl->taken >> seat & 1) text_add(&text, " %c", seat_letter(seat));
  repl_tell(repl, SAY(YOU_PLAY), row, repl->open);
}

COMMAND(command_take) {
  (void)command, (void)seat;
  char word[8];
  const char *look = rest;
  uint16_t seats;
  if (command_word(&look, word, sizeof word)) {
    if (!read_seats(repl, rest, &seats)) return false;
    repl->taken = seats;
    memset(repl->offered, 0, sizeof repl->offered);
  }
  say_taken(repl);
  flow_to_decision(repl);
  return true;
}

COMMAND(command_open) {
  (void)command, (void)seat;
  char word[8];
  if (!command_word(&rest, word, sizeof word) || strcmp(word, "on") == 0)
    repl->open = true;
  else if (strcmp(word, "off") == 0)
    repl->open = false;
  else
    return repl_deny(repl, SAY(OPEN_TAKES), word);
  say_taken(repl);
  return true;
}

/* --- new, undo, redo --- */

typedef struct NewGame {
  char spec[GAME_SPEC];
  int players;
  uint64_t seed;
} NewGame;

static bool read_new(Repl *repl, const char *text, NewGame *game) {
  char word[GAME_SPEC + 1], *end; /* of one that is longer so much that it is too long */
  bool named = false, numbered = false;
  while (command_word(&text, word, sizeof word)) {
    if (strcmp(word, "seed") == 0) {
      if (!command_word(&text, word, sizeof word)) return repl_deny(repl, SAY(SEED_TAKES));
      game->seed = strtoull(word, &end, 10);
      if (*end) return repl_deny(repl, SAY(NO_SEED), word);
    } else if (strspn(word, "0123456789") == strlen(word)) {
      game->players = (int)strtol(word, NULL, 10);
      numbered = true;
    } else {
      if (strlen(word) >= GAME_SPEC) return repl_deny(repl, SAY(SPEC_LONG), GAME_SPEC - 1);
      strcpy(game->spec, word);
      named = true;
    }
  }
  if (named && !numbered) game->players = 0;
  return true;
}

COMMAND(command_new) {
  (void)command, (void)seat;
  char error[SESSION_ERROR];
  NewGame game = {.players = repl->session.rules->players, .seed = repl_seed()};
  snprintf(game.spec, sizeof game.spec, "%s", repl->session.rules->variant);
  if (!read_new(repl, rest, &game)) return false;
  Session fresh = {0};
  if (!session_new(&fresh, game.spec, game.players, game.seed, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  session_turn_to(&repl->session, &fresh);
  repl->taken &= (uint16_t)((1u << repl->session.rules->players) - 1);
  memset(repl->offered, 0, sizeof repl->offered);
  repl_tell(repl, SAY(GAME_HEAD), repl->session.rules->name, game.spec,
            repl->session.rules->players, (unsigned long long)game.seed);
  flow_to_decision(repl);
  repl_show_state(repl);
  return true;
}

static bool walk(Repl *repl, const char *rest, bool (*go)(Session *), const char *nothing) {
  int n = read_count(rest, 1), done = 0;
  const Rules *rules = repl->session.rules;
  if (n < 0) return repl_deny(repl, SAY(COUNT_WANTED));
  while (done < n && go(&repl->session)) done++;
  if (done == 0) return repl_refuse(repl, "%s", nothing);
  if (repl->session.rules != rules) {
    rules = repl->session.rules;
    repl_say(repl, "%s (%s)", rules->name, rules->variant);
    repl->taken &= (uint16_t)((1u << rules->players) - 1);
  }
  memset(repl->offered, 0, sizeof repl->offered);
  repl_show_state(repl);
  return true;
}

COMMAND(command_undo) {
  (void)command, (void)seat;
  return walk(repl, rest, session_undo, SAY(NO_UNDO));
}

COMMAND(command_redo) {
  (void)command, (void)seat;
  return walk(repl, rest, session_redo, SAY(NO_REDO));
}
