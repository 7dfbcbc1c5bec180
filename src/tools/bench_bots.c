/* bench_bots.c - deals as `pengyou sim` plays them: by bots, and watched. */
#include <stdlib.h>
#include <string.h>

#include "deal/game_hash.h"
#include "lua/variant.h"
#include "sim/trial.h"
#include "tools/bench_row.h"

enum { DEALS = 8, SEATS = 6 };

/* The default game, and who plays it. */
typedef struct Players {
  Variant *variant;
  const Bot *bot[SEAT_MAX];
  Game game;
  Observation seen;
  Column bins;
} Players;

static void free_players(void *data) {
  Players *players = data;
  variant_free(players->variant);
  free(players);
}

/* A row for a bot bears its name behind a stroke. */
static void *make_players(const Row *row, char *error, size_t error_size) {
  char game[GAME_SPEC];
  Players *players = calloc(1, sizeof *players);
  if (!players)
    text_fail(error, error_size, "there is no memory");
  else if (!variant_default(game, sizeof game))
    text_fail(error, error_size, "no default game was found");
  else if (bots_parse(strchr(row->name, '/') + 1, players->bot, error, error_size) &&
           (players->variant = variant_load(game, SEATS, error, error_size)))
    return players;
  free(players);
  return NULL;
}

static long do_deals(void *data, Meter *meter) {
  Players *players = data;
  const Rules *rules = variant_rules(players->variant);
  for (uint64_t seed = 1; seed <= DEALS; seed++) {
    char error[TRIAL_ERROR];
    Watch watch = {.rules = rules, .to = &players->seen, .bins = &players->bins};
    memset(&players->seen, 0, sizeof players->seen);
    if (!trial_play(&(Trial){rules, players->bot, false, seed}, &watch, &players->game, error,
                    sizeof error))
      return 0;
    meter_note_number(meter, game_hash(&players->game));
  }
  return DEALS;
}

const Row bench_rows_bots[] = {
    {"sim/random", "a deal of the default game, played by this bot and watched", do_deals,
     .make = make_players, .free = free_players},
    {"sim/simple", "the same by this one", do_deals, .make = make_players, .free = free_players},
    {"sim/sensible", "the same by this one", do_deals, .make = make_players, .free = free_players},
    {.name = ""},
};
