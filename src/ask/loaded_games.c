/* loaded_games.c - the games that questions are about, kept as long as there is room. */
#include "ask/loaded_games.h"

#include <stdlib.h>
#include <string.h>

#include "base/ask_sentences.h"

enum { GAMES_MAX = 64 };

struct Games {
  Loaded *loaded[GAMES_MAX];
  VariantWanted as;
  unsigned long clock;
};

bool ask_fail_values(AskError *error, const char *code, const Value sentence[]) {
  error->code = code;
  return say_fail_values(error->message, sizeof error->message, sentence);
}

bool ask_rule_failed(AskError *error, const Ruling *why) {
  char sentence[sizeof why->text * 2];
  return ask_fail(error, "rule-failed",
                  ruling_said(why, PACK_MAX, STYLE_ASCII, sentence, sizeof sentence));
}

static void loaded_free(Loaded *loaded) {
  if (!loaded) return;
  variant_free(loaded->variant);
  free(loaded->spec);
  free(loaded);
}

Games *games_new(void) { return calloc(1, sizeof(Games)); }

static void forget_all(Games *games) {
  for (int i = 0; i < GAMES_MAX; i++) {
    loaded_free(games->loaded[i]);
    games->loaded[i] = NULL;
  }
}

void games_free(Games *games) {
  if (!games) return;
  forget_all(games);
  free(games);
}

void games_load_as(Games *games, const VariantWanted *as) {
  forget_all(games);
  games->as = *as;
}

/* A game that cannot be loaded is told from one that has no deck for so many players, and from one
** that cannot be played with such a deck (without one that was asked for it has failed already). */
static void refuse_game(const Games *games, const char *spec, DeckWanted wanted, const Reach *reach,
                        AskError *error) {
  char message[VARIANT_ERROR];
  int counts[SEAT_MAX], players = wanted.players;
  VariantWanted as = games->as;
  as.players = players;
  as.reach = reach;
  Variant *variant = wanted.full ? variant_load_as(spec, &as, message, sizeof message) : NULL;
  error->code = variant ? "range" : "variant";
  variant_free(variant);
  if (variant || players == 0) return;
  as.players = 0;
  variant = variant_load_as(spec, &as, message, sizeof message);
  if (!variant) return;
  int n = variant_player_counts(variant, counts);
  variant_free(variant);
  char all[128];
  Text text = text_start(all, sizeof all);
  for (int i = 0; i < n; i++) {
    if (counts[i] == players) return;
    text_add(&text, "%s%d", i ? ", " : "", counts[i]);
  }
  ask_fail(error, "range", SAY(ASK_NO_DECK), players, all);
}

static void find_deck(Loaded *loaded) {
  const Rules *rules = loaded->rules;
  Card deck[CARD_MAX];
  for (int i = rules_deck(rules, deck); i > 0; i--)
    cardset_put(&loaded->deck, deck[i - 1], PACK_MAX);
  loaded->planes = rules_planes(rules);
}

static Loaded *load(const Games *games, const char *spec, DeckWanted wanted, const Reach *reach,
                    AskError *error) {
  Loaded *loaded = calloc(1, sizeof *loaded);
  if (loaded) loaded->spec = strdup(spec);
  if (!loaded || !loaded->spec) {
    loaded_free(loaded);
    ask_fail(error, "range", SAY(ASK_MEMORY));
    return NULL;
  }
  loaded->wanted = wanted;
  loaded->reach = reach;
  VariantWanted as = games->as;
  as.players = wanted.players;
  as.packs = wanted.full;
  as.own_first = wanted.own_first;
  as.reach = reach;
  loaded->variant = variant_load_as(spec, &as, error->message, sizeof error->message);
  if (!loaded->variant) {
    loaded_free(loaded);
    refuse_game(games, spec, wanted, reach, error);
    return NULL;
  }
  loaded->rules = variant_rules(loaded->variant);
  find_deck(loaded);
  return loaded;
}

Loaded *loaded_borrow(Variant *variant) {
  Loaded *loaded = calloc(1, sizeof *loaded);
  if (!loaded) return NULL;
  loaded->variant = variant;
  loaded->rules = variant_rules(variant);
  loaded->wanted.players = loaded->rules->players;
  find_deck(loaded);
  return loaded;
}

void loaded_return(Loaded *loaded) {
  if (loaded) loaded->variant = NULL;
  loaded_free(loaded);
}

static bool is_it(const Loaded *loaded, const char *spec, DeckWanted wanted, const Reach *reach) {
  return loaded && loaded->reach == reach && loaded->wanted.players == wanted.players &&
         loaded->wanted.full == wanted.full && loaded->wanted.own_first == wanted.own_first &&
         strcmp(loaded->spec, spec) == 0;
}

/* Where the game is, or the one that was not used for longest. */
static int find_room(const Games *games, const char *spec, DeckWanted wanted, const Reach *reach) {
  int oldest = 0;
  for (int i = 0; i < GAMES_MAX; i++) {
    const Loaded *loaded = games->loaded[i], *old = games->loaded[oldest];
    if (is_it(loaded, spec, wanted, reach)) return i;
    if (old && (!loaded || loaded->used < old->used)) oldest = i;
  }
  return oldest;
}

Loaded *games_find(Games *games, const char *spec, DeckWanted wanted, const Reach *reach,
                   AskError *error) {
  int i = find_room(games, spec, wanted, reach);
  if (!is_it(games->loaded[i], spec, wanted, reach)) {
    Loaded *loaded = load(games, spec, wanted, reach, error);
    if (!loaded) return NULL;
    loaded_free(games->loaded[i]);
    games->loaded[i] = loaded;
  }
  games->loaded[i]->used = ++games->clock;
  rules_begin(games->loaded[i]->rules);
  return games->loaded[i];
}

bool loaded_put(const Loaded *loaded, CardSet *cards, Card card, const char *name,
                AskError *error) {
  char text[CARD_TEXT];
  int held = cardset_count(cards, card, PACK_MAX);
  if (held < PACK_MAX && loaded->deck.plane[held] >> card & 1) {
    cards->plane[held] |= bit(card);
    return true;
  }
  int copies = cardset_count(&loaded->deck, card, PACK_MAX);
  card_print(card, STYLE_ASCII, text);
  if (copies == 0) return ask_fail(error, "card", SAY(ASK_DECK_LACKS), name, text);
  return ask_fail(error, "card", SAY(ASK_DECK_FEWER), name, copies, text);
}
