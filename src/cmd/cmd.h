/* cmd.h - the sub-commands: one const list in main.c, one file each. */
#ifndef cmd_h
#define cmd_h

#include <stdbool.h>

#define PENGYOU_VERSION "0.1.0"

/* Exit status: done, a check did not hold, wrong usage or unreadable input. */
enum { DONE = 0, FAILED = 1, USAGE = 2 };

typedef struct SubCommand {
  const char *name, *usage, *help;
  const char *more; /* further lines of --help; "" when there are none */
  bool writes;      /* files, after rules were loaded */
  int (*run)(const struct SubCommand *command, int argc, char **argv);
} SubCommand;

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
