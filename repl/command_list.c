/* command_list.c - the list of commands, and finding one in it. */
#include "repl/command_list.h"

#include <ctype.h>
#include <string.h>

#include "base/nearest_word.h"
#include "notation/spoken_cards.h"
#include "notation/typed_cards.h"
#include "repl/chinese_commands.h"
#include "repl/command/actions.h"
#include "repl/command/handlers.h"
#include "repl/custom_phase.h"
#include "repl/glossary.h"
#include "repl/help.h"
#include "repl/repl_sentences.h"

static COMMAND(command_quit) {
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
  {"names", "", "[[SEAT=]NAME ...|none]", SAY(HELP_NAMES), "names A=Anna B=Bo",
   COMPLETES_WORDS, "none", false, command_names},
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
  {"house", "", "[NAME|-NAME|save NAME]", SAY(HELP_HOUSE), "house tractor-above-ace",
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
  {"play", "p", "CARDS [as UNITS]", SAY(HELP_PLAY), "play JH JH",
   COMPLETES_CARDS, "", true, command_act},
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
  {"out", "", "", SAY(HELP_OUT), "out", COMPLETES_NOTHING, "", false, command_out},
  {"legal", "l", "[SEAT]", SAY(HELP_LEGAL), "legal", COMPLETES_SEATS, "", false, command_legal},
  {"why", "w", "[CARDS|score]", SAY(HELP_WHY),
   "why AH 6H", COMPLETES_CARDS, "score", false, command_why},
  {"could", "can", "[SEAT] play CARDS|that", SAY(HELP_COULD),
   "could F have played 9C 9C", COMPLETES_SEATS, "", false, command_could},
  {"ask", "", "[QUESTION] KEY VALUE ...", SAY(HELP_ASK),
   "ask follow trump 9C lead JJH hand AHTTH6H play AH6H",
   COMPLETES_WORDS, "order shape lead follow follows winner bid may-bid bury misdeal call friends "
   "kitty score advance settle decided turned begins deck", false, command_ask},
  {"bots", "", "[NAME,...]", SAY(HELP_BOTS), "bots simple,random",
   COMPLETES_BOTS, "", false, command_bots},
  {"differ", "", "[GAME|+HOUSE-RULE|N]", SAY(HELP_DIFFER),
   "differ +tractor-above-ace", COMPLETES_GAMES, "", false, command_differ},
  {"coverage", "", "[GROUP|FIELD|N]", SAY(HELP_COVERAGE),
   "coverage kitty", COMPLETES_RULES, "", false, command_coverage},
  {"diff", "", "[GAME|+HOUSE-RULE] [--raw]", SAY(HELP_DIFF),
   "diff +tractor-above-ace", COMPLETES_GAMES, "", false, command_diff},
  {"hint", "", "[SEAT]", SAY(HELP_HINT), "hint", COMPLETES_SEATS, "", false, command_hint},
  {"coach", "", "[on|off]", SAY(HELP_COACH), "coach on", COMPLETES_WORDS, "on off", false,
   command_coach},
  {"review", "", "[DEAL]", SAY(HELP_REVIEW), "review", COMPLETES_NOTHING, "", false,
   command_review},
  {"trump", "", "[TRUMP]", SAY(HELP_TRUMP), "trump 9C",
   COMPLETES_NOTHING, "", false, command_trump},
  {"turn", "", "SEAT", SAY(HELP_TURN), "turn F", COMPLETES_SEATS, "", false, command_turn},
  {"rules", "", "[all|GROUP|FIELD] [--raw]", SAY(HELP_RULES), "rules follow",
   COMPLETES_RULES, "all", false, command_rules},
  {"history", "", "[DEAL|all] [full]", SAY(HELP_HISTORY), "history full",
   COMPLETES_WORDS, "all full", false, command_history},
  {"show", "", "trick N|deal", SAY(HELP_SHOW), "show trick 3",
   COMPLETES_WORDS, "trick deal", false, command_show},
  {"look", "", "[WHAT WORD]", SAY(HELP_LOOK),
   "look colours four", COMPLETES_LOOKS, "", false, command_look},
  {"games", "", "[house] [WORD ...]", SAY(HELP_GAMES), "games house kitty",
   COMPLETES_WORDS, "house", false, command_games},
  {"lua", "", "CODE", SAY(HELP_LUA),
   "lua hand.A:points()", COMPLETES_NOTHING, "", false, command_lua},
  {"position", "", "[TEXT|copy|save FILE]", SAY(HELP_POSITION),
   "position GAME;trump=7H;hands=B:33445D6D;trick=A:8D 8D 9D 9D;turn=B",
   COMPLETES_WORDS, "copy save", false, command_position},
  {"lang", "", "[en|zh]", SAY(HELP_LANG), "lang zh", COMPLETES_WORDS, "en zh", false, command_lang},
  /* keeping */
  {"save", "", "FILE", SAY(HELP_SAVE), "save game.txt", COMPLETES_PATH, "", false, command_save},
  {"save!", "", "FILE", SAY(HELP_OVER), "save! game.txt", COMPLETES_PATH, "", false, command_save},
  {"load", "", "FILE", SAY(HELP_LOAD), "load game.txt", COMPLETES_PATH, "", false, command_load},
  {"export", "", "FILE [trick N|why CARDS]", SAY(HELP_EXPORT),
   "export deal.svg", COMPLETES_FILES, "trick why", false, command_export},
  {"export!", "", "FILE [trick N|why CARDS]", SAY(HELP_OVER),
   "export! deal.svg", COMPLETES_FILES, "trick why", false, command_export},
  {"rulebook", "", "FILE", SAY(HELP_RULEBOOK), "rulebook rules.html", COMPLETES_FILES, "", false,
   command_rulebook},
  {"rulebook!", "", "FILE", SAY(HELP_OVER), "rulebook! rules.html", COMPLETES_FILES, "", false,
   command_rulebook},
  {"resume", "", "[N]", SAY(HELP_RESUME), "resume", COMPLETES_NOTHING, "", false, command_resume},
  {"test", "", "FILE|save NAME", SAY(HELP_TEST),
   "test save broken-pair", COMPLETES_FILES, "save", false, command_test},
  {"help", "?", "[COMMAND|WORD|all|words]", SAY(HELP_HELP), "help throw",
   COMPLETES_COMMANDS, "all words", false, command_help},
  {"tutorial", "", "", SAY(HELP_TUTORIAL), "tutorial",
   COMPLETES_NOTHING, "", false, command_tutorial},
  {"quit", "q", "", SAY(HELP_QUIT), "quit", COMPLETES_NOTHING, "", false, command_quit},
};
/* clang-format on */
const int commands_n = sizeof commands / sizeof commands[0];

/* Commands that came later than the others: a beginning means them only where it means no older
** one, so that no abbreviation that people are used to changes or asks back. */
static bool is_later(const Command *command) {
  static const char LATER[] =
      "turn|tutorial|out|rulebook|rulebook!|differ|diff|names|coverage|review|"
      "coach|could";
  return text_which(LATER, command->name, strlen(command->name)) >= 0;
}

bool command_tells_much(const Command *command) {
  return text_which("legal|rules|help|history|show|ask|games", command->name,
                    strlen(command->name)) >= 0;
}

static bool begins(const char *name, const char *word, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (tolower((unsigned char)word[i]) != name[i]) return false;
  return true;
}

static bool is_word(const char *name, const char *word, size_t length) {
  return begins(name, word, length) && name[length] == '\0' && length > 0;
}

/* Words with which a question begins in English, and no command. */
static bool is_question(const char *word, size_t length) {
  return text_which(
             "may|might|should|must|is|are|was|were|do|does|did|who|whose|when|where|how|what's",
             word, length) >= 0;
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
  else if (is_question(word, length))
    say_values_in(error, error_size, VALUES(SAY(NO_QUESTION)));
  else if (near)
    say_values_in(error, error_size, VALUES(SAY(NO_COMMAND_NEAR), clipped, near));
  else
    say_values_in(error, error_size, VALUES(SAY(NO_COMMAND), clipped));
}

const Command *command_whole(const char *word, size_t length) {
  size_t chinese = 0;
  const char *name = chinese_command(word, &chinese);
  for (int i = 0; i < commands_n; i++)
    if (is_word(commands[i].name, word, length) || is_word(commands[i].alias, word, length) ||
        (name && chinese == length && strcmp(commands[i].name, name) == 0))
      return &commands[i];
  return NULL;
}

/* How many commands, older or later, begin so; the last of them in *found, all put into a question.
** Never one that overwrites. */
static int find_beginning(const char *word, size_t length, bool later, const Command **found,
                          Text *question) {
  int n = 0;
  for (int i = 0; i < commands_n; i++)
    if (begins(commands[i].name, word, length) && is_later(&commands[i]) == later &&
        !command_overwrites(&commands[i])) {
      say(question, n++ ? SAY(OR_COMMAND) : SAY(WHICH_COMMAND), commands[i].name);
      *found = &commands[i];
    }
  return n;
}

const Command *command_find(const char *word, size_t length, char *error, size_t error_size) {
  const Command *found = command_whole(word, length);
  if (found) return found;
  Text question = text_start(error, error_size);
  int n = find_beginning(word, length, false, &found, &question);
  if (n == 0) n = find_beginning(word, length, true, &found, &question);
  if (n == 0)
    say_unknown(word, length, error, error_size);
  else if (n > 1)
    text_put(&question, "?");
  return n == 1 ? found : NULL;
}

/* ---- words of a phase of the variant ---- */

static const Command *phase_command(const Repl *repl, const char *word, size_t length,
                                    PhaseCommand *own) {
  PhaseChoice choice;
  if (length == 0 || length >= sizeof own->name) return NULL;
  snprintf(own->name, sizeof own->name, "%.*s", (int)length, word);
  if (!phase_find_word(repl, own->name, &choice)) return NULL;
  snprintf(own->name, sizeof own->name, "%s", choice.word);
  Completes completes = choice.count.max ? COMPLETES_CARDS : COMPLETES_NOTHING;
  own->command = (Command){own->name, "", "", "", "", completes, "", true, command_act};
  return &own->command;
}

/* ---- a word of these games that is no command: it is explained ---- */

static const Command EXPLAIN = {"help", "?",   "WORD",      "", "", COMPLETES_NOTHING,
                                "",     false, command_help};

/* Alone in the line; 抢 is to play, and says nothing by itself. */
static bool is_explained(const char *text, const Command *command, Family family) {
  char word[COMMAND_SHOWN];
  size_t length = strlen(text);
  while (length > 0 && isspace((unsigned char)text[length - 1])) length--;
  if (length >= sizeof word) return false;
  text_copy(word, sizeof word, text, length);
  const Explained *meant = glossary_find(word, family);
  if (meant && meant == glossary_find("joker", family)) return false; /* it is played */
  return meant && (!command || meant == glossary_find("抢", family));
}

/* ---- cards without a command, and lines of the last list ---- */

static const Command TAKE_LISTED = {
    "#", "", "N", "", "#3", COMPLETES_NOTHING, "", true, command_take_listed};

static size_t word_length(const char *text) {
  size_t length = 0;
  while (text[length] && !isspace((unsigned char)text[length])) length++;
  return length;
}

/* Is it "#3", or several such; where ranks alone are no cards, "3" too? */
static bool is_listed(const char *text, bool ranks) {
  bool several = text[strcspn(text, " \t")] != '\0';
  if (*text != '#' && (ranks || several)) return false;
  while (*text) {
    if (*text == '#') text++;
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > 3) return false;
    text += digits;
    if (*text && *text != ' ' && *text != '\t') return false;
    text += strspn(text, " \t");
  }
  return true;
}

