/* choose_game.c - see choose_game.h. */
#include "repl/command/choose_game.h"

#include <stdlib.h>
#include <string.h>

#include "repl/line.h"
#include "repl/say.h"

/* The games for a number of players (0: all). */
typedef struct Games {
  Repl *repl;           /* that shows them; NULL: nobody */
  Text *names;          /* that takes their names; NULL: none */
  const char *wanted;   /* the number in the list, or the name, of the one that is wanted */
  char spec[GAME_SPEC]; /* that one */
  int players, n;
} Games;

static bool is_for(const char *spec, int players) {
  char error[VARIANT_ERROR];
  int counts[SEAT_MAX], n = 0;
  Variant *variant = variant_load(spec, 0, error, sizeof error);
  bool found = variant && players == 0;
  if (variant) n = variant_player_counts(variant, counts);
  for (int i = 0; i < n; i++) found |= counts[i] == players;
  variant_free(variant);
  return found;
}

static void visit_game(void *data, const char *name, const char *path, const char *type,
                       const char *summary) {
  Games *games = data;
  char number[16];
  (void)path;
  if (strcmp(type, "game") != 0 || !is_for(name, games->players)) return;
  snprintf(number, sizeof number, "%d", ++games->n);
  if (games->names) text_add(games->names, games->n > 1 ? ", %s" : "%s", name);
  if (games->repl) repl_tell(games->repl, SAY(GAME_CHOICE), games->n, name, summary);
  if (games->wanted && (strcmp(games->wanted, number) == 0 || strcmp(games->wanted, name) == 0))
    snprintf(games->spec, sizeof games->spec, "%s", name);
}

/* Replaces the game's name in the spec by that of the game which is also called so. */
static bool take_alias(char *spec) {
  char word[GAME_SPEC], name[GAME_SPEC], rest[GAME_SPEC];
  size_t length = strcspn(spec, "+");
  snprintf(word, sizeof word, "%.*s", (int)length, spec);
  snprintf(rest, sizeof rest, "%s", spec + length);
  if (!variant_of_alias(word, name, sizeof name)) return false;
  if (strlen(name) + strlen(rest) >= GAME_SPEC) return false;
  snprintf(spec, GAME_SPEC, "%s", name);
  strcat(spec, rest);
  return true;
}

bool choose_session(Session *session, char *spec, int players, uint64_t seed, char *error,
                    size_t error_size) {
  char names[256] = "", reason[SESSION_ERROR];
  Text list = text_start(names, sizeof names);
  if (session_new(session, spec, players, seed, error, error_size)) return true;
  if (take_alias(spec) && session_new(session, spec, players, seed, error, error_size)) return true;
  if (players == 0 || !is_for(spec, 0) || is_for(spec, players)) return false;
  Games games = {.names = &list, .players = players};
  snprintf(reason, sizeof reason, "%s", error);
  variant_each(visit_game, &games);
  if (games.n > 0) say_fail(error, error_size, SAY(GAMES_FOR), players, names, reason);
  return false;
}

/* The answer to a question at the terminal, in `out`; false when the input ended. */
static bool read_answer(char out[GAME_SPEC]) {
  char *line;
  LineResult result = line_read("> ", &line);
  out[0] = '\0';
  if (result == LINE_CANCELLED) return true;
  if (result != LINE_TEXT) return false;
  const char *from = line + strspn(line, " ");
  snprintf(out, GAME_SPEC, "%.*s", (int)strcspn(from, " "), from);
  free(line);
  return true;
}

bool ask_for_game(Repl *repl, char spec[GAME_SPEC], int *players) {
  char answer[GAME_SPEC];
  while (*players == 0) {
    repl_tell(repl, SAY(ASK_HOW_MANY), spec);
    if (!read_answer(answer)) return false;
    if (!*answer) return true;
    long n = strtol(answer, NULL, 10);
    if (n >= 2 && n <= SEAT_MAX) *players = (int)n;
  }
  for (;;) {
    Games games = {.repl = repl, .players = *players};
    repl_tell(repl, SAY(WHICH_GAME), *players);
    variant_each(visit_game, &games);
    if (games.n == 0) *players = 0;
    if (games.n == 0) return true;
    if (!read_answer(answer)) return false;
    if (!*answer) strcpy(answer, "1");
    games = (Games){.players = *players, .wanted = answer};
    variant_each(visit_game, &games);
    snprintf(spec, GAME_SPEC, "%s", *games.spec ? games.spec : answer);
    if (*games.spec || (take_alias(spec) && is_for(spec, *players))) return true;
    repl_deny(repl, SAY(NO_SUCH_CHOICE), answer);
  }
}
