/* command_list.c - the list of commands, and finding one in it. */
#include "repl/command_list.h"

#include <ctype.h>
#include <string.h>

#include "base/nearest_word.h"
#include "notation/notation.h"
#include "repl/command/handlers.h"
#include "repl/custom_phase.h"
#include "repl/help.h"
#include "repl/repl_sentences.h"
#include "rules/schema.h"

static COMMAND(command_quit) {
  (void)command, (void)seat, (void)rest;
  repl->quit = true;
  return true;
}

/* clang-format off */
const Command commands[] = {
  /* going on */
  {"step", "s", "[N]", SAY(HELP_STEP), "step 3", COMPLETES_NOTHING, "", true, command_step},
  {"auto", "", "[trick|deal|game]", SAY(HELP_AUTO),
   "auto trick", COMPLETES_WORDS, "trick deal game", true, command_auto},
  {"seat", "", "[SEAT ...|none]", SAY(HELP_SEAT), "seat C",
   COMPLETES_SEATS, "none", true, command_take},
  {"open", "", "[on|off]", SAY(HELP_OPEN), "open on",
   COMPLETES_WORDS, "on off", false, command_open},
  {"new", "", "[VARIANT] [PLAYERS] [seed N]", SAY(HELP_NEW), "new 8 seed 42",
   COMPLETES_GAMES, "seed", false, command_new},
  {"undo", "u", "[N]", SAY(HELP_UNDO), "undo 2", COMPLETES_NOTHING, "", false, command_undo},
  {"redo", "", "[N]", SAY(HELP_REDO), "redo", COMPLETES_NOTHING, "", false, command_redo},
  {"goto", "", "[trick|draw|deal] N", SAY(HELP_GOTO), "goto 7",
   COMPLETES_WORDS, "trick draw deal", false, command_goto},
  {"branch", "", "[NAME|-NAME]", SAY(HELP_BRANCH), "branch try",
   COMPLETES_BRANCHES, "", false, command_branch},
  {"branches", "", "", SAY(HELP_BRANCHES), "branches",
   COMPLETES_NOTHING, "", false, command_branches},
  {"what", "", "CARDS", SAY(HELP_WHAT), "what AS", COMPLETES_CARDS, "", false, command_what},
  /* other rules in the middle of a game */
  {"reload", "", "", SAY(HELP_RELOAD), "reload", COMPLETES_NOTHING, "", false, command_reload},
  {"house", "", "[NAME|-NAME]", SAY(HELP_HOUSE), "house tractor-above-ace",
   COMPLETES_GAMES, "", false, command_house},
  {"set", "", "FIELD [VALUE]", SAY(HELP_SET), "set follow.smaller set by set",
   COMPLETES_FIELDS, "", false, command_set},
  /* acting: under the word that a record uses */
  {"draw", "", "", SAY(HELP_DRAW), "draw", COMPLETES_NOTHING, "", true, command_act},
  {"declare", "", "CARDS", SAY(HELP_DECLARE), "declare 2H", COMPLETES_CARDS, "", true, command_act},
  {"defend", "", "CARDS", SAY(HELP_DEFEND), "defend 2H", COMPLETES_CARDS, "", true, command_act},
  {"yield", "", "", SAY(HELP_YIELD), "yield", COMPLETES_NOTHING, "", true, command_act},
  {"pass", "", "", SAY(HELP_PASS), "pass", COMPLETES_NOTHING, "", true, command_act},
  {"misdeal", "", "", SAY(HELP_MISDEAL), "misdeal", COMPLETES_NOTHING, "", true, command_act},
  {"pick-up", "", "", SAY(HELP_PICK_UP), "pick-up", COMPLETES_NOTHING, "", true, command_act},
  {"bury", "b", "CARDS", SAY(HELP_BURY), "bury 3C 4C 6C 3D 4D 6D",
   COMPLETES_CARDS, "", true, command_act},
  {"reveal", "", "", SAY(HELP_REVEAL), "reveal", COMPLETES_NOTHING, "", true, command_act},
  {"call", "", "CARD#N ...", SAY(HELP_CALL), "call AS#1 KD#2",
   COMPLETES_CARDS, "", true, command_act},
  {"play", "p", "CARDS", SAY(HELP_PLAY), "play JH JH", COMPLETES_CARDS, "", true, command_act},
  {"deal", "", "", SAY(HELP_DEAL), "deal", COMPLETES_NOTHING, "", true, command_act},
  {"give", "", "CARD|SEAT CARDS", SAY(HELP_GIVE), "give C AS AS",
   COMPLETES_CARDS, "", true, command_act},
  {"accept", "", "", SAY(HELP_ACCEPT), "accept", COMPLETES_NOTHING, "", true, command_act},
  {"refuse", "", "", SAY(HELP_REFUSE), "refuse", COMPLETES_NOTHING, "", true, command_act},
  {"keep", "", "", SAY(HELP_KEEP), "keep", COMPLETES_NOTHING, "", true, command_act},
  {"request", "", "RANK", SAY(HELP_REQUEST), "request 7", COMPLETES_NOTHING, "", true, command_act},
  {"waive", "", "", SAY(HELP_WAIVE), "waive", COMPLETES_NOTHING, "", true, command_act},
  /* asking */
  {"table", "t", "[N]", SAY(HELP_TABLE), "table", COMPLETES_NOTHING, "", false, command_table},
  {"hands", "h", "[SEAT ...]", SAY(HELP_HANDS), "hands A C",
   COMPLETES_SEATS, "", false, command_hands},
  {"legal", "l", "", SAY(HELP_LEGAL), "legal", COMPLETES_NOTHING, "", false, command_legal},
  {"why", "w", "[CARDS|score]", SAY(HELP_WHY),
   "why AH 6H", COMPLETES_CARDS, "score", false, command_why},
  {"ask", "", "[QUESTION] KEY VALUE ...", SAY(HELP_ASK), "ask winner plays 9C TC",
   COMPLETES_WORDS, "order shape lead follow follows winner bid may-bid bury misdeal call friends "
   "kitty score advance settle decided turned begins deck", false, command_ask},
  {"hint", "", "", SAY(HELP_HINT), "hint", COMPLETES_NOTHING, "", false, command_hint},
  {"trump", "", "[TRUMP]", SAY(HELP_TRUMP), "trump 9C",
   COMPLETES_NOTHING, "", false, command_trump},
  {"rules", "", "[GROUP|FIELD]", SAY(HELP_RULES), "rules follow",
   COMPLETES_WORDS, NULL, false, command_rules},
  {"history", "", "[DEAL|all]", SAY(HELP_HISTORY), "history",
   COMPLETES_WORDS, "all", false, command_history},
  {"show", "", "trick N|deal", SAY(HELP_SHOW), "show trick 3",
   COMPLETES_WORDS, "trick deal", false, command_show},
  {"look", "", "[WHAT WORD]", SAY(HELP_LOOK),
   "look colours four", COMPLETES_LOOKS, "", false, command_look},
  {"games", "", "", SAY(HELP_GAMES), "games", COMPLETES_NOTHING, "", false, command_games},
  {"lua", "", "CODE", SAY(HELP_LUA),
   "lua hand.A:points()", COMPLETES_NOTHING, "", false, command_lua},
  {"position", "", "[TEXT]", SAY(HELP_POSITION), "position",
   COMPLETES_NOTHING, "", false, command_position},
  {"lang", "", "[en|zh]", SAY(HELP_LANG), "lang zh", COMPLETES_WORDS, "en zh", false, command_lang},
  /* keeping */
  {"save", "", "FILE", SAY(HELP_SAVE), "save game.txt", COMPLETES_FILES, "", false, command_save},
  {"save!", "", "FILE", SAY(HELP_OVER), "save! game.txt", COMPLETES_FILES, "", false, command_save},
  {"load", "", "FILE", SAY(HELP_LOAD), "load game.txt", COMPLETES_FILES, "", false, command_load},
  {"export", "", "FILE [trick N]", SAY(HELP_EXPORT),
   "export deal.svg", COMPLETES_FILES, "", false, command_export},
  {"export!", "", "FILE [trick N]", SAY(HELP_OVER),
   "export! deal.svg", COMPLETES_FILES, "", false, command_export},
  {"resume", "", "", SAY(HELP_RESUME), "resume", COMPLETES_NOTHING, "", false, command_resume},
  {"test", "", "FILE|save NAME", SAY(HELP_TEST),
   "test save broken-pair", COMPLETES_FILES, "", false, command_test},
  {"help", "?", "[COMMAND|all]", SAY(HELP_HELP), "help play",
   COMPLETES_COMMANDS, "all", false, command_help},
  {"tutorial", "", "", SAY(HELP_TUTORIAL), "tutorial",
   COMPLETES_NOTHING, "", false, command_tutorial},
  {"quit", "q", "", SAY(HELP_QUIT), "quit", COMPLETES_NOTHING, "", false, command_quit},
};
/* clang-format on */
const int commands_n = sizeof commands / sizeof commands[0];