/* Is there a word behind the first that no card is, before what says how a lead is divided? */
static bool has_other_words(const char *text, const Typist *typist) {
  for (size_t length = word_length(text); text[length]; length = word_length(text)) {
    text += length + strspn(text + length, " \t");
    if (is_word("as", text, word_length(text))) return false;
    if (typed_word(text, word_length(text), typist) == TYPED_NO_CARD) return true;
  }
  return false;
}

/* Does a command begin so that could be meant here, although the word is a card? `ac` is `accept`
** where something is offered; `as` is `ask` where other words than cards follow, `AS` never. */
static bool is_command_rather(const Repl *repl, const char *text, const Typist *typist) {
  const Command *found = NULL;
  Text unused = text_room(192);
  size_t length = word_length(text);
  if (!find_beginning(text, length, false, &found, &unused)) return false;
  if (typed_word(text, length, typist) != TYPED_CARD ||
      (found->run == command_act && act_is_possible(repl, found->name)))
    return true;
  return islower((unsigned char)*text) && *found->usage && has_other_words(text, typist);
}

/* Is nothing said but cards: "a pair of nines", "the ace of clubs and the big joker"? */
static bool is_said(const char *text) {
  static const Typist anyone = {NULL, false};
  char cards[ROW_TEXT];
  if (!spoken_cards(text, cards, sizeof cards) || !*cards) return false;
  bool begins_so = typed_word(cards, word_length(cards), &anyone) != TYPED_NO_CARD;
  return typed_ranks(cards) > 0 || (begins_so && !has_other_words(cards, &anyone));
}

