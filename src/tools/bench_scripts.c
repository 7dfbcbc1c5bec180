/* bench_scripts.c - what scripts cost: loading rules, asking a function. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deal/game.h"
#include "rules/questions.h"
#include "tools/bench_row.h"

enum {
  SEATS = 6,
  PLACES = 64, /* situations in which a function is asked */
  LOADS = 4,   /* in a pass */
  NAMES = 256, /* house rules that may be found */
  ADDED = 20,  /* and are added up */
};

/* -- questions -- */

/* A follow about which a function is asked. */
typedef struct Place {
  Game game;
  Action action;
  CardSet lead;
} Place;

typedef struct Questions {
  Variant *variant;
  const Rules *rules;
  Place place[PLACES];
} Questions;

static void end_questions(void *data) { variant_free(((Questions *)data)->variant); }

/* For every follow; they say nothing, so that the asking is measured. */
static const char *const FUNCTIONS[] = {"+follow.refuse=function() end",
                                        "+follow.refuse=function(play, lead, hand, deal) end"};

/* The first follows of a random deal. */
static bool find_places(Questions *questions) {
  const Rules *rules = questions->rules;
  Game game;
  Rng rng;
  Action action;
  int n = 0;
  rng_seed(&rng, 24);
  game_start(&game, rules, 24);
  while (n < PLACES && game_waits_for(&game, rules) != SEAT_NONE) {
    game_random_action(&game, rules, &rng, &action);
    if (action.type == ACTION_PLAY && game.deal.plays > 0) {
      Place *place = &questions->place[n++];
      place->game = game;
      place->action = action;
      deal_play_cards(&game.deal, &game.deal.play[0], &place->lead);
    }
    if (game_apply(&game, rules, &action, NULL) != LEGAL) return false;
  }
  return n == PLACES;
}

static bool make_questions(void *data, const Row *row, char *error, size_t error_size) {
  const VariantWanted wanted = {.players = SEATS};
  Questions *questions = data;
  questions->variant = bench_game(FUNCTIONS[row->number], &wanted, error, error_size);
  if (!questions->variant) return false;
  questions->rules = variant_rules(questions->variant);
  return find_places(questions) || text_fail(error, error_size, "no deal could be played");
}

static long do_questions(void *data, Meter *meter) {
  Questions *questions = data;
  for (int i = 0; i < PLACES; i++) {
    Place *place = &questions->place[i];
    HookCall call;
    deal_question(&call, HOOK_FOLLOW_REFUSE, &place->game, place->action.seat);
    call.cards = &place->action.cards;
    call.lead = &place->lead;
    if (!rule_answers(questions->rules, &call, NULL)) return 0;
    meter_note(meter, call.text, strlen(call.text));
  }
  return PLACES;
}

/* -- loading -- */

typedef struct Loads {
  char spec[GAME_SPEC];
  Variant *variant;
} Loads;

/* The names of house rules, short ones first: so many fit into a sum. */
typedef struct RuleNames {
  char name[NAMES][ROW_NAME];
  int n;
} RuleNames;

static void note_name(void *data, const ListedRule *listed) {
  RuleNames *names = data;
  bool house = strcmp(listed->type, "house rule") == 0;
  if (house && names->n < NAMES && strlen(listed->name) < ROW_NAME)
    strcpy(names->name[names->n++], listed->name);
}

static int by_length(const void *a, const void *b) {
  size_t x = strlen(a), y = strlen(b);
  return x == y ? strcmp(a, b) : (x > y) - (x < y);
}

/* Adds house rules that go together with those before; returns how many. */
static int add_rules(char spec[GAME_SPEC], int wanted) {
  RuleNames names = {.n = 0};
  char sum[GAME_SPEC + ROW_NAME + 1], error[VARIANT_ERROR];
  int added = 0;
  variant_list(false, note_name, &names);
  qsort(names.name, (size_t)names.n, sizeof *names.name, by_length);
  for (int i = 0; i < names.n && added < wanted; i++) {
    snprintf(sum, sizeof sum, "%s+%s", spec, names.name[i]);
    Variant *variant = strlen(sum) < GAME_SPEC ? variant_load(sum, 0, error, sizeof error) : NULL;
    if (!variant) continue;
    variant_free(variant);
    strcpy(spec, sum);
    added++;
  }
  return added;
}

static bool make_loads(void *data, const Row *row, char *error, size_t error_size) {
  Loads *loads = data;
  if (!variant_default(loads->spec, sizeof loads->spec))
    return text_fail(error, error_size, "no default game was found");
  return add_rules(loads->spec, row->number) >= row->number ||
         text_fail(error, error_size, "no %d house rules go together", row->number);
}

static long load(void *data, Meter *meter) {
  Loads *loads = data;
  char error[VARIANT_ERROR];
  (void)meter;
  loads->variant = variant_load(loads->spec, 0, error, sizeof error);
  return loads->variant != NULL;
}

static long do_loads(void *data, Meter *meter) {
  Loads *loads = data;
  for (int i = 0; i < LOADS; i++) {
    if (!meter_part(meter, load, loads)) return 0;
    meter_note_number(meter, variant_rules(loads->variant)->hash);
    variant_free(loads->variant);
  }
  return LOADS;
}

/* -- the rows -- */

#define OF_QUESTIONS .size = sizeof(Questions), .make = make_questions, .end = end_questions
#define OF_LOADS .size = sizeof(Loads), .make = make_loads

const Row bench_rows_scripts[] = {
    {"ask/0", "a question to a function of no arguments", do_questions, .number = 0, OF_QUESTIONS},
    {"ask/4", "a question to a function of four arguments", do_questions, .number = 1,
     OF_QUESTIONS},
    {"load", "the default game loaded", do_loads, true, .number = 0, OF_LOADS},
    {"load/20", "the same with twenty house rules", do_loads, true, .number = ADDED, OF_LOADS},
    {.name = ""},
};
