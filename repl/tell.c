/* tell.c - what has happened, in words: plays, tricks, deals, the end of the game. */
#include "repl/tell.h"

#include "core/notation.h"
#include "repl/climb.h"
#include "repl/phase.h"

bool tell_is_silent(const Action *action) {
  return action->kind == ACTION_DRAW || action->kind == ACTION_PASS;
}

static int slice_points(const Rules *rules, const Deal *deal, const Play *plays, int n) {
  int points = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < plays[i].n; j++)
      points += rules_points(rules, deal->log[plays[i].from + j]);
  return points;
}

/* --- the end of a trick, of a deal, of the game --- */

static void tell_trick(Repl *repl, const Scene *scene, Tell tell) {
  const Deal *deal = &repl->session.game.deal;
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  int winner = (deal->last_winner - deal->last_leader + deal->players) % deal->players;
  text_add(&text, "trick %d: ", deal->trick);
  if (tell == TELL_TRICKS) {
    text_add(&text, "%c led ", seat_letter(deal->last_leader));
    draw_log(&text, scene, &deal->last_play[0]);
    text_put(&text, ", ");
  }
  text_add(&text, "%c wins with ", seat_letter(deal->last_winner));
  draw_log(&text, scene, &deal->last_play[winner]);
  int points = slice_points(repl->session.rules, deal, deal->last_play, deal->players);
  if (points) text_add(&text, ", %d points", points);
  repl_say(repl, "%s", row);
}

static void tell_levels(Repl *repl, const Game *before) {
  const Session *session = &repl->session;
  char row[ROW_TEXT], old[LEVEL_TEXT], now[LEVEL_TEXT];
  Text text = text_start(row, sizeof row);
  text_put(&text, "  levels:");
  for (int seat = 0; seat < session->rules->players; seat++) {
    deal_level_print(session->rules, before, seat, repl->look.style, old);
    deal_level_print(session->rules, &session->game, seat, repl->look.style, now);
    bool same = strcmp(old, now) == 0;
    bool won = session->game.winners >> seat & 1;
    text_add(&text, " %c %s", seat_letter(seat), old);
    if (won)
      text_put(&text, "->won");
    else if (!same)
      text_add(&text, "->%s", now);
  }
  repl_say(repl, "%s", row);
}

static void put_seats(Text *text, uint16_t seats) {
  bool first = true;
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (seats >> seat & 1) {
      text_add(text, first ? "%c" : ", %c", seat_letter(seat));
      first = false;
    }
}

static void tell_result(Repl *repl, const Scene *scene) {
  const Deal *deal = &repl->session.game.deal;
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  draw_score(&text, &deal->score);
  text_put(&text, "; declarers were ");
  put_seats(&text, deal->team);
  if (deal->missing)
    text_add(&text, " (%d friend%s short)", deal->missing, deal->missing == 1 ? "" : "s");
  if (!cardset_is_empty(&deal->kitty) && repl->session.rules->kitty.shown_at_end) {
    text_put(&text, "; kitty ");
    draw_cards(&text, scene, &deal->kitty);
  }
  repl_say(repl, "  %s", row);
}

/* Where the opponents' points come from, when not all are from tricks. */
static void put_sources(Text *text, const Deal *deal) {
  int throws = deal->opponents_points - deal->trick_points - deal->kitty_points;
  if (deal->kitty_points == 0 && throws == 0) return;
  text_add(text, " (%d in tricks", deal->trick_points);
  if (deal->kitty_points) text_add(text, ", %d for the kitty", deal->kitty_points);
  if (throws) text_add(text, ", %d for failed throws", throws);
  text_put(text, ")");
}

static void tell_game_end(Repl *repl) {
  const Game *game = &repl->session.game;
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  bool one = (game->winners & (game->winners - 1)) == 0;
  put_seats(&text, game->winners);
  if (game->winners)
    repl_say(repl, "%s win%s the game after %d deals", row, one ? "s" : "", game->number);
  else
    repl_say(repl, "the game is over after %d deals", game->number);
}

static void tell_deal_end(Repl *repl, const Scene *scene, const Game *before) {
  const Game *game = &repl->session.game;
  const Deal *deal = &game->deal;
  char trump[CARD_TEXT];
  if (deal->redeal) {
    if (deal->redeal == 1)
      repl_say(repl, "deal %d is thrown in: nobody declared", game->number);
    else if (deal->redeal == 3)
      repl_say(repl, "deal %d is thrown in", game->number);
    else
      repl_say(repl, "deal %d is thrown in: misdeal, claimed by %c", game->number,
               seat_letter(deal->claimer));
    return;
  }
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  text_add(&text, "deal %d %s: declarer %c, trumps %s, opponents %d points", game->number,
           deal->ended_early ? "ends early" : "is over", seat_letter(deal->declarer),
           trump_print(deal->trump, repl->look.style, trump), deal->opponents_points);
  put_sources(&text, deal);
  repl_say(repl, "%s", row);
  tell_result(repl, scene);
  tell_levels(repl, before);
  if (game->over) tell_game_end(repl);
}