/* Does the line begin with cards, or with what can only be meant as such? */
static bool is_cards(const Repl *repl, const char *text) {
  Typist typist = {NULL, repl->session.rules->order.suits == SUITS_IGNORED};
  const char *end;
  if (typed_word(text, word_length(text), &typist) != TYPED_NO_CARD)
    return !is_command_rather(repl, text, &typist);
  bool symbol = !isalpha((unsigned char)*text) && (suit_parse(text, &end) != SUIT_NONE ||
                                                   suit_parse_chinese(text, &end) != SUIT_NONE);
  return symbol || isdigit((unsigned char)*text);
}

/* `Q` where suits are ignored: a capital alone is a card, a small letter a command. */
static bool is_capital_rank(const Repl *repl, const char *text) {
  bool alone = isupper((unsigned char)*text) && text[1 + strspn(text + 1, " \t")] == '\0';
  return alone && repl->session.rules->order.suits == SUITS_IGNORED && typed_ranks(text) == 1;
}

const Command *command_read(const Repl *repl, int seat, const char **text, PhaseCommand *own,
                            char *error, size_t error_size) {
  const char *word = *text;
  size_t length = word_length(word), chinese;
  const Command *command = phase_command(repl, word, length, own);
  bool cards = !command && (typed_ranks(word) > 1 || is_capital_rank(repl, word)); /* `q q`, `Q` */
  if (!command && !cards) command = command_whole(word, length);
  if (is_explained(word, command, (Family)repl->session.rules->family)) return &EXPLAIN;
  bool ranks = repl->session.rules->order.suits == SUITS_IGNORED;
  if (!command && is_listed(word, ranks)) return &TAKE_LISTED;
  if (cards || (!command && (is_cards(repl, word) || is_said(word)))) {
    char choice[NAME_MAX_LEN];
    if (seat == SEAT_NONE) seat = command_default_seat(repl);
    const char *name = act_of_cards(repl, seat, choice);
    command = phase_command(repl, name, strlen(name), own);
    return command ? command : command_whole(name, strlen(name));
  }
  const char *name = command ? NULL : chinese_command(word, &chinese);
  *text += name ? chinese : length;
  if (name) return command_whole(name, strlen(name));
  return command ? command : command_find(word, length, error, error_size);
}

