/* phrases.h - what people type for a command: "what can I play", "go back", 轮到谁.
**
** One table of phrases and the lines that they mean. A phrase is a whole line, and none is one that
** a command takes: so none takes the place of an abbreviation or of an argument.
*/
#ifndef repl_phrases_h
#define repl_phrases_h

#include <stdbool.h>
#include <stddef.h>

enum { PHRASE_LINE = 512 };

/* Does the line mean another one? Either that is written into `line`, or *advice is a sentence
** that says which commands there are for it. */
bool phrase_read(const char *text, char line[PHRASE_LINE], const char **advice);

/* The phrases as the table has them: words, of which one of "a|b" stands there, "[a]" may be left
** out, and "*" is any words. NULL behind the last. */
const char *phrase_pattern(int i);

/* Calls `take` with each word that may stand behind those of `before` in a phrase. */
void phrase_next(const char *before, void (*take)(void *data, const char *word, size_t length),
                 void *data);

#endif
