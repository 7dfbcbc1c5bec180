/* rules.c - the settings in force: their values, where they were set, what house rules changed. */
#include <string.h>

#include "base/nearest_word.h"
#include "language/names_zh.h"
#include "lua/load/inline_rule.h"
#include "notation/notation.h"
#include "language/typed_zh.h"
#include "repl/chinese_commands.h"
#include "repl/command/handlers.h"
#include "repl/command/rule_of_field.h"
#include "repl/command/rule_value.h"
#include "repl/command/rules_summary.h"
#include "repl/command/spoken_game.h"
#include "repl/rule_headings.h"
#include "repl/say.h"
#include "rules/field_sentences.h"

static int number_at(const Rules *rules, const Field *field) {
  const char *at = (const char *)rules + field->offset;
  uint8_t small;
  int16_t wide;
  if (field->size == sizeof small) return memcpy(&small, at, sizeof small), small;
  return memcpy(&wide, at, sizeof wide), wide;
}

/* A plain field's value in the making. */
typedef struct Plain {
  const Rules *rules;
  const Field *field;
  const char *language;
  Text *text;
} Plain;

/* The field's i-th word by its name, the n-th in the value. */
static void put_word(const Plain *of, int i, int n) {
  if (n > 0) text_put(of->text, SAY(LIST_COMMA));
  text_put(of->text, field_word_name(of->field, (Family)of->rules->family, of->field->words[i],
                                     of->language));
}

/* Bytes, each one more than the index of a word; their number stands behind the array. */
static void put_list(const Plain *of) {
  const uint8_t *item = (const uint8_t *)of->rules + of->field->offset;
  int n = item[of->field->size];
  for (int i = 0; i < n; i++) put_word(of, item[i] - 1, i);
  if (n == 0) text_put(of->text, SAY(VALUE_NONE));
}

static void put_owes(const Plain *of) {
  const Owes *owes = &of->rules->follow.owes;
  Text *text = of->text;
  for (int i = 0; i < owes->n; i++) {
    const Owed *owed = &owes->owed[i];
    if (owed->demand != OWE_LISTED && owed->demand != OWE_CARDS) {
      put_word(of, owed->demand - 1, i);
      continue;
    }
    text_put(text, i ? SAY(LIST_COMMA) : "");
    if (owed->demand == OWE_LISTED)
      text_put(text, SAY(VALUE_SHAPES));
    else
      say(text, SAY(VALUE_CARDS), owed->at_least);
  }
  if (owes->n == 0) text_put(text, SAY(VALUE_NONE));
}

/* The value of a plain field. */
static void put_value(const Plain *of) {
  const Rules *rules = of->rules;
  const Field *field = of->field;
  Text *text = of->text;
  bool number = field->type != FIELD_LIST && field->type != FIELD_OWES;
  int value = number ? number_at(rules, field) : 0;
  if (field->hook >= 0 && rules_hooked(rules, (Hook)field->hook)) {
    text_put(text, SAY(TYPE_FUNCTION));
    return;
  }
  switch (field->type) {
    case FIELD_WORD: put_word(of, value, 0); break;
    case FIELD_WORDS:
      for (int i = 0, n = 0; field->words[i]; i++)
        if (value >> i & 1) put_word(of, i, n++);
      if (value == 0) text_put(text, SAY(VALUE_NONE));
      break;
    case FIELD_LIST: put_list(of); break;
    case FIELD_NUMBER: text_add(text, "%d", value); break;
    case FIELD_BOOL: text_put(text, value ? SAY(VALUE_YES) : SAY(VALUE_NO)); break;
    case FIELD_OWES: put_owes(of); break;
    default: break; /* not plain */
  }
}

/* The game without its house rules, to be freed; NULL when it has none, or when it cannot be loaded
** then: the sentence is in error. */
static Variant *without_house_rules(const Repl *repl, char error[VARIANT_ERROR]) {
  const Rules *rules = repl->session.rules;
  char spec[GAME_SPEC];
  error[0] = '\0';
  size_t n = setting_part(rules->variant);
  if (rules->variant[n] == '\0') return NULL;
  snprintf(spec, sizeof spec, "%.*s", (int)n, rules->variant);
  return load_beside(repl, spec, error, VARIANT_ERROR);
}

/* Does the field hold something else than in the game without its house rules? */
static bool is_changed(const Variant *variant, const Variant *plain, const Field *field) {
  return plain && strcmp(variant_value(variant, field), variant_value(plain, field)) != 0;
}

/* How settings are listed. */
typedef struct Listing {
  const Variant *plain; /* without house rules; NULL: the same */
  bool raw;             /* values as Lua writes them */
  bool whole;           /* each with its whole value, those that are not set, too */
  bool marked;          /* one was marked */
} Listing;

/* Cuts a value for the list of all; in Chinese no file stands behind it. */
static void cut(const Repl *repl, char row[NOTATION_MAX]) {
  const int most = chinese_is_spoken(&repl->look) ? 54 : 24;
  char words[NOTATION_MAX];
  render_words(&repl->look, row, words, sizeof words);
  if (text_width(words) <= most) return;
  while (text_width(words) > most - 3) {
    words[strlen(words) - 1] = '\0';
    text_trim(words);
  }
  snprintf(row, NOTATION_MAX, "%.160s...", words);
}