const char *command_arguments(const Command *command, const char *text, Family family, char *out,
                              size_t size) {
  size_t ascii = 0;
  bool cards = command->completes == COMPLETES_CARDS || command->run == command_could;
  while (text[ascii] && (unsigned char)text[ascii] < 0x80) ascii++;
  if (!text[ascii]) return cards && spoken_cards(text, out, size) ? out : text;
  Text words = text_start(out, size);
  chinese_arguments(command->usage, text, family, &words);
  return words.length < size ? out : text;
}

int command_seat(const Repl *repl, const char *line, const char **rest) {
  while (isspace((unsigned char)*line)) line++;
  *rest = line;
  static const char WIDE_COLON[] = "：";
  char who[SEAT_NAME_TEXT];
  const char *colon = strchr(line, ':'), *wide = strstr(line, WIDE_COLON);
  bool is_wide = wide && (!colon || wide < colon);
  if (is_wide) colon = wide;
  size_t length = colon ? (size_t)(colon - line) : 0;
  if (length == 0 || length >= sizeof who) return SEAT_NONE;
  text_copy(who, sizeof who, line, length);
  int seat = command_seat_of(repl, who);
  if (seat < 0) return SEAT_NONE;
  for (*rest = colon + (is_wide ? strlen(WIDE_COLON) : 1); isspace((unsigned char)**rest);)
    (*rest)++;
  return seat;
}
