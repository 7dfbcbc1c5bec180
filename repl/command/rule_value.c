/* rule_value.c - see rule_value.h. */
#include "repl/command/rule_value.h"

#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "repl/render/render_table.h"
#include "rules/field_sentences.h"

static const char OVER[] = " over "; /* between a function and what lies below it */

static WordedValue worded(const Repl *repl, const Variant *variant, const Field *field) {
  const Rules *rules = variant_rules(variant);
  return (WordedValue){field, variant_value(variant, field), (Family)rules->family,
                       render_code(&repl->look), rules};
}

bool rule_put_words(const Repl *repl, const Variant *variant, const Field *field, Text *text) {
  WordedValue of = worded(repl, variant, field);
  return !value_is_nested(of.value) && value_put_words(&of, text);
}

bool rule_put_sentence(const Repl *repl, const Variant *variant, const Field *field, Text *text) {
  WordedValue of = worded(repl, variant, field);
  bool plain = !value_is_nested(of.value) && !value_is_function(of.value);
  return plain && *of.value && value_put_sentence(&of, text);
}

/* A word by its name in the language. One that has none: what it means, where the reader does not
** read words as files write them. */
static void put_word(const WordedValue *of, Text *text, const char *word) {
  Text said = text_room(NOTATION_MAX);
  const char *name = field_word_name(of->field, of->family, word, of->language);
  ValueEntry entry = {.key = ""};
  snprintf(entry.value, sizeof entry.value, "\"%s\"", word);
  bool translated = !strcmp(name, word) && strcmp(of->language, "en") != 0;
  bool whole = *of->value == '"';
  if (translated && !(whole && value_put_sentence(of, &said))) value_put_entry(of, &entry, &said);
  text_put(text, said.length ? said.out : name);
}

/* A value without quotes, yes and no, words by their names: as it is typed. */
static void put_plain(const WordedValue *of, Text *text, const char *value) {
  char word[ENTRY_VALUE];
  size_t n = strlen(value);
  if (*value == '"' && n == 2)
    text_put(text, SAY(VALUE_NONE));
  else if (*value == '"' && n > 2 && n < sizeof word)
    put_word(of, text, text_copy(word, sizeof word, value + 1, n - 2));
  else if (strcmp(value, "true") == 0 || strcmp(value, "false") == 0)
    text_put(text, *value == 't' ? SAY(VALUE_YES) : SAY(VALUE_NO));
  else
    text_put(text, value);
}

/* "suit, sets": a list of words or numbers; false: it has keys, or tables in it. */
static bool put_list(const WordedValue *of, Text *text) {
  ValueEntry entry;
  const char *table = of->value, *at = table;
  if (*table != '{') return false;
  while (value_entry(&at, &entry))
    if (*entry.key || *entry.value == '{') return false;
  bool none = true;
  for (at = table; value_entry(&at, &entry); none = false) {
    if (!none) text_put(text, SAY(LIST_COMMA));
    put_plain(of, text, entry.value);
  }
  if (none) text_put(text, SAY(VALUE_NONE));
  return true;
}

/* The entry's name as it is said, that of a form or a bid by the game's word; its number where it
** has none. */
static const char *entry_name(const WordedValue *of, const ValueEntry *entry, int n,
                              char out[WORD_SAID]) {
  const Rules *rules = of->rules;
  for (int i = 0; of->field == schema_find("lead", "forms") && i < rules->lead.forms_n; i++)
    if (!strcmp(rules->lead.forms[i].name, entry->key))
      return form_word(&rules->lead.forms[i], out);
  for (int i = 0; of->field == schema_find("declare", "bids") && i < rules->declare.bids_n; i++)
    if (!strcmp(rules->declare.bids[i].name, entry->key))
      return bid_type_word(&rules->declare.bids[i], out);
  snprintf(out, WORD_SAID, "%s", entry->key);
  if (!*entry->key) snprintf(out, WORD_SAID, "%d", n);
  for (char *c = out; *c; c++)
    if (*c == '_') *c = ' ';
  return out;
}

/* "0: declarers +3, 1: declarers +2, ...": the rows of the score table in points. */
void rule_put_bands(const Rules *rules, Text *text) {
  for (int i = 0; i < rules->score.bands_n; i++) {
    const Band *band = &rules->score.bands[i];
    if (i > 0) text_put(text, SAY(LIST_COMMA));
    say(text, SAY(RULE_BAND), band->from * rules->score.step + (band->above ? 1 : 0));
    render_score_short(text, rules, band->side, band->levels);
  }
}

/* Those whose table says less than what was read from it: the numbers of players, and the deck that
** there is for these; the score table. */
static bool put_of_rules(const Rules *rules, const Field *field, const char *value, Text *text) {
  ValueEntry entry;
  bool first = true, bands = field == schema_find("score", "bands");
  if (*value != '{' || (!bands && field->type != FIELD_DECK)) return false;
  if (bands) {
    rule_put_bands(rules, text);
    return true;
  }
  for (const char *at = value; value_entry(&at, &entry); first = false)
    text_add(text, "%s%s", first ? "" : SAY(LIST_COMMA), entry.key);
  text_put(text, SAY(LIST_SEMICOLON));
  say(text, SAY(RULE_DECK), rules->players);
  rules_put_deck(text, rules);
  return true;
}

