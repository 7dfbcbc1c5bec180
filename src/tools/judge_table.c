/* judge_table.c - the games that questions are about: loaded once for every number of players and
** every deck, with the orders of the trumps that came up. */
#include <stdlib.h>
#include <string.h>

#include "tools/judge_impl.h"

enum { PACKS_WHEN_NOTHING_IS_SAID = 2 };

void table_free(Table *table) {
  if (!table) return;
  for (int i = 0; i < TRUMP_NB; i++) free(table->order[i]);
  variant_free(table->variant);
  free(table);
}

/* A game that cannot be loaded is told from one that has no deck for so many players, and from one
** that cannot be played with such a deck. */
static void refuse_game(Question *question, const char *spec, int players) {
  char error[VARIANT_ERROR];
  int counts[SEAT_MAX], n = 0;
  Variant *variant = variant_load(spec, players, error, sizeof error);
  question->code = variant ? "range" : "variant";
  variant_free(variant);
  if (variant || players == 0) return;
  variant = variant_load(spec, 0, error, sizeof error);
  if (!variant) return;
  n = variant_player_counts(variant, counts);
  variant_free(variant);
  char all[128];
  Text text = text_start(all, sizeof all);
  for (int i = 0; i < n; i++) {
    if (counts[i] == players) return;
    text_add(&text, "%s%d", i ? ", " : "", counts[i]);
  }
  question_fail(question, "range", "players: the game has no deck for %d; it has for %s", players,
                all);
}

static void find_deck(Table *table) {
  const Rules *rules = table->rules;
  table->deck = CARDSET_EMPTY;
  for (Card card = 0; card < KIND_NB; card++)
    for (int copies = rules_copies(rules, card); copies > 0; copies--)
      cardset_put(&table->deck, card, PACK_MAX);
  table->planes = rules->deck.packs;
  if (rules->deck.LJ > table->planes) table->planes = rules->deck.LJ;
  if (rules->deck.HJ > table->planes) table->planes = rules->deck.HJ;
}

/* Players alone: the game's deck. Packs alone: so many full ones. Both: the game's deck if it has
** so many packs. Neither: two full packs. */
static Table *load(Question *question, const char *spec, int players, int packs) {
  bool own_first = players && packs;
  int full = packs ? packs : players ? 0 : PACKS_WHEN_NOTHING_IS_SAID;
  Table *table = calloc(1, sizeof *table);
  if (!table) {
    question_fail(question, "range", "there is no memory for a further game");
    return NULL;
  }
  table->variant = variant_load_packs(spec, players, full, own_first, question->message,
                                      sizeof question->message);
  if (!table->variant) {
    free(table);
    refuse_game(question, spec, players);
    return NULL;
  }
  memcpy(table->spec, spec, strlen(spec) + 1);
  table->players = players;
  table->packs = packs;
  table->rules = variant_rules(table->variant);
  find_deck(table);
  return table;
}

/* The place of the game, or that of the one which was not used for longest. */
static int find_place(const Judge *judge, const char *spec, int players, int packs) {
  int oldest = 0;
  for (int i = 0; i < GAMES_MAX; i++) {
    const Table *table = judge->table[i];
    if (table && table->players == players && table->packs == packs &&
        strcmp(table->spec, spec) == 0)
      return i;
    const Table *old = judge->table[oldest];
    if (old && (!table || table->used < old->used)) oldest = i;
  }
  return oldest;
}

bool table_find(Question *question, const char *spec, int players, int packs) {
  Judge *judge = question->judge;
  if (strlen(spec) >= SPEC_TEXT) return question_fail(question, "variant", "the name is too long");
  int i = find_place(judge, spec, players, packs);
  Table *table = judge->table[i];
  if (!table || table->players != players || table->packs != packs ||
      strcmp(table->spec, spec) != 0) {
    table = load(question, spec, players, packs);
    if (!table) return false;
    table_free(judge->table[i]);
    judge->table[i] = table;
  }
  table->used = ++judge->clock;
  question->table = table;
  question->rules = table->rules;
  return true;
}

bool table_order(Question *question, Trump trump) {
  Table *table = question->table;
  int rank = trump.rank == RANK_NONE ? RANK_NB : trump.rank;
  int suit = trump.suit == SUIT_NONE ? SUIT_NB : trump.suit;
  int i = rank * (SUIT_NB + 1) + suit;
  if (!table->order[i]) {
    char error[256] = "";
    Order *order = malloc(sizeof *order);
    if (!order) return question_fail(question, "range", "there is no memory for a further trump");
    Ruling why = ruling_make(LEGAL);
    bool made = order_make(order, table->rules, trump, NULL, error, sizeof error);
    if (made) {
      question->order = order;
      question->points = table->rules->points.cards;
      Game *game = question_game(question);
      made = draw_points(game, table->rules, &why);
      memcpy(table->points[i], game->deal.points, sizeof table->points[i]);
    }
    if (!made) {
      free(order);
      question->order = NULL;
      if (!error[0]) return question_rule_failed(question, &why);
      return question_fail(question, "rule-failed", "%s", error);
    }
    table->order[i] = order;
  }
  question->order = table->order[i];
  question->points = table->points[i];
  return true;
}
