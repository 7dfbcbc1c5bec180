/* rulebook_fields.c - see rulebook_fields.h. */
#include "tools/rulebook_fields.h"

#include <string.h>

#include "base/core_sentences.h"
#include "rules/field_sentences.h"
#include "rules/value_words.h"

enum { VALUE_TEXT_MAX = 8192, NOTE_MAX = 512 };

static const char *value_of(const Variant *variant, const Field *field) {
  return variant ? variant_value(variant, field) : "";
}

/* A word that need not be set holds as its first where it is not: what then holds is said too. */
static bool is_word_unset(const Field *field) {
  return field->type == FIELD_WORD && !field->required;
}

/* Fields that say nothing while another one is not set; or, of the same name, when they are not. */
static bool is_idle(const Book *book, const Field *field) {
  static const char *const IDLE[][2] = {{"deal.misdeal_until", "deal.misdeal"},
                                        {"deal.misdeal_first", "deal.misdeal"},
                                        {"deck.fit", "deck.fit"},
                                        {"levels.standing", "levels.standing"},
                                        {"declare.by", "levels.standing"},
                                        {"points.shown", "points.shown"},
                                        {"kitty.theft", "kitty.theft"}};
  const Rules *rules = book->rules;
  char name[FIELD_NAME];
  schema_name(field, name);
  for (size_t i = 0; i < sizeof IDLE / sizeof *IDLE; i++)
    if (!strcmp(name, IDLE[i][0]) && !*variant_value(book->variant, schema_named(IDLE[i][1])))
      return true;
  bool throws = rules->throw.allowed != THROW_NO || rules_hooked(rules, HOOK_THROW_ALLOWED);
  if (!strcmp(field->group, "throw") && strcmp(field->name, "allowed") != 0) return !throws;
  if (!strcmp(field->group, "friends") && strcmp(field->name, "teams") != 0)
    return rules->friends.teams != TEAMS_CALLED;
  if (!strcmp(name, "score.short_team")) return rules->friends.teams != TEAMS_CALLED;
  return !strcmp(field->group, "win") && strcmp(field->name, "beats") != 0 && !throws;
}

bool book_has(const Book *book, const Field *field) {
  if (!schema_is_of(field, (Family)book->rules->family) || is_idle(book, field)) return false;
  return *value_of(book->variant, field) || is_word_unset(field);
}

/* "changed by Last trick: ten points", the name of the rule by which the field is set last. */
static void put_note(const Book *book, const Field *field, Text *note) {
  char now[VALUE_TEXT_MAX];
  snprintf(now, sizeof now, "%s", value_of(book->variant, field));
  if (!book->base || !strcmp(now, value_of(book->base, field))) return;
  say(note, SAY(BOOK_CHANGED), variant_source_name(book->variant, field));
}

static void put_point(Book *book, const Field *field, const char *said) {
  char note[NOTE_MAX] = "";
  Text mark = text_start(note, sizeof note);
  put_note(book, field, &mark);
  page_point(&book->page, field_title(field, book->page.language->code), said, note);
}

/* --- functions --- */

/* What the functions of a field say of themselves, the last first; false: one says nothing. */
static bool put_docs(const Book *book, const Field *field, Text *text) {
  FieldFunction function;
  bool all = true;
  for (int i = 0; variant_function(book->variant, field, i, &function); i++) {
    if (text->length > 0) text_put(text, SAY(LIST_SEMICOLON));
    text_put(text, *function.doc ? function.doc : SAY(BOOK_FUNCTION));
    all = all && *function.doc;
  }
  return all;
}

/* The value that lies below the functions, where they ask it. */
static void put_below(const Book *book, const Field *field, const char *value, Text *text) {
  const char *below = NULL;
  for (const char *at = value; (at = strstr(at, " over ")); below = at) at += strlen(" over ");
  if (!below || value_is_function(below)) return;
  char said[VALUE_TEXT_MAX];
  Text words = text_start(said, sizeof said);
  WordedValue of = {field, below, (Family)book->rules->family, book->page.language->code,
                    book->rules};
  if (value_put_sentence(&of, &words)) say(text, SAY(BOOK_FUNCTION_OVER), said);
}

