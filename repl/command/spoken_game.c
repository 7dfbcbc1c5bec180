/* spoken_game.c - see spoken_game.h. */
#include "repl/command/spoken_game.h"

#include <string.h>

#include "repl/say.h"

bool game_is_for(const char *spec, int players, Family *family) {
  char error[VARIANT_ERROR];
  int counts[SEAT_MAX], n = 0;
  Variant *variant = variant_load(spec, 0, error, sizeof error);
  bool found = variant && players == 0;
  if (variant) n = variant_player_counts(variant, counts);
  for (int i = 0; i < n; i++) found |= counts[i] == players;
  if (variant && family) *family = (Family)variant_rules(variant)->family;
  variant_free(variant);
  return found;
}

static void visit_game(void *data, const ListedRule *game) {
  Choices *choices = data;
  Family family;
  if (choices->n == CHOICES) return;
  if (!game_is_for(game->name, choices->players, &family)) return;
  int distance = strcmp(game->name, choices->first) == 0 ? 0 : family == choices->family ? 1 : 2;
  Choice *at = &choices->choice[choices->n++];
  for (; at > choices->choice && at[-1].distance > distance; at--) *at = at[-1];
  snprintf(at->name, sizeof at->name, "%s", game->name);
  snprintf(at->title, sizeof at->title, "%s", game->title);
  snprintf(at->summary, sizeof at->summary, "%s", game->summary);
  at->distance = distance;
}

void find_choices(Choices *choices, int players) {
  choices->n = 0;
  choices->players = players;
  if (!variant_default(choices->first, sizeof choices->first) ||
      !game_is_for(choices->first, 0, &choices->family))
    *choices->first = '\0';
  if (players > 0) variant_each_game(visit_game, choices);
}

static void visit_counts(void *data, const ListedRule *listed) {
  uint32_t *found = data;
  char error[VARIANT_ERROR];
  int counts[SEAT_MAX];
  if (strcmp(listed->type, "game") != 0) return;
  Variant *variant = variant_load(listed->name, 0, error, sizeof error);
  int n = variant ? variant_player_counts(variant, counts) : 0;
  while (n-- > 0) *found |= 1u << counts[n];
  variant_free(variant);
}

uint32_t games_counts(void) {
  uint32_t found = 0;
  variant_list(false, visit_counts, &found);
  return found;
}

Variant *load_beside(const Repl *repl, const char *spec, char *error, size_t error_size) {
  const VariantWanted as = {.players = repl->session.rules->players,
                            .offer = variant_offered(repl->session.variant)};
  return variant_load_as(spec, &as, error, error_size);
}

Variant *choose_variant(const char *spec, const VariantWanted *wanted, char *error,
                        size_t error_size) {
  char reason[SESSION_ERROR], sum[SUM_SAID];
  Text names = text_room(SUM_SAID);
  Choices choices;
  int players = wanted->players;
  Variant *variant = variant_load_as(spec, wanted, error, error_size);
  if (variant || players == 0 || !game_is_for(spec, 0, NULL) || game_is_for(spec, players, NULL))
    return variant;
  sentence_first(error, reason, sizeof reason);
  find_choices(&choices, players);
  for (int i = 0; i < choices.n; i++) {
    if (i > 0) text_put(&names, SAY(LIST_COMMA));
    text_put(&names, variant_sum_said(choices.choice[i].name, sum));
  }
  if (choices.n > 0) say_fail(error, error_size, SAY(GAMES_FOR), players, names.out, reason);
  return NULL;
}
