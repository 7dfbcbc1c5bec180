/* names.c - what the players at the table are called: `names A=Anna B=Bo`. */
#include <string.h>

#include "repl/command/handlers.h"
#include "repl/say.h"

/* Gives the names to a table at which the same people sit as at this one. */
static void name_table(Session *table, const SeatNames *old, const SeatNames *names) {
  for (int seat = 0; seat < table->rules->players; seat++)
    if (strcmp(table->names.of[seat], old->of[seat]) != 0) return;
  session_seat(table, names);
}

/* The names are those of people, not of a state of the game: undo and redo keep them, and so do the
** branches. */
static void name_all(Repl *repl, const SeatNames *names) {
  const SeatNames old = repl->session.names;
  name_table(&repl->session, &old, names);
  for (Session *table = repl->session.past; table; table = table->past)
    name_table(table, &old, names);
  for (Session *table = repl->session.future; table; table = table->future)
    name_table(table, &old, names);
  for (Branch *branch = repl->branches; branch; branch = branch->next)
    name_table(&branch->session, &old, names);
}

COMMAND(command_names) {
  (void)command, (void)seat;
  char row[ROW_TEXT * 2], error[256];
  int players = repl->session.rules->players;
  SeatNames names = repl->session.names;
  if (strcmp(rest, "none") == 0)
    names = (SeatNames){.of = {""}};
  else if (!seat_names_read(&names, rest, players, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  if (*rest) name_all(repl, &names);
  Text text = text_start(row, sizeof row);
  seat_names_print(&text, &names, players);
  repl_say(repl, "%s", *row ? row : SAY(NAMES_NONE));
  return true;
}
