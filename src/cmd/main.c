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
  {"repl", "[VARIANT] [-n PLAYERS] [-s SEED] [--script FILE] [--position TEXT]",
   "step through deals; this is what happens without a command",
   "  -n, --players N   how many play (else what the game says)\n"
   "  -s, --seed N      the deal (else a random one, which is printed)\n"
   "  --script FILE     commands from a file, - for standard input: no prompt\n"
   "  --position TEXT   begins with a situation, as the command `position` prints it\n"
   "  -b, --bots NAMES  who plays: one for all, or a list for A, B, ... in turn; a bot in Lua by\n"
   "                    its name or file\n"
   "  --echo            prints each command of a script before its answer\n"
   "  --ascii           letters for suits, also where the locale has Unicode\n"
   "VARIANT is a name, a path, or a sum of these with +: see `pengyou list`.\n", true, cmd_repl},
  {"test", "[PATH ...] [--filter TEXT] [--junit FILE] [--coverage [RULE ...]]",
   "run scenarios, or find the rules that none of them holds",
   "  --filter TEXT     only scenarios with TEXT in their name\n"
   "  --junit FILE      the results as JUnit XML; an XML file that is there is replaced\n"
   "PATH is a file or a folder; without one: tests/scenarios and variants.\n"
   "  --coverage        changes each rule of RULE, a game or house rule by name or path (without\n"
   "                    one: of all), to every one next to it and runs the scenarios again;\n"
   "                    tells what none notices, with a scenario that would\n"
   "  --filter TEXT     with it: only changes with TEXT in their name (score.step)\n"
   "  --situations N    how many are tried to find one that shows it (else 2000); given, for\n"
   "                    changes that are marked as unnoticed too\n"
   "  --scenarios FILE  writes the scenarios that were found\n"
   "  -j, --threads N   so many at once (as many as there are cores)\n"
   "The status is 1 when a scenario fails, or a change is unnoticed.\n", true, cmd_test},
  {"judge", "[VARIANT] [--paths]", "rulings: one JSON object a line in, one a line out",
   "  --paths           questions may name any file; else only those of the folders of the\n"
   "                    variants, and of VARIANT's where that is a path\n"
   "VARIANT is that of lines that name none. src/tools/README.md has the questions and answers.\n",
   false, cmd_judge},
  {"ask", "[VARIANT] [QUESTION] KEY VALUE ... [--json]", "a ruling asked for in words",
   "  --json            the answer as `pengyou judge` gives it\n"
   "VARIANT is a name, a path, or a sum of these with +, else the default game. A value runs to\n"
   "the next key; cards may be typed together (8899D); in a list each word is an entry. QUESTION\n"
   "may be left out where the keys fit one. Without players and packs there are two full packs.\n",
   false, cmd_ask},
  {"diff", "GAME OTHER [-n PLAYERS] [--raw]", "which rules two variants set differently, and where",
   "  -n, --players N   for so many (else what each game says)\n"
   "  --raw             values as Lua writes them; functions with what they are laid over\n"
   "Below each rule stands the smallest situation that shows it, if one was found.\n"
   "The status is 0 also when rules differ.\n",
   false, cmd_diff},
  {"differ", "GAME OTHER [-n PLAYERS] [--situations N] [--scenarios FILE]",
   "the smallest situations that two variants rule differently",
   "  -n, --players N   for so many (else for every number that both have)\n"
   "  -s, --seed N      where the search begins; the same seed finds the same\n"
   "  --situations N    how many situations are tried (else 50000)\n"
   "  --scenarios FILE  writes them as scenarios, for each side what it answers\n"
   "The status is 1 when a difference was found.\n", true, cmd_differ},
  {"check", "VARIANT|FILE [--watch]", "is this a sound variant? if not: line and remedy",
   "The game is loaded for every number of players that it has.\n"
   "  --watch           checks again whenever FILE is saved, says which rulings the save changed,\n"
   "                    and runs the scenarios beside it (NAME_test.lua); Ctrl-C ends it\n",
   false, cmd_check},
  {"new", "NAME [--from BASE]", "a new house rule over a game, with its first scenario",
   "  -f, --from BASE   the game, or sum, that it is laid over (else the default one)\n"
   "NAME.lua and NAME_test.lua are written here; nothing that is there is overwritten. With a\n"
   "sentence in quotes, English or Chinese (\"the kitty counts four times\"), the rules are named\n"
   "that are like it.\n",
   true, cmd_new},
  {"replay", "FILE [--other-rules]", "replay a record and verify it",
   "  --other-rules     goes on although the rules have changed since\n", false, cmd_replay},
  {"review", "RECORD [--lang L]", "what the plays of the last deal of a record gave away",
   "  --lang L          en or zh (else by the locale)\n", false, cmd_review},
  {"sim", "[VARIANT] [--vs OTHER] [--deals N] [--bots NAME,...]",
   "what a rule does: many deals of bots, with 95 % intervals",
   "  --vs OTHER        the same deals under other rules too; stops when that is decided\n"
   "  --sweep F=1..8    the same deals with a field at each of these values, or F=1,2,4\n"
   "  -d, --deals N     so many deals (10,000; with --vs 1,000,000 at most), or games\n"
   "  --games           whole games, not the first deal of each\n"
   "  -n, --players N   how many play (else what the game says)\n"
   "  -s, --seed N      of the first deal (1); each further deal has the next one\n"
   "  -b, --bots NAMES  who plays (sensible): one for all, or a list for A, B, ... in turn; a bot\n"
   "                    in Lua by its name or file\n"
   "  --on FIGURE       the figure that decides (who wins), by its key in --json\n"
   "  --detect X        the least difference that --vs looks for (1 in 100); 0: plays all deals\n"
   "  --plot FILE.svg   pictures, in the file and in the terminal\n"
   "  --shard I/N       the I-th of N parts, for `pengyou merge`; --deals is of all parts\n"
   "  --profile         what each function of the rules costs\n"
   "  --json            the figures as JSON\n"
   "  -j, --threads N   so many at once (as many as there are cores): the figures stay the same\n"
   "Ctrl-C ends it and keeps what was done. Deals are the first of a game, so all are at its\n"
   "first level.\n", true, cmd_sim},
  {"merge", "SHARD ... [--json] [--plot FILE.svg]",
   "the shards of a simulation, added up to what one run gives",
   "  --plot FILE.svg   pictures, in the file and in the terminal\n"
   "  --json            the figures as JSON\n"
   "SHARD is a file that `pengyou sim --shard I/N` wrote to standard output, on any machine; all\n"
   "N are wanted, each once, of the same rules, deals and seed. Bit for bit the figures are those\n"
   "of one run that does not stop early (--detect 0).\n", true, cmd_merge},
  {"duel", "A B [VARIANT] [--deals N]", "two bots on mirrored deals",
   "  -d, --deals N     so many pairs of deals at most (2,000)\n"
   "  -n, --players N   how many play (else what the game says)\n"
   "  -s, --seed N      of the first deal (1); each further deal has the next one\n"
   "  --detect X        stops when a difference of so many levels a deal is decided (0.05)\n"
   "  --json            the figures as JSON\n"
   "  -j, --threads N   so many at once (as many as there are cores): the figures stay the same\n"
   "Each deal is played twice, the same cards: A has every second seat, then the others. A and B\n"
   "are bots of the program, or bots in Lua by their names or files.\n", false, cmd_duel},
  {"bench", "[ROW ...] [--json | --against FILE | --list | --count]",
   "the benchmark: what deals, rulings, questions and loading take",
   "  --json            the figures as JSON, with all samples\n"
   "  --against FILE    each row against a run that --json wrote: ratio, and its interval\n"
   "  --list            the rows\n"
   "  --count           each row once where a tool counts it: see `make bench-instructions`\n"
   "ROW is a name of the list; without one: all rows.\n", false, cmd_bench},
  {"rules", "[VARIANT] [-n PLAYERS]", "the rulebook of a variant, with examples",
   "  -n, --players N   for so many (else what the game says)\n"
   "  -f, --format F    text, md, or html: one file, without network, that prints well\n"
   "  -l, --language L  en or zh\n"
   "  --short           what is set, without examples\n"
   "Every example is ruled on while the book is made.\n", false, cmd_rules},
  {"list", "", "the variants and house rules that are found, and where", "", false, cmd_list},
};
/* clang-format on */

