/* rule_headings.c - see rule_headings.h. */
#include "repl/rule_headings.h"

#include <string.h>

#include "repl/repl_sentences.h"

enum { TITLE_TEXT = 64 };

const RuleHeading rule_headings[] = {
    {SAY(SUMMARY_TEAMS), "friends", "teams", true},
    {SAY(SUMMARY_TRUMPS), "declare", "rank", true},
    {SAY(SUMMARY_BIDS), "declare", "beats", true},
    {SAY(SUMMARY_KITTY), "kitty", "buries", true},
    {SAY(SUMMARY_FOLLOW), "follow", "owes", true},
    {SAY(SUMMARY_SMALLER), "follow", "smaller", true},
    {SAY(SUMMARY_THROWS), "throw", "allowed", true},
    {SAY(SUMMARY_STOPPED), "throw", "stopped_by", true},
    {SAY(SUMMARY_FORCED), "throw", "forced", true},
    {SAY(SUMMARY_PENALTY), "throw", "penalty", true},
    {SAY(SUMMARY_PASS), "follow", "pass", true},
    {SAY(SUMMARY_RUFFS), "win", "overruff", true},
    {SAY(SUMMARY_NEXT), "advance", "declarer", true},
    {SAY(SUMMARY_END), "advance", "game_over", true},
    {SAY(SUMMARY_SCORE), "score", "bands", false},
    {SAY(SUMMARY_SCORE), "score", "places", false},
    {SAY(SUMMARY_SHORT), "score", "short_team", false},
    {SAY(SUMMARY_KITTY_COUNTS), "kitty", "multiplier", false},
    {SAY(SUMMARY_EXCHANGE), "exchange", "steps", false},
    {SAY(SUMMARY_LEAD), "lead", "first", false},
    {SAY(SUMMARY_FORMS), "lead", "forms", false},
    {SAY(SUMMARY_POWER), "lead", "forms", false},
    {SAY(SUMMARY_OUT_OF_TURN), "lead", "forms", false},
};
const int rule_headings_n = sizeof rule_headings / sizeof *rule_headings;

const Field *heading_field(const RuleHeading *heading, Family family) {
  const Field *field = schema_find(heading->group, heading->name);
  return field && schema_is_of(field, family) ? field : NULL;
}

const Field *field_headed(const Language *language, const char *title, size_t length,
                          Family family) {
  for (int i = 0; i < rule_headings_n; i++) {
    Text said = text_room(TITLE_TEXT);
    sentence_expand(&said, language, rule_headings[i].title);
    if (said.length != length || strncmp(said.out, title, length) != 0) continue;
    const Field *field = heading_field(&rule_headings[i], family);
    if (field) return field;
  }
  return NULL;
}