/* --- single actions --- */

static void put_list(Text *text, const Scene *scene, const uint8_t cards[], int n) {
  for (int i = 0; i < n; i++) {
    if (i > 0) text_put(text, " ");
    draw_card(text, &scene->look, cards[i]);
  }
}

/* A throw that failed: the cards that were tried, who stopped it, what stays and what goes back. */
static bool tell_failed_throw(Repl *repl, const Scene *scene, const Game *before,
                              const Action *action) {
  const Deal *deal = &repl->session.game.deal;
  if (deal->objector == SEAT_NONE || deal->plays > 1) return false;
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  text_add(&text, "%c throws ", seat_letter(action->seat));
  put_list(&text, scene, deal->thrown, deal->thrown_n);
  text_add(&text, ": %c stops it", seat_letter(deal->objector));
  if (!cardset_is_empty(&deal->objection)) {
    text_put(&text, " with ");
    draw_cards(&text, scene, &deal->objection);
  }
  if (deal->plays == 1) {
    text_put(&text, "; ");
    draw_log(&text, scene, &deal->play[0]);
    text_add(&text, " stay%s led, %d card%s back", deal->play[0].n == 1 ? "s" : "", deal->withdrawn,
             deal->withdrawn == 1 ? " goes" : "s go");
  }
  int cost = deal->penalty[action->seat] - before->deal.penalty[action->seat];
  if (cost) text_add(&text, ", %d points to the other side", cost);
  repl_say(repl, "%s", row);
  return true;
}

static void tell_play(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  const Deal *deal = &repl->session.game.deal;
  char row[ROW_TEXT];
  bool ended = deal->ended_by_throw;
  if ((ended || deal->plays == 1) && tell_failed_throw(repl, scene, before, action)) return;
  bool led = before->deal.plays == 0;
  bool completed = deal->trick > before->deal.trick;
  int winning = deal->plays ? deal_after(deal, deal->leader, deal->best) : deal->last_winner;
  Text text = text_start(row, sizeof row);
  text_add(&text, "%c %s ", seat_letter(action->seat), led ? "leads" : "plays");
  draw_cards(&text, scene, &action->cards);
  if (!led && !completed && winning == action->seat) text_put(&text, " and is winning");
  repl_say(repl, "%s", row);
}

/* Called cards that this action has met. */
static void tell_joining(Repl *repl, const Game *before) {
  const Deal *deal = &repl->session.game.deal;
  char name[16];
  for (int i = 0; i < deal->calls; i++) {
    const Call *call = &deal->call[i];
    if (call->player == SEAT_NONE || before->deal.call[i].player != SEAT_NONE) continue;
    bool joined = !(before->deal.team >> call->player & 1) && (deal->team >> call->player & 1);
    repl_say(repl, "%c has shown %s%s", seat_letter(call->player),
             call_print(call, repl->look.style, name), joined ? " and joins the declarer" : "");
  }
}

static void tell_declaration(Repl *repl, const Scene *scene, const Action *action) {
  static const char *const WORD[ACTION_NB] = {[ACTION_DECLARE] = "declares",
                                              [ACTION_DEFEND] = "defends with",
                                              [ACTION_YIELD] = "yields",
                                              [ACTION_MISDEAL] = "throws the deal in"};
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  text_add(&text, "%c %s ", seat_letter(action->seat), WORD[action->kind]);
  draw_cards(&text, scene, &action->cards);
  if (row[text.length - 1] == ' ') row[text.length - 1] = '\0';
  repl_say(repl, "%s", row);
}

/* Nobody declared, and cards of the kitty were turned, as they lay, until trumps were found. */
static void tell_turned(Repl *repl, const Deal *deal) {
  char row[ROW_TEXT], name[CARD_TEXT];
  Text text = text_start(row, sizeof row);
  int kitty = deal->deck_n - repl->session.rules->deck.kitty;
  if (deal->turned == 0) return;
  text_put(&text, "nobody declared; turned are");
  for (int i = 0; i < deal->turned; i++)
    text_add(&text, " %s", card_print(deal->deck[kitty + i], repl->look.style, name));
  repl_say(repl, "%s", row);
}