/* Is it a table of tables, of which each stands for itself? */
static bool has_entries(const WordedValue *of) {
  Text said = text_room(NOTATION_MAX);
  return value_is_nested(of->value) && !put_of_rules(of->rules, of->field, of->value, &said) &&
         !value_put_sentence(of, &said);
}

/* What its functions do, as far as their files say it, and what they stand in the place of. */
static bool put_functions(const WordedValue *of, const Variant *variant, Text *text) {
  FieldFunction function;
  char name[FIELD_NAME], place[ROW_TEXT];
  int n = 0;
  if (!value_is_function(of->value)) return false;
  for (; variant_function(variant, of->field, n, &function); n++) {
    bool said = *function.doc && strcmp(function.doc, schema_name(of->field, name)) != 0;
    snprintf(place, sizeof place, "%s:%d", function.path, function.line);
    text_put(text, n ? SAY(LIST_SEMICOLON) : "");
    if (said)
      say(text, SAY(VALUE_SAID), function.doc, place);
    else
      say(text, SAY(VALUE_UNSAID), place);
  }
  const char *below = of->value;
  while ((below = strstr(below, OVER)) && value_is_function(below += strlen(OVER))) continue;
  Text words = text_room(ROW_TEXT);
  if (below) put_plain(of, &words, below);
  if (below && *below != '{') say(text, SAY(VALUE_IN_PLACE), words.out);
  return n > 0;
}

/* The names of the entries; where they have none, what each says. */
static void put_entries(const WordedValue *of, Text *text) {
  ValueEntry entry;
  int n = 0;
  for (const char *at = of->value; value_entry(&at, &entry);) {
    char spoken[WORD_SAID];
    Text said = text_room(NOTATION_MAX);
    const char *name = entry_name(of, &entry, ++n, spoken);
    if (n > 1) text_put(text, *entry.key ? SAY(LIST_COMMA) : SAY(LIST_SEMICOLON));
    if (!*entry.key) value_put_entry(of, &entry, &said);
    if (*entry.key)
      text_put(text, name);
    else
      say(text, SAY(SUMMARY_STEP), n, said.out);
  }
}

void rule_put_value(const Repl *repl, const Variant *variant, const Field *field, Text *text) {
  WordedValue of = worded(repl, variant, field);
  Text said = text_room(NOTATION_MAX);
  if (put_functions(&of, variant, text)) return;
  if (put_of_rules(of.rules, field, of.value, text) || put_list(&of, text)) return;
  if (*of.value != '{')
    put_plain(&of, text, of.value);
  else if (has_entries(&of))
    put_entries(&of, text);
  else if (value_put_sentence(&of, &said))
    text_put(text, said.out);
}

void rule_put_unset(const Variant *variant, const Field *field, Text *text) {
  char says[ENTRY_VALUE];
  const char *rows = variant_value(variant, schema_named("deck.players"));
  if (value_of_row(rows, variant_rules(variant)->players, field, says))
    say(text, SAY(VALUE_OF_ROW), says);
  else
    text_put(text, SAY(VALUE_UNSET));
}

void rule_put_in_words(const Repl *repl, const Variant *variant, const Field *field, Text *text) {
  if (!*variant_value(variant, field))
    rule_put_unset(variant, field, text);
  else if (!rule_put_words(repl, variant, field, text) &&
           !rule_put_sentence(repl, variant, field, text))
    rule_put_value(repl, variant, field, text);
}

bool rule_each_entry(Repl *repl, const Field *field,
                     void (*visit)(Repl *repl, const char *name, const char *said)) {
  WordedValue of = worded(repl, repl->session.variant, field);
  ValueEntry entry;
  int n = 0;
  if (!has_entries(&of)) return false;
  for (const char *at = of.value; value_entry(&at, &entry);) {
    char spoken[WORD_SAID];
    Text said = text_room(NOTATION_MAX), both = text_room(ROW_TEXT);
    const char *name = entry_name(&of, &entry, ++n, spoken);
    value_put_entry(&of, &entry, &said);
    if (name != spoken && strcmp(of.language, "en") != 0)
      say(&both, SAY(NOTED), name, entry.key);
    else
      text_put(&both, name);
    if (visit) visit(repl, both.out, said.out);
  }
  return true;
}

bool rule_wants_raw(const char *rest, char out[ROW_TEXT]) {
  static const char RAW[] = "--raw";
  snprintf(out, ROW_TEXT, "%s", rest);
  char *at = strstr(out, RAW);
  if (!at || (at > out && at[-1] != ' ') || at[strlen(RAW)]) return false;
  while (at > out && at[-1] == ' ') at--;
  *at = '\0';
  return true;
}
