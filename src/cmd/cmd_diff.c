/* cmd_diff.c - `pengyou diff GAME OTHER`: the rules that two variants set differently, what each
** does there, where it was set, and the smallest situation that shows it; with --raw the values as
** Lua writes them. */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"
#include "cmd/options.h"
#include "cmd/print_difference.h"
#include "differ/tell.h"
#include "io/print.h"
#include "lua/variant.h"
#include "rules/field_sentences.h"
#include "rules/value_words.h"

/* How a difference is written: in words, or (`raw`) each value as Lua writes it. */
typedef struct Pair {
  const Variant *a, *b;
  const char *const *specs;
  bool raw;
  const Differ *differ; /* NULL: the two cannot be asked the same */
} Pair;

enum { SAID_MAX = 8192 };

static bool is_own(const Variant *variant, const Field *field) {
  return field->family == FAMILY_BOTH || field->family == variant_rules(variant)->family;
}

/* What its functions say of themselves, the last first. */
static void put_functions(Text *text, const Variant *variant, const Field *field) {
  FieldFunction function;
  for (int i = 0; variant_function(variant, field, i, &function); i++) {
    if (text->length > 0) text_put(text, SAY(LIST_SEMICOLON));
    text_put(text, *function.doc ? function.doc : SAY(TOOL_A_FUNCTION));
  }
}

/* Each entry of a table of tables, under its name where it has one. */
static void put_entries(Text *text, const WordedValue *of) {
  ValueEntry entry;
  for (const char *at = of->value; value_entry(&at, &entry);) {
    char said[SAID_MAX];
    Text words = text_start(said, sizeof said);
    value_put_entry(of, &entry, &words);
    if (text->length > 0) text_put(text, SAY(LIST_SEMICOLON));
    if (*entry.key)
      say(text, SAY(TOOL_DIFF_ENTRY), entry.key, said);
    else
      text_put(text, said);
  }
}

/* The rows of the score table, in points. */
static void put_bands(Text *text, const Rules *rules) {
  for (int i = 0; i < rules->score.bands_n; i++) {
    char result[SAID_MAX];
    const Band *band = &rules->score.bands[i];
    Text said = text_start(result, sizeof result);
    if (band->side == SIDE_NOBODY)
      text_put(&said, SAY(FACT_NO_RESULT));
    else if (band->levels == 0)
      say(&said, SAY(FACT_NO_LEVEL), (int)(band->side == SIDE_DECLARERS));
    else
      say(&said, SAY(FACT_RESULT), (int)(band->side == SIDE_DECLARERS), (int)band->levels);
    if (i > 0) text_put(text, SAY(LIST_SEMICOLON));
    say(text, SAY(TOOL_DIFF_BAND), band->from * rules->score.step + (band->above ? 1 : 0), result);
  }
}

/* How many can play, and the deck for as many as the game is for now. */
static void put_decks(Text *text, const Rules *rules, const char *value) {
  ValueEntry entry;
  char deck[SAID_MAX];
  for (const char *at = value; value_entry(&at, &entry);)
    text_add(text, "%s%s", text->length > 0 ? SAY(LIST_COMMA) : "", entry.key);
  Text said = text_start(deck, sizeof deck);
  rules_put_deck(&said, rules);
  say(text, SAY(TOOL_DIFF_DECK), rules->players, deck);
}

/* What the value does. */
static void put_in_words(Text *text, const Variant *variant, const Field *field,
                         const char *value) {
  WordedValue of = {field, value, (Family)variant_rules(variant)->family, print_language()->code,
                    variant_rules(variant)};
  if (!strcmp(value, "{ }") || !strcmp(value, "\"\""))
    text_put(text, SAY(TOOL_NOTHING));
  else if (value_is_function(value))
    put_functions(text, variant, field);
  else if (field == schema_find("score", "bands"))
    put_bands(text, variant_rules(variant));
  else if (field->type == FIELD_DECK && *value == '{')
    put_decks(text, variant_rules(variant), value);
  else if (!value_put_sentence(&of, text))
    put_entries(text, &of);
  if (text->length == 0) text_put(text, value_is_nested(value) ? SAY(TOOL_A_TABLE) : value);
}

/* Is the first word of the field what holds where nothing is set? */
static bool is_first_word(const Field *field, const char *value) {
  return !*value && field->type == FIELD_WORD && !field->required;
}

/* What one of the two holds; false: no file has set it. */
static bool put_side(const Pair *pair, int side, const Field *field, Text *text) {
  const Variant *variant = side ? pair->b : pair->a;
  const char *value = variant_value(variant, field);
  if (!is_own(variant, field))
    text_put(text, SAY(TOOL_OTHER_FAMILY));
  else if (!*value && (pair->raw || !is_first_word(field, value)))
    text_put(text, SAY(TOOL_UNSET));
  else if (pair->raw)
    text_put(text, value);
  else
    put_in_words(text, variant, field, value);
  bool tells = pair->raw && strncmp(value, "function (", 10) == 0; /* where it stands */
  return *value && !tells && is_own(variant, field);
}

