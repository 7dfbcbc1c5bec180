/* rules_summary.c - see rules_summary.h. */
#include "repl/command/rules_summary.h"

#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "language/language.h"
#include "notation/notation.h"
#include "repl/command/rule_value.h"
#include "repl/rule_headings.h"
#include "repl/say.h"
#include "rules/schema.h"
#include "rules/value_words.h"

/* The rows in the making. */
typedef struct Summary {
  Repl *repl;
  const char *fields; /* only the rows of these; NULL: all */
  char shown[256];    /* the fields that have had a row */
  bool begun;
} Summary;

/* Where more is said of the fields: of one alone, or of the group of the first. */
static void say_where(Repl *repl, const char *fields) {
  char first[FIELD_NAME];
  bool alone = !strchr(fields, ' ');
  snprintf(first, sizeof first, "%.*s", (int)strcspn(fields, alone ? " " : "."), fields);
  repl_tell(repl, alone ? SAY(HELP_HERE_FIELD) : SAY(HELP_HERE), first);
}

/* Says the row, if it is wanted. */
static void summary_row(Summary *summary, const char *title, const char *field, const char *words) {
  if (summary->fields && text_which(summary->fields, field, strlen(field)) < 0) return;
  if (summary->fields && !summary->begun) say_where(summary->repl, summary->fields);
  Text shown = {summary->shown, sizeof summary->shown, strlen(summary->shown)};
  text_add(&shown, " %s", field);
  summary->begun = true;
  repl_tell(summary->repl, SAY(SUMMARY_ROW), title, words);
}

/* --- of climbing games: the exchange, the forms, what each place is worth --- */

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
  char name[WORD_SAID];
  Text cards = text_room(ENTRY_TEXT), spoken = text_room(ENTRY_TEXT);
  ValueEntry entry;
  for (const char *at = of->value; value_entry(&at, &entry);)
    if (!strcmp(entry.key, form->name)) put_cards(of, entry.value, &cards);
  sentence_expand(&spoken, language_find(of->language), form_word(form, name));
  bool plain = cards.length == 0 || !strcmp(cards.out, spoken.out);
  if (plain)
    text_put(text, form_word(form, name));
  else
    say(text, SAY(NOTED), form_word(form, name), cards.out);
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

/* How a hand begins and what may be played: a row each for the exchange, the first lead, the forms,
** those with power, and those that are played out of turn. What the game has not is left out. */
static void say_climb_rules(Summary *summary) {
  const Form *forms[FORM_MAX];
  int n = sort_forms(summary->repl->session.rules, forms);
  say_exchange(summary);
  say_field(summary, "lead", "first", SAY(SUMMARY_LEAD));
  say_forms(summary, forms, n, false);
  say_forms(summary, forms, n, true);
  say_out_of_turn(summary, forms, n);
}

/* --- of all --- */

/* "0 declarers +3, 1 +2, …" */
static void say_bands(Summary *summary) {
  const Rules *rules = summary->repl->session.rules;
  Text row = text_room(ROW_TEXT);
  if (rules_hooked(rules, HOOK_SCORE_BANDS)) return;
  rule_put_bands(rules, &row);
  summary_row(summary, SAY(SUMMARY_SCORE), "score.bands", row.out);
}

/* A row of what the field holds, within a sentence; none where it is not set or a function. */
static void say_within(Summary *summary, const char *title, const char *sentence,
                       const char *name) {
  char row[NOTATION_MAX];
  const Repl *repl = summary->repl;
  const Variant *variant = repl->session.variant;
  const Field *field = schema_named(name);
  const char *value = variant_value(variant, field);
  Text words = text_room(NOTATION_MAX);
  if (!*value || value_is_function(value)) return;
  if (!rule_put_words(repl, variant, field, &words)) rule_put_value(repl, variant, field, &words);
  say_values_in(row, sizeof row, VALUES(sentence, words.out));
  summary_row(summary, title, name, row);
}

/* What decides the levels beside the table: friends that are missing, the kitty. */
static void say_score_factors(Summary *summary) {
  if (summary->repl->session.rules->score.short_team)
    say_within(summary, SAY(SUMMARY_SHORT), SAY(SUMMARY_SHORT_GAIN), "score.short_team");
  say_within(summary, SAY(SUMMARY_KITTY_COUNTS), SAY(SUMMARY_KITTY_TIMES), "kitty.multiplier");
}

static void say_rows(Summary *summary) {
  const Repl *repl = summary->repl;
  const Rules *rules = repl->session.rules;
  bool climbs = rules->family == FAMILY_CLIMB;
  if (climbs) say_climb_rules(summary);
  for (int i = 0; i < rule_headings_n; i++) {
    char name[FIELD_NAME];
    Text row = text_room(NOTATION_MAX);
    const RuleHeading *heading = &rule_headings[i];
    const Field *field = heading_field(heading, (Family)rules->family);
    if (!field || !heading->in_words) continue;
    if (rule_put_words(repl, repl->session.variant, field, &row))
      summary_row(summary, heading->title, schema_name(field, name), row.out);
  }
  if (climbs) {
    say_field(summary, "score", "places", SAY(SUMMARY_SCORE));
    return;
  }
  say_bands(summary);
  say_score_factors(summary);
}

void rules_say_summary(Repl *repl) {
  Summary summary = {.repl = repl};
  say_rows(&summary);
}

/* The heading of the field's row; else its own name. */
static void put_title(Text *text, const Field *field) {
  char name[FIELD_NAME];
  for (int i = 0; i < rule_headings_n; i++)
    if (heading_field(&rule_headings[i], field->family) == field) {
      text_put(text, rule_headings[i].title);
      return;
    }
  say(text, SAY(FIELD_CALLED), schema_name(field, name));
}

/* A row of a field that is set, but is told by none of the rows above. */
static void say_other(Summary *summary, const char *name) {
  Repl *repl = summary->repl;
  const Variant *variant = repl->session.variant;
  const Field *field = schema_named(name);
  Text row = text_room(NOTATION_MAX), title = text_room(2 * FIELD_NAME);
  if (!*variant_value(variant, field)) return;
  if (!rule_put_sentence(repl, variant, field, &row)) rule_put_value(repl, variant, field, &row);
  put_title(&title, field);
  summary_row(summary, title.out, name, row.out);
}

void rules_say_of(Repl *repl, const char *fields) {
  Summary summary = {.repl = repl, .fields = fields};
  if (*fields) say_rows(&summary);
  for (; *fields; fields += strspn(fields, " ")) {
    char name[FIELD_NAME];
    size_t length = strcspn(fields, " ");
    snprintf(name, sizeof name, "%.*s", (int)length, fields);
    if (text_which(summary.shown, name, strlen(name)) < 0) say_other(&summary, name);
    fields += length;
  }
}
