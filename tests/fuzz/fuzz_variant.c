/* fuzz_variant.c - house rules from anywhere: each is loaded or refused with one clean sentence,
** and what is loaded can be asked: an order is made, a deal scored, a few actions done. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "deal/game.h"
#include "fuzz.h"
#include "lua/sandbox/sandbox.h"
#include "lua/variant.h"

static const Limits LITTLE = {20000, 4 << 20, 1024, 0};

static char path[64];

static void forget(void) { unlink(path); }

/* The text as a file that can be named in a sum. */
static void write_rule(const char *text) {
  if (!path[0]) {
    snprintf(path, sizeof path, "/tmp/fuzz-rule-%ld.lua", (long)getpid());
    atexit(forget);
  }
  FILE *file = fopen(path, "w");
  check(file != NULL, "a file can be written");
  fputs(text, file);
  fclose(file);
}

static void check_sentence(const char *text) {
  check(text[0] != '\0', "a refusal has a sentence");
  for (const char *c = text; *c; c++)
    check((unsigned char)*c >= ' ' && *c != 0x7f, "a sentence is one clean line");
}

/* Begins a game and lets it go on for a little while. */
static void play(const Rules *rules) {
  Game game;
  Ruling why;
  Rng rng;
  rng_seed(&rng, 1);
  game_start(&game, rules, 1);
  for (int i = 0; i < 140 && !game.over; i++) {
    Action action = game_default(&game, rules);
    if (action.kind == ACTION_NB) game_random_action(&game, rules, &rng, &action);
    if (action.kind == ACTION_NB || game_apply(&game, rules, &action, &why) != LEGAL) return;
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *text = text_of(data, size), spec[96], error[VARIANT_ERROR] = "";
  write_rule(text);
  bool climb = strstr(text, "climb") != NULL;
  snprintf(spec, sizeof spec, "%s+%s", climb ? "bombs" : "pagat", path);
  Variant *variant = variant_load_as(
      spec, &(VariantWanted){.players = climb ? 4 : 6, .limits = &LITTLE}, error, sizeof error);
  if (variant)
    play(variant_rules(variant));
  else
    check_sentence(error);
  variant_free(variant);
  free(text);
  return 0;
}
