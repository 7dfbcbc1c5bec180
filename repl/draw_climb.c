/* draw_climb.c - a table of a climbing game as text: what lies on top and whose turn it is; each
** player's points, cards and standing; what the exchange waits for. */
#include <string.h>

#include "core/notation.h"
#include "core/table.h"
#include "repl/climb.h"

static void pad(Text *out, int column) {
  for (int width = draw_width(out->out); width < column; width++) text_put(out, " ");
}

static const char *ordinal(int i, char out[8]) {
  static const char *const END[] = {"th", "st", "nd", "rd"};
  Text text = text_start(out, 8);
  text_add(&text, "%d%s", i % 100, END[i % 100 < 4 ? i % 100 : 0]);
  return out;
}

static void draw_head(FILE *out, const Scene *scene, const ClimbTable *table, int k) {
  const Game *view = scene->view;
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  text_add(&text, "deal %d", view->number);
  if (scene->rules->advance.deals) text_add(&text, " of %d", scene->rules->advance.deals);
  if (view->deal.tables > 1) text_add(&text, "   table %d of %d", k + 1, view->deal.tables);
  if (table_is_over(table))
    text_put(&text, view->over ? "   the game is over" : "   the hand is over");
  else if (game_phase(view, scene->rules) == PHASE_EXCHANGE)
    text_put(&text, "   the exchange");
  else
    text_add(&text, "   trick %d", table->trick + 1);
  text_add(&text, "   %c dealt", seat_letter(table->dealer));
  fprintf(out, "%s\n", row);
}

static void draw_top(FILE *out, const Scene *scene, const ClimbTable *table) {
  char row[ROW_TEXT], words[SHAPE_TEXT];
  Text text = text_start(row, sizeof row);
  if (table_is_over(table) || table->turn == SEAT_NONE) return;
  if (table->top_player == SEAT_NONE) {
    fprintf(out, "nothing on the table: %c leads\n", seat_letter(table->turn));
    return;
  }
  text_put(&text, "on top: ");
  draw_log(&text, scene, &table->top);
  text_add(&text, ", %s by %c", climb_words(scene->rules, &table->climb, words),
           seat_letter(table->top_player));
  char line[ROW_TEXT];
  text = text_start(line, sizeof line);
  sentence_expand(&text, &core_english, row);
  fprintf(out, "%s\n", line);
}

/* "winner" and "loser" of the hand before, who passed, who is out. */
static void put_standing(Text *text, const ClimbTable *table, int player) {
  char place[8];
  for (int i = 0; i < table->out_n; i++)
    if (table->out[i] == player) {
      text_add(text, "out %s", i == table->size - 1 ? "last" : ordinal(i + 1, place));
      return;
    }
  if (player == table->top_player)
    text_put(text, "on top");
  else if (table->passes >> player & 1)
    text_put(text, "passed");
}

static void draw_player(FILE *out, const Scene *scene, const ClimbTable *table, int player,
                        bool waited) {
  enum { TOTAL = 4, CARDS = 11, STANDING = 18, BEFORE = 29 };
  const Game *view = scene->view;
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  text_add(&text, "%c%c", waited ? '>' : ' ', seat_letter(player));
  pad(&text, TOTAL);
  text_add(&text, "%4d", view->total[player]);
  pad(&text, CARDS);
  text_add(&text, "%4d", view->deal.hand_n[player]);
  pad(&text, STANDING);
  put_standing(&text, table, player);
  pad(&text, BEFORE);
  if (player == table->winner) text_put(&text, "winner");
  if (player == table->loser) text_put(&text, "loser");
  while (text.length > 0 && row[text.length - 1] == ' ') row[--text.length] = '\0';
  fprintf(out, "%s\n", row);
}

static bool is_waited(const Scene *scene, const ClimbTable *table, int player) {
  if (game_phase(scene->view, scene->rules) == PHASE_CLIMB) return table->turn == player;
  return game_waits_for(scene->view, scene->rules) == player;
}

void draw_climb(FILE *out, const Scene *scene, int k) {
  const ClimbTable *table = &scene->view->deal.table[k];
  draw_head(out, scene, table, k);
  fprintf(out, "    points cards\n");
  for (int i = 0; i < table->size; i++) {
    int player = scene->view->place[table->first + i];
    draw_player(out, scene, table, player, is_waited(scene, table, player));
  }
  draw_top(out, scene, table);
  for (int i = 0; i < table->size; i++) {
    int player = scene->view->place[table->first + i];
    if (scene->shown >> player & 1) draw_hand(out, scene, player);
  }
}
