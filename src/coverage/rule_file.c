/* rule_file.c - see rule_file.h. */
#include "coverage/rule_file.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/coverage_sentences.h"
#include "lua/sandbox/sandbox.h"
#include "lua/variant.h"

const Limits rule_limits = {
    .instructions = 5000000, .memory = (size_t)64 << 20, .output = 1 << 16, .command = 20000000};

bool rule_file_read(RuleFile *rule, const char *word, char *error, size_t error_size) {
  FoundFile found;
  *rule = (RuleFile){0};
  if (!find_file(word, &reach_anywhere, &found, error, error_size)) {
    if (!error[0]) say_fail(error, error_size, SAY(COVER_NO_RULE), word);
    return false;
  }
  rule->id = found.id;
  rule->word = strdup(word);
  rule->path = strdup(found.path);
  rule->text = find_read(found.path, &rule->length, error, error_size);
  bool whole = rule->text && rule->word && rule->path &&
               changes_find(&rule->changes, rule->text, rule->length);
  if (whole) rule->fate = calloc((size_t)rule->changes.n + 1, sizeof *rule->fate);
  if (whole && rule->fate) return true;
  if (rule->text) say_fail(error, error_size, SAY(COVER_FILE_MEMORY), found.path);
  rule_file_free(rule);
  return false;
}

void rule_file_free(RuleFile *rule) {
  changes_free(&rule->changes);
  free(rule->word);
  free(rule->path);
  free(rule->text);
  free(rule->fate);
  free(rule->of);
  for (int i = 0; i < rule->sums; i++) free(rule->sum[i]);
  *rule = (RuleFile){0};
}

/* ---- its sums ---- */

/* How many rules a sum is made of. */
static int parts(const char *sum) {
  int n = 1;
  for (const char *c = sum; *c; c++) n += *c == '+';
  return n;
}

/* Takes a sum that can be loaded and is not there yet. False: no memory. */
static bool add_sum(RuleFile *rule, const char *sum) {
  if (rule->sums == SUMS_MOST) return true;
  for (int i = 0; i < rule->sums; i++)
    if (!strcmp(rule->sum[i], sum)) return true;
  if (!variant_is_sound(sum)) return true;
  rule->sum[rule->sums] = strdup(sum);
  return rule->sum[rule->sums++] != NULL;
}

typedef struct Addition {
  RuleFile *rule;
  bool whole;
} Addition;

static void take_sum(void *data, const char *sum) {
  Addition *addition = data;
  addition->whole = add_sum(addition->rule, sum) && addition->whole;
}

/* A game is a sum by itself. With a house rule it is the default game first, then those of the
** scenarios that have the fewest rules; where there are none, any game. */
static bool find_sums(RuleFile *rule) {
  char game[PATH_TEXT] = "", sum[2 * PATH_TEXT];
  Addition addition = {rule, true};
  if (!variant_is_house_rule(rule->word)) return add_sum(rule, rule->word);
  if (variant_default(game, sizeof game)) {
    snprintf(sum, sizeof sum, "%s+%s", game, rule->word);
    addition.whole = add_sum(rule, sum);
  }
  int fewest = rule->sums ? 2 : 0;
  for (int i = 0; i < rule->cases; i++) {
    int n = parts(rule->of[i]->sum);
    if (fewest == 0 || n < fewest) fewest = n;
  }
  for (int i = 0; i < rule->cases; i++)
    if (parts(rule->of[i]->sum) == fewest) addition.whole &= add_sum(rule, rule->of[i]->sum);
  if (rule->cases == 0) addition.whole &= variant_each_over(rule->word, take_sum, &addition);
  return addition.whole;
}

/* ---- its cases ---- */

/* Whole games last; then those of few rules first, and those of one sum together, so that it is
** loaded once. */
static int compare_costs(const void *a, const void *b) {
  enum { WHOLE_GAME = 20000000 };
  const Case *one = *(const Case *const *)a, *other = *(const Case *const *)b;
  int by = (one->cost > WHOLE_GAME) - (other->cost > WHOLE_GAME);
  if (by == 0) by = one->files - other->files;
  if (by == 0) by = strcmp(one->sum, other->sum);
  if (by == 0) by = one->deck - other->deck;
  return by ? by : (one > other) - (one < other);
}

bool rule_file_connect(RuleFile *rule, const Cases *cases) {
  rule->of = calloc((size_t)cases->n + 1, sizeof(const Case *));
  if (!rule->of) return false;
  for (int i = 0; i < cases->n; i++)
    if (case_has(&cases->of[i], rule->id)) rule->of[rule->cases++] = &cases->of[i];
  qsort(rule->of, (size_t)rule->cases, sizeof(const Case *), compare_costs);
  return find_sums(rule);
}

/* ---- a change ---- */

static Variant *load(const char *sum, int players, const InsteadOf *instead) {
  char error[VARIANT_ERROR];
  const VariantWanted as = {.players = players, .instead = instead, .limits = &rule_limits};
  return variant_load_as(sum, &as, error, sizeof error);
}

/* Functions are told by the hash of their texts, all else by what came of it: a value that is
** written otherwise may be the same rule. */
static bool is_other(const Variant *before, const Variant *now, const Change *change) {
  const Rules *one = variant_rules(before), *other = variant_rules(now);
  enum { FROM = offsetof(Rules, deck), TO = offsetof(Rules, ask) };
  if (change->of_function) return one->hash != other->hash;
  return memcmp((const char *)one + FROM, (const char *)other + FROM, TO - FROM) != 0;
}

/* Has the change another effect for one number of players than for another? */
static bool is_by_players(const Change *change) {
  const Field *field = change->field;
  return !field || field->of_deck || (field->hook < 0 && field->arguments);
}

/* Does the sum load with the change, for some number of players; and, with `other`, is it then
** another one, or refused for another number? */
static bool works(const char *sum, const Change *change, const InsteadOf *instead, bool other) {
  int counts[SEAT_MAX] = {0}, n = 1;
  if (is_by_players(change)) {
    Variant *any = load(sum, 0, NULL);
    n = any ? variant_player_counts(any, counts) : 0;
    variant_free(any);
  }
  bool loads = false, differs = false;
  for (int i = 0; i < n && !(loads && (differs || !other)); i++) {
    Variant *now = load(sum, counts[i], instead);
    Variant *before = other && !differs ? load(sum, counts[i], NULL) : NULL;
    loads = loads || now;
    differs = differs || (before && (!now || is_other(before, now, change)));
    variant_free(before);
    variant_free(now);
  }
  return loads && (differs || !other);
}

const char *rule_file_other(const RuleFile *rule, const Change *change, const InsteadOf *instead) {
  for (int i = 0; i < rule->sums; i++)
    if (works(rule->sum[i], change, instead, true)) return rule->sum[i];
  return NULL;
}

bool rule_file_loads(const RuleFile *rule, const Change *change, const InsteadOf *instead) {
  for (int i = 0; i < rule->sums; i++)
    if (works(rule->sum[i], change, instead, false)) return true;
  return rule->sums == 0;
}
