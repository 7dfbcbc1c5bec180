/* explain_word.c - see explain_word.h. */
#include "repl/command/explain_word.h"

#include <string.h>

#include "repl/command/absent.h"
#include "repl/command/rules_summary.h"
#include "repl/glossary.h"
#include "repl/rule_headings.h"
#include "repl/say.h"
#include "rules/field_sentences.h"

bool explain_word(Repl *repl, const char *word) {
  const Explained *explained = glossary_find(word, (Family)repl->session.rules->family);
  if (explained) {
    repl_tell(repl, explained->said);
    if (absent_check_word(repl, explained)) rules_say_of(repl, explained->fields);
    return true;
  }
  const Language *language = repl->look.language ? repl->look.language : &repl_english;
  const Field *field =
      field_headed(language, word, strlen(word), (Family)repl->session.rules->family);
  char name[FIELD_NAME];
  if (!field) return false;
  repl_tell(repl, SAY(HELP_LABEL), word, field_sentence(field, language->code));
  rules_say_of(repl, schema_name(field, name));
  return true;
}
