/* table_text.c - see table_text.h. */
#include "notation/table_text.h"

#include "notation/notation.h"

static void put_seat(Text *text, int seat, const char *between) {
  text_add(text, "%s%c", between, seat_letter(seat));
}

void out_print(Text *text, const Game *game) {
  const ClimbTable *table = &game->deal.table[0];
  for (int i = 0; i < table->out_n; i++) put_seat(text, table->out[i], i ? " " : "");
}

void winners_print(Text *text, const Game *game) {
  const char *between = "";
  if (!game->over) text_put(text, "nobody");
  for (int seat = 0; seat < game->deal.players && game->over; seat++)
    if (game->winners >> seat & 1) put_seat(text, seat, between), between = " ";
}

void dealers_print(Text *text, const Game *game) {
  for (int k = 0; k < game->deal.tables; k++) put_seat(text, game->dealer[k], k ? " " : "");
}

void tables_print(Text *text, const Game *game) {
  for (int k = 0; k < game->deal.tables; k++) {
    const ClimbTable *table = &game->deal.table[k];
    for (int i = 0; i < table->size; i++)
      put_seat(text, game->place[table->first + i], i ? " " : k ? ", " : "");
  }
}
