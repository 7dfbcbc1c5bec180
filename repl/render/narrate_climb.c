/* narrate_climb.c - what has happened at the tables of a climbing game, in words. */
#include "repl/render/narrate_climb.h"

#include <string.h>

#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

/* "table 2: " where there are several. */
static void put_table(Text *text, const Game *game, int k) {
  if (game->deal.tables > 1) say(text, SAY(TABLE_COLON), k + 1);
}

static void put_letters(Text *text, const uint8_t players[], int n) {
  for (int i = 0; i < n; i++) {
    if (i) text_put(text, " ");
    say(text, SAY(SEAT), seat_letter(players[i]));
  }
}

/* ---- plays ---- */

static void put_cards(Text *text, const Scene *scene, const CardSet *cards) {
  text_put(text, " ");
  render_cards(text, scene, cards);
}

static void put_play(Text *text, const Scene *scene, const ClimbTable *was, const ClimbTable *now,
                     const Action *action) {
  char words[SHAPE_TEXT];
  ClimbPlay play;
  const Climb *top = was->top_player == SEAT_NONE ? NULL : &was->climb;
  climb_check(&scene->view.deal.order, scene->rules, &action->cards, top, &play);
  bool completes = scene->rules->lead.forms[play.form].completes != 0;
  say(text,
      !top        ? SAY(CLIMB_LEADS)
      : completes ? SAY(CLIMB_COMPLETES)
                  : SAY(CLIMB_PLAYS),
      seat_letter(action->seat), was->turn == action->seat);
  put_cards(text, scene, &action->cards);
  if (!top || play.climb.form != was->climb.form)
    say(text, SAY(OF_FORM), climb_words(scene->rules, &now->climb, words));
  if (now->out_n > was->out_n) text_put(text, SAY(AND_IS_OUT));
}

static void tell_trick(Repl *repl, const Scene *scene, const Game *before, const Action *action,
                       int k) {
  const ClimbTable *was = &before->deal.table[k], *now = &scene->view.deal.table[k];
  Text row = text_room(ROW_TEXT);
  bool played = action->type == ACTION_PLAY; /* one that ends the trick */
  int taker = played ? action->seat : was->top_player;
  put_table(&row, &scene->view, k);
  say(&row, SAY(TAKES_TRICK), now->trick, seat_letter(taker));
  render_play(&row, scene, &now->top);
  if (now->leader != taker) say(&row, SAY(LEAD_PASSES), seat_letter(now->leader));
  repl_say(repl, "%s", row.out);
}

/* ---- the exchange ---- */

/* The other side of the exchange. */
static int partner_of(const ClimbTable *table, int seat) {
  return seat == table->winner ? table->loser : table->winner;
}

static void put_request(Text *text, const Scene *scene, const ClimbTable *was,
                        const ClimbTable *now, const Action *action) {
  say(text, SAY(ASKS_FOR), seat_letter(action->seat), rank_name(action->rank, scene->look.style));
  if (now->asked != was->asked)
    say(text, SAY(HAS_NONE), seat_letter(partner_of(now, action->seat)));
}

static void put_exchange(Text *text, const Scene *scene, const ClimbTable *was,
                         const ClimbTable *now, const Action *action) {
  char letter = seat_letter(action->seat);
  switch (action->type) {
    case ACTION_GIVE:
      say(text, SAY(GIVES_TO), letter, seat_letter(partner_of(now, action->seat)));
      put_cards(text, scene, &action->cards);
      break;
    case ACTION_KEEP: say(text, SAY(KEEPS), letter); break;
    case ACTION_ACCEPT: say(text, SAY(ACCEPTS), letter); break;
    case ACTION_REFUSE: say(text, SAY(REFUSES), letter); break;
    case ACTION_REQUEST: put_request(text, scene, was, now, action); break;
    default: say(text, SAY(WAIVES), letter); break;
  }
  bool over = now->leader != SEAT_NONE && was->leader == SEAT_NONE;
  if (over) say(text, SAY(THEN_LEADS), seat_letter(now->leader));
}

/* ---- the end of a hand, of the game ---- */