static void put_function(Book *book, const Field *field, const char *value) {
  char said[VALUE_TEXT_MAX];
  Text text = text_start(said, sizeof said);
  bool spoken = put_docs(book, field, &text);
  FieldFunction function;
  if (variant_function(book->variant, field, 0, &function)) put_below(book, field, value, &text);
  put_point(book, field, said);
  if (!spoken && book->examples) examples_of_function(book->examples, field, &book->page);
}

/* --- tables by name, steps --- */

/* The name of an entry as its game calls it; "": it says nothing that the entry does not. */
static void put_entry_name(const Book *book, const Field *field, const ValueEntry *entry, int n,
                           char out[NOTE_MAX]) {
  const Rules *rules = book->rules;
  snprintf(out, NOTE_MAX, "%s", entry->key);
  for (char *c = out; *c; c++)
    if (*c == '_') *c = ' ';
  if (!*entry->key) snprintf(out, NOTE_MAX, "%d", n);
  const char *word = "";
  for (int i = 0; field->hook == HOOK_LEAD_FORMS && i < rules->lead.forms_n; i++)
    if (!strcmp(rules->lead.forms[i].name, entry->key)) word = rules->lead.forms[i].word;
  for (int i = 0; field == schema_find("declare", "bids") && i < rules->declare.bids_n; i++)
    if (!strcmp(rules->declare.bids[i].name, entry->key)) word = rules->declare.bids[i].word;
  if (*word) snprintf(out, NOTE_MAX, "%s", word);
}

static void put_entries(Book *book, const Field *field, const char *value) {
  ValueEntry entry;
  int n = 0;
  char title[NOTE_MAX];
  put_point(book, field, "");
  while (value_entry(&value, &entry)) {
    char said[VALUE_TEXT_MAX];
    Text text = text_start(said, sizeof said);
    WordedValue of = {field, entry.value, (Family)book->rules->family, book->page.language->code,
                      book->rules};
    value_put_entry(&of, &entry, &text);
    put_entry_name(book, field, &entry, ++n, title);
    page_part(&book->page, title, said);
  }
  char docs[VALUE_TEXT_MAX];
  Text text = text_start(docs, sizeof docs);
  bool spoken = put_docs(book, field, &text);
  if (text.length > 0) page_part(&book->page, "", docs);
  if (!spoken && book->examples) examples_of_function(book->examples, field, &book->page);
}

/* --- a field --- */

void book_put_field(Book *book, const Field *field) {
  char value[VALUE_TEXT_MAX], said[VALUE_TEXT_MAX];
  Text text = text_start(said, sizeof said);
  snprintf(value, sizeof value, "%s", value_of(book->variant, field));
  if (!book_has(book, field) || !strcmp(value, "{ }") || !strcmp(value, "\"\"")) return;
  WordedValue of = {field, value, (Family)book->rules->family, book->page.language->code,
                    book->rules};
  if (value_is_function(value))
    put_function(book, field, value);
  else if (value_put_sentence(&of, &text))
    put_point(book, field, said);
  else
    put_entries(book, field, value);
}

/* --- phases --- */

/* A phase that a variant adds: its word, as the sentence of a phase. */
static const char *phase_said(const Book *book, int type, char said[VALUE_TEXT_MAX]) {
  const Field *field = schema_find("", "phases");
  FieldChoice choice;
  int custom = type - PHASE_RULE;
  if (custom >= 0 && custom < book->rules->rule_phases) {
    const RulePhase *phase = &book->rules->phase[custom];
    snprintf(said, VALUE_TEXT_MAX, "%s", phase->word[0] ? phase->word : phase->name);
    return said;
  }
  for (int i = 0; field_choice(field, i, &choice); i++)
    if (!*choice.key && !strcmp(choice.word, field->words[type - 1]))
      return field_choice_sentence(field, &choice, book->page.language->code);
  return "";
}

void book_put_phases(Book *book) {
  const Field *field = schema_find("", "phases");
  char said[VALUE_TEXT_MAX], docs[VALUE_TEXT_MAX], number[16];
  put_point(book, field, "");
  for (int i = 0; i < book->rules->phases_n; i++) {
    snprintf(number, sizeof number, "%d", i + 1);
    page_part(&book->page, number, phase_said(book, book->rules->phases[i], said));
  }
  Text text = text_start(docs, sizeof docs);
  put_docs(book, field, &text);
  if (text.length > 0) page_part(&book->page, "", docs);
}
