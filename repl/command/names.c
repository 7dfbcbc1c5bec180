/* names.c - what the players at the table are called: `names A=Anna B=Bo`. */
#include <stdio.h>
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

/* Does a word without `=` stand behind a name, which was to have a blank? Then both are taken. */
static bool has_blank(const char *text, char name[SEAT_NAME_TEXT], char more[SEAT_NAME_TEXT]) {
  *name = '\0';
  while (command_word(&text, more, SEAT_NAME_TEXT)) {
    const char *equals = strchr(more, '=');
    if (!equals && *name) {
      name[strcspn(name, "\"")] = '\0';
      more[strcspn(more, "\"")] = '\0';
      return true;
    }
    if (equals) snprintf(name, SEAT_NAME_TEXT, "%s", equals + 1 + (equals[1] == '"'));
  }
  return false;
}

/* "Ann Bob", "Ann, Bob": names alone, for the seats in turn, as `A=Ann B=Bob`. Returns
** their number; 0: a seat is named, or they are too many. */
static int read_row(const char *text, char out[ROW_TEXT]) {
  Text row = text_start(out, ROW_TEXT);
  int n = 0;
  if (strpbrk(text, "=:\"")) return 0;
  for (; *(text += strspn(text, " ,")); n++) {
    size_t length = strcspn(text, " ,");
    if (n == SEAT_MAX) return 0;
    text_add(&row, "%c=%.*s ", seat_letter(n), (int)length, text);
    text += length;
  }
  return row.length + 1 < ROW_TEXT ? n : 0;
}

COMMAND(command_names) {
  char error[256];
  char name[SEAT_NAME_TEXT], more[SEAT_NAME_TEXT];
  int players = repl->session.rules->players;
  SeatNames names = repl->session.names;
  char seated[ROW_TEXT];
  int named = read_row(rest, seated);
  if (strcmp(rest, "none") == 0)
    names = (SeatNames){.of = {""}};
  else if (named > 1 && named != players)
    return repl_deny(repl, SAY(NAMES_COUNT), named, players);
  else if (named != players && has_blank(rest, name, more))
    return repl_deny(repl, SAY(NAME_BLANK), name, more);
  else if (!seat_names_read(&names, named == players ? seated : rest, players, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  if (*rest) name_all(repl, &names);
  Text row = text_room(ROW_TEXT * 2);
  seat_names_print(&row, &names, players);
  repl_say(repl, "%s", *row.out ? row.out : SAY(NAMES_NONE));
  return true;
}