static void tell_points(Repl *repl) {
  const Game *game = &repl->session.game;
  Text row = text_room(ROW_TEXT);
  for (int player = 0; player < game->deal.players; player++) {
    text_put(&row, " ");
    say(&row, SAY(SEAT), seat_letter(player));
    text_add(&row, " %d (%+d)", game->total[player], game->gained[player]);
  }
  repl_tell(repl, SAY(TELL_POINTS), row.out);
}

static void tell_game_end(Repl *repl) {
  const Game *game = &repl->session.game;
  uint8_t winners[SEAT_MAX];
  Text row = text_room(ROW_TEXT);
  int n = 0;
  for (int player = 0; player < game->deal.players; player++)
    if (game->winners >> player & 1) winners[n++] = (uint8_t)player;
  put_letters(&row, winners, n);
  repl_tell(repl, SAY(WIN_GAME), row.out, n, game->number);
}

/* The hand at one table is over; when it was the last one, the points. */
static void tell_hand_end(Repl *repl, int k) {
  const Game *game = &repl->session.game;
  const ClimbTable *table = &game->deal.table[k];
  Text row = text_room(ROW_TEXT);
  put_table(&row, game, k);
  say(&row, SAY(HAND_OVER), game->number);
  put_letters(&row, table->out, table->out_n);
  repl_say(repl, "%s", row.out);
  if (game_phase(game, repl->session.rules) != PHASE_NONE) return;
  tell_points(repl);
  if (game->over) tell_game_end(repl);
}

/* Who deals where, and who has come from another table. */
static void tell_deal(Repl *repl, const Game *before) {
  const Game *game = &repl->session.game;
  for (int k = 0; k < game->deal.tables; k++) {
    const ClimbTable *table = &game->deal.table[k];
    Text row = text_room(ROW_TEXT);
    put_table(&row, game, k);
    say(&row, SAY(DEAL_BEGINS_TO), game->number, seat_letter(table->dealer));
    put_letters(&row, game->place + table->first, table->size);
    uint16_t come =
        (uint16_t)(table_players(game, table) & ~table_players(before, &before->deal.table[k]));
    if (come) say(&row, SAY(HAS_COME), seat_letter(bit_lowest(come)));
    repl_say(repl, "%s", row.out);
  }
}

void tell_climb(Repl *repl, const Game *before, const Action *action, Tell tell) {
  const Game *game = &repl->session.game;
  Text row = text_room(ROW_TEXT);
  if (action->type == ACTION_DEAL) {
    if (tell != TELL_DEALS) tell_deal(repl, before);
    return;
  }
  int k = table_of(game, action->seat);
  const ClimbTable *was = &before->deal.table[k], *now = &game->deal.table[k];
  bool elsewhere = repl_hides(repl) && !(table_players(game, now) & repl->taken);
  if (elsewhere) tell = TELL_DEALS; /* of other tables the reader hears the end */
  Scene scene = repl_scene(repl);
  put_table(&row, game, k);
  bool play = action->type == ACTION_PLAY, pass = action->type == ACTION_PASS;
  if (play)
    put_play(&row, &scene, was, now, action);
  else if (pass)
    say(&row, SAY(PASSES), seat_letter(action->seat));
  else
    put_exchange(&row, &scene, was, now, action);
  if (tell == TELL_ACTIONS || (tell == TELL_TRICKS && !play && !pass))
    repl_say(repl, "%s", row.out);
  if (tell != TELL_DEALS && now->trick > was->trick) tell_trick(repl, &scene, before, action, k);
  if (table_is_over(now)) tell_hand_end(repl, k);
}

void tell_climb_where(Text *text, const Game *game, const Rules *rules) {
  int seat = game_waits_for(game, rules);
  if (seat == SEAT_NONE) {
    text_put(text, game->over ? SAY(WHERE_GAME_OVER) : SAY(WHERE_OVER));
    return;
  }
  int k = table_of(game, seat);
  const ClimbTable *table = &game->deal.table[k];
  if (game->deal.tables > 1) say(text, SAY(WHERE_TABLE), k + 1);
  if (game_phase(game, rules) == PHASE_EXCHANGE)
    say(text, SAY(WHERE_EXCHANGE), seat_letter(seat));
  else
    say(text, SAY(WHERE_CLIMB), table->trick + 1, seat_letter(seat),
        table->top_player == SEAT_NONE);
}
