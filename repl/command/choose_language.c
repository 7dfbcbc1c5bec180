/* choose_language.c - `lang`: the language of the answers. */
#include "language/language.h"
#include "repl/command/handlers.h"
#include "repl/say.h"

COMMAND(command_lang) {
  char word[32];
  if (command_word(&rest, word, sizeof word)) {
    const Language *language = language_find(word);
    Text codes = text_room(64);
    for (int i = 0; languages[i]; i++) text_add(&codes, i ? ", %s" : "%s", languages[i]->code);
    if (!language) return repl_deny(repl, SAY(LANG_TAKES), word, codes.out);
    if (!command_is_all(repl, command, rest)) return false;
    repl->look.language = repl_language(language);
  }
  const Language *now = repl->look.language ? repl->look.language : &repl_english;
  repl_tell(repl, SAY(LANGUAGE), now->code, now->name);
  return true;
}
