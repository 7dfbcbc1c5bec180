/* explain_word.c - see explain_word.h. */
#include "repl/command/explain_word.h"

#include <string.h>

#include "repl/command/absent.h"
#include "repl/command/rules_summary.h"
#include "repl/glossary.h"
#include "repl/rule_headings.h"
#include "repl/say.h"
#include "rules/field_sentences.h"

/* A level of a later time through: "2+", "10++", "NT+". */
static bool is_later_lap(const char *word) {
  size_t name = strcspn(word, "+"), laps = strspn(word + name, "+");
  if (name == 0 || name > 2 || laps == 0 || word[name + laps]) return false;
  return strspn(word, "0123456789JQKATNjqkatn") == name;
}

bool explain_word(Repl *repl, const char *word) {
  Family family = (Family)repl->session.rules->family;
  const Explained *explained = glossary_find(is_later_lap(word) ? "level" : word, family);
  if (explained) {
    repl_tell(repl, explained->said);
    if (absent_check_word(repl, explained)) rules_say_of(repl, explained->fields);
    return true;
  }
  const Language *language = repl->look.language ? repl->look.language : &repl_english;
  const Field *field = field_headed(language, word, strlen(word), family);
  char name[FIELD_NAME];
  if (!field) return false;
  repl_tell(repl, SAY(HELP_LABEL), word, field_sentence(field, language->code));
  rules_say_of(repl, schema_name(field, name));
  return true;
}