static bool begins(const char *name, const char *word, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (tolower((unsigned char)word[i]) != name[i]) return false;
  return true;
}

static bool is_word(const char *name, const char *word, size_t length) {
  return begins(name, word, length) && name[length] == '\0' && length > 0;
}

static void say_unknown(const char *word, size_t length, char *error, size_t error_size) {
  const char *names[sizeof commands / sizeof commands[0] + 1];
  char clipped[CLIP_TEXT];
  for (int i = 0; i < commands_n; i++) names[i] = commands[i].name;
  names[commands_n] = NULL;
  text_clip(word, length, clipped);
  const char *near = nearest_word(clipped, names);
  if (length == 2 && isalpha((unsigned char)word[0]) && word[1] == ':')
    say_values_in(error, error_size,
                  VALUES(SAY(NO_SEAT_HERE), (char)toupper((unsigned char)*word)));
  else if (near)
    say_values_in(error, error_size, VALUES(SAY(NO_COMMAND_NEAR), clipped, near));
  else
    say_values_in(error, error_size, VALUES(SAY(NO_COMMAND), clipped));
}

const Command *command_find(const char *word, size_t length, char *error, size_t error_size) {
  const Command *found = NULL;
  Text several = text_start(error, error_size);
  int n = 0;
  for (int i = 0; i < commands_n; i++)
    if (is_word(commands[i].name, word, length) || is_word(commands[i].alias, word, length))
      return &commands[i];
  for (int i = 0; i < commands_n; i++)
    if (begins(commands[i].name, word, length) && !command_overwrites(&commands[i])) {
      say(&several, n++ ? SAY(OR_COMMAND) : SAY(WHICH_COMMAND), commands[i].name);
      found = &commands[i];
    }
  if (n == 0)
    say_unknown(word, length, error, error_size);
  else if (n > 1)
    text_put(&several, "?");
  return n == 1 ? found : NULL;
}

