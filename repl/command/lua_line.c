/* lua_line.c - a line of Lua with the deal at hand. */
#include <stdlib.h>
#include <string.h>

#include "lua/call/console.h"
#include "repl/command/handlers.h"
#include "repl/say.h"
#include "repl/scene.h"

enum { VALUES_TEXT = 64 * 1024 };

static bool keep_line(Repl *repl, const char *code) {
  size_t before = repl->names ? strlen(repl->names) : 0, length = strlen(code);
  char *names = realloc(repl->names, before + length + 2);
  if (!names) return false;
  snprintf(names + before, length + 2, "%s\n", code);
  repl->names = names;
  return true;
}

/* In a game that was loaded anew the lines that gave names are run again; what they print is not
** shown, and what does not hold any more is passed over. */
static void restore_names(Repl *repl, int seat, char out[VALUES_TEXT]) {
  char *names = repl->names && console_is_new(repl->session.variant) ? strdup(repl->names) : NULL;
  for (char *line = names, *end; line && (end = strchr(line, '\n')); line = end + 1) {
    *end = '\0';
    console_run(repl->session.variant, &repl->session.game, seat, line, out, VALUES_TEXT);
  }
  free(names);
}

COMMAND(command_lua) {
  if (!*rest) return repl_deny(repl, SAY(LUA_TAKES));
  if (seat != SEAT_NONE && !repl_sees(repl, seat))
    return repl_deny(repl, SAY(HAND_HIDDEN), seat_letter(seat));
  char *out = malloc(VALUES_TEXT);
  if (!out) return repl_deny(repl, SAY(NO_MEMORY));
  /* whose knowledge the line has: all, where all hands may be seen, else one seat's */
  if (!repl_hides(repl))
    seat = -1;
  else if (seat == SEAT_NONE)
    seat = command_default_seat(repl);
  restore_names(repl, seat, out);
  ConsoleResult result =
      console_run(repl->session.variant, &repl->session.game, seat, rest, out, VALUES_TEXT);
  if (result == CONSOLE_DONE) keep_line(repl, rest);
  bool done = result != CONSOLE_FAILED;
  static const char PLACE[] = "line:1: "; /* where else */
  bool placed = strncmp(out, PLACE, strlen(PLACE)) == 0;
  if (!done) repl_refuse(repl, "%s", out + (placed ? strlen(PLACE) : 0));
  for (char *line = out, *end; done && *line; line = end + (*end == '\n')) {
    end = line + strcspn(line, "\n");
    repl_say(repl, "%.*s", (int)(end - line), line);
  }
  free(out);
  return done;
}
