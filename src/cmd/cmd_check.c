/* cmd_check.c - `pengyou check`: loads a game for every number of players that it has, and asks its
** functions on examples. A house rule alone is checked with the first game that it can be added
** to. */
#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "cmd/check_watch.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/print.h"
#include "lua/variant.h"
#include "rules/schema.h"
#include "rules/value_words.h"
#include "tools/check_functions.h"

/* Was the sum refused because a house rule needs more players or packs? Then it is sound, but not
** for so many. */
static bool is_need(const char *error) {
  return said_has(error, SAY(GAME_NEEDS)) || said_has(error, SAY(RULES_TEAMS));
}

/* Loads it for the game's own number of players, else for the fewest that what it needs allows. */
static Variant *load(const char *spec, char error[VARIANT_ERROR]) {
  Variant *variant = variant_load(spec, 0, error, VARIANT_ERROR);
  if (variant || !is_need(error)) return variant;
  for (int players = 2; players <= SEAT_MAX && !variant; players++) {
    char other[VARIANT_ERROR];
    variant = variant_load(spec, players, other, sizeof other);
  }
  return variant;
}

/* What was wrong goes into `said`, and is not said again of another number of players. One that
** cannot play is counted in *cannot. */
static bool check_players(const char *spec, int players, uint64_t *unasked, int *cannot,
                          char said[VARIANT_ERROR]) {
  char error[VARIANT_ERROR], of[8];
  snprintf(of, sizeof of, "%2d", players);
  Variant *variant = variant_load(spec, players, error, sizeof error);
  bool begins = variant && deal_can_begin(variant_rules(variant), error, sizeof error);
  bool sound = begins && examples_hold(variant, unasked, error, sizeof error);
  if (begins) {
    char deck[256];
    Text text = text_start(deck, sizeof deck);
    rules_put_deck(&text, variant_rules(variant));
    print_sentence(stdout, SAY(TOOL_FOR_PLAYERS), of, deck);
  }
  bool is_cannot = variant ? !begins : is_need(error);
  variant_free(variant);
  if (is_cannot) print_sentence(stdout, SAY(TOOL_NOT_FOR_PLAYERS), of, error);
  fflush(stdout);
  *cannot += is_cannot;
  if (!sound && !is_cannot && strcmp(said, error) != 0)
    print_sentence(stderr, SAY(TOOL_WITH_PLAYERS), players, error);
  if (!sound) strcpy(said, error);
  return sound || is_cannot;
}

/* The numbers of players at which a row of deck.players says what the field would. */
static void print_of_rows(const Variant *variant, const Field *field) {
  int counts[SEAT_MAX], n = variant_player_counts(variant, counts), of_rows = 0;
  char name[FIELD_NAME], numbers[128], says[ENTRY_VALUE];
  const char *rows = variant_value(variant, schema_named("deck.players"));
  Text text = text_start(numbers, sizeof numbers);
  for (int i = 0; i < n; i++)
    if (value_of_row(rows, counts[i], field, says))
      text_add(&text, "%s%d", of_rows++ ? SAY(LIST_COMMA) : "", counts[i]);
  if (of_rows)
    print_sentence(stdout, SAY(TOOL_OF_ROWS), schema_name(field, name), numbers, of_rows);
}

/* What the house rules of a sum change in the game before the first +. */
static void print_changes(const char *spec, const Variant *variant) {
  char game[SPEC_TEXT], error[VARIANT_ERROR];
  snprintf(game, sizeof game, "%.*s", (int)strcspn(spec, "+"), spec);
  int of = variant_rules(variant)->players;
  Variant *base = strchr(spec, '+') ? variant_load(game, of, error, sizeof error) : NULL;
  if (!base) base = strchr(spec, '+') ? variant_load(game, 0, error, sizeof error) : NULL;
  if (!base) return;
  for (int i = 0; i < schema_n; i++) {
    char name[FIELD_NAME], words[VARIANT_ERROR];
    const char *value = variant_value(variant, &schema[i]);
    if (!strcmp(value, variant_value(base, &schema[i]))) continue;
    const WordedValue worded = {&schema[i], value, (Family)variant_rules(variant)->family,
                                print_language()->code, variant_rules(variant)};
    Text text = text_start(words, sizeof words);
    if (value_is_function(value))
      text_add(&text, "%s%s", SAY(TOOL_A_FUNCTION), value + strlen("function"));
    else if (!value_put_words(&worded, &text))
      text_put(&text, value);
    print_sentence(stdout, SAY(TOOL_SET), schema_name(&schema[i], name), value, words);
    print_of_rows(variant, &schema[i]);
  }
  variant_free(base);
}

