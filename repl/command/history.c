/* history.c - what has happened, told again: `history`, `show`. */
#include <stdlib.h>
#include <string.h>

#include "deal/climb_tables.h"
#include "repl/command/goto.h"
#include "repl/command/handlers.h"
#include "repl/render/render_cards.h"
#include "repl/render/narrate.h"
#include "repl/say.h"

/* --- history --- */

/* Tells the actions done of one deal (0: of all), as `auto` does or each of them. */
static void tell_history(Repl *repl, int number, Tell tell) {
  Repl past = *repl; /* what is told is looked up in its game */
  for (Replay at = session_begin(&repl->session); session_next(&at);) {
    int of = at.action.type == ACTION_DEAL ? at.game.number : at.before.number;
    past.session.game = at.game;
    if (number == 0 || of == number) tell_action(&past, &at.before, &at.action, tell);
  }
}

COMMAND(command_history) {
  char word[32], *end;
  long number = repl->session.game.number;
  Tell tell = TELL_TRICKS;
  while (command_word(&rest, word, sizeof word)) {
    long n = strtol(word, &end, 10);
    if (strcmp(word, "full") == 0)
      tell = TELL_ACTIONS;
    else if (strcmp(word, "all") == 0)
      number = 0;
    else if (*end || n < 1 || n > repl->session.game.number)
      return repl_deny(repl, SAY(HISTORY_TAKES), repl->session.game.number);
    else
      number = n;
  }
  tell_history(repl, (int)number, tell);
  tell_where(repl);
  return true;
}

/* --- show --- */

/* Tells one trick of a climbing table, play by play. */
static void tell_climb_trick(Repl *repl, int n) {
  Repl past = *repl;
  const Session *session = &repl->session;
  int k = climb_table(repl);
  for (Replay at = session_begin(session); session_next(&at);) {
    const Game *before = &at.before;
    past.session.game = at.game;
    bool here = before->number == session->game.number && table_of(before, at.action.seat) == k;
    if (here && before->deal.table[k].trick == n - 1 &&
        game_phase(before, session->rules) == PHASE_CLIMB)
      tell_action(&past, before, &at.action, TELL_ACTIONS);
  }
}

/* What `why` alone says of a trick that is done, whatever was refused since. */
static bool show_trick(Repl *repl, const char *text) {
  const Deal *deal = &repl->session.game.deal;
  int n = command_count(text, -1);
  int there = deal->trick + (deal->plays > 0);
  if (deal->tables) {
    const ClimbTable *table = &deal->table[climb_table(repl)];
    there = table->trick + (table->top_player != SEAT_NONE);
  }
  if (there == 0) return repl_deny(repl, SAY(NO_TRICK_YET));
  if (n < 1 || n > there) return repl_deny(repl, SAY(SHOW_TRICK_TAKES), there);
  if (deal->tables) {
    tell_climb_trick(repl, n);
    return true;
  }
  Repl past = *repl;
  past.was_denied = false;
  if (n <= deal->trick && !find_trick(repl, n + 1, &past.session.game))
    past.session.game = repl->session.game; /* the last trick: no other begins behind it */
  return command_why(&past, NULL, SEAT_NONE, "");
}

/* One suit of some hands beside each other. */
static void say_columns(Repl *repl, const Scene *scene, const int seats[], int n, int suit) {
  const Deal *deal = &scene->view.deal;
  int column = repl->look.width / n;
  bool any = false;
  Text row = text_room(ROW_TEXT * 4);
  for (int i = 0; i < n; i++) {
    CardSet cards;
    render_pad(&row, &repl->look, i * column);
    if (cards_of_suit(deal, HAND_OF(deal, seats[i]), suit, &cards) == 0) continue;
    any = true;
    render_cards(&row, scene, &cards);
  }
  if (any) repl_say(repl, "%s", row.out);
}

/* The widest suit of all hands, in columns of the screen, with the gap behind it. */
static int widest(const Scene *scene, uint16_t seats) {
  int most = 4;
  for (int seat = 0; seat < scene->view.deal.players; seat++)
    for (int suit = CLUBS; suit <= TRUMPS; suit++) {
      CardSet cards;
      Text row = text_room(ROW_TEXT);
      if (!(seats >> seat & 1)) continue;
      const Deal *deal = &scene->view.deal;
      if (cards_of_suit(deal, HAND_OF(deal, seat), suit, &cards) == 0) continue;
      render_cards(&row, scene, &cards);
      if (render_width(&scene->look, row.out) + 3 > most)
        most = render_width(&scene->look, row.out) + 3;
    }
  return most;
}

/* The hands that may be seen beside each other, as many as the screen takes, suit by suit. */
static void say_hands(Repl *repl, const Scene *scene) {
  int seats[SEAT_MAX], seats_n = 0;
  uint16_t seen = 0;
  for (int seat = 0; seat < scene->view.deal.players; seat++)
    if (repl_sees(repl, seat)) {
      seats[seats_n++] = seat;
      seen |= (uint16_t)(1u << seat);
    }
  int across = repl->look.width / widest(scene, seen);
  if (across < 1) across = 1;
  for (int from = 0; from < seats_n; from += across) {
    int n = seats_n - from < across ? seats_n - from : across;
    Text row = text_room(ROW_TEXT);
    for (int i = 0; i < n; i++) {
      render_pad(&row, &repl->look, i * (repl->look.width / n));
      render_seat_name(&row, &repl->look, seats[from + i]);
    }
    repl_say(repl, "%s", row.out);
    for (int suit = CLUBS; suit <= TRUMPS; suit++) say_columns(repl, scene, seats + from, n, suit);
    say_columns(repl, scene, seats + from, n, SUIT_NONE);
  }
}

static void say_kitty(Repl *repl, const Scene *scene) {
  Text row = text_room(ROW_TEXT);
  text_put(&row, SAY(KITTY_COLON));
  render_cards(&row, scene, &scene->view.deal.kitty);
  if (!cardset_is_empty(&scene->view.deal.kitty)) repl_say(repl, "%s", row.out);
}

static bool show_deal(Repl *repl) {
  const Deal *deal = &repl->session.game.deal;
  Scene scene = scene_before_lead(repl);
  if (deal->trick > 0 || deal->plays > 0) repl_tell(repl, SAY(DEAL_BEFORE_LEAD), scene.view.number);
  say_hands(repl, &scene);
  say_kitty(repl, &scene);
  return true;
}

COMMAND(command_show) {
  char word[32] = "";
  command_word(&rest, word, sizeof word);
  if (strcmp(word, "trick") == 0) return show_trick(repl, rest);
  if (strcmp(word, "deal") == 0) return command_is_all(repl, command, rest) && show_deal(repl);
  return repl_deny(repl, SAY(SHOW_TAKES));
}
