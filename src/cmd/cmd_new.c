/* cmd_new.c - `pengyou new NAME "WHAT IT SAYS" --from BASE`: a house rule to begin with, and its
** first scenarios, both of which stand as they are written. */
#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/print.h"
#include "language/language.h"
#include "lua/variant.h"
#include "rules/field_sentences.h"
#include "tools/nearest_rule.h"
#include "tools/new_rule.h"

enum { NAMES_TEXT = 512, GAMES_MAX = 32, FIELDS_TOLD = 3, TITLE_TEXT = 128 };

/* The games over which the rule may be begun: the one that is named; else the default, then all. */
typedef struct Bases {
  char name[GAMES_MAX][GAME_SPEC]; /* as they are called in the language that is spoken */
  int n;
} Bases;

/* The title by which people call a game in Chinese, where that alone means it; else its name. */
static void call(const char *name, const char *title, char out[GAME_SPEC]) {
  char found[GAME_SPEC], said[NAMES_TEXT];
  Text text = text_start(said, sizeof said);
  snprintf(out, GAME_SPEC, "%s", name);
  if (strcmp(print_language()->code, language_english.code) == 0) return;
  sentence_expand(&text, print_language(), title);
  bool plain = text_is_name(said, NAME_LONGEST) && variant_of_alias(said, found, sizeof found);
  if (plain && strcmp(found, name) == 0) text_copy(out, GAME_SPEC, said, strlen(said));
}

static void add_base(void *data, const ListedRule *game) {
  Bases *bases = data;
  char first[GAME_SPEC];
  if (bases->n == GAMES_MAX) return;
  int at = bases->n++;
  call(game->name, game->title, bases->name[at]);
  if (!variant_default(first, sizeof first) || strcmp(first, game->name) != 0) return;
  memcpy(first, bases->name[at], GAME_SPEC);
  memmove(bases->name[1], bases->name[0], (size_t)at * GAME_SPEC);
  memcpy(bases->name[0], first, GAME_SPEC);
}

static void list_bases(Bases *bases, const char *named) {
  bases->n = 0;
  if (named) text_copy(bases->name[bases->n++], GAME_SPEC, named, strlen(named));
  if (!named) variant_each_game(add_base, bases);
}

/* Can the rule be laid over the base? */
static bool goes_over(const char *base, const char *rule) {
  char spec[GAME_SPEC + STARTER_PATH];
  snprintf(spec, sizeof spec, "%s+%s", base, rule);
  return variant_is_sound(spec);
}

/* ---- what there is already ---- */

/* The field that the sentence speaks of; where none is taken, those that it may be about. */
static void print_fields(const NearestFields *fields, const Field *taken) {
  char name[FIELD_NAME];
  const char *code = print_language()->code;
  if (taken)
    print_sentence(stdout, SAY(TOOL_NEW_FIELD), schema_name(taken, name),
                   field_sentence(taken, code));
  for (int i = 0; !taken && i < fields->n && i < FIELDS_TOLD; i++)
    print_sentence(stdout, SAY(TOOL_NEW_MAY_FIELD), schema_name(fields->field[i], name),
                   field_sentence(fields->field[i], code));
}

/* The house rules that may be meant, of a base (NULL: none is named) those that go over it. */
static void print_rules(const NearestRules *rules, const char *base) {
  bool any = false;
  for (int i = 0; i < rules->n; i++) {
    const NearestRule *rule = &rules->rule[i];
    if (base && !goes_over(base, rule->name)) continue;
    if (!any) print_sentence(stdout, SAY(TOOL_NEW_NEAR));
    any = true;
    print_sentence(stdout, SAY(TOOL_NEW_NAMED), rule->name, rule->title);
    print_line(stdout, "      %s", rule->summary);
  }
}

/* ---- what is written ---- */

/* The field that says most of the sentence and fits over a base, and that base; *share is how much.
** False: none does. */
static bool choose(const NearestFields *fields, const Bases *bases, StarterWanted *wanted,
                   double *share) {
  char value[STARTER_VALUE];
  const Field *field = NULL;
  const char *base = bases->name[0];
  *share = 0;
  for (int i = 0; i < fields->n; i++)
    for (int k = 0; k < bases->n; k++) {
      double says;
      wanted->field = fields->field[i];
      wanted->base = bases->name[k];
      if (!starter_fits(wanted, value, &says) || says <= *share) continue;
      *share = says;
      field = wanted->field;
      base = wanted->base;
    }
  wanted->field = field;
  wanted->base = base;
  return field;
}