/* One line of a difference: whose, what, where. */
static void print_side(const Pair *pair, int side, const Field *field) {
  char said[SAID_MAX], label[LABEL_TEXT];
  Text text = text_start(said, sizeof said);
  bool set = put_side(pair, side, field, &text);
  tell_label(&(Text){label, sizeof label, 0}, pair->specs, side);
  if (set)
    print_sentence(stdout, SAY(TOOL_DIFF_SET), label, said,
                   variant_source(side ? pair->b : pair->a, field));
  else
    print_sentence(stdout, SAY(TOOL_DIFF_SIDE), label, said);
}

/* Do the two read alike? */
static bool reads_alike(const Pair *pair, const Field *field) {
  char said[2][SAID_MAX];
  for (int side = 0; side < 2; side++) {
    Text text = text_start(said[side], SAID_MAX);
    put_side(pair, side, field, &text);
  }
  return !strcmp(said[0], said[1]);
}

static bool print_field(const Pair *pair, const Field *field) {
  char of_a[SAID_MAX], name[FIELD_NAME];
  snprintf(of_a, sizeof of_a, "%s", variant_value(pair->a, field));
  if (!strcmp(of_a, variant_value(pair->b, field))) return false;
  schema_name(field, name);
  if (pair->raw)
    print_line(stdout, "%s", name);
  else
    print_sentence(stdout, SAY(TOOL_DIFF_FIELD), field_sentence(field, print_language()->code),
                   name);
  Pair written = *pair;
  written.raw |= reads_alike(pair, field);
  for (int side = 0; side < 2; side++) print_side(&written, side, field);
  int best = pair->differ ? differ_of_field(pair->differ, field) : -1;
  if (best >= 0) print_difference(pair->differ, differ_at(pair->differ, best), 0);
  return true;
}

/* How many fields differ; -1 when there is no memory to write them. */
static int print_all(const Pair *pair) {
  int n = 0;
  for (int i = 0; i < schema_n; i++) {
    if (!strcmp(variant_value(pair->a, &schema[i]), "?") ||
        !strcmp(variant_value(pair->b, &schema[i]), "?"))
      return -1;
    n += print_field(pair, &schema[i]);
  }
  return n;
}

static Variant *load(const SubCommand *command, const char *spec, int players) {
  char error[VARIANT_ERROR];
  Variant *variant = variant_load(spec, players, error, sizeof error);
  if (!variant) usage_fail(command, "%s", error);
  return variant;
}

enum { SITUATIONS = 10000 };

/* What situations show; NULL: the two cannot be asked the same. */
static Differ *find_situations(char **specs, int players) {
  char error[VARIANT_ERROR];
  const DifferWanted wanted = {.a = specs[0], .b = specs[1], .players = players, .seed = 1};
  Differ *differ = differ_new(&wanted, error, sizeof error);
  if (differ && differ_fields(differ)) differ_search(differ, SITUATIONS, NULL, NULL);
  return differ;
}

int cmd_diff(const SubCommand *command, int argc, char **argv) {
  const char *players = NULL;
  bool raw = false;
  const Option options[] = {{"players", 'n', &players, NULL}, {"raw", '\0', NULL, &raw}};
  uint64_t number = 0;
  int n = options_read(command, options, 2, argc, argv);
  if (n < 0) return USAGE;
  if (n != 2) return usage_say(command, SAY(TOOL_WANTS_TWO), command->name);
  if (!number_read(command, "--players", players, 2, SEAT_MAX, &number)) return USAGE;
  Variant *a = load(command, argv[0], (int)number);
  Variant *b = a ? load(command, argv[1], (int)number) : NULL;
  int status = b ? DONE : USAGE;
  if (b) {
    const char *const specs[] = {argv[0], argv[1]};
    print_sentence(stdout, SAY(TOOL_DIFF_HEAD), argv[0], argv[1], variant_rules(a)->name,
                   variant_rules(b)->name);
    Differ *differ = find_situations(argv, (int)number);
    int fields = print_all(&(Pair){a, b, specs, raw, differ});
    differ_free(differ);
    if (fields < 0)
      status = usage_say(command, SAY(TOOL_NO_MEMORY));
    else if (fields)
      print_sentence(stdout, SAY(TOOL_DIFF_COUNT), fields);
    else
      print_sentence(stdout, SAY(TOOL_NO_FIELD));
  }
  variant_free(a);
  variant_free(b);
  return status;
}
