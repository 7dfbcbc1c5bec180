/* bench_bots.c - deals as `pengyou sim` plays them: by bots, and watched; decisions of a bot that
** searches. */
#include <string.h>

#include "deal/game.h"
#include "deal/game_hash.h"
#include "sim/trial.h"
#include "tools/bench_row.h"

enum { DEALS = 8, SEATS = 6, ASKED_EVERY = 8 /* plays */ };

/* The default game, and who plays it. */
typedef struct Players {
  Variant *variant;
  const Bot *bot[SEAT_MAX], *asked[SEAT_MAX]; /* and who is asked what it would play */
  Game game, beside;
  Meter *meter;
  long plays, decided;
  Observation seen;
  Column bins;
} Players;

static void end_players(void *data) { variant_free(((Players *)data)->variant); }

static bool load_players(Players *players, const char *bots, char *error, size_t error_size) {
  const VariantWanted wanted = {.players = SEATS};
  players->variant = bench_game("", &wanted, error, error_size);
  return players->variant && bots_parse(bots, players->bot, error, error_size);
}

/* A row for a bot bears its name behind a stroke. */
static bool make_players(void *data, const Row *row, char *error, size_t error_size) {
  return load_players(data, strchr(row->name, '/') + 1, error, error_size);
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

/* -- decisions -- */

static bool make_asked(void *data, const Row *row, char *error, size_t error_size) {
  return load_players(data, "sensible", error, error_size) &&
         bots_parse(row->name, ((Players *)data)->asked, error, error_size);
}

static long decide(void *data, Meter *meter) {
  Players *players = data;
  BotRun run = {.bots = players->asked, .seats = (1u << SEATS) - 1, .until = UNTIL_ACTION};
  (void)meter;
  return bots_run(&players->beside, variant_rules(players->variant), &run, NULL);
}

static bool ask_beside(void *data, const Game *game, const Action *action) {
  Players *players = data;
  const Rules *rules = variant_rules(players->variant);
  if (action->type != ACTION_PLAY || ++players->plays % ASKED_EVERY) return true;
  if (game_waits_for(game, rules) == SEAT_NONE) return true;
  players->beside = *game;
  players->decided += meter_part(players->meter, decide, players);
  meter_note_number(players->meter, game_hash(&players->beside));
  return true;
}

/* A deal of others, in which it is asked now and then. */
static long do_decisions(void *data, Meter *meter) {
  Players *players = data;
  const Rules *rules = variant_rules(players->variant);
  BotRun run = {.bots = players->bot,
                .seats = (1u << SEATS) - 1,
                .until = UNTIL_DEAL,
                .seen = ask_beside,
                .data = players};
  players->meter = meter;
  players->plays = players->decided = 0;
  game_start(&players->game, rules, 1);
  bots_run(&players->game, rules, &run, NULL);
  return players->decided;
}

#define OF_PLAYERS .size = sizeof(Players), .end = end_players

const Row bench_rows_bots[] = {
    {"sim/random", "a deal of the default game, played by this bot and watched", do_deals,
     .make = make_players, OF_PLAYERS},
    {"sim/simple", "the same by this one", do_deals, .make = make_players, OF_PLAYERS},
    {"sim/sensible", "the same by this one", do_deals, .make = make_players, OF_PLAYERS},
    {"search", "a play decided by this bot", do_decisions, true, .make = make_asked, OF_PLAYERS},
    {.name = ""},
};
