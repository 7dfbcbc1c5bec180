/* bench_differ.c - what the search for the first difference takes: the default game against each
** other game of its family. */
#include <stdio.h>
#include <string.h>

#include "differ/differ.h"
#include "tools/bench_row.h"

enum { GAMES_MOST = 16, NAME = 64, SITUATIONS = 1000, PORTION = 8 };

typedef struct Games {
  char own[GAME_SPEC], other[GAMES_MOST][NAME];
  int n;
} Games;

static void add_game(void *data, const ListedRule *game) {
  Games *games = data;
  bool fits = games->n < GAMES_MOST && strlen(game->name) < NAME;
  if (fits && strcmp(game->name, games->own) != 0)
    snprintf(games->other[games->n++], NAME, "%s", game->name);
}

static bool make_games(void *data, const Row *row, char *error, size_t error_size) {
  Games *games = data;
  (void)row;
  if (!variant_default(games->own, sizeof games->own))
    return text_fail(error, error_size, "there is no game");
  variant_each_game(add_game, games);
  return true;
}

/* The default game and another; NULL where no question is about both. */
static Differ *begin(const Games *games, int i) {
  char error[VARIANT_ERROR];
  const DifferWanted wanted = {.a = games->own, .b = games->other[i], .seed = 1};
  return differ_new(&wanted, error, sizeof error);
}

static long find_first(void *data, Meter *meter) {
  const Games *games = data;
  long found = 0;
  for (int i = 0; i < games->n; i++) {
    Differ *differ = begin(games, i);
    if (!differ) continue;
    while (differ_count(differ) == 0 && differ_tried(differ) < SITUATIONS)
      differ_search(differ, PORTION, NULL, NULL);
    meter_note_number(meter, (uint64_t)differ_tried(differ));
    found++;
    differ_free(differ);
  }
  return found;
}

const Row bench_row_differ = {
    "differ/first",     "the first difference between the default game and another, both loaded",
    find_first,         .size = sizeof(Games),
    .make = make_games,
};
