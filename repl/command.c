/* command.c - the table of commands, finding one in it, and help. */
#include "repl/phase.h"

#include <ctype.h>
#include <string.h>

#include "core/notation.h"
#include "core/schema.h"

/* clang-format off */
const Command commands[] = {
  /* going on */
  {"step", "s", "[N]", "the next thing happens; an empty line does it again", "step 3",
   COMPLETES_NOTHING, "", true, command_step},
  {"auto", "", "[trick|deal|game]", "plays on by itself, to the end of the game; Ctrl-C stops it",
   "auto trick", COMPLETES_WORDS, "trick deal game", true, command_auto},
  {"seat", "", "[SEAT ...|none]", "takes seats: you play them, others are hidden", "seat C",
   COMPLETES_SEATS, "none", true, command_take},
  {"open", "", "[on|off]", "shows all hands although you have a seat", "open on",
   COMPLETES_WORDS, "on off", false, command_open},
  {"new", "", "[VARIANT] [PLAYERS] [seed N]", "starts another game", "new 8 seed 42",
   COMPLETES_GAMES, "seed", false, command_new},
  {"undo", "u", "[N]", "takes back what the last command did", "undo 2",
   COMPLETES_NOTHING, "", false, command_undo},
  {"redo", "", "[N]", "does again what was taken back", "redo",
   COMPLETES_NOTHING, "", false, command_redo},
  {"goto", "", "[trick|draw|deal] N", "to trick N of this deal, N cards drawn, deal N", "goto 7",
   COMPLETES_WORDS, "trick draw deal", false, command_goto},
  {"branch", "", "[NAME|-NAME]", "goes on under a name, or back to it; -NAME ends it", "branch try",
   COMPLETES_BRANCHES, "", false, command_branch},
  {"branches", "", "", "the ways this game goes, and where they part", "branches",
   COMPLETES_NOTHING, "", false, command_branches},
  {"what", "", "CARDS", "the trick as it would go with this play; then all is as before",
   "what AS", COMPLETES_CARDS, "", false, command_what},
  /* other rules in the middle of a game */
  {"reload", "", "", "reads the game's files again and does the game again under them", "reload",
   COMPLETES_NOTHING, "", false, command_reload},
  {"house", "", "[NAME|-NAME]", "adds a house rule, or takes it out", "house tractor-above-ace",
   COMPLETES_GAMES, "", false, command_house},
  {"set", "", "FIELD VALUE", "sets one field, as a house rule", "set follow.smaller set by set",
   COMPLETES_FIELDS, "", false, command_set},
  /* acting: under the word that a record uses */
  {"draw", "", "", "the seat whose turn it is takes a card", "draw",
   COMPLETES_NOTHING, "", true, command_act},
  {"declare", "", "CARDS", "shows cards to make trumps: all that are then shown", "declare 2H",
   COMPLETES_CARDS, "", true, command_act},
  {"defend", "", "CARDS", "adds cards to an overcalled declaration", "defend 2H",
   COMPLETES_CARDS, "", true, command_act},
  {"yield", "", "", "lets the right to answer an overcall pass", "yield",
   COMPLETES_NOTHING, "", true, command_act},
  {"pass", "", "", "declares nothing (more) after the last card; does not follow", "pass",
   COMPLETES_NOTHING, "", true, command_act},
  {"misdeal", "", "", "throws the deal in, where the hand allows it", "misdeal",
   COMPLETES_NOTHING, "", true, command_act},
  {"pick-up", "", "", "picks up the kitty", "pick-up",
   COMPLETES_NOTHING, "", true, command_act},
  {"bury", "b", "CARDS", "lays as many cards away as the kitty had", "bury 3C 4C 6C 3D 4D 6D",
   COMPLETES_CARDS, "", true, command_act},
  {"reveal", "", "", "lays the buried kitty open", "reveal",
   COMPLETES_NOTHING, "", true, command_act},
  {"call", "", "CARD#N ...", "calls friends: the first, second ... copy of cards", "call AS#1 KD#2",
   COMPLETES_CARDS, "", true, command_act},
  {"play", "p", "CARDS", "leads or follows", "play JH JH",
   COMPLETES_CARDS, "", true, command_act},
  {"deal", "", "", "the next deal begins", "deal",
   COMPLETES_NOTHING, "", true, command_act},
  {"give", "", "CARD|SEAT CARDS", "a card in the exchange; lays cards into a hand", "give C AS AS",
   COMPLETES_CARDS, "", true, command_act},
  {"accept", "", "", "takes the card that was given", "accept",
   COMPLETES_NOTHING, "", true, command_act},
  {"refuse", "", "", "lets the card go back: no exchange, and leads", "refuse",
   COMPLETES_NOTHING, "", true, command_act},
  {"keep", "", "", "keeps what it has: no exchange, and leads", "keep",
   COMPLETES_NOTHING, "", true, command_act},
  {"request", "", "RANK", "asks for a card of a rank", "request 7",
   COMPLETES_NOTHING, "", true, command_act},
  {"waive", "", "", "waives the right to keep or to request", "waive",
   COMPLETES_NOTHING, "", true, command_act},
  /* asking */
  {"table", "t", "[N]", "the table at a glance; table N of several", "table",
   COMPLETES_NOTHING, "", false, command_table},
  {"hands", "h", "[SEAT ...]", "the hands that may be seen", "hands A C",
   COMPLETES_SEATS, "", false, command_hands},
  {"legal", "l", "", "what may be done now", "legal",
   COMPLETES_NOTHING, "", false, command_legal},
  {"why", "w", "[CARDS|score]", "why a play is legal or not; who wins the trick; the last result",
   "why AH 6H", COMPLETES_CARDS, "", false, command_why},
  {"hint", "", "", "what the simple player would do, and its reason", "hint",
   COMPLETES_NOTHING, "", false, command_hint},
  {"trump", "", "[TRUMP]", "the trumps and the order of the cards; goes on with others", "trump 9C",
   COMPLETES_NOTHING, "", false, command_trump},
  {"rules", "", "[GROUP]", "the settings in force and where they were set", "rules follow",
   COMPLETES_WORDS, NULL, false, command_rules},
  {"history", "", "[DEAL|all]", "what was done in this deal, a line a trick", "history",
   COMPLETES_WORDS, "all", false, command_history},
  {"show", "", "trick N|deal", "a trick that is over; all hands beside each other", "show trick 3",
   COMPLETES_WORDS, "trick deal", false, command_show},
  {"look", "", "[WHAT WORD]", "how cards look: symbols, colours, where trumps stand",
   "look colours four", COMPLETES_WORDS, "cards colours trumps sets", false, command_look},
  {"games", "", "", "the games and house rules that are found", "games",
   COMPLETES_NOTHING, "", false, command_games},
  {"lua", "", "CODE", "a line of Lua that sees the deal: hand.A, deal, trick, trump, players",
   "lua hand.A:points()", COMPLETES_NOTHING, "", false, command_lua},
  {"position", "", "[TEXT]", "prints the situation as one line of text, or sets one up", "position",
   COMPLETES_NOTHING, "", false, command_position},
  /* keeping */
  {"save", "", "FILE", "saves the game as a record", "save game.txt",
   COMPLETES_FILES, "", false, command_save},
  {"load", "", "FILE", "goes on with a saved game", "load game.txt",
   COMPLETES_FILES, "", false, command_load},
  {"export", "", "FILE [trick N]", "the deal, or a trick, as a picture: .md, .html or .svg",
   "export deal.svg", COMPLETES_FILES, "", false, command_export},
  {"resume", "", "", "goes on with a session that was interrupted", "resume",
   COMPLETES_NOTHING, "", false, command_resume},
  {"test", "", "FILE|save NAME", "runs scenarios; writes the situation on the table as one",
   "test save broken-pair", COMPLETES_FILES, "", false, command_test},
  {"help", "?", "[COMMAND]", "this list, or one command", "help play",
   COMPLETES_COMMANDS, "", false, command_help},
  {"quit", "q", "", "leaves", "quit",
   COMPLETES_NOTHING, "", false, command_quit},
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
    text_fail(error, error_size, "there is no seat %c in this game", toupper((unsigned char)*word));
  else if (near)
    text_fail(error, error_size, "there is no command \"%s\": did you mean \"%s\"?", clipped, near);
  else
    text_fail(error, error_size, "there is no command \"%s\": `help` lists them", clipped);
}

