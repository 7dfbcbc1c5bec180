/* cmd_check.c - `pengyou check`: loads a game for every number of players that it has. */
#include <stdio.h>

#include "cmd/cmd.h"
#include "lua/variant.h"

static bool check_players(const char *spec, int players) {
  char error[VARIANT_ERROR];
  Variant *variant = variant_load(spec, players, error, sizeof error);
  if (!variant) {
    fprintf(stderr, "with %d players: %s\n", players, error);
    return false;
  }
  const Rules *rules = variant_rules(variant);
  printf("  %2d players: %d packs, %d cards, %d in each hand, %d in the kitty\n", players,
         rules->deck.packs, rules_deck_size(rules), rules_hand_size(rules), rules->deck.kitty);
  variant_free(variant);
  return true;
}

int cmd_check(const SubCommand *command, int argc, char **argv) {
  char error[VARIANT_ERROR];
  int counts[SEAT_MAX], bad = 0, n = options_read(command, NULL, 0, argc, argv);
  if (n < 0) return USAGE;
  if (n != 1) return usage_fail(command, "one variant is wanted: `pengyou check VARIANT|FILE`");
  Variant *variant = variant_load(argv[0], 0, error, sizeof error);
  if (!variant) {
    fprintf(stderr, "%s\n", error);
    return FAILED;
  }
  printf("%s (%s)\n", variant_rules(variant)->name, argv[0]);
  int players = variant_player_counts(variant, counts);
  variant_free(variant);
  for (int i = 0; i < players; i++) bad += !check_players(argv[0], counts[i]);
  if (bad == 0) puts("sound");
  return bad ? FAILED : DONE;
}