/* A field with its value and where it was set; in the list of all values are cut short. */
static void say_field(Repl *repl, Listing *listing, const Field *field) {
  char name[FIELD_NAME];
  const Variant *variant = repl->session.variant;
  bool written = !schema_is_plain(field, (Family)repl->session.rules->family);
  const char *source = variant_source(repl->session.variant, field);
  Text row = text_room(NOTATION_MAX);
  if (written && !*source)
    rule_put_unset(variant, field, &row);
  else if (written && listing->raw)
    text_put(&row, variant_value(variant, field));
  else if (written)
    rule_put_value(repl, variant, field, &row);
  else
    put_value(&(Plain){repl->session.rules, field, render_code(&repl->look), &row});
  if (!listing->whole) cut(repl, row.out);
  bool marked = is_changed(variant, listing->plain, field);
  repl_tell(repl, SAY(FIELD_ROW), marked ? "*" : " ", schema_name(field, name), row.out, source);
  listing->marked |= marked;
}

static bool say_group(Repl *repl, Listing *listing, const char *group) {
  bool found = false;
  for (int i = 0; i < schema_n; i++) {
    const Field *field = &schema[i];
    bool has = field->family == FAMILY_BOTH || field->family == repl->session.rules->family;
    const char *of = *field->group ? field->group : field->name; /* `phases` is in no group */
    if (strcmp(of, group) != 0 || !has) continue;
    found = true;
    if (listing->whole || *variant_source(repl->session.variant, field))
      say_field(repl, listing, field);
  }
  return found;
}

/* What differs from the game without its house rules. */
static void say_changes(Repl *repl, const Variant *plain) {
  for (int i = 0; i < schema_n; i++) {
    const Field *field = &schema[i];
    char name[FIELD_NAME];
    Text now = text_room(NOTATION_MAX), before = text_room(NOTATION_MAX);
    if (!is_changed(repl->session.variant, plain, field)) continue;
    rule_put_in_words(repl, repl->session.variant, field, &now);
    rule_put_in_words(repl, plain, field, &before);
    repl_tell(repl, SAY(SUMMARY_CHANGE), schema_name(field, name),
              field_sentence(field, render_code(&repl->look)), now.out, before.out);
  }
}

static bool refuse_group(Repl *repl, const char *group) {
  if (schema_has_group(group)) return repl_deny(repl, SAY(GROUP_OTHER), group);
  char called[THING_NAME];
  const char *near = nearest_word(group, schema_groups);
  if (!near && (chinese_nearest("group", group, called) || chinese_nearest("field", group, called)))
    near = called;
  return near ? repl_deny(repl, SAY(NO_GROUP_NEAR), group, near)
              : repl_deny(repl, SAY(NO_GROUP), group);
}

static void say_head(Repl *repl) {
  const Rules *rules = repl->session.rules;
  Text deck = text_room(256);
  rules_put_deck(&deck, rules);
  repl_tell(repl, SAY(RULES_HEAD), rules->name, rules->variant, rules->players, deck.out);
}

/* The settings, all or of a group, with their marks. */
static bool say_settings(Repl *repl, const char *group, bool raw) {
  char error[VARIANT_ERROR];
  bool all = strcmp(group, "all") == 0, found = all;
  Variant *plain = without_house_rules(repl, error);
  Listing listing = {.plain = plain, .raw = raw, .whole = !all};
  if (all) say_head(repl);
  for (int i = 0; all && schema_groups[i]; i++) say_group(repl, &listing, schema_groups[i]);
  if (!all) found = say_group(repl, &listing, group);
  if (listing.marked)
    repl_tell(repl, SAY(RULES_FOOT), variant_rules(plain)->variant, variant_rules(plain)->name);
  if (found && *error) repl_tell(repl, SAY(RULES_UNMARKED), error);
  variant_free(plain);
  return found || refuse_group(repl, group);
}

/* Explains the field under a heading of the summary. False: there is none of that name, or the word
** is a group's. */
static bool say_headed(Repl *repl, const char *heading, bool raw) {
  const Language *language = repl->look.language ? repl->look.language : &repl_english;
  Family family = (Family)repl->session.rules->family;
  char name[FIELD_NAME];
  size_t length = strlen(heading);
  while (length > 0 && heading[length - 1] == ' ') length--;
  const Field *field = field_headed(language, heading, length, family);
  if (!field || schema_has_group(heading)) return false;
  return rule_say_field(repl, schema_name(field, name), raw);
}

COMMAND(command_rules) {
  char word[64] = "", error[VARIANT_ERROR], words[ROW_TEXT];
  bool raw = rule_wants_raw(rest, words);
  rest = words;
  if (say_headed(repl, words, raw)) return true;
  if (command_word(&rest, word, sizeof word) && !command_is_all(repl, command, rest)) return false;
  if (*word)
    return rule_is_named(repl, word) || !typed_in_ascii(word, strlen(word))
               ? rule_say_field(repl, word, raw)
               : say_settings(repl, word, raw);
  say_head(repl);
  rules_say_summary(repl);
  Variant *plain = without_house_rules(repl, error);
  if (plain)
    repl_tell(repl, SAY(SUMMARY_CHANGES), variant_rules(plain)->variant,
              variant_rules(plain)->name);
  if (plain) say_changes(repl, plain);
  if (*error) repl_tell(repl, SAY(RULES_UNMARKED), error);
  repl_tell(repl, SAY(SUMMARY_FOOT), repl->session.rules->family == FAMILY_CLIMB);
  variant_free(plain);
  return true;
}
