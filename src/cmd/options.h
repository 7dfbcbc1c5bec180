/* options.h - reading the words behind a sub-command, and saying what is wrong with them. */
#ifndef options_h
#define options_h

#include <stdbool.h>
#include <stdint.h>

#include "cmd/cmd.h"
#include "cmd/tool_sentences.h"

/* An option: --name or -letter ('\0': none). It fills `text` with the next word, or sets `on`. */
typedef struct Option {
  const char *name;
  char letter;
  const char **text;
  bool *on;
} Option;

/* Reads options, which may stand before, between and behind the other words; those are moved to the
** front of argv. The options that every sub-command has, when the process is isolated (isolate.h),
** how long scripts run (variant_budget) and the language of what is printed, are obeyed here.
** Returns the number of the words, or -1 when one line of what is wrong was printed. */
int options_read(const SubCommand *command, const Option options[], int n, int argc, char **argv);

/* What stands behind --lang; NULL: it is not there. The language of the environment is spoken then,
** until options are read and in them. */
const char *options_language(void);
void options_speak(const char *language);

/* A decimal number in [min, max]; says on standard error what is wrong with `what`, a sentence or
** an option. Without a text *out stays as it is. */
bool number_read(const SubCommand *command, const char *what, const char *text, uint64_t min,
                 uint64_t max, uint64_t *out);

/* May a file of that kind ("XML") be written there? One that is there already is replaced only if
** it begins as such files do, or is empty. Says on standard error why not. */
bool file_wanted(const SubCommand *command, const char *path, const char *begins, const char *kind);

/* One line on standard error: any text, or a sentence and what stands in it,
** usage_say(command, SAY(X), ...). Returns USAGE. */
int usage_fail(const SubCommand *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#define usage_say(command, ...) usage_values(command, VALUES(__VA_ARGS__))
int usage_values(const SubCommand *command, const Value sentence[]);

/* The same as a condition that does not hold. */
#define usage_refuse(...) (usage_fail(__VA_ARGS__), false)
#define usage_deny(...) (usage_say(__VA_ARGS__), false)

#endif
