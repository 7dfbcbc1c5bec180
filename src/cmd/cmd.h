/* cmd.h - the sub-commands: one const list in main.c, one file each. */
#ifndef cmd_h
#define cmd_h

#include <stdbool.h>
#include <stdint.h>

#include "cmd/tool_sentences.h"

#define PENGYOU_VERSION "0.1.0"

/* Exit status: done, a check did not hold, wrong usage or unreadable input. */
enum { DONE = 0, FAILED = 1, USAGE = 2 };

typedef struct SubCommand {
  const char *name, *usage, *help;
  const char *more; /* further lines of --help; "" when there are none */
  bool writes;      /* files, after rules were loaded */
  int (*run)(const struct SubCommand *command, int argc, char **argv);
} SubCommand;

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

/* One line on standard error: any text, or a sentence and what stands in it,
** usage_say(command, SAY(X), ...). Returns USAGE. */
int usage_fail(const SubCommand *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#define usage_say(command, ...) usage_values(command, VALUES(__VA_ARGS__))
int usage_values(const SubCommand *command, const Value sentence[]);

/* The same as a condition that does not hold. */
#define usage_refuse(...) (usage_fail(__VA_ARGS__), false)
#define usage_deny(...) (usage_say(__VA_ARGS__), false)

int cmd_repl(const SubCommand *command, int argc, char **argv);
int cmd_test(const SubCommand *command, int argc, char **argv);
int cmd_diff(const SubCommand *command, int argc, char **argv);
int cmd_differ(const SubCommand *command, int argc, char **argv);
int cmd_check(const SubCommand *command, int argc, char **argv);
int cmd_new(const SubCommand *command, int argc, char **argv);
int cmd_replay(const SubCommand *command, int argc, char **argv);
int cmd_review(const SubCommand *command, int argc, char **argv);
int cmd_bench(const SubCommand *command, int argc, char **argv);
int cmd_judge(const SubCommand *command, int argc, char **argv);
/* What --help of `ask` says beside: every question with an example, and every key. */
void cmd_ask_list(void);
int cmd_ask(const SubCommand *command, int argc, char **argv);
int cmd_rules(const SubCommand *command, int argc, char **argv);
int cmd_sim(const SubCommand *command, int argc, char **argv);
int cmd_merge(const SubCommand *command, int argc, char **argv);
int cmd_duel(const SubCommand *command, int argc, char **argv);
int cmd_list(const SubCommand *command, int argc, char **argv);

#endif