const Command *command_find(const char *word, size_t length, char *error, size_t error_size) {
  const Command *found = NULL;
  Text several = text_start(error, error_size);
  int n = 0;
  for (int i = 0; i < commands_n; i++)
    if (is_word(commands[i].name, word, length) || is_word(commands[i].alias, word, length))
      return &commands[i];
  for (int i = 0; i < commands_n; i++)
    if (begins(commands[i].name, word, length)) {
      text_add(&several, n++ ? " or %s" : "which command is meant: %s", commands[i].name);
      found = &commands[i];
    }
  if (n == 0)
    say_unknown(word, length, error, error_size);
  else if (n > 1)
    text_put(&several, "?");
  return n == 1 ? found : NULL;
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

int command_default_seat(const Repl *repl) {
  int seat = game_waits_for(&repl->session.game, repl->session.rules);
  if (!repl->taken || (seat != SEAT_NONE && repl->taken >> seat & 1)) return seat;
  for (seat = 0; !(repl->taken >> seat & 1);) seat++;
  return seat;
}

const char *command_word(const char **text, char *out, size_t size) {
  while (isspace((unsigned char)**text)) (*text)++;
  if (!**text) return NULL;
  size_t n = 0;
  for (; **text && !isspace((unsigned char)**text); (*text)++)
    if (n + 1 < size) out[n++] = **text;
  out[n] = '\0';
  return out;
}

/* Is this the name of an action that cannot be taken now? */
static bool is_possible_now(const Repl *repl, const Command *command) {
  const Session *session = &repl->session;
  if (command->run != command_act) return true;
  if (strcmp(command->name, action_word(ACTION_GIVE)) == 0 &&
      game_phase(&session->game, session->rules) == PHASE_TRICKS)
    return true;
  for (int kind = 0; kind < ACTION_NB; kind++) {
    if (strcmp(action_word((ActionKind)kind), command->name) != 0) continue;
    if (kind == ACTION_DEAL)
      return game_default(&session->game, session->rules).kind == ACTION_DEAL;
    for (int seat = 0; seat < session->rules->players; seat++)
      if (game_kinds(&session->game, session->rules, seat) >> kind & 1) return true;
  }
  return false;
}

static bool help_one(Repl *repl, const Command *command) {
  repl_say(repl, "%s%s%s - %s", command->name, *command->usage ? " " : "", command->usage,
           command->help);
  if (*command->alias) repl_say(repl, "  short: %s", command->alias);
  repl_say(repl, "  for example: %s", command->example);
  return true;
}

static void help_choice(void *data, const char *word, const PhaseChoice *choice) {
  char left[64] = "";
  Text text = text_start(left, sizeof left);
  text_put(&text, word);
  if (choice->has_number) text_add(&text, " %d", choice->number);
  if (choice->count.max) text_put(&text, " CARDS");
  repl_say(data, "  %-33s an action of this phase of the game", left);
}

COMMAND(command_help) {
  (void)command, (void)seat;
  char word[64] = "", error[192];
  if (command_word(&rest, word, sizeof word)) {
    const Command *about = command_find(word, strlen(word), error, sizeof error);
    return about ? help_one(repl, about) : repl_refuse(repl, "%s", error);
  }
  for (int i = 0; i < commands_n; i++) {
    char left[64];
    if (!is_possible_now(repl, &commands[i])) continue;
    Text text = text_start(left, sizeof left);
    text_add(&text, "%s %s", commands[i].name, commands[i].usage);
    repl_say(repl, "  %-33s %s", left, commands[i].help);
  }
  phase_each_word(repl, command_default_seat(repl), help_choice, repl);
  repl_say(repl, "Beginnings of words do (`un` is undo); `D: declare 2H` acts for seat D;");
  repl_say(repl, "actions that are not possible now are left out; `help COMMAND` says more.");
  return true;
}

COMMAND(command_quit) {
  (void)command, (void)seat, (void)rest;
  repl->quit = true;
  return true;
}
