/* language.h - the languages: what was said (base/sentence.h) put into words where it leaves the
** program.
**
** The templates stand beside their ids, a column a language (base/core_sentences.h and its
** neighbours, rules/refusal.h, repl/repl_sentences.h). Programs are answered in English; the REPL
** speaks the language of its reader.
*/
#ifndef language_h
#define language_h

#include "base/sentence.h"
#include "rules/refusal.h"

/* What is said below the REPL. */
extern const Language language_english, language_chinese;

/* All of them, ended by NULL; the first is English. */
extern const Language *const languages[];

/* The language that a name begins with: "zh", "zh_CN.UTF-8"; NULL when there is none. */
const Language *language_find(const char *name);

/* Begins to read and show characters as the environment says. Is that Unicode? Also where it names
** a locale of UTF-8 that is not installed here. */
bool language_characters(void);

/* At the start: the one that is named, else that of the environment where it can be shown. */
const Language *language_start(const char *name, bool unicode);

/* What was said, as an `error` is, in words; what does not fit is cut off between characters.
** Returns out. And the same in English. */
const char *language_text(const Language *language, const char *said, char *out, size_t size);
const char *english_text(const char *said, char *out, size_t size);

/* The sentence of a ruling in English; in another language it is language_text of ruling_said
** (rules/refusal.h). Returns out. */
const char *ruling_text(const Ruling *ruling, int planes, Style style, char *out, size_t size);

#endif