/* What --help says of the options that every sub-command has. */
static const char FOR_ALL[] =
    "\nBefore rules or scenarios are run that do not come with the program, the process gives up\n"
    "the right to open files and connections and to start programs; another handles its files.\n"
    "  --isolate         before any rules\n"
    "  --no-isolate      not at all\n"
    "  --lang CODE       the language of what is said: en or zh; otherwise that of the "
    "environment\n"
    "  --budget N        scripts may run for N million instructions in a command, not 100";

enum { COMMANDS_NB = sizeof COMMANDS / sizeof COMMANDS[0] };

static int help(void) {
  puts("pengyou: a sandbox for the rules of the Sheng Ji family of card games\n");
  for (int i = 0; i < COMMANDS_NB; i++)
    printf("  pengyou %-7s %s\n          %s\n", COMMANDS[i].name, COMMANDS[i].usage,
           COMMANDS[i].help);
  puts("\n`pengyou COMMAND --help` says more; `pengyou --version` says which one this is.");
  return DONE;
}

static int help_one(const SubCommand *command) {
  printf("pengyou %s %s\n%s\n", command->name, command->usage, command->help);
  if (*command->more) printf("\n%s", command->more);
  puts(FOR_ALL);
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
  return begin_repl(argc - 1, argv + 1);
}

int main(int argc, char **argv) {
  find_program(argv[0]);
  options_speak(find_language(argc, argv));
  return finish(run(argc, argv));
}