/* The functions that no example came to: whether they answer rightly shows in play. */
static void print_unasked(const Variant *variant, uint64_t unasked) {
  char name[FIELD_NAME];
  for (int hook = 0; hook < HOOK_NB; hook++) {
    const Field *field = schema_of_hook((Hook)hook);
    if (!(unasked >> hook & 1) || !rules_hooked(variant_rules(variant), (Hook)hook)) continue;
    print_sentence(stdout, SAY(TOOL_UNASKED), schema_name(field, name),
                   variant_source(variant, field));
  }
}

/* The fields whose functions say nothing of themselves: the rulebook can only show what they do. */
static void print_undocumented(const Variant *variant) {
  FieldFunction function;
  char name[FIELD_NAME], where[VARIANT_ERROR];
  for (int i = 0; i < schema_n; i++)
    for (int k = 0; variant_function(variant, &schema[i], k, &function); k++) {
      if (*function.doc) continue;
      snprintf(where, sizeof where, "%s:%d", function.path, function.line);
      print_sentence(stdout, SAY(TOOL_NO_DOC), schema_name(&schema[i], name), where);
    }
}

typedef struct Search {
  char *spec;
  bool found;
} Search;

static void try_sum(void *data, const char *sum) {
  Search *search = data;
  char error[VARIANT_ERROR];
  if (search->found || strlen(sum) >= SPEC_TEXT) return;
  Variant *variant = load(sum, error);
  search->found = variant != NULL;
  if (variant) strcpy(search->spec, sum);
  variant_free(variant);
}

/* The sum to check: a house rule alone is laid over the default game, or else over another that it
** can be added to. */
static void find_sum(const char *word, char spec[SPEC_TEXT]) {
  char game[GAME_SPEC] = "", error[VARIANT_ERROR];
  snprintf(spec, SPEC_TEXT, "%s", word);
  if (strlen(word) >= GAME_SPEC || strchr(word, '+') || !variant_is_house_rule(word)) return;
  if (!variant_default(game, sizeof game)) return;
  snprintf(spec, SPEC_TEXT, "%s+%s", game, word);
  Variant *variant = load(spec, error);
  Search search = {spec, variant != NULL};
  variant_free(variant);
  variant_each_over(word, try_sum, &search);
}

/* Checks a sum or a file; *checked is overwritten. */
static bool check(const char *word, Checked *checked) {
  char *spec = checked->spec, error[VARIANT_ERROR], said[VARIANT_ERROR] = "";
  uint64_t unasked = ~(uint64_t)0;
  int counts[SEAT_MAX], bad = 0, cannot = 0;
  checked->files = (CarriedFiles){0};
  find_sum(word, spec);
  Variant *variant = load(spec, error);
  if (!variant) {
    print_line(stderr, "%s", error);
    return false;
  }
  print_sentence(stdout, SAY(TOOL_CHECKED), variant_rules(variant)->name, spec);
  print_changes(spec, variant);
  int players = variant_player_counts(variant, counts);
  for (int i = 0; i < players; i++) bad += !check_players(spec, counts[i], &unasked, &cannot, said);
  if (cannot > 0 && cannot == players) {
    print_sentence(stderr, SAY(TOOL_NOT_FOR_ANY), said);
    bad++;
  }
  if (bad == 0) print_unasked(variant, unasked);
  print_undocumented(variant);
  carried_copy(&checked->files, variant_carries(variant));
  variant_free(variant);
  if (bad == 0) print_sentence(stdout, SAY(TOOL_SOUND));
  return bad == 0;
}

int cmd_check(const SubCommand *command, int argc, char **argv) {
  bool watch = false;
  const Option options[] = {{"watch", '\0', NULL, &watch}};
  Checked checked;
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n != 1) return usage_say(command, SAY(TOOL_WANTS_CHECK));
  if (watch) return check_watch(command, argv[0], check);
  bool sound = check(argv[0], &checked);
  carried_free(&checked.files);
  return sound ? DONE : FAILED;
}
