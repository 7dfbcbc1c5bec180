/* main.c - the program: finds the sub-command and runs it. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/nearest_word.h"
#include "cmd/cmd.h"
#include "cmd/options.h"
#include "io/print.h"
#include "language/language.h"
#include "lua/load/find_files.h"

/* clang-format off */
static const SubCommand COMMANDS[] = {
  {"repl", SAY(USAGE_REPL), SAY(DOES_REPL), SAY(MORE_REPL), true, cmd_repl},
  {"test", SAY(USAGE_TEST), SAY(DOES_TEST), SAY(MORE_TEST), true, cmd_test},
  {"judge", SAY(USAGE_JUDGE), SAY(DOES_JUDGE), SAY(MORE_JUDGE), false, cmd_judge},
  {"ask", SAY(USAGE_ASK), SAY(DOES_ASK), SAY(MORE_ASK), false, cmd_ask},
  {"diff", SAY(USAGE_DIFF), SAY(DOES_DIFF), SAY(MORE_DIFF), false, cmd_diff},
  {"differ", SAY(USAGE_DIFFER), SAY(DOES_DIFFER), SAY(MORE_DIFFER), true, cmd_differ},
  {"check", SAY(USAGE_CHECK), SAY(DOES_CHECK), SAY(MORE_CHECK), false, cmd_check},
  {"new", SAY(USAGE_NEW), SAY(DOES_NEW), SAY(MORE_NEW), true, cmd_new},
  {"replay", SAY(USAGE_REPLAY), SAY(DOES_REPLAY), SAY(MORE_REPLAY), false, cmd_replay},
  {"review", SAY(USAGE_REVIEW), SAY(DOES_REVIEW), SAY(MORE_REVIEW), false, cmd_review},
  {"sim", SAY(USAGE_SIM), SAY(DOES_SIM), SAY(MORE_SIM), true, cmd_sim},
  {"merge", SAY(USAGE_MERGE), SAY(DOES_MERGE), SAY(MORE_MERGE), true, cmd_merge},
  {"duel", SAY(USAGE_DUEL), SAY(DOES_DUEL), SAY(MORE_DUEL), false, cmd_duel},
  {"bench", SAY(USAGE_BENCH), SAY(DOES_BENCH), SAY(MORE_BENCH), false, cmd_bench},
  {"rules", SAY(USAGE_RULES), SAY(DOES_RULES), SAY(MORE_RULES), false, cmd_rules},
  {"list", "", SAY(DOES_LIST), "", false, cmd_list},
};
/* clang-format on */

enum { COMMANDS_NB = sizeof COMMANDS / sizeof COMMANDS[0] };

static int help(void) {
  print_sentence(stdout, SAY(USAGE_HEAD));
  puts("");
  for (int i = 0; i < COMMANDS_NB; i++) {
    print_line(stdout, "  pengyou %-7s %s", COMMANDS[i].name, COMMANDS[i].usage);
    print_line(stdout, "          %s", COMMANDS[i].help);
  }
  puts("");
  print_sentence(stdout, SAY(USAGE_FOOT));
  return DONE;
}

static int help_one(const SubCommand *command) {
  print_line(stdout, "pengyou %s %s", command->name, command->usage);
  print_line(stdout, "%s", command->help);
  if (*command->more) puts("");
  print_prose(stdout, command->more);
  print_prose(stdout, SAY(USAGE_FOR_ALL));
  if (command->run == cmd_ask) cmd_ask_list();
  return DONE;
}

static const SubCommand *find(const char *name) {
  for (int i = 0; i < COMMANDS_NB; i++)
    if (strcmp(COMMANDS[i].name, name) == 0) return &COMMANDS[i];
  return NULL;
}

/* A first word that is no command may be a game (`pengyou pagat`), or a slip. */
static int begin_repl(int argc, char **argv) {
  const SubCommand *repl = &COMMANDS[0];
  if (argc > 0 && argv[0][0] != '-') {
    const char *names[COMMANDS_NB + 1] = {0};
    for (int i = 0; i < COMMANDS_NB; i++) names[i] = COMMANDS[i].name;
    const char *near = nearest_word(argv[0], names);
    if (near) {
      print_sentence(stderr, SAY(TOOL_NEAR_COMMAND), argv[0], near);
      return USAGE;
    }
  }
  return repl->run(repl, argc, argv);
}

static bool wants_help(int argc, char **argv) {
  for (int i = 0; i < argc; i++)
    if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) return true;
  return false;
}

/* What was printed must have arrived: on a full disk nothing is done. */
static int finish(int status) {
  bool lost = ferror(stdout) != 0;
  bool flushed = fflush(stdout) == 0;
  if (!lost && flushed) return status;
  char reason[256] = "";
  if (!flushed) snprintf(reason, sizeof reason, ": %s", strerror(errno));
  print_sentence(stderr, SAY(TOOL_UNWRITTEN), reason);
  return USAGE;
}

/* The language that is named anywhere, so that also what is wrong with the words is said in it. */
static const char *find_language(int argc, char **argv) {
  for (int i = 1; i + 1 < argc; i++)
    if (strcmp(argv[i], "--lang") == 0 && language_find(argv[i + 1])) return argv[i + 1];
  return NULL;
}

static int run(int argc, char **argv) {
  const char *word = argc > 1 ? argv[1] : "";
  if (strcmp(word, "--version") == 0) {
    puts("pengyou " PENGYOU_VERSION);
    return DONE;
  }
  if (strcmp(word, "--lang") == 0 && argc > 3 &&
      (argv[3][0] != '-' || wants_help(1, argv + 3))) { /* it may stand before the command, too */
    char *command = argv[3];
    argv[3] = argv[2], argv[2] = argv[1], argv[1] = command;
    word = command;
  }
  if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0)
    return help();
  const SubCommand *command = find(word);
  if (command && wants_help(argc - 2, argv + 2)) return help_one(command);
  if (command) return command->run(command, argc - 2, argv + 2);
  if (wants_help(argc - 1, argv + 1)) return help_one(find("repl"));
  return begin_repl(argc - 1, argv + 1);
}

int main(int argc, char **argv) {
  find_program(argv[0]);
  options_speak(find_language(argc, argv));
  return finish(run(argc, argv));
}
