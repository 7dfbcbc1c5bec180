/* cmd_diff.c - `pengyou diff A B`: the rules that two variants set differently, what each does
** there, where it was set, and the smallest situation that shows it; with --raw the values as
** Lua writes them. */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"
#include "cmd/print_difference.h"
#include "io/print.h"
#include "lua/variant.h"
#include "rules/value_words.h"

/* How a difference is written: in words, or (`raw`) each value as Lua writes it. */
typedef struct Pair {
  const Variant *a, *b;
  const char *const *specs;
  bool raw;
  const Differ *differ; /* NULL: the two cannot be asked the same */
} Pair;

enum { SAID_MAX = 8192, LINE_VALUE = 60 };

static bool is_own(const Variant *variant, const Field *field) {
  return field->family == FAMILY_BOTH || field->family == variant_rules(variant)->family;
}

/* What the value does; of a table that has no words, that there is one. */
static void put_in_words(Text *text, const Variant *variant, const Field *field,
                         const char *value) {
  WordedValue of = {field, value, (Family)variant_rules(variant)->family, "en",
                    variant_rules(variant)};
  if (!value_is_nested(value) && value_put_words(&of, text)) return;
  if (strncmp(value, "function (", 10) == 0)
    text_put(text, "a function says it");
  else if (value_is_nested(value) || strlen(value) > LINE_VALUE)
    text_put(text, "a table of its own: --raw shows it");
  else
    text_put(text, value);
}

/* One line of a difference: whose, what, where. */
static void print_side(const Pair *pair, int side, const Field *field) {
  char said[SAID_MAX], label[LABEL_TEXT];
  const Variant *variant = side ? pair->b : pair->a;
  const char *mark = label_words(pair->specs, side, label);
  Text text = text_start(said, sizeof said);
  const char *value = variant_value(variant, field->group, field->name);
  const char *where = variant_source(variant, field->group, field->name);
  bool first = !*value && field->type == FIELD_WORD && !field->required;
  if (!is_own(variant, field))
    print_line(stdout, "  %s: not in games of this family", mark);
  else if (pair->raw && !strncmp(value, "function (", 10))
    print_line(stdout, "  %s: %s", mark, value);
  else if (pair->raw && *value)
    print_line(stdout, "  %s: %s (%s)", mark, value, where);
  else if (pair->raw || (!*value && !first))
    print_line(stdout, "  %s: not set", mark);
  else
    put_in_words(&text, variant, field, value);
  if (text.length > 0) print_line(stdout, *where ? "  %s: %s (%s)" : "  %s: %s", mark, said, where);
}

static bool print_field(const Pair *pair, const Field *field) {
  char of_a[SAID_MAX];
  snprintf(of_a, sizeof of_a, "%s", variant_value(pair->a, field->group, field->name));
  if (!strcmp(of_a, variant_value(pair->b, field->group, field->name))) return false;
  const char *dot = field->group[0] ? "." : "";
  if (pair->raw)
    print_line(stdout, "%s%s%s", field->group, dot, field->name);
  else
    print_line(stdout, "%s (%s%s%s)", field_sentence(field, "en"), field->group, dot, field->name);
  for (int side = 0; side < 2; side++) print_side(pair, side, field);
  int best = pair->differ ? differ_of_field(pair->differ, field) : -1;
  if (best >= 0) print_difference(pair->differ, differ_at(pair->differ, best), 0);
  return true;
}

/* How many fields differ; -1 when there is no memory to write them. */
static int print_all(const Pair *pair) {
  int n = 0;
  for (int i = 0; i < schema_n; i++) {
    if (!strcmp(variant_value(pair->a, schema[i].group, schema[i].name), "?") ||
        !strcmp(variant_value(pair->b, schema[i].group, schema[i].name), "?"))
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
  if (n != 2) return usage_fail(command, "two variants are wanted: `pengyou diff A B`");
  if (!number_read(command, "--players", players, 2, SEAT_MAX, &number)) return USAGE;
  Variant *a = load(command, argv[0], (int)number);
  Variant *b = a ? load(command, argv[1], (int)number) : NULL;
  int status = b ? DONE : USAGE;
  if (b) {
    const char *const specs[] = {argv[0], argv[1]};
    print_line(stdout, "%s against %s", argv[0], argv[1]);
    Differ *differ = find_situations(argv, (int)number);
    int fields = print_all(&(Pair){a, b, specs, raw, differ});
    differ_free(differ);
    if (fields < 0)
      status = usage_fail(command, "not enough memory");
    else if (fields)
      print_line(stdout, "%d %s set differently", fields, fields == 1 ? "rule is" : "rules are");
    else
      puts("no rule is set differently");
  }
  variant_free(a);
  variant_free(b);
  return status;
}