/* A house rule that is there already says it: that, and how it is played; false: none does. */
static bool print_meant(const NearestRules *rules, const char *sentence, const Bases *bases,
                        double share) {
  char spec[GAME_SPEC + NEAREST_NAME];
  const NearestRule *meant = nearest_meant(rules, sentence, share);
  for (int k = 0; meant && k < bases->n; k++) {
    if (!goes_over(bases->name[k], meant->name)) continue;
    snprintf(spec, sizeof spec, "%s+%s", bases->name[k], meant->name);
    print_sentence(stdout, SAY(TOOL_NEW_MEANT), meant->name, meant->title, spec);
    return true;
  }
  return false;
}

/* No game was named: over which the rule is begun, and over which it can be laid as well. */
static void print_default(const Bases *bases, const char *base, const char *rule) {
  char names[GAMES_MAX * TITLE_TEXT], sum[SUM_SAID];
  Text others = text_start(names, sizeof names);
  for (int i = 0; i < bases->n; i++) {
    if (strcmp(bases->name[i], base) == 0 || !goes_over(bases->name[i], rule)) continue;
    if (others.length > 0) text_put(&others, SAY(LIST_COMMA));
    text_put(&others, variant_sum_said(bases->name[i], sum));
  }
  print_sentence(stdout, SAY(TOOL_NEW_DEFAULT), variant_sum_said(base, sum));
  if (others.length > 0) print_sentence(stdout, SAY(TOOL_NEW_OTHERS), names);
}

/* The value as it is typed: a word as it is called in the language that is spoken. */
static const char *typed_value(const Starter *starter, char out[STARTER_VALUE]) {
  size_t n = strlen(starter->value);
  snprintf(out, STARTER_VALUE, "%s", starter->value);
  if (*out != '"') return out;
  snprintf(out, STARTER_VALUE, "%.*s", (int)n - 2, starter->value + 1);
  return field_word_name(starter->field, starter->family, out, print_language()->code);
}

static int begin(const SubCommand *command, StarterWanted *wanted, const Bases *bases) {
  char error[VARIANT_ERROR], name[FIELD_NAME], value[STARTER_VALUE], sum[SUM_SAID];
  Starter starter;
  if (!starter_write(wanted, &starter, error, sizeof error))
    return usage_fail(command, "%s", error);
  if (bases->n > 1) print_default(bases, wanted->base, starter.rule);
  print_sentence(stdout, SAY(TOOL_NEW_WRITTEN), starter.rule, variant_sum_said(wanted->base, sum),
                 starter.test);
  print_line(stdout, "  pengyou check '%s+%s'", wanted->base, starter.rule);
  print_line(stdout, "  pengyou test %s", starter.test);
  print_line(stdout, "  pengyou repl '%s+%s'", wanted->base, starter.rule);
  if (wanted->field)
    print_sentence(stdout, SAY(TOOL_NEW_SET), schema_name(starter.field, name),
                   typed_value(&starter, value));
  return DONE;
}

int cmd_new(const SubCommand *command, int argc, char **argv) {
  static Bases bases;
  static NearestRules rules;
  NearestFields fields = {.n = 0};
  const char *base = NULL;
  const Option options[] = {{"from", 'f', &base, NULL}};
  char name[NAME_LONGEST + 1];
  int n = options_read(command, options, 1, argc, argv);
  if (n < 0) return USAGE;
  if (n < 1 || n > 2) return usage_say(command, SAY(TOOL_WANTS_NAME));
  bool named = n == 2 || !nearest_is_sentence(argv[0]);
  const char *sentence = named && n == 1 ? NULL : argv[n - 1];
  if (sentence && !sentence[strspn(sentence, " \t")]) sentence = NULL;
  if (sentence && nearest_is_chinese(sentence) && !options_language())
    options_speak("zh"); /* as it was asked */
  list_bases(&bases, base);
  if (bases.n == 0) return usage_say(command, SAY(TOOL_WANTS_BASE));
  if (sentence && !(nearest_fields(sentence, &fields) && nearest_rules(sentence, &rules)))
    return usage_say(command, SAY(TOOL_NO_MEMORY));
  if (!named) starter_name(sentence, name);
  StarterWanted wanted = {.folder = ".",
                          .name = named ? argv[0] : name,
                          .sentence = sentence,
                          .language = print_language()->code};
  double share;
  choose(&fields, &bases, &wanted, &share);
  bool meant = sentence && print_meant(&rules, sentence, &bases, share);
  if (meant) wanted.field = NULL;
  if (!meant) print_fields(&fields, wanted.field);
  print_rules(&rules, base);
  /* a word that is about nothing is a name */
  if (sentence && !wanted.field && (meant || named || !text_is_name(sentence, NAME_LONGEST)))
    print_sentence(stdout, meant ? SAY(TOOL_NEW_EXAMPLE) : SAY(TOOL_NEW_NONE));
  return begin(command, &wanted, &bases);
}
