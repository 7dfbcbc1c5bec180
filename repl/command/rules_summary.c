/* rules_summary.c - see rules_summary.h. */
#include "repl/command/rules_summary.h"

#include <stdio.h>
#include <string.h>

#include "repl/command/rule_value.h"
#include "repl/command/rules_climb.h"
#include "repl/rule_headings.h"
#include "repl/say.h"
#include "rules/value_words.h"

/* Is the word among those with blanks between them? */
static bool is_among(const char *words, const char *word) {
  size_t length = strlen(word);
  for (; *words; words += strspn(words, " ")) {
    size_t n = strcspn(words, " ");
    if (n == length && strncmp(words, word, n) == 0) return true;
    words += n;
  }
  return false;
}

/* Where more is said of the fields: of one alone, or of the group of the first. */
static void say_where(Repl *repl, const char *fields) {
  char first[FIELD_NAME];
  bool alone = !strchr(fields, ' ');
  snprintf(first, sizeof first, "%.*s", (int)strcspn(fields, alone ? " " : "."), fields);
  repl_tell(repl, alone ? SAY(HELP_HERE_FIELD) : SAY(HELP_HERE), first);
}

void summary_row(Summary *summary, const char *title, const char *field, const char *words) {
  if (summary->fields && !is_among(summary->fields, field)) return;
  if (summary->fields && !summary->begun) say_where(summary->repl, summary->fields);
  Text shown = {summary->shown, sizeof summary->shown, strlen(summary->shown)};
  text_add(&shown, " %s", field);
  summary->begun = true;
  repl_tell(summary->repl, SAY(SUMMARY_ROW), title, words);
}

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
    say_climb_score(summary);
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
  char row[NOTATION_MAX], title[2 * FIELD_NAME];
  Repl *repl = summary->repl;
  const Variant *variant = repl->session.variant;
  const Field *field = schema_named(name);
  Text text = text_start(row, sizeof row), called = text_start(title, sizeof title);
  if (!*variant_value(variant, field)) return;
  if (!rule_put_words(repl, variant, field, &text)) rule_put_value(repl, variant, field, &text);
  put_title(&called, field);
  summary_row(summary, title, name, row);
}

void rules_say_of(Repl *repl, const char *fields) {
  Summary summary = {.repl = repl, .fields = fields};
  if (*fields) say_rows(&summary);
  for (; *fields; fields += strspn(fields, " ")) {
    char name[FIELD_NAME];
    size_t length = strcspn(fields, " ");
    snprintf(name, sizeof name, "%.*s", (int)length, fields);
    if (!is_among(summary.shown, name)) say_other(&summary, name);
    fields += length;
  }
}
