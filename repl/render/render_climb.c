/* render_climb.c - a table of a climbing game as text: what lies on top and whose turn it is; each
** player's points, cards and standing; what the exchange waits for. */
#include "repl/render/render_climb.h"

#include <string.h>

#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "repl/render/render_cards.h"

static void render_head(FILE *out, const Scene *scene, const ClimbTable *table, int k) {
  const Game *view = &scene->view;
  Text row = text_room(ROW_TEXT);
  say(&row, SAY(DEAL_N), view->number);
  if (scene->rules->advance.deals) say(&row, SAY(HEAD_OF_DEALS), scene->rules->advance.deals);
  if (view->deal.tables > 1) say(&row, SAY(HEAD_TABLE), k + 1, view->deal.tables);
  if (table_is_over(table))
    text_put(&row, view->over ? SAY(HEAD_GAME_OVER) : SAY(HEAD_HAND_OVER));
  else if (game_phase(view, scene->rules) == PHASE_EXCHANGE)
    text_put(&row, SAY(HEAD_EXCHANGE));
  else
    say(&row, SAY(HEAD_TRICK), table->trick + 1);
  say(&row, SAY(HEAD_DEALT), seat_letter(table->dealer));
  render_row(out, &scene->look, row.out);
}

static void render_top(FILE *out, const Scene *scene, const ClimbTable *table) {
  char words[SHAPE_TEXT];
  Text row = text_room(ROW_TEXT);
  if (table_is_over(table) || table->turn == SEAT_NONE) return;
  if (table->top_player == SEAT_NONE) {
    say(&row, SAY(NOTHING_ON_TOP), seat_letter(table->turn));
    render_row(out, &scene->look, row.out);
    return;
  }
  text_put(&row, SAY(ON_TOP));
  render_play(&row, scene, &table->top);
  say(&row, SAY(FORM_BY), climb_words(scene->rules, &table->climb, words),
      seat_letter(table->top_player));
  render_row(out, &scene->look, row.out);
}

/* "winner" and "loser" of the hand before, who passed, who is out. */
static void put_standing(Text *text, const ClimbTable *table, int player) {
  static const char *const OUT[] = {SAY(OUT_NTH), SAY(OUT_1ST), SAY(OUT_2ND), SAY(OUT_3RD)};
  for (int i = 0; i < table->out_n; i++)
    if (table->out[i] == player) {
      say(text, i == table->size - 1 ? SAY(OUT_LAST) : OUT[i < 3 ? i + 1 : 0], i + 1);
      return;
    }
  if (player == table->top_player)
    text_put(text, SAY(STAND_ON_TOP));
  else if (table->passes >> player & 1)
    text_put(text, SAY(STAND_PASSED));
}

static void render_player(FILE *out, const Scene *scene, const ClimbTable *table, int player,
                          bool waited) {
  enum { TOTAL = 4, CARDS = 11, STANDING = 18, BEFORE = 29 };
  const Game *view = &scene->view;
  Text row = text_room(ROW_TEXT);
  int names = render_names_width(&scene->look, view->deal.players);
  text_put(&row, waited ? ">" : " ");
  render_seat_name(&row, &scene->look, player);
  render_pad(&row, &scene->look, names + TOTAL);
  text_add(&row, "%4d", view->total[player]);
  render_pad(&row, &scene->look, names + CARDS);
  text_add(&row, "%4d", view->deal.hand_n[player]);
  render_pad(&row, &scene->look, names + STANDING);
  put_standing(&row, table, player);
  render_pad(&row, &scene->look, names + BEFORE);
  if (player == table->winner) text_put(&row, SAY(STAND_WINNER));
  if (player == table->loser) text_put(&row, SAY(STAND_LOSER));
  render_row(out, &scene->look, row.out);
}

static bool is_waited(const Scene *scene, const ClimbTable *table, int player) {
  if (game_phase(&scene->view, scene->rules) == PHASE_CLIMB) return table->turn == player;
  return game_waits_for(&scene->view, scene->rules) == player;
}

void render_climb(FILE *out, const Scene *scene, int k) {
  const ClimbTable *table = &scene->view.deal.table[k];
  render_head(out, scene, table, k);
  Text head = text_room(ROW_TEXT);
  render_pad(&head, &scene->look, render_names_width(&scene->look, scene->view.deal.players));
  text_put(&head, SAY(CLIMB_HEAD));
  render_row(out, &scene->look, head.out);
  for (int i = 0; i < table->size; i++) {
    int player = scene->view.place[table->first + i];
    render_player(out, scene, table, player, is_waited(scene, table, player));
  }
  render_top(out, scene, table);
  for (int i = 0; i < table->size; i++) {
    int player = scene->view.place[table->first + i];
    if (scene->shown >> player & 1) render_hand(out, scene, player);
  }
}
