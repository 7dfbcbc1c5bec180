/* new_game.c - another game: `new`, and `games` for those that there are. */
#include <stdlib.h>
#include <string.h>

#include "repl/command/go_on.h"
#include "repl/command/handlers.h"
#include "repl/render/render_state.h"
#include "repl/say.h"

typedef struct NewGame {
  char spec[GAME_SPEC];
  int players;
  uint64_t seed;
} NewGame;

static bool read_new(Repl *repl, const char *text, NewGame *game) {
  char word[GAME_SPEC + 1], *end; /* of one that is longer so much that it is too long */
  bool named = false, numbered = false;
  while (command_word(&text, word, sizeof word)) {
    if (strcmp(word, "seed") == 0) {
      if (!command_word(&text, word, sizeof word)) return repl_deny(repl, SAY(SEED_TAKES));
      game->seed = strtoull(word, &end, 10);
      if (*end) return repl_deny(repl, SAY(NO_SEED), word);
    } else if (strspn(word, "0123456789") == strlen(word)) {
      game->players = (int)strtol(word, NULL, 10);
      numbered = true;
    } else {
      if (strlen(word) >= GAME_SPEC) return repl_deny(repl, SAY(SPEC_LONG), GAME_SPEC - 1);
      strcpy(game->spec, word);
      named = true;
    }
  }
  if (named && !numbered) game->players = 0;
  return true;
}

COMMAND(command_new) {
  (void)command, (void)seat;
  char error[SESSION_ERROR];
  NewGame game = {.players = repl->session.rules->players, .seed = session_seed()};
  snprintf(game.spec, sizeof game.spec, "%s", repl->session.rules->variant);
  if (!read_new(repl, rest, &game)) return false;
  Session fresh = {0};
  if (!session_new(&fresh, game.spec, game.players, game.seed, error, sizeof error))
    return repl_refuse(repl, "%s", error);
  session_turn_to(&repl->session, &fresh);
  repl_begin_anew(repl);
  repl_tell(repl, SAY(GAME_HEAD), repl->session.rules->name, game.spec,
            repl->session.rules->players, (unsigned long long)game.seed);
  go_on_to_decision(repl);
  repl_show_state(repl);
  return true;
}

static void say_game(void *data, const char *name, const char *path, const char *type,
                     const char *summary) {
  repl_say(data, "  %-24s %-11s %s", name, type, path);
  if (*summary) repl_say(data, "    %s", summary);
}

COMMAND(command_games) {
  (void)command, (void)seat, (void)rest;
  return variant_each(say_game, repl) || repl_deny(repl, SAY(NO_MEMORY));
}