static void tell_kitty(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  const Deal *deal = &repl->session.game.deal;
  char row[ROW_TEXT], trump[CARD_TEXT];
  Text text = text_start(row, sizeof row);
  text_add(&text, "%c ", seat_letter(action->seat));
  switch (action->kind) {
    case ACTION_PICK_UP:
      tell_turned(repl, deal);
      text_add(&text, "is declarer, trumps are %s, and picks up the kitty",
               trump_print(deal->trump, repl->look.style, trump));
      if (repl_sees(repl, action->seat)) {
        text_put(&text, ": ");
        draw_cards(&text, scene, &before->deal.kitty);
      }
      break;
    case ACTION_BURY:
      text_add(&text, "buries %d cards", repl->session.rules->deck.kitty);
      if (repl_sees(repl, action->seat)) {
        text_put(&text, ": ");
        draw_cards(&text, scene, &action->cards);
      }
      break;
    default: text_put(&text, "lays the kitty open: "); draw_cards(&text, scene, &deal->kitty);
  }
  repl_say(repl, "%s", row);
}

static void tell_call(Repl *repl, const Action *action) {
  char row[ROW_TEXT], name[16];
  Text text = text_start(row, sizeof row);
  text_add(&text, "%c calls", seat_letter(action->seat));
  for (int i = 0; i < action->calls; i++)
    text_add(&text, " %s", call_print(&action->call[i], repl->look.style, name));
  repl_say(repl, "%s", row);
}

static void tell_single(Repl *repl, const Scene *scene, const Game *before, const Action *action) {
  switch (action->kind) {
    case ACTION_PLAY: tell_play(repl, scene, before, action); break;
    case ACTION_PICK_UP:
    case ACTION_BURY:
    case ACTION_REVEAL: tell_kitty(repl, scene, before, action); break;
    case ACTION_CALL: tell_call(repl, action); break;
    case ACTION_DEAL:
      repl_say(repl, "deal %d begins, %c draws first", repl->session.game.number,
               seat_letter(repl->session.game.deal.first_drawer));
      break;
    default: tell_declaration(repl, scene, action);
  }
}

void tell_action(Repl *repl, const Game *before, const Action *action, Tell tell) {
  const Game *game = &repl->session.game;
  Game view;
  Scene scene;
  if (game->deal.tables) {
    tell_climb(repl, before, action, tell);
    return;
  }
  repl_scene(repl, &view, &scene);
  bool play = action->kind == ACTION_PLAY, of_rules = phase_is_on(before, repl->session.rules);
  if (of_rules && tell != TELL_DEALS && action->kind != ACTION_MISDEAL)
    phase_tell(repl, &scene, before, action);
  else if (!tell_is_silent(action) && (tell == TELL_ACTIONS || (tell == TELL_TRICKS && !play)))
    tell_single(repl, &scene, before, action);
  if (play && tell != TELL_DEALS) tell_joining(repl, before);
  if (play && tell != TELL_DEALS && game->deal.trick > before->deal.trick)
    tell_trick(repl, &scene, tell);
  bool ended = game_phase(game, repl->session.rules) == PHASE_NONE;
  if (ended && action->kind != ACTION_DEAL) tell_deal_end(repl, &scene, before);
}

void tell_put_where(Text *text, const Game *game, const Rules *rules) {
  int seat = game_waits_for(game, rules);
  text_add(text, "deal %d", game->number);
  if (game->deal.tables) {
    tell_climb_where(text, game, rules);
    return;
  }
  if (phase_is_on(game, rules)) {
    text_add(text, ", %s: %c is to choose", phase_word(rules, game_phase(game, rules)),
             seat_letter(seat));
    return;
  }
  switch (game_phase(game, rules)) {
    case PHASE_DRAW:
      text_add(text, ", %d of %d cards drawn", game->deal.drawn,
               game->deal.deck_n - rules->deck.kitty);
      break;
    case PHASE_KITTY: text_put(text, ", the kitty"); break;
    case PHASE_CALL: text_put(text, ", calling"); break;
    case PHASE_TRICKS: text_add(text, ", trick %d", game->deal.trick + 1); break;
    default: text_put(text, game->over ? ": the game is over" : " is over");
  }
  if (seat != SEAT_NONE) {
    static const char *const DOES[] = {[PHASE_DRAW] = "draw",
                                       [PHASE_KITTY] = "bury",
                                       [PHASE_CALL] = "call",
                                       [PHASE_TRICKS] = "play"};
    PhaseKind phase = game_phase(game, rules);
    bool drawn = phase == PHASE_DRAW && game->deal.drawn == game->deal.deck_n - rules->deck.kitty;
    text_add(text, ": %c is to %s", seat_letter(seat), drawn ? "declare or pass" : DOES[phase]);
  }
}

void tell_where(Repl *repl) {
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  tell_put_where(&text, &repl->session.game, repl->session.rules);
  repl_say(repl, "%s", row);
}
