/* seats.c - whom the reader plays: `seat`, `open`. */
#include "repl/command/seats.h"

#include <string.h>

#include "repl/command/go_on.h"
#include "repl/command/handlers.h"
#include "repl/say.h"
#include "repl/scene.h"

/* Seats, or "none". */
static bool read_seats(Repl *repl, const Command *command, const char *text, uint16_t *seats) {
  char word[SEAT_NAME_TEXT];
  for (*seats = 0; command_word(&text, word, sizeof word);) {
    if (!*seats && strcmp(word, "none") == 0) return command_is_all(repl, command, text);
    int seat = command_seat_named(repl, word);
    if (seat == SEAT_NONE) return false;
    *seats |= (uint16_t)(1u << seat);
  }
  return true;
}

void seats_say(Repl *repl) {
  if (!repl->taken) {
    repl_tell(repl, SAY(NO_SEAT_TAKEN));
    return;
  }
  Text row = text_room(ROW_TEXT);
  for (int seat = 0; seat < SEAT_MAX; seat++)
    if (repl->taken >> seat & 1) text_add(&row, row.length ? " %c" : "%c", seat_letter(seat));
  repl_tell(repl, SAY(YOU_PLAY), row.out, !repl_hides(repl));
}

COMMAND(command_take) {
  char word[8];
  const char *look = rest;
  uint16_t seats;
  if (command_word(&look, word, sizeof word)) {
    if (!read_seats(repl, command, rest, &seats)) return false;
    const Bot *seeing = bots_seeing(repl->bots);
    if (seats && seeing) return repl_deny(repl, SAY(BOT_SEES), seeing->name);
    repl->taken = seats;
    repl_begin_anew(repl);
    seats_say(repl);
    go_on_to_decision(repl);
    return true;
  }
  seats_say(repl);
  return true;
}

COMMAND(command_open) {
  if (!*rest) repl->open = true;
  if (!command_on_off(repl, rest, SAY(OPEN_TAKES), &repl->open)) return false;
  seats_say(repl);
  return true;
}
