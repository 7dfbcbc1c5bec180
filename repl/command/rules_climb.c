/* rules_climb.c - see rules_climb.h. */
#include "repl/command/rules_climb.h"

#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "language/language.h"
#include "notation/notation.h"
#include "repl/say.h"
#include "rules/value_words.h"

enum { ENTRY_TEXT = 2048 };

typedef struct Row {
  char words[NOTATION_MAX], value[NOTATION_MAX];
  Text text;      /* into words */
  WordedValue of; /* the field with its value */
} Row;

/* An empty row about a field. */
static void row_begin(Row *row, const Repl *repl, const char *group, const char *name) {
  const Rules *rules = repl->session.rules;
  const Field *field = schema_find(group, name);
  row->text = text_start(row->words, sizeof row->words);
  snprintf(row->value, sizeof row->value, "%s", variant_value(repl->session.variant, field));
  row->of =
      (WordedValue){field, row->value, (Family)rules->family, render_code(&repl->look), rules};
}

static void say_row(Summary *summary, const Row *row, const char *title) {
  char name[FIELD_NAME];
  if (row->text.length > 0)
    summary_row(summary, title, schema_name(row->of.field, name), row->words);
}

static void say_field(Summary *summary, const char *group, const char *name, const char *title) {
  Row row;
  row_begin(&row, summary->repl, group, name);
  value_put_sentence(&row.of, &row.text);
  say_row(summary, &row, title);
}

static void say_exchange(Summary *summary) {
  Row row;
  ValueEntry step;
  int n = 0;
  row_begin(&row, summary->repl, "exchange", "steps");
  for (const char *at = row.value; value_entry(&at, &step);) {
    Text said = text_room(ENTRY_TEXT);
    value_put_entry(&row.of, &step, &said);
    row.text = text_start(row.words, sizeof row.words);
    say(&row.text, SAY(SUMMARY_STEP), ++n, said.out);
    say_row(summary, &row, n == 1 ? SAY(SUMMARY_EXCHANGE) : "");
  }
}

/* --- the forms --- */

/* The cards of the smallest play of a form. */
static int fewest_cards(const Form *form) {
  return form->cards_n ? form->cards_n : form->size.min * form->length.min;
}

/* Less power first, of as much fewer cards first. */
static bool is_before(const Form *a, const Form *b) {
  if (a->power != b->power) return a->power < b->power;
  return fewest_cards(a) < fewest_cards(b);
}

/* The forms in order; returns their number. */
static int sort_forms(const Rules *rules, const Form *out[]) {
  for (int i = 0; i < rules->lead.forms_n; i++) {
    int k = i;
    for (; k > 0 && is_before(&rules->lead.forms[i], out[k - 1]); k--) out[k] = out[k - 1];
    out[k] = &rules->lead.forms[i];
  }
  return rules->lead.forms_n;
}

/* Which cards a form is: its entry without what other rows say of it. */
static void put_cards(const WordedValue *of, const char *entry, Text *text) {
  ValueEntry inner, kept = {0};
  Text table = text_start(kept.value, sizeof kept.value);
  while (value_entry(&entry, &inner)) {
    if (!strcmp(inner.key, "power") || !strcmp(inner.key, "out_of_turn")) continue;
    text_add(&table, "%s%s = %s", table.length ? ", " : "{ ", inner.key, inner.value);
  }
  text_put(&table, " }");
  value_put_entry(of, &kept, text);
}

/* "run (single cards; 3 or more sets in sequence)" */
static void put_form(const WordedValue *of, const Form *form, Text *text) {
  char name[WORD_SAID], cards[ENTRY_TEXT], spoken[ENTRY_TEXT];
  Text said = text_start(cards, sizeof cards), called = text_start(spoken, sizeof spoken);
  ValueEntry entry;
  for (const char *at = of->value; value_entry(&at, &entry);)
    if (!strcmp(entry.key, form->name)) put_cards(of, entry.value, &said);
  sentence_expand(&called, language_find(of->language), form_word(form, name));
  bool plain = said.length == 0 || !strcmp(cards, spoken);
  if (plain)
    text_put(text, form_word(form, name));
  else
    say(text, SAY(SUMMARY_FORM), form_word(form, name), cards);
}

/* The forms with power, or those without. */
static void say_forms(Summary *summary, const Form *const forms[], int n, bool powerful) {
  Row row;
  Text said = text_room(NOTATION_MAX);
  row_begin(&row, summary->repl, "lead", "forms");
  for (int i = 0; i < n; i++) {
    if ((forms[i]->power > 0) != powerful) continue;
    bool rises = powerful && i > 0 && forms[i - 1]->power < forms[i]->power;
    if (said.length > 0) text_put(&said, rises ? " < " : SAY(LIST_COMMA));
    put_form(&row.of, forms[i], &said);
  }
  if (said.length == 0) return;
  say(&row.text, powerful ? SAY(SUMMARY_POWERS) : SAY(SUMMARY_UPON), said.out);
  say_row(summary, &row, powerful ? SAY(SUMMARY_POWER) : SAY(SUMMARY_FORMS));
}

static void say_out_of_turn(Summary *summary, const Form *const forms[], int n) {
  char name[WORD_SAID];
  Text names = text_room(NOTATION_MAX);
  for (int i = 0; i < n; i++) {
    if (!forms[i]->out_of_turn) continue;
    if (names.length > 0) text_put(&names, SAY(LIST_COMMA));
    text_put(&names, form_word(forms[i], name));
  }
  if (names.length > 0) summary_row(summary, SAY(SUMMARY_OUT_OF_TURN), "lead.forms", names.out);
}

void say_climb_rules(Summary *summary) {
  const Form *forms[FORM_MAX];
  int n = sort_forms(summary->repl->session.rules, forms);
  say_exchange(summary);
  say_field(summary, "lead", "first", SAY(SUMMARY_LEAD));
  say_forms(summary, forms, n, false);
  say_forms(summary, forms, n, true);
  say_out_of_turn(summary, forms, n);
}

void say_climb_score(Summary *summary) {
  say_field(summary, "score", "places", SAY(SUMMARY_SCORE));
}
