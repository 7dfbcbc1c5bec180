/* new_game.c - another game: `new`, and `games` for those that there are. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "repl/command/go_on.h"
#include "repl/chinese_commands.h"
#include "repl/command/handlers.h"
#include "repl/command/spoken_game.h"
#include "repl/render/render_state.h"
#include "repl/say.h"

typedef struct NewGame {
  char spec[GAME_SPEC];
  int players;
  uint64_t seed;
} NewGame;

/* A number that is no game's name: the first is how many play. */
static bool is_number(const char *word) {
  return strspn(word, "0123456789") == strlen(word) && !game_is_for(word, 0, NULL);
}

static bool read_new(Repl *repl, const char *text, NewGame *game) {
  char word[GAME_SPEC + 1], *end; /* of one that is longer so much that it is too long */
  bool named = false, numbered = false;
  while (command_word(&text, word, sizeof word)) {
    if (strcmp(word, "seed") == 0) {
      if (!command_word(&text, word, sizeof word)) return repl_deny(repl, SAY(SEED_TAKES));
      game->seed = strtoull(word, &end, 10);
      if (*end) return repl_deny(repl, SAY(NO_SEED), word);
    } else if (is_number(word)) {
      if (numbered || strtol(word, NULL, 10) > SEAT_MAX)
        return repl_deny(repl, SAY(NEW_NUMBER), word, numbered);
      game->players = (int)strtol(word, NULL, 10);
      numbered = true;
    } else {
      if (strlen(word) >= GAME_SPEC) return repl_deny(repl, SAY(SPEC_LONG), GAME_SPEC - 1);
      if (named) return repl_deny(repl, SAY(NEW_TWO), game->spec, word);
      strcpy(game->spec, word);
      named = true;
    }
  }
  if (named && !numbered) game->players = 0;
  return true;
}

/* A word that says so little may be a slip: at a terminal it is asked once. */
static bool is_meant(Repl *repl, const Command *command, const char *rest) {
  bool played = repl->session.history.n > 0 && !repl->session.game.over;
  if (*rest || !repl->confirm || !played || repl->asked == command) return true;
  repl->asks = command;
  return repl_deny(repl, SAY(NEW_ASKS));
}

COMMAND(command_new) {
  if (!is_meant(repl, command, rest)) return false;
  char error[SESSION_ERROR];
  NewGame game = {.players = repl->session.rules->players, .seed = session_seed()};
  snprintf(game.spec, sizeof game.spec, "%s", repl->session.rules->variant);
  if (!read_new(repl, rest, &game)) return false;
  Session fresh = {0};
  VariantWanted wanted = {.players = game.players, .offer = variant_offered(repl->session.variant)};
  wanted.offer.here_first = true;
  Variant *variant = choose_variant(game.spec, &wanted, error, sizeof error);
  if (!variant) return repl_refuse(repl, "%s", error);
  session_start(&fresh, variant, game.seed);
  session_seat(&fresh, &repl->session.names);
  const Session *last = &repl->session; /* nothing was done in it: its file is free */
  fresh.kept_as = last->dealt > 0 && last->history.n == last->dealt ? last->kept_as : 0;
  session_turn_to(&repl->session, &fresh);
  repl_begin_anew(repl);
  repl->auto_meant = 0; /* asked again in each game */
  repl_tell(repl, SAY(GAME_HEAD), repl->session.rules->name, repl->session.rules->variant,
            repl->session.rules->players, (unsigned long long)game.seed);
  go_on_to_decision(repl);
  repl->session.dealt = repl->session.history.n;
  repl->session.past_at = repl->session.dealt; /* one command: undo takes all of it back */
  repl_show_state(repl);
  return true;
}

/* What is listed: games, or house rules, in whose name or summary all the words stand; a number
** stands for the games of so many. */
typedef struct Wanted {
  Repl *repl;
  const char *words;
  bool house;
  int n;
} Wanted;

/* "4", 4人; 0: it is another word. */
static int count_of_players(const char *word) {
  char *end;
  long n = strtol(word, &end, 10);
  bool counts = isdigit((unsigned char)*word) && (!*end || strcmp(end, "人") == 0);
  return counts && n <= SEAT_MAX ? (int)n : 0;
}

/* Capitals or not. */
static bool stands_in(const char *text, const char *word) {
  size_t length = strlen(word);
  for (; *text; text++)
    if (strncasecmp(text, word, length) == 0) return true;
  return false;
}

static bool has_words(const Wanted *wanted, const ListedRule *listed) {
  const char *const texts[] = {listed->name, listed->title, listed->summary};
  const char *words = wanted->words;
  char word[64];
  while (command_word(&words, word, sizeof word)) {
    int players = wanted->house ? 0 : count_of_players(word);
    bool found = players > 0 && game_is_for(listed->name, players, NULL);
    for (int i = 0; i < 3 && players == 0; i++) found |= stands_in(texts[i], word);
    if (!found) return false;
  }
  return true;
}

static void say_game(void *data, const ListedRule *listed) {
  Wanted *wanted = data;
  bool house = strstr(listed->path, "/house/") || strcmp(listed->type, "house rule") == 0;
  if (house != wanted->house || !has_words(wanted, listed)) return;
  wanted->n++;
  bool here = strncmp(listed->path, "./", 2) == 0 && !strchr(listed->path + 2, '/');
  char title[ROW_TEXT];
  if (chinese_is_spoken(&wanted->repl->look) && chinese_title(listed->title, title))
    repl_say(wanted->repl, "  %s", title);
  else
    repl_tell(wanted->repl, SAY(GAME_ROW), here ? listed->path : listed->name, listed->title);
  if (*listed->summary) repl_say(wanted->repl, "    %s", listed->summary);
}

COMMAND(command_games) {
  char word[16];
  const char *behind = rest;
  bool house = command_word(&behind, word, sizeof word) && strcmp(word, "house") == 0;
  Wanted wanted = {.repl = repl, .words = house ? behind : rest, .house = house};
  bool listed = variant_list(false, say_game, &wanted) && variant_list(true, say_game, &wanted);
  if (!house && !*rest) repl_tell(repl, SAY(GAMES_FOOT));
  if (house && !*(behind + strspn(behind, " "))) repl_tell(repl, SAY(HOUSE_FOOT), wanted.n);
  if (!listed) return repl_deny(repl, SAY(NO_MEMORY));
  return wanted.n > 0 || repl_deny(repl, house ? SAY(NO_HOUSE_WITH) : SAY(NO_GAME_WITH));
}
