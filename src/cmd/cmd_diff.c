/* cmd_diff.c - `pengyou diff A B`: the rules that two variants set differently, with both values
** and where each was set. */
#include <stdio.h>
#include <string.h>

#include "cmd/cmd.h"
#include "io/print.h"
#include "lua/variant.h"
#include "rules/schema.h"

/* One line of a difference: whose, what, where. */
static void print_side(const char *mark, const Variant *variant, const Field *field) {
  const char *value = variant_value(variant, field->group, field->name);
  const char *where = variant_source(variant, field->group, field->name);
  bool own = field->family == FAMILY_BOTH || field->family == variant_rules(variant)->family;
  if (!strncmp(value, "function (", 10))
    print_line(stdout, "  %s %s", mark, value);
  else if (*value)
    print_line(stdout, "  %s %s (%s)", mark, value, where);
  else
    print_line(stdout, "  %s %s", mark, own ? "not set" : "not in games of this family");
}

static bool print_field(const Variant *a, const Variant *b, const Field *field) {
  char of_a[8192];
  snprintf(of_a, sizeof of_a, "%s", variant_value(a, field->group, field->name));
  if (!strcmp(of_a, variant_value(b, field->group, field->name))) return false;
  print_line(stdout, "%s%s%s", field->group, field->group[0] ? "." : "", field->name);
  print_side("A", a, field);
  print_side("B", b, field);
  return true;
}

/* How many fields differ; -1 when there is no memory to write them. */
static int print_all(const Variant *a, const Variant *b) {
  int n = 0;
  for (int i = 0; i < schema_n; i++) {
    if (!strcmp(variant_value(a, schema[i].group, schema[i].name), "?") ||
        !strcmp(variant_value(b, schema[i].group, schema[i].name), "?"))
      return -1;
    n += print_field(a, b, &schema[i]);
  }
  return n;
}

static Variant *load(const SubCommand *command, const char *spec, int players) {
  char error[VARIANT_ERROR];
  Variant *variant = variant_load(spec, players, error, sizeof error);
  if (!variant) usage_fail(command, "%s", error);
  return variant;
}

int cmd_diff(const SubCommand *command, int argc, char **argv) {
  const char *players = NULL;
  const Option options[] = {{"players", 'n', &players, NULL}};
  uint64_t number = 0;
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n != 2) return usage_fail(command, "two variants are wanted: `pengyou diff A B`");
  if (players && !number_read(command, "--players", players, 2, SEAT_MAX, &number)) return USAGE;
  Variant *a = load(command, argv[0], (int)number);
  Variant *b = a ? load(command, argv[1], (int)number) : NULL;
  int status = b ? DONE : USAGE;
  if (b) {
    print_line(stdout, "A is %s, B is %s", argv[0], argv[1]);
    int differ = print_all(a, b);
    if (differ < 0)
      status = usage_fail(command, "not enough memory");
    else if (differ)
      print_line(stdout, "%d %s set differently", differ, differ == 1 ? "rule is" : "rules are");
    else
      puts("no rule is set differently");
  }
  variant_free(a);
  variant_free(b);
  return status;
}