/* ---- words of a phase of the variant ---- */

static const Command *phase_command(const Repl *repl, const char *word, size_t length,
                                    PhaseCommand *own) {
  PhaseChoice choice;
  if (length == 0 || length >= sizeof own->name) return NULL;
  snprintf(own->name, sizeof own->name, "%.*s", (int)length, word);
  if (!phase_find_word(repl, own->name, &choice)) return NULL;
  Completes completes = choice.count.max ? COMPLETES_CARDS : COMPLETES_NOTHING;
  own->command = (Command){own->name, "", "", "", "", completes, "", true, command_act};
  return &own->command;
}

const Command *command_read(const Repl *repl, const char **text, PhaseCommand *own, char *error,
                            size_t error_size) {
  const char *word = *text;
  while (**text && !isspace((unsigned char)**text)) (*text)++;
  size_t length = (size_t)(*text - word);
  const Command *command = phase_command(repl, word, length, own);
  return command ? command : command_find(word, length, error, error_size);
}

int command_seat(const Repl *repl, const char *line, const char **rest) {
  while (isspace((unsigned char)*line)) line++;
  *rest = line;
  if (!isalpha((unsigned char)line[0]) || line[1] != ':') return SEAT_NONE;
  char letter[] = {line[0], '\0'};
  int seat = seat_parse(letter, repl->session.rules->players);
  if (seat < 0) return SEAT_NONE;
  for (*rest = line + 2; isspace((unsigned char)**rest);) (*rest)++;
  return seat;
}
