/* mixed_rules.c - see mixed_rules.h. */
#include "differ/mixed_rules.h"

#include <string.h>

#include "rules/field_checks.h"

/* Lists keep their number in the byte behind them. */
static size_t stored_size(const Field *field) {
  bool counted =
      field->type == FIELD_LIST || field->type == FIELD_NAMED || field->type == FIELD_OWES;
  return field->size + (size_t)counted;
}

/* The places of a field in Rules: its own, those of what may stand there instead, and those of keys
** that lie there by themselves. */
static void copy_stored(Rules *to, const Rules *from, const Field *field) {
  for (; field; field = field->other) {
    if (field->climb) copy_stored(to, from, field->climb);
    bool record = field->type == FIELD_TABLE && field->size == 0;
    for (const Field *key = record ? field->keys : NULL; key && key->name; key++)
      copy_stored(to, from, key);
    if (field->size && !field->aside && field->type != FIELD_FUNCTION)
      memcpy((char *)to + field->offset, (const char *)from + field->offset, stored_size(field));
  }
}

static bool mixed_ask(void *context, HookCall *call) {
  const Mixed *mixed = context;
  const Rules *asked = call->hook == mixed->hook ? mixed->other : mixed->own;
  return asked->ask(asked->context, call);
}

static void mixed_begin(void *budget) {
  const Mixed *mixed = budget;
  rules_begin(mixed->own);
  rules_begin(mixed->other);
}

/* What is stored beside a field, and goes with it. */
static void copy_beside(Rules *to, const Rules *from, const Field *field) {
  if (!strcmp(field->group, "lead") && !strcmp(field->name, "forms"))
    to->lead.special = from->lead.special;
  rules_note(to);
  if (!strcmp(field->group, "levels") && strcmp(field->name, "standing") != 0) {
    bool standing = to->levels.standing;
    to->levels = from->levels; /* a level is a place on its track */
    to->levels.standing = standing;
  }
}

/* The rules of `own`, of which nothing is of `other` yet. */
static void begin_mixed(Mixed *mixed, const Loaded *own, const Loaded *other) {
  mixed->loaded = *own;
  mixed->loaded.rules = &mixed->rules;
  mixed->rules = *own->rules;
  mixed->own = own->rules;
  mixed->other = other->rules;
  mixed->hook = HOOK_NB;
  mixed->rules.ask = mixed_ask;
  mixed->rules.context = mixed;
  mixed->rules.begin = mixed_begin;
  mixed->rules.budget = mixed;
  mixed->rules.spent = NULL;
  mixed->rules.made = NULL;
}

bool mixed_make(Mixed *mixed, const Loaded *own, const Loaded *other, const Field *field) {
  char error[VARIANT_ERROR];
  if (field->of_deck || !field->group[0]) return false;
  begin_mixed(mixed, own, other);
  if (field->hook >= 0) mixed->hook = (Hook)field->hook;
  copy_stored(&mixed->rules, other->rules, field);
  copy_beside(&mixed->rules, other->rules, field);
  uint64_t asked = mixed->hook == HOOK_NB ? 0 : (uint64_t)1 << mixed->hook;
  mixed->rules.hooked = (own->rules->hooked & ~asked) | (other->rules->hooked & asked);
  return rules_check(&mixed->rules, error, sizeof error);
}

bool mixed_make_phases(Mixed *mixed, const Loaded *own, const Loaded *other) {
  char error[VARIANT_ERROR];
  begin_mixed(mixed, own, other);
  memcpy(mixed->rules.phases, other->rules->phases, sizeof mixed->rules.phases);
  mixed->rules.phases_n = other->rules->phases_n;
  for (int i = 0; i < other->rules->phases_n; i++)
    if (other->rules->phases[i] >= PHASE_RULE) return false; /* `own` has no such functions */
  return rules_check(&mixed->rules, error, sizeof error);
}
